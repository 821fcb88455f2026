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
