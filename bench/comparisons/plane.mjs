// @ts-check
/** Pairs in the plane beside sat, check2d, flatten-js, planck and three.js. */
import { compare, LEVEL } from './comparison.mjs';

/** check2d asks sat, for bodies of its own. */
const collision = 'system.checkCollision(a, b)';
/** planck's general test (GJK), for shapes of any two kinds. */
const overlap = 'testOverlap(a, 0, b, 0, place, place)';
const holdsPoint = 'b.testPoint(place, a)';
const crossing = 'a.intersect(b).length > 0';
const border = 'flatten-js intersects borders, so one inside the other counts as apart';
const margin = 'planck makes shapes other than circles larger by 0.01, or half as much';

/** Two polygons, or what sat takes for polygons. */
const polygons = { sat: 'testPolygonPolygon(a, b)', check2d: collision, planck: overlap };

export const comparisons = [
  compare('point–aabb', 'intersects', { three: 'b.containsPoint(a)', flatten: 'b.contains(a)' }, { goal: LEVEL }),
  compare(
    'point–circle',
    'intersects',
    { sat: 'pointInCircle(a, b)', flatten: 'b.contains(a)', planck: holdsPoint },
    { goal: LEVEL },
  ),
  compare('point–obb', 'intersects', { sat: 'pointInPolygon(a, b)', flatten: 'b.contains(a)', planck: holdsPoint }),
  compare('point–triangle', 'intersects', {
    sat: 'pointInPolygon(a, b)',
    flatten: 'b.contains(a)',
    planck: holdsPoint,
  }),
  compare(
    'segment–segment',
    'intersects',
    { check2d: 'intersectLineLineFast(a, b)', flatten: crossing, planck: overlap },
    { goal: { flatten: 20 }, note: margin },
  ),
  compare('segment–ray', 'intersects', { flatten: crossing }),
  compare('segment–line', 'intersects', { flatten: crossing }),
  compare('segment–circle', 'intersects', { check2d: collision, planck: overlap, flatten: crossing }, { note: border }),
  compare('segment–aabb', 'intersects', { check2d: collision, planck: overlap, flatten: crossing }, { note: border }),
  compare('segment–obb', 'intersects', { check2d: collision, planck: overlap }),
  compare('segment–triangle', 'intersects', { check2d: collision, planck: overlap }),
  compare('ray–line', 'intersects', { flatten: crossing }),
  compare('ray–ray', 'intersects', { flatten: crossing }),
  compare('ray–circle', 'intersects', { flatten: crossing }),
  compare('ray–aabb', 'intersects', { flatten: crossing }),
  compare('ray–triangle', 'intersects', { flatten: crossing }),
  compare('line–line', 'intersects', { flatten: crossing }),
  compare('line–circle', 'intersects', { flatten: crossing }),
  compare('line–aabb', 'intersects', { flatten: crossing }),
  compare('line–triangle', 'intersects', { flatten: crossing }),
  compare(
    'circle–circle',
    'intersects',
    { sat: 'testCircleCircle(a, b)', check2d: collision, planck: overlap, flatten: crossing },
    { goal: { sat: LEVEL }, note: border },
  ),
  compare('circle–aabb', 'intersects', {
    sat: 'testCirclePolygon(a, b)',
    check2d: collision,
    planck: overlap,
    flatten: crossing,
  }),
  compare('circle–obb', 'intersects', {
    sat: 'testCirclePolygon(a, b)',
    check2d: collision,
    planck: overlap,
  }),
  compare('circle–triangle', 'intersects', {
    sat: 'testCirclePolygon(a, b)',
    check2d: collision,
    planck: overlap,
  }),
  compare(
    'aabb–aabb',
    'intersects',
    {
      three: 'a.intersectsBox(b)',
      flatten: 'a.intersect(b)',
      planckBoxes: 'AABB.testOverlap(a, b)',
      check2d: collision,
    },
    { goal: { three: LEVEL, planckBoxes: LEVEL, flatten: LEVEL } },
  ),
  compare('aabb–obb', 'intersects', polygons),
  compare('aabb–triangle', 'intersects', polygons),
  compare('obb–obb', 'intersects', polygons),
  compare('obb–triangle', 'intersects', polygons),
  compare('triangle–triangle', 'intersects', polygons),
  compare(
    'segment–segment',
    'intersection',
    { check2d: 'intersectLineLine(a, b) !== undefined', flatten: crossing },
    { ours: 'intersectionSegmentSegment(a, b, meeting) !== null' },
  ),
  compare(
    'circle–circle',
    'contact',
    {
      sat: 'testCircleCircle(a, b, (response.clear(), response))',
      planck: '(CollideCircles(manifold, a, place, b, place), manifold.pointCount > 0)',
    },
    { ours: 'contactCircleCircle(a, b, contact) !== null', note: 'planck leaves the normal to be worked out' },
  ),
  compare(
    'circle–aabb',
    'contact',
    {
      sat: 'testCirclePolygon(a, b, (response.clear(), response))',
      planck: '(CollidePolygonCircle(manifold, b, place, a, place), manifold.pointCount > 0)',
    },
    { ours: 'contactCircleAabb(a, b, contact) !== null' },
  ),
  compare(
    'aabb–aabb',
    'contact',
    {
      sat: 'testPolygonPolygon(a, b, (response.clear(), response))',
      planck: '(CollidePolygons(manifold, a, place, b, place), manifold.pointCount > 0)',
    },
    { ours: 'contactAabbAabb(a, b, contact) !== null', note: margin },
  ),
  compare(
    'point–point',
    'distance',
    { three: 'a.distanceTo(b)', flatten: 'a.distanceTo(b)[0]' },
    { goal: { three: LEVEL } },
  ),
  compare('point–segment', 'distance', { flatten: 'a.distanceTo(b)[0]' }),
  compare('point–line', 'distance', { flatten: 'a.distanceTo(b)[0]' }),
  compare('point–aabb', 'distance', { three: 'b.distanceToPoint(a)' }, { goal: LEVEL }),
  compare(
    'segment–segment',
    'distance',
    { flatten: 'a.distanceTo(b)[0]', planck: 'distanceBetween(a, b)' },
    { note: margin },
  ),
  compare('segment–circle', 'distance', { planck: 'distanceBetween(a, b)' }, { note: margin }),
  compare('circle–circle', 'distance', { planck: 'distanceBetween(a, b)' }),
  compare('circle–aabb', 'distance', { planck: 'distanceBetween(a, b)' }, { note: margin }),
  compare('aabb–aabb', 'distance', { planck: 'distanceBetween(a, b)' }, { note: margin }),
  compare(
    'point–aabb',
    'closestPointOn',
    { three: 'b.clampPoint(a, vector).x' },
    { ours: 'closestPointOnAabb(a, b, vector).x', goal: LEVEL },
  ),
];
