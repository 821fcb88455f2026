/**
 * The exact stage compiles what is in doubt again and again. Where WebAssembly is missing, or where a page's policy forbids it, the answers are the same.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stageCounts } from '../../src/exact/program.js';
import { allFamilies } from '../oracle/generators.js';
import { kindPairs, type Questions, take } from './dimensions.js';

class Forbidden {
  constructor() {
    throw new EvalError("Refused to compile WebAssembly because 'wasm-unsafe-eval' is not allowed");
  }
}

class Memory {
  readonly buffer = new ArrayBuffer(2 ** 16);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** All modules anew, in a world with this in place of WebAssembly. */
async function libraryWith(engine: unknown, name: string): Promise<{ library: Questions; limbs: () => number }> {
  vi.resetModules();
  vi.stubGlobal('WebAssembly', engine);
  const { dimensions } = await import('./dimensions.js');
  const { stageCounts: counts } = await import('../../src/exact/program.js');
  return { library: dimensions.find((one) => one.name === name)!.library, limbs: () => counts.limbs };
}

describe.each([
  ['missing', undefined],
  ['forbidden', { Memory, Module: Forbidden, Instance: Forbidden }],
  ['forbidden with its memory', { Memory: Forbidden, Module: Forbidden, Instance: Forbidden }],
])('WebAssembly is %s:', (_what, engine) => {
  test.each(kindPairs.map((pair) => [String(pair), pair] as const))(
    '%s',
    async (_name, { dimension, kindA, kindB }) => {
      const cases = allFamilies.flatMap((family) => take(dimension.cases(kindA, kindB, family), 60));
      const answers = (of: Questions): boolean[][] => cases.map(({ a, b }) => [of.intersects(a, b), of.overlaps(a, b)]);
      // Before WebAssembly is taken away from both.
      const expected = answers(dimension.library);
      const { library } = await libraryWith(engine, dimension.name);
      answers(library).forEach((said, i) => {
        expect(said, JSON.stringify(cases[i])).toEqual(expected[i]);
      });
    },
  );
});

test('with it, limbs have settled much of that', () => {
  expect(stageCounts.limbs).toBeGreaterThan(1000);
});

test('without it, only sums of products are settled by limbs', async () => {
  const { library, limbs } = await libraryWith(undefined, '3D');
  const line = { kind: 'segment', start: { x: 0.1, y: 0.1, z: 0.1 }, end: { x: 0.7, y: 0.1, z: 0.1 } } as const;
  const above = { kind: 'sphere', center: { x: 0.3, y: 0.4, z: 0.1 }, radius: 0.4 - 0.1 } as const;
  const before = limbs();
  for (let i = 0; i < 10; i++) library.intersects(line, above);
  expect(limbs()).toBe(before);
});
