/** Points as callers give them. */
import { expectFinite, expectFinite2, expectFinite3, expectIterable } from '../core/expect.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** A list of vectors, or their coordinates in turn, as vertex buffers hold them. */
export type Points<V extends Vector> = Iterable<V> | Float64Array | Float32Array;

/** The coordinates of points in turn. All of them are finite, and there is at least one. */
export function coordinatesOf(name: string, points: Points<Vector>, dimension: 2 | 3): Float64Array {
  const coordinates = ArrayBuffer.isView(points) ? flat(name, points, dimension) : listed(name, points, dimension);
  if (coordinates.length === 0) throw new RangeError(`${name} must be at least one, got none`);
  // No zero of theirs is negative.
  for (let i = 0; i < coordinates.length; i++) coordinates[i]! += 0;
  return coordinates;
}

function flat(name: string, points: Float64Array | Float32Array, dimension: 2 | 3): Float64Array {
  if (points.length % dimension !== 0) {
    throw new RangeError(`${name} must have ${dimension} numbers for each, got ${points.length} numbers`);
  }
  for (const [index, value] of points.entries()) if (!Number.isFinite(value)) expectFinite(`${name}[${index}]`, value);
  return Float64Array.from(points);
}

function listed(name: string, points: Iterable<Vector>, dimension: 2 | 3): Float64Array {
  expectIterable(name, points, 'vectors');
  const list = [...points];
  const coordinates = new Float64Array(dimension * list.length);
  for (let i = 0; i < list.length; i++) {
    const point = list[i]! as Required<Vector>;
    if (dimension === 2) expectFinite2(name, point, i);
    else expectFinite3(name, point, i);
    coordinates[dimension * i] = point.x;
    coordinates[dimension * i + 1] = point.y;
    if (dimension === 3) coordinates[3 * i + 2] = point.z;
  }
  return coordinates;
}
