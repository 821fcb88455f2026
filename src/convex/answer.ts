/** What was found of two shapes, until it is written into a result. */

/** Closest points a and b and their distance; or a normal, a point and a depth. */
export const answer: Float64Array = /* @__PURE__ */ new Float64Array(7);

/** A length that is known to be more than 0; where rounding has left nothing of it, the least that could have been. @param unit that it is counted in */
export function keepAbove0(least: number, unit: number): void {
  answer[6] = Math.max((answer[6]! > 0 ? answer[6]! : least) * unit, Number.MIN_VALUE);
}

interface Vector {
  x: number;
  y: number;
  z?: number;
}

/** @param isDeep whether it is of space */
export function writeNearest<R extends { a: Vector; b: Vector; distance: number }>(out: R, isDeep: boolean): R {
  write(out.a, 0, isDeep);
  write(out.b, 3, isDeep);
  out.distance = answer[6]!;
  return out;
}

export function writeContact<R extends { normal: Vector; point: Vector; depth: number }>(out: R, isDeep: boolean): R {
  write(out.normal, 0, isDeep);
  write(out.point, 3, isDeep);
  out.depth = answer[6]!;
  return out;
}

function write(into: Vector, from: number, isDeep: boolean): void {
  into.x = answer[from]!;
  into.y = answer[from + 1]!;
  if (isDeep) into.z = answer[from + 2]!;
}
