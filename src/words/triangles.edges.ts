/**
 * The edges of a triangle of the plane as separating axes. Together with the coordinate axes they are complete also for a triangle without
 * area, as it acts as if it were lent edges of no length along them.
 */
import { isZeroVector } from './lengths.js';
import type { SegmentOrRay } from './linear.js';
import type { Triangle } from './shapes.js';
import { ignoreIf, type Sign, signOf } from './sign.js';
import { hasOneEnd } from './slabs.axes.js';
import { cross2, equal, every, map3, max, min, sub, type Three, type Vec } from './vec.js';

/** Where an edge starts and ends, and the way between. */
export type Edge = { readonly from: Vec; readonly to: Vec; readonly along: Vec };

export const edgesOf = ({ a, b, c }: Triangle): Three<Edge> => [
  { from: a, to: b, along: sub(b, a) },
  { from: b, to: c, along: sub(c, b) },
  { from: c, to: a, along: sub(a, c) },
];

/** Twice the area, negative where a, b, c turn clockwise: how far the third corner lies to the left of each edge, times its length. */
export const areaOf = ([ab, bc]: Three<Edge>): number => cross2(ab.along, bc.along);

/** How far a point lies to the left of an edge, times its length. */
export const sideOf = ({ from, along }: Edge, point: Vec): number => cross2(along, sub(point, from));

/** What an edge says; one of no length says nothing. */
export const unlessPoint = ({ from, to }: Edge, gap: number): Sign => ignoreIf(every(equal(from, to)), signOf(gap));

/** How far all of some points lie beyond an edge, or beyond the opposite corner. */
export function gapsBeyondEdges(triangle: Triangle, ...points: Vec[]): Sign[] {
  const edges = edgesOf(triangle);
  const area = areaOf(edges);
  return edges.map((edge) => {
    const sides = points.map((point) => sideOf(edge, point));
    return unlessPoint(edge, max(leastOf(sides) - max(area, 0), min(area, 0) - mostOf(sides)));
  });
}

/** Positive where all corners lie on one side of a line, negative where it passes between them. */
export function besideLine({ a, b, c }: Triangle, origin: Vec, direction: Vec): number {
  const sides = [a, b, c].map((corner) => cross2(direction, sub(corner, origin)));
  return max(leastOf(sides), 0 - mostOf(sides));
}

const leastOf = (values: readonly number[]): number => values.reduce((p, q) => min(p, q));
const mostOf = (values: readonly number[]): number => values.reduce((p, q) => max(p, q));

export const boundsOf = ({ a, b, c }: Triangle) => ({ low: min(a, b, c), high: max(a, b, c) });

/** Whether a line shares one point only with a triangle that it touches, or that has no area: unless it runs along an edge, and on beside it. */
export function touchesInPoint(line: SegmentOrRay, triangle: Triangle): boolean {
  const { origin, direction } = line;
  if (isZeroVector(direction)) return true;
  const [onA, onB, onC] = map3(
    [triangle.a, triangle.b, triangle.c],
    (corner) => cross2(direction, sub(corner, origin)) === 0,
  );
  const { low, high } = boundsOf(triangle);
  if (onA && onB && onC) return hasOneEnd(line, { min: low, max: high });
  for (const { from, to, isOn } of [
    { from: triangle.a, to: triangle.b, isOn: onA && onB },
    { from: triangle.b, to: triangle.c, isOn: onB && onC },
    { from: triangle.c, to: triangle.a, isOn: onC && onA },
  ])
    if (isOn) return hasOneEnd(line, { min: min(from, to), max: max(from, to) });
  return true;
}
