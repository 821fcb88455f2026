/** On which side of others a point of a list lies, exactly: what every decision about a hull comes from. */
import { sidePointSegmentOrientation } from '../generated/2d/point-segment.orientation.js';
import { sidePointTriangle } from '../generated/3d/point-triangle.js';

const triangle = { a: { x: 0.5, y: 0.5, z: 0.5 }, b: { x: 0.5, y: 0.5, z: 0.5 }, c: { x: 0.5, y: 0.5, z: 0.5 } };
const way = { start: { x: 0.5, y: 0.5 }, end: { x: 0.5, y: 0.5 } };
const apex = { x: 0.5, y: 0.5, z: 0.5 };
const aside = { x: 0.5, y: 0.5 };

/** Positive where points a, b and c of space turn counter-clockwise as seen from d, negative where clockwise, 0 where all lie in one plane. */
export function sideOfPlane(coordinates: Float64Array, a: number, b: number, c: number, d: number): number {
  take3(coordinates, a, triangle.a);
  take3(coordinates, b, triangle.b);
  take3(coordinates, c, triangle.c);
  take3(coordinates, d, apex);
  return sidePointTriangle(apex, triangle);
}

function take3(coordinates: Float64Array, index: number, out: { x: number; y: number; z: number }): void {
  out.x = coordinates[3 * index]!;
  out.y = coordinates[3 * index + 1]!;
  out.z = coordinates[3 * index + 2]!;
}

/** Positive where the way from a over b to c turns left, negative where right, 0 where they lie on a line. Places in the list, x and y of which follow each other. */
export function sideOfWay(coordinates: Float64Array, a: number, b: number, c: number): number {
  take2(coordinates, a, way.start);
  take2(coordinates, b, way.end);
  take2(coordinates, c, aside);
  return sidePointSegmentOrientation(aside, way);
}

function take2(coordinates: Float64Array, at: number, out: { x: number; y: number }): void {
  out.x = coordinates[at]!;
  out.y = coordinates[at + 1]!;
}

/** Points of space seen along one of the axes: x and y of each in turn. */
export function seenAlong(axis: number, coordinates: Float64Array, indices: readonly number[]): Float64Array {
  const seen = new Float64Array(2 * indices.length);
  for (const [i, index] of indices.entries()) {
    seen[2 * i] = coordinates[3 * index + ((axis + 1) % 3)]!;
    seen[2 * i + 1] = coordinates[3 * index + ((axis + 2) % 3)]!;
  }
  return seen;
}

/** An axis along which three points of space are not seen on one line, or -1 where they lie on one. */
export function axisOf(coordinates: Float64Array, a: number, b: number, c: number): number {
  return [0, 1, 2].findIndex((axis) => turnAlong(axis, coordinates, a, b, c) !== 0);
}

/** How the way from a over b to c turns as seen along an axis. */
export function turnAlong(axis: number, coordinates: Float64Array, a: number, b: number, c: number): number {
  return sideOfWay(seenAlong(axis, coordinates, [a, b, c]), 0, 2, 4);
}
