/** The shortest way to part two cores that meet, in whole numbers. */
import { type Difference, farthest } from './exactly.js';
import { cross, dot, isZero, minus, none, times, type Vector } from './integers.js';

/** A normal of any length, and how far the differences of points go on along it, times that length. */
export interface WayOut {
  readonly normal: Vector;
  readonly height: bigint;
}

/** Differences to begin with. In the plane, no direction has a z. */
export function seenOf(start: readonly Difference[], isDeep: boolean): Vector[] {
  const upright: Vector[] = isDeep
    ? []
    : [
        [0n, 0n, 1n],
        [0n, 0n, -1n],
      ];
  return [...upright, ...start.map(({ at }) => at)];
}

/**
 * The direction in which cores that meet touch: no difference of their points goes on in it. None if 0 lies in the interior of all differences. Of the directions
 * that are left after some differences, one is square to two of these, or to all where they do not span space. Either it is what is looked for, or there is
 * another difference to add to those seen.
 */
export function wayOutside(
  cornersA: readonly Vector[],
  cornersB: readonly Vector[],
  seen: Vector[],
): Vector | undefined {
  for (;;) {
    const along = directionAgainst(seen);
    if (along === undefined) return undefined;
    const next = differenceAlong(along, cornersA, cornersB);
    if (dot(along, next) <= 0n) return along;
    seen.push(next);
  }
}

/** By the nearest face of all differences: the nearest of those that have been seen, as long as another lies beyond it. */
export function wayOut(
  cornersA: readonly Vector[],
  cornersB: readonly Vector[],
  start: readonly Difference[],
  isDeep: boolean,
  mayGo: (along: Vector) => boolean,
): WayOut {
  const seen = seenOf(start, isDeep);
  const outside = wayOutside(cornersA, cornersB, seen);
  if (outside) return { normal: outside, height: 0n };
  // Faces that are only there because what is endless has been given an end.
  const ends: WayOut[] = [];
  for (;;) {
    const way = nearestFace(isDeep ? seen : seen.slice(2), isDeep, ends);
    const next = differenceAlong(way.normal, cornersA, cornersB);
    if (dot(way.normal, next) > way.height) seen.push(next);
    else if (mayGo(way.normal)) return way;
    else ends.push(way);
  }
}

function differenceAlong(along: Vector, cornersA: readonly Vector[], cornersB: readonly Vector[]): Vector {
  return minus(farthest(cornersA, along), farthest(cornersB, times(along, -1n)));
}

/** Of the hull of some points around 0, all but some. */
function nearestFace(points: readonly Vector[], isDeep: boolean, without: readonly WayOut[]): WayOut {
  let best: WayOut | undefined;
  const tryFace = (normal: Vector, point: Vector): void => {
    const side = dot(normal, point) < 0n ? -1n : 1n;
    const way = { normal: times(normal, side), height: side * dot(normal, point) };
    if (without.some((other) => isZero(cross(other.normal, normal)) && dot(other.normal, way.normal) > 0n)) return;
    if (isZero(normal) || points.some((other) => dot(way.normal, other) > way.height)) return;
    if (!best || isNearer(way, best)) best = way;
  };
  for (const [i, p] of points.entries())
    for (const [j, q] of points.slice(0, i).entries()) {
      const edge = minus(q, p);
      if (!isDeep) tryFace([edge[1], -edge[0], 0n], p);
      else for (const r of points.slice(0, j)) tryFace(cross(edge, minus(r, p)), p);
    }
  return best!;
}

function isNearer(a: WayOut, b: WayOut): boolean {
  return a.height * a.height * dot(b.normal, b.normal) < b.height * b.height * dot(a.normal, a.normal);
}

/** A direction that none of some vectors goes on in, if there is one. */
function directionAgainst(seen: readonly Vector[]): Vector | undefined {
  const isAgainst = (d: Vector): boolean => !isZero(d) && seen.every((v) => dot(d, v) <= 0n);
  const u = seen.find((v) => !isZero(v));
  if (u === undefined) return [1n, 0n, 0n];
  const v = seen.find((other) => !isZero(cross(u, other)));
  if (v === undefined) return squareTo(u);
  const normal = cross(u, v);
  if (seen.every((other) => dot(normal, other) === 0n)) return normal;
  for (let i = 0; i < seen.length; i++)
    for (let j = 0; j < i; j++) {
      const d = cross(seen[i]!, seen[j]!);
      if (isAgainst(d)) return d;
      const other = minus(none, d);
      if (isAgainst(other)) return other;
    }
  return undefined;
}

function squareTo([x, y]: Vector): Vector {
  return x === 0n && y === 0n ? [1n, 0n, 0n] : [-y, x, 0n];
}
