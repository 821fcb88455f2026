/** The traced twins of pairs: what they answer, and what they say about it. */
import { describe, expect, test } from 'vitest';
import { calc, exactly, type Trace, traced } from '../../src/exact/trace.js';
import { inWords } from '../../src/exact/trace.words.js';
import { pairFiles } from '../../tools/compiler/compile.js';
import type { Calc } from '../../tools/compiler/instrument.js';
import { loader } from '../../tools/compiler/load.js';
import { nameIn, partsOf } from '../../tools/compiler/pair.js';
import { tracedFiles } from '../../tools/compiler/traced.js';
import { allFamilies } from '../oracle/generators.js';
import type { Vector3 } from '../oracle/shapes.js';
import { type PairFunction, pairs, sources, take } from '../values/pairs.js';

const fileOf = (stem: string): string => pairFiles(3).find((file) => file.endsWith(`/${stem}.ts`))!;
const v = (x: number, y: number, z: number): Vector3 => ({ x, y, z });
const load = loader(calc as unknown as Calc, sources);

/** Runs a pair's `gap` on copies of two shapes with exact numbers. */
function traceOf(stem: string, a: unknown, b: unknown, file = fileOf(stem)): Trace {
  const gap = load(file)['gap'] as PairFunction;
  return traced(() => gap(exact(a), exact(b)) as number);
}

function exact(of: unknown): unknown {
  if (typeof of === 'number') return exactly(of);
  if (Array.isArray(of)) return of.map(exact);
  return typeof of === 'object' && of !== null
    ? Object.fromEntries(Object.entries(of).map(([key, value]) => [key, exact(value)]))
    : of;
}

describe('sphere and box', () => {
  const box = { min: { x: 0, y: 0, z: 0 }, max: { x: 2, y: 2, z: 2 } };
  test.each([
    ['apart', 4, 1, 'apart: lengthSquared(twiceOutside) - diameter * diameter is 12'],
    ['touching', 3, 1, 'touching: lengthSquared(twiceOutside) - diameter * diameter is 0'],
    ['overlapping', 2.5, 1, 'overlapping: lengthSquared(twiceOutside) - diameter * diameter is -3'],
    ['empty', 2.5, -1, 'apart: sphere.radius < 0 holds with -1 and 0'],
  ])('%s', (_situation, x, radius, expected) => {
    expect(inWords(traceOf('sphere-aabb', { center: { x, y: 1, z: 1 }, radius }, box))).toBe(expected);
  });

  test('named values are recorded in order', () => {
    const { steps } = traceOf('sphere-aabb', { center: { x: 4, y: 1, z: 1 }, radius: 1 }, box);
    const values = steps.filter(({ kind }) => kind === 'value').map(({ text, values: [value] }) => [text, value]);
    expect(values).toEqual([
      ['twiceOutside', { x: 4, y: 0, z: 0 }],
      ['diameter', 2],
    ]);
  });

  test('a touch is seen however few digits it leaves', () => {
    const [a, b] = [0.1, 0.3].map((x) => ({ center: { x, y: 0, z: 0 }, radius: 0.1 }));
    // In doubles, 0.3 - 0.1 is less than 0.2, and so is what they stand for.
    expect(traceOf('sphere-sphere', a, b).answer).toBe(-1);
    expect(traceOf('sphere-sphere', a, { ...b, radius: 0.3 - 0.1 - 0.1 }).answer).toBe(0);
  });
});

