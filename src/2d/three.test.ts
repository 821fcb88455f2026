/** three.js objects go straight into the pair functions: nothing is converted, their fields are enough. */
import { Box2, Vector2 } from 'three';
import { describe, expect, test } from 'vitest';
import {
  circle,
  contactCircleCircle,
  createContact,
  distancePointAabb,
  distancePointSegment,
  intersectionSegmentAabb,
  intersectsAabbAabb,
  intersectsCircleAabb,
  intersectsRayAabb,
  intersectsSegmentAabb,
  raycastAabb,
  segment,
} from './index.js';

const at = (x: number, y: number) => new Vector2(x, y);
const box = new Box2(at(-1, -1), at(1, 1));

test('Box2', () => {
  expect(intersectsCircleAabb({ center: at(3, 0), radius: 2 }, box)).toBe(true);
  expect(intersectsCircleAabb({ center: at(3, 0), radius: 1.5 }, box)).toBe(false);
  expect(intersectsAabbAabb(box, new Box2(at(1, 1), at(2, 2)))).toBe(true);
  expect(raycastAabb({ origin: at(-5, 0.5), direction: at(1, 0) }, box)).toMatchObject({ t: 4, exit: 6 });
});

test('Vector2', () => {
  expect(distancePointAabb(at(4, 5), box)).toBe(5);
  expect(distancePointSegment(at(5, 4), segment(at(-2, 0), at(2, 0)))).toBe(5);
  expect(intersectionSegmentAabb(segment(at(-2, 0), at(2, 0)), box)).toMatchObject({ tMin: 0.25, tMax: 0.75 });
});

test('results can be written into Vector2s', () => {
  const out = { ...createContact(), normal: at(0, 0), point: at(0, 0) };
  contactCircleCircle(circle(at(0, 0), 1), circle(at(0, 1), 1), out);
  expect(out.normal).toEqual(at(0, 1));
  expect(out.normal).toBeInstanceOf(Vector2);
});

describe('what three.js makes by default is empty', () => {
  test.each([
    ['Box2', () => intersectsCircleAabb(circle(at(0, 0), 9), new Box2())],
    ['two of them', () => intersectsAabbAabb(new Box2(), new Box2())],
    ['Box2 on a segment', () => intersectsSegmentAabb(segment(at(-9, 0), at(9, 0)), new Box2())],
    ['Box2 on a ray', () => intersectsRayAabb({ origin: at(0, 0), direction: at(1, 0) }, new Box2())],
  ])('%s', (_situation, ask) => {
    expect(ask()).toBe(false);
  });

  test('so its distance is infinite', () => {
    expect(distancePointAabb(at(0, 0), new Box2())).toBe(Infinity);
  });
});
