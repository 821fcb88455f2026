/** With `out` given, what two triangles share is found without allocation, also where corners and edges tie. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import { createTriangleOverlap, intersection, triangle } from './index.js';

const at = (x: number, y: number) => ({ x, y });
const first = triangle(at(0.1, 0.2), at(6.1, 0.3), at(3.2, 6.1));
const out = createTriangleOverlap();

test.each([
  ['six corners', triangle(at(0.2, 4.1), at(3.1, -2.2), at(6.3, 4.2)), 6],
  ['a triangle that turns the other way', triangle(at(3.1, 1.2), at(3.3, 2.1), at(3.9, 1.1)), 3],
  ['one without area', triangle(at(3.1, 1.2), at(3.1, 1.2), at(9.1, 2.3)), 2],
])('%s', (_situation, other, count) => {
  expect(intersection(first, other, out)).toBe(out);
  expect(out.count).toBe(count);
  expect(bytesPerCall(() => void intersection(first, other, out), 2000)).toBeLessThan(1);
});
