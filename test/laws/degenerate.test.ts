/** A shape that has collapsed into a simpler one answers like the simpler one. */
import { describe, expect, test } from 'vitest';
import { families } from '../oracle/generators.js';
import { roundingBound } from './bounds.js';
import { type AnyShape, dimensions, pairOf, take, type Vector } from './dimensions.js';
import { literal } from './shrink.js';

const share = 30;

/** The same set of points written down in another way; null for shapes that have no such twin. */
type Disguise = (shape: AnyShape) => AnyShape | null;

function vectorOf(point: Vector): Vector {
  const { x, y, z } = point;
  return z === undefined ? { x, y } : { x, y, z };
}

/** By the law, the kind of the simple shape, the kind that it is disguised as, and how. */
type Law = readonly [string, 'point' | 'segment' | 'sphere', AnyShape['kind'], Disguise];

const disguises: readonly Law[] = [
  [
    'a zero segment is a point',
    'point',
    'segment',
    (point) => shape('segment', point, (at) => ({ start: at, end: at })),
  ],
  [
    'a ray without direction is a point',
    'point',
    'ray',
    (point) => shape('ray', point, (at) => ({ origin: at, direction: zeroLike(at) })),
  ],
  [
    'a line without direction is a point',
    'point',
    'line',
    (point) => shape('line', point, (at) => ({ origin: at, direction: zeroLike(at) })),
  ],
  [
    'a ball of radius 0 is a point',
    'point',
    'sphere',
    (point) => shape(ballIn(point), point, (at) => ({ center: at, radius: 0 })),
  ],
  ['a box of size 0 is a point', 'point', 'aabb', (point) => shape('aabb', point, (at) => ({ min: at, max: at }))],
  [
    'a turned box of size 0 is a point',
    'point',
    'obb',
    (point) => shape('obb', point, (at) => ({ center: at, halfExtents: zeroLike(at), axes: someAxes(at) })),
  ],
  [
    'a triangle whose corners are one is a point',
    'point',
    'triangle',
    (point) => shape('triangle', point, (at) => ({ a: at, b: at, c: at })),
  ],
  ['a box flat in all directions but one is a segment', 'segment', 'aabb', thinBox],
  ['a capsule of radius 0 is a segment', 'segment', 'capsule', (segment) => ends(segment, 'capsule', { radius: 0 })],
  [
    'a triangle with two corners in one is a segment',
    'segment',
    'triangle',
    (segment) =>
      segment.kind === 'segment'
        ? ({ kind: 'triangle', a: segment.start, b: segment.end, c: segment.start } as AnyShape)
        : null,
  ],
  [
    'a segment backwards is the same segment',
    'segment',
    'segment',
    (segment) =>
      segment.kind === 'segment' ? ({ kind: 'segment', start: segment.end, end: segment.start } as AnyShape) : null,
  ],
  [
    'a capsule with equal ends is a ball',
    'sphere',
    'capsule',
    (ball) =>
      ball.kind === 'circle' || ball.kind === 'sphere'
        ? ({ kind: 'capsule', start: ball.center, end: ball.center, radius: ball.radius } as AnyShape)
        : null,
  ],
];

function ends(segment: AnyShape, kind: AnyShape['kind'], fields: object): AnyShape | null {
  if (segment.kind !== 'segment') return null;
  return { kind, start: segment.start, end: segment.end, ...fields } as AnyShape;
}

function shape(kind: AnyShape['kind'], point: AnyShape, fields: (at: Vector) => object): AnyShape | null {
  return point.kind === 'point' ? ({ kind, ...fields(vectorOf(point)) } as unknown as AnyShape) : null;
}

function ballIn(point: AnyShape): 'circle' | 'sphere' {
  return 'z' in point ? 'sphere' : 'circle';
}

function zeroLike(at: Vector): Vector {
  return at.z === undefined ? { x: 0, y: 0 } : { x: 0, y: 0, z: 0 };
}

function someAxes(at: Vector): Vector[] {
  return at.z === undefined
    ? [
        { x: 0.6, y: 0.8 },
        { x: -0.8, y: 0.6 },
      ]
    : [
        { x: 0.6, y: 0.8, z: 0 },
        { x: -0.8, y: 0.6, z: 0 },
        { x: 0, y: 0, z: 1 },
      ];
}

/** Only for a segment along an axis. */
function thinBox(segment: AnyShape): AnyShape | null {
  if (segment.kind !== 'segment') return null;
  const { start, end }: { start: Vector; end: Vector } = segment;
  const differing = (['x', 'y', 'z'] as const).filter((axis) => start[axis] !== end[axis]);
  if (differing.length > 1) return null;
  const [axis = 'x'] = differing;
  const forwards = (start[axis] ?? 0) <= (end[axis] ?? 0);
  return { kind: 'aabb', min: forwards ? start : end, max: forwards ? end : start } as unknown as AnyShape;
}

/** Segments along an axis are rare among the cases, so they are straightened first. */
function straightened(segment: AnyShape): AnyShape {
  if (segment.kind !== 'segment') return segment;
  const { start, end }: { start: Vector; end: Vector } = segment;
  return { kind: 'segment', start, end: { ...start, x: end.x } } as unknown as AnyShape;
}

describe.each(dimensions.map((dimension) => [dimension.name, dimension] as const))('%s', (_name, dimension) => {
  const own = (kind: AnyShape['kind']): AnyShape['kind'] =>
    kind === 'sphere' && dimension.name === '2D' ? 'circle' : kind;
  const laws = disguises.flatMap(([law, simple, complex, disguise]) =>
    dimension.allKinds.flatMap((other) => {
      const pair = pairOf(dimension, own(simple), other);
      const twin = pairOf(dimension, own(complex), other);
      return pair && twin ? [[law, other, own(simple), disguise, pair, twin] as const] : [];
    }),
  );

  test.each(laws)('%s against a %s', (_law, other, simple, disguise, pair, twin) => {
    for (const family of families) {
      for (const { a, b } of take(dimension.cases(simple, other, family, 3), share)) {
        const plain = disguise(a) === null ? straightened(a) : a;
        const disguised = disguise(plain);
        if (disguised === null) continue;
        const shown = literal({ disguised, b });
        expect(twin.library.intersects(disguised, b), shown).toBe(pair.library.intersects(plain, b));
        if ([pair, twin].every((one) => one.offers('distance', 'closestPoints'))) {
          const closest = pair.library.closestPoints(plain, b);
          const bound = roundingBound(plain, b, closest);
          const [actual, expected] = [twin.library.distance(disguised, b), pair.library.distance(plain, b)];
          if (actual !== expected) expect(Math.abs(actual - expected), shown).toBeLessThanOrEqual(bound);
        }
        if ([pair, twin].every((one) => one.offers('contact'))) {
          const [contact, plainContact] = [twin.library.contact(disguised, b), pair.library.contact(plain, b)];
          expect(contact === null, shown).toBe(plainContact === null);
          const depths = Math.abs((contact?.depth ?? 0) - (plainContact?.depth ?? 0));
          expect(depths, `depth: ${shown}`).toBeLessThanOrEqual(roundingBound(plain, b, plainContact));
        }
      }
    }
  });
});
