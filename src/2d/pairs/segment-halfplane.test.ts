import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact, intersection } from '../index.js';
import { halfplane } from '../shapes/halfplane.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['ends on the surface', segment(at(6, 8), at(3, 4)), slope, 'touching'],
  ['lies in the surface', segment(at(7, 1), at(3, 4)), slope, 'touching'],
  ['ends one step above', segment(at(3, 4 + 2 ** -50), at(6, 8)), slope, 'apart'],
  ['ends one step below', segment(at(6, 8), at(3, 4 - 2 ** -51)), slope, 'overlapping'],
  ['all of it inside', segment(at(0, 0), at(-6, -8)), slope, 'overlapping'],
  ['a point on the surface', { kind: 'segment', start: at(3, 4), end: at(3, 4) }, slope, 'touching'],
  ['from very far out', segment(at(3 + 2 ** 42, 4 - 3 * 2 ** 40), at(6, 8)), slope, 'touching'],
  ['no normal', segment(at(0, 0), at(6, 8)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test('the nearest points', () => {
  expect(closestPoints(segment(at(0, 5), at(4, 3)), floor)).toEqual({ a: at(4, 3), b: at(4, 2), distance: 1 });
});

test('the shortest way apart', () => {
  expect(contact(segment(at(0, 4), at(4, 0)), floor)).toEqual({ normal: at(0, -1), depth: 2, point: at(3, 1) });
  expect(contact(segment(at(0, 0), at(4, -2)), floor)).toEqual({ normal: at(0, -1), depth: 4, point: at(2, -1) });
});

test.each([
  [
    'that goes in',
    segment(at(0, 6), at(4, -2)),
    { tMin: 0.5, tMax: 1, entry: at(2, 2), exit: at(4, -2), relation: 'enters' },
  ],
  [
    'that comes out',
    segment(at(4, -2), at(0, 6)),
    { tMin: 0, tMax: 0.5, entry: at(4, -2), exit: at(2, 2), relation: 'leaves' },
  ],
  [
    'that ends on the surface',
    segment(at(0, 6), at(4, 2)),
    { tMin: 1, tMax: 1, entry: at(4, 2), exit: at(4, 2), relation: 'touches' },
  ],
  [
    'that starts on the surface, going up',
    segment(at(4, 2), at(0, 6)),
    { tMin: 0, tMax: 0, entry: at(4, 2), exit: at(4, 2), relation: 'touches' },
  ],
  [
    'that lies in the surface',
    segment(at(4, 2), at(0, 2)),
    { tMin: 0, tMax: 1, entry: at(4, 2), exit: at(0, 2), relation: 'touches' },
  ],
  ['inside', segment(at(4, 1), at(0, 2)), { tMin: 0, tMax: 1, entry: at(4, 1), exit: at(0, 2), relation: 'inside' }],
] as const)('what a segment shares with it: %s', (_situation, through, expected) => {
  expect(intersection(through, floor)).toEqual(expected);
  expect(intersection(floor, through)).toEqual(expected);
});

test('a segment that is parallel above shares nothing', () => {
  expect(intersection(segment(at(1, 3), at(4, 3)), floor)).toBeNull();
});
