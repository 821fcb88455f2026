/** What boxes along the axes of the world make of turned things: they grow, and so meet where the things themselves do not. */
import { expect, test } from 'vitest';
import { aabb, aabbFromPoints, bounds, contains, intersects, obb, type Vec2 } from '../index.js';

const turned = (degrees: number) => (degrees * Math.PI) / 180;

test('two boxes along the axes collide, and the oriented boxes in them do not', () => {
  const first = obb({ x: 0, y: 0 }, { x: 2, y: 0.25 }, turned(45));
  const second = obb({ x: 1.25, y: -1.25 }, { x: 2, y: 0.25 }, turned(45));
  expect(intersects(bounds(first), bounds(second))).toBe(true);
  expect(intersects(first, second)).toBe(false);
});

test('a box rebuilt around a turned box grows: by √2 across for a square at 45°, and not at all at 90°', () => {
  const square = (degrees: number) => bounds(obb({ x: 0, y: 0 }, { x: 1, y: 1 }, turned(degrees)));
  expect(square(45).max.x).toBeCloseTo(Math.SQRT2, 14);
  expect(square(90).max.x).toBeCloseTo(1, 14);
  for (let degrees = 5; degrees < 90; degrees += 5) {
    const angle = (degrees * Math.PI) / 180;
    expect(square(degrees).max.x).toBeCloseTo(Math.cos(angle) + Math.sin(angle), 14);
  }
});

test('a box rebuilt around the corners of a turned box again and again grows with every turn', () => {
  let box = aabb({ x: -1, y: -1 }, { x: 1, y: 1 });
  for (let turns = 1; turns <= 4; turns++) {
    const { min, max } = box;
    const corners: Vec2[] = [min, max, { ...min, x: max.x }, { ...max, x: min.x }].map(({ x, y }) => ({
      x: (x - y) * Math.SQRT1_2,
      y: (x + y) * Math.SQRT1_2,
    }));
    const grown = aabbFromPoints(corners);
    expect(contains(grown, box)).toBe(true);
    expect(grown.max.x).toBeCloseTo(Math.SQRT2 ** turns, 12);
    box = grown;
  }
});
