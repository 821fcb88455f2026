import { Matrix3, Quaternion, Vector3 } from 'three';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { seeded } from '../../../test/oracle/random.js';
import { type Obb, obb } from './obb.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const wrong = (value: unknown): never => value as never;
const origin = at(0, 0, 0);
const half = at(1, 2, 3);

describe('a quaternion', () => {
  test('of any length stands for the rotation of its direction', () => {
    for (const length of [1, Math.SQRT1_2, 3, 1e-320, 1e-200, 1e200, 1.7e308]) {
      const { axes } = obb(origin, half, { x: 0, y: 0, z: length, w: length });
      expectClose(axes, [at(0, 1, 0), at(-1, 0, 0), at(0, 0, 1)]);
    }
  });

  test('makes axes of unit length, square to each other, as three.js does', () => {
    const next = seeded(7).unit;
    for (let i = 0; i < 1000; i++) {
      const scale = 2 ** Math.round(1000 * (2 * next() - 1));
      const [x, y, z, w] = [next() - 0.5, next() - 0.5, next() - 0.5, next() - 0.5];
      const { axes } = obb(origin, half, { x: x * scale, y: y * scale, z: z * scale, w: w * scale });
      const turn = new Quaternion(x, y, z, w).normalize();
      expectClose(
        axes,
        [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)].map((axis) => vector(axis).applyQuaternion(turn)),
      );
      for (const [i, a] of axes.entries()) {
        for (const [j, b] of axes.entries()) {
          expect(Math.abs(a.x * b.x + a.y * b.y + a.z * b.z - (i === j ? 1 : 0))).toBeLessThan(2 ** -49);
        }
      }
    }
  });

  test('that turns nothing leaves the axes of the world, exactly', () => {
    const world = [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)];
    expect(obb(origin, half).axes).toEqual(world);
    expect(obb(origin, half, new Quaternion()).axes).toEqual(world);
    expect(obb(origin, half, { x: 0, y: 0, z: 0, w: -5 }).axes).toEqual(world);
  });
});

test('no two boxes share axes that were not given', () => {
  const [a, b] = [obb(origin, half), obb(origin, half)];
  a.axes[0].x = 2;
  expect(b.axes[0].x).toBe(1);
  expect(obb(origin, half).axes[0].x).toBe(1);
});

test('what is given is kept, and keeps its type', () => {
  const axes = [new Vector3(1, 0, 0), at(0, 1, 0), at(0, 0, 1)] as const;
  const center = new Vector3();
  const box = obb(center, half, axes);
  expect(box.center === center && box.halfExtents === half && box.axes === axes).toBe(true);
  expectTypeOf(box.center).toEqualTypeOf<Vector3>();
  expectTypeOf(box.axes[0]).toEqualTypeOf<Vector3>();
  expectTypeOf(box).toExtend<Obb>();
  expectTypeOf(obb(center, half, new Quaternion())).toEqualTypeOf<Obb<Vector3, typeof half>>();
});

test.each([
  ['obb center must be a vector', () => obb(wrong(undefined), half), TypeError],
  ['obb halfExtents must be a vector', () => obb(origin, wrong(null)), TypeError],
  ['obb halfExtents.y must be finite and at least 0, got -1', () => obb(origin, at(0, -1, 0)), RangeError],
  ['obb rotation must not be zero, got (0, 0, 0, 0)', () => obb(origin, half, { x: 0, y: 0, z: 0, w: -0 }), RangeError],
  ['obb rotation.w must be finite, got NaN', () => obb(origin, half, { x: 0, y: 0, z: 0, w: NaN }), RangeError],
  [
    'obb rotation.x must be finite, got Infinity',
    () => obb(origin, half, { x: Infinity, y: 0, z: 0, w: 1 }),
    RangeError,
  ],
  [
    'obb rotation must be a quaternion or a list of three axes, got null',
    () => obb(origin, half, wrong(null)),
    TypeError,
  ],
  ['obb rotation must be a quaternion or a list of three axes, got 1', () => obb(origin, half, wrong(1)), TypeError],
  ['got Matrix3', () => obb(origin, half, wrong(new Matrix3())), TypeError],
  ['obb axes[2] must be a vector', () => obb(origin, half, wrong([at(1, 0, 0), at(0, 1, 0)])), TypeError],
  ['obb axes[1].z must be finite, got NaN', () => obb(origin, half, [half, at(0, 0, NaN), half]), RangeError],
])('%s', (message, make, kind) => {
  expect(make).toThrow(kind);
  expect(make).toThrow(message);
});

function vector({ x, y, z }: { x: number; y: number; z: number }): Vector3 {
  return new Vector3(x, y, z);
}

function expectClose(actual: readonly { x: number; y: number; z: number }[], expected: typeof actual): void {
  for (const [i, axis] of actual.entries()) expect(vector(axis).distanceTo(vector(expected[i]!))).toBeLessThan(1e-15);
}
