import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import {
  intersectsSegmentCapsule,
  overlapsSegmentCapsule,
  touchesSegmentCapsule,
} from '../../generated/3d/segment-capsule.js';
import { intersection } from '../index.js';
import { capsule } from '../shapes/capsule.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const pill = capsule(at(0, 0, 0), at(4, 0, 0), 1);
const step = 2 ** -51;

test.each([
  ['along the side', segment(at(-1, 1, 0), at(9, 1, 0)), 'touching'],
  ['just beside it', segment(at(-1, 1 + step, 0), at(9, 1 + step, 0)), 'apart'],
  ['crossing', segment(at(2, -9, 0), at(2, 9, 0)), 'overlapping'],
  ['ending at the cap', segment(at(5, 0, 0), at(9, 0, 0)), 'touching'],
  ['inside', segment(at(1, 0.5, 0), at(2, 0, 0)), 'overlapping'],
  ['past the end, slanting', segment(at(5, 1, 0), at(6, -9, 0)), 'apart'],
  ['a point on the side', segment(at(2, 1, 0), at(2, 1, 0)), 'touching'],
  ['passing above', segment(at(2, -9, 1), at(2, 9, 1)), 'touching'],
  ['passing just above', segment(at(2, -9, 1 + step), at(2, 9, 1 + step)), 'apart'],
  ['parallel, beside', segment(at(0, 0, 3), at(4, 0, 3)), 'apart'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsSegmentCapsule(other, pill)).toBe(expected !== 'apart');
  expect(overlapsSegmentCapsule(other, pill)).toBe(expected === 'overlapping');
  expect(touchesSegmentCapsule(other, pill)).toBe(expected === 'touching');
});

const lying = capsule(at(0, 0, 0), at(4, 0, 0), 1);

test.each([
  [
    'none of the crossings',
    segment(at(1, 0, 0), at(3, 0, 0)),
    {
      tMin: 0,
      tMax: 1,
      entry: at(1, 0, 0),
      exit: at(3, 0, 0),
      relation: 'inside',
      count: 0,
      t0: -1,
      t1: 2,
      normal: at(0, 0, 0),
    },
  ],
  [
    'one, coming in',
    segment(at(2, 2, 0), at(2, 0, 0)),
    {
      tMin: 0.5,
      tMax: 1,
      entry: at(2, 1, 0),
      exit: at(2, 0, 0),
      relation: 'enters',
      count: 1,
      t0: 0.5,
      t1: 1.5,
      normal: at(0, 1, 0),
    },
  ],
  [
    'one, going out',
    segment(at(2, 0, 0), at(2, 2, 0)),
    {
      tMin: 0,
      tMax: 0.5,
      entry: at(2, 0, 0),
      exit: at(2, 1, 0),
      relation: 'leaves',
      count: 1,
      t0: -0.5,
      t1: 0.5,
      normal: at(0, 0, 0),
    },
  ],
  [
    'both',
    segment(at(-3, 0, 0), at(7, 0, 0)),
    {
      tMin: 0.2,
      tMax: 0.8,
      entry: at(-1, 0, 0),
      exit: at(5, 0, 0),
      relation: 'through',
      count: 2,
      t0: 0.2,
      t1: 0.8,
      normal: at(-1, 0, 0),
    },
  ],
  [
    'with its end on the surface',
    segment(at(2, 3, 0), at(2, 1, 0)),
    {
      tMin: 1,
      tMax: 1,
      entry: at(2, 1, 0),
      exit: at(2, 1, 0),
      relation: 'touches',
      count: 1,
      t0: 1,
      t1: 2,
      normal: at(0, 1, 0),
    },
  ],
])('what it shares with a capsule: %s', (_situation, through, expected) => {
  expect(intersection(through, lying)).toEqual(nearly(expected));
});

test('a segment that ends on the side it runs along meets it where the side begins', () => {
  const upright = capsule(at(0, 1, 0), at(0, -5, 0), 1);
  const found = intersection(segment(at(1, 3, 0), at(1, 0, 0)), upright)!;
  expect(found).toEqual(nearly({ tMin: 2 / 3, tMax: 1, entry: at(1, 1, 0), exit: at(1, 0, 0), relation: 'touches' }));
});
