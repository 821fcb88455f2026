import { describe, expect, test } from 'vitest';
import { intersectionRayTriangle } from '../../generated/3d/intersection.js';
import { intersectsRayTriangle, overlapsRayTriangle, touchesRayTriangle } from '../../generated/3d/ray-triangle.js';
import { raycastTriangle } from '../../generated/3d/raycast.js';
import { ray } from '../shapes/ray.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));
const down = at(0, -1, 0);
const slope = triangle(at(0, 0, 0), at(3, 3, 3), at(6, 6, 6));

test.each([
  ['through the inside', ray(at(0.5, 5, 0.5), down), floor, 'overlapping'],
  ['coming from below, away from it', ray(at(0.5, -5, 0.5), down), floor, 'apart'],
  ['from the face on', ray(at(0.5, 0, 0.5), down), floor, 'touching'],
  ['through an edge', ray(at(1, 1, 1), at(0, -7, 0)), floor, 'touching'],
  ['a step beside the edge', ray(at(1, 1, 1 + 2 ** -52), down), floor, 'apart'],
  ['through a corner', ray(at(3, 1, 0), at(-1, -1, 0)), floor, 'touching'],
  ['in the plane, across', ray(at(-1, 0, 0.5), at(1, 0, 0)), floor, 'touching'],
  ['in the plane, away from it', ray(at(-1, 0, 0.5), at(-1, 0, 0)), floor, 'apart'],
  ['in the plane, past a corner', ray(at(-1, 0, 4), at(1, 0, -1)), floor, 'apart'],
  ['parallel above', ray(at(-1, 1, 0.5), at(1, 0, 0)), floor, 'apart'],
  ['without a direction, on the face', { origin: at(0.5, 0, 0.5), direction: at(0, 0, 0) }, floor, 'touching'],
  ['without a direction, above it', { origin: at(0.5, 1, 0.5), direction: at(0, 0, 0) }, floor, 'apart'],
  ['across a collinear triangle', ray(at(1, 1, 9), at(0, 0, -1)), slope, 'touching'],
  ['past the end of a collinear triangle', ray(at(7, 7, 9), at(0, 0, -1)), slope, 'apart'],
  ['of a tiny direction', ray(at(0.5, 5, 0.5), at(0, -1e-300, 0)), floor, 'overlapping'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsRayTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsRayTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesRayTriangle(first, second)).toBe(expected === 'touching');
});

describe('where a ray hits', () => {
  test('from above and from below, the normal faces it', () => {
    const hit = { t: 5, point: at(0.5, 0, 0.5), normal: at(0, 1, 0), inside: false, tExit: 5 };
    expect(raycastTriangle(ray(at(0.5, 5, 0.5), down), floor)).toEqual(hit);
    const up = ray(at(0.5, -3, 0.5), at(0, 2, 0));
    expect(raycastTriangle(up, floor)).toEqual({ ...hit, t: 1.5, tExit: 1.5, normal: at(0, -1, 0) });
    expect(raycastTriangle(ray(at(3, 5, 3), down), floor)).toBeNull();
  });

  test('starting on the face, t is exactly 0', () => {
    const origin = at(0.5, 0, 0.5);
    expect(raycastTriangle(ray(origin, at(0.1, 0.7, 0.3)), floor)).toMatchObject({ t: 0, point: origin, tExit: 0 });
  });

  test('in the plane, from edge to edge, the normal looks back', () => {
    const hit = raycastTriangle(ray(at(-1, 0, 0.5), at(0.5, 0, 0)), floor);
    expect(hit).toEqual({ t: 2, point: at(0, 0, 0.5), normal: at(-1, 0, 0), inside: false, tExit: 5 });
    const within = raycastTriangle(ray(at(0.5, 0, 0.5), at(0.5, 0, 0)), floor);
    expect(within).toMatchObject({ t: 0, point: at(0.5, 0, 0.5), tExit: 2 });
  });

  test('without a direction there is no normal', () => {
    const hit = raycastTriangle({ origin: at(0.5, 0, 0.5), direction: at(0, 0, 0) }, floor);
    expect(hit).toEqual({ t: 0, point: at(0.5, 0, 0.5), normal: at(0, 0, 0), inside: false, tExit: 0 });
  });

  test('a collinear triangle faces the ray', () => {
    const hit = raycastTriangle(ray(at(1, 1, 9), at(0, 0, -2)), slope)!;
    expect(hit.t).toBeCloseTo(4, 14);
    expect(hit.normal).toEqual(at(0, 0, 1));
  });

  test.each([1e-300, 1e-9, 1e9, 1e300])('with a direction of the length %s', (length) => {
    const hit = raycastTriangle(ray(at(0.5, 2, 0.5), at(0, -length, 0)), floor)!;
    expect(hit.t * length).toBeCloseTo(2, 12);
    expect(hit.point.y).toBeCloseTo(0, 12);
    expect(hit.normal).toEqual(at(0, 1, 0));
  });

  test('at the edge of two triangles it slips through neither', () => {
    const other = triangle(floor.c, floor.b, at(2, 0, 2));
    for (let i = 1; i < 200; i++) {
      const shot = ray(at(Math.sin(i), 3, Math.cos(i)), at(i / 100 - Math.sin(i), -3, 2 - i / 100 - Math.cos(i)));
      const hits = [raycastTriangle(shot, floor), raycastTriangle(shot, other)].filter((hit) => hit !== null);
      expect(hits.length).toBeGreaterThan(0);
      for (const hit of hits) expect(hit.t).toBeCloseTo(1, 14);
    }
  });
});

describe('what they share', () => {
  test('t, point, weights and side', () => {
    const shared = intersectionRayTriangle(ray(at(0.5, 3, 1), at(0, -2, 0)), floor);
    const barycentrics = { u: 0.25, v: 0.25, w: 0.5 };
    const point = at(0.5, 0, 1);
    const place = { tMin: 1.5, tMax: 1.5, entry: point, exit: point };
    expect(shared).toEqual({ ...place, relation: 'through', barycentrics, side: -1 });
    expect(intersectionRayTriangle(ray(at(9, 3, 1), at(0, -2, 0)), floor)).toBeNull();
  });

  test.each([
    ['in the plane, across', ray(at(-1, 0, 0.5), at(0.5, 0, 0)), 'through', 2, 5],
    ['in the plane, from within', ray(at(0.5, 0, 0.5), at(0.5, 0, 0)), 'leaves', 0, 2],
    ['in the plane, past a corner', ray(at(1, 0, -1), at(1, 0, 1)), 'touches', 1, 1],
    ['along an edge', ray(at(-2, 0, 0), at(1, 0, 0)), 'through', 2, 4],
    ['through a corner', ray(at(3, 1, 0), at(-1, -1, 0)), 'touches', 1, 1],
    ['without a direction', { origin: at(0.5, 0, 0.5), direction: at(0, 0, 0) }, 'touches', 0, 0],
  ] as const)('%s', (_situation, line, relation, tMin, tMax) => {
    expect(intersectionRayTriangle(line, floor)).toMatchObject({ relation, tMin, tMax });
  });
});
