import { numbersOf } from '../oracle/shapes.js';

/**
 * How far a value may be off: 64 units in the last place of the largest coordinate that occurs. The length of a ray's
 * direction is only the unit of its t and says nothing about where things are. A plane is as far away as its constant says, in
 * units of its normal, and an oriented box as wide as its half extents, in units of its axes; so is a hull by its vertices.
 */
export function roundingBound(...things: readonly (object | number | null)[]): number {
  return 64 * 2 ** -52 * magnitude(things) + 64 * Number.MIN_VALUE;
}

/** The largest coordinate or size, in absolute value. */
export function magnitude(things: readonly (object | number | null)[]): number {
  const isPlace = ({ path, value }: { path: readonly string[]; value: number }): boolean =>
    !path.includes('direction') && Number.isFinite(value);
  return Math.max(0, ...magnitudes(things.map(withPlaces), isPlace));
}

/** A plane by its distance from the origin, and an oriented box by its centre and the ways from there to its faces. */
function withPlaces(thing: object | number | null): object | number | null {
  if (typeof thing !== 'object' || thing === null) return thing;
  if ('constant' in thing) {
    const { normal, constant } = thing as { normal: { x: number; y: number; z?: number }; constant: number };
    return { foot: constant / Math.hypot(normal.x, normal.y, normal.z ?? 0) };
  }
  if (!('axes' in thing)) return thing;
  if ('data' in thing) {
    const { data, position, axes } = thing as { data: { vertices: Float64Array }; position: object; axes: object[] };
    const parts = [...data.vertices].map((part, i) =>
      Object.values(axes[i % axes.length]!).map((way: number) => part * way),
    );
    return { position, parts };
  }
  const { center, halfExtents, axes } = thing as { center: object; halfExtents: object; axes: readonly object[] };
  const spokes = Object.values(halfExtents).map((extent: number, i) =>
    Object.values(axes[i] ?? {}).map((part: number) => extent * part),
  );
  return { center, spokes };
}

/** All numbers, in absolute value. */
export function magnitudes(
  things: readonly (object | number | null)[],
  counts: (number: { path: readonly string[]; value: number }) => boolean = () => true,
): number[] {
  return numbersOf({ things })
    .filter(counts)
    .map(({ value }) => Math.abs(value));
}
