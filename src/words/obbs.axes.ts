/** The axis along which two oriented boxes overlap least, as a unit vector. */
import { isStill } from './lines.js';
import { reachOf, type Slabs, type Solid, type Span, turned, unitAcross } from './obbs.js';
import type { ObbAxis } from './results.js';
import type { Direction3, Length } from './shapes.js';
import { abs, at, dot, map, three, type Vec3 } from './vec.js';

/** How far two boxes overlap along an axis, and how far the second's centre lies beyond the first's. */
interface Overlap {
  readonly overlap: Length;
  readonly unit: Direction3;
  readonly distance: Length;
  /** The number of a box's axis. */
  readonly axis: number;
}

/** The same with the numbers of the axes of both boxes; 3 for none. */
interface LeastOverlap extends Overlap {
  readonly ofA: number;
  readonly ofB: number;
}

/** Of equal overlaps a face of the first box goes before one of the second, and both before edges. */
export function leastOverlap(a: Solid, b: Solid, apart: Vec3): LeastOverlap {
  const slack = 2 ** -52 * (a.size + b.size);
  const byA = acrossFaces(a.slabs, b.span, apart, slack);
  const byB = acrossFaces(b.slabs, a.span, apart, slack);
  const byEdges = three.map((i) => {
    const found = acrossEdges(turned(a.span, i), b.span, apart, slack);
    return { ...found, ofA: i as number, ofB: found.axis };
  });
  const all = [{ ...byA, ofA: byA.axis, ofB: 3 }, { ...byB, ofA: 3, ofB: byB.axis }, ...byEdges];
  return all.reduce((best, other) => (isLess(other, best, slack) ? other : best));
}

/** A gain within rounding would let an edge take the place of the face that it lies in. */
function isLess(a: Overlap, b: Overlap, slack: Length): boolean {
  return a.overlap < b.overlap - slack;
}

function acrossFaces({ normals, half }: Slabs, other: Span, apart: Vec3, slack: Length): Overlap {
  const overlaps = map(normals, (unit, i) => overlapAlong(unit, at(half, i) + reachOf(other, unit), apart, i));
  return overlaps.reduce((best, one) => (isLess(one, best, slack) ? one : best));
}

/**
 * Across the first edge of a box and each of another.
 * @shared
 */
function acrossEdges(a: Span, b: Span, apart: Vec3, slack: Length): Overlap {
  const overlaps = map(three, (i) => {
    const other = turned(b, i);
    const unit = unitAcross(a.axes[0], other.axes[0]);
    return overlapAlong(unit, reachBeside(a, unit) + reachBeside(other, unit), apart, i);
  });
  return overlaps.reduce((best, one) => (isLess(one, best, slack) ? one : best));
}

/** How far a box reaches along a unit vector square to its first edge. */
function reachBeside({ extents, axes }: Span, unit: Direction3): Length {
  return extents.y * abs(dot(axes[1], unit)) + extents.z * abs(dot(axes[2], unit));
}

function overlapAlong(unit: Direction3, reach: Length, apart: Vec3, axis: number): Overlap {
  const distance = dot(apart, unit);
  return { overlap: isStill(unit) ? 2 ** 1000 : reach - abs(distance), unit, distance, axis };
}

/** The name of an axis by the numbers of the two that it is made of. */
export function axisOf(ofA: number, ofB: number): ObbAxis {
  const names = pick(ofA, [
    ['edge a.x × edge b.x', 'edge a.x × edge b.y', 'edge a.x × edge b.z', 'face a.x'],
    ['edge a.y × edge b.x', 'edge a.y × edge b.y', 'edge a.y × edge b.z', 'face a.y'],
    ['edge a.z × edge b.x', 'edge a.z × edge b.y', 'edge a.z × edge b.z', 'face a.z'],
    ['face b.x', 'face b.y', 'face b.z', 'face a.x'],
  ] as const);
  return pick(ofB, names);
}

function pick<T>(i: number, [x, y, z, none]: readonly [T, T, T, T]): T {
  return i === 0 ? x : i === 1 ? y : i === 2 ? z : none;
}
