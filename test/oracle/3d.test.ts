import { describe, expect, test } from 'vitest';
import { contains, crossingOf, distance, intersects, isDistance, sideOfSphere, signOfGap, stretchInBox } from './3d.js';
import { fraction, rational, toNumber } from './rational.js';
import type { Aabb, Obb, Point3, Ray, Segment, Shape3, Sphere, Triangle, Vector3 } from './shapes.js';
import type { Sign } from './sign.js';

type Triple = [number, number, number];
const at = ([x, y, z]: Triple): Vector3 => ({ x, y, z });
const point = (x: number, y: number, z: number): Point3 => ({ kind: 'point', x, y, z });
const segment = (start: Triple, end: Triple): Segment<Vector3> => ({ kind: 'segment', start: at(start), end: at(end) });
const ray = (from: Triple, to: Triple): Ray<Vector3> => ({ kind: 'ray', origin: at(from), direction: at(to) });
const sphere = (center: Triple, radius: number): Sphere => ({ kind: 'sphere', center: at(center), radius });
const aabb = (min: Triple, max: Triple): Aabb<Vector3> => ({ kind: 'aabb', min: at(min), max: at(max) });
const triangle = (a: Triple, b: Triple, c: Triple): Triangle => ({ kind: 'triangle', a: at(a), b: at(b), c: at(c) });
const obb = (center: Triple, halfExtents: Triple, x: Triple, y: Triple, z: Triple): Obb => ({
  kind: 'obb',
  center: at(center),
  halfExtents: at(halfExtents),
  axes: [at(x), at(y), at(z)],
});

const unitSphere = sphere([0, 0, 0], 1);
const unitBox = aabb([-1, -1, -1], [1, 1, 1]);
const floor = triangle([0, 0, 0], [2, 0, 0], [0, 0, 2]);
const tiny = 2 ** -52;
const straight: [Triple, Triple, Triple] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const cube = obb([0, 0, 0], [1, 1, 1], ...straight);

