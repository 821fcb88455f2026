/**
 * Axes of a small box around points. A box is the smallest that shares one axis with it if its other sides make the smallest rectangle around the points as seen along
 * that axis. So several directions are tried as one axis, and from the best box each of its own axes, until nothing gets smaller.
 */
import { type Cloud, reachOf, THICKNESS } from '../../core/cloud.js';
import { sideOfSmallestRectangle } from '../../core/rectangle.js';
import {
  addVec3,
  createVec3,
  crossVec3,
  lengthSquaredVec3,
  type MutableVec3,
  normalizeVec3,
  scaleVec3,
  subtractVec3,
  type Vec3,
} from '../../math/vec3.js';
import type { Axes } from '../shapes/obb.js';

const ROUNDS = 16;

export function axesFor(cloud: Cloud): Axes {
  const world: Axes = [createVec3(1, 0, 0), createVec3(0, 1, 0), createVec3(0, 0, 1)];
  // Beyond this size the middle of a turned box could lie beyond all doubles.
  if (cloud.largest > 2 ** 1022) return world;
  const tried = [...world, ...spreadOf(cloud), ...edgesOfLargeTriangle(cloud)];
  const first = smallestOf(world, tried, cloud);
  let best = first;
  for (let round = 0; round < ROUNDS; round++) {
    const next = smallestOf(best, best, cloud);
    if (next === best) break;
    best = next;
  }
  return best;
}

/** The smallest of some axes and of those around some directions, unless it is so by rounding only. */
function smallestOf(axes: Axes, directions: readonly Vec3[], cloud: Cloud): Axes {
  let [best, smallest] = [axes, volumeOf(axes, cloud)];
  for (const direction of directions) {
    if (lengthSquaredVec3(direction) === 0) continue;
    const turned = axesAround(direction, cloud);
    const volume = volumeOf(turned, cloud);
    if (volume < smallest * (1 - 1e-9)) [best, smallest] = [turned, volume];
  }
  return best;
}

function volumeOf(axes: Axes, cloud: Cloud): number {
  const reaches = axes.map((axis) => reachAlong(axis, cloud));
  return reaches.reduce((volume, [low, high]) => volume * (high - low + THICKNESS), 1);
}

export function reachAlong({ x, y, z }: Vec3, { coordinates }: Cloud): [low: number, high: number] {
  return reachOf(coordinates, 3, (at) => x * coordinates[at]! + y * coordinates[at + 1]! + z * coordinates[at + 2]!);
}

/** A direction, and the sides of the smallest rectangle around the points as seen along it. */
function axesAround(direction: Vec3, { coordinates }: Cloud): Axes {
  const axis = normalizeVec3(direction);
  const [u, v] = squareTo(axis);
  const seen = new Float64Array((coordinates.length / 3) * 2);
  for (let i = 0; i < seen.length / 2; i++) {
    const [x, y, z] = [coordinates[3 * i]!, coordinates[3 * i + 1]!, coordinates[3 * i + 2]!];
    seen[2 * i] = u.x * x + u.y * y + u.z * z;
    seen[2 * i + 1] = v.x * x + v.y * y + v.z * z;
  }
  const { x, y } = sideOfSmallestRectangle(seen, THICKNESS, { x: 1, y: 0 });
  const side = normalizeVec3(addVec3(scaleVec3(u, x), scaleVec3(v, y)));
  return [side, normalizeVec3(crossVec3(axis, side)), axis];
}

/** Two unit vectors square to an axis and to each other; with it they are right-handed. */
function squareTo(axis: Vec3): [MutableVec3, MutableVec3] {
  const [x, y, z] = [Math.abs(axis.x), Math.abs(axis.y), Math.abs(axis.z)];
  const least = x <= y && x <= z ? createVec3(1, 0, 0) : y <= z ? createVec3(0, 1, 0) : createVec3(0, 0, 1);
  const u = normalizeVec3(crossVec3(axis, least));
  return [u, normalizeVec3(crossVec3(axis, u))];
}

