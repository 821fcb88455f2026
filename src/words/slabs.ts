/**
 * A line in the slabs of a box. A slab is all that lies between two opposite faces; the line is in the box where it is in all
 * slabs. Kay and Kajiya 1986; Ericson, RTCD 5.3.3.
 */
import { byNearestFace, faceEntered, halfway, nearestInBox } from './boxes.js';
import { type Ends, type Linear, relationOf } from './linear.js';
import { isStill, tamedAtAnyScale } from './lines.js';
import { type BoxPassage, intervals } from './results.js';
import type { Aabb, Direction } from './shapes.js';
import { add, choose, equal, fill, largest, max, more, negate, over, scale, smallest, sub, type Vec } from './vec.js';

/**
 * Where a line crosses the planes of a box: on each axis it enters by the plane `near` at t = `enter`. Each t is two roundings
 * from the true one. A line along a slab is in there from -Infinity to Infinity.
 */
export function crossings(origin: Vec, direction: Direction, box: Aabb) {
  const [isAlong, rises] = [equal(direction, 0), more(direction, 0)];
  const [near, far] = [choose(rises, box.min, box.max), choose(rises, box.max, box.min)];
  // Along a slab it is -1 / 0 and 1 / 0, with 0 for a direction of -0 as well.
  const steady = add(direction, fill(direction, 0));
  const enter = over(choose(isAlong, fill(origin, -1), sub(near, origin)), steady);
  const leave = over(choose(isAlong, fill(origin, 1), sub(far, origin)), steady);
  return { origin, direction, near, far, enter, leave, t: largest(enter), tExit: smallest(leave) };
}

type Crossings = ReturnType<typeof crossings>;

/**
 * Whether a line comes in from outside and goes out later, by more than rounding makes up: each t is two roundings from the true
 * one unless it is so small that it has lost digits.
 */
export function isClear({ t, tExit }: Crossings): boolean {
  return t > 2 ** -900 && tExit - t > 2 ** -49 * tExit;
}

/** The point of entry, in the box and exactly on the planes that it is found by, and the normal of the first of them. */
export function entryOf(found: Crossings, box: Aabb, isGrazing = false) {
  const { origin, direction, near, far, enter, leave, t, tExit } = found;
  const passed = add(origin, scale(direction, t));
  const point = isGrazing ? choose(equal(leave, tExit), far, passed) : passed;
  return { point: nearestInBox(choose(equal(enter, t), near, point), box), normal: faceEntered(enter, direction, t) };
}

/** Of the faces that a ray starts on, the one it faces most: of equal ones the first of x min, x max, y min … */
export function faceAtStart(origin: Vec, direction: Direction, box: Aabb): Direction {
  // Halved, all of them are less than 2 ** 1023.
  const none = fill(origin, 2 ** 1023);
  const atMin = choose(equal(origin, box.min), scale(direction, -0.5), none);
  const atMax = choose(equal(origin, box.max), scale(direction, 0.5), none);
  return negate(byNearestFace(atMin, atMax).normal);
}

export function passageThrough(line: Linear, box: Aabb, ends: Ends): BoxPassage {
  const { tMin, tMax, entry, exit, enter, leave } = throughBox(line, box, ends);
  return { tMin, tMax, entry, exit, relation: relationOf(ends), ...intervals(enter, leave) };
}

/** The middle of what a line shares with a box that it meets. */
export function middleOf(line: Linear, box: Aabb, ends: Ends): Vec {
  const { entry, exit } = throughBox(line, box, ends);
  return halfway(entry, exit);
}

/**
 * What a line shares with a box that it meets. The ends come out as they were given. Where they share one point only, rounding
 * must not part entry and exit.
 * @rare
 */
export function throughBox({ origin, direction, end: last }: Linear, box: Aabb, { start, end, whole }: Ends) {
  const found = crossings(origin, direction, box);
  const keepsDigits = (start <= 0 || isCountable(found.t)) && (end <= 0 || isCountable(found.tExit));
  const inner = keepsDigits ? placesIn(found, box, whole) : placesAtAnyScale(origin, direction, box, whole);
  const [none, reach] = [fill(origin, 0), isStill(direction) ? 0 : 1];
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
function isCountable(t: number): boolean {
  return t > 2 ** -900 && t < 2 ** 900;
}

/** Where a line comes in and goes out. Grazing an edge, it goes out where it comes in. */
function placesIn(found: Crossings, box: Aabb, whole: number) {
  const { origin, direction, leave, far, tExit } = found;
  const { point, normal } = entryOf(found, box, whole === 0);
  const left = choose(equal(leave, tExit), far, add(origin, scale(direction, tExit)));
  return { entry: point, exit: nearestInBox(left, box), normal };
}

/**
 * With a direction of another length, where t can be counted.
 * @cold
 */
function placesAtAnyScale(origin: Vec, direction: Direction, box: Aabb, whole: number) {
  return placesIn(crossings(origin, tamedAtAnyScale(direction).way, box), box, whole);
}
