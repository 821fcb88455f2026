/** Convex polygons given as rings: their corners in order, either way around. */
import { sideOfWay } from './sides.js';

/** What is wrong with a ring: why, and at which of its points. */
export interface Flaw {
  readonly reason: string;
  readonly at: number;
}

/**
 * The places in the ring of its corners, counter-clockwise; two where all points lie on a line, one where they are all the same. Points within an edge and points that are the same as the one
 * before go. A ring is that of a convex polygon if it turns to one side only, and once goes up and once down: there and back.
 * @param points x and y in turn
 */
export function cornersOfRing(points: Float64Array): number[] | Flaw {
  const ring = withoutRepeats(points);
  if (ring.length === 1) return ring;
  const at = (i: number): number => 2 * ring[(i + ring.length) % ring.length]!;
  const turns = ring.map((_, i) => sideOfWay(points, at(i - 1), at(i), at(i + 1)));
  const lowest = ring.reduce((low, _, i) => (isBefore(points, at(i), at(low)) ? i : low), 0);
  // Of a ring that is not convex this corner tells which way it goes around.
  const way = turns[lowest] || turns.find((turn) => turn !== 0) || 0;
  const wrong = turns.findIndex((turn) => turn * way < 0);
  if (wrong >= 0) return { reason: 'turn the other way', at: ring[wrong]! };
  const ends = ring
    .map((_, i) => i)
    .filter((i) => isBefore(points, at(i), at(i - 1)) === isBefore(points, at(i), at(i + 1)));
  const back = ends.find((i) => turns[i] === 0);
  if (ends.length > 2 && back !== undefined && way !== 0) return { reason: 'turn back', at: ring[back]! };
  if (ends.length > 2) return { reason: way === 0 ? 'turn back' : 'go around again', at: ring[ends[2]!]! };
  if (way === 0) return ends.map((i) => ring[i]!);
  const corners = ring.filter((_, i) => turns[i] !== 0);
  return way > 0 ? corners : [corners[0]!, ...corners.slice(1).reverse()];
}

/** The places of all points that differ from the one before them. */
function withoutRepeats(points: Float64Array): number[] {
  const places = Array.from({ length: points.length / 2 }, (_, i) => i);
  const isSame = (i: number, j: number): boolean =>
    points[2 * i] === points[2 * j] && points[2 * i + 1] === points[2 * j + 1];
  const ring = places.filter((i) => i === 0 || !isSame(i, i - 1));
  while (ring.length > 1 && isSame(ring[0]!, ring[ring.length - 1]!)) ring.pop();
  return ring;
}

/** Whether a point has a lesser x than another, or the same and a lesser y. */
function isBefore(points: Float64Array, a: number, b: number): boolean {
  return points[a]! < points[b]! || (points[a] === points[b] && points[a + 1]! < points[b + 1]!);
}
