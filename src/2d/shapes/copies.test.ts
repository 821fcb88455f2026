import { Vector2 } from 'three';
import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import {
  copyAabb,
  copyCapsule,
  copyCircle,
  copyHalfplane,
  copyLine,
  copyObb,
  copyPoint,
  copyRay,
  copySegment,
  copyTriangle,
} from '../../generated/2d/copies.js';
import { aabb } from './aabb.js';
import { capsule } from './capsule.js';
import { circle } from './circle.js';
import { halfplane } from './halfplane.js';
import { line } from './line.js';
import { obb } from './obb.js';
import { point } from './point.js';
import { ray } from './ray.js';
import { segment } from './segment.js';
import { triangle } from './triangle.js';

const at = (x: number, y: number) => ({ x, y });

/** What is copied, what it is copied into, and how. */
const copies = {
  point: [point(1, 2), point(9, 9), copyPoint],
  segment: [segment(at(1, 2), at(4, 5)), segment(at(9, 9), at(9, 9)), copySegment],
  ray: [ray(at(1, 2), at(4, 5)), ray(at(9, 9), at(9, 9)), copyRay],
  circle: [circle(at(1, 2), 4), circle(at(9, 9), 9), copyCircle],
  aabb: [aabb(at(1, 2), at(4, 5)), aabb(at(9, 9), at(9, 9)), copyAabb],
  line: [line(at(1, 2), at(4, 5)), line(at(9, 9), at(9, 9)), copyLine],

  halfplane: [halfplane(at(1, 2), 4), halfplane(at(9, 9), 9), copyHalfplane],
  capsule: [capsule(at(1, 2), at(4, 5), 7), capsule(at(9, 9), at(9, 9), 9), copyCapsule],
  obb: [obb(at(1, 2), at(4, 5), 0.5), obb(at(9, 9), at(9, 9)), copyObb],
  triangle: [triangle(at(1, 2), at(4, 5), at(7, 8)), triangle(at(9, 9), at(9, 9), at(9, 9)), copyTriangle],
} as const;

describe.each(Object.entries(copies))('%s', (_kind, [from, into, copy]) => {
  const copyOf = copy as (from: object, out?: object) => object;

  test('all numbers go into `out`, whose vectors stay its own', () => {
    const before = vectorsOf(into);
    const out = structuredClone(from);
    expect(copyOf(from, into)).toBe(into);
    expect(into).toEqual(from);
    expect(from).toEqual(out);
    expect(vectorsOf(into).every((vector, i) => vector === before[i])).toBe(true);
    expect(vectorsOf(into).some((vector) => vectorsOf(from).includes(vector))).toBe(false);
  });

  test('without `out` it is a new shape with vectors of its own', () => {
    const copied = copyOf(from);
    expect(copied).toEqual(from);
    expect(copied).not.toBe(from);
    expect(vectorsOf(copied).some((vector) => vectorsOf(from).includes(vector))).toBe(false);
  });

  test('onto itself it changes nothing', () => {
    const before = structuredClone(from);
    expect(copyOf(from, from)).toBe(from);
    expect(from).toEqual(before);
  });

  test('nothing is allocated', () => {
    expect(bytesPerCall(() => copyOf(from, into))).toBeLessThan(0.5);
  });
});

test('parts of `out` may be others of what is copied: a segment is turned round', () => {
  const line = segment(at(1, 2), at(4, 5));
  copySegment({ start: line.end, end: line.start }, line);
  expect(line).toEqual(segment(at(4, 5), at(1, 2)));
});

test('a three.js vector in `out` stays one', () => {
  const ball = circle(new Vector2(), 1);
  copyCircle({ center: at(1, 2), radius: 2 }, ball);
  expect(ball.center).toBeInstanceOf(Vector2);
  expect(ball.center.equals(new Vector2(1, 2))).toBe(true);
});

function vectorsOf(shape: object): object[] {
  return Object.values(shape)
    .flat()
    .filter((field) => typeof field === 'object');
}
