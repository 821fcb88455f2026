import { describe, expect, test } from 'vitest';
import { clouds } from '../../../test/oracle/clouds.js';
import { polyhedronOf } from '../../../test/oracle/polyhedra.js';
import { seeded, seedOf } from '../../../test/oracle/random.js';
import { keyOf } from '../../../test/oracle/solids.js';
import { copyPolygon } from '../../generated/2d/copies.js';
import { type PolygonData, polygon, polygonAt, polygonFromPoints } from './polygon.js';

const at = (x: number, y: number) => ({ x, y });
const square = [at(0, 0), at(2, 0), at(2, 2), at(0, 2)];

function verticesOf({ vertices }: PolygonData): { x: number; y: number; z: number }[] {
  return Array.from({ length: vertices.length / 2 }, (_, i) => ({
    x: vertices[2 * i]!,
    y: vertices[2 * i + 1]!,
    z: 0,
  }));
}

describe.each(Object.entries(clouds))('points of the kind: %s', (name, cloud) => {
  test('have the corners that brute force finds, in whichever order they come', () => {
    const random = seeded(seedOf(name) + 2);
    for (let round = 0; round < 40; round++) {
      const points = cloud(random, random.whole(1, 11)).map(({ x, y }) => ({ x, y, z: 0 }));
      const { data } = polygonFromPoints(points.map(({ x, y }) => at(x, y)));
      const expected = polyhedronOf(points);
      expect(data.dimension).toBe(expected.dimension);
      const vertices = verticesOf(data);
      expect(vertices.map(keyOf).sort()).toEqual(expected.corners.map((i) => keyOf(points[i]!)).sort());
      // As a ring they make the same polygon, either way around, from whichever of them.
      const from = random.whole(0, vertices.length - 1);
      const ring = [...vertices.slice(from), ...vertices.slice(0, from)].map(({ x, y }) => at(x, y));
      expect(verticesOf(polygon(ring).data)).toEqual([...vertices.slice(from), ...vertices.slice(0, from)]);
      expect(
        verticesOf(polygon([...ring].reverse()).data)
          .map(keyOf)
          .sort(),
      ).toEqual(vertices.map(keyOf).sort());
      expectNormals(data);
    }
  });
});

/** Each is of unit length, and square to its edge with the edge's end on the left. */
function expectNormals({ vertices, normals, dimension }: PolygonData): void {
  expect(normals.length).toBe(dimension === 0 ? 0 : vertices.length);
  for (let i = 0; i < normals.length; i += 2) {
    const next = (i + 2) % vertices.length;
    const unit =
      Number.isFinite(vertices[next]! - vertices[i]!) && Number.isFinite(vertices[next + 1]! - vertices[i + 1]!)
        ? 1
        : 0.5;
    const [x, y] = [unit * vertices[next]! - unit * vertices[i]!, unit * vertices[next + 1]! - unit * vertices[i + 1]!];
    const size = Math.max(Math.abs(x), Math.abs(y));
    const length = Math.hypot(x / size, y / size);
    expect(Math.abs(normals[i]! - y / size / length)).toBeLessThanOrEqual(4 * 2 ** -52);
    expect(Math.abs(normals[i + 1]! + x / size / length)).toBeLessThanOrEqual(4 * 2 ** -52);
  }
}

test('a ring may repeat points and have some within its edges, and goes either way around', () => {
  const ring = [at(0, 0), at(0, 0), at(0, 1), at(0, 2), at(2, 2), at(2, 1), at(2, 0), at(1, 0), at(0, 0)];
  const { data } = polygon(ring);
  expect([...data.vertices]).toEqual([0, 0, 2, 0, 2, 2, 0, 2]);
  expect([...data.normals].map((value) => value + 0)).toEqual([0, -1, 1, 0, 0, 1, -1, 0]);
  expect(data.dimension).toBe(2);
  expect(polygon(new Float32Array([0, 0, 2, 0, 2, 2, 0, 2])).data).toEqual(data);
});

