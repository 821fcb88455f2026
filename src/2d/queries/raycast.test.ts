import { describe, expect, test } from 'vitest';
import { overlaps } from '../../generated/2d/questions.js';
import { createRayHit } from '../../generated/2d/results.js';
import { aabb } from '../shapes/aabb.js';
import { capsule } from '../shapes/capsule.js';
import { circle } from '../shapes/circle.js';
import { obb } from '../shapes/obb.js';
import { point } from '../shapes/point.js';
import { ray } from '../shapes/ray.js';
import { segment } from '../shapes/segment.js';
import { triangle } from '../shapes/triangle.js';
import { raycast } from './raycast.js';

const at = (x: number, y: number) => ({ x, y });
const box = aabb(at(1, -1), at(3, 1));
const along = ray(at(0, 0), at(1, 0));

describe('limits', () => {
  test.each([
    ['none', {}, 1, false],
    ['from the hit on', { tMin: 1 }, 1, false],
    ['up to the hit', { tMax: 1 }, 1, false],
    ['from inside the box', { tMin: 2 }, 2, true],
    ['behind it', { tMin: 3 }, null, false],
    ['before it', { tMax: 0.5 }, null, false],
    ['the wrong way round', { tMin: 2.5, tMax: 1.5 }, null, false],
    ['entering after it was entered', { tMin: 2, entering: true }, null, false],
  ])('%s', (_situation, options, t, inside) => {
    const hit = raycast(along, box, undefined, options);
    expect(hit?.t ?? null).toBe(t);
    if (hit) expect(hit).toMatchObject({ inside, tExit: 3 });
  });

  test('what they must be', () => {
    const cast = (options: object) => () => raycast(along, box, undefined, options);
    expect(cast({ tMin: -1 })).toThrow(new RangeError('raycast tMin must be at least 0, got -1'));
    expect(cast({ tMin: Number.NaN })).toThrow(RangeError);
    expect(cast({ tMax: Number.NaN })).toThrow(new RangeError('raycast tMax must be a number, got NaN'));
  });
});

describe('entering', () => {
  test.each([
    ['from outside', at(0, 0), at(1, 0), 1],
    ['from the surface, inward', at(1, 0), at(1, 0), 0],
    ['from the surface, away', at(1, 0), at(-1, 0), null],
    ['from the surface, along it', at(1, 0), at(0, 1), null],
    ['from inside', at(2, 0), at(1, 0), null],
    ['grazing an edge', at(0, 0), at(1, 1), null],
    ['sliding along a face', at(0, 1), at(1, 0), null],
    ['past it', at(0, 5), at(1, 0), null],
  ])('%s', (_situation, origin, direction, t) => {
    expect(raycast(ray(origin, direction), box, undefined, { entering: true })?.t ?? null).toBe(t);
  });

  test('a reflected ray does not hit the ball again that it starts on', () => {
    const ball = circle(at(3.1, 0.2), 0.7);
    const hit = raycast(ray(at(0, 0), at(1, 0.1)), ball, undefined, { entering: true })!;
    expect(overlaps(point(hit.point), ball)).toBe(false);
    expect(raycast(ray(hit.point, hit.normal), ball, undefined, { entering: true })).toBeNull();
  });

  test('a segment of the plane is entered where it is crossed', () => {
    const wall = segment(at(1, -1), at(1, 1));
    expect(raycast(along, wall, undefined, { entering: true })?.t).toBe(1);
    expect(raycast(ray(at(1, 0), at(1, 0)), wall, undefined, { entering: true })).toBeNull();
    expect(raycast(ray(at(0, 1), at(1, 0)), wall, undefined, { entering: true })).toBeNull();
  });
});