describe('segment and triangle', () => {
  const triangle = { a: v(0, 0, 0), b: v(4, 0, 0), c: v(0, 4, 0) };
  test.each([
    ['beside', v(5, 1, 2), v(5, 1, -1), /^apart: \(v \+ w - whole\) \* whole is 1152$/],
    ['short of', v(1, 1, 2), v(1, 1, 1), /^apart: \(t - whole\) \* whole is 256$/],
    ['through', v(1, 1, 2), v(1, 1, -1), /^overlapping: 0 - v \* whole is -576; 0 - w \* whole is -576; .*/],
    ['through an edge', v(1, 0, 2), v(1, 0, -2), /^touching: 0 - w \* whole is 0$/],
    ['in the plane, apart', v(-2, 1, 0), v(-1, 1, 0), /^apart: coplanar.meet\(segment, triangle\) does not hold$/],
  ])('%s', (_situation, start, end, expected) => {
    const trace = traceOf('segment-triangle', { start, end }, triangle);
    expect(inWords(trace)).toMatch(expected);
    expect(trace.decided.every((step) => trace.steps.includes(step))).toBe(true);
  });
});

describe('two oriented boxes', () => {
  const upright = { center: v(0, 0, 0), halfExtents: v(1, 1, 1), axes: [v(1, 0, 0), v(0, 1, 0), v(0, 0, 1)] };
  const turned = { ...upright, axes: [v(1, 1, 0), v(-1, 1, 0), v(0, 0, 1)] };
  test.each([
    ['apart by a face', v(4, 0, 0), 'apart: abs(dot(faceNormals[i], centerOffset)) - reach is 1 (i = 0)'],
    [
      'apart by a face of the other',
      v(2.5, 2.5, 0),
      'apart: abs(dot(faceNormals[i], centerOffset)) - reach is 1 (i = 0)',
    ],
    [
      'overlapping',
      v(2, 0, 0),
      'overlapping: abs(dot(faceNormals[i], centerOffset)) - reach is -1 (i = 0); and 13 more',
    ],
    [
      'touching by a face, and by the edge that lies in it',
      v(3, 0, 0),
      'touching: abs(dot(faceNormals[i], centerOffset)) - reach is 0 (i = 0); abs(dot(offsetAcrossA[i], b.axes[j])) - (reachA + reachB)' +
        ' is 0 (i = 1, j = 2)',
    ],
  ])('%s', (_situation, center, expected) => {
    expect(inWords(traceOf('obb-obb', upright, { ...turned, center }))).toBe(expected);
  });

  test('apart by an edge of each', () => {
    const a = { center: v(0, 0, 0), halfExtents: v(1, 3, 1), axes: [v(1, 0, 1), v(0, 1, 0), v(-1, 0, 1)] };
    const b = { center: v(0, 0, 4.5), halfExtents: v(3, 1, 1), axes: [v(1, 0, 0), v(0, 1, 1), v(0, -1, 1)] };
    expect(inWords(traceOf('obb-obb', a, b))).toBe(
      'apart: abs(dot(offsetAcrossA[i], b.axes[j])) - (reachA + reachB) is 0.5 (i = 1, j = 0)',
    );
  });
});

test.each(pairs.filter(({ module }) => module.functions.has('gap')).map((pair) => [pair.name, pair] as const))(
  '%s: traced or not, the answer is the same',
  (_name, { module, cases, generated }) => {
    for (const family of allFamilies) {
      for (const { a, b } of take(cases(family), 4)) {
        const { answer } = traceOf(module.stem, a, b, module.file);
        expect(answer, JSON.stringify({ a, b })).toBe(generated('gap')(a, b));
      }
    }
  },
);

test('every pair has a trace, which reads no more coordinates than there are', () => {
  const files = tracedFiles(pairFiles, sources);
  for (const { name, dimension, module } of pairs) {
    // What is asked in a part of a pair is in the trace of the pair.
    if (!module.functions.has('gap') || partsOf(module).length > 0) continue;
    const text = files.get(`${dimension}d/traces.ts`)!;
    expect(text, name).toContain(`export function ${nameIn('trace', module, dimension)}(`);
  }
  expect(files.get('2d/traces.ts')).toContain(
    '{ center: exactly2(circle.center), radius: exactly(circle.radius) }, { min: exactly2(box.min), max: exactly2(box.max) }',
  );
});
