/** What a segment or ray shares with a box that it meets. */
import { tamed } from './lines.js';
import type { Passage, Relation } from './results.js';
import type { Aabb, Direction } from './shapes.js';
import { type Crossings, crossings, faceEntered, onFar, onNear, pointAt } from './slabs.js';
import { add, clamp, fill, largest, max, smallest, type Vec } from './vec.js';

/** A segment or ray that meets a box, and what the exact questions say about it. */
export interface Line {
  readonly start: Vec;
  /** At t = `reach`: 1, or 0 for what is only a point. A ray that goes on for ever does not end inside. */
  readonly end: Vec;
  readonly reach: number;
  readonly startsInside: boolean;
  readonly endsInside: boolean;
  readonly sharesOnePoint: boolean;
}

/** What a line shares with a box that it meets, the face that it comes in by, and where it crosses the planes. */
export interface Passing extends Passage {
  readonly normal: Direction;
  readonly enter: Vec;
  readonly leave: Vec;
}

/**
 * The ends come out as they were given. Any other point lies in the box, and exactly on the planes that it was found by. Where
 * they share one point only, rounding must not part entry and exit.
 */
export function passing(line: Line, found: Crossings, box: Aabb): Passing {
  const entry = entryOf(line, found, box);
  const exit = exitOf(line, found, entry, box);
  // Adding 0 keeps a -0 from showing.
  const nothing = fill(found.enter, 0);
  return {
    tMin: entry.t,
    tMax: exit.t,
    entry: entry.point,
    exit: exit.point,
    relation: relationOf(line),
    normal: entry.normal,
    enter: add(found.enter, nothing),
    leave: add(found.leave, nothing),
  };
}

interface Place {
  readonly t: number;
  readonly point: Vec;
}

interface Entry extends Place {
  readonly normal: Direction;
}

function entryOf(line: Line, found: Crossings, box: Aabb): Entry {
  const { start, end, reach } = line;
  const none = fill(start, 0);
  if (line.startsInside) return { t: 0, point: start, normal: none };
  if (line.endsInside && line.sharesOnePoint) return { t: reach, point: end, normal: none };
  const t = largest(found.enter);
  if (!isCountable(t)) return { t, ...entryAtAnyScale(start, found.direction, box) };
  const passed = pointAt(found, t, start);
  // Grazing an edge, it goes out where it comes in.
  const grazed = line.sharesOnePoint ? onFar(found, smallest(found.leave), passed) : passed;
  return { t, point: clamp(onNear(found, t, grazed), box.min, box.max), normal: faceEntered(found, t) };
}

function exitOf(line: Line, found: Crossings, entry: Entry, box: Aabb): Place {
  const { start, end, reach } = line;
  if (line.sharesOnePoint) return { t: entry.t, point: entry.point };
  if (line.endsInside) return { t: reach, point: end };
  const first = smallest(found.leave);
  const t = max(first, entry.t);
  if (!isCountable(first)) return { t, point: exitAtAnyScale(start, found.direction, box).point };
  return { t, point: clamp(onFar(found, first, pointAt(found, first, start)), box.min, box.max) };
}

/** Whether products with t keep their digits. */
function isCountable(t: number): boolean {
  return t > 2 ** -900 && t < 2 ** 900;
}

interface Hit {
  readonly point: Vec;
  readonly normal: Direction;
}

/**
 * With a direction of another length, where t can be counted.
 * @cold
 */
function entryAtAnyScale(start: Vec, direction: Direction, box: Aabb): Hit {
  const found = crossings(start, tamed(direction).way, box);
  const t = largest(found.enter);
  const point = onNear(found, t, pointAt(found, t, start));
  return { point: clamp(point, box.min, box.max), normal: faceEntered(found, t) };
}

/** @cold */
function exitAtAnyScale(start: Vec, direction: Direction, box: Aabb): { readonly point: Vec } {
  const found = crossings(start, tamed(direction).way, box);
  const t = smallest(found.leave);
  return { point: clamp(onFar(found, t, pointAt(found, t, start)), box.min, box.max) };
}

function relationOf({ startsInside, endsInside, sharesOnePoint }: Line): Relation {
  if (sharesOnePoint) return 'touches';
  if (startsInside) return endsInside ? 'inside' : 'leaves';
  return endsInside ? 'enters' : 'through';
}
