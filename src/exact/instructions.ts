/** What an exact program is made of; the compiler writes these numbers. */

/** Registers below this hold inputs, the others results of instructions, in their order. */
export const INPUTS = 128;

export const ADD = 0;
export const SUBTRACT = 1;
export const MULTIPLY = 2;
export const ABSOLUTE = 3;
export const LARGER = 4;
export const SMALLER = 5;
export const CONSTANT = 6;
