/**
 * Faults that tests like these commonly have in space: each is shown by a situation, with the right answer. The letter and number in front only tell the faults apart.
 */
import { describe, expect, test } from 'vitest';
import {
  aabb,
  contact,
  distance,
  intersection,
  intersects,
  obb,
  obbFromMatrix,
  overlaps,
  plane,
  pushOut,
  segment,
  sphere,
  touches,
  translate,
  triangle,
  type Vec3,
  worldToObb,
} from '../../src/3d/index.js';
import * as oracle from '../oracle/3d.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const zero = at(0, 0, 0);
const unit = sphere(zero, 1);
const ground = plane(at(0, 1, 0), 0);

describe('a segment and a sphere', () => {
  test('L3a: one inside meets the ball, and its surface nowhere', () => {
    const inside = segment(at(-0.5, 0, 0), at(0.5, 0, 0));
    expect(intersects(inside, unit)).toBe(true);
    expect(intersection(inside, unit)).toMatchObject({ relation: 'inside', count: 0, tMin: 0, tMax: 1 });
  });

  test('L3b: one that touches from outside has one t, not twice the same', () => {
    const tangent = segment(at(-1, 1, 0), at(1, 1, 0));
    expect(touches(tangent, unit)).toBe(true);
    expect(intersection(tangent, unit)).toMatchObject({ relation: 'touches', count: 1, tMin: 0.5, tMax: 0.5 });
  });

  test('L3c: one without length on the surface touches it', () => {
    const dot = segment(at(1, 0, 0), at(1, 0, 0));
    expect(touches(dot, unit)).toBe(true);
    expect(intersection(dot, unit)!.entry).toEqual(at(1, 0, 0));
  });

  test.each([1e4, 1e8, 1e15])(
    'L3d: one of half length %d has two different t, whose digits do not cancel',
    (length) => {
      const { t0, t1, entry, exit } = intersection(segment(at(-length, 0, 0), at(length, 0, 0)), unit)!;
      expect(Math.abs(t0 - (0.5 - 0.5 / length))).toBeLessThanOrEqual(2 ** -53);
      expect(Math.abs(t1 - (0.5 + 0.5 / length))).toBeLessThanOrEqual(2 ** -53);
      expect([entry, exit]).toEqual([at(-1, 0, 0), at(1, 0, 0)]);
    },
  );
});

describe('a segment and a plane', () => {
  test.each([1, -1])('L4a: one that starts on it and leaves along the normal, or against it, meets it at t 0', (y) => {
    const leaving = segment(zero, at(0, y, 0));
    expect(intersects(leaving, ground)).toBe(true);
    expect(intersection(leaving, ground)).toMatchObject({ t: 0, point: zero, inPlane: false });
  });

  test('L4b: one that lies in it meets it', () => {
    const lying = segment(zero, at(1, 0, 0));
    expect(intersects(lying, ground)).toBe(true);
    expect(intersection(lying, ground)).toMatchObject({ inPlane: true, side: 0 });
  });

  test.each([4e-6, 1e-200, 2 ** -1073])(
    'L4c: one that crosses it from %d above to as far below does so in its middle',
    (y) => {
      expect(intersection(segment(at(0, y, 0), at(0, -y, 0)), ground)).toMatchObject({ t: 0.5, point: zero });
    },
  );

  test('L4d: one that ends on a slanting plane meets it there', () => {
    const end = at(-3, -1, -1);
    const normal = at(-2, 2, 2);
    const slanting = plane(normal, -(normal.x * end.x + normal.y * end.y + normal.z * end.z));
    const coming = segment(at(3, 1, 0), end);
    expect(intersects(coming, slanting)).toBe(true);
    expect(intersection(coming, slanting)).toMatchObject({ t: 1, point: end });
  });
});

