import { Box2, Vector2 } from 'three';
import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import {
  type Aabb,
  aabb,
  type Capsule,
  capsule,
  circle,
  closestPoint,
  corners,
  cornersAabb,
  createVec2,
  halfplane,
  line,
  type Obb,
  obb,
  orientation,
  point,
  ray,
  segment,
  support,
  supportAabb,
  supportCapsule,
  supportObb,
  triangle,
} from '../index.js';

const at = (x: number, y: number) => ({ x, y });
const zero = at(0, 0);
const up = at(0, 2);
const box = aabb(at(-1, -2), at(1, 2));

test.each<[string, Parameters<typeof support>[0], { x: number; y: number } | null]>([
  ['a point', point(1, 2), at(1, 2)],
  ['a segment', segment(at(0, 1), at(0, 3)), at(0, 3)],
  ['a level segment: its start', segment(at(0, 1), at(4, 1)), at(0, 1)],
  ['a ray that runs on', ray(zero, at(1, 1)), null],
  ['a ray that runs down', ray(zero, at(1, -1)), zero],
  ['a level ray', ray(zero, at(1, 0)), zero],
  ['a level line', line(at(3, 4), at(1, 0)), at(3, 4)],
  ['any other line', line(zero, at(1, -1e-300)), null],
  ['the ground: its point nearest to 0', halfplane(at(0, 2), 6), at(0, -3)],
  ['what lies above a ceiling', halfplane(at(0, -1), 0), null],
  ['a tilted halfplane', halfplane(at(1e-300, 1), 0), null],
  ['a circle', circle(at(1, 2), 4), at(1, 6)],
  ['a capsule', capsule(zero, at(0, -5), 2), at(0, 2)],
  ['a box: towards its largest corner', box, at(1, 2)],
  ['an oriented box: along its own axes', obb(zero, at(1, 2), [at(0, 1), at(-1, 0)]), at(-2, 1)],
  ['a triangle: the first of two', triangle(at(0, 3), at(0, 0), at(5, 3)), at(0, 3)],
  ['an empty circle', { kind: 'circle', center: zero, radius: -1 }, null],
  ['an empty box', { kind: 'aabb', min: at(1, 0), max: at(0, 1) }, null],
  ['an empty oriented box', { ...obb(zero, at(1, 1)), halfExtents: at(1, -1) }, null],
  ['an empty halfplane', { kind: 'halfplane', normal: zero, constant: 0 }, null],
  ['what is not finite', { kind: 'segment', start: zero, end: at(0, NaN) }, null],
  ['an endless box', { kind: 'aabb', min: zero, max: at(1, Infinity) }, null],
])('the highest point of %s', (_name, shape, expected) => {
  expect(support(shape, up)).toEqual(expected);
  expect(support(shape, at(0, NaN))).toBeNull();
  expect(support(shape, at(0, Infinity))).toBeNull();
});

test('which end is farther is decided exactly, where doubles see no difference', () => {
  const along = at(0.1, 0.3);
  const [a, b] = [at(0.3, -0.1), at(0.3 + 2 ** -54, -0.1)];
  expect(support(segment(a, b), along)).toEqual(b);
  expect(support(segment(b, a), along)).toEqual(b);
});

test('sizes near the end of all doubles', () => {
  const most = Number.MAX_VALUE;
  expect(support(circle(zero, most), at(most, 0))).toEqual(at(most, 0));
  expect(support(circle(zero, 5e-324), at(5e-324, 0))).toEqual(at(5e-324, 0));
  expect(support(obb(zero, at(most, most), [at(1, 0), at(-1, 1)]), at(1, 3))).toEqual(at(0, most));
  expect(support(obb(zero, at(1e200, 1e200), [at(1e200, 1), at(-1e200, 1)]), up)).toEqual(at(0, 2e200));
});

describe('corners', () => {
  test('of a box: counter-clockwise', () => {
    expect(corners(aabb(zero, at(1, 2)))).toEqual([zero, at(1, 0), at(1, 2), at(0, 2)]);
  });

  test('of an oriented box: the same, along its own axes', () => {
    const turned = obb(at(5, 0), at(1, 2), [at(0, 1), at(-1, 0)]);
    expect(corners(turned)).toEqual([at(7, -1), at(7, 1), at(3, 1), at(3, -1)]);
  });

  test('go into the vectors of a list, which gets as many as there are', () => {
    const first = createVec2();
    const list = [first];
    expect(corners(segment(at(1, 2), at(4, 5)), list)).toBe(list);
    expect(list[0]).toBe(first);
    expect(list).toEqual([at(1, 2), at(4, 5)]);
    corners({ kind: 'aabb', min: at(1, 0), max: zero }, list);
    expect(list).toEqual([]);
  });

  test('may be written over those of the shape itself', () => {
    const turned = obb(at(1, 2), at(1, 1), [at(0, 1), at(-1, 0)]);
    const expected = corners(turned);
    expect(corners(turned, [...turned.axes, turned.center, turned.halfExtents])).toEqual(expected);
  });

  test('are none of a circle', () => {
    expect(() => corners(circle(zero, 1) as never)).toThrow(
      'corners needs a segment, triangle, aabb or obb, got circle',
    );
  });
});

test('three.js objects go in as they are', () => {
  const theirs = new Box2(new Vector2(-1, -1), new Vector2(1, 1));
  expect(supportAabb(theirs, new Vector2(-1, 1))).toEqual(at(-1, 1));
  expect(cornersAabb(theirs)).toHaveLength(4);
});

test('the nearest point of a shape, which is the point itself inside', () => {
  expect(closestPoint(box, at(5, 1))).toEqual(at(1, 1));
  expect(closestPoint(box, at(0.5, 1))).toEqual(at(0.5, 1));
  expect(closestPoint(circle(zero, 2), at(0, 5))).toEqual(at(0, 2));
  expect(closestPoint({ kind: 'circle', center: zero, radius: -1 }, at(0, 5))).toBeNull();
  expect(closestPoint(box, at(NaN, 1))).toBeNull();
});

test('with out, nothing is allocated', () => {
  const shapes: Parameters<typeof support>[0][] = [
    point(0.1, 0.2),
    segment(at(0.1, 0.2), at(1.1, 0.7)),
    ray(at(0.1, 0.2), at(-1.1, 0.1)),
    line(at(0.1, 0.2), at(-1.1, 0.1)),
    halfplane(at(0.1, 0.2), 0.7),
    circle(at(0.1, 0.2), 0.7),
    capsule(at(0.1, 0.2), at(1.1, 0.7), 0.7),
    aabb(at(0.1, 0.2), at(1.1, 0.7)),
    obb(at(0.1, 0.2), at(1.1, 0.7), 0.4),
    triangle(at(0.1, 0.2), at(1.1, 0.7), at(0.4, 0.9)),
  ];
  const [out, along, from] = [createVec2(), at(0.3, -0.1), at(3.1, 2.7)];
  const near = shapes.slice(0, 8) as Parameters<typeof closestPoint>[0][];
  const boxes = shapes.slice(7, 9) as [Aabb, Obb];
  const list = corners(boxes[0]);
  const pill = shapes[6] as Capsule;
  const all = (): void => {
    for (const shape of shapes) support(shape, along, out);
    for (const shape of near) closestPoint(shape, from, out);
    for (const shape of boxes) corners(shape, list);
    supportAabb(boxes[0], along, out);
    supportObb(boxes[1], along, out);
    supportCapsule(pill, along, out);
    orientation(along, from, pill.start);
  };
  expect(bytesPerCall(all, 5000)).toBeLessThan(4);
});
