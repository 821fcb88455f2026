/** Inputs on either side of where an answer changes: there rounding misleads. */
import { nudged, type Random } from '../../oracle/random.js';
import type { Given } from './parts.js';

/**
 * Turns one set of inputs into another, number by number, until the answer changes, and halves the last step until it is
 * one of a double. Nothing if the answer does not change.
 */
export function tieBetween(from: Given, to: Given, answer: (given: Given) => unknown): [Given, Given] | undefined {
  const before = answer(from);
  let given = from;
  for (const [path, value] of to) {
    const next = new Map([...given, [path, value]]);
    if (answer(next) !== before) return narrowed(given, path, value, before, answer);
    given = next;
  }
  return undefined;
}

function narrowed(
  given: Given,
  path: string,
  beyond: number,
  before: unknown,
  answer: (given: Given) => unknown,
): [Given, Given] {
  let [low, high] = [given.get(path)!, beyond];
  const at = (value: number): Given => new Map([...given, [path, value]]);
  for (let i = 0; i < 80; i++) {
    const middle = low / 2 + high / 2;
    if (middle === low || middle === high) break;
    if (answer(at(middle)) === before) low = middle;
    else high = middle;
  }
  return [at(low), at(high)];
}

/** The same with some numbers one step off. */
export function stepped(given: Given, random: Random): Given {
  return new Map([...given].map(([path, value]) => [path, nudged(value, random.pick([0, 0, 0, 0, 1, -1]))]));
}
