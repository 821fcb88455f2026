import { describe, expect, test } from 'vitest';
import { capsule } from './capsule.js';
import { halfspace, halfspaceAt } from './halfspace.js';
import { line } from './line.js';
import { plane, planeAt, planeFromPoints } from './plane.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const wrong = (value: unknown): never => value as never;

describe('lines, planes, halfspaces and capsules', () => {
  test('keep the vectors they are given', () => {
    const [one, other] = [at(1, 2, 3), at(4, 5, 6)];
    expect(line(one, other)).toEqual({ kind: 'line', origin: one, direction: other });
    expect(line(one, other).direction).toBe(other);
    expect(capsule(one, other, 2)).toEqual({ kind: 'capsule', start: one, end: other, radius: 2 });
    expect(capsule(one, other, 2).start).toBe(one);
    expect(halfspace(one, 7)).toEqual({ kind: 'halfspace', normal: one, constant: 7 });
    expect(halfspace(one, 7).normal).toBe(one);
  });

  test('a halfspace behind a point', () => {
    expect(halfspaceAt(at(1, 2, 3), at(0, 2, 0))).toEqual(halfspace(at(0, 2, 0), -4));
  });

  test('a plane through a point or three', () => {
    expect(planeAt(at(1, 2, 3), at(0, 0, 2))).toEqual({ kind: 'plane', normal: at(0, 0, 2), constant: -6 });
    expect(planeFromPoints(at(0, 0, 1), at(1, 0, 1), at(0, 1, 1))).toEqual(plane(at(0, 0, 1), -1));
    for (const size of [1e-170, 1e160]) {
      const { normal, constant } = planeFromPoints(at(0, 0, 0), at(size, 0, 0), at(0, size, 0));
      expect(normal.z).toBeGreaterThan(0);
      expect(constant).toBeCloseTo(0, 12);
    }
    expect(() => planeFromPoints(at(0, 0, 0), at(1, 1, 1), at(2, 2, 2))).toThrow('plane normal must not be zero');
  });

  test.each([
    ['capsule radius must be finite and at least 0, got -1', () => capsule(at(0, 0, 0), at(1, 0, 0), -1), RangeError],
    ['capsule end.x must be finite, got NaN', () => capsule(at(0, 0, 0), at(NaN, 0, 0), 1), RangeError],
    ['capsule start must be a vector', () => capsule(wrong(null), at(1, 0, 0), 1), TypeError],
    ['line direction must not be zero, got (0, 0, 0)', () => line(at(0, 0, 0), at(0, 0, 0)), RangeError],
    ['line origin must be a vector', () => line(wrong(undefined), at(0, 0, 1)), TypeError],
    ['halfspace normal must not be zero, got (0, 0, 0)', () => halfspace(at(0, 0, 0), 1), RangeError],
    ['halfspace constant must be a number, got undefined', () => halfspace(at(0, 1, 0), wrong(undefined)), TypeError],
    ['halfspace point must be a vector', () => halfspaceAt(wrong(undefined), at(0, 1, 0)), TypeError],
    ['plane constant must be finite, got Infinity', () => plane(at(0, 1, 0), Infinity), RangeError],
    ['plane normal must not be zero, got (0, 0, 0)', () => plane(at(0, 0, 0), 1), RangeError],
  ])('%s', (message, make, kind) => {
    expect(make).toThrow(kind);
    expect(make).toThrow(message);
  });
});
