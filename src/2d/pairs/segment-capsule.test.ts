import { expect, test } from 'vitest';
import {
  intersectsSegmentCapsule,
  overlapsSegmentCapsule,
  touchesSegmentCapsule,
} from '../../generated/2d/segment-capsule.js';
import { capsule } from '../shapes/capsule.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number) => ({ x, y });
const pill = capsule(at(0, 0), at(4, 0), 1);
const step = 2 ** -51;

test.each([
  ['along the side', segment(at(-1, 1), at(9, 1)), 'touching'],
  ['just beside it', segment(at(-1, 1 + step), at(9, 1 + step)), 'apart'],
  ['crossing', segment(at(2, -9), at(2, 9)), 'overlapping'],
  ['ending at the cap', segment(at(5, 0), at(9, 0)), 'touching'],
  ['inside', segment(at(1, 0.5), at(2, 0)), 'overlapping'],
  ['past the end, slanting', segment(at(5, 1), at(6, -9)), 'apart'],
  ['a point on the side', segment(at(2, 1), at(2, 1)), 'touching'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsSegmentCapsule(other, pill)).toBe(expected !== 'apart');
  expect(overlapsSegmentCapsule(other, pill)).toBe(expected === 'overlapping');
  expect(touchesSegmentCapsule(other, pill)).toBe(expected === 'touching');
});