describe('whether they meet', () => {
  test.each<[string, Shape3, Shape3, boolean]>([
    ['equal points', point(0.1, 0.2, 0.3), point(0.1, 0.2, 0.3), true],
    ['points a step apart', point(1, 0, 0), point(1 + tiny, 0, 0), false],
    ['a point at a segment’s end', point(1, 2, 3), segment([0, 0, 0], [1, 2, 3]), true],
    ['a point past the end', point(2, 4, 6), segment([0, 0, 0], [1, 2, 3]), false],
    ['a point far along a ray', point(2, 4, 6), ray([0, 0, 0], [1, 2, 3]), true],
    ['a point behind a ray', point(-1, -2, -3), ray([0, 0, 0], [1, 2, 3]), false],
    ['0.3 is not on the way to 3 in tenths', point(0.1, 0.2, 0.3), segment([0, 0, 0], [1, 2, 3]), false],
    ['skew segments', segment([-1, 0, 0], [1, 0, 0]), segment([0, -1, 1], [0, 1, 1]), false],
    ['crossing segments', segment([-1, 0, 0], [1, 0, 0]), segment([0, -1, 0], [0, 1, 0]), true],
    ['collinear, overlapping', segment([0, 0, 0], [2, 2, 2]), segment([1, 1, 1], [3, 3, 3]), true],
    ['collinear, apart', segment([0, 0, 0], [1, 1, 1]), segment([2, 2, 2], [3, 3, 3]), false],
    ['rays running apart', ray([0, 0, 0], [1, 0, 0]), ray([-1, 0, 0], [-1, 0, 0]), false],
    ['rays running towards each other', ray([0, 0, 0], [1, 0, 0]), ray([5, 0, 0], [-1, 0, 0]), true],
    ['parallel rays', ray([0, 0, 0], [1, 0, 0]), ray([0, 1, 0], [1, 0, 0]), false],
    ['a segment wholly inside a sphere', segment([-0.5, 0, 0], [0.5, 0, 0]), unitSphere, true],
    ['a tangent segment', segment([-1, 1, 0], [1, 1, 0]), unitSphere, true],
    ['a step above the tangent', segment([-1, 1 + tiny, 0], [1, 1 + tiny, 0]), unitSphere, false],
    ['a zero segment on the sphere', segment([1, 0, 0], [1, 0, 0]), unitSphere, true],
    ['spheres that touch', unitSphere, sphere([2, 0, 0], 1), true],
    ['spheres a step apart', unitSphere, sphere([2 + 2 * tiny, 0, 0], 1), false],
    ['equal centres', unitSphere, unitSphere, true],
    ['a sphere at a box corner', sphere([3, 3, 2], 3), unitBox, true],
    ['a sphere just short of the corner', sphere([3, 3, 2 + 2 * tiny], 3), unitBox, false],
    ['boxes sharing a corner', unitBox, aabb([1, 1, 1], [2, 2, 2]), true],
    ['boxes apart on one axis', unitBox, aabb([-1, -1, 1 + tiny], [1, 1, 2]), false],
    ['a segment over a corner of the box', segment([2, 0, 1], [0, 2, 1]), unitBox, true],
    ['a segment past the corner', segment([2, 0, 1], [0, 2 + tiny * 2, 1]), unitBox, false],
    ['through, from far beyond', segment([-1.7e308, 0, 0], [1.7e308, 1, 0]), aabb([-1, 0.4, -1], [1, 0.6, 1]), true],
    ['a turned-over box is empty', segment([0, -5, 0], [0, 5, 0]), aabb([1, 1, 1], [-1, -1, -1]), false],
    ['a negative radius is empty', point(0, 0, 0), sphere([0, 0, 0], -1), false],
    ['a ray without direction is a point', ray([1, 1, 1], [0, 0, 0]), unitBox, true],
    ['NaN meets nothing', point(Number.NaN, 0, 0), unitBox, false],
    ['infinity meets nothing', ray([0, 0, 0], [Number.POSITIVE_INFINITY, 0, 0]), unitBox, false],
  ])('%s', (_situation, a, b, expected) => {
    expect(intersects(a, b)).toBe(expected);
    expect(intersects(b, a)).toBe(expected);
  });

  test.each<[string, Segment<Vector3>, Triangle, boolean]>([
    ['inside', segment([-1, 1, -1], [1, 0, 3]), triangle([3, 1, 3], [-1, -2, -3], [-3, 1, -1]), true],
    ['on an edge', segment([1, -1, 0], [1, 1, 0]), floor, true],
    ['on a corner', segment([0, -1, 0], [0, 1, 0]), floor, true],
    [
      'a small triangle',
      segment([0.0005, -1, 0.0005], [0.0005, 1, 0.0005]),
      triangle([0, 0, 0], [0.002, 0, 0], [0, 0, 0.002]),
      true,
    ],
    ['in the plane, across', segment([-1, 0, 1], [3, 0, 0.5]), floor, true],
    ['in the plane, beside', segment([3, 0, 0], [0, 0, 3]), floor, false],
    ['in the plane, wholly inside', segment([0.5, 0, 0.5], [0.6, 0, 0.6]), floor, true],
    ['parallel above', segment([0, tiny, 0], [1, tiny, 1]), floor, false],
    ['ending on it', segment([0.5, 1, 0.5], [0.5, 0, 0.5]), floor, true],
    ['ending short of it', segment([0.5, 1, 0.5], [0.5, 5e-324, 0.5]), floor, false],
    ['past the long edge', segment([1, -1, 1 + tiny], [1, 1, 1 + tiny]), floor, false],
    ['a collinear triangle', segment([1, -1, 0], [1, 1, 0]), triangle([0, 0, 0], [3, 0, 0], [2, 0, 0]), true],
    ['past a collinear triangle', segment([4, -1, 0], [4, 1, 0]), triangle([0, 0, 0], [3, 0, 0], [2, 0, 0]), false],
    ['two points', segment([1, 1, 1], [1, 1, 1]), triangle([1, 1, 1], [1, 1, 1], [1, 1, 1]), true],
  ])('a segment and a triangle: %s', (_situation, a, b, expected) => {
    expect(intersects(a, b)).toBe(expected);
  });

  test.each<[string, Sphere, Triangle, boolean]>([
    ['beyond an edge’s line', sphere([5, 0, 0], 0.5), triangle([0, 0, 0], [1, 0, 0], [0, 0, 1]), false],
    ['a zero edge', sphere([0, 100, 0], 1), triangle([0, 0, 0], [0, 0, 0], [1, 0, 0]), false],
    ['resting on the face', sphere([0.5, 1, 0.5], 1), floor, true],
    ['hovering a step above', sphere([0.5, 1 + tiny, 0.5], 1), floor, false],
    ['touching a corner', sphere([-3, 0, -4], 5), floor, true],
    ['just short of a corner', sphere([-3, 0, -4], 5 - 4 * tiny), floor, false],
  ])('a sphere and a triangle: %s', (_situation, a, b, expected) => {
    expect(intersects(a, b)).toBe(expected);
  });

  // A box turned by `yaw` about y after `roll` about x, on the axes as they come out in doubles.
  const turned = (center: Triple, halfExtents: Triple, yaw: number, roll: number): Obb => {
    const [cy, sy, cr, sr] = [Math.cos(yaw), Math.sin(yaw), Math.cos(roll), Math.sin(roll)];
    return obb(center, halfExtents, [cy, 0, -sy], [sy * sr, cr, cy * sr], [sy * cr, -sr, cy * cr]);
  };
  test.each<[string, Obb, Obb, boolean]>([
    ['face to face', cube, obb([2, 0.5, 0], [1, 1, 1], ...straight), true],
    ['a step apart', cube, obb([2 + 2 * tiny, 0.5, 0], [1, 1, 1], ...straight), false],
    ['corner to corner', cube, obb([2, 2, 2], [1, 1, 1], ...straight), true],
    ['one inside the other', cube, obb([0, 0, 0], [0.1, 0.1, 0.1], [3, 4, 0], [-4, 3, 0], [0, 0, 5]), true],
    ['an edge on a face', cube, obb([2, 0, 0], [1, 1, 1], [0.5, 0.5, 0], [-0.5, 0.5, 0], [0, 0, 1]), true],
    [
      'an edge short of a face',
      cube,
      obb([2 + 2 * tiny, 0, 0], [1, 1, 1], [0.5, 0.5, 0], [-0.5, 0.5, 0], [0, 0, 1]),
      false,
    ],
    [
      'nearly parallel, apart on an edge axis',
      obb([0, 0, 0], [1000, 1, 1], ...straight),
      turned([325, -2, -1.7], [1000, 1, 1], 3.65e-4, 0.552),
      false,
    ],
    ['flat boxes crossing', obb([0, 0, 0], [1, 0, 1], ...straight), obb([0, 0, 0], [1, 1, 0], ...straight), true],
    [
      'flat boxes in one plane, apart',
      obb([0, 0, 0], [1, 0, 1], ...straight),
      obb([3, 0, 0], [1, 0, 1], ...straight),
      false,
    ],
    [
      'flat boxes in one plane, edge to edge',
      obb([0, 0, 0], [1, 0, 1], ...straight),
      obb([2, 0, 2], [1, 0, 1], ...straight),
      true,
    ],
    [
      'flat boxes in neighbouring planes',
      obb([0, 0, 0], [1, 0, 1], ...straight),
      obb([0, tiny, 0], [1, 0, 1], ...straight),
      false,
    ],
    [
      'two diagonal flat boxes',
      obb([0, 0, 0], [1, 1, 0], [1, 1, 0], [-1, 1, 0], [0, 0, 1]),
      obb([3, 3, 0], [1, 1, 0], [1, 1, 0], [-1, 1, 0], [0, 0, 1]),
      false,
    ],
    ['segments crossing', obb([0, 0, 0], [1, 0, 0], ...straight), obb([0, 0, 0], [0, 1, 0], ...straight), true],
    [
      'segments on one line, apart',
      obb([0, 0, 0], [1, 0, 0], [1, 1, 1], [0, 0, 0], [0, 0, 0]),
      obb([3, 3, 3], [1, 0, 0], [1, 1, 1], [0, 0, 0], [0, 0, 0]),
      false,
    ],
    [
      'segments on one line, end to end',
      obb([0, 0, 0], [1, 0, 0], [1, 1, 1], [0, 0, 0], [0, 0, 0]),
      obb([2, 2, 2], [1, 0, 0], [1, 1, 1], [0, 0, 0], [0, 0, 0]),
      true,
    ],
    ['the same point', obb([1, 2, 3], [0, 0, 0], ...straight), obb([1, 2, 3], [0, 0, 0], ...straight), true],
    ['different points', obb([1, 2, 3], [0, 0, 0], ...straight), obb([1, 2, 4], [0, 0, 0], ...straight), false],
    [
      'axes that depend on each other add up',
      obb([0, 0, 0], [1, 1, 1], [1, 0, 0], [1, 0, 0], [1, 0, 0]),
      obb([4, 0, 0], [1, 1, 1], ...straight),
      true,
    ],
    [
      'skewed axes',
      obb([0, 0, 0], [1, 1, 1], [1, 0, 0], [1, 1, 0], [0, 0, 1]),
      obb([3, 2, 0], [1, 1, 1], ...straight),
      true,
    ],
    [
      'beside skewed axes',
      obb([0, 0, 0], [1, 1, 1], [1, 0, 0], [1, 1, 0], [0, 0, 1]),
      obb([-2, 2 - tiny, 0], [1, 1, 1], ...straight),
      false,
    ],
  ])('two oriented boxes: %s', (_situation, a, b, expected) => {
    expect(intersects(a, b)).toBe(expected);
    expect(intersects(b, a)).toBe(expected);
  });
});

