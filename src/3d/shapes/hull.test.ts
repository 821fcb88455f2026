import { describe, expect, test } from 'vitest';
import { clouds } from '../../../test/oracle/clouds.js';
import { polyhedronOf } from '../../../test/oracle/polyhedra.js';
import { seeded, seedOf } from '../../../test/oracle/random.js';
import { expectSolid, facesOf, keyOf, verticesOf } from '../../../test/oracle/solids.js';
import { copyHull } from '../../generated/3d/copies.js';
import { Surface } from '../../hulls/surface.js';
import { hull, hullAt, hullFromFaces } from './hull.js';

describe.each(Object.entries(clouds))('points of the kind: %s', (name, cloud) => {
  test('few of them have the corners and faces that brute force finds', () => {
    const random = seeded(seedOf(name));
    for (let round = 0; round < 60; round++) {
      const points = cloud(random, random.whole(1, 13));
      const { data } = hull(points);
      const expected = polyhedronOf(points);
      expect(data.dimension).toBe(expected.dimension);
      const keys = points.map(keyOf);
      const vertices = verticesOf(data).map(keyOf);
      expect([...vertices].sort()).toEqual(expected.corners.map((i) => keys[i]!).sort());
      const faces = facesOf(data).map((face) => face.map((i) => vertices[i]!).sort());
      const wanted = expected.faces.map(({ corners }) => corners.map((i) => keys[i]!).sort());
      expect(faces.sort()).toEqual(wanted.sort());
      if (data.dimension === 3) expectSolid(data, points);
    }
  });

  test('many of them lie within, exactly', () => {
    const random = seeded(seedOf(name) + 1);
    const points = cloud(random, 150);
    const { data } = hull(points);
    expect(points.length).toBeGreaterThan(0);
    expectSolid(data, points);
  });
});

const at = (x: number, y: number, z: number) => ({ x, y, z });
const cube = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => at(i & 1, (i >> 1) & 1, i >> 2));
const sides = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
];

test('where nothing is rounded, normals are exact', () => {
  expect([...hull(cube).data.normals].map((value) => value + 0).sort()).toEqual([
    ...Array(3).fill(-1),
    ...Array(12).fill(0),
    ...Array(3).fill(1),
  ]);
});

test('a flat hull has a face on both sides, a segment an edge, a point neither', () => {
  const flat = hull(cube.slice(0, 4)).data;
  expect(flat.dimension).toBe(2);
  expect([...flat.normals].map((value) => value + 0).sort()).toEqual([-1, 0, 0, 0, 0, 1]);
  expect([...flat.edges]).toHaveLength(16);
  const segment = hull(cube.slice(0, 2)).data;
  expect([segment.dimension, [...segment.edges], [...segment.neighbors], [...segment.faceStarts]]).toEqual([
    1,
    [0, 1, 0, 0],
    [1, 0],
    [0],
  ]);
  const point = hull(new Float32Array([1, 2, 3])).data;
  expect([point.dimension, [...point.vertices], [...point.neighborStarts], [...point.edges]]).toEqual([
    0,
    [1, 2, 3],
    [0, 0],
    [],
  ]);
});

test('twice as many points take about twice as many questions', () => {
  const random = seeded(7);
  for (const cloud of [clouds['a sphere']!, clouds['a cone']!, clouds['a needle']!]) {
    const asked = [1000, 2000, 4000].map((count) => {
      const points = Float64Array.from(cloud(random, count).flatMap(({ x, y, z }) => [x, y, z]));
      const surface = new Surface(points, points).grownFrom([0, 1, 2, count >> 1]);
      return surface.asked / (count * Math.log(count));
    });
    expect(asked[0]).toBeLessThan(12);
    expect(asked[2]! / asked[0]!).toBeLessThan(1.25);
  }
});

