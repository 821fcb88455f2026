/**
 * A line in the slabs of a box. A slab is all that lies between two opposite faces; the line is in the box where it is in all
 * slabs. Kay and Kajiya 1986; Ericson, RTCD 5.3.3.
 */
import { clampedInto, firstOf, halfway, pushByNearestFace } from './boxes.js';
import { atLeast0, blend, isPositive, largestOf, smallestOf } from './branchless.js';
import { type Ends, relationOf, type SegmentOrRay } from './linear.js';
import { isZeroVector, safeAtAnyScale } from './lines.js';
import { type BoxPassage, intervals } from './results.js';
import type { Aabb, Direction } from './shapes.js';
import type { Sign } from './sign.js';
import type { Vec } from './vec.js';
import {
  abs,
  add,
  divEach,
  equal,
  fill,
  max,
  maxCoordinate,
  minCoordinate,
  negate,
  scale,
  select,
  sub,
} from './vec.js';

/**
 * Where a line crosses the planes of a box: on each axis it enters by the plane `near`, whose normal is `facing`, at t = `enter`.
 * Each t is two roundings from the true one. For a line along a slab they mean nothing.
 */
export function crossings(origin: Vec, direction: Direction, box: Aabb) {
  const rises = isPositive(direction);
  const [near, far] = [blend(rises, box.min, box.max), blend(rises, box.max, box.min)];
  const [enter, leave] = [divEach(sub(near, origin), direction), divEach(sub(far, origin), direction)];
  const facing = sub(fill(rises, 1), scale(rises, 2));
  return { origin, direction, near, far, facing, enter, leave, t: maxCoordinate(enter), tExit: minCoordinate(leave) };
}

type Crossings = ReturnType<typeof crossings>;

/** The same for any line: one along a slab is in there from -Infinity to Infinity. */
function anyCrossings(origin: Vec, direction: Direction, box: Aabb): Crossings {
  const [found, isAlong] = [crossings(origin, direction, box), equal(direction, 0)];
  // Divided by 0: V8 would allocate for a choice that names Infinity.
  const endless = divEach(fill(origin, 1), abs(direction));
  const [enter, leave] = [select(isAlong, negate(endless), found.enter), select(isAlong, endless, found.leave)];
  return { ...found, enter, leave, t: maxCoordinate(enter), tExit: minCoordinate(leave) };
}

/** For how long a ray is in all slabs: negative where it misses the box. */
export function overlapOf({ enter, leave }: Crossings): number {
  return smallestOf(leave) - atLeast0(largestOf(enter));
}

/** The point of entry, in the box and exactly on the planes that it is found by, and the normal of the first of them. */
export function entryOf(found: Crossings, box: Aabb, isGrazing = false) {
  const { origin, direction, near, far, facing, enter, leave, t, tExit } = found;
  const passed = add(origin, scale(direction, t));
  const point = isGrazing ? select(equal(leave, tExit), far, passed) : passed;
  return {
    point: clampedInto(select(equal(enter, t), near, point), box),
    normal: firstOf(select(equal(enter, t), facing, fill(enter, 0))),
  };
}

/** Of the faces that a ray starts on, the one it faces most: of equal ones the first of x min, x max, y min … */
export function faceAtStart(origin: Vec, direction: Direction, box: Aabb): Direction {
  // Halved, all of them are less than 2 ** 1023.
  const none = fill(origin, 2 ** 1023);
  const atMin = select(equal(origin, box.min), scale(direction, -0.5), none);
  const atMax = select(equal(origin, box.max), scale(direction, 0.5), none);
  return negate(pushByNearestFace(atMin, atMax).normal);
}

/** How it runs follows from the gap: a line along a face shares more than a point with the box, and only touches it. */
export function passageThrough(line: SegmentOrRay, box: Aabb, ends: Ends, gap: Sign): BoxPassage {
  const { tMin, tMax, entry, exit, enter, leave } = throughBox(line, box, ends);
  const relation = relationOf({ start: ends.start, end: ends.end, whole: gap });
  return { tMin, tMax, entry, exit, relation, ...intervals(enter, leave) };
}

/** The middle of what a line shares with a box that it meets. */
export function middleOf(line: SegmentOrRay, box: Aabb, ends: Ends): Vec {
  const { entry, exit } = throughBox(line, box, ends);
  return halfway(entry, exit);
}

/**
 * What a line shares with a box that it meets. The ends come out as they were given. Where they share one point only, rounding
 * must not part entry and exit.
 * @rare
 */
export function throughBox({ origin, direction, end: last }: SegmentOrRay, box: Aabb, { start, end, whole }: Ends) {
  const found = anyCrossings(origin, direction, box);
  const keepsDigits = (start <= 0 || isCountable(found.t)) && (end <= 0 || isCountable(found.tExit));
  const inner = keepsDigits ? placesIn(found, box, whole) : placesAtAnyScale(origin, direction, box, whole);
  const [none, reach] = [fill(origin, 0), isZeroVector(direction) ? 0 : 1];
  const endsOn = whole === 0 && end <= 0;
  const tMin = start <= 0 ? 0 : endsOn ? reach : found.t;
  const tMax = whole === 0 ? tMin : end <= 0 ? reach : max(found.tExit, tMin);
  const entry = start <= 0 ? origin : endsOn ? last : inner.entry;
  const exit = whole === 0 ? entry : end <= 0 ? last : inner.exit;
  const normal = start <= 0 || endsOn ? none : inner.normal;
  // Adding 0 keeps a -0 from showing.
  return { tMin, tMax, entry, exit, normal, enter: add(found.enter, none), leave: add(found.leave, none) };
}

/** Whether products with t keep their digits. */
export function isCountable(t: number): boolean {
  return t > 2 ** -900 && t < 2 ** 900;
}

/** Where a line comes in and goes out. Grazing an edge, it goes out where it comes in. */
function placesIn(found: Crossings, box: Aabb, whole: number) {
  const { origin, direction, leave, far, tExit } = found;
  const { point, normal } = entryOf(found, box, whole === 0);
  const left = select(equal(leave, tExit), far, add(origin, scale(direction, tExit)));
  return { entry: point, exit: clampedInto(left, box), normal };
}

/**
 * With a direction of another length, where t can be counted.
 * @cold
 */
function placesAtAnyScale(origin: Vec, direction: Direction, box: Aabb, whole: number) {
  return placesIn(anyCrossings(origin, safeAtAnyScale(direction).way, box), box, whole);
}
