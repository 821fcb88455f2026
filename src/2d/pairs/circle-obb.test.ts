import { expect, test } from 'vitest';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { circle, obb } = library;
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
  ['touching a side', circle(at(6, 8), 5), box, 'touching'],
  ['a step short of it', circle(at(6, 8), 5 - 2 ** -50), box, 'apart'],
  ['a step into it', circle(at(6, 8), 5 + 2 ** -50), box, 'overlapping'],
  ['touching a corner', circle(at(10, 5), 5), box, 'touching'],
  ['a step short of the corner', circle(at(10, 5), 5 - 2 ** -50), box, 'apart'],
  ['inside', circle(at(1, 1), 1), box, 'overlapping'],
  ['around it', circle(at(0, 0), 90), box, 'overlapping'],
  ['a point on a side', circle(at(3, 4), 0), box, 'touching'],
  ['touching a flat box', circle(at(-4, 3), 5), flat, 'touching'],
  ['touching the end of a box with parallel axes', circle(at(6, 7), 5), needle, 'touching'],
  ['touching a box without axes', circle(at(3, 4), 5), dot, 'touching'],
  [
    'skewed, nearest to a corner whose sides it is not beyond',
    circle(at(14, 5), 5),
    obb(at(0, 0), at(1, 1), [at(1, 0), at(10, 1)]),
    'touching',
  ],
  [
    'far away, touching a corner',
    circle(at(2 ** 40 + 10, 5), 5),
    obb(at(2 ** 40, 0), at(1, 1), [at(3, 4), at(-4, 3)]),
    'touching',
  ],
  ['a negative radius', { ...circle(at(0, 0), 1), radius: -1 }, box, 'apart'],
  ['an empty box', circle(at(0, 0), 1), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

test('over a side and a corner', () => {
  expect(distance(circle(at(6, 8), 2), box)).toEqual(near(3));
  expect(distance(circle(at(10, 5), 2), box)).toEqual(near(3));
  expect(closestPoints(circle(at(6, 8), 2), box)).toEqual({
    a: { x: near(4.8), y: near(6.4) },
    b: { x: near(3), y: near(4) },
    distance: near(3),
  });
});

test('its centre outside the box, and inside', () => {
  expect(contact(circle(at(6, 8), 6), box)).toEqual({
    normal: { x: near(-0.6), y: near(-0.8) },
    depth: near(1),
    point: { x: near(3), y: near(4) },
  });
  expect(contact(circle(at(2.4, 3.2), 1), box)).toEqual(
    expect.objectContaining({ normal: { x: near(-0.6), y: near(-0.8) }, depth: near(2) }),
  );
  expect(pushOut(circle(at(2.4, 3.2), 1), box)).toEqual({ x: near(1.2), y: near(1.6) });
});
