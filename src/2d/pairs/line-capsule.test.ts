import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { capsule, intersection, line } from '../index.js';

const at = (x: number, y: number) => ({ x, y });

const lying = capsule(at(0, 0), at(4, 0), 1);

test.each([
  [
    'across the side',
    line(at(2, 5), at(0, -2)),
    {
      tMin: 2,
      tMax: 3,
      entry: at(2, 1),
      exit: at(2, -1),
      relation: 'through',
      count: 2,
      t0: 2,
      t1: 3,
      normal: at(0, 1),
    },
  ],
  [
    'along the axis',
    line(at(2, 0), at(1, 0)),
    {
      tMin: -3,
      tMax: 3,
      entry: at(-1, 0),
      exit: at(5, 0),
      relation: 'through',
      count: 2,
      t0: -3,
      t1: 3,
      normal: at(-1, 0),
    },
  ],
  [
    'along the side',
    line(at(9, 1), at(-1, 0)),
    {
      tMin: 5,
      tMax: 9,
      entry: at(4, 1),
      exit: at(0, 1),
      relation: 'touches',
      count: 1,
      t0: 5,
      t1: 9,
      normal: at(0, 1),
    },
  ],
  [
    'grazing an end',
    line(at(5, 3), at(0, 1)),
    {
      tMin: -3,
      tMax: -3,
      entry: at(5, 0),
      exit: at(5, 0),
      relation: 'touches',
      count: 1,
      t0: -3,
      t1: -3,
      normal: at(1, 0),
    },
  ],
])('what it shares with a capsule: %s', (_situation, through, expected) => {
  expect(intersection(through, lying)).toEqual(nearly(expected));
});
