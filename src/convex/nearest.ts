/**
 * The nearest points of two cores.
 *
 * Gilbert, Johnson and Keerthi (1988): the difference d = a - b of two points is the smallest if no corners of the cores differ by less
 * along d. As long as some do, they join a simplex of corners that a and b are weighed means of, and only those stay which the new
 * smallest difference rests on. In doubles this may stop short. What it has found is good if it passes that test, up to
 * rounding; otherwise all pairs of edges, and of corners and faces, are tried.
 */
import type { Core } from './cores.js';
import { coreA, coreB, frame, SIZE } from './frame.js';
import { BEST, begin, direct, KEPT, keepBest, ofA, ofB, squares, take, towards, weigh, weights } from './simplex.js';

/** a, b, the way from b to a and its length, the square of the smallest one tried, and how far a and b are apart after rounding. */
export const found: Float64Array = /* @__PURE__ */ new Float64Array(12);
export const LENGTH = 9;
const LEAST = 10;
const APART = 11;

/** What rounding may take of a length, in parts of the size. */
const SLACK: number = 2 ** -51;
const STEPS = 64;

/** Writes the nearest points into `found`. @returns whether the cores are proven to be so far apart, along their difference */
export function findNearest(): boolean {
  const a = coreA();
  const b = coreB();
  found[LEAST] = Infinity;
  take(0, a, 0, b, 0);
  begin();
  keep(a, b, 1);
  iterate(a, b);
  if (!isEnd(a, b, SLACK)) tryAll(a, b);
  return found[LENGTH]! > SLACK * frame[SIZE]! && isEnd(a, b, SLACK);
}

function iterate(a: Core, b: Core): void {
  let count = 1;
  for (let step = 0; step < STEPS; step++) {
    if (isEnd(a, b, 0.25 * SLACK)) return;
    const i = extreme(a, -1);
    const j = extreme(b, 1);
    for (let k = 0; k < count; k++) if (ofA[k] === i && ofB[k] === j) return;
    take(count, a, i, b, j);
    weigh(count + 1, 1 << count);
    if (!(squares[BEST]! < squares[KEPT]!)) return;
    count = keepBest(count + 1);
    keep(a, b, count);
  }
}

/** The points that the weights stand for, if they are nearer than those found before. */
function keep(a: Core, b: Core, count: number): void {
  if (!(squares[KEPT]! < found[LEAST]!)) return;
  found[LEAST] = squares[KEPT]!;
  for (let axis = 0; axis < 3; axis++) {
    let onA = 0;
    let onB = 0;
    for (let k = 0; k < count; k++) {
      onA += weights[k]! * a.points[3 * ofA[k]! + axis]!;
      onB += weights[k]! * b.points[3 * ofB[k]! + axis]!;
    }
    found[axis] = onA;
    found[3 + axis] = onB;
    towards[axis] = onA - onB;
  }
  found[APART] = Math.sqrt(towards[0]! ** 2 + towards[1]! ** 2 + towards[2]! ** 2);
  direct(count);
  for (let axis = 0; axis < 3; axis++) found[6 + axis] = towards[axis]!;
  found[LENGTH] = Math.sqrt(towards[0]! ** 2 + towards[1]! ** 2 + towards[2]! ** 2);
}

/** The corner that lies farthest along the difference, or against it. */
function extreme({ points, count }: Core, side: number): number {
  let most = -Infinity;
  let corner = 0;
  for (let i = 0; i < count; i++) {
    const along = points[3 * i]! * found[6]! + points[3 * i + 1]! * found[7]! + points[3 * i + 2]! * found[8]!;
    if (side * along > most) {
      most = side * along;
      corner = i;
    }
  }
  return corner;
}

/** Whether no corners differ by less along the difference, or nothing is left of it. */
function isEnd(a: Core, b: Core, slack: number): boolean {
  const apart = found[APART]!;
  if (apart <= slack * frame[SIZE]!) return true;
  return found[LENGTH]! > 0 && apart - gapAlong(a, b) <= slack * frame[SIZE]!;
}

/** How far apart the cores are along the difference, which has a length; less than 0 where they are not. */
export function gapAlong(a: Core, b: Core): number {
  const i = 3 * extreme(a, -1);
  const j = 3 * extreme(b, 1);
  let gap = 0;
  for (let axis = 0; axis < 3; axis++) gap += found[6 + axis]! * (a.points[i + axis]! - b.points[j + axis]!);
  return gap / found[LENGTH]!;
}

/** Every pair of features by itself, until one passes. */
function tryAll(a: Core, b: Core): void {
  for (let i = 0; i < a.count; i++) {
    for (let j = 0; j < b.count; j++) {
      take(0, a, i, b, j);
      if (isFound(a, b, 1)) return;
    }
    for (let j = 0; j < b.sides.length; j += 2) {
      for (let k = 0; k < 2; k++) take(k, a, i, b, b.sides[j + k]!);
      if (isFound(a, b, 2)) return;
    }
    for (let j = 0; j < b.faces.length; j += 3) {
      for (let k = 0; k < 3; k++) take(k, a, i, b, b.faces[j + k]!);
      if (isFound(a, b, 3)) return;
    }
  }
  for (let j = 0; j < b.count; j++) {
    for (let i = 0; i < a.sides.length; i += 2) {
      for (let k = 0; k < 2; k++) take(k, a, a.sides[i + k]!, b, j);
      if (isFound(a, b, 2)) return;
    }
    for (let i = 0; i < a.faces.length; i += 3) {
      for (let k = 0; k < 3; k++) take(k, a, a.faces[i + k]!, b, j);
      if (isFound(a, b, 3)) return;
    }
  }
  for (let i = 0; i < a.sides.length; i += 2)
    for (let j = 0; j < b.sides.length; j += 2) {
      // The differences of two edges fill a parallelogram: two triangles.
      for (let half = 0; half < 2; half++) {
        take(0, a, a.sides[i + half]!, b, b.sides[j + half]!);
        take(1, a, a.sides[i]!, b, b.sides[j + 1]!);
        take(2, a, a.sides[i + 1]!, b, b.sides[j]!);
        if (isFound(a, b, 3)) return;
      }
    }
}

function isFound(a: Core, b: Core, count: number): boolean {
  weigh(count, 0);
  const left = keepBest(count);
  // Where rounding decides which of two is nearer, both are looked at.
  if (Math.sqrt(squares[KEPT]!) - Math.sqrt(found[LEAST]!) > 4 * SLACK * frame[SIZE]!) return false;
  found[LEAST] = Infinity;
  keep(a, b, left);
  return isEnd(a, b, SLACK);
}
