import {
  Box2,
  Box3,
  BoxGeometry,
  Group,
  Line3,
  Matrix3,
  Matrix4,
  Mesh,
  Ray,
  Sphere,
  Triangle,
  Vector2,
  Vector3,
} from 'three';
import { OBB } from 'three/addons/math/OBB.js';
import { describe, expect, test } from 'vitest';
import { intersects } from '../generated/3d/questions.js';
import {
  aabb2From,
  aabbFrom,
  obb2From,
  obbFrom,
  point2From,
  pointFrom,
  rayFrom,
  segmentFrom,
  sphereFrom,
  triangleFrom,
} from './index.js';

const [a, b, c] = [new Vector3(1, 2, 3), new Vector3(4, 5, 6), new Vector3(7, 8, 10)] as const;

describe('vectors are kept, so that shapes move with the objects they came from', () => {
  test('segment', () => {
    const line = new Line3(a, b);
    const { kind, start, end } = segmentFrom(line);
    expect(kind).toBe('segment');
    expect([start, end].map((vector, i) => vector === [line.start, line.end][i])).toEqual([true, true]);
  });

  test('ray', () => {
    const source = new Ray(a, new Vector3(0, 0, 2));
    const { kind, origin, direction } = rayFrom(source);
    expect(kind).toBe('ray');
    expect(origin).toBe(source.origin);
    expect(direction).toBe(source.direction);
  });

  test('sphere', () => {
    const source = new Sphere(a, 2);
    const shape = sphereFrom(source);
    expect(shape).toEqual({ kind: 'sphere', center: source.center, radius: 2 });
    expect(shape.center).toBe(source.center);
  });

  test('aabb', () => {
    const box = new Box3(new Vector3(0, 0, 0), new Vector3(1, 1, 1));
    const shape = aabbFrom(box);
    expect(shape.kind).toBe('aabb');
    const there = pointFrom(new Vector3(5, 5, 5));
    expect(intersects(there, shape)).toBe(false);
    box.translate(new Vector3(5, 5, 5));
    expect(intersects(there, shape)).toBe(true);
  });

  test('triangle', () => {
    const source = new Triangle(a, b, c);
    const shape = triangleFrom(source);
    expect(shape.kind).toBe('triangle');
    expect(shape.a === source.a && shape.b === source.b && shape.c === source.c).toBe(true);
  });

  test('aabb of the plane', () => {
    const box = new Box2(new Vector2(0, 0), new Vector2(1, 1));
    const shape = aabb2From(box);
    expect(shape).toEqual({ kind: 'aabb', min: box.min, max: box.max });
    expect(shape.min === box.min && shape.max === box.max).toBe(true);
  });
});

test('a point is a copy of its vector', () => {
  const position = new Vector3(1, 2, 3);
  const shape = pointFrom(position);
  position.set(9, 9, 9);
  expect(shape).toEqual({ kind: 'point', x: 1, y: 2, z: 3 });
  expect(point2From(new Vector2(1, 2))).toEqual({ kind: 'point', x: 1, y: 2 });
});

