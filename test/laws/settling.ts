/** One push is enough, whatever was rounded: for every pair, in both orders, on all families of input. */
import { describe, expect, test } from 'vitest';
import { allFamilies } from '../oracle/generators.js';
import { magnitude } from './bounds.js';
import { kindPairs, take, type Vector } from './dimensions.js';
import { pushed } from './motions.js';
import { literal } from './shrink.js';

const pushable = kindPairs.filter((pair) => pair.offers('pushOut'));

/** @param share how many cases of each family */
export function describeSettling(share: number, seed: number): void {
  describe.each(pushable.map((pair) => [String(pair), pair] as const))(
    '%s',
    (_name, { dimension, kindA, kindB, library }) => {
      const { truth } = dimension;

      test.each(allFamilies)(
        '%s: a pushed shape does not overlap any more, and was pushed no farther than need be',
        (family) => {
          for (const [a, b] of take(dimension.cases(kindA, kindB, family, seed), share).flatMap(({ a, b }) => [
            [a, b] as const,
            [b, a] as const,
          ])) {
            const push = library.pushOut(a, b);
            expect(push !== null, literal({ a, b })).toBe(truth.signOfGap(a, b) < 0);
            if (push === null) continue;
            const { depth } = library.contact(a, b)!;
            if (!isFiniteVector(push)) expect(depth, literal({ a, b, push })).toBeGreaterThan(2 ** 1022);
            if (!isFiniteVector(push)) continue;
            const moved = pushed(a, push, dimension);
            const shown = literal({ a, b, push });
            expect(truth.signOfGap(moved, b), shown).toBeGreaterThanOrEqual(0);
            expect(library.pushOut(moved, b), shown).toBeNull();
            const surplus = lengthOf(push) - depth;
            expect(surplus, shown).toBeLessThanOrEqual(8 * 2 ** -52 * magnitude([a, b, push]) + 8 * leastStep(a));
          }
        },
      );
    },
  );
}

/** The least that a shape can be moved by: the constant of a plane changes by no less than the smallest double. */
function leastStep(shape: object): number {
  const normal = 'normal' in shape ? (shape.normal as Vector) : { x: 1, y: 0 };
  return Number.MIN_VALUE / Math.min(Math.max(...Object.values(normal).map(Math.abs)), 1);
}

function isFiniteVector(v: Vector): boolean {
  return Object.values(v).every(Number.isFinite);
}

function lengthOf({ x, y, z }: Vector): number {
  return Math.hypot(x, y, z ?? 0);
}
