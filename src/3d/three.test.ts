/** three.js objects go straight into the pair functions: nothing is converted, their fields are enough. */
import { Box3, Line3, Ray, Sphere, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import {
  closestPointsSegmentSegment,
  contactSphereAabb,
  contactSphereSphere,
  createContact,
  distancePointSegment,
  distanceSphereAabb,
  intersectionSegmentAabb,
  intersectionSegmentSphere,
  intersectsAabbAabb,
  intersectsPointSphere,
  intersectsRayAabb,
  intersectsSegmentAabb,
  intersectsSphereAabb,
  intersectsSphereSphere,
  raycast,
  raycastAabb,
  raycastSphere,
  sphere,
} from './index.js';

const at = (x: number, y: number, z: number) => new Vector3(x, y, z);
const box = new Box3(at(-1, -1, -1), at(1, 1, 1));

test('Sphere and Box3', () => {
  expect(intersectsSphereAabb(new Sphere(at(3, 0, 0), 2), box)).toBe(true);
  expect(intersectsSphereAabb(new Sphere(at(3, 0, 0), 1.5), box)).toBe(false);
  expect(distanceSphereAabb(new Sphere(at(3, 0, 0), 1.5), box)).toBe(0.5);
  expect(contactSphereAabb(new Sphere(at(1.5, 0, 0), 1), box)?.normal).toEqual({ x: -1, y: 0, z: 0 });
});

test('Ray', () => {
  const ray = new Ray(at(-5, 0.5, 0), at(1, 0, 0));
  expect(intersectsRayAabb(ray, box)).toBe(true);
  expect(raycastAabb(ray, box)).toMatchObject({ t: 4, tExit: 6, point: { x: -1, y: 0.5, z: 0 } });
  expect(raycastSphere(ray, new Sphere(at(0, 0.5, 0), 1))).toMatchObject({ t: 4, tExit: 6 });
  expect(raycast(ray, sphere(at(0, 0.5, 0), 1))?.t).toBe(4);
});

test('Line3 and Vector3', () => {
  const line = new Line3(at(-2, 0, 0), at(2, 0, 0));
  expect(intersectsSegmentAabb(line, box)).toBe(true);
  expect(intersectionSegmentAabb(line, box)).toMatchObject({ tMin: 0.25, tMax: 0.75, relation: 'through' });
  expect(intersectionSegmentSphere(line, new Sphere(at(0, 1, 0), 1))?.relation).toBe('touches');
  expect(distancePointSegment(at(5, 4, 0), line)).toBe(5);
  expect(intersectsPointSphere(at(1, 0, 0), new Sphere(at(0, 0, 0), 1))).toBe(true);
  const skew = new Line3(at(0, 3, -1), at(0, 3, 1));
  expect(closestPointsSegmentSegment(line, skew)).toEqual({
    a: { x: 0, y: 0, z: 0 },
    b: { x: 0, y: 3, z: 0 },
    distance: 3,
  });
});

test('results can be written into Vector3s', () => {
  const out = { ...createContact(), normal: at(0, 0, 0), point: at(0, 0, 0) };
  contactSphereSphere(new Sphere(at(0, 0, 0), 1), new Sphere(at(0, 1, 0), 1), out);
  expect(out.normal).toEqual(at(0, 1, 0));
  expect(out.normal).toBeInstanceOf(Vector3);
});

describe('what three.js makes by default is empty', () => {
  test.each([
    ['Box3', () => intersectsSphereAabb(new Sphere(at(0, 0, 0), 9), new Box3())],
    ['two of them', () => intersectsAabbAabb(new Box3(), new Box3())],
    ['Box3 on a line', () => intersectsSegmentAabb(new Line3(at(-9, 0, 0), at(9, 0, 0)), new Box3())],
    ['Box3 on a ray', () => intersectsRayAabb(new Ray(at(0, 0, 0), at(1, 0, 0)), new Box3())],
    ['Sphere', () => intersectsSphereAabb(new Sphere(), box)],
    ['two spheres', () => intersectsSphereSphere(new Sphere(), new Sphere())],
  ])('%s', (_situation, ask) => {
    expect(ask()).toBe(false);
  });

  test('so its distance is infinite', () => {
    expect(distanceSphereAabb(new Sphere(), new Box3())).toBe(Infinity);
    expect(contactSphereAabb(new Sphere(at(0, 0, 0), 1), new Box3())).toBeNull();
  });
});
