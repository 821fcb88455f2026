import { describe, expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { intersectsCircleCircle } from '../../generated/2d/circle-circle.js';
import { closestPointsCircleCircle, distanceCircleCircle } from '../../generated/2d/closestPoints.js';
import { contactCircleCircle } from '../../generated/2d/contact.js';
import { intersection } from '../index.js';
import { circle } from '../shapes/circle.js';

const at = (x: number, y: number) => ({ x, y });
const round = (x: number, y: number, radius: number) => circle(at(x, y), radius);
const unit = round(0, 0, 1);

describe('whether they meet', () => {
  test.each([
    ['touching from outside', unit, round(2, 0, 1), true],
    ['touching aslant', round(0, 0, 2), round(3, 4, 3), true],
    ['one step apart', unit, round(2 + 2 ** -51, 0, 1), false],
    ['radii that do not add up exactly', round(0, 0, 0.1), round(0.3, 0, 0.2), true],
    ['a hair less radius', round(0, 0, 0.1), round(0.3, 0, 0.2 - 2 ** -54), false],
    ['one inside the other', round(0, 0, 9), round(1, 1, 1), true],
    ['concentric', unit, round(0, 0, 5), true],
    ['far from the origin', round(1e9, 1e9, 2), round(1e9 + 3, 1e9 - 4, 3), true],
    ['a point on the edge', round(3, 4, 0), round(0, 0, 5), true],
    ['two points, the same', round(3, 4, 0), round(3, 4, 0), true],
    ['two points apart', round(3, 4, 0), round(3, 5, 0), false],
    ['a negative radius', { center: at(0, 0), radius: -1 }, unit, false],
    ['so small that the squares vanish', round(0, 0, 1e-170), round(2.5e-170, 0, 1e-170), false],
  ])('%s', (_situation, a, b, expected) => {
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(intersectsCircleCircle(first, second)).toBe(expected);
      expect(distanceCircleCircle(first, second) === 0).toBe(expected);
      expect(contactCircleCircle(first, second) !== null).toBe(expected);
    }
  });
});

test('apart, the nearest points lie on the line of the centres', () => {
  const closest = closestPointsCircleCircle(round(0, 0, 5), round(12, 16, 10));
  expect(closest).toEqual({ a: at(3, 4), b: at(6, 8), distance: 5 });
});

describe('the contact', () => {
  test('runs from centre to centre', () => {
    expect(contactCircleCircle(round(0, 0, 3), round(4, 0, 2))).toEqual({
      normal: at(1, 0),
      depth: 1,
      point: at(2.5, 0),
    });
  });

  test('touching, it has no depth', () => {
    expect(contactCircleCircle(unit, round(2, 0, 1))).toEqual({ normal: at(1, 0), depth: 0, point: at(1, 0) });
  });

  test('equal centres part along x, by both radii', () => {
    expect(contactCircleCircle(unit, unit)).toEqual({ normal: at(1, 0), depth: 2, point: at(0, 0) });
    expect(contactCircleCircle(round(1, 1, 0), round(1, 1, 2))?.normal).toEqual(at(1, 0));
    expect(contactCircleCircle(round(1, 1, 2), round(1, 1, 0))?.normal).toEqual(at(-1, 0));
  });

  test('inside a larger circle, the point stays in the smaller', () => {
    const contact = contactCircleCircle(round(0, 0, 10), round(1, 0, 0.5));
    expect(contact).toEqual({ normal: at(1, 0), depth: 9.5, point: at(1, 0) });
  });

  test.each([1e-160, 1e-300, 1e150, 1e300, 2 ** 1022])('at the scale of %s', (scale) => {
    const contact = contactCircleCircle(round(-scale, 0, 1.5 * scale), round(scale, 0, 1.25 * scale));
    expect(contact?.normal).toEqual(at(1, 0));
    expect((contact?.depth ?? 0) / scale).toBeCloseTo(0.75, 12);
    expect((contact?.point.x ?? 0) / scale).toBeCloseTo(0.125, 12);
  });
});

test.each([
  [
    'cross',
    circle(at(0, 0), 5),
    circle(at(6, 0), 5),
    { relation: 'crosses', center: at(3, 0), radius: 4, normal: at(1, 0) },
  ],
  [
    'cross, one much smaller',
    circle(at(0, 0), 5),
    circle(at(5, 0), Math.sqrt(10)),
    { relation: 'crosses', center: at(4, 0), radius: 3, normal: at(1, 0) },
  ],
  [
    'touch from outside',
    circle(at(0, 0), 5),
    circle(at(7, 0), 2),
    { relation: 'touches', start: at(5, 0), end: at(5, 0), radius: 0 },
  ],
  [
    'touch from inside',
    circle(at(0, 0), 5),
    circle(at(3, 0), 2),
    { relation: 'touchesInside', start: at(5, 0), end: at(5, 0), radius: 0 },
  ],
  [
    'touch from inside, the smaller one first',
    circle(at(3, 0), 2),
    circle(at(0, 0), 5),
    { relation: 'touchesInside', start: at(5, 0), radius: 0 },
  ],
  [
    'the second in the first',
    circle(at(0, 0), 5),
    circle(at(1, 0), 2),
    { relation: 'contains', start: at(1, 0), radius: 0 },
  ],
  [
    'the first in the second',
    circle(at(1, 0), 2),
    circle(at(0, 0), 5),
    { relation: 'inside', start: at(1, 0), radius: 0 },
  ],
  ['the same', circle(at(1, 0), 2), circle(at(1, 0), 2), { relation: 'same', center: at(1, 0), radius: 2 }],
  ['one step from touching inside', circle(at(0, 0), 5), circle(at(3, 0), 2 + 2 ** -51), { relation: 'crosses' }],
] as const)('where they meet: %s', (_situation, a, b, expected) => {
  expect(intersection(a, b)).toEqual(nearly(expected));
});

test('the points where they cross lie on both, to the left of the way between the centres and to its right', () => {
  const shared = intersection(circle(at(0, 0), 5), circle(at(6, 0), 5))!;
  expect(shared).toEqual(nearly({ start: at(3, 4), end: at(3, -4) }));
  for (const place of [shared.start, shared.end]) expect(Math.hypot(place.x - 6, place.y)).toBeCloseTo(5, 14);
});
