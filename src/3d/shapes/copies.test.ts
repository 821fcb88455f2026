import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import {
  copyAabb,
  copyCapsule,
  copyHalfspace,
  copyLine,
  copyObb,
  copyPlane,
  copyPoint,
  copyRay,
  copySegment,
  copySphere,
  copyTriangle,
} from '../../generated/3d/copies.js';
import { aabb } from './aabb.js';
import { capsule } from './capsule.js';
import { halfspace } from './halfspace.js';
import { line } from './line.js';
import { obb } from './obb.js';
import { plane } from './plane.js';
import { point } from './point.js';
import { ray } from './ray.js';
import { segment } from './segment.js';
import { sphere } from './sphere.js';
import { triangle } from './triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });

/** What is copied, what it is copied into, and how. */
const copies = {
  point: [point(1, 2, 3), point(9, 9, 9), copyPoint],
  segment: [segment(at(1, 2, 3), at(4, 5, 6)), segment(at(9, 9, 9), at(9, 9, 9)), copySegment],
  ray: [ray(at(1, 2, 3), at(4, 5, 6)), ray(at(9, 9, 9), at(9, 9, 9)), copyRay],
  sphere: [sphere(at(1, 2, 3), 4), sphere(at(9, 9, 9), 9), copySphere],
  aabb: [aabb(at(1, 2, 3), at(4, 5, 6)), aabb(at(9, 9, 9), at(9, 9, 9)), copyAabb],
  triangle: [
    triangle(at(1, 2, 3), at(4, 5, 6), at(7, 8, 10)),
    triangle(at(9, 9, 9), at(9, 9, 9), at(9, 9, 9)),
    copyTriangle,
  ],
  obb: [obb(at(1, 2, 3), at(4, 5, 6), { x: 1, y: 2, z: 3, w: 4 }), obb(at(9, 9, 9), at(9, 9, 9)), copyObb],
  line: [line(at(1, 2, 3), at(4, 5, 6)), line(at(9, 9, 9), at(9, 9, 9)), copyLine],
  plane: [plane(at(1, 2, 3), 4), plane(at(9, 9, 9), 9), copyPlane],
  halfspace: [halfspace(at(1, 2, 3), 4), halfspace(at(9, 9, 9), 9), copyHalfspace],
  capsule: [capsule(at(1, 2, 3), at(4, 5, 6), 7), capsule(at(9, 9, 9), at(9, 9, 9), 9), copyCapsule],
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
  const line = segment(at(1, 2, 3), at(4, 5, 6));
  copySegment({ start: line.end, end: line.start }, line);
  expect(line).toEqual(segment(at(4, 5, 6), at(1, 2, 3)));
});

test('and the corners of a triangle go round', () => {
  const [a, b, c] = [at(1, 2, 3), at(4, 5, 6), at(7, 8, 10)];
  const turned = triangle({ ...a }, { ...b }, { ...c });
  copyTriangle({ a: turned.b, b: turned.c, c: turned.a }, turned);
  expect(turned).toEqual(triangle(b, c, a));
});

test('a three.js vector in `out` stays one', () => {
  const ball = sphere(new Vector3(), 1);
  copySphere({ center: at(1, 2, 3), radius: 2 }, ball);
  expect(ball.center).toBeInstanceOf(Vector3);
  expect(ball.center.equals(new Vector3(1, 2, 3))).toBe(true);
});

function vectorsOf(shape: object): object[] {
  return Object.values(shape)
    .flat()
    .filter((field) => typeof field === 'object');
}
