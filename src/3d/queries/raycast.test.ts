import { describe, expect, test } from 'vitest';
import { overlaps } from '../../generated/3d/questions.js';
import { createRayHit } from '../../generated/3d/results.js';
import { aabb } from '../shapes/aabb.js';
import { capsule } from '../shapes/capsule.js';
import { halfspace } from '../shapes/halfspace.js';
import { obb } from '../shapes/obb.js';
import { plane } from '../shapes/plane.js';
import { point } from '../shapes/point.js';
import { ray } from '../shapes/ray.js';
import { segment } from '../shapes/segment.js';
import { sphere } from '../shapes/sphere.js';
import { triangle } from '../shapes/triangle.js';
import { raycast } from './raycast.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const box = aabb(at(1, -1, -1), at(3, 1, 1));
const along = ray(at(0, 0, 0), at(1, 0, 0));

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
  test('a surface through the origin, which has no size of its own', () => {
    const surface = halfspace(at(1, -0.5, 0.5), 0);
    const cast = ray(at(0.30000000000000004, 0.2, 0), at(-1, 0.6, -0.7));
    const { point: hit } = raycast(cast, surface, undefined, { entering: true })!;
    expect(overlaps(segment(hit, hit), surface)).toBe(false);
  });

  test.each([
    ['from outside', at(0, 0, 0), at(1, 0, 0), 1],
    ['from the surface, inward', at(1, 0, 0), at(1, 0, 0), 0],
    ['from the surface, away', at(1, 0, 0), at(-1, 0, 0), null],
    ['from the surface, along it', at(1, 0, 0), at(0, 1, 0), null],
    ['from inside', at(2, 0, 0), at(1, 0, 0), null],
    ['grazing an edge', at(0, 0, 0), at(1, 1, 0), null],
    ['sliding along a face', at(0, 1, 0), at(1, 0, 0), null],
    ['past it', at(0, 5, 0), at(1, 0, 0), null],
  ])('%s', (_situation, origin, direction, t) => {
    expect(raycast(ray(origin, direction), box, undefined, { entering: true })?.t ?? null).toBe(t);
  });

  test('a reflected ray does not hit the ball again that it starts on', () => {
    const ball = sphere(at(3.1, 0.2, 0.3), 0.7);
    const hit = raycast(ray(at(0, 0, 0), at(1, 0.1, 0.1)), ball, undefined, { entering: true })!;
    expect(overlaps(point(hit.point), ball)).toBe(false);
    expect(raycast(ray(hit.point, hit.normal), ball, undefined, { entering: true })).toBeNull();
  });
});

describe('a segment in place of a ray', () => {
  test('t is its share, and ends with it', () => {
    expect(raycast(segment(at(0, 0, 0), at(2, 0, 0)), box)).toMatchObject({ t: 0.5, tExit: 1, inside: false });
    expect(raycast(segment(at(0, 0, 0), at(0.5, 0, 0)), box)).toBeNull();
  });

  test('bare fields will do, and what is neither is said', () => {
    expect(raycast({ start: at(0, 0, 0), end: at(4, 0, 0) }, box)?.t).toBe(0.25);
    expect(() => raycast({} as never, box)).toThrow('raycast needs a ray with an origin and a direction, or a segment');
  });

  test('it touches with its end where its rounded direction would lead past', () => {
    const line = segment(at(0.1, 0.1, 0.1), at(1, 0.7, 0.3));
    expect(raycast(line, box)?.t).toBe(1);
    expect(raycast(segment(line.start, at(1 - 2 ** -53, 0.7, 0.3)), box)).toBeNull();
  });
});

test('a miss leaves out as it was', () => {
  const out = createRayHit();
  raycast(along, box, out);
  const kept = structuredClone(out);
  expect(raycast(along, sphere(at(9, 0, 0), 1), out, { tMax: out.t })).toBeNull();
  expect(out).toEqual(kept);
});

test('out may be made of the ray', () => {
  const path = ray(at(0.1, 0, 0), at(1, 0.1, 0));
  const expected = raycast(path, sphere(at(5, 0, 0), 1), undefined, { entering: true });
  const out = { ...createRayHit(), point: path.origin, normal: path.direction };
  expect(raycast(path, sphere(at(5, 0, 0), 1), out, { entering: true })).toEqual(expected);
});

