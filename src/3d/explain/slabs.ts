/**
 * A box is where three slabs overlap, each the space between two parallel faces. A line runs through each slab on one
 * stretch of its parameter t, and through the box where all stretches overlap. Ericson, RTCD 5.3.3.
 */
import type { Bare } from '../../core/bare.js';
import type { Interval } from '../../generated/3d/results.js';
import { intersectsSegmentAabb } from '../../generated/3d/segment-aabb.js';
import type { AxisRole } from '../../gizmos/roles.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';

/** The name of a coordinate, and of the slab across it. */
export type Axis = 'x' | 'y' | 'z';

export const axes: readonly Axis[] = ['x', 'y', 'z'];

export function axisRole(axis: Axis): AxisRole {
  return axis === 'x' ? 'axisX' : axis === 'y' ? 'axisY' : 'axisZ';
}

/** The whole line's stretch in each slab: everything when parallel inside it, nothing (min > max) when outside. */
export type Slabs = Readonly<Record<Axis, Interval>>;

/** Why a segment and a box share no point. Each kind is decided without rounding; the t's beside it are rounded. */
export type Apart =
  | {
      readonly why: 'order';
      readonly leaves: Axis;
      readonly leavesAt: number;
      readonly enters: Axis;
      readonly entersAt: number;
    }
  /** It ends before it comes to the slab. */
  | { readonly why: 'short'; readonly axis: Axis; readonly at: number }
  /** It starts when it has the slab behind it. */
  | { readonly why: 'late'; readonly axis: Axis; readonly at: number }
  /** It runs along the slab outside of it. */
  | { readonly why: 'beside'; readonly axis: Axis }
  | { readonly why: 'empty' }
  | { readonly why: 'notFinite' };

export function slabsOf(segment: Bare<Segment>, box: Bare<Aabb>): Slabs {
  // Not a literal with x, y and z: engines would take it for a vector, and allocate for every coordinate from then on.
  const slabs: Record<Axis, Interval> = Object.create(null);
  for (const axis of axes) slabs[axis] = slab(segment, box, axis);
  return slabs;
}

function slab({ start, end }: Bare<Segment>, { min, max }: Bare<Aabb>, axis: Axis): Interval {
  const from = start[axis];
  const to = end[axis];
  if (from === to) {
    const inside = min[axis] <= from && from <= max[axis];
    return inside ? { min: -Infinity, max: Infinity } : { min: Infinity, max: -Infinity };
  }
  const near = from < to ? min[axis] : max[axis];
  const far = from < to ? max[axis] : min[axis];
  return { min: parameter(near, from, to), max: parameter(far, from, to) };
}

/** Where the line from `from` to `to` reaches a face; in halves where a difference would overflow. */
function parameter(face: number, from: number, to: number): number {
  const way = face - from;
  const length = to - from;
  if (Number.isFinite(way) && Number.isFinite(length)) return way / length + 0;
  return (face / 2 - from / 2) / (to / 2 - from / 2);
}

export function whyApart(segment: Bare<Segment>, box: Bare<Aabb>, slabs: Slabs): Apart {
  if (isEmpty(box)) return { why: 'empty' };
  const corners = [segment.start, segment.end, box.min, box.max];
  if (!corners.every((corner) => axes.every((axis) => Number.isFinite(corner[axis])))) return { why: 'notFinite' };
  const beside = axes.find((axis) => slabs[axis].min > slabs[axis].max);
  if (beside !== undefined) return { why: 'beside', axis: beside };
  const byEntry = [...axes].sort((a, b) => slabs[b].min - slabs[a].min);
  const byExit = [...axes].sort((a, b) => slabs[a].max - slabs[b].max);
  const short = byEntry.find((axis) => staysBefore(segment, box, axis));
  if (short !== undefined) return { why: 'short', axis: short, at: slabs[short].min };
  const late = byExit.find((axis) => staysBehind(segment, box, axis));
  if (late !== undefined) return { why: 'late', axis: late, at: slabs[late].max };
  for (const leaves of byExit) {
    for (const enters of byEntry) {
      if (leaves === enters || !leavesBeforeEntering(segment, box, leaves, enters)) continue;
      return { why: 'order', leaves, leavesAt: slabs[leaves].max, enters, entersAt: slabs[enters].min };
    }
  }
  throw new RangeError('whyApart was asked about a segment and a box that meet');
}

/** Whether both ends lie on the side of the slab from which the segment comes. */
function staysBefore({ start, end }: Bare<Segment>, { min, max }: Bare<Aabb>, axis: Axis): boolean {
  return start[axis] < end[axis] ? end[axis] < min[axis] : end[axis] > max[axis];
}

function staysBehind({ start, end }: Bare<Segment>, { min, max }: Bare<Aabb>, axis: Axis): boolean {
  return start[axis] < end[axis] ? start[axis] > max[axis] : start[axis] < min[axis];
}

/**
 * Whether a segment that meets both slabs is out of the one before it comes into the other. Decided exactly, by the
 * pair's own question: with the first slab reaching back past the start, the second on past the end, and the third
 * axis left open, the segment meets what remains unless the exit comes first.
 */
function leavesBeforeEntering(segment: Bare<Segment>, box: Bare<Aabb>, leaves: Axis, enters: Axis): boolean {
  const min = { ...box.min };
  const max = { ...box.max };
  for (const axis of axes) {
    const from = segment.start[axis];
    const to = segment.end[axis];
    const forward = from < to;
    if (axis !== enters) {
      if (forward) min[axis] = Math.min(min[axis], from);
      else max[axis] = Math.max(max[axis], from);
    }
    if (axis !== leaves) {
      if (forward) max[axis] = Math.max(max[axis], to);
      else min[axis] = Math.min(min[axis], to);
    }
  }
  return !intersectsSegmentAabb(segment, { min, max });
}

function isEmpty({ min, max }: Bare<Aabb>): boolean {
  return min.x > max.x || min.y > max.y || min.z > max.z;
}
