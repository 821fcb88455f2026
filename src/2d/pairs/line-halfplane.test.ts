import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, intersection } from '../index.js';
import { halfplane } from '../shapes/halfplane.js';
import { line } from '../shapes/line.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['crosses the surface far away', line(at(6, 8), at(1, 0)), slope, 'overlapping'],
  ['in the surface', line(at(3, 4), at(-4, 3)), slope, 'touching'],
  ['parallel, one step above', line(at(3, 4 + 2 ** -50), at(-4, 3)), slope, 'apart'],
  ['parallel, one step below', line(at(3, 4 - 2 ** -51), at(-4, 3)), slope, 'overlapping'],
  ['hardly steeper than the surface', line(at(3, 4 + 2 ** -50), at(-4, 3 - 2 ** -51)), slope, 'overlapping'],
  ['no direction, on the surface', { kind: 'line', origin: at(3, 4), direction: at(0, 0) }, slope, 'touching'],
  ['no normal', line(at(0, 0), at(3, 4)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test('the nearest points, or one that they share', () => {
  expect(closestPoints(line(at(1, 5), at(1, 0)), floor)).toEqual({ a: at(1, 5), b: at(1, 2), distance: 3 });
  expect(closestPoints(line(at(0, 6), at(-1, 2)), floor)?.a).toEqual(at(2, 2));
  expect(closestPoints(line(at(0, 1), at(-1, 2)), floor)?.a).toEqual(at(0, 1));
});

test.each([
  [
    'running down',
    line(at(0, 6), at(1, -2)),
    { tMin: 2, tMax: Infinity, entry: at(2, 2), exit: at(2, 2), relation: 'enters' },
  ],
  [
    'running up',
    line(at(0, 6), at(-1, 2)),
    { tMin: -Infinity, tMax: -2, entry: at(2, 2), exit: at(2, 2), relation: 'leaves' },
  ],
  [
    'parallel, below',
    line(at(1, 1), at(4, 0)),
    { tMin: -Infinity, tMax: Infinity, entry: at(1, 1), exit: at(1, 1), relation: 'inside' },
  ],
  [
    'lying in the surface',
    line(at(1, 2), at(4, 0)),
    { tMin: -Infinity, tMax: Infinity, entry: at(1, 2), exit: at(1, 2), relation: 'touches' },
  ],
  [
    'no direction, below',
    { kind: 'line', origin: at(1, 1), direction: at(0, 0) },
    { tMin: 0, tMax: 0, entry: at(1, 1), exit: at(1, 1), relation: 'inside' },
  ],
] as const)('what a line shares with it: %s', (_situation, through, expected) => {
  expect(intersection(through, floor)).toEqual(expected);
  expect(intersection(floor, through)).toEqual(expected);
});

test('a line that is parallel above shares nothing', () => {
  expect(intersection(line(at(1, 3), at(4, 0)), floor)).toBeNull();
});
