/** A call with too many arguments, as `array.map(intersection)` makes one, is answered like one without them. */
import { describe, expect, test } from 'vitest';
import { type AnyShape, capital, kindPairs, take } from './dimensions.js';
import { literal } from './shrink.js';

const share = 6;
/** What code within the library might take for a word of its own. */
const extras = [true, false, 1, -1, 0, {}, []];

type Question = (a: AnyShape, b: AnyShape, ...rest: unknown[]) => unknown;

describe.each(kindPairs.map((pair) => [String(pair), pair] as const))('%s', (_name, { dimension, kindA, kindB }) => {
  const ending = `${capital(kindA)}${capital(kindB)}`;
  const questions = Object.entries(dimension.library).filter(
    ([name, question]) => name.endsWith(ending) && typeof question === 'function',
  ) as [string, Question][];

  test('more arguments than there are change no answer', () => {
    expect(questions.length).toBeGreaterThan(0);
    for (const { a, b } of [
      ...take(dimension.cases(kindA, kindB, 'decimal', 61), share),
      ...take(dimension.cases(kindA, kindB, 'scale', 61), share),
    ]) {
      for (const [name, question] of questions) {
        const expected = question(a, b);
        for (const extra of extras) {
          const shown = `${name}, with ${JSON.stringify(extra)}: ${literal({ a, b })}`;
          expect(question(a, b, undefined, extra, extra, extra), shown).toEqual(expected);
        }
      }
    }
  });
});
