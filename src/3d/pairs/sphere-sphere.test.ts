import { describe, expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { closestPointsSphereSphere, distanceSphereSphere } from '../../generated/3d/closestPoints.js';
import { contactSphereSphere } from '../../generated/3d/contact.js';
import { createContact } from '../../generated/3d/results.js';
import { intersectsSphereSphere } from '../../generated/3d/sphere-sphere.js';
import { intersection } from '../index.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const ball = (x: number, y: number, z: number, radius: number) => sphere(at(x, y, z), radius);

describe('whether they meet', () => {
  test.each([
    ['touching', ball(0, 0, 0, 1), ball(2, 0, 0, 1), true],
    ['touching at a slant', ball(0, 0, 0, 3), ball(2, 3, 6, 4), true],
    ['one step apart', ball(0, 0, 0, 3), ball(2, 3, 6 + 2 ** -50, 4), false],
    ['one inside the other', ball(0, 0, 0, 9), ball(1, 1, 1, 1), true],
    ['a point on the surface', ball(0, 0, 0, 7), ball(2, 3, 6, 0), true],
    ['two points, the same', ball(1, 1, 1, 0), ball(1, 1, 1, 0), true],
    ['two points, one step apart', ball(1, 1, 1, 0), ball(1, 1, 1 + 2 ** -52, 0), false],
    ['far from the origin', ball(1e8, 1e8, 0, 3), ball(1e8 + 2, 1e8 + 3, 6, 4), true],
    ['radii whose sum must not be rounded', ball(0, 0, 0, 1), ball(1 + 2 ** -52, 0, 0, 2 ** -53), false],
    ['one negative radius, which the other outweighs', ball(0, 0, 0, 5), { center: at(0, 0, 0), radius: -1 }, false],
  ])('%s', (_situation, a, b, expected) => {
    expect(intersectsSphereSphere(a, b)).toBe(expected);
    expect(intersectsSphereSphere(b, a)).toBe(expected);
    expect(distanceSphereSphere(a, b) === 0).toBe(expected);
    expect(contactSphereSphere(a, b) !== null).toBe(expected);
  });
});

test('apart, the nearest points are on the way from centre to centre', () => {
  expect(closestPointsSphereSphere(ball(0, 0, 0, 1), ball(0, 6, 8, 4))).toEqual({
    a: at(0, 0.6, 0.8),
    b: at(0, 3.6, 4.8),
    distance: 5,
  });
});

describe('the contact', () => {
  test.each([
    ['overlapping', ball(0, 0, 0, 2), ball(3, 0, 0, 2), at(1, 0, 0), 1, at(1.5, 0, 0)],
    ['touching', ball(0, 0, 0, 1), ball(0, 2, 0, 1), at(0, 1, 0), 0, at(0, 1, 0)],
    ['a small one deep inside', ball(0, 0, 0, 10), ball(0, 0, 2, 1), at(0, 0, 1), 9, at(0, 0, 2)],
    ['equal centres must move too', ball(0, 0, 0, 1), ball(0, 0, 0, 1), at(1, 0, 0), 2, at(0, 0, 0)],
    ['equal centres, away from the smaller', ball(0, 0, 0, 3), ball(0, 0, 0, 1), at(-1, 0, 0), 4, at(0, 0, 0)],
  ])('%s', (_situation, a, b, normal, depth, point) => {
    expect(contactSphereSphere(a, b)).toEqual({ normal, depth, point });
  });

  test.each([1e-310, 1e-160, 1e150, 1e300])('at the scale of %s', (scale) => {
    const contact = contactSphereSphere(ball(0, 0, 0, 3 * scale), ball(0, 3 * scale, 4 * scale, 3 * scale))!;
    expect(contact.normal.y).toBeCloseTo(0.6, 10);
    expect(contact.normal.z).toBeCloseTo(0.8, 10);
    expect(contact.depth / scale).toBeCloseTo(1, 10);
  });

  test('may be written over the centres it is read from', () => {
    const a = ball(0, 0, 0, 2);
    const b = ball(3, 0, 0, 2);
    const out = { ...createContact(), normal: a.center as { x: number; y: number; z: number } };
    expect(contactSphereSphere(a, b, out)).toMatchObject({ normal: at(1, 0, 0), depth: 1, point: at(1.5, 0, 0) });
  });
});

test.each([
  [
    'cross',
    sphere(at(0, 0, 0), 5),
    sphere(at(6, 0, 0), 5),
    { relation: 'crosses', center: at(3, 0, 0), radius: 4, normal: at(1, 0, 0) },
  ],
  [
    'cross, one much smaller',
    sphere(at(0, 0, 0), 5),
    sphere(at(5, 0, 0), Math.sqrt(10)),
    { relation: 'crosses', center: at(4, 0, 0), radius: 3, normal: at(1, 0, 0) },
  ],
  [
    'touch from outside',
    sphere(at(0, 0, 0), 5),
    sphere(at(7, 0, 0), 2),
    { relation: 'touches', start: at(5, 0, 0), end: at(5, 0, 0), radius: 0 },
  ],
  [
    'touch from inside',
    sphere(at(0, 0, 0), 5),
    sphere(at(3, 0, 0), 2),
    { relation: 'touchesInside', start: at(5, 0, 0), end: at(5, 0, 0), radius: 0 },
  ],
  [
    'touch from inside, the smaller one first',
    sphere(at(3, 0, 0), 2),
    sphere(at(0, 0, 0), 5),
    { relation: 'touchesInside', start: at(5, 0, 0), radius: 0 },
  ],
  [
    'the second in the first',
    sphere(at(0, 0, 0), 5),
    sphere(at(1, 0, 0), 2),
    { relation: 'contains', start: at(1, 0, 0), radius: 0 },
  ],
  [
    'the first in the second',
    sphere(at(1, 0, 0), 2),
    sphere(at(0, 0, 0), 5),
    { relation: 'inside', start: at(1, 0, 0), radius: 0 },
  ],
  ['the same', sphere(at(1, 0, 0), 2), sphere(at(1, 0, 0), 2), { relation: 'same', center: at(1, 0, 0), radius: 2 }],
  ['one step from touching inside', sphere(at(0, 0, 0), 5), sphere(at(3, 0, 0), 2 + 2 ** -51), { relation: 'crosses' }],
] as const)('where they meet: %s', (_situation, a, b, expected) => {
  expect(intersection(a, b)).toEqual(nearly(expected));
});

test('the points where they cross lie on both, to the left of the way between the centres and to its right', () => {
  const shared = intersection(sphere(at(0, 0, 0), 5), sphere(at(6, 0, 0), 5))!;
  expect(shared).toEqual(nearly({ start: shared.start, end: shared.end }));
  for (const place of [shared.start, shared.end]) expect(Math.hypot(place.x - 6, place.y, place.z)).toBeCloseTo(5, 14);
});
