import { expect, test } from 'vitest';
import { intersectionPlanes, plane } from '../index.js';

const x = plane({ x: 1, y: 0, z: 0 }, -1);
const y = plane({ x: 0, y: 2, z: 0 }, -4);
const z = plane({ x: 1, y: 1, z: 1 }, -6);

test('three planes share a point', () => {
  expect(intersectionPlanes(x, y, z)).toEqual({ x: 1, y: 2, z: 3 });
});

test('out may be a normal of theirs', () => {
  const own = { x: 1, y: 1, z: 1 };
  expect(intersectionPlanes(x, y, plane(own, -6), own)).toBe(own);
  expect(own).toEqual({ x: 1, y: 2, z: 3 });
});

test('planes around one line, or parallel ones, share no single point', () => {
  expect(intersectionPlanes(x, y, plane({ x: 1, y: 2, z: 0 }, 3))).toBeNull();
  expect(intersectionPlanes(x, plane({ x: 1, y: 0, z: 0 }, 5), z)).toBeNull();
});

test('nearly parallel is not parallel', () => {
  expect(intersectionPlanes(x, y, plane({ x: 0, y: 1, z: 2 ** -60 }, -3))).toEqual({ x: 1, y: 2, z: 2 ** 60 });
});
