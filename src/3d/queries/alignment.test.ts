import { expect, test } from 'vitest';
import { alignment, intersection, line, ray, segment } from '../index.js';

test.each([
  [
    'upright and apart',
    line({ x: 1, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }),
    line({ x: 2, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }),
    'parallel',
  ],
  [
    'upright, apart, and opposite',
    line({ x: 1, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }),
    line({ x: 2, y: 1, z: 0 }, { x: 0, y: -1, z: 0 }),
    'parallel',
  ],
  [
    'upright on one line',
    line({ x: 0, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }),
    line({ x: 0, y: 2, z: 0 }, { x: 0, y: 1, z: 0 }),
    'collinear',
  ],
  [
    'upright against level',
    line({ x: 1, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }),
    segment({ x: 0, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }),
    'crossing',
  ],
  [
    'collinear segments apart',
    segment({ x: 0, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }),
    segment({ x: 2, y: 0, z: 0 }, { x: 3, y: 0, z: 0 }),
    'collinear',
  ],
  [
    'tenths, a hair from parallel',
    ray({ x: 0, y: 0, z: 0 }, { x: 0.1, y: 0.3, z: 0 }),
    segment({ x: 0, y: 1, z: 0 }, { x: 0.1, y: 1.3, z: 0 }),
    'crossing',
  ],
  [
    'a point beside a line',
    segment({ x: 5, y: 5, z: 0 }, { x: 5, y: 5, z: 0 }),
    line({ x: 0, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }),
    'parallel',
  ],
  [
    'skew',
    segment({ x: 0, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }),
    ray({ x: 0, y: 0, z: 1 }, { x: 0, y: 1, z: 0 }),
    'skew',
  ],
] as const)('%s', (_situation, a, b, expected) => {
  expect([alignment(a, b), alignment(b, a)]).toEqual([expected, expected]);
});

test('collinear segments apart share nothing', () => {
  expect(
    intersection(
      segment({ x: 0, y: 0, z: 0 }, { x: 1, y: 0, z: 0 }),
      segment({ x: 2, y: 0, z: 0 }, { x: 3, y: 0, z: 0 }),
    ),
  ).toBeNull();
});
