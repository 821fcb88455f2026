/** The convex hull of points of space, whatever they span. */
import { cornersOfHull } from '../core/chain.js';
import { powerOfTwoNear } from '../core/norm.js';
import type { HullData } from './data.js';
import { mergedFaces } from './merging.js';
import { axisOf, seenAlong, sideOfPlane, sideOfWay } from './sides.js';
import { solidOf, withoutFaces } from './solid.js';
import { spanOf } from './span.js';
import { following, Surface, sideFrom } from './surface.js';

/** @param coordinates x, y and z of each point: finite, and at least one point */
export function hullOf(coordinates: Float64Array): HullData {
  const scaled = scaledTo1(coordinates);
  const span = spanOf(coordinates, scaled);
  const [a, b, c] = span as [number, number, number];
  if (span.length < 3) return withoutFaces(coordinates, span);
  if (span.length === 4)
    return solidOf(coordinates, facesOf(coordinates, new Surface(coordinates, scaled).grownFrom(span)), 3);
  const face = flatHullOf(coordinates, axisOf(coordinates, a, b, c));
  return solidOf(coordinates, [face, [...face].reverse()], 2);
}

/** The faces of the convex hull of some of a list of points, which do not lie in one plane. */
export function solidFacesOf(coordinates: Float64Array, points: readonly number[]): number[][] {
  const chosen = Float64Array.from(points.flatMap((point) => [...coordinates.subarray(3 * point, 3 * point + 3)]));
  const scaled = scaledTo1(chosen);
  const faces = facesOf(chosen, new Surface(chosen, scaled).grownFrom(spanOf(chosen, scaled)));
  return faces.map((face) => face.map((corner) => points[corner]!));
}

/** In a unit in which the largest is about 1. Very small ones may lose digits beside very large ones. */
function scaledTo1(coordinates: Float64Array): Float64Array {
  const largest = coordinates.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Math.min(1 / powerOfTwoNear(largest), 2 ** 1000);
  return coordinates.map((value) => value * scale);
}

/** The corners of the hull of points that lie in one plane, but not on one line as seen along an axis. */
function flatHullOf(coordinates: Float64Array, axis: number): number[] {
  const seen = seenAlong(axis, coordinates, [...Array(coordinates.length / 3).keys()]);
  const places = Array.from({ length: seen.length / 2 }, (_, i) => 2 * i);
  return cornersOfHull(seen, places, (i, j, k) => sideOfWay(seen, i, j, k)).map((place) => place / 2);
}

function facesOf(coordinates: Float64Array, { corners, beyond }: Surface): number[][] {
  const next = corners.map((_, side) => following(side));
  const back = corners.map((corner, side) =>
    corner < 0 ? -1 : sideFrom(corners, beyond[side]!, corners[next[side]!]!),
  );
  const isFlat: (boolean | undefined)[] = corners.map(() => undefined);
  for (const [side, other] of back.entries()) {
    if (other < side) continue;
    const first = side - (side % 3);
    const opposite = corners[following(following(other))]!;
    isFlat[side] = sideOfPlane(coordinates, corners[first]!, corners[first + 1]!, corners[first + 2]!, opposite) === 0;
    isFlat[other] = isFlat[side];
  }
  return mergedFaces({ from: corners, next, back, isFlat }, coordinates.length / 3);
}
