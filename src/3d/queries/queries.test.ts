import { describe, expect, test } from 'vitest';
import {
  closestPoints,
  contact,
  distance,
  intersection,
  intersects,
  overlaps,
  raycast,
} from '../../generated/3d/questions.js';
import { createContact } from '../../generated/3d/results.js';
import { type Aabb, aabb } from '../shapes/aabb.js';
import { type Point, point } from '../shapes/point.js';
import { type Ray, ray } from '../shapes/ray.js';
import { type Segment, segment } from '../shapes/segment.js';
import { type Sphere, sphere } from '../shapes/sphere.js';
import { bounds } from './bounds.js';
import { pushOut } from './pushOut.js';

/** Kinds of which any two answer every question. */
type Simple = Point | Segment | Ray | Sphere | Aabb;

const at = (x: number, y: number, z: number) => ({ x, y, z });
const box = aabb(at(-1, -1, -1), at(1, 1, 1));

/** One of each kind, all through the origin. */
const shapes: readonly Simple[] = [
  point(0, 0, 0),
  segment(at(-3, 0, 0), at(3, 0, 0)),
  ray(at(0, -3, 0), at(0, 1, 0)),
  sphere(at(0.5, 0, 0), 1),
  box,
];

describe.each(shapes.map((a) => [a.kind, a] as const))('%s', (_kind, a) => {
  test.each(shapes.map((b) => [b.kind, b] as const))('and %s, in every table', (_other, b) => {
    expect(intersects(a, b)).toBe(true);
    expect(distance(a, b)).toBe(0);
    expect(closestPoints(a, b)?.distance).toBe(0);
    expect(contact(a, b)).not.toBeNull();
    expect(pushOut(a, b) !== null).toBe(overlaps(a, b));
    if (a.kind === 'ray') expect(raycast(a, b)).not.toBeNull();
  });
});

test('the same contact from the other side', () => {
  const there = contact(shapes[3]!, box)!;
  const back = contact(box, shapes[3]!)!;
  expect(back).toEqual({ ...there, normal: at(0 - there.normal.x, 0 - there.normal.y, 0 - there.normal.z) });
  expect(there.normal).toEqual(at(-1, 0, 0));
  expect(there.depth).toBe(1.5);
});

test('pushed out, the shape just touches', () => {
  const position = at(0.5, 0.25, 0);
  const away = pushOut(sphere(position, 0.5), box);
  expect(away).toEqual(at(1, 0, 0));
  position.x += away?.x ?? 0;
  expect(contact(sphere(position, 0.5), box)?.depth).toBe(0);
});

test('results go into `out`', () => {
  const out = createContact();
  expect(contact(shapes[0]!, box, out)).toBe(out);
  expect(contact(point(9, 9, 9), box, out)).toBeNull();
});

test('the first minute', () => {
  const shot = segment(at(-3, 0, 0), at(3, 0.5, 0));
  const hit = intersection(shot, box)!;
  expect(hit.tMin).toBeCloseTo(1 / 3, 15);
  expect(hit.tMax).toBeCloseTo(2 / 3, 15);
  expect(hit.entry.x).toBe(-1);
  expect(hit.entry.y).toBeCloseTo(1 / 6, 15);
  expect(intersection(box, shot)).toEqual(hit);
});

describe('bounds', () => {
  test.each([
    ['a point', point(1, 2, 3), at(1, 2, 3), at(1, 2, 3)],
    ['a segment', segment(at(1, 5, 3), at(2, 4, 3)), at(1, 4, 3), at(2, 5, 3)],
    ['a ray', ray(at(1, 2, 3), at(-1, 0, 7)), at(-Infinity, 2, 3), at(1, 2, Infinity)],
    ['a sphere', sphere(at(1, 2, 3), 0.5), at(0.5, 1.5, 2.5), at(1.5, 2.5, 3.5)],
    ['a box', box, at(-1, -1, -1), at(1, 1, 1)],
  ])('of %s', (_shape, shape, min, max) => {
    expect(bounds(shape)).toEqual({ kind: 'aabb', min, max });
  });

  test('of a sphere hold all of it', () => {
    const { min, max } = bounds(sphere(at(0.1, 0.1, 0.1), 0.2));
    // 0.1 + 0.2 is a little more than the double next to 0.3; 0.1 - 0.2 needs no rounding.
    expect(max.x).toBeGreaterThanOrEqual(0.30000000000000004);
    expect(min.x).toBe(-0.1);
  });
});

test('a kind that the dimension does not know', () => {
  const circle = { kind: 'circle', center: { x: 0, y: 0 }, radius: 1 } as never;
  expect(() => intersects(circle, box)).toThrow(new TypeError('no test for circle and aabb in 3D'));
  expect(() => contact(box, circle)).toThrow(new TypeError('no test for aabb and circle in 3D'));
  expect(() => raycast(ray(at(0, 0, 0), at(1, 0, 0)), circle)).toThrow('no test for ray and circle in 3D');
  expect(() => intersection(box as never, circle)).toThrow('no test for aabb and circle in 3D');
  expect(() => bounds(circle)).toThrow(new TypeError('no shape of kind circle in 3D'));
  expect(() => distance(undefined as unknown as Simple, box)).toThrow(TypeError);
});
