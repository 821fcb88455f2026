import { expect, test } from 'vitest';
import { exact, minus, signOf, times } from '../../../test/compiler/exact.js';
import { generated } from '../../../test/compiler/memory.js';
import { FILE, functionsOf, HEAD, type Point } from '../../../test/compiler/small.js';
import { nudged, seeded } from '../../../test/oracle/random.js';

const WORDS = "import { ignoreIf, mostSeparatedAtOnce } from '../words/sign.js';\n";

function gap(...lines: readonly string[]): string {
  return [`${WORDS}${HEAD}export function gap(a: Vec, b: Vec): Sign {`, ...lines, '}', ''].join('\n');
}

const weighed = gap(
  '  return mostSeparatedAtOnce(',
  '    ignoreIf(a.x === 0 || b.x === 0, signOf(a.x * b.y - a.y * b.x)),',
  '    b.x > 0 ? signOf(a.y - b.y) : OVERLAPPING,',
  '    signOf(a.x + a.y - (b.x + b.y)),',
  '  );',
);

test('signs that are weighed at once are those of exact numbers, ties included', () => {
  const ask = functionsOf(weighed)['gapOneTwo'] as (a: Point, b: Point) => number;
  const { between, pick } = seeded(5);
  const answers = new Map<number, number>();
  for (let i = 0; i < 3000; i++) {
    const near = (value: number): number => nudged(value, pick([0, 0, 1, -1]));
    const [x, y, factor] = [
      pick([0, between(-1, 1), 0.5]),
      pick([0, between(-1, 1), 0.25]),
      pick([1, 2, between(0.9, 3)]),
    ];
    const [a, b] = [
      { x, y },
      { x: near(x * factor), y: near(y * factor) },
    ];
    const sum = ({ x, y }: Point) => minus(exact(x), exact(-y));
    const turn = signOf(minus(times(exact(a.x), exact(b.y)), times(exact(a.y), exact(b.x))));
    const expected = Math.max(
      a.x === 0 || b.x === 0 ? -1 : turn,
      b.x > 0 ? Math.sign(a.y - b.y) : -1,
      signOf(minus(sum(a), sum(b))),
    );
    expect(ask(a, b), JSON.stringify([a, b])).toBe(expected);
    answers.set(expected, (answers.get(expected) ?? 0) + 1);
  }
  for (const answer of [-1, 0, 1]) expect(answers.get(answer)).toBeGreaterThan(100);
});

test('several doubts are settled in a function of their own, which alone asks the exact stage', () => {
  const [quick, careful] = generated({ [FILE]: weighed }, FILE, 2).split('function gapOneTwoInDoubt');
  expect(quick).toContain('return gapOneTwoInDoubt(a, b);');
  expect(quick).not.toContain('signAfterLook(');
  expect(careful).toContain('signAfterLook(');
  expect(quick).toMatch(/e-1/);
  expect(careful).not.toMatch(/e-1/);
});

test('a single doubt is settled where it arises', () => {
  const made = generated({ [FILE]: gap('  return signOf(a.x * b.y - a.y * b.x);') }, FILE, 2);
  expect(made).toContain('gapInDoubt(gapOneTwoProgram, 0, a, b)');
  expect(made).not.toContain('gapOneTwoInDoubt');
});
