import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { obb } = library;
const { closestPoints, contact, distance, pushOut } = library;
const relation = relationIn(library);
const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number) => ({ x, y });
/** A square of the half width 5, with corners at (7, 1), (-1, 7), (-7, -1) and (1, -7). */
const box = obb(at(0, 0), at(1, 1), [at(3, 4), at(-4, 3)]);
/** From (-3, -4) to (3, 4). */
const flat = obb(at(0, 0), at(1, 0), [at(3, 4), at(-4, 3)]);
/** From (-3, -3) to (3, 3). */
const needle = obb(at(0, 0), at(1, 1), [at(1, 1), at(2, 2)]);
const dot = obb(at(0, 0), at(1, 1), [at(0, 0), at(0, 0)]);
const empty = { ...box, halfExtents: at(1, -1) };

test.each([
  ['side on side', obb(at(6, 8), at(1, 1), [at(3, 4), at(-4, 3)]), box, 'touching'],
  ['a step apart', obb(at(6, 8 + 2 ** -49), at(1, 1), [at(3, 4), at(-4, 3)]), box, 'apart'],
  ['a corner on a side', obb(at(3, 6), at(1, 1), [at(1, 1), at(1, -1)]), box, 'touching'],
  ['a corner a step beyond it', obb(at(3, 6 + 2 ** -50), at(1, 1), [at(1, 1), at(1, -1)]), box, 'apart'],
  ['one inside the other', obb(at(0, 0), at(1, 1), [at(1, 2), at(-2, 1)]), box, 'overlapping'],
  [
    'skewed: bounds alone overlap',
    obb(at(6, -6), at(1, 1), [at(1, 0), at(0, 1)]),
    obb(at(0, 0), at(1, 1), [at(9, 9), at(1, 0)]),
    'apart',
  ],
  ['two flat ones crossing', obb(at(0, 0), at(1, 0), [at(4, -3), at(3, 4)]), flat, 'overlapping'],
  ['two flat ones on one line, end to end', obb(at(6, 8), at(1, 0), [at(3, 4), at(1, 0)]), flat, 'touching'],
  ['two flat ones on one line, apart', obb(at(9, 12), at(1, 0), [at(3, 4), at(1, 0)]), flat, 'apart'],
  ['parallel axes across parallel axes', obb(at(1, 1), at(1, 1), [at(1, -1), at(2, -2)]), needle, 'overlapping'],
  ['two points', obb(at(0, 0), at(0, 0), [at(0, 0), at(0, 0)]), dot, 'touching'],
  ['two points apart', obb(at(0, 5e-324), at(0, 0), [at(0, 0), at(0, 0)]), dot, 'apart'],
  ['an empty box', box, empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

test('beside a corner', () => {
  expect(distance(box, obb(at(14, 1), at(2, 2)))).toEqual(near(5));
  expect(closestPoints(box, obb(at(14, 1), at(2, 1)))).toEqual({
    a: { x: near(7), y: near(1) },
    b: { x: near(12), y: near(1) },
    distance: near(5),
  });
});

test('overlapping, along the axis of a box', () => {
  expect(contact(box, obb(at(8, 1), at(2, 2)))).toEqual(
    expect.objectContaining({ normal: { x: near(1), y: near(0) }, depth: near(1), axis: 'b.x' }),
  );
  expect(contact(obb(at(8, 1), at(2, 2)), box)?.axis).toEqual('a.x');
  expect(contact(box, obb(at(6, 8), at(1.2, 1), [at(3, 4), at(-4, 3)]))).toEqual(
    expect.objectContaining({ normal: { x: near(0.6), y: near(0.8) }, depth: near(1), axis: 'a.x' }),
  );
  expect(pushOut(obb(at(8, 1), at(2, 2)), box)).toEqual({ x: near(1), y: near(0) });
});
