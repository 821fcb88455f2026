import { describe, expect, test } from 'vitest';
import { contact, distance, overlaps, touches } from '../../generated/3d/questions.js';
import { aabb } from '../shapes/aabb.js';
import { halfspace } from '../shapes/halfspace.js';
import { point } from '../shapes/point.js';
import { ray } from '../shapes/ray.js';
import { segment } from '../shapes/segment.js';
import type { Shape } from '../shapes/shape.js';
import { sphere } from '../shapes/sphere.js';
import { pushOut } from './pushOut.js';
import { translate } from './translate.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = aabb(at(-5, 0, -5), at(5, 1, 5));

test('a ball that comes to rest on the floor needs no second push', () => {
  const ball = sphere(at(0.5, 1.33, 0), 0.4);
  translate(ball, pushOut(ball, floor)!);
  expect(overlaps(ball, floor)).toBe(false);
  expect(pushOut(ball, floor)).toBeNull();
  expect(distance(ball, floor)).toBeLessThan(2 ** -51);
});

test('touching needs no push', () => {
  const ball = sphere(at(0, 3, 0), 2);
  expect(touches(ball, floor)).toBe(true);
  expect(pushOut(ball, floor)).toBeNull();
});

test('a skin is left on top', () => {
  const ball = sphere(at(0.5, 1.33, 0), 0.4);
  translate(ball, pushOut(ball, floor, undefined, { skin: 0.25 })!);
  expect(distance(ball, floor)).toBeCloseTo(0.25, 14);
});

test.each([
  ['so tiny that its constant moves by large steps', halfspace(at(0, 1e-260, 2e-260), 0), at(0, 0, -1e-163), 1e-164],
  ['so tiny that its constant has few digits', halfspace(at(0, 1e-140, 2e-140), 1e-309), at(0, 0, -1e-169), 1e-170],
  ['among the largest numbers', halfspace(at(-0.5, 0, 0.5), 1.697e308), at(1.776e308, 3e307, -1.6181e308), 0],
])('a halfspace moves out of a ball: %s', (_situation, surface, center, radius) => {
  const ball = sphere(center, radius);
  const push = pushOut(surface, ball)!;
  expect(Object.values(push).every(Number.isFinite)).toBe(true);
  expect(overlaps(translate(surface, push), ball)).toBe(false);
});

test('off a halfspace of few digits a shape goes no farther than off another', () => {
  const surface = { kind: 'halfspace', normal: at(9e-159, 9e-159, -3e-158), constant: 9.10444e-319 } as const;
  const box = aabb(at(-1.8e-160, -1.8e-160, -1.8e-160), at(1e-161, 1e-161, 1e-161));
  const { x, y, z } = pushOut(box, surface)!;
  expect(Math.hypot(x, y, z) - contact(box, surface)!.depth).toBeLessThan(8 * 2 ** -52 * 1.8e-160);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('a skin of %s', (skin) => {
  const ball = sphere(at(0, 1, 0), 1);
  const message = `pushOut skin must be finite and at least 0, got ${skin}`;
  expect(() => pushOut(ball, floor, undefined, { skin })).toThrow(new RangeError(message));
});

test('a skin that is no number, or negative, is refused even where there is nothing to push', () => {
  const far = sphere(at(0, 99, 0), 1);
  expect(() => pushOut(far, floor, undefined, { skin: -1 })).toThrow(RangeError);
  expect(() => pushOut(far, floor, undefined, { skin: '1' as never })).toThrow(TypeError);
  expect(pushOut(far, floor, undefined, null as never)).toBeNull();
});

test('pushed off the end of a segment, not along it', () => {
  // The centre lies within rounding of the end.
  const end = 0.9000000000000001;
  const ball = sphere(at(0.9, 0.9, 0.9), 0.25);
  const line = segment(at(0, 0, 0), at(end, end, end));
  const away = pushOut(ball, line)!;
  expect(overlaps(translate(ball, away), line)).toBe(false);
  expect(Math.hypot(away.x, away.y, away.z)).toBeLessThan(0.2500001);
});

describe('translate', () => {
  const by = at(1, -2, 3);
  test.each<[Shape, Shape]>([
    [point(1, 1, 1), point(2, -1, 4)],
    [segment(at(0, 0, 0), at(1, 1, 1)), segment(at(1, -2, 3), at(2, -1, 4))],
    [ray(at(0, 0, 0), at(1, 1, 1)), ray(at(1, -2, 3), at(1, 1, 1))],
    [sphere(at(0, 0, 0), 4), sphere(at(1, -2, 3), 4)],
    [aabb(at(0, 0, 0), at(1, 1, 1)), aabb(at(1, -2, 3), at(2, -1, 4))],
  ])('moves a shape, or a copy: %o', (shape, moved) => {
    const [before, copy] = [structuredClone(shape), structuredClone(shape)];
    expect(translate(shape, by, copy)).toBe(copy);
    expect(copy).toEqual(moved);
    expect(shape).toEqual(before);
    expect(translate(shape, by)).toBe(shape);
    expect(shape).toEqual(moved);
  });

  test('a vector that is both ends moves once, even by itself', () => {
    const end = at(1, 2, 3);
    expect(translate(segment(end, end), by).start).toEqual(at(2, 0, 6));
    expect(translate(segment(end, at(0, 0, 0)), end)).toMatchObject({ start: at(4, 0, 12), end: at(2, 0, 6) });
  });

  test('what is no shape', () => {
    expect(() => translate(null as never, by)).toThrow('expected a shape of 3D, got null');
  });
});