describe('a segment and a triangle', () => {
  test('L5a: one through the inside hits, though a cosine comes out as less than 1', () => {
    const target = triangle(at(3, 1, 3), at(-1, -2, -3), at(-3, 1, -1));
    const shot = segment(at(-1, 1, -1), at(1, 0, 3));
    expect(oracle.intersects(shot, target)).toBe(true);
    expect(intersects(shot, target)).toBe(true);
    expect(intersection(shot, target)!.tMin).toBeCloseTo(6 / 17, 15);
  });

  test.each([
    ['an edge', 1],
    ['a corner', 0],
  ])('L5b: one through %s hits', (_feature, x) => {
    const target = triangle(zero, at(2, 0, 0), at(0, 0, 2));
    const shot = segment(at(x, 1, 0), at(x, -1, 0));
    expect(touches(shot, target)).toBe(true);
    expect(intersection(shot, target)!.entry).toEqual(at(x, 0, 0));
  });

  test.each([0.002, 1e-9, 1e-150])(
    'L5c: one through a triangle of side %d hits, though normals become tiny',
    (side) => {
      const target = triangle(zero, at(side, 0, 0), at(0, 0, side));
      expect(intersects(segment(at(side / 4, 1, side / 4), at(side / 4, -1, side / 4)), target)).toBe(true);
      expect(intersects(segment(at(side, 1, side), at(side, -1, side)), target)).toBe(false);
    },
  );

  test('L5d: a hit is where the corner weights are at least 0: no cosine need be more than 1', () => {
    const target = triangle(zero, at(2, 0, 0), at(0, 0, 2));
    const { barycentrics } = intersection(segment(at(0.5, 1, 0.5), at(0.5, -1, 0.5)), target)!;
    expect(barycentrics).toEqual({ u: 0.5, v: 0.25, w: 0.25 });
    expect(intersects(segment(at(1.5, 1, 1.5), at(1.5, -1, 1.5)), target)).toBe(false);
  });
});

describe('two spheres', () => {
  test('L6a: with one centre they come apart by both radii, not by nothing', () => {
    const [a, b] = [sphere(at(0, 0, 0), 1), sphere(at(0, 0, 0), 1)];
    const away = pushOut(a, b)!;
    expect(Math.hypot(away.x, away.y, away.z)).toBe(2);
    expect(overlaps(translate(a, away), b)).toBe(false);
  });

  test('L6b: touching counts', () => {
    const [a, b] = [unit, sphere(at(2, 0, 0), 1)];
    expect(intersects(a, b)).toBe(true);
    expect(touches(a, b)).toBe(true);
    expect(contact(a, b)!.depth).toBe(0);
  });
});

describe('a sphere and a triangle', () => {
  test('L7a: one beyond the end of an edge is apart from it: edges are no endless lines', () => {
    const [ball, target] = [sphere(at(5, 0, 0), 0.5), triangle(zero, at(1, 0, 0), at(0, 0, 1))];
    expect(intersects(ball, target)).toBe(false);
    expect(distance(ball, target)).toBe(3.5);
  });

  test('L7b: one far from a triangle with an edge of no length is apart from it', () => {
    const [ball, needle] = [sphere(at(0, 100, 0), 1), triangle(zero, zero, at(1, 0, 0))];
    expect(intersects(ball, needle)).toBe(false);
    expect(distance(ball, needle)).toBe(99);
  });
});

describe('two planes', () => {
  test('L8a: x = 1 and z = 2 share the line along y through (1, 0, 2)', () => {
    const shared = intersection(plane(at(1, 0, 0), -1), plane(at(0, 0, 1), -2))!;
    expect(shared.coincident).toBe(false);
    expect(shared.origin).toEqual(at(1, 0, 2));
    expect(Math.abs(shared.direction.y)).toBe(1);
    expect([shared.direction.x, shared.direction.z].map(Math.abs)).toEqual([0, 0]);
  });

  test('L8b: parallel ones share nothing, and one given twice shares all', () => {
    expect(intersection(ground, plane(at(0, 1, 0), -1))).toBeNull();
    expect(intersects(ground, plane(at(0, 1, 0), -1))).toBe(false);
    expect(intersection(ground, plane(at(0, -2, 0), 0))).toMatchObject({ coincident: true });
  });

  test('L8b: of nearly parallel ones the line is found by the largest part of its direction', () => {
    const tilted = plane(at(1e-12, 1, 1e-9), -1e-9);
    const { origin, direction } = intersection(ground, tilted)!;
    expect(origin.y).toBe(0);
    expect(origin.z).toBeCloseTo(1, 5);
    expect(Math.abs(direction.x)).toBeCloseTo(1, 5);
  });
});

describe('a plane and a triangle', () => {
  test('L9a: a corner on the plane is one point', () => {
    const section = intersection(ground, triangle(zero, at(1, 1, 0), at(-1, 1, 0)))!;
    expect(section).toMatchObject({ relation: 'corner', start: zero, end: zero });
  });

  test('L9b: a triangle in the plane is shared as a whole', () => {
    const lying = triangle(zero, at(1, 0, 0), at(0, 0, 1));
    expect(intersects(ground, lying)).toBe(true);
    expect(intersection(ground, lying)).toMatchObject({ relation: 'inPlane' });
  });

  test.each([1e-25, 1e-200, 5e-324])(
    'L9c: a triangle %d above the plane is apart from it, though products of heights vanish',
    (y) => {
      const floating = triangle(at(0, y, 0), at(1, y, 0), at(0, y, 1));
      expect(intersects(ground, floating)).toBe(false);
      expect(intersection(ground, floating)).toBeNull();
      expect(distance(ground, floating)).toBe(y);
    },
  );
});

