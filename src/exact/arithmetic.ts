/**
 * Exact arithmetic on values of type `V`: the operations a predicate needs to be decided without rounding.
 * The exact twin of a predicate is written once against this interface and runs on expansions or on dyadics.
 */
export interface Arithmetic<V> {
  /** An input coordinate or length. */
  from(x: number): V;
  /** A constant of the formula, such as the 2 of `2 * x`. */
  integer(n: number): V;
  add(a: V, b: V): V;
  subtract(a: V, b: V): V;
  multiply(a: V, b: V): V;
  negate(a: V): V;
  absolute(a: V): V;
  larger(a: V, b: V): V;
  smaller(a: V, b: V): V;
  /** The sign of `a - b`: -1, 0 or 1. */
  compare(a: V, b: V): number;
}
