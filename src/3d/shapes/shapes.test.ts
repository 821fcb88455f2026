import { Vector3 } from 'three';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';
import { aabb, aabbFromCenter, aabbFromPoints } from './aabb.js';
import { point } from './point.js';
import { type Ray, ray } from './ray.js';
import { segment } from './segment.js';
import { type Sphere, sphere } from './sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const wrong = (value: unknown): never => value as never;

describe('factories', () => {
  test('keep the vectors they are given: a shape moves when its vector does', () => {
    const position = at(1, 2, 3);
    const other = at(4, 5, 6);
    expect(sphere(position, 1).center).toBe(position);
    expect(segment(position, other).start).toBe(position);
    expect(segment(position, other).end).toBe(other);
    expect(ray(position, other).origin).toBe(position);
    expect(ray(position, other).direction).toBe(other);
  });

  test('a point is a copy, from coordinates or a vector', () => {
    expect(point(1, 2, 3)).toEqual({ kind: 'point', x: 1, y: 2, z: 3 });
    expect(point(at(1, 2, 3))).toEqual(point(1, 2, 3));
  });

  test('a box makes its own corners, whichever way round they are given', () => {
    const [low, high] = [at(-1, -1, -1), at(1, 1, 1)];
    for (const box of [aabb(low, high), aabb(high, low)]) {
      expect(box).toEqual({ kind: 'aabb', min: low, max: high });
      expect([box.min, box.max].some((corner) => corner === low || corner === high)).toBe(false);
    }
    expect(aabb(at(1, 0, 0), at(0, 1, 1))).toEqual({ kind: 'aabb', min: at(0, 0, 0), max: at(1, 1, 1) });
  });

  test('a box around a centre', () => {
    const center = at(1, 2, 3);
    const box = aabbFromCenter(center, at(0.5, 0, 2));
    expect(box).toEqual({ kind: 'aabb', min: at(0.5, 2, 1), max: at(1.5, 2, 5) });
    expect(box.min).not.toBe(center);
  });

  test('a box around points, of any list', () => {
    const points = [at(1, 5, -2), at(-3, 4, 0), at(0, 7, 9)];
    const box = { kind: 'aabb', min: at(-3, 4, -2), max: at(1, 7, 9) };
    expect(aabbFromPoints(points)).toEqual(box);
    expect(aabbFromPoints(new Set(points))).toEqual(box);
    expect(aabbFromPoints([points[0]!])).toEqual(aabb(points[0]!, points[0]!));
    expect(aabbFromPoints([points[0]!]).min).not.toBe(points[0]);
  });

  test.each([
    ['sphere center.y must be finite, got NaN', () => sphere(at(0, NaN, 0), 1), RangeError],
    ['sphere radius must be finite and at least 0, got -1', () => sphere(at(0, 0, 0), -1), RangeError],
    ['sphere radius must be finite and at least 0, got Infinity', () => sphere(at(0, 0, 0), Infinity), RangeError],
    ['sphere radius must be a number, got undefined', () => sphere(at(0, 0, 0), wrong(undefined)), TypeError],
    ['sphere center must be a vector with x, y and z, got undefined', () => sphere(wrong(undefined), 1), TypeError],
    ['sphere center must be a vector with x, y and z, got null', () => sphere(wrong(null), 1), TypeError],
    ['segment end.y must be finite, got Infinity', () => segment(at(0, 0, 0), at(0, Infinity, 0)), RangeError],
    ['segment end must be a vector', () => segment(at(0, 0, 0), wrong(7)), TypeError],
    ['ray direction must not be zero, got (0, 0, 0)', () => ray(at(0, 0, 0), at(0, -0, 0)), RangeError],
    ['ray origin.x must be a number, got undefined', () => ray(wrong({}), at(1, 0, 0)), TypeError],
    ['aabb cornerB.x must be finite, got NaN', () => aabb(at(0, 0, 0), at(NaN, 0, 0)), RangeError],
    ['aabb cornerA must be a vector', () => aabb(wrong(undefined), at(0, 0, 0)), TypeError],
    [
      'aabb halfExtents.y must be finite and at least 0, got -1',
      () => aabbFromCenter(at(0, 0, 0), at(1, -1, 1)),
      RangeError,
    ],
    ['aabb halfExtents must be a vector', () => aabbFromCenter(at(0, 0, 0), wrong(2)), TypeError],
    ['aabb max.x must be finite, got Infinity', () => aabbFromCenter(at(1.5e308, 0, 0), at(1e308, 0, 0)), RangeError],
    ['aabb points must be at least one, got none', () => aabbFromPoints([]), RangeError],
    ['aabb points must be a list of vectors, got undefined', () => aabbFromPoints(wrong(undefined)), TypeError],
    ['aabb points must be a list of vectors, got Object', () => aabbFromPoints(wrong(at(1, 2, 3))), TypeError],
    ['aabb points[1].y must be finite, got NaN', () => aabbFromPoints([at(0, 0, 0), at(0, NaN, 0)]), RangeError],
    ['aabb points[0] must be a vector', () => aabbFromPoints([wrong(null)]), TypeError],
    ['point.y must be finite, got NaN', () => point(0, NaN, 0), RangeError],
    ['point.z must be a number, got undefined', () => point(wrong({ x: 1, y: 2 })), TypeError],
    ['point must be a vector', () => point(wrong(undefined)), TypeError],
    ['point must be a vector', () => point(wrong(null)), TypeError],
    ['sphere center.z must be a number, got undefined', () => sphere(wrong({ x: 0, y: 0 }), 1), TypeError],
  ])('%s', (message, make, kind) => {
    expect(make).toThrow(kind);
    expect(make).toThrow(message);
  });
});

describe('a shape can be moved', () => {
  test('by writing into its fields', () => {
    const ball = sphere(at(1, 2, 3), 1);
    ball.center.x += 1;
    ball.radius *= 2;
    expect(ball).toEqual({ kind: 'sphere', center: at(2, 2, 3), radius: 2 });
    const box = aabb(at(0, 0, 0), at(1, 1, 1));
    box.max.y = 5;
    expect(box.max).toEqual(at(1, 5, 1));
    const corner = point(1, 2, 3);
    corner.x = 7;
    const path: Ray = ray(at(0, 0, 0), at(1, 0, 0));
    path.origin = corner;
    expect(path.origin.x).toBe(7);
  });

  test('and keeps the type of the vector it was given', () => {
    const ball = sphere(new Vector3(1, 2, 3), 1);
    expectTypeOf(ball).toEqualTypeOf<Sphere<Vector3>>();
    expect(ball.center.length()).toBeCloseTo(Math.sqrt(14), 12);
    const shot = segment(new Vector3(), at(1, 2, 3));
    expectTypeOf(shot.start).toEqualTypeOf<Vector3>();
    expectTypeOf(shot.end.x).toBeNumber();
    expectTypeOf(ray(at(0, 0, 0), new Vector3(1)).direction).toEqualTypeOf<Vector3>();
    expectTypeOf(sphere(at(1, 2, 3) as Vec3, 1).center).toEqualTypeOf<Vec3>();
    expectTypeOf<Sphere['center']>().toEqualTypeOf<MutableVec3>();
  });
});
