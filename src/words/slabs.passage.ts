/** How a segment, ray or line passes through a box. */
import { clampedInto, halfway, pushByNearestFace } from './boxes.js';
import { isZeroVector, safeAtAnyScale } from './lengths.js';
import { type Ends, relationOf, type SegmentOrRay } from './linear.js';
import { type BoxPassage, faceOf, intervals } from './results.js';
import type { Aabb, Direction } from './shapes.js';
import type { Sign } from './sign.js';
import { anyCrossings, type Crossings, entryOf, isCountable } from './slabs.js';
import { abs, add, equal, fill, max, negate, scale, select, sum, type Vec } from './vec.js';

/** Of the faces that a place lies on, the one that a line faces most: of equal ones the first of x min, x max, y min … */
function faceAtStart(origin: Vec, direction: Direction, box: Aabb): Direction {
  // Halved, all of them are less than 2 ** 1023.
  const none = fill(origin, 2 ** 1023);
  const atMin = select(equal(origin, box.min), scale(direction, -0.5), none);
  const atMax = select(equal(origin, box.max), scale(direction, 0.5), none);
  return negate(pushByNearestFace(atMin, atMax).normal);
}

/** How it runs follows from the gap: a line along a face shares more than a point with the box, and only touches it. */
export function passageThrough(line: SegmentOrRay, box: Aabb, ends: Ends, gap: Sign): BoxPassage {
  const { tMin, tMax, entry, exit, normal, enter, leave } = throughBox(line, box, ends);
  const relation = relationOf({ start: ends.start, end: ends.end, whole: gap });
  const [axis, isHigh] = [abs(normal.x) > 0 ? 0 : abs(normal.y) > 0 ? 1 : 2, sum(normal) > 0];
  const face = isZeroVector(normal) ? 'none' : faceOf(axis, isHigh);
  return { tMin, tMax, entry, exit, relation, normal, face, ...intervals(enter, leave) };
}

/** The middle of what a line shares with a box that it meets. */
export function middleOf(line: SegmentOrRay, box: Aabb, ends: Ends): Vec {
  const { entry, exit } = throughBox(line, box, ends);
  return halfway(entry, exit);
}

/** What they share where they meet. Ends come out as given. Of one shared point rounding must not part entry and exit. @rare */
export function throughBox({ origin, direction, end: last }: SegmentOrRay, box: Aabb, { start, end, whole }: Ends) {
  const found = anyCrossings(origin, direction, box);
  const keepsDigits = (start <= 0 || isCountable(found.t)) && (end <= 0 || isCountable(found.tExit));
  const inner = keepsDigits ? placesIn(found, box, whole) : placesAtAnyScale(origin, direction, box, whole);
  const [none, reach] = [fill(origin, 0), isZeroVector(direction) ? 0 : 1];
  const endsOn = whole === 0 && end <= 0;
  // Adding 0 keeps a -0 from showing.
  const tMin = start <= 0 ? 0 : endsOn ? reach : found.t + 0;
  const tMax = whole === 0 ? tMin : end <= 0 ? reach : max(found.tExit, tMin) + 0;
  const entry = start <= 0 ? origin : endsOn ? last : inner.entry;
  const exit = whole === 0 ? entry : end <= 0 ? last : inner.exit;
  const met = start === 0 || endsOn;
  const normal = start < 0 ? none : met ? faceAtStart(entry, direction, box) : inner.normal;
  return { tMin, tMax, entry, exit, normal, enter: add(found.enter, none), leave: add(found.leave, none) };
}

/** Where a line comes in and goes out. Grazing an edge, it goes out where it comes in. */
function placesIn(found: Crossings, box: Aabb, whole: number) {
  const { origin, direction, leave, far, tExit } = found;
  const { point, normal } = entryOf(found, box, whole === 0);
  const left = select(equal(leave, tExit), far, add(origin, scale(direction, tExit)));
  return { entry: point, exit: clampedInto(left, box), normal };
}

/** With a direction of another length, where t can be counted. @cold */
const placesAtAnyScale = (origin: Vec, direction: Direction, box: Aabb, whole: number) =>
  placesIn(anyCrossings(origin, safeAtAnyScale(direction).way, box), box, whole);