describe('a segment in place of a ray', () => {
  test('t is its share, and ends with it', () => {
    expect(raycast(segment(at(0, 0), at(2, 0)), box)).toMatchObject({ t: 0.5, tExit: 1, inside: false });
    expect(raycast(segment(at(0, 0), at(0.5, 0)), box)).toBeNull();
  });

  test('bare fields will do, and what is neither is said', () => {
    expect(raycast({ start: at(0, 0), end: at(4, 0) }, box)?.t).toBe(0.25);
    expect(() => raycast({} as never, box)).toThrow('raycast needs a ray with an origin and a direction, or a segment');
  });

  test('it touches with its end where its rounded direction would lead past', () => {
    const line = segment(at(0.1, 0.1), at(1, 0.7));
    expect(raycast(line, box)?.t).toBe(1);
    expect(raycast(segment(line.start, at(1 - 2 ** -53, 0.7)), box)).toBeNull();
  });
});

test('a miss leaves out as it was', () => {
  const out = createRayHit();
  raycast(along, box, out);
  const kept = structuredClone(out);
  expect(raycast(along, circle(at(9, 0), 1), out, { tMax: out.t })).toBeNull();
  expect(out).toEqual(kept);
});

test('out may be made of the ray', () => {
  const path = ray(at(0.1, 0), at(1, 0.1));
  const expected = raycast(path, circle(at(5, 0), 1), undefined, { entering: true });
  const out = { ...createRayHit(), point: path.origin, normal: path.direction };
  expect(raycast(path, circle(at(5, 0), 1), out, { entering: true })).toEqual(expected);
});

describe('walls that are slanted segments', () => {
  const wall = segment(at(0, 1), at(3, 0));

  test('a reflected ray stays on its side of the wall', () => {
    for (let i = 1; i < 10; i++) {
      for (let j = 1; j < 10; j++) {
        const path = ray(at(0, 0), at(i / 10, j / 10));
        const hit = raycast(path, wall, undefined, { entering: true });
        if (hit === null) continue;
        const along = 2 * (path.direction.x * hit.normal.x + path.direction.y * hit.normal.y);
        const back = at(path.direction.x - along * hit.normal.x, path.direction.y - along * hit.normal.y);
        expect(raycast(ray(hit.point, back), wall, undefined, { entering: true }), `${i}, ${j}`).toBeNull();
      }
    }
  });
});

describe('segments from far away, and as long as numbers go', () => {
  const window = aabb(at(0.25, 0.65), at(0.35, 0.75));

  test('a hit near the end lies on the face all the same', () => {
    const far = segment(at(1e16, 1e16), at(0.3, 0.7));
    expect(raycast(far, window)).toMatchObject({ point: { y: 0.75 }, normal: at(0, 1), inside: false });
    expect(raycast(far, window, undefined, { entering: true })!.point.y).toBe(0.75);
  });

  test('the direction may be longer than any number', () => {
    const line = segment(at(-1.5e308, 0), at(1.5e308, 0));
    expect(raycast(line, aabb(at(-1, -1), at(1, 1)))).toMatchObject({ t: 0.5, point: at(-1, 0), normal: at(-1, 0) });
    expect(raycast(line, aabb(at(-1e308, -1), at(1e308, 1)))?.t).toBeCloseTo(1 / 6, 12);
  });
});

describe('where a ray begins that is there already', () => {
  test('sliding along a side, it is not inside', () => {
    const hit = raycast(ray(at(-1, 1), at(1, 0)), aabb(at(0, 0), at(4, 1)), undefined, { tMin: 2 });
    expect(hit).toMatchObject({ t: 2, point: at(1, 1), normal: at(0, 1), inside: false, tExit: 5 });
  });

  test('a segment may begin with its end', () => {
    const line = segment(at(-1, 0.5), at(1, 0.5));
    expect(raycast(line, aabb(at(0, 0), at(4, 1)), undefined, { tMin: 1 })).toMatchObject({ t: 1, inside: true });
  });
});

test('options that are none', () => {
  const cast = (options: unknown, out?: unknown) => () => raycast(along, box, out as never, options as never);
  expect(cast({ tMin: 'x' })).toThrow(new TypeError("raycast tMin must be at least 0, got 'x'"));
  expect(cast(undefined, { entering: true })).toThrow('options are the fourth argument');
  expect(cast({ entering: true }, null)()).not.toBeNull();
  expect(cast(true)).toThrow(new TypeError('raycast options must be an object, got true'));
});

