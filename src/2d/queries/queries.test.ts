import { describe, expect, test } from 'vitest';
import {
  closestPoints,
  contact,
  distance,
  intersection,
  intersects,
  overlaps,
  raycast,
} from '../../generated/2d/questions.js';
import { createContact } from '../../generated/2d/results.js';
import { type Aabb, aabb } from '../shapes/aabb.js';
import { type Circle, circle } from '../shapes/circle.js';
import { type Point, point } from '../shapes/point.js';
import { type Ray, ray } from '../shapes/ray.js';
import { type Segment, segment } from '../shapes/segment.js';
import { bounds } from './bounds.js';
import { pushOut } from './pushOut.js';

/** Kinds of which any two answer every question. */
type Simple = Point | Segment | Ray | Circle | Aabb;

const at = (x: number, y: number) => ({ x, y });
const box = aabb(at(-1, -1), at(1, 1));

/** One of each kind, all through the origin. */
const shapes: readonly Simple[] = [
  point(0, 0),
  segment(at(-3, 0), at(3, 0)),
  ray(at(0, -3), at(0, 1)),
  circle(at(0.5, 0), 1),
  box,
];

/** One of each kind, all far away from those. */
const others: readonly Simple[] = [
  point(50, 70),
  segment(at(50, 70), at(60, 80)),
  ray(at(50, 70), at(1, 1)),
  circle(at(50, 70), 1),
  aabb(at(50, 70), at(60, 80)),
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

  test.each(others.map((b) => [b.kind, b] as const))('and a %s that it does not meet', (_other, b) => {
    expect(intersects(a, b)).toBe(false);
    expect(distance(a, b)).toBeGreaterThan(40);
    expect(closestPoints(a, b)?.distance).toBe(distance(a, b));
    expect(closestPoints(b, a)?.a).toEqual(closestPoints(a, b)?.b);
    expect(contact(a, b)).toBeNull();
    expect(pushOut(a, b)).toBeNull();
    if (a.kind === 'ray') expect(raycast(a, b)).toBeNull();
  });
});

test('the same contact from the other side', () => {
  const there = contact(shapes[3]!, box)!;
  const back = contact(box, shapes[3]!)!;
  expect(back).toEqual({ ...there, normal: at(0 - there.normal.x, 0 - there.normal.y) });
  expect(there.normal).toEqual(at(-1, 0));
  expect(there.depth).toBe(1.5);
});

test('pushed out, the shape just touches', () => {
  const position = at(0.5, 0.25);
  const away = pushOut(circle(position, 0.5), box);
  expect(away).toEqual(at(1, 0));
  position.x += away?.x ?? 0;
  expect(contact(circle(position, 0.5), box)?.depth).toBe(0);
});

test('equal circles are pushed apart by both radii', () => {
  expect(pushOut(circle(at(0, 0), 1), circle(at(0, 0), 1))).toEqual(at(-2, 0));
});

test('results go into `out`', () => {
  const out = createContact();
  expect(contact(shapes[0]!, box, out)).toBe(out);
  expect(contact(point(9, 9), box, out)).toBeNull();
});

test('the first minute', () => {
  const shot = segment(at(-3, 0), at(3, 0.5));
  const hit = intersection(shot, box)!;
  expect(hit.tMin).toBeCloseTo(1 / 3, 15);
  expect(hit.tMax).toBeCloseTo(2 / 3, 15);
  expect(hit.entry.x).toBe(-1);
  expect(hit.entry.y).toBeCloseTo(1 / 6, 15);
  expect(intersection(box, shot)).toEqual(hit);
  expect(intersection(circle(at(0, 0), 1), ray(at(-3, 0), at(1, 0)))?.t0).toBe(2);
});

describe('bounds', () => {
  test.each([
    ['a point', point(1, 2), at(1, 2), at(1, 2)],
    ['a segment', segment(at(1, 5), at(2, 4)), at(1, 4), at(2, 5)],
    ['a ray', ray(at(1, 2), at(-1, 0)), at(-Infinity, 2), at(1, 2)],
    ['a circle', circle(at(1, 2), 0.5), at(0.5, 1.5), at(1.5, 2.5)],
    ['a box', box, at(-1, -1), at(1, 1)],
  ])('of %s', (_shape, shape, min, max) => {
    expect(bounds(shape)).toEqual({ kind: 'aabb', min, max });
  });

  test('of a circle hold all of it', () => {
    const { min, max } = bounds(circle(at(0.1, 0.1), 0.2));
    expect(max.x).toBeGreaterThanOrEqual(0.30000000000000004);
    expect(min.x).toBe(-0.1);
  });
});

test('a kind that the dimension does not know', () => {
  const sphere = { kind: 'sphere', center: { x: 0, y: 0, z: 0 }, radius: 1 } as never;
  expect(() => intersects(sphere, box)).toThrow(new TypeError('no test for sphere and aabb in 2D'));
  expect(() => contact(box, sphere)).toThrow(new TypeError('no test for aabb and sphere in 2D'));
  expect(() => raycast(ray(at(0, 0), at(1, 0)), sphere)).toThrow('no test for ray and sphere in 2D');
  expect(() => intersection(box as never, sphere)).toThrow('no test for aabb and sphere in 2D');
  expect(() => bounds(sphere)).toThrow(new TypeError('no shape of kind sphere in 2D'));
  expect(() => distance(undefined as unknown as Simple, box)).toThrow(TypeError);
});
