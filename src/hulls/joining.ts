/** Faces that are joined to a closed surface. */
import type { Ring } from './faces.js';
import type { Sides } from './merging.js';
import { sideOfPlane, turnAlong } from './sides.js';

/** A side of a face: where it begins and ends. */
interface Side {
  readonly face: number;
  readonly from: number;
  readonly to: number;
  /** The number of the next one. */
  readonly next: number;
}

/** The faces, all turned so that they are counter-clockwise as seen from outside, and how they hang together. A `RangeError` says where they do not. */
export function closed(coordinates: Float64Array, given: readonly Ring[]): { rings: Ring[]; sides: Sides } {
  if (given.length === 0) throw new RangeError('hull faces must be at least four, got none');
  const count = coordinates.length / 3;
  const isTurned = turnedAlike(given, count);
  const points = given.flatMap((ring) => ring.points);
  const aside = points.map((point) => sideOfPlane(coordinates, ...given[0]!.plane, point)).find((side) => side !== 0);
  if (aside === undefined) throw new RangeError(`hull faces must enclose a solid, got ${given.length} in one plane`);
  // The first face has the others behind it.
  const rings = given.map((ring, i) => (isTurned[i] === aside < 0 ? reversed(ring) : ring));
  const sides = sidesOf(rings);
  const numbers = new Map(sides.map(({ from, to }, i) => [from * count + to, i]));
  const back = sides.map(({ from, to }) => numbers.get(to * count + from)!);
  const isFlat = sides.map(({ face }, i) => isInOnePlane(coordinates, rings, face, sides[back[i]!]!.face));
  const next = sides.map(({ next }) => next);
  return { rings, sides: { from: sides.map(({ from }) => from), next, back, isFlat } };
}

function sidesOf(rings: readonly Ring[]): Side[] {
  let first = 0;
  return rings.flatMap(({ points }, face) => {
    const start = first;
    first += points.length;
    return points.map((from, i) => {
      const after = (i + 1) % points.length;
      return { face, from, to: points[after]!, next: start + after };
    });
  });
}

function reversed({ points, plane: [a, b, c], axis }: Ring): Ring {
  return { points: [...points].reverse(), plane: [c, b, a], axis };
}

/** Which faces to turn so that all go around the same way as the first: neighbours then walk the edge that they share in opposite directions. */
function turnedAlike(rings: readonly Ring[], count: number): boolean[] {
  const sides = sidesOf(rings);
  const neighbors = neighborsOf(rings, sides, count);
  const isTurned: boolean[] = [false];
  const reached = [0];
  for (const face of reached) {
    for (const { other, isAlike } of neighbors[face]!) {
      const turned = isTurned[face] !== isAlike;
      if (isTurned[other] === undefined) reached.push(other);
      else if (isTurned[other] !== turned)
        throw new RangeError(
          `hull faces must have an inside and an outside, but faces[${other}] has its inside on both sides`,
        );
      isTurned[other] = turned;
    }
  }
  const apart = rings.findIndex((_, face) => isTurned[face] === undefined);
  if (apart >= 0) throw new RangeError(`hull faces must hang together, but faces[${apart}] is apart from faces[0]`);
  return isTurned;
}

interface Neighbor {
  readonly other: number;
  /** Whether it walks the edge in the same direction. */
  readonly isAlike: boolean;
}

function neighborsOf(rings: readonly Ring[], sides: readonly Side[], count: number): Neighbor[][] {
  const edges = new Map<number, Side[]>();
  for (const side of sides) {
    const key = Math.min(side.from, side.to) * count + Math.max(side.from, side.to);
    const found = edges.get(key);
    if (found === undefined) edges.set(key, [side]);
    else found.push(side);
  }
  const neighbors: Neighbor[][] = rings.map(() => []);
  for (const [a, b, c] of edges.values()) {
    const edge = `the edge from points[${a!.from}] to points[${a!.to}]`;
    if (b === undefined) throw new RangeError(`hull faces must close, but only faces[${a!.face}] has ${edge}`);
    if (c !== undefined) {
      throw new RangeError(
        `hull faces must close, but faces[${a!.face}], faces[${b.face}] and faces[${c.face}] share ${edge}`,
      );
    }
    const isAlike = a!.from === b.from;
    neighbors[a!.face]!.push({ other: b.face, isAlike });
    neighbors[b.face]!.push({ other: a!.face, isAlike });
  }
  return neighbors;
}

function isInOnePlane(coordinates: Float64Array, rings: readonly Ring[], a: number, b: number): boolean {
  const { plane, axis } = rings[a]!;
  const other = rings[b]!.plane;
  if (!other.every((point) => sideOfPlane(coordinates, ...plane, point) === 0)) return false;
  if (turnAlong(axis, coordinates, ...plane) * turnAlong(axis, coordinates, ...other) > 0) return true;
  throw new RangeError(`hull faces must be those of a convex solid, but faces[${a}] and faces[${b}] lie on each other`);
}