test('nothing is hit beyond the end of a segment', () => {
  const inside = segment(at(0, 0), at(1, 0));
  expect(raycast(inside, obb(at(0, 0), at(9, 9), 0), undefined, { tMin: 2 })).toBeNull();
  expect(raycast(inside, aabb(at(-9, -9), at(9, 9)), undefined, { tMin: 1.5 })).toBeNull();
  expect(raycast(inside, aabb(at(-9, -9), at(9, 9)), undefined, { tMin: 1 })?.t).toBe(1);
});

test('beside a corner of an oriented box the normal faces the ray', () => {
  const skewed = obb(at(-0.7, 2.8), at(0.06, 0.05), [at(-0.5, 0.1), at(-0.2, 0.1)]);
  const shot = ray(at(-0.6599999999999999, 2.789), at(-0.7, -0.7));
  const { normal } = raycast(shot, skewed, undefined, { entering: true })!;
  expect(normal.x * shot.direction.x + normal.y * shot.direction.y).toBeLessThan(0);
});

test('at a corner of a triangle the normal is that of the edge that the ray faces most', () => {
  const corner = triangle(at(0, 0), at(1, 0), at(0, 1));
  expect(raycast(ray(at(-1, -2), at(1, 2)), corner)?.normal).toEqual(at(0, -1));
  expect(raycast(ray(at(-2, -1), at(2, 1)), corner)?.normal).toEqual(at(-1, 0));
});

describe('a wall without thickness', () => {
  const walls: [string, Parameters<typeof raycast>[1]][] = [
    ['a flat box', obb(at(0.1, 0), at(0, 1))],
    ['one thinner than rounding', obb(at(0.1, 0), at(1e-18, 1))],
    ['a triangle with all corners on a line', triangle(at(0.1, -1), at(0.1, 1), at(0.1, 1))],
    ['a capsule without radius', capsule(at(0.1, -1), at(0.1, 1), 0)],
  ];
  test.each(walls)('is not passed by a ball that bounces off: %s', (_name, wall) => {
    const shot = ray(at(-0.2, 0), at(0.1, 0));
    const { point: place, normal } = raycast(shot, wall, undefined, { entering: true })!;
    expect(normal).toEqual(at(-1, 0));
    expect(place.x).toBeLessThanOrEqual(0.1);
    expect(raycast(ray(place, at(-0.1, 0)), wall, undefined, { entering: true })).toBeNull();
  });

  test('a capsule without radius has the normal of a segment', () => {
    const [start, end] = [at(0, -1), at(2, 1)];
    const shot = ray(at(-2, 0.3), at(1, 0));
    const { x, y } = raycast(shot, capsule(start, end, 0))!.normal;
    const { normal } = raycast(shot, segment(start, end))!;
    expect(Math.abs(x - normal.x) + Math.abs(y - normal.y)).toBeLessThan(1e-15);
  });
});

test('a segment that ends at a point faces it', () => {
  const { normal } = raycast(segment(at(-0.9, 2.6), at(0.1, 1.6)), point(0.1, 1.6))!;
  expect(normal.x).toBeCloseTo(-Math.SQRT1_2, 15);
  expect(normal.y).toBeCloseTo(Math.SQRT1_2, 15);
});

test('a hit lies on the face of a turned box, so that little has to be added to leave the inside', () => {
  const u = at(-0.6860743888194363, -0.72753139657752);
  const turned = obb(at(0.9434912084474874, 1.0180531899536645), at(0.9720662350038134, 0.7425842209926818), [
    u,
    at(u.y, 0 - u.x),
  ]);
  const shot = ray(at(-1.085693359375, 0.121337890625), at(0.939453125, 0.798828125));
  const plain = raycast(shot, turned)!.point;
  const entered = raycast(shot, turned, undefined, { entering: true })!.point;
  expect(Math.abs(entered.x - plain.x) + Math.abs(entered.y - plain.y)).toBeLessThan(1e-15);
});
