/** Hulls and polygons: vertices that may be shared, placed by a position and axes. The same in both dimensions. */

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

export interface Posed {
  readonly data: { readonly vertices: Float64Array };
  readonly position: Vector;
  readonly axes: readonly Vector[];
}

const NAMES = ['x', 'y', 'z'] as const;

/** Writes the lower ends along all axes, then the upper ones, farther out by more than the roundings of any vertex: five of what is summed up. */
export function writeEnds({ data: { vertices }, position, axes }: Posed, ends: Float64Array): void {
  const size = axes.length;
  for (let axis = 0; axis < size; axis++) {
    const name = NAMES[axis]!;
    const at = position[name]!;
    let least = Infinity;
    let most = -Infinity;
    for (let k = 0; k < vertices.length; k += size) {
      let place = at;
      let sum = Math.abs(at);
      let terms = 0;
      for (let j = 0; j < size; j++) {
        const term = vertices[k + j]! * axes[j]![name]!;
        place += term;
        sum += Math.abs(term);
        if (term !== 0 && axes[j]![name]! !== 1) terms++;
        if (term !== 0 && (at !== 0 || j > 0)) terms++;
      }
      // A vertex that is a number as it was given has not been rounded.
      const off = terms === 0 ? 0 : sum * 2 ** -50 + 3 * Number.MIN_VALUE;
      least = Math.min(least, place - off);
      most = Math.max(most, place + off);
    }
    ends[axis] = least;
    ends[size + axis] = most;
  }
}

/** Raises the first of some numbers to the largest that is summed up to a coordinate. */
export function raisePosed({ data: { vertices }, position, axes }: Posed, largest: Float64Array): void {
  for (let axis = 0; axis < axes.length; axis++) {
    const name = NAMES[axis]!;
    largest[0] = Math.max(largest[0]!, Math.abs(position[name]!));
    for (let k = 0; k < vertices.length; k++) {
      const term = Math.abs(vertices[k]! * axes[k % axes.length]![name]!);
      largest[0] = Math.max(largest[0]!, Math.min(term, Number.MAX_VALUE));
    }
  }
}
