/** Whether one shape holds another is found without allocation, whatever the kinds. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import {
  aabb,
  capsule,
  circle,
  contains,
  halfplane,
  line,
  obb,
  point,
  ray,
  type Shape,
  segment,
  triangle,
} from './index.js';

const at = (x: number, y: number) => ({ x, y });
const large: Shape[] = [
  line(at(-9.1, 0.2), at(1.1, 0)),
  ray(at(-9.1, 0.2), at(1.1, 0)),
  segment(at(-9.1, 0.2), at(9.3, 0.2)),
  halfplane(at(0.1, 1.2), -9.3),
  circle(at(0.1, 0.2), 9.3),
  capsule(at(-4.1, 0.2), at(4.2, 0.3), 5.1),
  aabb(at(-9.1, -9.2), at(9.3, 9.4)),
  obb(at(0.1, 0.2), at(9.3, 9.1), 0.3),
  triangle(at(-19.1, -9.3), at(19.2, -9.1), at(0.3, 19.4)),
];
const small: Shape[] = [
  point(0.1, 0.2),
  segment(at(0.1, 0.2), at(0.5, 0.2)),
  circle(at(0.1, 0.2), 0.3),
  capsule(at(0.1, 0.2), at(0.5, 0.3), 0.2),
  aabb(at(-0.1, -0.2), at(0.3, 0.4)),
  obb(at(0.1, 0.2), at(0.3, 0.1), 0.4),
  triangle(at(-0.1, -0.3), at(0.2, -0.1), at(0.3, 0.4)),
];

test.each(large.map((shape) => [shape.kind, shape] as const))('%s', (_kind, shape) => {
  const run = (): void => {
    for (const other of small) contains(shape, other);
  };
  expect(small.some((other) => contains(shape, other))).toBe(true);
  expect(bytesPerCall(run, 2000)).toBeLessThan(1);
});
