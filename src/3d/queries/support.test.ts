import { Box3, Sphere, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import {
  type Aabb,
  aabb,
  type Capsule,
  capsule,
  closestPoint,
  corners,
  cornersAabb,
  createVec3,
  halfspace,
  line,
  type Obb,
  obb,
  orientation,
  plane,
  point,
  ray,
  segment,
  sphere,
  support,
  supportAabb,
  supportCapsule,
  supportObb,
  supportSphere,
  triangle,
} from '../index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const zero = at(0, 0, 0);
const up = at(0, 2, 0);
const box = aabb(at(-1, -2, -3), at(1, 2, 3));

test.each<[string, Parameters<typeof support>[0], { x: number; y: number; z: number } | null]>([
  ['a point', point(1, 2, 3), at(1, 2, 3)],
  ['a segment', segment(at(0, 1, 0), at(0, 3, 0)), at(0, 3, 0)],
  ['a level segment: its start', segment(at(0, 1, 0), at(4, 1, 0)), at(0, 1, 0)],
  ['a ray that runs on', ray(zero, at(1, 1, 0)), null],
  ['a ray that runs down', ray(zero, at(1, -1, 0)), zero],
  ['a level ray', ray(zero, at(1, 0, 0)), zero],
  ['a level line', line(at(3, 4, 5), at(1, 0, 0)), at(3, 4, 5)],
  ['any other line', line(zero, at(1, -1e-300, 0)), null],
  ['a level plane: its point nearest to 0', plane(at(0, -2, 0), 6), at(0, 3, 0)],
  ['a tilted plane', plane(at(1e-300, 1, 0), 0), null],
  ['the ground', halfspace(at(0, 2, 0), 6), at(0, -3, 0)],
  ['what lies above a ceiling', halfspace(at(0, -1, 0), 0), null],
  ['a tilted halfspace', halfspace(at(1e-300, 1, 0), 0), null],
  ['a ball', sphere(at(1, 2, 3), 4), at(1, 6, 3)],
  ['a capsule', capsule(zero, at(0, -5, 0), 2), at(0, 2, 0)],
  ['a box: towards its largest corner', box, at(1, 2, 3)],
  [
    'an oriented box: along its own axes',
    obb(zero, at(1, 2, 3), [at(0, 1, 0), at(-1, 0, 0), at(0, 0, 1)]),
    at(-2, 1, 3),
  ],
  ['a triangle: the first of two', triangle(at(0, 3, 1), at(0, 0, 0), at(5, 3, 2)), at(0, 3, 1)],
  ['an empty ball', { kind: 'sphere', center: zero, radius: -1 }, null],
  ['an empty box', { kind: 'aabb', min: at(1, 0, 0), max: at(0, 1, 1) }, null],
  ['an empty oriented box', { ...obb(zero, at(1, 1, 1)), halfExtents: at(1, -1, 1) }, null],
  ['an empty plane', { kind: 'plane', normal: zero, constant: 0 }, null],
  ['what is not finite', { kind: 'segment', start: zero, end: at(0, NaN, 0) }, null],
  ['an endless box', { kind: 'aabb', min: zero, max: at(1, Infinity, 1) }, null],
])('the highest point of %s', (_name, shape, expected) => {
  expect(support(shape, up)).toEqual(expected);
  expect(support(shape, at(0, NaN, 0))).toBeNull();
  expect(support(shape, at(0, Infinity, 0))).toBeNull();
});

test('which end is farther is decided exactly, where doubles see no difference', () => {
  const along = at(0.1, 0.3, 0);
  const [a, b] = [at(0.3, -0.1, 0), at(0.3 + 2 ** -54, -0.1, 0)];
  expect(support(segment(a, b), along)).toEqual(b);
  expect(support(segment(b, a), along)).toEqual(b);
});

test('sizes near the end of all doubles', () => {
  const most = Number.MAX_VALUE;
  expect(support(sphere(zero, most), at(most, 0, 0))).toEqual(at(most, 0, 0));
  expect(support(sphere(zero, 5e-324), at(5e-324, 0, 0))).toEqual(at(5e-324, 0, 0));
  const crossed = obb(at(0, 0, 0), at(most, most, 1), [at(1, 0, 0), at(-1, 1, 0), at(0, 0, 1)]);
  expect(support(crossed, at(1, 3, 0))).toEqual(at(0, most, 1));
  const vast = obb(zero, at(1e200, 1e200, 1), [at(1e200, 1, 0), at(-1e200, 1, 0), at(0, 0, 1)]);
  expect(support(vast, at(0, 1, 0))).toEqual(at(0, 2e200, 1));
});

describe('corners', () => {
  test('of a box: around the lower side, then around the upper one', () => {
    expect(corners(aabb(zero, at(1, 2, 3)))).toEqual([
      zero,
      at(1, 0, 0),
      at(1, 2, 0),
      at(0, 2, 0),
      at(0, 0, 3),
      at(1, 0, 3),
      at(1, 2, 3),
      at(0, 2, 3),
    ]);
  });

  test('of an oriented box: the same, along its own axes', () => {
    const turned = obb(at(5, 0, 0), at(1, 2, 3), [at(0, 1, 0), at(-1, 0, 0), at(0, 0, 2)]);
    expect(corners(turned).slice(0, 3)).toEqual([at(7, -1, -6), at(7, 1, -6), at(3, 1, -6)]);
  });

  test('go into the vectors of a list, which gets as many as there are', () => {
    const first = createVec3();
    const list = [first];
    expect(corners(segment(at(1, 2, 3), at(4, 5, 6)), list)).toBe(list);
    expect(list[0]).toBe(first);
    expect(list).toEqual([at(1, 2, 3), at(4, 5, 6)]);
    corners({ kind: 'aabb', min: at(1, 0, 0), max: zero }, list);
    expect(list).toEqual([]);
  });

  test('may be written over those of the shape itself', () => {
    const turned = obb(at(1, 2, 3), at(1, 1, 1), [at(0, 1, 0), at(-1, 0, 0), at(0, 0, 1)]);
    const expected = corners(turned);
    expect(corners(turned, [...turned.axes, turned.center, turned.halfExtents])).toEqual(expected);
  });

  test('are none of a sphere', () => {
    expect(() => corners(sphere(zero, 1) as never)).toThrow(
      'corners needs a segment, triangle, aabb or obb, got sphere',
    );
  });
});

test('three.js objects go in as they are', () => {
  const theirs = new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1));
  expect(supportAabb(theirs, new Vector3(-1, 1, 1))).toEqual(at(-1, 1, 1));
  expect(supportSphere(new Sphere(new Vector3(1, 0, 0), 2), new Vector3(0, 0, -3))).toEqual(at(1, 0, -2));
  expect(cornersAabb(theirs)).toHaveLength(8);
});

