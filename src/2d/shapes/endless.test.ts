import { describe, expect, test } from 'vitest';
import { capsule } from './capsule.js';
import { halfplane, halfplaneAt } from './halfplane.js';
import { line } from './line.js';
import { triangle } from './triangle.js';

const at = (x: number, y: number) => ({ x, y });
const wrong = (value: unknown): never => value as never;

describe('lines, halfplanes and capsules', () => {
  test('keep the vectors they are given', () => {
    const [one, other] = [at(1, 2), at(4, 5)];
    expect(line(one, other)).toEqual({ kind: 'line', origin: one, direction: other });
    expect(line(one, other).direction).toBe(other);
    expect(capsule(one, other, 2)).toEqual({ kind: 'capsule', start: one, end: other, radius: 2 });
    expect(capsule(one, other, 2).start).toBe(one);
    expect(halfplane(one, 7)).toEqual({ kind: 'halfplane', normal: one, constant: 7 });
    expect(halfplane(one, 7).normal).toBe(one);
  });

  test('a halfplane behind a point', () => {
    expect(halfplaneAt(at(1, 2), at(0, 2))).toEqual(halfplane(at(0, 2), -4));
  });

  test.each([
    ['capsule radius must be finite and at least 0, got -1', () => capsule(at(0, 0), at(1, 0), -1), RangeError],
    ['capsule end.x must be finite, got NaN', () => capsule(at(0, 0), at(NaN, 0), 1), RangeError],
    ['capsule start must be a vector', () => capsule(wrong(null), at(1, 0), 1), TypeError],
    ['line direction must not be zero, got (0, 0)', () => line(at(0, 0), at(0, 0)), RangeError],
    ['line origin must be a vector', () => line(wrong(undefined), at(0, 0)), TypeError],
    ['halfplane normal must not be zero, got (0, 0)', () => halfplane(at(0, 0), 1), RangeError],
    ['halfplane constant must be a number, got undefined', () => halfplane(at(0, 1), wrong(undefined)), TypeError],
    ['halfplane point must be a vector', () => halfplaneAt(wrong(undefined), at(0, 1)), TypeError],
    ['triangle c.y must be finite, got NaN', () => triangle(at(0, 0), at(1, 1), at(0, NaN)), RangeError],
  ])('%s', (message, make, kind) => {
    expect(make).toThrow(kind);
    expect(make).toThrow(message);
  });
});
