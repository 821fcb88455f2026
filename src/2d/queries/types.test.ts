/** What the type checker makes of the questions: results by the kinds of the shapes, and no shape of the other dimension. */
import { Vector2, Vector3 } from 'three';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { sphere as ball3, aabb as otherBox, point as otherPoint, segment as otherSegment } from '../../3d/index.js';
import type { BallPassage, BoxPassage } from '../index.js';
import {
  type Aabb,
  aabb,
  bounds,
  type Circle,
  circle,
  closestPoints,
  contact,
  createBallPassage,
  createBoxPassage,
  distance,
  intersection,
  intersects,
  intersectsCircleAabb,
  overlaps,
  point,
  pushOut,
  type Ray,
  ray,
  raycast,
  type Segment,
  type Shape,
  segment,
  touches,
} from '../index.js';

const at = (x: number, y: number) => ({ x, y });
const shot = segment(at(-3, 0), at(3, 0.5));
const box = aabb(at(-1, -1), at(1, 1));
const ball = circle(at(0, 0), 1);

describe('what a line shares with a solid', () => {
  test('is of the type that belongs to the solid', () => {
    expectTypeOf(intersection(shot, box)).toEqualTypeOf<BoxPassage | null>();
    expectTypeOf(intersection(ball, shot)).toEqualTypeOf<BallPassage | null>();
    expectTypeOf(intersection(shot as Segment | Ray, circle(new Vector2(), 1))).toEqualTypeOf<BallPassage | null>();
  });

  test('is of any of their types, where the solid is one of several', () => {
    const shared = intersection(shot as Segment | Ray, box as Aabb | Circle);
    expectTypeOf(shared).toEqualTypeOf<BoxPassage | BallPassage | null>();
    expectTypeOf(intersection(box as Aabb | Circle, shot as Segment | Ray)).toEqualTypeOf<typeof shared>();
    expect(shared?.relation).toBe('through');
    if (shared && 'x' in shared) expectTypeOf(shared).toEqualTypeOf<BoxPassage>();
  });

  test('goes into an `out` that has room for all of them', () => {
    const out = { ...createBoxPassage(), ...createBallPassage() };
    for (const solid of [box, ball]) expect(intersection(shot, solid, out)).toBe(out);
    // @ts-expect-error: a circle's result is more than that of a box.
    expect(() => intersection(shot, box as Aabb | Circle, createBoxPassage())).not.toThrow();
    // @ts-expect-error: nor does a box's result fit into that of a circle.
    expect(() => intersection(shot, box, createBallPassage())).toThrow();
  });
});

test('every question takes unions', () => {
  const some = [ball, box, shot, point(0, 0), ray(at(0, 0), at(1, 0))];
  for (const a of some) {
    for (const b of some) {
      expect(intersects(a, b)).toBe(overlaps(a, b) || touches(a, b));
      expect(distance(a, b) === 0).toBe(intersects(a, b));
      expectTypeOf(contact(a, b)?.depth).toEqualTypeOf<number | undefined>();
      expectTypeOf(closestPoints(a, b)?.distance).toEqualTypeOf<number | undefined>();
    }
    expectTypeOf(pushOut(a, ball)?.x).toEqualTypeOf<number | undefined>();
    expect(raycast(ray(at(-9, 0), at(1, 0)), a)).not.toBeNull();
    expectTypeOf(bounds(a)).toEqualTypeOf<Aabb>();
  }
});

test('shapes of the other dimension are none', () => {
  type Asked = Parameters<typeof bounds>[0];
  expectTypeOf(box).toExtend<Asked>();
  expectTypeOf(otherBox).returns.not.toExtend<Asked>();
  expectTypeOf(otherPoint).returns.not.toExtend<Asked>();
  expectTypeOf(otherSegment(new Vector3(), new Vector3())).not.toExtend<Asked>();
  expectTypeOf(ball3).returns.not.toExtend<Asked>();
  expectTypeOf(segment(new Vector2(), at(1, 1))).toExtend<Shape>();
});

test('vectors of the other dimension are none', () => {
  const other = new Vector3(1, 2, 3);
  // @ts-expect-error
  expect(() => circle(other, 1)).toThrow(TypeError);
  // @ts-expect-error
  expect(() => segment(at(0, 0), other)).toThrow(TypeError);
  // @ts-expect-error
  expect(() => point(other)).toThrow(TypeError);
  // @ts-expect-error
  expect(() => aabb(other, other)).toThrow(TypeError);
  // @ts-expect-error
  intersectsCircleAabb({ center: other, radius: 1 }, box);
});