describe('apart, touching or overlapping', () => {
  const flatBox = aabb([-1, 0, -1], [1, 0, 1]);
  // Turned by 45° about z and about y: each has an edge where the other could cross it.
  const edgeAlongZ = obb([0, 0, 0], [1, 1, 1], [1, 1, 0], [-1, 1, 0], [0, 0, 1]);
  const edgeAlongY = (x: number): Obb => obb([x, 0, 0], [1, 1, 1], [1, 0, 1], [0, 1, 0], [-1, 0, 1]);

  test.each<[string, Shape3, Shape3, Sign]>([
    ['a point in a box', point(0.5, 0.5, 0.5), unitBox, -1],
    ['a point on a face', point(0.5, 1, 0.5), unitBox, 0],
    ['a point on an edge', point(1, 1, 0.5), unitBox, 0],
    ['a point a step above a face', point(0.5, 1 + tiny, 0.5), unitBox, 1],
    ['a point a step below a face', point(0.5, 1 - tiny, 0.5), unitBox, -1],
    ['a point in a flat box', point(0, 0, 0), flatBox, 0],
    ['a point in a sphere', point(0.5, 0.5, 0.5), unitSphere, -1],
    ['a point on a sphere', point(0, 0, 1), unitSphere, 0],
    ['the centre of a sphere without radius', point(1, 2, 3), sphere([1, 2, 3], 0), 0],
    ['crossing segments', segment([-1, 0, 0], [1, 0, 0]), segment([0, -1, 0], [0, 1, 0]), 0],
    ['crossing rays', ray([-1, 0, 0], [1, 0, 0]), ray([0, -1, 0], [0, 1, 0]), 0],
    ['a segment through a sphere', segment([-2, 0, 0], [2, 0, 0]), unitSphere, -1],
    ['a tangent', segment([-1, 1, 0], [1, 1, 0]), unitSphere, 0],
    ['a segment about a sphere without radius', segment([-1, 0, 0], [1, 0, 0]), sphere([0, 0, 0], 0), 0],
    ['a segment inside a box', segment([-0.5, 0, 0], [0.5, 0, 0]), unitBox, -1],
    ['a segment in a face', segment([-0.5, 1, 0], [0.5, 1, 0.5]), unitBox, 0],
    ['a segment along an edge', segment([-2, 1, 1], [2, 1, 1]), unitBox, 0],
    ['a segment over an edge', segment([2, 0, 0], [0, 2, 0]), unitBox, 0],
    ['a segment from face to face', segment([-1, 0, 0], [1, 0, 0]), unitBox, -1],
    ['a segment through a flat box', segment([0, -1, 0], [0, 1, 0]), flatBox, -1],
    ['a segment through an edge of a flat box', segment([1, -1, 0], [1, 1, 0]), flatBox, 0],
    ['a segment in a flat box', segment([0, 0, 0], [0.5, 0, 0.5]), flatBox, 0],
    ['a segment through a box that is a segment', segment([-1, 0, 0], [1, 0, 0]), aabb([0, -1, 0], [0, 1, 0]), 0],
    ['a ray from a face outwards', ray([0, 1, 0], [0.1, 1, 0]), unitBox, 0],
    ['a ray from a face inwards', ray([0, 1, 0], [0.1, -1, 0]), unitBox, -1],
    ['a ray in a face', ray([0, 1, 0], [0.1, 0, 1]), unitBox, 0],
    ['spheres that touch', unitSphere, sphere([2, 0, 0], 1), 0],
    ['spheres that touch but for a step', unitSphere, sphere([2 - tiny, 0, 0], 1), -1],
    ['a vast and a tiny sphere', sphere([-1.7e308, 0, 0], 1.7e308), sphere([5e-324, 0, 0], 5e-324), 0],
    ['a sphere without radius in a box', sphere([0, 0, 0], 0), unitBox, -1],
    ['a sphere without radius on a face', sphere([0, 1, 0], 0), unitBox, 0],
    ['a sphere at a box corner', sphere([3, 3, 2], 3), unitBox, 0],
    ['a sphere a step nearer to the corner', sphere([3, 3, 2 - tiny], 3), unitBox, -1],
    ['boxes with a common face', unitBox, aabb([1, 0, 0], [2, 1, 1]), 0],
    ['boxes with a common edge', unitBox, aabb([1, 1, 0], [2, 2, 1]), 0],
    ['flat boxes in one plane', flatBox, aabb([0, 0, 0], [2, 0, 2]), 0],
    ['flat boxes crossing', flatBox, aabb([0, -1, -1], [0, 1, 1]), -1],
    ['a flat box on edge in the border of another', flatBox, aabb([1, -1, -1], [1, 1, 1]), 0],
    ['a flat box in a box', flatBox, unitBox, -1],
    ['a negative radius', point(0, 0, 0), sphere([0, 0, 0], -1), 1],
    ['infinity', ray([0, 0, 0], [Number.POSITIVE_INFINITY, 0, 0]), unitBox, 1],
  ])('%s', (_situation, a, b, expected) => {
    expect(signOfGap(a, b)).toBe(expected);
    expect(signOfGap(b, a)).toBe(expected);
  });

  test.each<[string, Shape3, Shape3, Sign]>([
    ['through it', segment([0.5, -1, 0.5], [0.5, 1, 0.5]), floor, -1],
    ['through an edge', segment([1, -1, 0], [1, 1, 0]), floor, 0],
    ['a step inside an edge', segment([1, -1, 5e-324], [1, 1, 5e-324]), floor, -1],
    ['through a corner', segment([0, -1, 0], [0, 1, 0]), floor, 0],
    ['in its plane', segment([-1, 0, 1], [3, 0, 0.5]), floor, 0],
    ['ending on it', segment([0.5, 1, 0.5], [0.5, 0, 0.5]), floor, 0],
    ['a collinear triangle', segment([1, -1, 0], [1, 1, 0]), triangle([0, 0, 0], [3, 0, 0], [2, 0, 0]), 0],
    ['a sphere about a place on it', sphere([0.5, 0, 0.5], 5e-324), floor, -1],
    ['a sphere without radius on it', sphere([0.5, 0, 0.5], 0), floor, 0],
    ['a sphere resting on it', sphere([0.5, 1, 0.5], 1), floor, 0],
    ['a sphere sunk by a step', sphere([0.5, 1 - tiny, 0.5], 1), floor, -1],
    ['a sphere at a corner', sphere([-3, 0, -4], 5), floor, 0],
    ['a sphere on a collinear triangle', sphere([1, 1, 0], 2), triangle([0, 0, 0], [3, 0, 0], [2, 0, 0]), -1],
  ])('with a triangle: %s', (_situation, a, b, expected) => {
    expect(signOfGap(a, b)).toBe(expected);
    expect(signOfGap(b, a)).toBe(expected);
  });

  test.each<[string, Obb, Obb, Sign]>([
    ['face to face', cube, obb([2, 0.5, 0], [1, 1, 1], ...straight), 0],
    ['face in face', cube, obb([2 - tiny, 0.5, 0], [1, 1, 1], ...straight), -1],
    ['corner to corner', cube, obb([2, 2, 2], [1, 1, 1], ...straight), 0],
    ['one inside the other', cube, obb([0, 0, 0], [0.1, 0.1, 0.1], [3, 4, 0], [-4, 3, 0], [0, 0, 5]), -1],
    ['edge to edge', edgeAlongZ, edgeAlongY(4), 0],
    ['edges a step apart', edgeAlongZ, edgeAlongY(4 + 4 * tiny), 1],
    ['edges a step past each other', edgeAlongZ, edgeAlongY(4 - 2 * tiny), -1],
    ['flat boxes in one plane', obb([0, 0, 0], [1, 0, 1], ...straight), obb([1, 0, 1], [1, 0, 1], ...straight), 0],
    ['flat boxes crossing', obb([0, 0, 0], [1, 0, 1], ...straight), obb([0, 0, 0], [1, 1, 0], ...straight), -1],
    ['a flat box on a cube', cube, obb([0, 1, 0], [1, 0, 1], ...straight), 0],
    ['a flat box in a cube', cube, obb([0, 0.5, 0], [1, 0, 1], ...straight), -1],
    ['segments crossing', obb([0, 0, 0], [1, 0, 0], ...straight), obb([0, 0, 0], [0, 1, 0], ...straight), 0],
    ['a segment and a flat box', obb([0, 0, 0], [0, 1, 0], ...straight), obb([0, 0, 0], [1, 0, 1], ...straight), -1],
    ['a point in a cube', cube, obb([0, 0, 0], [0, 0, 0], ...straight), -1],
    [
      'axes that depend on each other',
      obb([0, 0, 0], [1, 1, 1], [1, 0, 0], [1, 1, 0], [2, 1, 0]),
      obb([0, 0, 0], [1, 1, 0], ...straight),
      0,
    ],
  ])('two oriented boxes: %s', (_situation, a, b, expected) => {
    expect(signOfGap(a, b)).toBe(expected);
    expect(signOfGap(b, a)).toBe(expected);
  });
});

