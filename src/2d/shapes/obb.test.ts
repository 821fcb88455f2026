import { expect, test } from 'vitest';
import { obb } from './obb.js';

const at = (x: number, y: number) => ({ x, y });
const wrong = (value: unknown): never => value as never;

test('an oriented box turns counter-clockwise', () => {
  const [x, y] = obb(at(0, 0), at(2, 1), Math.PI / 6).axes;
  expect(x.x).toBeCloseTo(Math.sqrt(0.75), 15);
  expect(x.y).toBeCloseTo(0.5, 15);
  expect(y).toEqual(at(0 - x.y, x.x));
  expect(obb(at(0, 0), at(2, 1)).axes).toEqual([at(1, 0), at(0, 1)]);
  const axes = [at(2, 0), at(1, 1)] as const;
  expect(obb(at(0, 0), at(2, 1), axes).axes).toBe(axes);
});

test.each([
  ['obb angle must be finite, got NaN', () => obb(at(0, 0), at(1, 1), NaN), RangeError],
  [
    'obb rotation must be an angle or a list of two axes, got Object',
    () => obb(at(0, 0), at(1, 1), wrong({})),
    TypeError,
  ],
])('%s', (message, make, kind) => {
  expect(make).toThrow(kind);
  expect(make).toThrow(message);
});
