import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact, intersection } from '../index.js';
import { halfspace } from '../shapes/halfspace.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = halfspace(at(2, 3, 6), -49);
const none = { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 } as const;

test.each([
  ['ends on the surface', segment(at(4, 6, 12), at(2, 3, 6)), slope, 'touching'],
  ['lies in the surface', segment(at(5, 1, 6), at(2, 3, 6)), slope, 'touching'],
  ['ends one step above', segment(at(2, 3, 6 + 2 ** -50), at(4, 6, 12)), slope, 'apart'],
  ['ends one step below', segment(at(4, 6, 12), at(2, 3, 6 - 2 ** -50)), slope, 'overlapping'],
  ['all of it inside', segment(at(0, 0, 0), at(-4, -6, -12)), slope, 'overlapping'],
  ['a point on the surface', { kind: 'segment', start: at(2, 3, 6), end: at(2, 3, 6) }, slope, 'touching'],
  ['from very far out', segment(at(2 + 3 * 2 ** 40, 3 - 2 ** 41, 6), at(4, 6, 12)), slope, 'touching'],
  ['no normal', segment(at(0, 0, 0), at(4, 6, 12)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = halfspace(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(segment(at(0, 5, 0), at(4, 3, 0)), floor)).toEqual({
    a: at(4, 3, 0),
    b: at(4, 2, 0),
    distance: 1,
  });
});

test('the shortest way apart', () => {
  expect(contact(segment(at(0, 4, 0), at(4, 0, 0)), floor)).toEqual({
    normal: at(0, -1, 0),
    depth: 2,
    point: at(3, 1, 0),
  });
  expect(contact(segment(at(0, 0, 0), at(4, -2, 0)), floor)).toEqual({
    normal: at(0, -1, 0),
    depth: 4,
    point: at(2, -1, 0),
  });
});

test.each([
  [
    'that goes in',
    segment(at(0, 6, 0), at(4, -2, 0)),
    { tMin: 0.5, tMax: 1, entry: at(2, 2, 0), exit: at(4, -2, 0), relation: 'enters' },
  ],
  [
    'that comes out',
    segment(at(4, -2, 0), at(0, 6, 0)),
    { tMin: 0, tMax: 0.5, entry: at(4, -2, 0), exit: at(2, 2, 0), relation: 'leaves' },
  ],
  [
    'that ends on the surface',
    segment(at(0, 6, 0), at(4, 2, 0)),
    { tMin: 1, tMax: 1, entry: at(4, 2, 0), exit: at(4, 2, 0), relation: 'touches' },
  ],
  [
    'that starts on the surface, going up',
    segment(at(4, 2, 0), at(0, 6, 0)),
    { tMin: 0, tMax: 0, entry: at(4, 2, 0), exit: at(4, 2, 0), relation: 'touches' },
  ],
  [
    'that lies in the surface',
    segment(at(4, 2, 0), at(0, 2, 0)),
    { tMin: 0, tMax: 1, entry: at(4, 2, 0), exit: at(0, 2, 0), relation: 'touches' },
  ],
  [
    'inside',
    segment(at(4, 1, 0), at(0, 2, 0)),
    { tMin: 0, tMax: 1, entry: at(4, 1, 0), exit: at(0, 2, 0), relation: 'inside' },
  ],
] as const)('what a segment shares with it: %s', (_situation, through, expected) => {
  expect(intersection(through, floor)).toEqual(expected);
  expect(intersection(floor, through)).toEqual(expected);
});

test('a segment that is parallel above shares nothing', () => {
  expect(intersection(segment(at(1, 3, 0), at(4, 3, 0)), floor)).toBeNull();
});