describe('how far apart', () => {
  test.each<[string, Shape3, Shape3, number, number]>([
    ['points', point(1, 2, 3), point(2, 4, 5), 9, 0],
    ['a point beside a segment', point(0, 2, 0), segment([-1, 0, 0], [1, 0, 0]), 4, 0],
    ['a point past a segment', point(4, 4, 0), segment([-1, 0, 0], [1, 0, 0]), 25, 0],
    ['skew segments', segment([-1, 0, 0], [1, 0, 0]), segment([0, -1, 3], [0, 1, 3]), 9, 0],
    ['parallel segments side by side', segment([0, 0, 0], [4, 0, 0]), segment([1, 2, 0], [9, 2, 0]), 4, 0],
    ['parallel segments behind each other', segment([0, 0, 0], [1, 0, 0]), segment([4, 4, 0], [9, 4, 0]), 25, 0],
    ['rays parting', ray([0, 0, 0], [1, 0, 0]), ray([-3, 4, 0], [-1, 0, 0]), 25, 0],
    ['spheres', unitSphere, sphere([5, 0, 0], 2), 25, 3],
    ['a segment beside an edge of a box', segment([2, 2, -5], [2, 2, 5]), unitBox, 2, 0],
    ['a segment slanting past an edge of a box', segment([4, 0, 0], [0, 4, 0]), unitBox, 2, 0],
    ['a segment ending before a box', segment([4, 0, 0], [9, 0, 0]), unitBox, 9, 0],
    ['a ray passing a corner', ray([3, 0, 3], [0, 1, 0]), unitBox, 8, 0],
    ['boxes', unitBox, aabb([2, 3, 4], [9, 9, 9]), 14, 0],
    ['a point over a triangle', point(0.5, 3, 0.5), floor, 9, 0],
    ['a point over an edge of a triangle', point(1, 3, -4), floor, 25, 0],
    ['a segment over a triangle', segment([0.5, 3, 0.5], [0.6, 4, 0.6]), floor, 9, 0],
  ])('%s', (_situation, a, b, squared, reach) => {
    for (const exact of [distance(a, b), distance(b, a)]) {
      expect(exact).not.toBeNull();
      expect(toNumber(exact?.squared ?? rational(-1))).toBe(squared);
      expect(toNumber(exact?.reach ?? rational(-1))).toBe(reach);
    }
  });

  test('a value is judged against an irrational distance without rounding', () => {
    const exact = { squared: fraction(2n), reach: fraction(1n) };
    expect(isDistance(Math.SQRT2 - 1, exact, 2 ** -53)).toBe(true);
    expect(isDistance(Math.SQRT2 - 1 + 2 ** -50, exact, 2 ** -52)).toBe(false);
    expect(isDistance(Math.SQRT2 - 1 - 2 ** -50, exact, 2 ** -52)).toBe(false);
    expect(isDistance(0, { squared: fraction(1n), reach: fraction(3n) }, 0)).toBe(true);
    expect(isDistance(Number.NaN, exact, 1)).toBe(false);
  });

  test('an empty shape is at no distance', () => {
    expect(distance(sphere([0, 0, 0], -1), unitBox)).toBeNull();
  });
});

