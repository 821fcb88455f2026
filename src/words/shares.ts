/** Where a part of a whole lies, without a quotient or a branch. */
import { abs } from './vec.js';

/** Positive where part / whole lies outside of 0..1, 0 at its ends or where the whole is 0 with its part, negative in between. */
export const beyondSpan = (part: number, whole: number): number => abs(part + part - whole) - abs(whole);

/** The same of all from 0 on. */
export const beyondReach = (part: number, whole: number): number => abs(part - whole) - abs(part + whole);
