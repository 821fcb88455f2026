import { expect, test } from 'vitest';
import { seeded } from '../../test/oracle/random.js';
import { type Side, sideOfSmallestRectangle } from './rectangle.js';

const random = seeded(5);
const sideOf = (points: readonly number[]): Side =>
  sideOfSmallestRectangle(new Float64Array(points), 2 ** -40, { x: NaN, y: NaN });

/** The area of the rectangle around points that has a side along a direction. */
function areaAlong({ x, y }: Side, points: readonly number[]): number {
  const [along, across]: [number[], number[]] = [[], []];
  for (let i = 0; i < points.length; i += 2) {
    along.push(x * points[i]! + y * points[i + 1]!);
    across.push(x * points[i + 1]! - y * points[i]!);
  }
  const reach = (values: number[]): number => Math.max(...values) - Math.min(...values);
  return reach(along) * reach(across);
}

test.each([
  ['one point', [3, 4], 0],
  ['the same point again', [3, 4, 3, 4, 3, 4], 0],
  ['two points', [0, 0, 3, 4], 0],
  ['points on a line', [0, 0, 6, 8, 3, 4, -3, -4], 0],
  ['a square on a corner', [1, 0, 0, 1, -1, 0, 0, -1, 0.2, 0.3], 2],
  ['a right triangle', [0, 0, 4, 0, 0, 3], 12],
])('%s', (_name, points, area) => {
  const side = sideOf(points);
  expect(Math.hypot(side.x, side.y)).toBeCloseTo(1, 15);
  expect(areaAlong(side, points)).toBeCloseTo(area, 12);
});

test('no turn gives a smaller one', () => {
  for (let round = 0; round < 300; round++) {
    const [count, flatness] = [random.whole(1, 30), random.pick([1, 0.1, 1e-6, 0])];
    const [lean, digits] = [random.between(-2, 2), random.pick([3, 1e9])];
    const points = Array.from({ length: count }, () => {
      const [x, y] = [Math.round(random.between(-1, 1) * digits) / digits, flatness * random.between(-1, 1)];
      return [x, y + lean * x];
    }).flat();
    const found = areaAlong(sideOf(points), points);
    for (let turn = 0; turn < 180; turn++) {
      const angle = (turn / 360) * Math.PI;
      const other = areaAlong({ x: Math.cos(angle), y: Math.sin(angle) }, points);
      expect(found).toBeLessThanOrEqual(other * (1 + 1e-12) + 1e-12);
    }
  }
});
