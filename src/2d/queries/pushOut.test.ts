import { describe, expect, test } from 'vitest';
import { distance, overlaps, touches } from '../../generated/2d/questions.js';
import { aabb } from '../shapes/aabb.js';
import { circle } from '../shapes/circle.js';
import { point } from '../shapes/point.js';
import { ray } from '../shapes/ray.js';
import { segment } from '../shapes/segment.js';
import type { Shape } from '../shapes/shape.js';
import { pushOut } from './pushOut.js';
import { translate } from './translate.js';

const at = (x: number, y: number) => ({ x, y });
const floor = aabb(at(-5, 0), at(5, 1));

test('a ball that comes to rest on the floor needs no second push', () => {
  const ball = circle(at(0.5, 1.33), 0.4);
  translate(ball, pushOut(ball, floor)!);
  expect(overlaps(ball, floor)).toBe(false);
  expect(pushOut(ball, floor)).toBeNull();
  expect(distance(ball, floor)).toBeLessThan(2 ** -51);
});

test('touching needs no push', () => {
  const ball = circle(at(0, 3), 2);
  expect(touches(ball, floor)).toBe(true);
  expect(pushOut(ball, floor)).toBeNull();
});

test('a skin is left on top', () => {
  const ball = circle(at(0.5, 1.33), 0.4);
  translate(ball, pushOut(ball, floor, undefined, { skin: 0.25 })!);
  expect(distance(ball, floor)).toBeCloseTo(0.25, 14);
});

test('rays that hardly rise over a vast way are pushed to the side where they part', () => {
  const a = ray(at(1.3671875e298, -3.4765625e-301), at(5.711842490766572e299, -2.65291642480404e-301));
  const b = ray(
    at(-9.341067865114402e299, 1.0685034204617015e-300),
    at(5.561912206420011e299, -8.310543460452874e-301),
  );
  for (const [first, second] of [
    [a, b],
    [b, a],
  ] as const) {
    const moved = translate(first, pushOut(first, second)!, structuredClone(first));
    expect(overlaps(moved, second)).toBe(false);
  }
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('a skin of %s', (skin) => {
  const ball = circle(at(0, 1), 1);
  const message = `pushOut skin must be finite and at least 0, got ${skin}`;
  expect(() => pushOut(ball, floor, undefined, { skin })).toThrow(new RangeError(message));
});

test('a skin that is no number, or negative, is refused even where there is nothing to push', () => {
  const far = circle(at(0, 99), 1);
  expect(() => pushOut(far, floor, undefined, { skin: -1 })).toThrow(RangeError);
  expect(() => pushOut(far, floor, undefined, { skin: '1' as never })).toThrow(TypeError);
  expect(pushOut(far, floor, undefined, null as never)).toBeNull();
});

test('pushed off the end of a segment, not along it', () => {
  // The centre lies within rounding of the end.
  const end = 0.9000000000000001;
  const ball = circle(at(0.9, 0.9), 0.25);
  const line = segment(at(0, 0), at(end, end));
  const away = pushOut(ball, line)!;
  expect(overlaps(translate(ball, away), line)).toBe(false);
  expect(Math.hypot(away.x, away.y)).toBeLessThan(0.2500001);
});

test('options in the place of out are told where they belong', () => {
  const [ball, wall] = [circle(at(0, 0), 1), aabb(at(0, 0), at(1, 1))];
  expect(() => pushOut(ball, wall, { skin: 0.1 } as never)).toThrow('options are the fourth argument');
  expect(() => pushOut(ball, wall, undefined, 5 as never)).toThrow('pushOut options must be an object');
});

describe('translate', () => {
  const by = at(1, -2);
  test.each<[Shape, Shape]>([
    [point(1, 1), point(2, -1)],
    [segment(at(0, 0), at(1, 1)), segment(at(1, -2), at(2, -1))],
    [ray(at(0, 0), at(1, 1)), ray(at(1, -2), at(1, 1))],
    [circle(at(0, 0), 4), circle(at(1, -2), 4)],
    [aabb(at(0, 0), at(1, 1)), aabb(at(1, -2), at(2, -1))],
  ])('moves a shape, or a copy: %o', (shape, moved) => {
    const [before, copy] = [structuredClone(shape), structuredClone(shape)];
    expect(translate(shape, by, copy)).toBe(copy);
    expect(copy).toEqual(moved);
    expect(shape).toEqual(before);
    expect(translate(shape, by)).toBe(shape);
    expect(shape).toEqual(moved);
  });

  test('a vector that is both ends moves once, even by itself', () => {
    const end = at(1, 2);
    expect(translate(segment(end, end), by).start).toEqual(at(2, 0));
    expect(translate(segment(end, at(0, 0)), end)).toMatchObject({ start: at(4, 0), end: at(2, 0) });
  });

  test('what is no shape', () => {
    expect(() => translate(null as never, by)).toThrow('expected a shape of 2D, got null');
  });
});
