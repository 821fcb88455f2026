/**
 * With `out` given, no question allocates, in any pair of kinds. All is imported by the front door on purpose: V8 gives
 * every literal `{ x, y, z }` one hidden class, so a single table such as `{ x: 'axisX', y: 'axisY', z: 'axisZ' }` in any
 * module makes it keep the coordinates of all vectors as objects, and allocate for each number written into one.
 */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import { stageCounts } from '../exact/program.js';
import type * as d from './index.js';
import {
  aabb,
  bounds,
  closestPoints,
  contact,
  createAabb,
  createBallPassage,
  createBoxPassage,
  createClosestPoints,
  createContact,
  createRayHit,
  createVec3,
  intersection,
  intersects,
  point,
  pushOut,
  ray,
  raycast,
  segment,
  sphere,
} from './index.js';

/** Kinds of which any two answer every question. */
type Simple = d.Point | d.Segment | d.Ray | d.Sphere | d.Aabb;

/** Of each kind one that meets what lies around the origin and one that does not; nowhere do two just touch. */
const kinds = {
  point: [point(0.1, 0.2, 0.3), point(1.1, 2.3, 0.7)],
  segment: [
    segment({ x: -1.3, y: 0.21, z: 0.1 }, { x: 1.1, y: 0.3, z: 0.5 }),
    segment({ x: 2.3, y: -1.2, z: 0.1 }, { x: 2.1, y: 1.3, z: 0.4 }),
  ],
  ray: [
    ray({ x: -3.1, y: 0.1, z: 0.2 }, { x: 0.7, y: 0.1, z: 0.05 }),
    ray({ x: 0.3, y: 3.1, z: 0.2 }, { x: 0.7, y: 0.2, z: 0.05 }),
  ],
  sphere: [sphere({ x: 0.2, y: 0.1, z: 0.1 }, 0.7), sphere({ x: 1.7, y: 0.3, z: -0.2 }, 1.3)],
  aabb: [
    aabb({ x: -0.3, y: -0.4, z: -0.5 }, { x: 0.5, y: 0.6, z: 0.7 }),
    aabb({ x: 1.3, y: -1.4, z: -0.2 }, { x: 2.5, y: 0.6, z: 0.9 }),
  ],
} as const;

const hit = createRayHit();
const nearest = createClosestPoints();
const touch = createContact();
const inBox = createBoxPassage();
const inSphere = createBallPassage();
const box = createAabb();
const way = createVec3();

const names = Object.keys(kinds) as (keyof typeof kinds)[];
const pairs = names.flatMap((nameA, i) => names.slice(i).map((nameB) => [nameA, nameB] as const));

/** Two lines of space never meet by chance, so the second of a pair of equal kinds is another shape. */
function everyQuestion(a: Simple, b: Simple): void {
  if (a === b) return;
  intersects(a, b);
  closestPoints(a, b, nearest);
  contact(a, b, touch);
  pushOut(a, b, way);
  bounds(a, box);
  if (a.kind === 'ray') raycast(a, b, hit);
  if ((a.kind === 'ray' || a.kind === 'segment') && b.kind === 'aabb') intersection(a, b, inBox);
  if ((a.kind === 'ray' || a.kind === 'segment') && b.kind === 'sphere') intersection(a, b, inSphere);
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
  const line = segment({ x: -3.1, y: 0.2, z: 0.1 }, { x: 4.1, y: 0.3, z: 0.1 });
  const run = (): void => {
    raycast(kinds.ray[0], kinds.aabb[0], hit, entering);
    raycast(kinds.ray[0], kinds.aabb[0], hit, later);
    raycast(line, kinds.aabb[0], hit);
  };
  expect(bytesPerCall(run)).toBeLessThan(1);
});

/** As in worlds of tiles: whole numbers, and every two of them just touch. The filter cannot tell, the grid can. */
test.each([
  ['sphere and sphere', sphere({ x: 0, y: 0, z: 0 }, 2), sphere({ x: 3, y: 0, z: 0 }, 1)],
  ['sphere and aabb', sphere({ x: 0, y: 0, z: 0 }, 2), aabb({ x: 2, y: -1, z: -1 }, { x: 3, y: 1, z: 1 })],
  ['segment and sphere', segment({ x: -3, y: 2, z: 0 }, { x: 3, y: 2, z: 0 }), sphere({ x: 0, y: 0, z: 0 }, 2)],
  [
    'segment and aabb',
    segment({ x: -1, y: 1, z: 0 }, { x: 1, y: 3, z: 0 }),
    aabb({ x: 0, y: 0, z: 0 }, { x: 2, y: 2, z: 2 }),
  ],
  [
    'segment and segment',
    segment({ x: 0, y: 0, z: 0 }, { x: 4, y: 2, z: 0 }),
    segment({ x: 2, y: 1, z: 0 }, { x: 0, y: 3, z: 0 }),
  ],
  ['ray and sphere', ray({ x: -3, y: 2, z: 0 }, { x: 1, y: 0, z: 0 }), sphere({ x: 0, y: 0, z: 0 }, 2)],
  ['ray and aabb', ray({ x: -1, y: 1, z: 0 }, { x: 1, y: 1, z: 0 }), aabb({ x: 0, y: 0, z: 0 }, { x: 2, y: 2, z: 2 })],
] as const)('touching whole numbers: %s', (_name, a, b) => {
  expect(intersects(a, b)).toBe(true);
  const before = stageCounts.grid;
  intersects(a, b);
  expect(stageCounts.grid).toBeGreaterThan(before);
  expect(bytesPerCall(() => intersects(a, b))).toBeLessThan(0.5);
});
