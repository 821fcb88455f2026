import { expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import { createAabb } from '../shapes/aabb.js';
import { hull, hullAt } from '../shapes/hull.js';
import { boundsHull, cornersHull, supportHull } from './hull.js';
import { translate } from './translate.js';

const at = (x: number, y: number, z = 0) => ({ x, y, z });
const body = hull([at(0, 0, 0), at(2, 0, 0), at(0, 2, 0), at(0, 0, 2)]);

test('the first of several that lie as far', () => {
  expect(supportHull(body, at(0, 1))).toEqual(at(0, 2));
  expect(supportHull(body, at(1, 1))).toEqual(at(2, 0));
  expect(supportHull(body, at(0, 0))).toEqual(at(0, 0));
});

test('none where something is not finite', () => {
  expect(supportHull(body, at(NaN, 0))).toBeNull();
  expect(supportHull({ ...body, position: at(Infinity, 0) }, at(1, 0))).toBeNull();
});

test('moved, with the axes as they are', () => {
  const turned = hullAt(body, { position: at(5, 5), scale: 2 });
  expect(translate(turned, at(1, 2))).toBe(turned);
  expect(turned.position).toEqual(at(6, 7));
  expect(cornersHull(turned)[1]).toEqual(at(10, 7));
  const out = hullAt(body, {});
  expect(translate(turned, at(-6, -7), out)).toEqual(hullAt(body, { scale: 2 }));
  expect(turned.position).toEqual(at(6, 7));
});

test('corners go into the vectors of a list, even into those of the body itself', () => {
  const moving = hullAt(body, { position: at(1, 1) });
  const list = [moving.position, moving.axes[0], at(9, 9), at(9, 9), at(9, 9)];
  const first = list[0];
  const expected = cornersHull(moving);
  expect(cornersHull(moving, list)).toEqual(expected);
  expect(list[0]).toBe(first);
});

test('errors say what was expected', () => {
  expect(() => boundsHull(null as never)).toThrow('expected a hull { data, position, axes }, got null');
  expect(() => supportHull(body, null as never)).toThrow(/^expected a hull \{ data, position, axes \} and a direction/);
  expect(() => cornersHull({} as never)).toThrow('expected a hull { data, position, axes }');
  expect(() => translate(body, null as never)).toThrow('translate needs a vector to move by');
});

test('bounds with out allocate nothing', () => {
  const box = createAabb();
  const turned = hullAt(body, { scale: 0.3 });
  expect(bytesPerCall(() => boundsHull(turned, box))).toBeLessThan(1);
});
