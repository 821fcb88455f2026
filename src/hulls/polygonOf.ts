/** Convex polygons of points of the plane. */
import { cornersOfHull } from '../core/chain.js';
import type { PolygonData } from './data.js';
import { normalsOfEdges } from './normals.js';
import { cornersOfRing } from './ring.js';
import { sideOfWay } from './sides.js';

/** The convex hull of points, whatever they span. */
export function polygonOfCloud(coordinates: Float64Array): PolygonData {
  const places = Array.from({ length: coordinates.length / 2 }, (_, i) => 2 * i);
  const corners = cornersOfHull(coordinates, places, (a, b, c) => sideOfWay(coordinates, a, b, c));
  return dataOf(coordinates, corners);
}

/** A polygon by its corners in order. */
export function polygonOfRing(name: string, coordinates: Float64Array): PolygonData {
  const corners = cornersOfRing(coordinates);
  if (!('reason' in corners))
    return dataOf(
      coordinates,
      corners.map((corner) => 2 * corner),
    );
  throw new RangeError(`${name} must be convex, but ${corners.reason} at points[${corners.at}]`);
}

function dataOf(coordinates: Float64Array, corners: readonly number[]): PolygonData {
  const vertices = Float64Array.from(corners.flatMap((at) => [coordinates[at]!, coordinates[at + 1]!]));
  const dimension = Math.min(corners.length - 1, 2) as PolygonData['dimension'];
  return { vertices, normals: normalsOfEdges(vertices), dimension };
}
