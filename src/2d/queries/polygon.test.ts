import { expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import { createAabb } from '../shapes/aabb.js';
import { polygon, polygonAt } from '../shapes/polygon.js';
import { boundsPolygon, cornersPolygon, supportPolygon } from './polygon.js';
import { translate } from './translate.js';

const at = (x: number, y: number) => ({ x, y });
const body = polygon([at(0, 0), at(2, 0), at(0, 2)]);

test('the first of several that lie as far', () => {
  expect(supportPolygon(body, at(0, 1))).toEqual(at(0, 2));
  expect(supportPolygon(body, at(1, 1))).toEqual(at(2, 0));
  expect(supportPolygon(body, at(0, 0))).toEqual(at(0, 0));
});

test('none where something is not finite', () => {
  expect(supportPolygon(body, at(NaN, 0))).toBeNull();
  expect(supportPolygon({ ...body, position: at(Infinity, 0) }, at(1, 0))).toBeNull();
});

test('moved, with the axes as they are', () => {
  const turned = polygonAt(body, { position: at(5, 5), scale: 2 });
  expect(translate(turned, at(1, 2))).toBe(turned);
  expect(turned.position).toEqual(at(6, 7));
  expect(cornersPolygon(turned)[1]).toEqual(at(10, 7));
  const out = polygonAt(body, {});
  expect(translate(turned, at(-6, -7), out)).toEqual(polygonAt(body, { scale: 2 }));
  expect(turned.position).toEqual(at(6, 7));
});

test('corners go into the vectors of a list, even into those of the body itself', () => {
  const moving = polygonAt(body, { position: at(1, 1) });
  const list = [moving.position, moving.axes[0], at(9, 9), at(9, 9), at(9, 9)];
  const first = list[0];
  const expected = cornersPolygon(moving);
  expect(cornersPolygon(moving, list)).toEqual(expected);
  expect(list[0]).toBe(first);
});

test('errors say what was expected', () => {
  expect(() => boundsPolygon(null as never)).toThrow('expected a polygon { data, position, axes }, got null');
  expect(() => supportPolygon(body, null as never)).toThrow(
    /^expected a polygon \{ data, position, axes \} and a direction/,
  );
  expect(() => cornersPolygon({} as never)).toThrow('expected a polygon { data, position, axes }');
  expect(() => translate(body, null as never)).toThrow('translate needs a vector to move by');
});

test('bounds with out allocate nothing', () => {
  const box = createAabb();
  const turned = polygonAt(body, { scale: 0.3 });
  expect(bytesPerCall(() => boundsPolygon(turned, box))).toBeLessThan(1);
});
