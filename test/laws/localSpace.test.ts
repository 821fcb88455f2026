/** A box of space is a box along the axes in its own frame: a ray taken there by the inverse matrix shares the same stretch with that. */
import { describe, expect, test } from 'vitest';
import * as plane from '../../src/2d/index.js';
import * as space from '../../src/3d/index.js';
import { seeded } from '../oracle/random.js';

const count = 2000;

describe('into the frame of an oriented box and through its slabs', () => {
  test('3D', () => {
    const { unit } = seeded(71);
    const number = (): number => 4 * unit() - 2;
    let hits = 0;
    for (let i = 0; i < count; i++) {
      const at = () => ({ x: number(), y: number(), z: number() });
      const rotation = { x: number(), y: number(), z: number(), w: number() };
      const box = space.obb(at(), { x: unit(), y: unit(), z: unit() }, rotation);
      const ray = space.ray(at(), at());
      // The axes are the columns of a rotation: its inverse is its transpose.
      const turned = (v: space.Vec3) => {
        const [x, y, z] = box.axes.map((axis) => axis.x * v.x + axis.y * v.y + axis.z * v.z);
        return { x: x!, y: y!, z: z! };
      };
      const { center, halfExtents: half } = box;
      const origin = turned({ x: ray.origin.x - center.x, y: ray.origin.y - center.y, z: ray.origin.z - center.z });
      const own = space.aabb({ x: -half.x, y: -half.y, z: -half.z }, { ...half });
      const local = space.intersection(space.ray(origin, turned(ray.direction)), own);
      hits += compare(space.intersection(ray, box), local);
      const hit = space.raycast(ray, box);
      if (local) expect(hit!.t).toBeCloseTo(local.tMin, 9);
      if (local) expect(turned(hit!.normal)).toEqual(rounded(local.normal));
    }
    expect(hits).toBeGreaterThan(60);
  });

  test('2D', () => {
    const { unit } = seeded(72);
    const number = (): number => 4 * unit() - 2;
    let hits = 0;
    for (let i = 0; i < count; i++) {
      const at = () => ({ x: number(), y: number() });
      const box = plane.obb(at(), { x: unit(), y: unit() }, 3 * number());
      const ray = plane.ray(at(), at());
      const turned = (v: plane.Vec2) => {
        const [x, y] = box.axes.map((axis) => axis.x * v.x + axis.y * v.y);
        return { x: x!, y: y! };
      };
      const { center, halfExtents: half } = box;
      const origin = turned({ x: ray.origin.x - center.x, y: ray.origin.y - center.y });
      const own = plane.aabb({ x: -half.x, y: -half.y }, { ...half });
      const local = plane.intersection(plane.ray(origin, turned(ray.direction)), own);
      hits += compare(plane.intersection(ray, box), local);
    }
    expect(hits).toBeGreaterThan(60);
  });
});

type Passage = space.BoxPassage | plane.BoxPassage | null;

/** @returns 1 for a hit */
function compare(found: Passage, local: Passage): number {
  expect(found === null).toBe(local === null);
  if (found === null || local === null) return 0;
  for (const key of ['tMin', 'tMax'] as const) expect(found[key]).toBeCloseTo(local[key], 9);
  expect([found.relation, found.face]).toEqual([local.relation, local.face]);
  expect(found.x.min).toBeCloseTo(local.x.min, 4);
  expect(found.y.max).toBeCloseTo(local.y.max, 4);
  return 1;
}

function rounded(of: object): unknown {
  return Object.fromEntries(Object.entries(of).map(([key, part]) => [key, expect.closeTo(part as number, 9)]));
}
