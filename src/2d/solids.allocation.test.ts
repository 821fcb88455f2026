/** With `out` given, what lines share with solids is found without allocation, and so are casts at them. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import {
  capsule,
  createBoxPassage,
  createCapsulePassage,
  createRayHit,
  createSolidPassage,
  intersection,
  line,
  obb,
  ray,
  raycast,
  segment,
  triangle,
} from './index.js';

const lines = [
  line({ x: -3.1, y: 0.1 }, { x: 0.7, y: 0.1 }),
  ray({ x: -3.1, y: 0.1 }, { x: 0.7, y: 0.1 }),
  segment({ x: -1.3, y: 0.21 }, { x: 1.1, y: 0.3 }),
] as const;
const round = capsule({ x: -0.3, y: 0.1 }, { x: 0.7, y: 0.2 }, 0.3);
const turned = obb({ x: 0.1, y: 0.2 }, { x: 0.5, y: 0.6 }, 0.3);
const flat = triangle({ x: -1.1, y: -0.4 }, { x: 1.2, y: -0.3 }, { x: 0.1, y: 1.3 });
const inCapsule = createCapsulePassage();
const inBox = createBoxPassage();
const inTriangle = createSolidPassage();
const hit = createRayHit();
const options = { tMin: 0, tMax: 90.5, entering: true, cull: 'none' } as const;

test.each([
  ['a capsule', round, inCapsule],
  ['an oriented box', turned, inBox],
  ['a triangle', flat, inTriangle],
] as const)('%s', (_name, solid, out) => {
  const run = (): void => {
    for (const through of lines) intersection(through, solid, out as typeof inCapsule & typeof inBox);
    raycast(lines[1], solid, hit);
    raycast(lines[1], solid, hit, options);
    raycast(lines[2], solid, hit);
  };
  run();
  expect(hit.t).toBeGreaterThan(0);
  expect(bytesPerCall(run, 10_000)).toBeLessThan(1);
});
