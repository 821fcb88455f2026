/** Vectors of whole numbers. */

export type Vector = readonly [bigint, bigint, bigint];

export const none: Vector = [0n, 0n, 0n];
export const plus = (p: Vector, q: Vector): Vector => [p[0] + q[0], p[1] + q[1], p[2] + q[2]];
export const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
export const times = (v: Vector, by: bigint): Vector => [v[0] * by, v[1] * by, v[2] * by];
export const dot = (p: Vector, q: Vector): bigint => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
export const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
export const isZero = (v: Vector): boolean => v[0] === 0n && v[1] === 0n && v[2] === 0n;
