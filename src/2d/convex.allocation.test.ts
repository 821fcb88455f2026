/** With `out` given, nearest points and contacts by the general routine allocate nothing either. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import type * as d from './index.js';
import {
  aabb,
  capsule,
  circle,
  closestPoints,
  contact,
  createClosestPoints,
  createObbContact,
  createVec2,
  line,
  obb,
  point,
  pushOut,
  ray,
  segment,
  triangle,
} from './index.js';

type Convex = d.Point | d.Ray | d.Segment | d.Circle | d.Aabb | d.Triangle | d.Capsule | d.Obb;

/** Of each kind one that meets what lies around the origin and one that does not; nowhere do two just touch. */
const kinds = {
  triangle: [
    triangle({ x: -0.9, y: -0.8 }, { x: 1.1, y: -0.3 }, { x: 0.2, y: 0.9 }),
    triangle({ x: 2.9, y: 0.8 }, { x: 3.1, y: -0.3 }, { x: 2.2, y: 0.9 }),
  ],
  capsule: [
    capsule({ x: -0.7, y: 0.3 }, { x: 0.6, y: 0.2 }, 0.3),
    capsule({ x: 1.7, y: 1.3 }, { x: 2.6, y: -1.2 }, 0.4),
  ],
  obb: [obb({ x: 0.1, y: 0.1 }, { x: 0.7, y: 0.5 }, 0.4), obb({ x: 2.1, y: 0.1 }, { x: 0.8, y: 0.5 }, 1.1)],
  point: [point(0.1, 0.2), point(1.1, 2.3)],
  ray: [ray({ x: -3.1, y: 0.1 }, { x: 0.7, y: 0.1 }), ray({ x: 0.3, y: 3.1 }, { x: 0.7, y: 0.2 })],
  segment: [segment({ x: -1.3, y: 0.21 }, { x: 1.1, y: 0.3 }), segment({ x: 2.3, y: -1.2 }, { x: 2.1, y: 1.3 })],
  circle: [circle({ x: 0.2, y: 0.1 }, 0.7), circle({ x: 1.7, y: 0.4 }, 1.3)],
  aabb: [aabb({ x: -0.3, y: -0.4 }, { x: 0.5, y: 0.6 }), aabb({ x: 1.3, y: -1.4 }, { x: 2.5, y: 0.6 })],
} as const;

const nearest = createClosestPoints();
const touch = createObbContact();
const way = createVec2();

const names = Object.keys(kinds) as (keyof typeof kinds)[];
const general = names.slice(0, 3).flatMap((nameA, i) => names.slice(i).map((nameB) => [nameA, nameB] as const));

function everyValue(a: Convex, b: Convex): void {
  if (a === b) return;
  closestPoints(a, b, nearest);
  contact(a, b, touch);
  pushOut(a, b, way);
}

test.each(general)('%s and %s', (nameA, nameB) => {
  const [a0, a1] = kinds[nameA];
  const [b0, b1] = kinds[nameB];
  const run = (): void => {
    everyValue(a0, b0);
    everyValue(a0, b1);
    everyValue(a1, b0);
    everyValue(a1, b1);
  };
  expect(bytesPerCall(run, 20_000)).toBeLessThan(1);
});

test.each([...names])('a line and %s', (name) => {
  const [through, beside] = [line({ x: 0.1, y: -2 }, { x: 0.1, y: 3 }), line({ x: 5.1, y: -2 }, { x: 0.2, y: 3 })];
  const run = (): void => {
    for (const shape of kinds[name]) {
      closestPoints(through, shape, nearest);
      closestPoints(beside, shape, nearest);
      contact(through, shape, touch);
    }
  };
  expect(bytesPerCall(run, 20_000)).toBeLessThan(1);
});
