/**
 * Which inputs are known to be finite. One that is not leaves the filter in doubt wherever it is in a bound, and the exact
 * stage answers with NaN; what no bound has looked at is looked at before anything but "no" is answered.
 */
import { add, type Cond, compare, type Local, multiply, type Num, or, subtract, ZERO } from '../ir.js';
import { pathOf } from './analysis.js';
import type { Ready } from './ready.js';

/**
 * What is known after leaving for `!(…)`. After `x <= y` both are numbers, and x is finite if it has an upper neighbour
 * and a lower one; after a question's yes all that it looked at is finite.
 */
export function noteAfter(
  condition: Cond,
  ready: Ready,
  seenBy: (ask: Cond & { op: 'ask' }) => readonly string[],
): void {
  if (condition.op !== 'not') return;
  const { of } = condition;
  if (of.op === 'ask') for (const input of seenBy(of)) ready.covered.add(input);
  else if (of.op === 'compare' && of.by.startsWith('<')) noteOrder(of.left, of.right, ready);
  else if (of.op === 'compare' && of.by.startsWith('>')) noteOrder(of.right, of.left, ready);
}

export function noteOrder(low: Num, high: Num, ready: Ready): void {
  const [left, right] = [pathOf(low), pathOf(high)];
  if (left !== undefined && right !== undefined) ready.order.push([left, right]);
}

/** What is known where equalities hold: what equals 0 is finite, and what equals a finite input is as well. */
export function noteEquals(condition: Cond, ready: Ready): void {
  if (condition.op === 'and') {
    noteEquals(condition.left, ready);
    noteEquals(condition.right, ready);
  } else if (condition.op === 'compare' && condition.by === '===') {
    const [left, right] = [pathOf(condition.left), pathOf(condition.right)];
    if (left !== undefined && condition.right.op === 'number' && condition.right.value === 0) ready.covered.add(left);
    if (left !== undefined && right !== undefined) ready.equals.push([left, right]);
  }
}

/** Of these, the inputs that might not be finite: neither in a bound, nor between two others that are looked at themselves. */
export function openAmong(inputs: Iterable<string>, { order, covered, equals }: Ready): string[] {
  const isLow = (input: string): boolean => order.some(([low]) => low === input);
  const isHigh = (input: string): boolean => order.some(([, high]) => high === input);
  const isBetween = (input: string): boolean =>
    order.some(([low, high]) => high === input && !isHigh(low)) &&
    order.some(([low, high]) => low === input && !isLow(high));
  const isCovered = (input: string): boolean =>
    covered.has(input) || equals.some(([a, b]) => (a === input && covered.has(b)) || (b === input && covered.has(a)));
  return [...new Set(inputs)].filter((input) => !isCovered(input) && !isBetween(input));
}

/** Whether all are finite. @param total a name for their sum */
export function areFinite(paths: readonly string[], total: Local): Cond {
  const sum: Num = { op: 'local', local: total };
  // A sum of finite inputs may overflow; then they are looked at one by one.
  const sumIsFinite = compare('===', subtract(sum, sum), ZERO, undefined);
  const allAreFinite = compare('===', balanced(paths.map((path) => multiply(inputAt(path), ZERO))), ZERO, undefined);
  return or(sumIsFinite, allAreFinite);
}

export function sumOf(paths: readonly string[]): Num {
  return balanced(paths.map(inputAt));
}

function inputAt(path: string): Num {
  return { op: 'input', path };
}

/** Adds in pairs, so that the additions do not wait for each other. */
function balanced(terms: readonly Num[]): Num {
  if (terms.length === 1) return terms[0]!;
  const middle = terms.length >> 1;
  return add(balanced(terms.slice(0, middle)), balanced(terms.slice(middle)));
}