describe('from faces', () => {
  const triangles = sides.flatMap(([a, b, c, d]) => [
    [a!, b!, c!],
    [c!, a!, d!],
  ]);

  test.each([
    ['squares', sides],
    ['squares, either way around', sides.map((side, i) => (i % 2 ? [...side].reverse() : side))],
    ['triangles, either way around', triangles],
    ['all turned', sides.map((side) => [...side].reverse())],
  ])('a cube of %s is that of its corners', (_name, faces) => {
    expect(hullFromFaces(cube, faces).data).toEqual(hull(cube).data);
  });

  test('points that no face has do not matter, and those at the same place are the same', () => {
    const own = sides.flatMap((side) => side.map((i) => cube[i]!));
    const faces = sides.map((_, i) => [4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3]);
    expect([...hullFromFaces([...own, at(9, 9, 9)], faces).data.faceStarts]).toEqual([...hull(cube).data.faceStarts]);
  });

  test('faces of a random hull give it back', () => {
    const random = seeded(11);
    for (const name of ['random', 'wider lattice', 'a prism', 'a sphere of whole numbers']) {
      const { data } = hull(clouds[name]!(random, 60));
      if (data.dimension < 3) continue;
      const faces = facesOf(data).map((face) => (random.chance(0.5) ? face : [...face].reverse()));
      expect(hullFromFaces(data.vertices, faces).data.vertices).toEqual(data.vertices);
      expect(new Set(facesOf(hullFromFaces(data.vertices, faces).data).map(String))).toEqual(
        new Set(facesOf(data).map(String)),
      );
    }
  });

  const dented = [...cube, at(0.5, 0.5, 0.75)];
  const roof = [
    [4, 5, 8],
    [5, 7, 8],
    [7, 6, 8],
    [6, 4, 8],
  ];
  test.each([
    [
      'a side that is missing',
      cube,
      sides.slice(1),
      'hull faces must close, but only faces[1] has the edge from points[0] to points[1]',
    ],
    [
      'a side that is there twice',
      cube,
      [...sides, sides[2]!],
      /^hull faces must close, but faces\[\d\], faces\[\d\] and faces\[6\] share the edge/,
    ],
    [
      'a dent',
      dented,
      [...sides.filter((_, i) => i !== 1), ...roof],
      /^hull faces must be those of a convex solid, but points\[\d\] lies in front of faces\[[5-8]\]$/,
    ],
    [
      'a dent of an ulp',
      [...cube, at(0.5, 0.5, 1 - 2 ** -53)],
      [...sides.filter((_, i) => i !== 1), ...roof],
      /lies in front of faces\[[5-8]\]$/,
    ],
    [
      'a side that is not flat',
      cube.map((p, i) => (i === 7 ? at(1, 1, 1 + 2 ** -52) : p)),
      sides,
      'hull faces[1] must be flat, but points[6] lies beside its plane',
    ],
    [
      'a side that is not convex',
      cube,
      [[0, 3, 1, 2], ...sides.slice(1)],
      /^hull faces\[0\] must be convex, but its edges turn the other way at points\[\d\]$/,
    ],
    [
      'a side without an area',
      cube,
      [[0, 1, 0], ...sides],
      'hull faces[0] must have three corners that are not on a line, got 3 points',
    ],
    [
      'a number that is none',
      cube,
      [[0, 1, 8], ...sides],
      'hull faces[0][2] must be the number of a point, from 0 to 7, got 8',
    ],
    [
      'a part of one',
      cube,
      [[0, 1, 0.5], ...sides],
      'hull faces[0][2] must be the number of a point, from 0 to 7, got 0.5',
    ],
    [
      'a sheet',
      cube,
      [
        [0, 2, 3, 1],
        [1, 3, 2, 0],
      ],
      /^hull faces must enclose a solid, got 2 in one plane$/,
    ],
    [
      'two solids',
      [...cube, ...cube.map(({ x, y, z }) => at(x + 5, y, z))],
      [...sides, ...sides.map((side) => side.map((i) => i + 8))],
      'hull faces must hang together, but faces[6] is apart from faces[0]',
    ],
    ['none', cube, [], 'hull faces must be at least four, got none'],
  ])('%s is no hull', (_name, points, faces, message) => {
    expect(() => hullFromFaces(points, faces)).toThrow(RangeError);
    expect(() => hullFromFaces(points, faces)).toThrow(message);
  });
});

test.each([
  ['nothing', [], 'hull points must be at least one, got none'],
  ['nowhere', [at(0, 0, 0), at(0, 1, NaN)], 'hull points[1].z must be finite, got NaN'],
  [
    'a list of numbers with some missing',
    new Float32Array(4),
    'hull points must have 3 numbers for each, got 4 numbers',
  ],
  ['a list of numbers, one not finite', new Float32Array([0, NaN, 0]), 'hull points[1] must be finite, got NaN'],
])('%s is no hull', (_name, points, message) => {
  expect(() => hull(points)).toThrow(RangeError);
  expect(() => hull(points)).toThrow(message);
});

test('a pose is kept, and moves the hull', () => {
  const position = at(1, 2, 3);
  const placed = hull(cube, { position, rotation: { x: 0, y: 0, z: 3, w: 3 }, scale: at(1, 2, 4) });
  expect(placed.position).toBe(position);
  const rounded = placed.axes.map(({ x, y, z }) => [x, y, z].map((value) => Math.round(value * 2 ** 50) / 2 ** 50 + 0));
  expect(rounded).toEqual([
    [0, 1, 0],
    [-2, 0, 0],
    [0, 0, 4],
  ]);
  const axes = [at(0, 1, 0), at(3, 0, 0), at(0, 0, 1)] as const;
  expect(hull(cube, { axes }).axes).toBe(axes);
  expect(() => hull(cube, { axes, scale: 1 } as object)).toThrow(/^hull pose must be given by its axes or/);
  expect(() => hull(cube, { rotation: { x: 0, y: 0, z: 0, w: 0 } })).toThrow('hull pose rotation must not be zero');
  expect(() => hull(cube, [1, 2, NaN] as never)).toThrow('hull pose[2] must be finite, got NaN');
  expect(() => hull(cube, 5 as never)).toThrow(TypeError);
});

test('copies share the data, and have places of their own', () => {
  const first = hull(cube);
  expect([first.position, first.axes]).toEqual([at(0, 0, 0), [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)]]);
  const second = hullAt(first, [0, 2, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1]);
  expect(second).toEqual({ ...first, position: at(5, 6, 7), axes: [at(0, 2, 0), at(-1, 0, 0), at(0, 0, 1)] });
  expect(second.data).toBe(first.data);
  expect(hullAt(second, { position: first.position }, second)).toBe(second);
  expect(second).toEqual(first);
  expect(second.position).not.toBe(first.position);
  expect(copyHull(hullAt(first, { scale: 2 }), second)).toBe(second);
  expect(second).toEqual(hullAt(first, { scale: 2 }));
  expect(copyHull(second)).toEqual(second);
  expect(() => copyHull(null as never)).toThrow('expected a hull { data, position, axes }, got null');
});
