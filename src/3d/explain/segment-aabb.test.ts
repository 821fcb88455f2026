import { describe, expect, test } from 'vitest';
import { cases3, families } from '../../../test/oracle/generators.js';
import { intersectionSegmentAabb } from '../../generated/3d/intersection.js';
import { intersectsSegmentAabb } from '../../generated/3d/segment-aabb.js';
import { type DrawnPoint, type Recording, recording } from '../../gizmos/recording.js';
import type { Place } from '../../gizmos/sink.js';
import { type Aabb, aabb } from '../shapes/aabb.js';
import { type Segment, segment } from '../shapes/segment.js';
import { explain, explainSegmentAabb } from './index.js';
import { type Axis, axes, axisRole, slabsOf } from './slabs.js';

const box = aabb({ x: -2, y: -1, z: -1.2 }, { x: 2, y: 1, z: 1.2 });

function from(start: readonly [number, number, number], end: readonly [number, number, number]): Segment {
  return segment({ x: start[0], y: start[1], z: start[2] }, { x: end[0], y: end[1], z: end[2] });
}

test.each([
  ['through', from([-4.4, -1.3, 1.9], [3, 1.9, -1.5]), 'passes through: enters at 0.324, leaves at 0.719'],
  ['ending inside', from([-4, 0, 0], [0, 0, 0]), 'enters at 0.5 and ends inside'],
  ['starting inside', from([0, 0, 0], [0, 4, 0]), 'starts inside, leaves at 0.25'],
  ['wholly inside', from([0, 0, 0], [1, 0.5, 0]), 'wholly inside'],
  ['grazing an edge', from([-4, -1, 0], [0, 3, 0]), 'touches at one point, t = 0.5'],
  ['along a face', from([-4, 1, 0], [4, 1, 0]), 'slides along the surface, from 0.25 to 0.75'],
  ['a point inside', from([0, 0, 0], [0, 0, 0]), 'a point inside the box'],
  ['past a corner', from([-4, 0, 0], [0, 4, 0]), 'apart: leaves the y slab at t = 0.25 before entering x at 0.5'],
  ['too short', from([-4, 0, 0], [-3, 0, 0]), 'apart: ends before entering the x slab at t = 2'],
  ['on its way out', from([3, 0, 0], [5, 0, 0]), 'apart: left the x slab before its start, at t = -0.5'],
  ['along a face outside', from([-4, 2, 0], [4, 2, 0]), 'apart: runs beside the y slab'],
  ['a point outside', from([0, 0, 3], [0, 0, 3]), 'apart: a point outside the z slab'],
])('%s says so', (_situation, a, text) => {
  expect(explain(a, box, recording()).text).toBe(text);
});

test('an edge missed by less than a double can tell is a miss all the same', () => {
  // A line through the edge at x = -2, y = 1, but for the last bit of its end.
  const a = from([-4, -1, 0], [0, 3 + 2 ** -51, 0]);
  const { apart, text } = explain(a, box, recording());
  expect(apart).toEqual({ why: 'order', leaves: 'y', leavesAt: 0.5, enters: 'x', entersAt: 0.5 });
  expect(text).toBe('apart: leaves the y slab before entering x, by less than a double can tell at t = 0.5');
});

test('the box first: it becomes A, and the verdict stays', () => {
  const a = from([-4.4, -1.3, 1.9], [3, 1.9, -1.5]);
  const swapped = recording();
  expect(explain(box, a, swapped).text).toBe(explain(a, box, recording()).text);
  expect(swapped.faces.every(({ role }) => role === 'shapeA')).toBe(true);
  expect(swapped.lines.filter(({ role }) => role === 'shapeB')).toHaveLength(1);
});

test('shapes without an explanation are named', () => {
  // @ts-expect-error there is no such kind
  expect(() => explain({ kind: 'torus' }, box, recording())).toThrow(
    new TypeError('no explanation for torus and aabb in 3D'),
  );
});

test('an empty box and numbers that are not finite are verdicts, not drawings of nothing', () => {
  const a = from([-4, 0, 0], [4, 0, 0]);
  const empty = { min: { x: 1, y: 1, z: 1 }, max: { x: -1, y: -1, z: -1 } };
  expect(explainSegmentAabb(a, empty, recording()).text).toBe('apart: the box is empty');
  const nowhere = { start: { x: 0, y: 0, z: Number.NaN }, end: { x: 1, y: 1, z: 1 } };
  const drawn = recording();
  expect(explainSegmentAabb(nowhere, box, drawn).text).toBe('apart: a coordinate is not finite');
  expect([...drawn.lines, ...drawn.points, ...drawn.labels, ...drawn.faces]).toEqual([]);
});

