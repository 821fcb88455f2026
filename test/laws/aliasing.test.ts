/** A result may be written into the vectors of the shapes that it is asked of. */
import { describe, expect, test } from 'vitest';
import * as d2 from '../../src/2d/index.js';
import * as d3 from '../../src/3d/index.js';
import type { Pair } from '../oracle/generators.js';
import { numbersOf, withNumber } from '../oracle/shapes.js';
import { type AnyShape, capital, dimensions, kindPairs, take } from './dimensions.js';
import { literal } from './shrink.js';

const share = 20;

/** Around 1, and where products of two and of four lengths overflow. */
const sizes = [1, 2 ** 249, 2 ** 498];

type Value = (a: AnyShape, b: AnyShape, out?: object) => object | null;
type Parts = Record<string, unknown>;

describe.each(kindPairs.map((pair) => [String(pair), pair] as const))('%s', (_name, pair) => {
  const { dimension, kindA, kindB } = pair;
  const values = pair.library as unknown as Record<string, Value>;
  const names = (['closestPoints', 'contact', 'pushOut', 'raycast', 'intersection'] as const).filter(
    (name) => pair.offers(name) && (name !== 'raycast' || kindA === 'ray'),
  );

  test.each(sizes)('every vector of a result may be one of theirs, at a size of %d', (size) => {
    for (const given of take(dimension.cases(kindA, kindB, 'decimal', 51), share)) {
      const { a, b } = multiplied(given, size);
      for (const name of names) {
        expectAliasing(name, values[name]!, a, b);
      }
    }
  });
});

/** A result that is one vector. */
const closest = dimensions.flatMap((dimension) =>
  dimension.allKinds.flatMap((kind) => {
    const name = `closestPointOn${capital(kind)}`;
    const value = dimension.library[name] as Value | undefined;
    return value ? [[`${dimension.name} ${name}`, value, dimension, kind] as const] : [];
  }),
);

test.each(closest)('%s: the result may be a vector of theirs', (name, value, dimension, kind) => {
  for (const { a, b } of take(dimension.cases('point', kind, 'decimal', 53), share)) expectAliasing(name, value, a, b);
});

describe('a direction that the result is written into is read before', () => {
  test('by a hit on a circle', () => {
    const line = { origin: { x: 0, y: 3e75 }, direction: { x: 0, y: -2e75 } };
    const out = { ...d2.createRayHit(), normal: line.direction };
    expect(d2.raycastCircle(line, { center: { x: 0, y: 0 }, radius: 1e75 }, out)?.t).toBeCloseTo(1, 12);
  });

  test('by a hit on a segment', () => {
    const line = { origin: { x: 0, y: 0 }, direction: { x: 0, y: 1e149 } };
    const out = { ...d2.createRayHit(), point: line.direction };
    expect(d2.raycastSegment(line, { start: { x: 0, y: 5e149 }, end: { x: 0, y: 0 } }, out)?.tExit).toBe(5);
  });

  test('by the passage through a sphere', () => {
    const line = { origin: { x: 2, y: 2e40, z: -1 }, direction: { x: -3e80, y: -1e40, z: -3e80 } };
    const out = { ...d3.createBallPassage(), entry: line.direction };
    const ball = { center: { x: -2, y: 3, z: 3e40 }, radius: 3e80 };
    expect(d3.intersectionRaySphere(line, ball, out)?.tMax).toBeCloseTo(Math.SQRT1_2, 12);
  });
});

function expectAliasing(name: string, value: Value, a: AnyShape, b: AnyShape): void {
  const expected = value(a, b);
  if (expected === null) return;
  for (const slot of vectorsIn(expected)) {
    for (const source of vectorsIn({ a, b })) {
      const shapes = structuredClone({ a, b });
      const out = withVector(structuredClone(expected), slot, vectorAt(shapes, source));
      const shown = `${name}, ${slot} of the result is ${source}: ${literal({ a, b })}`;
      const found = value(shapes.a, shapes.b, out) ?? {};
      expect(numbersOf(found), shown).toEqual(numbersOf(expected));
      expect(wordsOf(found), shown).toEqual(wordsOf(expected));
    }
  }
}

/** What is said in words or truths, such as `relation` and `inside`. */
function wordsOf(of: object): unknown[] {
  const isWord = ([name, value]: [string, unknown]): boolean =>
    name !== 'kind' && (typeof value === 'string' || typeof value === 'boolean');
  return Object.entries(of).filter(isWord);
}

/** But for axes and normals, which only say which way something goes. */
function multiplied(pair: Pair<AnyShape>, factor: number): Pair<AnyShape> {
  const lengths = numbersOf(pair).filter(({ path }) => !path.includes('axes') && !path.includes('normal'));
  return lengths.reduce((result, { path, value }) => withNumber(result, path, value * factor), pair);
}

/** The paths to all vectors; a vector's own path is empty. */
function vectorsIn(of: object, path: readonly string[] = []): string[] {
  if ('x' in of && typeof of.x === 'number') return [path.join('.')];
  return Object.entries(of).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null ? vectorsIn(part, [...path, name]) : [],
  );
}

function vectorAt(of: object, path: string): object {
  return path.split('.').reduce((part, name) => (part as Parts)[name] as object, of);
}

function withVector(out: object, path: string, vector: object): object {
  if (path === '') return vector;
  const names = path.split('.');
  const parent = names.slice(0, -1).reduce((part, name) => (part as Parts)[name] as object, out) as Parts;
  parent[names.at(-1)!] = vector;
  return out;
}
