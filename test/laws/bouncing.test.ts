/** Rays that are reflected where they hit, with nothing added to keep them off the wall: they neither stick to it nor pass through. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../oracle/random.js';
import { type AnyShape, type Dimension, dimensions, type RayHit, type Vector } from './dimensions.js';
import { literal } from './shrink.js';

const rooms = 40;
const bounces = 100;

interface Path {
  readonly kind: 'ray';
  readonly origin: Vector;
  readonly direction: Vector;
}

describe.each(dimensions.map((dimension) => [dimension.name, dimension] as const))('%s', (_name, dimension) => {
  const { library, vector } = dimension;

  test.each([
    ['boxes', roomOf],
    ['oriented boxes', tiltedRoomOf],
  ] as const)('in a closed room of %s, never out and never stuck', (_walls, roomOf) => {
    const random = seeded(51);
    for (let room = 0; room < rooms; room++) {
      const walls = roomOf(dimension, random);
      let path = start(dimension, random);
      for (let bounce = 0; bounce < bounces; bounce++) {
        const hit = nearestHit(dimension, path, walls);
        const shown = literal({ path, walls, bounce });
        expect(hit, shown).not.toBeNull();
        expect(hit!.t, shown).toBeGreaterThan(0);
        expect(
          walls.some((wall) => library.overlaps(pointAt(hit!.point), wall)),
          shown,
        ).toBe(false);
        path = reflected(dimension, path, hit!);
      }
    }
  });

  test.each([
    ['balls', cageOf],
    ['capsules', capsulesOf],
  ] as const)('between %s, never stuck, and never into one', (_cage, cageOf) => {
    const random = seeded(52);
    let most = 0;
    for (let room = 0; room < rooms; room++) {
      const balls = cageOf(dimension, random);
      let path = start(dimension, random);
      let last: AnyShape | null = null;
      for (let bounce = 0; bounce < bounces; bounce++) {
        const hit = nearestHit(dimension, path, balls);
        if (hit === null) break;
        const shown = literal({ path, balls, bounce });
        const ball = balls.find((one) => library.distance(pointAt(hit.point), one) < 1e-12)!;
        expect(ball, shown).not.toBe(last);
        expect(
          balls.some((one) => library.overlaps(pointAt(hit.point), one)),
          shown,
        ).toBe(false);
        last = ball;
        most = Math.max(most, bounce);
        path = reflected(dimension, path, hit);
      }
    }
    expect(most).toBeGreaterThan(10);
  });

  function nearestHit(of: Dimension, path: Path, shapes: readonly AnyShape[]): RayHit | null {
    let nearest: RayHit | null = null;
    for (const shape of shapes) {
      const tMax: number = nearest?.t ?? Infinity;
      nearest = of.library.raycast(path as AnyShape, shape, undefined, { entering: true, tMax }) ?? nearest;
    }
    return nearest;
  }

  function start(of: Dimension, { unit }: Random): Path {
    const number = (): number => 2 * unit() - 1;
    const direction = vector(number(), number(), number());
    return { kind: 'ray', origin: of.vector(0.5 * number(), 0.5 * number(), 0.5 * number()), direction };
  }

  function pointAt(place: Vector): AnyShape {
    return { kind: 'point', ...place } as AnyShape;
  }
});

/** Boxes around the middle that overlap at their edges, at coordinates that are no round numbers. */
function roomOf({ name, vector }: Dimension, { unit }: Random): AnyShape[] {
  const axes = name === '2D' ? [0, 1] : [0, 1, 2];
  return axes.flatMap((axis) =>
    [-1, 1].map((side) => {
      const [near, far] = [side * (1 + unit()), side * (3 + unit())];
      const corner = (own: number, other: number): Vector => {
        const [x = 0, y = 0, z = 0] = axes.map((i) => (i === axis ? own : other));
        return vector(x, y, z);
      };
      const [min, max] = near < far ? [corner(near, -5), corner(far, 5)] : [corner(far, -5), corner(near, 5)];
      return { kind: 'aabb', min, max } as AnyShape;
    }),
  );
}

/** The same walls, each turned a little. */
function tiltedRoomOf(dimension: Dimension, random: Random): AnyShape[] {
  const { name, vector } = dimension;
  return roomOf(dimension, random).map((wall) => {
    const { min, max } = wall as unknown as { min: Vector; max: Vector };
    const half = (f: (low: number, high: number) => number): Vector =>
      vector(f(min.x, max.x), f(min.y, max.y), f(min.z ?? 0, max.z ?? 0));
    const [p, q] = [0.2 * random.unit() - 0.1, 0.2 * random.unit() - 0.1];
    const [a, b, c, d] = [Math.cos(p), Math.sin(p), Math.cos(q), Math.sin(q)];
    const flat = [vector(a, b, 0), vector(-b, a, 0)];
    const axes = name === '2D' ? flat : [vector(a * c, b * c, d), vector(-b, a, 0), vector(-a * d, -b * d, c)];
    const center = half((low, high) => (low + high) / 2);
    return { kind: 'obb', center, halfExtents: half((low, high) => (high - low) / 2), axes } as unknown as AnyShape;
  });
}

/** The same with capsules. */
function capsulesOf(dimension: Dimension, random: Random): AnyShape[] {
  const { unit } = random;
  return cageOf(dimension, random).map((ball) => {
    const { center, radius } = ball as unknown as { center: Vector; radius: number };
    const end = dimension.vector(center.x * 1.2 + unit(), center.y * 1.2 + unit(), (center.z ?? 0) * 1.2 + unit());
    return { kind: 'capsule', start: center, end, radius } as unknown as AnyShape;
  });
}

/** Large balls on all sides, a little apart. */
function cageOf({ name, vector }: Dimension, { unit }: Random): AnyShape[] {
  const axes = name === '2D' ? [0, 1] : [0, 1, 2];
  return axes.flatMap((axis) =>
    [-1, 1].map((side) => {
      const [x = 0, y = 0, z = 0] = axes.map((i) => (i === axis ? side * (11 + unit()) : unit()));
      return { kind: name === '2D' ? 'circle' : 'sphere', center: vector(x, y, z), radius: 10 } as AnyShape;
    }),
  );
}

/** d - 2 (d·n) n, from the point of the hit. */
function reflected({ vector }: Dimension, { direction: d }: Path, { point, normal: n }: RayHit): Path {
  const along = 2 * (d.x * n.x + d.y * n.y + (d.z ?? 0) * (n.z ?? 0));
  const direction = vector(d.x - along * n.x, d.y - along * n.y, (d.z ?? 0) - along * (n.z ?? 0));
  return { kind: 'ray', origin: point, direction };
}
