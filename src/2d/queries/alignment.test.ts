import { expect, test } from 'vitest';
import { alignment, intersection, line, ray, segment } from '../index.js';

test.each([
  ['upright and apart', line({ x: 1, y: 0 }, { x: 0, y: 1 }), line({ x: 2, y: 0 }, { x: 0, y: 1 }), 'parallel'],
  [
    'upright, apart, and opposite',
    line({ x: 1, y: 0 }, { x: 0, y: 1 }),
    line({ x: 2, y: 1 }, { x: 0, y: -1 }),
    'parallel',
  ],
  ['upright on one line', line({ x: 0, y: 0 }, { x: 0, y: 1 }), line({ x: 0, y: 2 }, { x: 0, y: 1 }), 'collinear'],
  ['upright against level', line({ x: 1, y: 0 }, { x: 0, y: 1 }), segment({ x: 0, y: 0 }, { x: 1, y: 0 }), 'crossing'],
  [
    'collinear segments apart',
    segment({ x: 0, y: 0 }, { x: 1, y: 0 }),
    segment({ x: 2, y: 0 }, { x: 3, y: 0 }),
    'collinear',
  ],
  [
    'tenths, a hair from parallel',
    ray({ x: 0, y: 0 }, { x: 0.1, y: 0.3 }),
    segment({ x: 0, y: 1 }, { x: 0.1, y: 1.3 }),
    'crossing',
  ],
  ['a point beside a line', segment({ x: 5, y: 5 }, { x: 5, y: 5 }), line({ x: 0, y: 0 }, { x: 1, y: 0 }), 'parallel'],
] as const)('%s', (_situation, a, b, expected) => {
  expect([alignment(a, b), alignment(b, a)]).toEqual([expected, expected]);
});

test('collinear segments apart share nothing', () => {
  expect(intersection(segment({ x: 0, y: 0 }, { x: 1, y: 0 }), segment({ x: 2, y: 0 }, { x: 3, y: 0 }))).toBeNull();
});