test('a ring on a line is a segment, and one in a place a point', () => {
  const { data } = polygon([at(1, 1), at(0, 0), at(3, 3), at(2, 2)]);
  expect([...data.vertices].sort()).toEqual([0, 0, 3, 3]);
  expect(data.dimension).toBe(1);
  expect(data.normals.length).toBe(4);
  const single = polygon([at(1, 1), at(1, 1)]).data;
  expect([[...single.vertices], [...single.normals], single.dimension]).toEqual([[1, 1], [], 0]);
});

test.each([
  [
    'a dent',
    [at(0, 0), at(4, 0), at(4, 4), at(2, 1), at(0, 4)],
    'polygon points must be convex, but turn the other way at points[3]',
  ],
  [
    'a dent of an ulp',
    [at(0, 0), at(1, 2 ** -53), at(2, 0), at(1, 2)],
    'polygon points must be convex, but turn the other way at points[1]',
  ],
  [
    'a star',
    [0, 2, 4, 1, 3].map((i) => at(Math.cos(1.2566 * i), Math.sin(1.2566 * i))),
    /^polygon points must be convex, but go around again at points\[\d\]$/,
  ],
  ['a spike', [at(0, 0), at(2, 0), at(2, 2), at(2, 1), at(2, 2), at(0, 2)], /^polygon points must be convex, but turn/],
  ['a crossing', [at(0, 0), at(2, 2), at(2, 0), at(0, 2)], /^polygon points must be convex, but turn the other way/],
  [
    'a way to and fro',
    [at(0, 0), at(2, 0), at(1, 0), at(3, 0)],
    'polygon points must be convex, but turn back at points[2]',
  ],
  ['nothing', [], 'polygon points must be at least one, got none'],
  ['nowhere', [at(0, 0), at(NaN, 1)], 'polygon points[1].x must be finite, got NaN'],
  [
    'a list of numbers with one too many',
    new Float64Array(3),
    'polygon points must have 2 numbers for each, got 3 numbers',
  ],
])('%s is no polygon', (_name, points, message) => {
  expect(() => polygon(points)).toThrow(RangeError);
  expect(() => polygon(points)).toThrow(message);
});

test('a pose is kept, and moves the polygon', () => {
  const position = at(1, 2);
  const placed = polygon(square, { position, angle: Math.PI / 2, scale: 2 });
  expect(placed.position).toBe(position);
  expect(placed.axes[0].y).toBe(2);
  const axes = [at(0, 1), at(3, 0)] as const;
  expect(polygon(square, { axes }).axes).toBe(axes);
  expect(() => polygon(square, { axes, angle: 1 } as object)).toThrow(/^polygon pose must be given by its axes or/);
  expect(() => polygon(square, { position: at(Infinity, 0) })).toThrow(
    'polygon pose position.x must be finite, got Infinity',
  );
});

test('copies share the data, and have places of their own', () => {
  const first = polygon(square);
  expect([first.position, first.axes]).toEqual([at(0, 0), [at(1, 0), at(0, 1)]]);
  const second = polygonAt(first, [0, 2, 0, -1, 0, 0, 5, 6, 1]);
  expect(second).toEqual({ ...first, position: at(5, 6), axes: [at(0, 2), at(-1, 0)] });
  expect(second.data).toBe(first.data);
  expect(polygonAt(second, { position: first.position }, second)).toBe(second);
  expect(second).toEqual(first);
  expect(second.position).not.toBe(first.position);
  const other = copyPolygon(polygonAt(first, { angle: 1 }), second);
  expect(other).toBe(second);
  expect(other.axes).toEqual(polygonAt(first, { angle: 1 }).axes);
  expect(copyPolygon(other)).toEqual(other);
  expect(() => copyPolygon(null as never)).toThrow('expected a polygon { data, position, axes }, got null');
});
