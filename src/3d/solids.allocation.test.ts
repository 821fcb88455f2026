/** With `out` given, what lines share with solids is found without allocation, and so are casts at them. */
import { expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import {
  capsule,
  createBoxPassage,
  createCapsulePassage,
  createRayHit,
  intersection,
  line,
  obb,
  ray,
  raycast,
  segment,
} from './index.js';

const lines = [
  line({ x: -3.1, y: 0.1, z: 0.2 }, { x: 0.7, y: 0.1, z: 0.05 }),
  ray({ x: -3.1, y: 0.1, z: 0.2 }, { x: 0.7, y: 0.1, z: 0.05 }),
  segment({ x: -1.3, y: 0.21, z: 0.1 }, { x: 1.1, y: 0.3, z: 0.5 }),
] as const;
const round = capsule({ x: -0.3, y: 0.1, z: 0.2 }, { x: 0.7, y: 0.2, z: 0.1 }, 0.3);
const turned = obb({ x: 0.1, y: 0.2, z: 0.1 }, { x: 0.5, y: 0.6, z: 0.7 }, { x: 0.1, y: 0.2, z: 0.3, w: 0.9 });

const inCapsule = createCapsulePassage();
const inBox = createBoxPassage();

const hit = createRayHit();
const options = { tMin: 0, tMax: 90.5, entering: true, cull: 'none' } as const;

test.each([
  ['a capsule', round, inCapsule],
  ['an oriented box', turned, inBox],
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
