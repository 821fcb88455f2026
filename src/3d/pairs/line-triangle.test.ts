import { describe, expect, test } from 'vitest';
import { intersectionLineTriangle } from '../../generated/3d/intersection.js';
import { intersectsLineTriangle, overlapsLineTriangle, touchesLineTriangle } from '../../generated/3d/line-triangle.js';
import { line } from '../shapes/line.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));
const down = at(0, -1, 0);
const slope = triangle(at(0, 0, 0), at(3, 3, 3), at(6, 6, 6));

test.each([
  ['through the inside', line(at(0.5, 5, 0.5), down), floor, 'overlapping'],
  ['coming from below, away from it', line(at(0.5, -5, 0.5), down), floor, 'overlapping'],
  ['from the face on', line(at(0.5, 0, 0.5), down), floor, 'overlapping'],
  ['through an edge', line(at(1, 1, 1), at(0, -7, 0)), floor, 'touching'],
  ['a step beside the edge', line(at(1, 1, 1 + 2 ** -52), down), floor, 'apart'],
  ['through a corner', line(at(3, 1, 0), at(-1, -1, 0)), floor, 'touching'],
  ['in the plane, across', line(at(-1, 0, 0.5), at(1, 0, 0)), floor, 'touching'],
  ['in the plane, away from it', line(at(-1, 0, 0.5), at(-1, 0, 0)), floor, 'touching'],
  ['in the plane, past a corner', line(at(-1, 0, 4), at(1, 0, -1)), floor, 'apart'],
  ['parallel above', line(at(-1, 1, 0.5), at(1, 0, 0)), floor, 'apart'],
  ['without a direction, on the face', { origin: at(0.5, 0, 0.5), direction: at(0, 0, 0) }, floor, 'touching'],
  ['without a direction, above it', { origin: at(0.5, 1, 0.5), direction: at(0, 0, 0) }, floor, 'apart'],
  ['across a collinear triangle', line(at(1, 1, 9), at(0, 0, -1)), slope, 'touching'],
  ['past the end of a collinear triangle', line(at(7, 7, 9), at(0, 0, -1)), slope, 'apart'],
  ['of a tiny direction', line(at(0.5, 5, 0.5), at(0, -1e-300, 0)), floor, 'overlapping'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsLineTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsLineTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesLineTriangle(first, second)).toBe(expected === 'touching');
});

describe('what they share', () => {
  test('t, point, weights and side', () => {
    const shared = intersectionLineTriangle(line(at(0.5, 3, 1), at(0, -2, 0)), floor);
    const barycentrics = { u: 0.25, v: 0.25, w: 0.5 };
    const point = at(0.5, 0, 1);
    const place = { tMin: 1.5, tMax: 1.5, entry: point, exit: point };
    expect(shared).toEqual({ ...place, relation: 'through', barycentrics, side: -1 });
    expect(intersectionLineTriangle(line(at(9, 3, 1), at(0, -2, 0)), floor)).toBeNull();
  });

  test.each([
    ['in the plane, across', line(at(-1, 0, 0.5), at(0.5, 0, 0)), 'through', 2, 5],
    ['in the plane, from within', line(at(0.5, 0, 0.5), at(0.5, 0, 0)), 'through', -1, 2],
    ['in the plane, past a corner', line(at(1, 0, -1), at(1, 0, 1)), 'touches', 1, 1],
    ['along an edge', line(at(-2, 0, 0), at(1, 0, 0)), 'through', 2, 4],
    ['through a corner', line(at(3, 1, 0), at(-1, -1, 0)), 'touches', 1, 1],
    ['without a direction', { origin: at(0.5, 0, 0.5), direction: at(0, 0, 0) }, 'touches', 0, 0],
  ] as const)('%s', (_situation, line, relation, tMin, tMax) => {
    expect(intersectionLineTriangle(line, floor)).toMatchObject({ relation, tMin, tMax });
  });
});
