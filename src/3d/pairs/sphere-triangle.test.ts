import { describe, expect, test } from 'vitest';
import { distance, isDistance } from '../../../test/oracle/3d.js';
import { cases3, families } from '../../../test/oracle/generators.js';
import {
  closestPointsSphereTriangle,
  contactSphereTriangle,
  distanceSphereTriangle,
  intersectsSphereTriangle,
} from '../../generated/3d/sphere-triangle.js';
import { sphere } from '../shapes/sphere.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(1, 0, 0), at(0, 0, 1));

describe('whether they meet', () => {
  test.each([
    ['resting on the face', at(0.25, 0.5, 0.25), 0.5, true],
    ['a step above the face', at(0.25, 0.5 + 2 ** -53, 0.25), 0.5, false],
    ['touching an edge from the side', at(0.5, 0, -2), 2, true],
    ['a step short of the edge', at(0.5, 0, -2 - 2 ** -51), 2, false],
    ['touching a corner', at(-3, 0, -4), 5, true],
    ['near the line of an edge, far from the edge', at(5, 0, 0), 0.5, false],
    ['centred on the triangle, without radius', at(0.25, 0, 0.25), 0, true],
    ['around the whole triangle', at(0, 0, 0), 100, true],
  ])('%s', (_situation, center, radius, expected) => {
    expect(intersectsSphereTriangle(sphere(center, radius), floor)).toBe(expected);
    expect(distanceSphereTriangle(sphere(center, radius), floor) === 0).toBe(expected);
    expect(contactSphereTriangle(sphere(center, radius), floor) !== null).toBe(expected);
  });

  test('an edge without length is a point, not an endless line', () => {
    const spike = triangle(at(0, 0, 0), at(0, 0, 0), at(1, 0, 0));
    expect(intersectsSphereTriangle(sphere(at(0, 100, 0), 1), spike)).toBe(false);
    expect(intersectsSphereTriangle(sphere(at(0.5, 1, 0), 1), spike)).toBe(true);
  });

  test('a sphere of negative radius is empty', () => {
    expect(intersectsSphereTriangle({ center: at(0, 0, 0), radius: -1 }, floor)).toBe(false);
    expect(distanceSphereTriangle({ center: at(0, 0, 0), radius: -1 }, floor)).toBe(Infinity);
  });
});

describe('contact', () => {
  test('from above it is along the face', () => {
    const contact = contactSphereTriangle(sphere(at(0.25, 0.25, 0.25), 1), floor)!;
    expect(contact.normal).toEqual(at(0, -1, 0));
    expect(contact.depth).toBe(0.75);
    expect(contact.point).toEqual(at(0.25, 0, 0.25));
  });

  test('beside an edge it is away from the edge', () => {
    const contact = contactSphereTriangle(sphere(at(0.5, 0, -1), 1.5), floor)!;
    expect(contact.normal).toMatchObject({ z: 1 });
    expect(contact.depth).toBe(0.5);
  });

  test('centred on the face, it leaves by the side where the corners turn counter-clockwise', () => {
    const { normal, depth } = contactSphereTriangle(sphere(at(0.25, 0, 0.25), 1), floor)!;
    expect(normal.y).toBe(1);
    expect(depth).toBe(1);
  });

  test('centred on a triangle without area, it leaves square to it', () => {
    const { normal, depth } = contactSphereTriangle(
      sphere(at(1, 1, 1), 2),
      triangle(at(0, 0, 0), at(2, 2, 2), at(1, 1, 1)),
    )!;
    expect(normal.x + normal.y + normal.z).toBeCloseTo(0, 15);
    expect(depth).toBe(2);
  });
});

test.each(families.filter((family) => family !== 'scale'))(
  '%s: distance is the true one within 32 ulp of the size',
  (family) => {
    let cases = 0;
    for (const { a, b } of cases3('sphere', 'triangle', family)) {
      if (cases++ === 500) break;
      if (a.kind !== 'sphere' || b.kind !== 'triangle') throw new TypeError('unexpected shapes');
      const truth = distance(a, b);
      if (!truth) continue;
      const { center, radius } = a;
      const corners = [b.a, b.b, b.c];
      const size = Math.max(
        ...corners.map(({ x, y, z }) => Math.hypot(x - center.x, y - center.y, z - center.z)),
        radius,
      );
      expect(isDistance(distanceSphereTriangle(a, b), truth, 32 * 2 ** -52 * size), JSON.stringify({ a, b })).toBe(
        true,
      );
    }
  },
);

test('closest points are a distance apart and lie on their shapes', () => {
  const { a, b, distance } = closestPointsSphereTriangle(sphere(at(0.25, 3, 0.25), 1), floor)!;
  expect(distance).toBe(2);
  expect(a).toEqual(at(0.25, 2, 0.25));
  expect(b).toEqual(at(0.25, 0, 0.25));
});
