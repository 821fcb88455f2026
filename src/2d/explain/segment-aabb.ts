/**
 * Segment and box, as the slab test sees them: how long the line stays between each pair of sides, what these stretches
 * have in common, and what of that lies on the segment.
 */
import type { Bare } from '../../core/bare.js';
import { intersectionSegmentAabb } from '../../generated/2d/intersection.js';
import type { BoxPassage, Relation } from '../../generated/2d/results.js';
import { between } from '../../gizmos/camera.js';
import { expectPlace, expectSink } from '../../gizmos/checks.js';
import type { Role } from '../../gizmos/roles.js';
import type { Sink } from '../../gizmos/sink.js';
import { decimal, decimalsInOrder } from '../../gizmos/words.js';
import { createVec2, type Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';
import { type Apart, type Axis, axes, axisRole, type Slabs, slabsOf, whyApart } from './slabs.js';
import { drawAabb, drawSegment } from './solids.js';
import type { Verdict } from './verdict.js';

/** How it was decided whether a segment and a box meet, and what was seen on the way. */
export interface SegmentAabbVerdict extends Verdict {
  readonly relation: Relation | 'apart';
  /** What they share, as `intersection` answers it. */
  readonly shared: BoxPassage | null;
  /** Why they share nothing. */
  readonly apart: Apart | null;
  readonly slabs: Slabs;
  /** The whole line's latest entry into a slab and earliest exit from one; out of order when it misses the box. */
  readonly lineMin: number;
  readonly lineMax: number;
  /** The slabs that decide where the box is entered and left; null where the segment starts or ends in it. */
  readonly entryAxis: Axis | null;
  readonly exitAxis: Axis | null;
  /** Outward normal of the side by which the segment enters. */
  readonly normal: Vec2 | null;
}

/** Draws the working of the test into the sink; the segment is drawn as the first shape unless told otherwise. */
export function explainSegmentAabb(
  segment: Bare<Segment>,
  box: Bare<Aabb>,
  sink: Sink,
  segmentRole: Role = 'shapeA',
  boxRole: Role = 'shapeB',
): SegmentAabbVerdict {
  expectSink(sink);
  const shared = intersectionSegmentAabb(segment, box);
  expectPlace('segment start', segment.start);
  expectPlace('segment end', segment.end);
  expectPlace('box min', box.min);
  expectPlace('box max', box.max);
  const slabs = shared ?? slabsOf(segment, box);
  const apart = shared === null ? whyApart(segment, box, slabs) : null;
  const entryAxis = shared && latestEntry(segment, box, slabs);
  const exitAxis = shared && earliestExit(segment, box, slabs);
  const verdict: SegmentAabbVerdict = {
    hit: shared !== null,
    text: shared === null ? `apart: ${apartText(apart as Apart, segment)}` : sharedText(shared, segment),
    relation: shared?.relation ?? 'apart',
    shared,
    apart,
    slabs: { x: slabs.x, y: slabs.y },
    lineMin: Math.max(slabs.x.min, slabs.y.min),
    lineMax: Math.min(slabs.x.max, slabs.y.max),
    entryAxis,
    exitAxis,
    normal: (shared && sideOf(segment, box, shared)) ?? (entryAxis && normalOf(segment, entryAxis)),
  };
  if (apart?.why === 'notFinite') return verdict;
  if (apart?.why !== 'empty') drawAabb(box, boxRole, sink);
  drawSegment(segment, segmentRole, sink);
  if (apart?.why === 'empty') return verdict;
  nameValues(verdict, sink);
  drawSlabs(segment, box, verdict, sink);
  if (shared !== null) drawShared(shared, verdict, box, sink);
  if (apart?.why === 'order') drawGap(segment, apart, sink);
  return verdict;
}

function nameValues({ slabs, lineMin, lineMax, shared }: SegmentAabbVerdict, sink: Sink): void {
  for (const axis of axes) {
    sink.value(`t${axis}0`, slabs[axis].min);
    sink.value(`t${axis}1`, slabs[axis].max);
  }
  sink.value('lineMin', lineMin);
  sink.value('lineMax', lineMax);
  if (shared === null) return;
  sink.value('tMin', shared.tMin);
  sink.value('tMax', shared.tMax);
  for (const axis of axes) sink.value(`entry.${axis}`, shared.entry[axis]);
  for (const axis of axes) sink.value(`exit.${axis}`, shared.exit[axis]);
}

/** Marks farther than the segment's own length beyond its ends would make all else small, and are left out. */
const FIRST_MARK = -1;
const LAST_MARK = 2;

/** Where the line comes into each slab and where it goes out, and as much of the line as it takes to show that. */
function drawSlabs({ start, end }: Bare<Segment>, box: Bare<Aabb>, verdict: SegmentAabbVerdict, sink: Sink): void {
  let first = 0;
  let last = 1;
  for (const axis of axes) {
    const { min, max } = verdict.slabs[axis];
    if (min > max) continue;
    const forward = start[axis] < end[axis];
    for (const [t, role, side] of [
      [min, 'entry', forward ? box.min : box.max],
      [max, 'exit', forward ? box.max : box.min],
    ] as const) {
      if (!(t >= FIRST_MARK && t <= LAST_MARK)) continue;
      const at = { ...between(start, end, t), [axis]: side[axis] };
      sink.point(at, role, axisRole(axis));
      if (!isDeciding(axis, role, verdict)) sink.label(at, `${axis} ${decimal(t)}`, role, axisRole(axis));
      first = Math.min(first, t);
      last = Math.max(last, t);
    }
  }
  if (first < 0) sink.line(between(start, end, first), start, 'ghost');
  if (last > 1) sink.line(end, between(start, end, last), 'ghost');
}

/** The slabs that decide are named at the entry and the exit themselves. */
function isDeciding(
  axis: Axis,
  role: 'entry' | 'exit',
  { relation, entryAxis, exitAxis }: SegmentAabbVerdict,
): boolean {
  if (relation !== 'through' && relation !== (role === 'entry' ? 'enters' : 'leaves')) return false;
  return axis === (role === 'entry' ? entryAxis : exitAxis);
}

function drawShared(
  { tMin, tMax, entry, exit, relation }: BoxPassage,
  { normal, entryAxis, exitAxis }: SegmentAabbVerdict,
  box: Bare<Aabb>,
  sink: Sink,
): void {
  if (relation === 'touches') {
    if (tMin < tMax) sink.line(entry, exit, 'shared');
    sink.point(entry, 'hit');
    sink.label(entry, `touch ${decimal(tMin)}`, 'hit');
  } else if (tMin === tMax) {
    sink.point(entry, 'hit');
  } else {
    sink.line(entry, exit, 'shared');
  }
  if (relation === 'through' || relation === 'enters') {
    sink.point(entry, 'entry');
    sink.label(entry, `entry ${entryAxis} ${decimal(tMin)}`, 'entry');
  }
  if (relation === 'through' || relation === 'leaves') {
    sink.point(exit, 'exit');
    sink.label(exit, `exit ${exitAxis} ${decimal(tMax)}`, 'exit');
  }
  if (normal === null) return;
  const length = Math.max(...axes.map((axis) => box.max[axis] - box.min[axis])) / 3;
  if (!(length > 0 && length < Infinity)) return;
  const tip = { x: entry.x + normal.x * length, y: entry.y + normal.y * length };
  sink.line(entry, tip, 'normal');
  sink.label(tip, 'n', 'normal');
}

/** The stretch on which the segment is out of one slab and not yet in the other. */
function drawGap(
  { start, end }: Bare<Segment>,
  { leavesAt, entersAt }: Extract<Apart, { why: 'order' }>,
  sink: Sink,
): void {
  sink.line(between(start, end, leavesAt), between(start, end, entersAt), 'miss');
}

function sharedText({ relation, tMin, tMax }: BoxPassage, segment: Bare<Segment>): string {
  const isPoint = isPointLike(segment);
  switch (relation) {
    case 'through':
      return `passes through: enters at ${decimal(tMin)}, leaves at ${decimal(tMax)}`;
    case 'enters':
      return `enters at ${decimal(tMin)} and ends inside`;
    case 'leaves':
      return `starts inside, leaves at ${decimal(tMax)}`;
    case 'inside':
      return isPoint ? 'a point inside the box' : 'wholly inside';
    case 'touches':
      if (isPoint) return 'a point on the edge of the box';
      return tMin < tMax
        ? `slides along the surface, from ${decimal(tMin)} to ${decimal(tMax)}`
        : `touches at one point, t = ${decimal(tMin)}`;
  }
}

function apartText(apart: Apart, segment: Bare<Segment>): string {
  switch (apart.why) {
    case 'order': {
      const [leavesAt, entersAt, visible] = decimalsInOrder(apart.leavesAt, apart.entersAt);
      return visible
        ? `leaves the ${apart.leaves} slab at t = ${leavesAt} before entering ${apart.enters} at ${entersAt}`
        : `leaves the ${apart.leaves} slab before entering ${apart.enters}, by less than a double can tell at t = ${entersAt}`;
    }
    case 'short':
      return `ends before entering the ${apart.axis} slab at t = ${decimalsInOrder(1, apart.at)[1]}`;
    case 'late':
      return `left the ${apart.axis} slab before its start, at t = ${decimalsInOrder(apart.at, 0)[0]}`;
    case 'beside':
      return isPointLike(segment) ? `a point outside the ${apart.axis} slab` : `runs beside the ${apart.axis} slab`;
    case 'empty':
      return 'the box is empty';
    case 'notFinite':
      return 'a coordinate is not finite';
  }
}

function isPointLike({ start, end }: Bare<Segment>): boolean {
  return start.x === end.x && start.y === end.y;
}

/** Of the slabs that the segment starts outside of, the one it enters last. */
function latestEntry({ start }: Bare<Segment>, box: Bare<Aabb>, slabs: Slabs): Axis | null {
  let latest: Axis | null = null;
  for (const axis of axes) {
    const outside = start[axis] < box.min[axis] || start[axis] > box.max[axis];
    if (outside && (latest === null || slabs[axis].min > slabs[latest].min)) latest = axis;
  }
  return latest;
}

/** Of the slabs that the segment ends outside of, the one it leaves first. */
function earliestExit({ end }: Bare<Segment>, box: Bare<Aabb>, slabs: Slabs): Axis | null {
  let earliest: Axis | null = null;
  for (const axis of axes) {
    const outside = end[axis] < box.min[axis] || end[axis] > box.max[axis];
    if (outside && (earliest === null || slabs[axis].max < slabs[earliest].max)) earliest = axis;
  }
  return earliest;
}

function normalOf({ start, end }: Bare<Segment>, axis: Axis): Vec2 {
  const normal = createVec2();
  normal[axis] = start[axis] < end[axis] ? -1 : 1;
  return normal;
}

/** Outward normal of the face that a segment slides along. */
function sideOf({ start, end }: Bare<Segment>, box: Bare<Aabb>, { relation, tMin, tMax }: BoxPassage): Vec2 | null {
  if (relation !== 'touches' || tMin === tMax) return null;
  for (const axis of axes) {
    const isMin = start[axis] === box.min[axis];
    if (start[axis] !== end[axis] || !(isMin || start[axis] === box.max[axis])) continue;
    const normal = createVec2();
    normal[axis] = isMin ? -1 : 1;
    return normal;
  }
  return null;
}
