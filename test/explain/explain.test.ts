/** An explanation says what the library answers, for every pair of kinds in both orders, and draws it. */
import { describe, expect, test } from 'vitest';
import * as explain2 from '../../src/2d/explain/index.js';
import * as explain3 from '../../src/3d/explain/index.js';
import { recording, type Sink, svg } from '../../src/gizmos/index.js';
import { type AnyShape, kindPairs, take } from '../laws/dimensions.js';
import { allFamilies } from '../oracle/generators.js';

type Explain = (a: AnyShape, b: AnyShape, sink?: Sink) => explain3.Verdict;
const explains = { '2D': explain2.explain as unknown as Explain, '3D': explain3.explain as unknown as Explain };

describe.each(kindPairs.map((pair) => [String(pair), pair] as const))('%s', (_name, pair) => {
  const explain = explains[pair.dimension.name];
  const all = allFamilies.flatMap((family) => take(pair.dimension.cases(pair.kindA, pair.kindB, family), 2));
  const cases = all.flatMap(({ a, b }) => [
    { a, b },
    { a: b, b: a },
  ]);

  test('the verdict is the answer, and its values are those of the library', () => {
    const { library } = pair;
    for (const { a, b } of cases) {
      const verdict = explain(a, b, recording());
      const context = JSON.stringify({ a, b, text: verdict.text });
      const answer = library.overlaps(a, b) ? 'overlapping' : library.touches(a, b) ? 'touching' : 'apart';
      expect(verdict.answer, context).toBe(answer);
      expect(verdict.hit, context).toBe(library.intersects(a, b));
      for (const question of ['distance', 'closestPoints', 'contact'] as const)
        expect(verdict[question], context).toEqual(pair.offers(question) ? library[question](a, b) : null);
      if (pair.offers('intersection')) expect(verdict.shared, context).toEqual(library.intersection(a, b));
      expect(verdict.text, context).not.toMatch(/NaN|undefined|null|\[object/);
    }
  });

  test('the steps end with one that decided, and what decided has the sign of the answer', () => {
    for (const { a, b } of cases) {
      const { steps, answer } = explain(a, b);
      const context = JSON.stringify({ a, b });
      expect(steps.at(-1)?.decided, context).toBe(true);
      const sign = answer === 'apart' ? 1 : answer === 'touching' ? 0 : -1;
      for (const step of steps) {
        expect(step.formula, context).not.toBe('');
        if (step.decided && step.kind === 'side') expect(step.sign, context).toBe(sign);
      }
    }
  });

  test('pictures of ordinary shapes have both of them in it, and lie within the frame', () => {
    const ordinary = take(pair.dimension.cases(pair.kindA, pair.kindB, 'random'), 6);
    for (const { a, b } of ordinary) {
      const picture = svg({ width: 400, height: 300 });
      const drawn = recording();
      explain(a, b, picture);
      explain(a, b, drawn);
      const text = String(picture);
      const context = JSON.stringify({ a, b });
      expect(text, context).not.toMatch(/NaN|Infinity|undefined/);
      const marks = [...drawn.lines, ...drawn.points].map(({ role }) => role);
      expect(marks, context).toContain('shapeA');
      expect(marks, context).toContain('shapeB');
      const outside = [...text.matchAll(/ d="M([-\d. LM]*)Z?"/g)]
        .flatMap(([, places = '']) => places.split(/[LM]/).map((place) => place.split(' ').map(Number)))
        .filter(([x = 0, y = 0]) => !(x >= 0 && x <= 400 && y >= 0 && y <= 300));
      expect(outside, context).toEqual([]);
    }
  });

  test('what is not finite is said so', () => {
    const { a, b } = cases[0]!;
    const broken = JSON.parse(JSON.stringify(a), (_key, value) =>
      typeof value === 'number' ? NaN : value,
    ) as AnyShape;
    const { text, steps, answer } = explain(broken, b, recording());
    expect(answer).toBe('apart');
    expect(text).toMatch(/not finite$/);
    expect(steps).toEqual([]);
  });
});
