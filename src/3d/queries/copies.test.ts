import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import { raycast } from '../../generated/3d/questions.js';
import * as results from '../../generated/3d/results.js';
import { aabb } from '../shapes/aabb.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });

/** The results that can be made, each with a way to copy it. */
const names = Object.keys(results).flatMap((name) => (name.startsWith('create') ? name.slice('create'.length) : []));

type Copy = (from: object, out?: object) => object;

function partsOf(name: string): { create: () => object; copy: Copy } {
  const all = results as unknown as Record<string, unknown>;
  return { create: all[`create${name}`] as () => object, copy: all[`copy${name}`] as Copy };
}

/** The same with all numbers different from each other and from 0, truths true and words others. */
function filled(result: object): object {
  let count = 0;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'number') return ++count / 7;
    if (typeof value === 'boolean') return true;
    if (typeof value === 'string') return `other than ${value}`;
    return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, fill(part)]));
  };
  return fill(result) as object;
}

function nestedIn(result: object): object[] {
  return Object.values(result).filter((field) => typeof field === 'object');
}

test('every result can be copied', () => {
  expect(names).toEqual(expect.arrayContaining(['RayHit', 'Contact', 'ClosestPoints', 'BoxPassage', 'BallPassage']));
});

describe.each(names)('%s', (name) => {
  const { create, copy } = partsOf(name);

  test('all of it goes into `out`, and nothing is shared', () => {
    const from = filled(create());
    const out = create();
    expect(copy(from, out)).toBe(out);
    expect(out).toEqual(from);
    expect(nestedIn(out).some((part) => nestedIn(from).includes(part))).toBe(false);
  });

  test('without `out` it is a new one', () => {
    const from = filled(create());
    expect(copy(from)).toEqual(from);
    expect(nestedIn(copy(from)).some((part) => nestedIn(from).includes(part))).toBe(false);
  });

  test('onto itself it changes nothing', () => {
    const from = filled(create());
    expect(copy(from, from)).toBe(from);
    expect(from).toEqual(filled(create()));
  });

  test('nothing is allocated', () => {
    const [from, out] = [create(), create()];
    expect(bytesPerCall(() => copy(from, out))).toBeLessThan(0.5);
  });
});

test('parts of `out` may be others of what is copied: nearest points the other way round', () => {
  const nearest = { a: at(1, 2, 3), b: at(4, 5, 6), distance: 7 };
  results.copyClosestPoints({ a: nearest.b, b: nearest.a, distance: 7 }, nearest);
  expect(nearest).toEqual({ a: at(4, 5, 6), b: at(1, 2, 3), distance: 7 });
});

test('the nearest of several hits', () => {
  const path = ray(at(-5, 0, 0), at(1, 0, 0));
  const [hit, nearest] = [results.createRayHit(), results.createRayHit()];
  nearest.t = Infinity;
  for (const x of [4, 1, 3]) {
    const wall = aabb(at(x, -1, -1), at(x + 1, 1, 1));
    if (raycast(path, wall, hit) && hit.t < nearest.t) results.copyRayHit(hit, nearest);
  }
  expect(nearest).toMatchObject({ t: 6, tExit: 7, point: at(1, 0, 0), normal: at(-1, 0, 0), inside: false });
});
