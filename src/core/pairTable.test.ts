import { expect, test } from 'vitest';
import { flipped, noTest, type PairTable, swapped } from './pairTable.js';

type Disc = { readonly kind: 'disc'; readonly radius: number };
type Square = { readonly kind: 'square'; readonly side: number };
type Shape = Disc | Square;

const larger = (disc: Disc, square: Square): boolean => 2 * disc.radius > square.side;

test('a table that lacks a pair, or has one for other shapes, does not compile', () => {
  const table: PairTable<Shape, [], boolean> = {
    disc: { disc: (a, b) => a.radius > b.radius, square: larger },
    square: { disc: swapped(larger), square: (a, b) => a.side > b.side },
  };
  expect(table.square.disc({ kind: 'square', side: 1 }, { kind: 'disc', radius: 1 })).toBe(true);
  // @ts-expect-error: square against square is missing.
  const short: PairTable<Shape, [], boolean> = { disc: table.disc, square: { disc: table.square.disc } };
  // @ts-expect-error: the cell takes the shapes in the other order.
  const turned: PairTable<Shape, [], boolean> = { disc: table.disc, square: { ...table.square, disc: larger } };
  expect([short, turned]).toHaveLength(2);
});

test('a question asked the other way round passes `out` on', () => {
  const ask = (a: number, b: string, out?: { text: string }): string => {
    if (out) out.text = `${a}${b}`;
    return `${a}${b}`;
  };
  const out = { text: '' };
  expect(swapped(ask)('b', 1, out)).toBe('1b');
  expect(out.text).toBe('1b');
});

test('a turned answer is the same object; a miss stays a miss', () => {
  const ask = (a: number, _b: string, out: { sign: number } = { sign: 1 }): { sign: number } | null => {
    out.sign = 1;
    return a > 0 ? out : null;
  };
  const turn = (answer: { sign: number }): void => {
    answer.sign = -answer.sign;
  };
  const out = { sign: 0 };
  expect(flipped(ask, turn)('b', 1, out)).toBe(out);
  expect(out.sign).toBe(-1);
  expect(flipped(ask, turn)('b', 0, out)).toBeNull();
});

test.each([
  [{ kind: 'circle' }, { kind: 'aabb' }, 'no test for circle and aabb in 3D'],
  [{ kind: 'aabb' }, { x: 1 }, 'no test for aabb and object without a kind in 3D'],
  [null, undefined, 'no test for null without a kind and undefined without a kind in 3D'],
])('what the error says', (a, b, message) => {
  expect(noTest(a, b, '3D')).toBeInstanceOf(TypeError);
  expect(noTest(a, b, '3D').message).toBe(message);
});