/** The edges and the normal of a triangle of points that lie far apart. Larsson and Källberg, "Fast computation of tight-fitting oriented bounding boxes", 2011. */
function edgesOfLargeTriangle(cloud: Cloud): Vec3[] {
  const from = pointAt(cloud, 0);
  const a = farthest(cloud, (p) => lengthSquaredVec3(subtractVec3(p, from)));
  const b = farthest(cloud, (p) => lengthSquaredVec3(subtractVec3(p, a)));
  const ab = subtractVec3(b, a);
  const c = farthest(cloud, (p) => lengthSquaredVec3(crossVec3(ab, subtractVec3(p, a))));
  const ac = subtractVec3(c, a);
  return [ab, ac, subtractVec3(c, b), crossVec3(ab, ac)];
}

function farthest(cloud: Cloud, distance: (point: Vec3) => number): Vec3 {
  let [found, most] = [pointAt(cloud, 0), -1];
  for (let at = 0; at < cloud.coordinates.length; at += 3) {
    const point = pointAt(cloud, at);
    const away = distance(point);
    if (away > most) [found, most] = [point, away];
  }
  return found;
}

function pointAt({ coordinates }: Cloud, at: number): Vec3 {
  return createVec3(coordinates[at]!, coordinates[at + 1]!, coordinates[at + 2]!);
}

/** The directions in which the points are spread most and least, and the one square to both: eigenvectors of their covariance. */
function spreadOf({ coordinates }: Cloud): Vec3[] {
  const count = coordinates.length / 3;
  const mean = [0, 1, 2].map((axis) => sumOf(coordinates, (at) => coordinates[at + axis]!) / count) as Triple;
  const between = (i: number, j: number): number =>
    sumOf(coordinates, (at) => (coordinates[at + i]! - mean[i]!) * (coordinates[at + j]! - mean[j]!));
  const matrix = [0, 1, 2].map((i) => [0, 1, 2].map((j) => between(i, j)) as Triple) as [Triple, Triple, Triple];
  return eigenvectorsOf(matrix);
}

type Triple = [number, number, number];

function sumOf(coordinates: Float64Array, number: (at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < coordinates.length; at += 3) sum += number(at);
  return sum;
}

/** Of a symmetric matrix, which is changed, by Jacobi's rotations: each makes one entry beside the diagonal 0. Golub and Van Loan 8.5. */
function eigenvectorsOf(matrix: [Triple, Triple, Triple]): Vec3[] {
  const vectors: [Triple, Triple, Triple] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (let sweep = 0; sweep < 8; sweep++) {
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      if (matrix[p][q] === 0) continue;
      const ratio = (matrix[q][q] - matrix[p][p]) / (2 * matrix[p][q]);
      const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.hypot(ratio, 1));
      const cosine = 1 / Math.hypot(tangent, 1);
      for (const row of matrix) turn(row, p, q, cosine, tangent * cosine);
      const [rowP, rowQ] = [[...matrix[p]] as Triple, [...matrix[q]] as Triple];
      for (const i of [0, 1, 2] as const) {
        matrix[p][i] = cosine * rowP[i] - tangent * cosine * rowQ[i];
        matrix[q][i] = tangent * cosine * rowP[i] + cosine * rowQ[i];
      }
      for (const row of vectors) turn(row, p, q, cosine, tangent * cosine);
    }
  }
  const [x, y, z] = vectors;
  return ([0, 1, 2] as const).map((i) => createVec3(x[i], y[i], z[i]));
}

function turn(row: Triple, p: 0 | 1 | 2, q: 0 | 1 | 2, cosine: number, sine: number): void {
  const [atP, atQ] = [row[p], row[q]];
  row[p] = cosine * atP - sine * atQ;
  row[q] = sine * atP + cosine * atQ;
}
