import { expect, test } from 'vitest';
import { exact, minus, signOf, size } from '../../../test/compiler/exact.js';
import { FAMILY_NAMES, randomInputs } from '../../../test/compiler/fuzz/inputs.js';
import { type Pair, randomComparison } from '../../../test/compiler/fuzz/questions.js';
import { exactly, inDoubles } from '../../../test/compiler/interpret.js';
import { comparisonIn } from '../../../test/compiler/statements.js';
import { seeded } from '../../../test/oracle/random.js';
import type { Num } from '../ir.js';
import { Analysis } from './analysis.js';
import { Margins, type Measured, nothingReady } from './margins.js';

/** What decides the comparison of a random question, and the number that it compares. */
function measured(pair: Pair): { measure: Measured; compared: Num } | undefined {
  const { stmts, locals, condition, names } = comparisonIn(pair.texts, pair.file, pair.dimension);
  const analysis = new Analysis(stmts);
  if (analysis.isExact(condition)) return undefined;
  const margins = new Margins(analysis, names, () => {});
  const ready = nothingReady();
  for (const local of locals) margins.declare(local, ready);
  return { measure: margins.measure(condition, ready), compared: condition.left };
}

test('no value is farther off than its bound, in range or beyond it', () => {
  const random = seeded(21);
  let near = 0;
  for (let i = 0; i < 400; i++) {
    const pair = randomComparison(random);
    const found = measured(pair);
    if (!found) continue;
    const { measure, compared } = found;
    const paths = pair.parameters.flatMap((parameter) => parameter.paths);
    for (const family of FAMILY_NAMES) {
      const given = randomInputs(family, paths, random);
      const [value, bound] = [inDoubles(measure.value, given), inDoubles(measure.bound, given)];
      if (!Number.isFinite(value) && measure.endless) expect(bound).not.toBeLessThan(Infinity);
      // Where either is infinite or not a number the exact stage is asked.
      if (!Number.isFinite(value) || !(bound < Infinity)) continue;
      const error = size(minus(exact(value), exactly(compared, given)));
      if (signOf(minus(error, exact(bound))) > 0)
        throw new Error(
          `${value} is off by more than ${bound} for ${JSON.stringify([...given])} in\n${pair.texts[pair.file]}`,
        );
      if (signOf(minus(error, exact(bound / 8))) > 0) near++;
    }
  }
  expect(near).toBeGreaterThan(20);
});
