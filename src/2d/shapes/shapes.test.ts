import { describe, expect, test } from 'vitest';
import { aabb } from './aabb.js';
import { circle } from './circle.js';
import { point } from './point.js';
import { ray } from './ray.js';
import { segment } from './segment.js';

const at = (x: number, y: number) => ({ x, y });
const wrong = (value: unknown): never => value as never;

describe('factories', () => {
  test('keep the vectors they are given: a shape moves when its vector does', () => {
    const position = at(1, 2);
    const other = at(4, 5);
    expect(circle(position, 1).center).toBe(position);
    expect(segment(position, other).end).toBe(other);
    expect(ray(position, other).direction).toBe(other);
    expect(aabb(position, other).min).toBe(position);
  });

  test('a point is a copy, from coordinates or a vector', () => {
    expect(point(1, 2)).toEqual({ kind: 'point', x: 1, y: 2 });
    expect(point(at(1, 2))).toEqual(point(1, 2));
  });

  test('a box takes its corners in any order', () => {
    expect(aabb(at(1, 0), at(0, 1))).toEqual({ kind: 'aabb', min: at(0, 0), max: at(1, 1) });
    expect(aabb(at(1, 1), at(-1, -1))).toEqual(aabb(at(-1, -1), at(1, 1)));
  });

  test.each([
    ['circle center.y must be finite, got NaN', () => circle(at(0, NaN), 1), RangeError],
    ['circle radius must be finite and at least 0, got -1', () => circle(at(0, 0), -1), RangeError],
    ['circle radius must be finite and at least 0, got Infinity', () => circle(at(0, 0), Infinity), RangeError],
    ['circle center must be a vector with x and y, got undefined', () => circle(wrong(undefined), 1), TypeError],
    ['segment end.y must be finite, got Infinity', () => segment(at(0, 0), at(0, Infinity)), RangeError],
    ['ray direction must not be zero, got (0, 0)', () => ray(at(0, 0), at(0, -0)), RangeError],
    ['aabb cornerB.x must be finite, got NaN', () => aabb(at(0, 0), at(NaN, 0)), RangeError],
    ['point.y must be finite, got NaN', () => point(0, NaN), RangeError],
    ['point.y must be a number, got undefined', () => point(wrong({ x: 1 })), TypeError],
  ])('%s', (message, make, kind) => {
    expect(make).toThrow(kind);
    expect(make).toThrow(message);
  });
});
