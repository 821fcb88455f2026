import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, intersection } from '../index.js';
import { halfspace } from '../shapes/halfspace.js';
import { line } from '../shapes/line.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = halfspace(at(2, 3, 6), -49);
const none = { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 } as const;

test.each([
  ['crosses the surface far away', line(at(4, 6, 12), at(1, 0, 0)), slope, 'overlapping'],
  ['in the surface', line(at(2, 3, 6), at(3, -2, 0)), slope, 'touching'],
  ['parallel, one step above', line(at(2, 3, 6 + 2 ** -50), at(3, -2, 0)), slope, 'apart'],
  ['parallel, one step below', line(at(2, 3, 6 - 2 ** -50), at(3, -2, 0)), slope, 'overlapping'],
  ['hardly steeper than the surface', line(at(2, 3, 6 + 2 ** -50), at(3, -2, 2 ** -1070)), slope, 'overlapping'],
  ['no direction, on the surface', { kind: 'line', origin: at(2, 3, 6), direction: at(0, 0, 0) }, slope, 'touching'],
  ['no normal', line(at(0, 0, 0), at(2, 3, 6)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = halfspace(at(0, 2, 0), -4);

test('the nearest points, or one that they share', () => {
  expect(closestPoints(line(at(1, 5, 0), at(1, 0, 0)), floor)).toEqual({ a: at(1, 5, 0), b: at(1, 2, 0), distance: 3 });
  expect(closestPoints(line(at(0, 6, 0), at(-1, 2, 0)), floor)?.a).toEqual(at(2, 2, 0));
  expect(closestPoints(line(at(0, 1, 0), at(-1, 2, 0)), floor)?.a).toEqual(at(0, 1, 0));
});

test.each([
  [
    'running down',
    line(at(0, 6, 0), at(1, -2, 0)),
    { tMin: 2, tMax: Infinity, entry: at(2, 2, 0), exit: at(2, 2, 0), relation: 'enters' },
  ],
  [
    'running up',
    line(at(0, 6, 0), at(-1, 2, 0)),
    { tMin: -Infinity, tMax: -2, entry: at(2, 2, 0), exit: at(2, 2, 0), relation: 'leaves' },
  ],
  [
    'parallel, below',
    line(at(1, 1, 0), at(4, 0, 0)),
    { tMin: -Infinity, tMax: Infinity, entry: at(1, 1, 0), exit: at(1, 1, 0), relation: 'inside' },
  ],
  [
    'lying in the surface',
    line(at(1, 2, 0), at(4, 0, 0)),
    { tMin: -Infinity, tMax: Infinity, entry: at(1, 2, 0), exit: at(1, 2, 0), relation: 'touches' },
  ],
  [
    'no direction, below',
    { kind: 'line', origin: at(1, 1, 0), direction: at(0, 0, 0) },
    { tMin: 0, tMax: 0, entry: at(1, 1, 0), exit: at(1, 1, 0), relation: 'inside' },
  ],
] as const)('what a line shares with it: %s', (_situation, through, expected) => {
  expect(intersection(through, floor)).toEqual(expected);
  expect(intersection(floor, through)).toEqual(expected);
});

test('a line that is parallel above shares nothing', () => {
  expect(intersection(line(at(1, 3, 0), at(4, 0, 0)), floor)).toBeNull();
});