test('the nearest point of a shape, which is the point itself inside', () => {
  expect(closestPoint(box, at(5, 1, 0))).toEqual(at(1, 1, 0));
  expect(closestPoint(box, at(0.5, 1, 0))).toEqual(at(0.5, 1, 0));
  expect(closestPoint(sphere(zero, 2), at(0, 0, 5))).toEqual(at(0, 0, 2));
  expect(closestPoint({ kind: 'sphere', center: zero, radius: -1 }, at(0, 0, 5))).toBeNull();
  expect(closestPoint(box, at(NaN, 1, 0))).toBeNull();
});

test('with out, nothing is allocated', () => {
  const shapes: Parameters<typeof support>[0][] = [
    point(0.1, 0.2, 0.3),
    segment(at(0.1, 0.2, 0.3), at(1.1, 0.7, 0.3)),
    ray(at(0.1, 0.2, 0.3), at(-1.1, 0.1, -0.3)),
    line(at(0.1, 0.2, 0.3), at(-1.1, 0.1, -0.3)),
    plane(at(0.1, 0.2, 0.3), 0.7),
    halfspace(at(0.1, 0.2, 0.3), 0.7),
    sphere(at(0.1, 0.2, 0.3), 0.7),
    capsule(at(0.1, 0.2, 0.3), at(1.1, 0.7, 0.3), 0.7),
    aabb(at(0.1, 0.2, 0.3), at(1.1, 0.7, 0.4)),
    obb(at(0.1, 0.2, 0.3), at(1.1, 0.7, 0.4), { x: 0.1, y: 0.2, z: 0.3, w: 0.7 }),
    triangle(at(0.1, 0.2, 0.3), at(1.1, 0.7, 0.3), at(0.4, 0.9, 0.1)),
  ];
  const [out, along, from] = [createVec3(), at(0.3, -0.1, 0.7), at(3.1, 2.7, 1.9)];
  const near = shapes.slice(0, 9) as Parameters<typeof closestPoint>[0][];
  const boxes = shapes.slice(8, 10) as [Aabb, Obb];
  const list = corners(boxes[0]);
  const pill = shapes[7] as Capsule;
  const all = (): void => {
    for (const shape of shapes) support(shape, along, out);
    for (const shape of near) closestPoint(shape, from, out);
    for (const shape of boxes) corners(shape, list);
    supportAabb(boxes[0], along, out);
    supportObb(boxes[1], along, out);
    supportCapsule(pill, along, out);
    orientation(along, from, out, pill.start);
  };
  expect(bytesPerCall(all, 5000)).toBeLessThan(4);
});
