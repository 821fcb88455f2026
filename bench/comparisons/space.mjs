// @ts-check
/** Pairs in space beside three.js, three-mesh-bvh and Babylon.js. */
import { compare, LEVEL } from './comparison.mjs';

const hitPoint = 'a.intersectTriangle(b.a, b.b, b.c, false, vector) !== null';
/** A ray knows no end: three.js leaves it to its users to look how far the hit is. */
const withinReach = `${hitPoint} && vector.distanceToSquared(a.origin) <= a.direction.lengthSq()`;
const hitOfBabylon = 'a.intersectsTriangle(b.a, b.b, b.c) !== null';
/** What three.js leaves to its users: t and the normal of a hit at `vector`. Always true. */
const tAndNormal = 'vector.distanceTo(a.origin) >= 0 && vector2.subVectors(vector, b.center).normalize().x <= 2';
const richer = 'ours also gives t, normal and exit';
const asARay = 'three.js takes a ray and then its length; it also gives the point';

export const comparisons = [
  compare(
    'point–sphere',
    'intersects',
    { three: 'b.containsPoint(a)', babylon: 'b.intersectsPoint(a)' },
    { goal: LEVEL },
  ),
  compare(
    'point–aabb',
    'intersects',
    { three: 'b.containsPoint(a)', babylon: 'b.intersectsPoint(a)' },
    { goal: LEVEL },
  ),
  compare('point–obb', 'intersects', { three: 'b.containsPoint(a)' }),
  compare(
    'segment–plane',
    'intersects',
    { three: 'b.intersectsLine(a)' },
    { goal: LEVEL, note: 'three.js means segments where it says lines' },
  ),
  compare('segment–triangle', 'intersects', { three: withinReach, babylon: hitOfBabylon }, { note: asARay }),
  compare(
    'ray–plane',
    'intersects',
    { three: 'a.intersectsPlane(b)', babylon: 'a.intersectsPlane(b) !== null' },
    { goal: { three: 1.5, babylon: LEVEL } },
  ),
  compare(
    'ray–sphere',
    'intersects',
    { three: 'a.intersectsSphere(b)', babylon: 'a.intersectsSphere(b)' },
    { goal: LEVEL },
  ),
  compare('ray–aabb', 'intersects', {
    three: 'a.intersectsBox(b)',
    babylon: 'a.intersectsBoxMinMax(b.minimum, b.maximum)',
  }),
  compare('ray–obb', 'intersects', { three: 'b.intersectsRay(a)' }),
  compare('ray–triangle', 'intersects', { three: hitPoint, babylon: hitOfBabylon }, { goal: { three: 1.5 } }),
  compare('plane–sphere', 'intersects', { three: 'b.intersectsPlane(a)' }, { goal: LEVEL }),
  compare('plane–aabb', 'intersects', { three: 'b.intersectsPlane(a)' }, { goal: LEVEL }),
  compare('plane–obb', 'intersects', { three: 'b.intersectsPlane(a)' }),
  compare(
    'sphere–sphere',
    'intersects',
    { three: 'a.intersectsSphere(b)', babylon: 'BoundingSphere.Intersects(a, b)' },
    { goal: LEVEL },
  ),
  compare(
    'sphere–aabb',
    'intersects',
    { three: 'b.intersectsSphere(a)', babylon: 'b.intersectsSphere(a)' },
    { goal: LEVEL },
  ),
  compare('sphere–obb', 'intersects', { three: 'b.intersectsSphere(a)' }),
  compare('sphere–triangle', 'intersects', {
    three: 'b.closestPointToPoint(a.center, vector).distanceToSquared(a.center) <= a.radius * a.radius',
    bvh: 'sphereIntersectTriangle(a, b)',
  }),
  compare(
    'capsule–aabb',
    'intersects',
    { three: 'a.intersectsBox(b)' },
    { goal: 0, note: 'three.js looks at the capsule from three sides only, and so answers another question' },
  ),
  compare(
    'aabb–aabb',
    'intersects',
    { three: 'a.intersectsBox(b)', babylon: 'BoundingBox.Intersects(a, b)' },
    { goal: LEVEL },
  ),
  compare('aabb–obb', 'intersects', { three: 'b.intersectsBox3(a)', bvh: 'b.intersectsBox(a)' }),
  compare('aabb–triangle', 'intersects', { three: 'a.intersectsTriangle(b)' }, { goal: 4 }),
  compare(
    'obb–obb',
    'intersects',
    { three: 'a.intersectsOBB(b)', babylon: 'a.intersects(b, true)' },
    { goal: { three: 3 } },
  ),
  compare('obb–triangle', 'intersects', { bvh: 'a.intersectsTriangle(b)' }),
  compare('triangle–triangle', 'intersects', { bvh: 'a.intersectsTriangle(b)' }, { goal: 4 }),
  compare(
    'segment–plane',
    'intersection',
    { three: 'b.intersectLine(a, vector) !== null' },
    { ours: 'intersectionSegmentPlane(a, b, crossing) !== null', note: 'ours also gives t and how they lie' },
  ),
  compare(
    'segment–triangle',
    'intersection',
    { three: withinReach, babylon: hitOfBabylon },
    { ours: 'intersectionSegmentTriangle(a, b, passage) !== null', note: 'ours also gives t, barycentrics and side' },
  ),
  compare(
    'ray–plane',
    'raycast',
    { three: 'a.intersectPlane(b, vector) !== null' },
    { ours: 'raycastPlane(a, b, hit) !== null', note: richer },
  ),
  compare(
    'ray–sphere',
    'raycast',
    { three: 'a.intersectSphere(b, vector) !== null' },
    { ours: 'raycastSphere(a, b, hit) !== null', note: richer },
  ),
  compare(
    'ray–sphere',
    'raycast with t and normal',
    { three: `a.intersectSphere(b, vector) !== null && ${tAndNormal}` },
    { ours: 'raycastSphere(a, b, hit) !== null', note: 'as much from both, but that ours also gives exit and inside' },
  ),
  compare(
    'ray–aabb',
    'raycast',
    { three: 'a.intersectBox(b, vector) !== null' },
    { ours: 'raycastAabb(a, b, hit) !== null', note: richer },
  ),
  compare(
    'ray–triangle',
    'raycast',
    { three: hitPoint, babylon: hitOfBabylon },
    { ours: 'raycastTriangle(a, b, hit) !== null', goal: { three: 1.5 }, note: richer },
  ),
  compare('point–point', 'distance', { three: 'a.distanceTo(b)', babylon: 'Vector3.Distance(a, b)' }, { goal: LEVEL }),
  compare('point–segment', 'distance', { three: 'b.closestPointToPoint(a, true, vector).distanceTo(a)' }),
  compare('point–ray', 'distance', { three: 'b.distanceToPoint(a)' }),
  compare('point–line', 'distance', { three: 'b.closestPointToPoint(a, false, vector).distanceTo(a)' }),
  compare(
    'point–plane',
    'distance',
    { three: 'Math.abs(b.distanceToPoint(a))', babylon: 'Math.abs(b.signedDistanceTo(a))' },
    { goal: LEVEL, note: 'theirs want a unit normal' },
  ),
  compare('point–sphere', 'distance', { three: 'Math.max(b.distanceToPoint(a), 0)' }, { goal: LEVEL }),
  compare('point–aabb', 'distance', { three: 'b.distanceToPoint(a)' }, { goal: LEVEL }),
  compare('point–triangle', 'distance', {
    three: 'b.closestPointToPoint(a, vector).distanceTo(a)',
    bvh: 'b.distanceToPoint(a)',
    babylon: 'Vector3.ProjectOnTriangleToRef(a, b.a, b.b, b.c, reference)',
  }),
  compare(
    'plane–sphere',
    'distance',
    { three: 'Math.max(Math.abs(a.distanceToPoint(b.center)) - b.radius, 0)' },
    { goal: LEVEL },
  ),
  compare('sphere–triangle', 'distance', {
    three: 'Math.max(b.closestPointToPoint(a.center, vector).distanceTo(a.center) - a.radius, 0)',
    bvh: 'Math.max(b.distanceToPoint(a.center) - a.radius, 0)',
  }),
  compare(
    'point–segment',
    'closestPointOn',
    { three: 'b.closestPointToPoint(a, true, vector).x' },
    { ours: 'closestPointOnSegment(a, b, vector).x' },
  ),
  compare(
    'point–ray',
    'closestPointOn',
    { three: 'b.closestPointToPoint(a, vector).x' },
    { ours: 'closestPointOnRay(a, b, vector).x' },
  ),
  compare(
    'point–line',
    'closestPointOn',
    { three: 'b.closestPointToPoint(a, false, vector).x' },
    { ours: 'closestPointOnLine(a, b, vector).x' },
  ),
  compare(
    'point–plane',
    'closestPointOn',
    { three: 'b.projectPoint(a, vector).x' },
    { ours: 'closestPointOnPlane(a, b, vector).x', goal: LEVEL, note: 'three.js wants a unit normal' },
  ),
  compare(
    'point–aabb',
    'closestPointOn',
    { three: 'b.clampPoint(a, vector).x' },
    { ours: 'closestPointOnAabb(a, b, vector).x', goal: LEVEL },
  ),
  compare(
    'point–triangle',
    'closestPointOn',
    { three: 'b.closestPointToPoint(a, vector).x' },
    { ours: 'closestPointOnTriangle(a, b, vector).x' },
  ),
  compare(
    'segment–segment',
    'closestPoints',
    {
      three: 'Math.sqrt(a.distanceSqToLine3(b, vector, vector2))',
      bvh: '(closestPointsSegmentToSegment(a, b, vector, vector2), vector.distanceTo(vector2))',
    },
    { ours: 'closestPointsSegmentSegment(a, b, closest).distance' },
  ),
  compare(
    'segment–ray',
    'closestPoints',
    { three: 'Math.sqrt(b.distanceSqToSegment(a.start, a.end, vector, vector2))' },
    { ours: 'closestPointsSegmentRay(a, b, closest).distance' },
  ),
];
