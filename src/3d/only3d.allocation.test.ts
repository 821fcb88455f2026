/** With `out` given, the pairs that only space has allocate nothing either. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import {
  aabb,
  closestPointsPointTriangle,
  contactObbObb,
  contactSphereTriangle,
  createClosestPoints,
  createContact,
  createObbContact,
  createRayHit,
  createTrianglePassage,
  intersectionLineTriangle,
  intersectionRayTriangle,
  intersectionSegmentTriangle,
  intersectsAabbTriangle,
  intersectsTriangleTriangle,
  line,
  obb,
  ray,
  raycastTriangle,
  segment,
  sphere,
  triangle,
} from './index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0.1), at(0, 0.1, 2));

test('where a segment crosses a triangle', () => {
  const out = createTrianglePassage();
  const through = segment(at(0.5, 3, 1), at(0.5, -1, 1.1));
  expect(bytesPerCall(() => void intersectionSegmentTriangle(through, floor, out))).toBeLessThan(1);
});

test('where a ray or line crosses a triangle', () => {
  const [hit, out] = [createRayHit(), createTrianglePassage()];
  const [shot, straight] = [ray(at(0.5, 3, 1), at(0, -1, 0.1)), line(at(0.5, -3, 1), at(0, -1, 0.1))];
  expect(bytesPerCall(() => void raycastTriangle(shot, floor, hit))).toBeLessThan(1);
  expect(bytesPerCall(() => void intersectionRayTriangle(shot, floor, out))).toBeLessThan(1);
  expect(bytesPerCall(() => void intersectionLineTriangle(straight, floor, out))).toBeLessThan(1);
});

test('questions of triangles, ties among them, and the point of one nearest to another', () => {
  const [box, across] = [aabb(at(0, -1, 0), at(1, 1, 1)), triangle(at(0.5, 1, 0.5), at(0.4, -1, 0.3), at(3, 0.5, 0.1))];
  const neighbour = triangle(floor.b, floor.a, at(1, 1, -1));
  const [from, out] = [at(0.3, 2, 0.4), createClosestPoints()];
  expect(bytesPerCall(() => void intersectsAabbTriangle(box, floor))).toBeLessThan(1);
  expect(bytesPerCall(() => void intersectsTriangleTriangle(across, floor))).toBeLessThan(1);
  expect(bytesPerCall(() => void intersectsTriangleTriangle(neighbour, floor))).toBeLessThan(1);
  expect(bytesPerCall(() => void closestPointsPointTriangle(from, floor, out))).toBeLessThan(1);
});

test.each([
  ['over its face', at(0.3, 0.25, 0.35)],
  ['beside an edge', at(0.5, 0.1, -0.3)],
])('a sphere in contact with a triangle, %s', (_situation, center) => {
  const out = createContact();
  const ball = sphere(center, 1);
  expect(bytesPerCall(() => void contactSphereTriangle(ball, floor, out))).toBeLessThan(1);
});

test.each([
  ['face to face', { x: 0, y: 0, z: 0.1, w: Math.sqrt(0.99) }],
  ['edge to edge', { x: 0.3, y: 0.4, z: 0.1, w: Math.sqrt(0.74) }],
])('two oriented boxes in contact, %s', (_situation, rotation) => {
  const out = createObbContact();
  const [a, b] = [obb(at(0, 0, 0), at(1, 1, 1)), obb(at(1.5, 1.3, 0.4), at(1, 0.9, 0.8), rotation)];
  expect(bytesPerCall(() => void contactObbObb(a, b, out))).toBeLessThan(1);
});
