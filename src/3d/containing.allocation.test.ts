/** Whether one shape holds another is found without allocation, whatever the kinds. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import {
  aabb,
  capsule,
  contains,
  halfspace,
  line,
  obb,
  plane,
  point,
  ray,
  type Shape,
  segment,
  sphere,
  triangle,
} from './index.js';

const at = (x: number, y: number, z = 0.5) => ({ x, y, z });
const large: Shape[] = [
  plane(at(0, 0, 1.1), -0.55),
  line(at(-9.1, 0.2), at(1.1, 0, 0)),
  ray(at(-9.1, 0.2), at(1.1, 0, 0)),
  segment(at(-9.1, 0.2), at(9.3, 0.2)),
  halfspace(at(0.1, 1.2, 0.3), -9.3),
  sphere(at(0.1, 0.2), 9.3),
  capsule(at(-4.1, 0.2), at(4.2, 0.3), 5.1),
  aabb(at(-9.1, -9.2, -9.3), at(9.3, 9.4, 9.5)),
  obb(at(0.1, 0.2), at(9.3, 9.1, 9.2), { x: 0, y: 0.6, z: 0, w: 0.8 }),
  triangle(at(-19.1, -9.3), at(19.2, -9.1), at(0.3, 19.4)),
];
const small: Shape[] = [
  point(0.1, 0.2, 0.5),
  segment(at(0.1, 0.2), at(0.5, 0.2)),
  sphere(at(0.1, 0.2), 0.3),
  capsule(at(0.1, 0.2), at(0.5, 0.3), 0.2),
  aabb(at(-0.1, -0.2), at(0.3, 0.4)),
  obb(at(0.1, 0.2), at(0.3, 0.1, 0.2), { x: 0, y: 0.6, z: 0, w: 0.8 }),
  triangle(at(-0.1, -0.3), at(0.2, -0.1), at(0.3, 0.4)),
];

test.each(large.map((shape) => [shape.kind, shape] as const))('%s', (_kind, shape) => {
  const run = (): void => {
    for (const other of small) contains(shape, other);
  };
  expect(small.some((other) => contains(shape, other))).toBe(true);
  expect(bytesPerCall(run, 2000)).toBeLessThan(1);
});