describe('where on the line', () => {
  test('a segment through a box', () => {
    const stretch = stretchInBox(segment([0, -5, 0], [0, 5, 0]), unitBox);
    expect(stretch).toEqual({ from: fraction(4n, 10n), to: fraction(6n, 10n) });
  });

  test('a ray that starts inside', () => {
    const stretch = stretchInBox(ray([0, 0, 0], [2, 1, 0]), unitBox);
    expect(stretch?.from).toEqual(fraction(0n));
    expect(stretch?.to).toEqual(fraction(1n, 2n));
  });

  test('a crossing has its t and its weights', () => {
    const crossing = crossingOf(segment([0.5, 1, 0.25], [0.5, -3, 0.25]), floor);
    expect([crossing?.t, crossing?.v, crossing?.w].map((value) => toNumber(value ?? rational(-1)))).toEqual([
      0.25, 0.25, 0.125,
    ]);
    expect(crossingOf(segment([0, 1, 0], [1, 1, 0]), floor)).toBeNull();
  });

  test('sides of a sphere bracket where its surface is crossed', () => {
    const line = segment([-10000, 0, 0], [10000, 0, 0]);
    expect(sideOfSphere(line, unitSphere, fraction(49995n, 100000n))).toBe(0);
    expect(sideOfSphere(line, unitSphere, rational(0.4999))).toBe(1);
    expect(sideOfSphere(line, unitSphere, rational(0.5))).toBe(-1);
  });

  test('a point on the surface is contained, one outside is not', () => {
    expect(contains(unitSphere, at([0, 0, 1]))).toBe(true);
    expect(contains(unitSphere, at([0, 0, 1 + tiny]))).toBe(false);
  });
});
