/** Vectors of whole numbers: the coordinates of one case, all multiplied by the same power of two. */
export interface Vector {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
}

export const origin: Vector = { x: 0n, y: 0n, z: 0n };

export function plus(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function minus(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function times(a: Vector, factor: bigint): Vector {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor };
}

export function dot(a: Vector, b: Vector): bigint {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function isZero(a: Vector): boolean {
  return a.x === 0n && a.y === 0n && a.z === 0n;
}
