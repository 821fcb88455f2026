/** What a list of points spans: a point, a line, a plane or all of space. */
import { axisOf, sideOfPlane } from './sides.js';

/**
 * Up to four points of a list that do not lie in a point, a line or a plane, as many as there are, far from each other. That they do not is certain.
 * @param scaled their coordinates, in a unit in which products keep their digits
 */
export function spanOf(coordinates: Float64Array, scaled: Float64Array): number[] {
  const count = coordinates.length / 3;
  let [a, b] = [0, 0];
  for (let i = 1; i < count; i++) {
    if (isBefore(coordinates, i, a)) a = i;
    if (isBefore(coordinates, b, i)) b = i;
  }
  if (!isBefore(coordinates, a, b)) return [a];
  const away = difference(scaled, a, b);
  const c = found(
    count,
    (i) => Math.hypot(...cross(away, difference(scaled, a, i))),
    (i) => axisOf(coordinates, a, b, i) >= 0,
  );
  if (c < 0) return [a, b];
  const normal = cross(away, difference(scaled, a, c));
  const d = found(
    count,
    (i) => Math.abs(dot(normal, difference(scaled, a, i))),
    (i) => sideOfPlane(coordinates, a, b, c, i) !== 0,
  );
  return d < 0 ? [a, b, c] : [a, b, c, d];
}

/** Whether a point has a lesser x than another; the same x and a lesser y; or the same x and y and a lesser z. */
function isBefore(coordinates: Float64Array, i: number, j: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    const by = coordinates[3 * i + axis]! - coordinates[3 * j + axis]!;
    if (by !== 0) return by < 0;
  }
  return false;
}

/** The point that lies farthest away, or else any for which it is certain that it does not lie with the others; -1 where there is none. */
function found(count: number, distance: (i: number) => number, isAside: (i: number) => boolean): number {
  let [farthest, most] = [0, -1];
  for (let i = 0; i < count; i++) {
    const away = distance(i);
    if (away > most) [farthest, most] = [i, away];
  }
  if (isAside(farthest)) return farthest;
  for (let i = 0; i < count; i++) if (isAside(i)) return i;
  return -1;
}

type Triple = readonly [number, number, number];

function difference(coordinates: Float64Array, from: number, to: number): Triple {
  const by = (axis: number): number => coordinates[3 * to + axis]! - coordinates[3 * from + axis]!;
  return [by(0), by(1), by(2)];
}

function cross([a, b, c]: Triple, [x, y, z]: Triple): Triple {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

function dot([a, b, c]: Triple, [x, y, z]: Triple): number {
  return a * x + b * y + c * z;
}
