import { describe, expect, test } from 'vitest';
import { aabb, intersection, line, plane, ray, segment, triangle } from '../index.js';

describe('lines of space', () => {
  const a = line({ x: 0, y: 0, z: 0 }, { x: 2, y: 0, z: 0 });
  test('cross', () => {
    const b = ray({ x: 1, y: -1, z: 0 }, { x: 0, y: 1, z: 0 });
    expect(intersection(a, b)).toMatchObject({ relation: 'crosses', t: 0.5, s: 1, start: { x: 1, y: 0, z: 0 } });
    expect(intersection(b, a)).toMatchObject({ relation: 'crosses', t: 1, s: 0.5 });
  });

  test('skew or parallel, share nothing', () => {
    expect(intersection(a, line({ x: 0, y: 0, z: 1 }, { x: 0, y: 1, z: 0 }))).toBeNull();
    expect(intersection(a, segment({ x: 0, y: 0, z: 1 }, { x: 1, y: 0, z: 1 }))).toBeNull();
  });

  test('coincide with a segment on them', () => {
    const b = segment({ x: 3, y: 0, z: 0 }, { x: 1, y: 0, z: 0 });
    expect(intersection(a, b)).toMatchObject({ relation: 'coincides', t: 0.5, s: 1, tEnd: 1.5, sEnd: 0 });
  });
});

describe('a plane and a triangle', () => {
  const ground = plane({ x: 0, y: 1, z: 0 }, 0);
  const shared = (a: number, b: number, c: number) =>
    intersection(ground, triangle({ x: 0, y: a, z: 0 }, { x: 1, y: b, z: 0 }, { x: 0, y: c, z: 1 }));

  test.each([
    ['a corner', [0, 1, 1], { relation: 'corner', start: { x: 0, y: 0, z: 0 }, startOn: 'a', endOn: 'a' }],
    ['an edge', [0, 0, 1], { relation: 'edge', startOn: 'a', endOn: 'b' }],
    ['all of it', [0, 0, 0], { relation: 'inPlane' }],
    ['a segment from a corner', [1, 0, -1], { relation: 'through', startOn: 'b', endOn: 'ca', end: { z: 0.5 } }],
    ['a segment', [1, -1, -1], { relation: 'through', startOn: 'ab', endOn: 'ca', start: { x: 0.5 }, end: { z: 0.5 } }],
  ] as const)('share %s', (_what, [a, b, c], expected) => {
    expect(shared(a, b, c)).toMatchObject(expected);
  });

  test('share nothing, however near', () => {
    expect(shared(1e-25, 1e-25, 1e-25)).toBeNull();
  });
});

test('planes cross in a line, or are parallel', () => {
  const crossing = intersection(plane({ x: 1, y: 0, z: 0 }, -1), plane({ x: 0, y: 0, z: 1 }, -2));
  expect(crossing).toMatchObject({ origin: { x: 1, y: 0, z: 2 }, coincident: false });
  expect(intersection(plane({ x: 0, y: 1, z: 0 }, 0), plane({ x: 0, y: 1, z: 0 }, -1))).toBeNull();
});

test('boxes share a box', () => {
  const [a, b] = [aabb({ x: 0, y: 0, z: 0 }, { x: 2, y: 2, z: 2 }), aabb({ x: 1, y: 2, z: -1 }, { x: 3, y: 3, z: 1 })];
  expect(intersection(a, b)).toEqual({ min: { x: 1, y: 2, z: 0 }, max: { x: 2, y: 2, z: 1 } });
});
