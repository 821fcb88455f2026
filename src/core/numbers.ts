/** What generated code computes with, by names that all of it shares: half the bytecode of `Math.abs`, and shorter in bundles. */
export const abs: (x: number) => number = Math.abs;
export const sqrt: (x: number) => number = Math.sqrt;
export const max: (...of: number[]) => number = Math.max;
export const min: (...of: number[]) => number = Math.min;