test('a box has twelve edges, four along each axis, and six faces turned outward', () => {
  const drawn = recording();
  explain(from([-4, 0, 0], [4, 0, 0]), box, drawn);
  for (const axis of axes) {
    const edges = drawn.lines.filter((line) => line.axis === axisRole(axis));
    expect(edges).toHaveLength(4);
    for (const { from: low, to: high } of edges)
      expect([low[axis], high[axis]]).toEqual([box.min[axis], box.max[axis]]);
  }
  expect(drawn.faces).toHaveLength(6);
  for (const { corners } of drawn.faces) {
    const [a, b, c] = corners as unknown as readonly [Point, Point, Point];
    const normal = cross(minus(b, a), minus(c, a));
    // The box is centred on the origin, so outward is away from it.
    expect(normal.x * a.x + normal.y * a.y + normal.z * a.z).toBeGreaterThan(0);
  }
});

describe.each(families)('what is shown is what the library answers, on %s input', (family) => {
  const pairs: [Segment, Aabb][] = [];
  for (const { a, b } of cases3('segment', 'aabb', family)) {
    if (pairs.length === 2000) break;
    if (isInRange(a as Segment)) pairs.push([a as Segment, b as Aabb]);
  }

  test('the verdict is the exact answer, with what is shared or why nothing is', () => {
    const wrong = pairs.filter(([a, b]) => {
      const { hit, shared, apart, relation } = explain(a, b, recording());
      const answer = intersectionSegmentAabb(a, b);
      return !(
        hit === intersectsSegmentAabb(a, b) &&
        hit === (apart === null) &&
        relation === (answer?.relation ?? 'apart') &&
        shared?.tMin === answer?.tMin &&
        shared?.tMax === answer?.tMax &&
        samePlace(shared?.entry, answer?.entry) &&
        samePlace(shared?.exit, answer?.exit)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('the values are those of the intersection, and none is NaN', () => {
    const wrong = pairs.filter(([a, b]) => {
      const { values } = recorded(a, b);
      if ([...values.values()].some(Number.isNaN)) return true;
      const answer = intersectionSegmentAabb(a, b);
      if (answer === null) return values.has('tMin');
      return !(
        values.get('tMin') === answer.tMin &&
        values.get('tMax') === answer.tMax &&
        axes.every(
          (axis) => values.get(`t${axis}0`) === answer[axis].min && values.get(`t${axis}1`) === answer[axis].max,
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  test('the stretches shown for a miss are computed as those of a hit are', () => {
    const wrong = pairs.filter(([a, b]) => {
      const answer = intersectionSegmentAabb(a, b);
      // Far from 1 the pair divides in another order, so the last digits may differ.
      if (answer === null || family === 'scale') return false;
      const slabs = slabsOf(a, b);
      return !axes.every((axis) => slabs[axis].min === answer[axis].min && slabs[axis].max === answer[axis].max);
    });
    expect(wrong).toEqual([]);
  });

  test('the marks lie where the intersection says, and on the faces they stand for', () => {
    const wrong = pairs.filter(([a, b]) => {
      const answer = intersectionSegmentAabb(a, b);
      const { points, lines } = recorded(a, b);
      const isRight = ({ at, role, axis }: DrawnPoint): boolean => {
        if (role !== 'entry' && role !== 'exit') return true;
        if (axis === undefined) return samePlace(at, answer?.[role]);
        const along = axes.find((name) => axisRole(name) === axis) as Axis;
        return at[along] === b.min[along] || at[along] === b.max[along];
      };
      const common = lines.filter(({ role }) => role === 'shared');
      return !(
        points.every(isRight) &&
        common.every((line) => samePlace(line.from, answer?.entry) && samePlace(line.to, answer?.exit))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('the reason for a miss is true of the numbers beside it, but for rounding', () => {
    const wrong = pairs.filter(([a, b]) => {
      const { apart } = explain(a, b, recording());
      if (apart?.why === 'order') return apart.leavesAt - apart.entersAt > 2 ** -50;
      if (apart?.why === 'short') return apart.at < 1;
      if (apart?.why === 'late') return apart.at > 0;
      return apart?.why === 'beside' && a.start[apart.axis] !== a.end[apart.axis];
    });
    expect(wrong).toEqual([]);
  });
});

/** Where the difference of two coordinates overflows, there is no t to speak of. */
function isInRange({ start, end }: Segment): boolean {
  return axes.every((axis) => Number.isFinite(end[axis] - start[axis]));
}

function samePlace(a: Place | undefined, b: Place | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y && a?.z === b?.z;
}

function recorded(a: Segment, b: Aabb): Recording {
  const drawn = recording();
  explain(a, b, drawn);
  return drawn;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

function cross(a: Point, b: Point): Point {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

test('the normal of a segment that slides along a face is that of the face', () => {
  expect(explain(from([-4, 1, 0], [4, 1, 0]), box, recording()).normal).toEqual({ x: 0, y: 1, z: 0 });
  expect(explain(from([2, -9, 0], [2, 9, 0]), box, recording()).normal).toEqual({ x: 1, y: 0, z: 0 });
});
