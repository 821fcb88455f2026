import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact, intersectionSegmentPlane } from '../index.js';
import { plane } from '../shapes/plane.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['crossing', segment(at(0, 0, 0), at(4, 6, 12)), slope, 'overlapping'],
  ['starts on it', segment(at(2, 3, 6), at(0, 0, 0)), slope, 'touching'],
  ['ends on it', segment(at(4, 6, 12), at(2, 3, 6)), slope, 'touching'],
  ['lies in it', segment(at(5, 1, 6), at(2 + 3 * 2 ** 40, 3 - 2 ** 41, 6)), slope, 'touching'],
  ['one step short, above', segment(at(4, 6, 12), at(2, 3, 6 + 2 ** -50)), slope, 'apart'],
  ['one step short, below', segment(at(2, 3, 6 - 2 ** -50), at(0, 0, 0)), slope, 'apart'],
  ['across by one step', segment(at(2, 3, 6 - 2 ** -50), at(4, 6, 12)), slope, 'overlapping'],
  ['no normal', segment(at(0, 0, 0), at(4, 6, 12)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = plane(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(segment(at(0, 5, 0), at(4, 3, 0)), floor)).toEqual({
    a: at(4, 3, 0),
    b: at(4, 2, 0),
    distance: 1,
  });
});

test('the shortest way apart', () => {
  expect(contact(segment(at(0, 6, 0), at(4, -2, 0)), floor)).toEqual({
    normal: at(0, -1, 0),
    depth: 4,
    point: at(2, 2, 0),
  });
  expect(contact(segment(at(0, 3, 0), at(4, -1, 0)), floor)).toEqual({
    normal: at(0, 1, 0),
    depth: 1,
    point: at(1, 2, 0),
  });
});

test.each([
  ['from above', segment(at(0, 6, 0), at(4, -2, 0)), { t: 0.5, point: at(2, 2, 0), side: 1, inPlane: false }],
  ['from below', segment(at(0, 0, 0), at(4, 8, 0)), { t: 0.25, point: at(1, 2, 0), side: -1, inPlane: false }],
  ['near its end', segment(at(0, 0, 0), at(4, 2.5, 0)), { t: 0.8, point: at(3.2, 2, 0), side: -1, inPlane: false }],
  ['ending on it', segment(at(0, 0.1, 0), at(0.3, 2, 0.7)), { t: 1, point: at(0.3, 2, 0.7), side: -1, inPlane: false }],
  [
    'starting on it',
    segment(at(0.3, 2, 0.7), at(0, 0.1, 0)),
    { t: 0, point: at(0.3, 2, 0.7), side: 1, inPlane: false },
  ],
  ['in it', segment(at(1, 2, 0), at(4, 2, 7)), { t: 0, point: at(1, 2, 0), side: 0, inPlane: true }],
])('the crossing %s', (_situation, a, crossing) => {
  expect(intersectionSegmentPlane(a, floor)).toEqual(crossing);
});