describe('a segment and a box', () => {
  test('S1a: the corners of a box come in any order', () => {
    const { tMin, tMax } = intersection(segment(at(0, -5, 0), at(0, 5, 0)), aabb(at(1, 1, 1), at(-1, -1, -1)))!;
    expect([tMin, tMax]).toEqual([0.4, 0.6]);
  });

  test.each([3e38, Number.MAX_VALUE])('S1b: one from -%d to %d goes through a box around its middle', (x) => {
    const box = aabb(at(-1, 0.4, -1), at(1, 0.6, 1));
    const long = segment(at(-x, 0, 0), at(x, 1, 0));
    expect(intersects(long, box)).toBe(true);
    expect(intersection(long, box)!.tMin).toBe(0.5);
  });

  test('S1c: one that passes a corner at tenths by a hair misses, where quotients say it hits at 0.25', () => {
    const [start, end] = [at(-0.4, 0.9, -0.8), at(0.4, -0.7, -0.5)];
    const box = aabb(at(-0.6, 0.4, -0.8), at(-0.2, 0.5, -0.5));
    const leaves = (box.max.x - start.x) / (end.x - start.x);
    const enters = (box.max.y - start.y) / (end.y - start.y);
    expect([enters, leaves]).toEqual([0.25, 0.25]);
    expect(oracle.intersects(segment(start, end), box)).toBe(false);
    expect(intersects(segment(start, end), box)).toBe(false);
    expect(intersection(segment(start, end), box)).toBeNull();
  });
});

describe('oriented boxes', () => {
  test('S2: a matrix of scale (1, 0, 1) has no inverse, and makes a flat box that segments hit', () => {
    const flat = obbFromMatrix([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    expect(worldToObb(flat)).toBeNull();
    expect(intersects(segment(at(0.5, 1, 0.5), at(0.5, -1, 0.5)), flat)).toBe(true);
    expect(intersects(segment(at(0.5 + 2 ** -53, 1, 0.5), at(0.5 + 2 ** -53, -1, 0.5)), flat)).toBe(false);
    expect(intersects(segment(at(0, 1, 0), at(0, 2 ** -1074, 0)), flat)).toBe(false);
  });

  test('S2: a negative scale turns corners around, and changes nothing', () => {
    const mirrored = obbFromMatrix([-2, 0, 0, 0, 0, -2, 0, 0, 0, 0, -2, 0, 0, 0, 0, 1]);
    expect(intersects(segment(at(0, -5, 0), at(0, 5, 0)), mirrored)).toBe(true);
    expect(intersects(segment(at(1, -5, 1), at(1, 5, 1)), mirrored)).toBe(true);
    expect(intersects(segment(at(1 + 2 ** -52, -5, 1), at(1, -5, 1 + 2 ** -52)), mirrored)).toBe(false);
  });

  test('O1: long boxes that are almost parallel are apart along two edges, which must not be skipped', () => {
    const a = obb(zero, at(1000, 1, 1));
    const axes = [
      at(0.9999999333875007, 0, -0.0003649999918954792),
      at(0.0001914027952344093, 0.8514774432500848, 0.5243911965329592),
      at(0.0003107892598854643, -0.5243912314639697, 0.8514773865310442),
    ] as const;
    const b = obb(at(325, -2, -1.7), at(1000, 1, 1), axes);
    expect(axes[0].x).toBeGreaterThan(0.999999);
    expect(oracle.intersects(a, b)).toBe(false);
    expect(intersects(a, b)).toBe(false);
    const parts = (box: typeof a, along: Vec3) =>
      box.axes.map((axis, i) => [1000, 1, 1][i]! * Math.abs(axis.x * along.x + axis.y * along.y + axis.z * along.z));
    const reach = (box: typeof a, along: Vec3) => parts(box, along).reduce((sum, part) => sum + part);
    for (const face of [...a.axes, ...b.axes]) {
      const apart = Math.abs(face.x * 325 - face.y * 2 - face.z * 1.7);
      expect(apart).toBeLessThan(reach(a, face) + reach(b, face));
    }
  });

  test('O2: axes of any length are taken as they are', () => {
    const long = obb(zero, at(1, 1, 1), [at(3, 0, 0), at(0, 0.5, 0), at(0, 0, 1)]);
    expect(touches(long, obb(at(4, 0, 0), at(1, 1, 1)))).toBe(true);
    expect(intersects(long, obb(at(0, 1.5 + 2 ** -52, 0), at(1, 1, 1)))).toBe(false);
  });
});
