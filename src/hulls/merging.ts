/** The faces of a surface: neighbours that lie in one plane become one, and what is then no corner any more goes. */

/** A closed surface by the sides of its faces: each leads from a corner to the next, counter-clockwise as seen from outside. */
export interface Sides {
  /** The point at which each begins. */
  readonly from: readonly number[];
  /** The next one of its face. */
  readonly next: readonly number[];
  /** The same side of the neighbour, which leads back. */
  readonly back: readonly number[];
  /** Whether the neighbour lies in the same plane; undefined also for sides that are none. */
  readonly isFlat: readonly (boolean | undefined)[];
}

/** The corners of each face, as numbers of points. Two of its corners are never within an edge of others. */
export function mergedFaces({ from, next, back, isFlat }: Sides, count: number): number[][] {
  /** How many faces a point is a corner of: none within a face, two within an edge. */
  const faceCount = new Uint32Array(count);
  for (const [side, flat] of isFlat.entries()) if (flat === false) faceCount[from[side]!]!++;
  const faces: number[][] = [];
  const walked = new Uint8Array(from.length);
  for (let start = 0; start < from.length; start++) {
    if (isFlat[start] !== false || walked[start]) continue;
    const face: number[] = [];
    for (let side = start; !walked[side]; ) {
      walked[side] = 1;
      if (faceCount[from[side]!]! > 2) face.push(from[side]!);
      side = next[side]!;
      while (isFlat[side]) side = next[back[side]!]!;
    }
    faces.push(face);
  }
  return faces;
}
