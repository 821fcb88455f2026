/** A shape that has collapsed into a simpler one answers like the simpler one. */
import { describe, expect, test } from 'vitest';
import { families } from '../oracle/generators.js';
import { roundingBound } from './bounds.js';
import { type AnyShape, dimensions, take, type Vector } from './dimensions.js';
import { literal } from './shrink.js';

const share = 30;

/** The same set of points written down in another way; null for shapes that have no such twin. */
type Disguise = (shape: AnyShape) => AnyShape | null;

function vectorOf(point: Vector): Vector {
  const { x, y, z } = point;
  return z === undefined ? { x, y } : { x, y, z };
}

const disguises: readonly [string, 'point' | 'segment', Disguise][] = [
  ['a zero segment is a point', 'point', (point) => shape('segment', point, (at) => ({ start: at, end: at }))],
  [
    'a ray without direction is a point',
    'point',
    (point) => shape('ray', point, (at) => ({ origin: at, direction: zeroLike(at) })),
  ],
  [
    'a ball of radius 0 is a point',
    'point',
    (point) => shape(ballIn(point), point, (at) => ({ center: at, radius: 0 })),
  ],
  ['a box of size 0 is a point', 'point', (point) => shape('aabb', point, (at) => ({ min: at, max: at }))],
  ['a box flat in all directions but one is a segment', 'segment', thinBox],
  [
    'a segment backwards is the same segment',
    'segment',
    (segment) =>
      segment.kind === 'segment' ? ({ kind: 'segment', start: segment.end, end: segment.start } as AnyShape) : null,
  ],
];

function shape(kind: AnyShape['kind'], point: AnyShape, fields: (at: Vector) => object): AnyShape | null {
  return point.kind === 'point' ? ({ kind, ...fields(vectorOf(point)) } as unknown as AnyShape) : null;
}

function ballIn(point: AnyShape): 'circle' | 'sphere' {
  return 'z' in point ? 'sphere' : 'circle';
}

function zeroLike(at: Vector): Vector {
  return at.z === undefined ? { x: 0, y: 0 } : { x: 0, y: 0, z: 0 };
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
  const { library, kinds, cases } = dimension;
  describe.each(disguises)('%s', (_law, simple, disguise) => {
    test.each(kinds)('against a %s', (other) => {
      for (const family of families) {
        for (const { a, b } of take(cases(simple, other, family, 3), share)) {
          const plain = disguise(a) === null ? straightened(a) : a;
          const disguised = disguise(plain);
          if (disguised === null) continue;
          const shown = literal({ disguised, b });
          expect(library.intersects(disguised, b), shown).toBe(library.intersects(plain, b));
          const closest = library.closestPoints(plain, b);
          const bound = roundingBound(plain, b, closest);
          const [actual, expected] = [library.distance(disguised, b), library.distance(plain, b)];
          if (actual !== expected) expect(Math.abs(actual - expected), shown).toBeLessThanOrEqual(bound);
          const [contact, plainContact] = [library.contact(disguised, b), library.contact(plain, b)];
          expect(contact === null, shown).toBe(plainContact === null);
          const depths = Math.abs((contact?.depth ?? 0) - (plainContact?.depth ?? 0));
          expect(depths, `depth: ${shown}`).toBeLessThanOrEqual(roundingBound(plain, b, plainContact));
        }
      }
    });
  });
});
