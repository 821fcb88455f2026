// @ts-check
/**
 * What is asked of Riposte and of its peers alike: expressions in terms of `a`, `b`, Riposte's functions and the objects that
 * results are written into. Riposte and three.js take the same three.js objects, unless one of them takes something made
 * of these beforehand; Babylon.js has its own.
 */

/**
 * @typedef {object} Comparison
 * @property {2 | 3} dimension
 * @property {[string, string]} kinds
 * @property {string} question
 * @property {string} ours
 * @property {string} three
 * @property {string} [babylon]
 * @property {'obbFrom'} [oursTakes]
 * @property {'rayOf'} [threeTakes]
 * @property {string} [note]
 */

const withinReach = 'vector.distanceToSquared(a.origin) <= a.direction.lengthSq()';
const richer = 'ours also gives t, normal and exit';
/** What three.js leaves to its users: t and the normal of a hit at `vector`. Always true. */
const tAndNormal = 'vector.distanceTo(a.origin) >= 0 && vector2.subVectors(vector, b.center).normalize().x <= 2';

/** @type {Comparison[]} */
export const comparisons = [
  {
    dimension: 3,
    kinds: ['point', 'sphere'],
    question: 'intersects',
    ours: 'intersectsPointSphere(a, b)',
    three: 'b.containsPoint(a)',
    babylon: 'b.intersectsPoint(a)',
  },
  {
    dimension: 3,
    kinds: ['point', 'aabb'],
    question: 'intersects',
    ours: 'intersectsPointAabb(a, b)',
    three: 'b.containsPoint(a)',
    babylon: 'b.intersectsPoint(a)',
  },
  {
    dimension: 3,
    kinds: ['ray', 'sphere'],
    question: 'intersects',
    ours: 'intersectsRaySphere(a, b)',
    three: 'a.intersectsSphere(b)',
    babylon: 'a.intersectsSphere(b)',
  },
  {
    dimension: 3,
    kinds: ['ray', 'aabb'],
    question: 'intersects',
    ours: 'intersectsRayAabb(a, b)',
    three: 'a.intersectsBox(b)',
    babylon: 'a.intersectsBoxMinMax(b.minimum, b.maximum)',
  },
  {
    dimension: 3,
    kinds: ['sphere', 'sphere'],
    question: 'intersects',
    ours: 'intersectsSphereSphere(a, b)',
    three: 'a.intersectsSphere(b)',
    babylon: 'BoundingSphere.Intersects(a, b)',
  },
  {
    dimension: 3,
    kinds: ['sphere', 'aabb'],
    question: 'intersects',
    ours: 'intersectsSphereAabb(a, b)',
    three: 'b.intersectsSphere(a)',
    babylon: 'b.intersectsSphere(a)',
  },
  {
    dimension: 3,
    kinds: ['aabb', 'aabb'],
    question: 'intersects',
    ours: 'intersectsAabbAabb(a, b)',
    three: 'a.intersectsBox(b)',
    babylon: 'BoundingBox.Intersects(a, b)',
  },
  {
    dimension: 3,
    kinds: ['sphere', 'triangle'],
    question: 'intersects',
    ours: 'intersectsSphereTriangle(a, b)',
    three: 'b.closestPointToPoint(a.center, vector).distanceToSquared(a.center) <= a.radius * a.radius',
  },
  {
    dimension: 3,
    kinds: ['obb', 'obb'],
    question: 'intersects',
    ours: 'intersectsObbObb(a, b)',
    three: 'a.intersectsOBB(b)',
    babylon: 'a.intersects(b, true)',
    oursTakes: 'obbFrom',
  },
  {
    dimension: 3,
    kinds: ['segment', 'triangle'],
    question: 'intersects',
    ours: 'intersectsSegmentTriangle(a, b)',
    three: `a.intersectTriangle(b.a, b.b, b.c, false, vector) !== null && ${withinReach}`,
    threeTakes: 'rayOf',
    note: 'three.js takes a ray and then its length; it also gives the point',
  },
  {
    dimension: 3,
    kinds: ['segment', 'triangle'],
    question: 'intersection',
    ours: 'intersectionSegmentTriangle(a, b, triangleHit) !== null',
    three: `a.intersectTriangle(b.a, b.b, b.c, false, vector) !== null && ${withinReach}`,
    babylon: 'a.intersectsTriangle(b.a, b.b, b.c) !== null',
    threeTakes: 'rayOf',
    note: 'ours also gives t, barycentrics and side',
  },
  {
    dimension: 3,
    kinds: ['ray', 'sphere'],
    question: 'raycast',
    ours: 'raycastSphere(a, b, hit) !== null',
    three: 'a.intersectSphere(b, vector) !== null',
    note: richer,
  },
  {
    dimension: 3,
    kinds: ['ray', 'sphere'],
    question: 'raycast with t and normal',
    ours: 'raycastSphere(a, b, hit) !== null',
    three: `a.intersectSphere(b, vector) !== null && ${tAndNormal}`,
    note: 'as much from both, but that ours also gives exit and inside',
  },
  {
    dimension: 3,
    kinds: ['ray', 'aabb'],
    question: 'raycast',
    ours: 'raycastAabb(a, b, hit) !== null',
    three: 'a.intersectBox(b, vector) !== null',
    note: richer,
  },
  {
    dimension: 3,
    kinds: ['point', 'point'],
    question: 'distance',
    ours: 'distancePointPoint(a, b)',
    three: 'a.distanceTo(b)',
    babylon: 'Vector3.Distance(a, b)',
  },
  {
    dimension: 3,
    kinds: ['point', 'ray'],
    question: 'distance',
    ours: 'distancePointRay(a, b)',
    three: 'b.distanceToPoint(a)',
  },
  {
    dimension: 3,
    kinds: ['point', 'sphere'],
    question: 'distance',
    ours: 'distancePointSphere(a, b)',
    three: 'Math.max(b.distanceToPoint(a), 0)',
  },
  {
    dimension: 3,
    kinds: ['point', 'aabb'],
    question: 'distance',
    ours: 'distancePointAabb(a, b)',
    three: 'b.distanceToPoint(a)',
  },
  {
    dimension: 3,
    kinds: ['sphere', 'triangle'],
    question: 'distance',
    ours: 'distanceSphereTriangle(a, b)',
    three: 'Math.max(b.closestPointToPoint(a.center, vector).distanceTo(a.center) - a.radius, 0)',
  },
  {
    dimension: 3,
    kinds: ['point', 'segment'],
    question: 'closestPointOn',
    ours: 'closestPointOnSegment(a, b, vector).x',
    three: 'b.closestPointToPoint(a, true, vector).x',
  },
  {
    dimension: 3,
    kinds: ['point', 'ray'],
    question: 'closestPointOn',
    ours: 'closestPointOnRay(a, b, vector).x',
    three: 'b.closestPointToPoint(a, vector).x',
  },
  {
    dimension: 3,
    kinds: ['point', 'aabb'],
    question: 'closestPointOn',
    ours: 'closestPointOnAabb(a, b, vector).x',
    three: 'b.clampPoint(a, vector).x',
  },
  {
    dimension: 3,
    kinds: ['segment', 'segment'],
    question: 'closestPoints',
    ours: 'closestPointsSegmentSegment(a, b, closest).distance',
    three: 'Math.sqrt(a.distanceSqToLine3(b, vector, vector2))',
  },
  {
    dimension: 3,
    kinds: ['segment', 'ray'],
    question: 'closestPoints',
    ours: 'closestPointsSegmentRay(a, b, closest).distance',
    three: 'Math.sqrt(b.distanceSqToSegment(a.start, a.end, vector, vector2))',
  },
  {
    dimension: 2,
    kinds: ['point', 'aabb'],
    question: 'intersects',
    ours: 'intersectsPointAabb(a, b)',
    three: 'b.containsPoint(a)',
  },
  {
    dimension: 2,
    kinds: ['aabb', 'aabb'],
    question: 'intersects',
    ours: 'intersectsAabbAabb(a, b)',
    three: 'a.intersectsBox(b)',
  },
  {
    dimension: 2,
    kinds: ['point', 'point'],
    question: 'distance',
    ours: 'distancePointPoint(a, b)',
    three: 'a.distanceTo(b)',
  },
  {
    dimension: 2,
    kinds: ['point', 'aabb'],
    question: 'distance',
    ours: 'distancePointAabb(a, b)',
    three: 'b.distanceToPoint(a)',
  },
  {
    dimension: 2,
    kinds: ['point', 'aabb'],
    question: 'closestPointOn',
    ours: 'closestPointOnAabb(a, b, vector).x',
    three: 'b.clampPoint(a, vector).x',
  },
];