describe('an oriented box', () => {
  const quarterTurn = new Matrix3().set(0, -1, 0, 1, 0, 0, 0, 0, 1);

  test('has the columns of the matrix as its axes', () => {
    expect(obbFrom(new OBB(a, new Vector3(1, 2, 3), quarterTurn)).axes).toEqual([
      { x: 0, y: 1, z: 0 },
      { x: -1, y: 0, z: 0 },
      { x: 0, y: 0, z: 1 },
    ]);
  });

  test('of a mesh: where its matrix puts the bounding box of the geometry, which need not be around the origin', () => {
    const geometry = new BoxGeometry(2, 4, 6).translate(1, 0, 0);
    const mesh = new Mesh(geometry);
    mesh.scale.set(2, 1, 1);
    mesh.rotation.z = Math.PI / 2;
    new Group().add(mesh).position.set(0, 0, 5);
    const { center, halfExtents, axes } = obbFrom(mesh);
    expect(halfExtents).toEqual({ x: 1, y: 2, z: 3 });
    expect(center.x).toBeCloseTo(0, 15);
    expect(center.y).toBeCloseTo(2, 15);
    expect(center.z).toBe(5);
    expect(axes[0].y).toBeCloseTo(2, 15);
    expect(axes[1].x).toBeCloseTo(-1, 15);
    const corner = new Vector3(2, 2, 3).applyMatrix4(mesh.matrixWorld);
    const reached = [0, 1, 2].map((i) => (['x', 'y', 'z'] as const).map((name) => axes[i]![name])) as number[][];
    const put = (name: 'x' | 'y' | 'z', at: number): number =>
      center[name] +
      halfExtents.x * reached[0]![at]! +
      halfExtents.y * reached[1]![at]! +
      halfExtents.z * reached[2]![at]!;
    expect(put('x', 0)).toBeCloseTo(corner.x, 14);
    expect(put('y', 1)).toBeCloseTo(corner.y, 14);
    expect(put('z', 2)).toBeCloseTo(corner.z, 14);
  });

  test('of a Matrix4 or Matrix3: the unit cube or square where it puts that', () => {
    const matrix = new Matrix4().makeTranslation(1, 2, 3).scale(new Vector3(2, 4, 0));
    expect(obbFrom(matrix)).toEqual({
      kind: 'obb',
      center: { x: 1, y: 2, z: 3 },
      halfExtents: { x: 0.5, y: 0.5, z: 0.5 },
      axes: [
        { x: 2, y: 0, z: 0 },
        { x: 0, y: 4, z: 0 },
        { x: 0, y: 0, z: 0 },
      ],
    });
    const { center, axes } = obb2From(new Matrix3().makeTranslation(1, 2));
    expect(center).toEqual({ x: 1, y: 2 });
    expect(axes[1]).toEqual({ x: 0, y: 1 });
  });

  test('moves and grows with its source but turns no more', () => {
    const source = new OBB(new Vector3(), new Vector3(1, 1, 1));
    const shape = obbFrom(source);
    expect(shape.kind).toBe('obb');
    expect(shape.center === source.center && shape.halfExtents === source.halfSize).toBe(true);
    source.rotation.copy(quarterTurn);
    expect(shape.axes[0]).toEqual({ x: 1, y: 0, z: 0 });
  });

  test('has its corners where three.js has them', () => {
    const half = new Vector3(1, 2, 3);
    const turn = new Matrix3().set(0.6, -0.8, 0, 0.8, 0.6, 0, 0, 0, 1);
    const { center, axes } = obbFrom(new OBB(a, half, turn));
    const corner = half.clone().applyMatrix3(turn).add(a);
    expect(center.x + axes[0].x * half.x + axes[1].x * half.y + axes[2].x * half.z).toBeCloseTo(corner.x, 14);
    expect(center.y + axes[0].y * half.x + axes[1].y * half.y + axes[2].y * half.z).toBeCloseTo(corner.y, 14);
    expect(center.z + axes[0].z * half.x + axes[1].z * half.y + axes[2].z * half.z).toBeCloseTo(corner.z, 14);
  });
});

describe('what is no shape is refused by name', () => {
  const empty =
    'Box3 must not be empty, got min (Infinity, Infinity, Infinity) and max (-Infinity, -Infinity, -Infinity)';

  test.each([
    ['an empty Box3', () => aabbFrom(new Box3()), empty],
    [
      'a Box3 turned inside out on one axis',
      () => aabbFrom(new Box3(new Vector3(0, 0, 1), new Vector3(1, 1, 0))),
      'Box3 must not be empty, got min (0, 0, 1) and max (1, 1, 0)',
    ],
    [
      'an empty Box2',
      () => aabb2From(new Box2()),
      'Box2 must not be empty, got min (Infinity, Infinity) and max (-Infinity, -Infinity)',
    ],
    ['an empty Sphere', () => sphereFrom(new Sphere()), 'sphere radius must be finite and at least 0, got -1'],
    [
      'a Ray without direction',
      () => rayFrom(new Ray(a, new Vector3())),
      'ray direction must not be zero, got (0, 0, 0)',
    ],
    ['a Vector3 that is not finite', () => pointFrom(new Vector3(0, NaN, 0)), 'point.y must be finite, got NaN'],
    [
      'a Line3 that is not finite',
      () => segmentFrom(new Line3(a, new Vector3(Infinity))),
      'segment end.x must be finite',
    ],
    [
      'an OBB of negative size',
      () => obbFrom(new OBB(a, new Vector3(1, -1, 1))),
      'obb halfExtents.y must be finite and',
    ],
  ])('%s', (_situation, convert, message) => {
    expect(convert).toThrow(RangeError);
    expect(convert).toThrow(message);
  });
});
