/** Polyhedra given by their faces. */
import { expectIterable } from '../core/expect.js';
import type { HullData } from './data.js';
import { solidFacesOf } from './hullOf.js';
import { closed } from './joining.js';
import { mergedFaces } from './merging.js';
import { cornersOfRing } from './ring.js';
import { axisOf, seenAlong, sideOfPlane } from './sides.js';
import { solidOf, turnedToLeast } from './solid.js';

/** A face by its corners in order, as numbers of points. */
export interface Ring {
  readonly points: readonly number[];
  /** Three of them, in the same order, that do not lie on a line. */
  readonly plane: readonly [number, number, number];
  /** Along which they are not seen on one either. */
  readonly axis: number;
}

/** Checks that the faces are those of a convex solid: what is left of them where those in one plane are made one has to be the convex hull of their points. */
export function solidFromFaces(coordinates: Float64Array, faces: Iterable<Iterable<number>>): HullData {
  expectIterable('hull faces', faces, 'lists of numbers');
  const same = firstOfSame(coordinates);
  const rings = closed(
    coordinates,
    Array.from(faces, (face, index) => ringOf(coordinates, same, face, `hull faces[${index}]`)),
  );
  const used = [...new Set(rings.rings.flatMap(({ points }) => points))].sort((a, b) => a - b);
  const solid = solidFacesOf(coordinates, used);
  const given = mergedFaces(rings.sides, coordinates.length / 3);
  const wanted = new Set(solid.map((face) => turnedToLeast(face).join()));
  const isWhole = given.length === wanted.size && given.every((face) => wanted.has(turnedToLeast(face).join()));
  if (!isWhole) throw notConvex(coordinates, rings.rings, used);
  return solidOf(coordinates, solid, 3);
}

/** For each point the first one at its coordinates. */
function firstOfSame(coordinates: Float64Array): number[] {
  const firsts = new Map<string, number>();
  return Array.from({ length: coordinates.length / 3 }, (_, point) => {
    const place = coordinates.subarray(3 * point, 3 * point + 3).join();
    const first = firsts.get(place) ?? point;
    firsts.set(place, first);
    return first;
  });
}

function ringOf(coordinates: Float64Array, same: readonly number[], face: Iterable<number>, name: string): Ring {
  expectIterable(name, face, 'numbers of points');
  const points = Array.from(face, (point, i) => {
    if (same[point] !== undefined) return same[point];
    throw new RangeError(`${name}[${i}] must be the number of a point, from 0 to ${same.length - 1}, got ${point}`);
  });
  const ring = points.filter((point, i) => point !== points[(i || points.length) - 1]);
  const [a = 0] = ring;
  const turn = ring.findIndex((point, i) => i > 0 && axisOf(coordinates, a, ring[i - 1]!, point) >= 0);
  if (turn < 0)
    throw new RangeError(`${name} must have three corners that are not on a line, got ${points.length} points`);
  const [b, c] = [ring[turn - 1]!, ring[turn]!];
  const off = ring.find((point) => sideOfPlane(coordinates, a, b, c, point) !== 0);
  if (off !== undefined) throw new RangeError(`${name} must be flat, but points[${off}] lies beside its plane`);
  const axis = axisOf(coordinates, a, b, c);
  const corners = cornersOfRing(seenAlong(axis, coordinates, ring));
  if ('reason' in corners) {
    throw new RangeError(`${name} must be convex, but its edges ${corners.reason} at points[${ring[corners.at]}]`);
  }
  const [i, j, k] = corners.sort((p, q) => p - q) as [number, number, number];
  return { points: ring, plane: [ring[i]!, ring[j]!, ring[k]!], axis };
}

function notConvex(coordinates: Float64Array, rings: readonly Ring[], points: readonly number[]): RangeError {
  for (const [index, { plane }] of rings.entries()) {
    const before = points.find((point) => sideOfPlane(coordinates, ...plane, point) > 0);
    if (before !== undefined) {
      return new RangeError(
        `hull faces must be those of a convex solid, but points[${before}] lies in front of faces[${index}]`,
      );
    }
  }
  return new RangeError(
    `hull faces must cover the surface of a solid once, got ${rings.length} that cover some of it again`,
  );
}
