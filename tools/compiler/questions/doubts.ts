/** What a value and the bound of its error say of a comparison: that it surely holds, or that it may. */
import {
  absolute,
  add,
  and,
  type Cond,
  compare,
  isZero,
  multiply,
  type Num,
  not,
  or,
  subtract,
  truth,
  ZERO,
} from '../ir.js';
import type { Measured } from './margins.js';

export type Compare = Cond & { op: 'compare' };

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===' } as const;

export function opposite(condition: Compare): Compare {
  return { ...condition, by: OPPOSITE[condition.by] };
}

/** The measured value and the exact sign are those of left - right, except for `0 < x`, where they are those of x. */
export function facing({ left }: Compare, a: Num, b: Num): [Num, Num] {
  return isZero(left) ? [b, a] : [a, b];
}

/** That a value is surely not 0, and not by overflow: 0 times what is not finite is NaN, which nothing exceeds. */
export function isCertain({ value, bound, endless }: Measured): Cond {
  if (!bound) return truth(false);
  const limit = endless ? bound : add(bound, multiply(ZERO, value));
  return compare('>', absolute(value), limit, undefined);
}

/** That left - right is surely positive, or negative, and not by overflow. */
export function isBeyond(condition: Compare, { value, bound, endless }: Measured, sign: 1 | -1): Cond {
  if (!bound) return truth(false);
  const own = isZero(condition.left) ? -sign : sign;
  const by = own === 1 ? '>' : '<';
  const poison = multiply(ZERO, value);
  const above = endless ? bound : add(bound, poison);
  const below: Num = endless ? { op: 'negate', of: bound } : subtract(poison, bound);
  return compare(by, value, own === 1 ? above : below, undefined);
}

/** The sign of left - right, given by the exact stage. */
export function signIn(condition: Compare, exact: Num): Num {
  return isZero(condition.left) ? subtract(ZERO, exact) : exact;
}

export interface Doubt {
  /** Whether the value alone shows that the condition holds. */
  readonly sure: Cond;
  /** Whether the value leaves it possible. */
  readonly may: Cond;
  /** Whether the exact sign says so. */
  readonly exactly: Cond;
}

/** @param orNaN what the exact stage is taken to say of input that is not finite */
export function doubtOf(condition: Compare, measured: Measured, exact: Num, orNaN: boolean): Doubt {
  const { by, place } = condition;
  const differs = compare('>', absolute(exact), ZERO, place);
  const equals = compare('===', exact, ZERO, place);
  if (by === '===')
    return { sure: truth(false), may: not(isCertain(measured)), exactly: orNaN ? not(differs) : equals };
  if (by === '!==') return { sure: isCertain(measured), may: truth(true), exactly: orNaN ? not(equals) : differs };
  const sides = facing(condition, exact, ZERO);
  const exactly = orNaN ? not(compare(OPPOSITE[by], ...sides, place)) : compare(by, ...sides, place);
  const sign = by.startsWith('>') ? 1 : -1;
  const opposed = sign === 1 ? -1 : 1;
  return { sure: isBeyond(condition, measured, sign), may: not(isBeyond(condition, measured, opposed)), exactly };
}

/** That the condition holds, by the value or else by the exact sign. */
export function certified({ sure, may, exactly }: Doubt): Cond {
  return or(sure, and(may, exactly));
}
