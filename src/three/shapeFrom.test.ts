import {
  Box2,
  Box3,
  Color,
  Euler,
  Line3,
  Plane,
  Quaternion,
  Ray,
  Sphere,
  Triangle,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import { Capsule } from 'three/addons/math/Capsule.js';
import { OBB } from 'three/addons/math/OBB.js';
import { expect, expectTypeOf, test } from 'vitest';
import type { Aabb as Aabb2 } from '../2d/shapes/aabb.js';
import type { Point as Point2 } from '../2d/shapes/point.js';
import type { Shape as Shape2 } from '../2d/shapes/shape.js';
import type { Aabb } from '../3d/shapes/aabb.js';
import type { Obb } from '../3d/shapes/obb.js';
import type { Point } from '../3d/shapes/point.js';
import type { Ray as RayShape } from '../3d/shapes/ray.js';
import type { Segment } from '../3d/shapes/segment.js';
import type { Shape } from '../3d/shapes/shape.js';
import type { Sphere as SphereShape } from '../3d/shapes/sphere.js';
import type { Triangle as TriangleShape } from '../3d/shapes/triangle.js';
import { intersection, intersects } from '../generated/3d/questions.js';
import type { BallPassage, BoxPassage } from '../generated/3d/results.js';
import {
  aabb2From,
  aabbFrom,
  capsuleFrom,
  halfspaceFrom,
  obbFrom,
  planeFrom,
  point2From,
  pointFrom,
  rayFrom,
  segmentFrom,
  shapeFrom,
  sphereFrom,
  type ThreeObject,
  triangleFrom,
} from './index.js';

const vector = new Vector3(1, 2, 3);
const flat = new Vector2(1, 2);
const line = new Line3(vector, new Vector3(4, 5, 6));
const ray = new Ray(vector, new Vector3(0, 1, 0));
const ball = new Sphere(vector, 2);
const box = new Box3(vector, new Vector3(4, 5, 6));
const flatBox = new Box2(flat, new Vector2(3, 4));
const triangle = new Triangle(vector, new Vector3(4, 5, 6), new Vector3(7, 8, 10));
const turned = new OBB(vector, new Vector3(1, 1, 1));

test('every object becomes what the function of its own makes of it', () => {
  expect(shapeFrom(vector)).toEqual(pointFrom(vector));
  expect(shapeFrom(line)).toEqual(segmentFrom(line));
  expect(shapeFrom(ray)).toEqual(rayFrom(ray));
  expect(shapeFrom(ball)).toEqual(sphereFrom(ball));
  expect(shapeFrom(box)).toEqual(aabbFrom(box));
  expect(shapeFrom(triangle)).toEqual(triangleFrom(triangle));
  expect(shapeFrom(turned)).toEqual(obbFrom(turned));
  expect(shapeFrom(flat)).toEqual(point2From(flat));
  expect(shapeFrom(flatBox)).toEqual(aabb2From(flatBox));
});

test('the type of the shape follows from the type of the object', () => {
  expectTypeOf(shapeFrom(vector)).toEqualTypeOf<Point>();
  expectTypeOf(shapeFrom(line)).toEqualTypeOf<Segment<Vector3>>();
  expectTypeOf(shapeFrom(ray)).toEqualTypeOf<RayShape<Vector3>>();
  expectTypeOf(shapeFrom(ball)).toEqualTypeOf<SphereShape<Vector3>>();
  expectTypeOf(shapeFrom(box)).toEqualTypeOf<Aabb<Vector3>>();
  expectTypeOf(shapeFrom(triangle)).toEqualTypeOf<TriangleShape<Vector3>>();
  expectTypeOf(shapeFrom(turned)).toEqualTypeOf<Obb<Vector3>>();
  expectTypeOf(shapeFrom(flat)).toEqualTypeOf<Point2>();
  expectTypeOf(shapeFrom(flatBox)).toEqualTypeOf<Aabb2<Vector2>>();
  expectTypeOf(shapeFrom(vector as ThreeObject)).toHaveProperty('kind');
});

test('objects of several types become any of their shapes, which go straight into the generic questions', () => {
  const mixed = shapeFrom(box as Box3 | Sphere | Line3);
  expectTypeOf(mixed).toEqualTypeOf<Aabb<Vector3> | SphereShape<Vector3> | Segment<Vector3>>();
  expect(intersects(mixed, shapeFrom(ball as Sphere | Vector3))).toBe(true);
  const shared = intersection(shapeFrom(line as Line3 | Ray), shapeFrom(box as Box3 | Sphere));
  expectTypeOf(shared).toEqualTypeOf<BoxPassage | BallPassage | null>();
  expect(shared?.relation).toBe('inside');
});

test('the generic questions of each dimension take its shapes, and not those of the other', () => {
  expectTypeOf(shapeFrom(box)).toExtend<Shape>();
  expectTypeOf(shapeFrom(flatBox)).toExtend<Shape2>();
  expectTypeOf(shapeFrom(flatBox)).not.toExtend<Shape>();
  expectTypeOf(shapeFrom).parameter(0).not.toExtend<Euler>();
});

test('planes and capsules', () => {
  const ground = new Plane(new Vector3(0, 1, 0), -2);
  expect(shapeFrom(ground)).toEqual({ kind: 'plane', normal: ground.normal, constant: -2 });
  expect(halfspaceFrom(ground)).toEqual({ kind: 'halfspace', normal: ground.normal, constant: -2 });
  expect(planeFrom(ground).normal).toBe(ground.normal);
  const pill = new Capsule(new Vector3(), new Vector3(0, 1, 0), 0.5);
  expect(shapeFrom(pill)).toEqual({ kind: 'capsule', start: pill.start, end: pill.end, radius: 0.5 });
  expect(capsuleFrom(pill).end).toBe(pill.end);
  expectTypeOf(shapeFrom(ground).normal).toEqualTypeOf<Vector3>();
  expectTypeOf(shapeFrom(pill).radius).toBeNumber();
});

test.each([
  ['Quaternion', new Quaternion()],
  ['Vector4', new Vector4()],
  ['Euler', new Euler()],
  ['Color', new Color()],
  ['Object', {}],
  ['Object', { min: null, max: null }],
  ['null', null],
  ['undefined', undefined],
])('%s has no shape here', (name, object) => {
  const convert = () => shapeFrom(object as unknown as Vector3);
  expect(convert).toThrow(TypeError);
  expect(convert).toThrow(`got ${name}`);
});
