import { describe, expect, test } from 'vitest';
import { aabb } from './aabb.js';
import { point } from './point.js';
import { ray } from './ray.js';
import { segment } from './segment.js';
import { sphere } from './sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const wrong = (value: unknown): never => value as never;

describe('factories', () => {
  test('keep the vectors they are given: a shape moves when its vector does', () => {
    const position = at(1, 2, 3);
    const other = at(4, 5, 6);
    expect(sphere(position, 1).center).toBe(position);
    expect(segment(position, other).end).toBe(other);
    expect(ray(position, other).direction).toBe(other);
    expect(aabb(position, other).min).toBe(position);
  });

  test('a point is a copy, from coordinates or a vector', () => {
    expect(point(1, 2, 3)).toEqual({ kind: 'point', x: 1, y: 2, z: 3 });
    expect(point(at(1, 2, 3))).toEqual(point(1, 2, 3));
  });

  test('a box takes its corners in any order', () => {
    expect(aabb(at(1, 0, 0), at(0, 1, 1))).toEqual({ kind: 'aabb', min: at(0, 0, 0), max: at(1, 1, 1) });
    expect(aabb(at(1, 1, 1), at(-1, -1, -1))).toEqual(aabb(at(-1, -1, -1), at(1, 1, 1)));
  });

  test.each([
    ['sphere center.z must be finite, got NaN', () => sphere(at(0, 0, NaN), 1), RangeError],
    ['sphere radius must be finite and at least 0, got -1', () => sphere(at(0, 0, 0), -1), RangeError],
    ['sphere radius must be finite and at least 0, got Infinity', () => sphere(at(0, 0, 0), Infinity), RangeError],
    ['sphere center must be a vector with x, y and z, got undefined', () => sphere(wrong(undefined), 1), TypeError],
    ['segment end.y must be finite, got Infinity', () => segment(at(0, 0, 0), at(0, Infinity, 0)), RangeError],
    ['ray direction must not be zero, got (0, 0, 0)', () => ray(at(0, 0, 0), at(0, -0, 0)), RangeError],
    ['aabb cornerB.x must be finite, got NaN', () => aabb(at(0, 0, 0), at(NaN, 0, 0)), RangeError],
    ['point.y must be finite, got NaN', () => point(0, NaN, 0), RangeError],
    ['point.z must be a number, got undefined', () => point(wrong({ x: 1, y: 2 })), TypeError],
  ])('%s', (message, make, kind) => {
    expect(make).toThrow(kind);
    expect(make).toThrow(message);
  });
});
