/** With `out` given, no question allocates, in any pair of kinds. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import { stageCounts } from '../exact/program.js';
import { closestPoints, contact, intersection, intersects, raycast } from '../generated/2d/questions.js';
import {
  createBallPassage,
  createBoxPassage,
  createClosestPoints,
  createContact,
  createRayHit,
} from '../generated/2d/results.js';
import { createVec2 } from '../math/vec2.js';
import { bounds } from './queries/bounds.js';
import { pushOut } from './queries/pushOut.js';
import { raycast as castRay } from './queries/raycast.js';
import { type Aabb, aabb, createAabb } from './shapes/aabb.js';
import { type Circle, circle } from './shapes/circle.js';
import { type Point, point } from './shapes/point.js';
import { type Ray, ray } from './shapes/ray.js';
import { type Segment, segment } from './shapes/segment.js';

/** Kinds of which any two answer every question. */
type Simple = Point | Segment | Ray | Circle | Aabb;

/** Of each kind one that meets what lies around the origin and one that does not; nowhere do two just touch. */
const kinds = {
  point: [point(0.1, 0.2), point(1.1, 2.3)],
  segment: [segment({ x: -1.3, y: 0.21 }, { x: 1.1, y: 0.3 }), segment({ x: 2.3, y: -1.2 }, { x: 2.1, y: 1.3 })],
  ray: [ray({ x: -3.1, y: 0.1 }, { x: 0.7, y: 0.1 }), ray({ x: 0.3, y: 3.1 }, { x: 0.7, y: 0.2 })],
  circle: [circle({ x: 0.2, y: 0.1 }, 0.7), circle({ x: 1.7, y: 0.4 }, 1.3)],
  aabb: [aabb({ x: -0.3, y: -0.4 }, { x: 0.5, y: 0.6 }), aabb({ x: 1.3, y: -1.4 }, { x: 2.5, y: 0.6 })],
} as const;

const hit = createRayHit();
const nearest = createClosestPoints();
const touch = createContact();
const inBox = createBoxPassage();
const inCircle = createBallPassage();
const box = createAabb();
const way = createVec2();

const names = Object.keys(kinds) as (keyof typeof kinds)[];
const pairs = names.flatMap((nameA, i) => names.slice(i).map((nameB) => [nameA, nameB] as const));

/** Each kind is there twice; a shape is not asked about itself. */
function everyQuestion(a: Simple, b: Simple): void {
  if (a === b) return;
  intersects(a, b);
  closestPoints(a, b, nearest);
  contact(a, b, touch);
  pushOut(a, b, way);
  bounds(a, box);
  if (a.kind === 'ray') raycast(a, b, hit);
  if ((a.kind === 'ray' || a.kind === 'segment') && b.kind === 'aabb') intersection(a, b, inBox);
  if ((a.kind === 'ray' || a.kind === 'segment') && b.kind === 'circle') intersection(a, b, inCircle);
}

test.each(pairs)('%s and %s', (nameA, nameB) => {
  const [a0, a1] = kinds[nameA];
  const [b0, b1] = kinds[nameB];
  const run = (): void => {
    everyQuestion(a0, b0);
    everyQuestion(a0, b1);
    everyQuestion(a1, b0);
    everyQuestion(a1, b1);
  };
  expect(bytesPerCall(run, 20_000)).toBeLessThan(1);
});

test('rays with options, and segments in their place', () => {
  const entering = { tMin: 0, tMax: 90.5, entering: true };
  const later = { tMin: 0.25, tMax: Infinity, entering: false };
  const line = segment({ x: -3.1, y: 0.2 }, { x: 4.1, y: 0.3 });
  const run = (): void => {
    castRay(kinds.ray[0], kinds.aabb[0], hit, entering);
    castRay(kinds.ray[0], kinds.aabb[0], hit, later);
    castRay(line, kinds.aabb[0], hit);
  };
  expect(bytesPerCall(run)).toBeLessThan(1);
});

/** As in worlds of tiles: whole numbers, and every two of them just touch. The filter cannot tell, the grid can. */
test.each([
  ['circle and circle', circle({ x: 0, y: 0 }, 2), circle({ x: 3, y: 0 }, 1)],
  ['circle and aabb', circle({ x: 0, y: 0 }, 2), aabb({ x: 2, y: -1 }, { x: 3, y: 1 })],
  ['segment and circle', segment({ x: -3, y: 2 }, { x: 3, y: 2 }), circle({ x: 0, y: 0 }, 2)],
  ['segment and aabb', segment({ x: -1, y: 1 }, { x: 1, y: 3 }), aabb({ x: 0, y: 0 }, { x: 2, y: 2 })],
  ['segment and segment', segment({ x: 0, y: 0 }, { x: 4, y: 2 }), segment({ x: 2, y: 1 }, { x: 0, y: 3 })],
  ['ray and circle', ray({ x: -3, y: 2 }, { x: 1, y: 0 }), circle({ x: 0, y: 0 }, 2)],
  ['ray and aabb', ray({ x: -1, y: 1 }, { x: 1, y: 1 }), aabb({ x: 0, y: 0 }, { x: 2, y: 2 })],
] as const)('touching whole numbers: %s', (_name, a, b) => {
  expect(intersects(a, b)).toBe(true);
  const before = stageCounts.grid;
  intersects(a, b);
  expect(stageCounts.grid).toBeGreaterThan(before);
  expect(bytesPerCall(() => intersects(a, b))).toBeLessThan(0.5);
});
