import { Vector2 } from 'three';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';
import { aabb, aabbFromCenter, aabbFromPoints } from './aabb.js';
import { type Circle, circle } from './circle.js';
import { point } from './point.js';
import { type Ray, ray } from './ray.js';
import { segment } from './segment.js';

const at = (x: number, y: number) => ({ x, y });
const wrong = (value: unknown): never => value as never;

describe('factories', () => {
  test('keep the vectors they are given: a shape moves when its vector does', () => {
    const position = at(1, 2);
    const other = at(4, 5);
    expect(circle(position, 1).center).toBe(position);
    expect(segment(position, other).start).toBe(position);
    expect(segment(position, other).end).toBe(other);
    expect(ray(position, other).origin).toBe(position);
    expect(ray(position, other).direction).toBe(other);
  });

  test('a point is a copy, from coordinates or a vector', () => {
    expect(point(1, 2)).toEqual({ kind: 'point', x: 1, y: 2 });
    expect(point(at(1, 2))).toEqual(point(1, 2));
  });

  test('a box makes its own corners, whichever way round they are given', () => {
    const [low, high] = [at(-1, -1), at(1, 1)];
    for (const box of [aabb(low, high), aabb(high, low)]) {
      expect(box).toEqual({ kind: 'aabb', min: low, max: high });
      expect([box.min, box.max].some((corner) => corner === low || corner === high)).toBe(false);
    }
    expect(aabb(at(1, 0), at(0, 1))).toEqual({ kind: 'aabb', min: at(0, 0), max: at(1, 1) });
  });

  test('a box around a centre', () => {
    const center = at(1, 2);
    const box = aabbFromCenter(center, at(0.5, 0));
    expect(box).toEqual({ kind: 'aabb', min: at(0.5, 2), max: at(1.5, 2) });
    expect(box.min).not.toBe(center);
  });

  test('a box around points, of any list', () => {
    const points = [at(1, 5), at(-3, 4), at(0, 7)];
    const box = { kind: 'aabb', min: at(-3, 4), max: at(1, 7) };
    expect(aabbFromPoints(points)).toEqual(box);
    expect(aabbFromPoints(new Set(points))).toEqual(box);
    expect(aabbFromPoints([points[0]!])).toEqual(aabb(points[0]!, points[0]!));
    expect(aabbFromPoints([points[0]!]).min).not.toBe(points[0]);
  });

  test.each([
    ['circle center.y must be finite, got NaN', () => circle(at(0, NaN), 1), RangeError],
    ['circle radius must be finite and at least 0, got -1', () => circle(at(0, 0), -1), RangeError],
    ['circle radius must be finite and at least 0, got Infinity', () => circle(at(0, 0), Infinity), RangeError],
    ['circle radius must be a number, got undefined', () => circle(at(0, 0), wrong(undefined)), TypeError],
    ['circle center must be a vector with x and y, got undefined', () => circle(wrong(undefined), 1), TypeError],
    ['circle center must be a vector with x and y, got null', () => circle(wrong(null), 1), TypeError],
    ['segment end.y must be finite, got Infinity', () => segment(at(0, 0), at(0, Infinity)), RangeError],
    ['segment end must be a vector', () => segment(at(0, 0), wrong(7)), TypeError],
    ['ray direction must not be zero, got (0, 0)', () => ray(at(0, 0), at(0, -0)), RangeError],
    ['ray origin.x must be a number, got undefined', () => ray(wrong({}), at(1, 0)), TypeError],
    ['aabb cornerB.x must be finite, got NaN', () => aabb(at(0, 0), at(NaN, 0)), RangeError],
    ['aabb cornerA must be a vector', () => aabb(wrong(undefined), at(0, 0)), TypeError],
    ['aabb halfExtents.y must be finite and at least 0, got -1', () => aabbFromCenter(at(0, 0), at(1, -1)), RangeError],
    ['aabb halfExtents must be a vector', () => aabbFromCenter(at(0, 0), wrong(2)), TypeError],
    ['aabb max.x must be finite, got Infinity', () => aabbFromCenter(at(1.5e308, 0), at(1e308, 0)), RangeError],
    ['aabb points must be at least one, got none', () => aabbFromPoints([]), RangeError],
    ['aabb points must be a list of vectors, got undefined', () => aabbFromPoints(wrong(undefined)), TypeError],
    ['aabb points must be a list of vectors, got Object', () => aabbFromPoints(wrong(at(1, 2))), TypeError],
    ['aabb points[1].y must be finite, got NaN', () => aabbFromPoints([at(0, 0), at(0, NaN)]), RangeError],
    ['aabb points[0] must be a vector', () => aabbFromPoints([wrong(null)]), TypeError],
    ['point.y must be finite, got NaN', () => point(0, NaN), RangeError],
    ['point.y must be a number, got undefined', () => point(wrong({ x: 1 })), TypeError],
    ['point must be a vector', () => point(wrong(undefined)), TypeError],
    ['point must be a vector', () => point(wrong(null)), TypeError],
    [
      'circle center must be a vector of the plane, got one with z = 3',
      () => circle(wrong({ x: 0, y: 0, z: 3 }), 1),
      TypeError,
    ],
    [
      'aabb cornerB must be a vector of the plane, got one with z = 3',
      () => aabb(at(0, 0), wrong({ x: 0, y: 0, z: 3 })),
      TypeError,
    ],
  ])('%s', (message, make, kind) => {
    expect(make).toThrow(kind);
    expect(make).toThrow(message);
  });

  test('a vector that keeps a z of 0 lies in the plane', () => {
    expect(circle(wrong({ x: 1, y: 2, z: 0 }), 1).center).toEqual({ x: 1, y: 2, z: 0 });
  });
});

describe('a shape can be moved', () => {
  test('by writing into its fields', () => {
    const ball = circle(at(1, 2), 1);
    ball.center.x += 1;
    ball.radius *= 2;
    expect(ball).toEqual({ kind: 'circle', center: at(2, 2), radius: 2 });
    const box = aabb(at(0, 0), at(1, 1));
    box.max.y = 5;
    expect(box.max).toEqual(at(1, 5));
    const corner = point(1, 2);
    corner.x = 7;
    const path: Ray = ray(at(0, 0), at(1, 0));
    path.origin = corner;
    expect(path.origin.x).toBe(7);
  });

  test('and keeps the type of the vector it was given', () => {
    const ball = circle(new Vector2(1, 2), 1);
    expectTypeOf(ball).toEqualTypeOf<Circle<Vector2>>();
    expect(ball.center.length()).toBeCloseTo(Math.sqrt(5), 12);
    const shot = segment(new Vector2(), at(1, 2));
    expectTypeOf(shot.start).toEqualTypeOf<Vector2>();
    expectTypeOf(shot.end.x).toBeNumber();
    expectTypeOf(ray(at(0, 0), new Vector2(1)).direction).toEqualTypeOf<Vector2>();
    expectTypeOf(circle(at(1, 2) as Vec2, 1).center).toEqualTypeOf<Vec2>();
    expectTypeOf<Circle['center']>().toEqualTypeOf<MutableVec2>();
  });
});