describe('culling', () => {
  const face = triangle(at(1, -1, -1), at(1, 1, -1), at(1, 0, 1));
  const towards = ray(at(3, 0, 0), at(-1, 0, 0));
  test.each([
    ['none', 'from the front', towards, 2],
    ['back', 'from the front', towards, 2],
    ['front', 'from the front', towards, null],
    ['none', 'from behind', along, 1],
    ['back', 'from behind', along, null],
    ['front', 'from behind', along, 1],
    ['none', 'edge-on', ray(at(1, -3, 0), at(0, 1, 0)), 2.5],
    ['back', 'edge-on', ray(at(1, -3, 0), at(0, 1, 0)), null],
    ['front', 'edge-on', ray(at(1, -3, 0), at(0, 1, 0)), null],
    ['back', 'a segment, from behind', segment(at(0, 0, 0), at(2, 0, 0)), null],
    ['front', 'a segment, from behind', segment(at(0, 0, 0), at(2, 0, 0)), 0.5],
  ] as const)('%s: a triangle seen %s', (cull, _situation, line, t) => {
    expect(raycast(line, face, undefined, { cull })?.t ?? null).toBe(t);
  });

  test('a plane has two sides as well, a solid has none', () => {
    const wall = plane(at(1, 0, 0), -1);
    expect(raycast(along, wall, undefined, { cull: 'back' })).toBeNull();
    expect(raycast(along, wall, undefined, { cull: 'front' })?.t).toBe(1);
    expect(raycast(segment(at(0, 0, 0), at(2, 0, 0)), wall, undefined, { cull: 'back' })).toBeNull();
    expect(raycast(along, box, undefined, { cull: 'back' })?.t).toBe(1);
    expect(raycast(along, box, undefined, { cull: 'front' })?.t).toBe(1);
  });

  test('a step beside edge-on, the side is known', () => {
    const slanting = ray(at(1 + 2 ** -52, -2, 0), at(-(2 ** -53), 1, 0));
    expect(raycast(slanting, face, undefined, { cull: 'back' })).not.toBeNull();
    expect(raycast(slanting, face, undefined, { cull: 'front' })).toBeNull();
  });

  test('what it must be', () => {
    const options = { cull: 'both' } as unknown as { cull: 'back' };
    expect(() => raycast(along, face, undefined, options)).toThrow(
      new TypeError("raycast cull must be 'none', 'back' or 'front', got 'both'"),
    );
  });
});

test('a segment that lies in a plane of coordinates is taken out of the inside as well', () => {
  const solid = halfspace({ x: 0, y: -3, z: -3 }, 2);
  const path = segment({ x: 0, y: 0, z: -3 }, { x: -3, y: 0, z: 1 });
  const { point: place } = raycast(path, solid, undefined, { entering: true })!;
  expect(overlaps(point(place.x, place.y, place.z), solid)).toBe(false);
});

test.each<[string, Parameters<typeof raycast>[1]]>([
  ['a flat box', obb(at(0.1, 0, 0), at(0, 1, 1))],
  ['one thinner than rounding', obb(at(0.1, 0, 0), at(1e-18, 1, 1))],
  ['a triangle', triangle(at(0.1, -1, -1), at(0.1, 1, -1), at(0.1, 0, 2))],
])('a ball bounces off a wall without thickness: %s', (_name, wall) => {
  const { point: place, normal } = raycast(ray(at(-0.2, 0, 0), at(0.1, 0, 0)), wall, undefined, { entering: true })!;
  expect(normal).toEqual(at(-1, 0, 0));
  expect(place.x).toBeLessThanOrEqual(0.1);
  expect(raycast(ray(place, at(-0.1, 0, 0)), wall, undefined, { entering: true })).toBeNull();
});

test('a capsule without radius has the normal of a segment', () => {
  const [start, end] = [at(0, -1, -1), at(2, 1, 1)];
  const shot = ray(at(-2, 0.25, 0.25), at(1, 0, 0));
  const { x, y, z } = raycast(shot, capsule(start, end, 0))!.normal;
  const { normal } = raycast(shot, segment(start, end))!;
  expect(Math.abs(x - normal.x) + Math.abs(y - normal.y) + Math.abs(z - normal.z)).toBeLessThan(1e-15);
});

test('a ray that runs along a turned box, nearly, comes in by the face that it rises from', () => {
  const [along, up, aside] = [
    at(-1.3198874536986294, 1.9120422578283878, 1.7259307856558044),
    at(-0.8247172998019926, -0.06187154297799946, -0.5621505915471688),
    at(0.33447708241927837, 0.7481591041199682, -0.5730471501182899),
  ];
  const center = at(-0.20130832630698003, 1.2350234454990026, -0.10549747566675957);
  const origin = at(0.18913714286956607, 0.7950674063035121, -0.4519995998317303);
  const direction = at(-0.30797373919634685, 0.44614319349329046, 0.40271718331968764);
  const beam = obb(center, at(0.7860536890829319, 0.1, 0.5), [along, up, aside]);
  const { normal } = raycast(ray(origin, direction), beam)!;
  expect(normal.x * up.x + normal.y * up.y + normal.z * up.z).toBeCloseTo(-1, 15);
});

test('a segment that starts on a plane that it hardly rises over is hit right there', () => {
  const start = at(-0.12718735143507431, -0.14109443460212426, 0.12351257629514421);
  const path = segment(start, at(0.10516032461749167, -0.27469467771690914, -0.24485974025021978));
  const normal = at(0.8452593495909598, 0.006071603974468119, 0.5343236676083363);
  const hit = raycast(path, plane(normal, 0.04236727471833743))!;
  expect(hit.t).toBe(0);
  expect(hit.point).toEqual(start);
});
