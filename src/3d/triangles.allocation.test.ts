/** With `out` given, the segment that two triangles share is found without allocation. (In one plane, passages along it allocate.) */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import { createTriangleOverlap, intersection, triangle } from './index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const first = triangle(at(0, 0, 0.5), at(6, 0.25, 0.5), at(3.25, 6, 0.5));
const out = createTriangleOverlap();

test.each([
  ['between two edges of one', triangle(at(3.1, 1.2, -3.3), at(3.3, 1.9, 5.1), at(4.2, 1.1, 0.7))],
  ['between an edge of each', triangle(at(3.1, 1.2, -3.3), at(3.3, 1.9, 5.1), at(3.2, -5.1, 0.7))],
])('%s', (_situation, other) => {
  expect(intersection(first, other, out)).toBe(out);
  expect(out.count).toBe(2);
  expect(bytesPerCall(() => void intersection(first, other, out), 2000)).toBeLessThan(1);
});
