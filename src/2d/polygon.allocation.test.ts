/** With `out` given, questions and values of polygons allocate nothing, as long as doubles can tell. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import { bodyOf } from '../../test/oracle/body.js';
import { flattened } from '../../test/oracle/generators/hulls.js';
import {
  aabb,
  capsule,
  circle,
  closestPoints,
  contact,
  createClosestPoints,
  createObbContact,
  halfplane,
  line,
  obb,
  overlaps,
  point,
  ray,
  type Shape,
  segment,
  touches,
  triangle,
} from './index.js';
import type { Polygon } from './shapes/polygon.js';

const at = (x: number, y: number, z: number) => ({ x, y: y + 0 * z });

function placed(x: number, y: number, z: number): Polygon {
  const data = flattened(bodyOf([-1, 1].flatMap((i) => [-0.9, 1.1].map((j) => ({ x: i, y: j + 0.1 * i, z: 0 })))));
  return {
    kind: 'polygon',
    data,
    position: at(x, y, z),
    axes: [
      { x: 0.8, y: 0.6 },
      { x: -0.6, y: 0.8 },
    ],
  };
}

const own = placed(0.1, 0.2, 0.3);
/** One that meets it, and one that does not. */
const others: readonly [string, Shape, Shape][] = [
  ['polygon', placed(1.3, 0.4, 0.1), placed(7.2, 0.3, 0.4)],
  ['point', point(0.3, 0.1), point(7.3, 0.1)],
  ['segment', segment(at(-4, 0.1, 0.2), at(3, 0.3, 0.1)), segment(at(4.1, 0.1, 0.2), at(4.3, 3.3, 0.1))],
  ['ray', ray(at(-4, 0.1, 0.2), at(3, 0.3, 0.1)), ray(at(4.1, 0.1, 0.2), at(4.3, 3.3, 0.1))],
  ['line', line(at(-4, 0.1, 0.2), at(3, 0.3, 0.1)), line(at(4.1, 0.1, 0.2), at(0.3, 3.3, 0.1))],
  ['halfplane', halfplane(at(0.6, 0.8, 0.1), 0.1), halfplane(at(0.6, 0.8, 0.1), 7.3)],
  ['circle', circle(at(0.3, 0.4, 0.1), 0.7), circle(at(5.3, 0.4, 0.1), 0.7)],
  ['capsule', capsule(at(0.3, 0.4, 0.1), at(2.3, 0.3, 0.2), 0.7), capsule(at(5.3, 0.4, 0.1), at(5.1, 2.2, 0.3), 0.7)],
  ['aabb', aabb(at(0.3, 0.4, 0.1), at(2.1, 3.2, 2.3)), aabb(at(5.3, 0.4, 0.1), at(6.1, 3.2, 2.3))],
  ['obb', obb(at(0.3, 0.4, 0.1), at(1.1, 1.2, 1.3)), obb(at(5.3, 0.4, 0.1), at(1.1, 1.2, 1.3))],
  [
    'triangle',
    triangle(at(0.3, 0.4, 0.1), at(3.1, 1.2, 0.3), at(-2.1, 2.2, 0.4)),
    triangle(at(5.3, 0.4, 0.1), at(6.1, 1.2, 0.3), at(5.1, 2.2, 0.4)),
  ],
];

const nearest = createClosestPoints();
const touch = createObbContact();
const contactOf = contact as (a: Shape, b: Shape, out: object) => object | null;

test.each(others)('a polygon and a %s', (_kind, meeting, apart) => {
  expect(overlaps(own, meeting)).toBe(true);
  expect(overlaps(own, apart)).toBe(false);
  const run = (): void => {
    overlaps(own, meeting);
    touches(own, apart);
    closestPoints(own, meeting, nearest);
    closestPoints(own, apart, nearest);
    contactOf(own, meeting, touch);
    contactOf(own, apart, touch);
  };
  expect(bytesPerCall(run, 2_000)).toBeLessThan(1);
});
