import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import { createVec2 } from '../../math/vec2.js';
import { contains } from '../index.js';
import { createAabb } from '../shapes/aabb.js';
import { capsule } from '../shapes/capsule.js';
import { halfplane } from '../shapes/halfplane.js';
import { line } from '../shapes/line.js';
import { obb } from '../shapes/obb.js';
import { ray } from '../shapes/ray.js';
import type { Shape } from '../shapes/shape.js';
import { triangle } from '../shapes/triangle.js';
import { bounds } from './bounds.js';
import { translate } from './translate.js';

const at = (x: number, y: number) => ({ x, y });
const [most, least] = [Infinity, -Infinity];

test.each<[string, Shape, object, object]>([
  ['a line along an axis', line(at(1, 2), at(0, -5)), at(1, least), at(1, most)],
  ['a slanting line', line(at(1, 2), at(1, 1)), at(least, least), at(most, most)],
  ['a ray along an axis', ray(at(1, 2), at(0, -5)), at(1, least), at(1, 2)],
  ['a slanting ray', ray(at(1, 2), at(1, -1)), at(1, least), at(most, 2)],
  ['the ground', halfplane(at(0, 2), 4), at(least, least), at(most, -2)],
  ['a ceiling', halfplane(at(0, -1), 4), at(least, 4), at(most, most)],
  ['a slanting halfplane', halfplane(at(1, -1), 4), at(least, least), at(most, most)],
  ['a capsule', capsule(at(1, 2), at(3, 1), 0.5), at(0.5, 0.5), at(3.5, 2.5)],
  ['a triangle', triangle(at(1, 2), at(3, 1), at(-1, 0)), at(-1, 0), at(3, 2)],
  ['a flat oriented box', obb(at(1, 2), at(0, 0)), at(1, 2), at(1, 2)],
  ['no halfplane', { kind: 'halfplane', normal: at(0, 0), constant: 1 }, at(most, most), at(least, least)],
  ['no capsule', { kind: 'capsule', start: at(0, 0), end: at(9, 0), radius: -1 }, at(most, most), at(least, least)],
])('%s', (_name, shape, min, max) => {
  const box = bounds(shape);
  for (const side of [
    [box.min, min],
    [box.max, max],
  ] as const) {
    for (const [axis, value] of Object.entries(side[1])) {
      const found = (side[0] as unknown as Record<string, number>)[axis]!;
      if (Number.isFinite(value)) expect(found).toBeCloseTo(value as number, 14);
      else expect(found).toBe(value);
    }
  }
});

test('where nothing is rounded, the box is the smallest', () => {
  expect(bounds(obb(at(0, 0), at(1, 2)))).toEqual({ kind: 'aabb', min: at(-1, -2), max: at(1, 2) });
  expect(bounds(halfplane(at(2, 0), -4)).max.x).toBe(2);
});

test('a surface beyond all doubles has bounds that are numbers', () => {
  expect(bounds(halfplane(at(0, 5e-324), 1)).max.y).toBeLessThan(-1e308);
  expect(bounds(halfplane(at(1e-300, 0), 1e300)).max.x).toBeLessThan(-1e308);
});

test('an empty ball has empty bounds, however far away', () => {
  const { min, max } = bounds({ kind: 'circle', center: at(1e20, 1e20), radius: -1 });
  expect(min.x).toBeGreaterThan(max.x);
});

test('the box may be written into the normal', () => {
  const normal = at(2, 0);
  const out = { kind: 'aabb' as const, min: normal, max: at(0, 0) };
  expect(bounds(halfplane(normal, -4), out).max.x).toBe(2);
});

test('an oriented box lies wholly in its bounds, which are no larger than need be', () => {
  const box = obb(at(0.1, 0.2), at(0.7, 0.3), 0.7);
  const { min, max } = bounds(box);
  const corners = [-1, 1].flatMap((i) => [-1, 1].map((j) => [i, j] as const));
  const reaches = corners.map(([i, j]) => box.center.x + i * 0.7 * box.axes[0].x + j * 0.3 * box.axes[1].x);
  expect(max.x).toBeGreaterThanOrEqual(Math.max(...reaches));
  expect(min.x).toBeLessThanOrEqual(Math.min(...reaches));
  expect(max.x).toBeCloseTo(Math.max(...reaches), 14);
  expect(min.x).toBeCloseTo(Math.min(...reaches), 14);
});

describe('translate', () => {
  const by = at(1, -2);
  test.each<[Shape, Shape]>([
    [line(at(0, 0), at(1, 1)), line(at(1, -2), at(1, 1))],
    [halfplane(at(0, 2), 1), halfplane(at(0, 2), 5)],
    [capsule(at(0, 0), at(1, 1), 4), capsule(at(1, -2), at(2, -1), 4)],
    [triangle(at(0, 0), at(1, 1), at(2, 0)), triangle(at(1, -2), at(2, -1), at(3, -2))],
    [obb(at(0, 0), at(1, 1)), obb(at(1, -2), at(1, 1))],
  ])('moves a shape, or a copy: %o', (shape, moved) => {
    const [before, copy] = [structuredClone(shape), structuredClone(shape)];
    expect(translate(shape, by, copy)).toBe(copy);
    expect(copy).toEqual(moved);
    expect(shape).toEqual(before);
    expect(translate(shape, by)).toBe(shape);
    expect(shape).toEqual(moved);
  });
});

test('nothing is allocated', () => {
  const out = createAabb();
  const shapes = [
    line(at(1, 2), at(0.5, 1)),
    halfplane(at(0, 1.5), 0.7),
    capsule(at(1.5, 2), at(3, 1.5), 0.5),
    obb(at(1.5, 2), at(0.5, 0.25)),
    triangle(at(1.5, 2), at(3.5, 1), at(-1.5, 0)),
  ];
  const by = createVec2(0.001, 0.002);
  for (const shape of shapes) {
    expect(
      bytesPerCall(() => bounds(shape, out)),
      shape.kind,
    ).toBeLessThan(1);
    expect(
      bytesPerCall(() => translate<Shape>(shape, by)),
      shape.kind,
    ).toBeLessThan(1);
  }
});

test('a box that is hardly turned, by less than an ulp of 1, is held as well', () => {
  const turned = obb(at(8.3, 5.3), at(2.4, 2.5), Math.PI / 2);
  expect(contains(bounds(turned), turned)).toBe(true);
});
