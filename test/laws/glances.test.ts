/** Pairs that look at oriented boxes in plain doubles first, where the axes are nearly unit and nearly at right angles. */
import { expect, test } from 'vitest';
import * as library from '../../src/3d/index.js';
import * as truth from '../oracle/3d.js';
import { seeded } from '../oracle/random.js';
import { relationIn } from '../relation.js';

const NAMES = { 1: 'apart', 0: 'touching', [-1]: 'overlapping' } as const;
const relation = relationIn(library);
const { unit: random, between } = seeded(31);
const signed = (): number => between(-1, 1);
const somewhere = () => ({ x: signed(), y: signed(), z: signed() });

/** A rotation of random sizes and angle, each number of it off by up to `skew`. */
function axesWith(skew: number) {
  const [x, y, z, w] = [signed(), signed(), signed(), signed()];
  const s = 2 / (x * x + y * y + z * z + w * w);
  const off = (value: number): number => value + skew * signed();
  const axis = (a: number, b: number, c: number) => ({ x: off(a), y: off(b), z: off(c) });
  return [
    axis(1 - s * (y * y + z * z), s * (x * y + z * w), s * (x * z - y * w)),
    axis(s * (x * y - z * w), 1 - s * (x * x + z * z), s * (y * z + x * w)),
    axis(s * (x * z + y * w), s * (y * z - x * w), 1 - s * (x * x + y * y)),
  ] as const;
}

test.each([0, 2 ** -52, 2 ** -40, 2 ** -30, 2 ** -22, 2 ** -18, 0.1])(
  'a sphere that all but touches a box is seen as it is, with axes that are off by %s',
  (skew) => {
    for (let i = 0; i < 150; i++) {
      const [u, v, w] = axesWith(skew);
      // Some boxes have no thickness, some spheres are inside, over a face, an edge or a corner.
      const halfExtents = { x: random(), y: random() < 0.2 ? 0 : random(), z: random() };
      const box = library.obb(somewhere(), halfExtents, [u, v, w]);
      const center = somewhere();
      const offset = { x: center.x - box.center.x, y: center.y - box.center.y, z: center.z - box.center.z };
      const along = [u, v, w].map((axis) => Math.abs(axis.x * offset.x + axis.y * offset.y + axis.z * offset.z));
      const beyond = along.map((length, k) => Math.max(length - [halfExtents.x, halfExtents.y, halfExtents.z][k]!, 0));
      const away = Math.hypot(...beyond);
      for (const step of [0, 2 ** -52, -(2 ** -52), 2 ** -44, -(2 ** -44), 2 ** -36, -(2 ** -36), 2 ** -20, -0.1]) {
        const sphere = library.sphere(center, away * (1 + step) || 2 ** -30);
        expect(relation(sphere, box), `${i} ${step}`).toBe(NAMES[truth.signOfGap(sphere, box)]);
      }
    }
  },
);
