/** The axis along which two oriented boxes overlap least, as a unit vector. */
import { isZeroVector } from './lengths.js';
import { type Edges, type Faces, type MeasuredBox, reachOf, turned, unitAcross } from './obbs.js';
import type { ObbAxis } from './results.js';
import type { Direction3, Length } from './shapes.js';
import { abs, at, dot, map3, type Vec3, XYZ } from './vec.js';

/** How far two boxes overlap along a unit vector, which has the number of a box's axis. */
type Overlap = { readonly overlap: Length; readonly unit: Direction3; readonly axis: number };

/** With the numbers of both boxes' axes, 3 for none. Of equal overlaps the first box's faces go first, then the second's, then edges. */
export function leastOverlap(a: MeasuredBox, b: MeasuredBox, centerOffset: Vec3) {
  const slack = 2 ** -52 * (a.size + b.size);
  const byA = acrossFaces(a.faces, b.edges, centerOffset, slack);
  const byB = acrossFaces(b.faces, a.edges, centerOffset, slack);
  const byEdges = XYZ.map((i) => {
    const found = acrossEdges(turned(a.edges, i), b.edges, centerOffset, slack);
    return { ...found, ofA: i as number, ofB: found.axis };
  });
  const all = [{ ...byA, ofA: byA.axis, ofB: 3 }, { ...byB, ofA: 3, ofB: byB.axis }, ...byEdges];
  return all.reduce((best, one) => lesser(best, one, slack));
}

/** A gain within rounding would let an edge take the place of the face that it lies in. */
const lesser = <T extends Overlap>(best: T, other: T, slack: Length): T =>
  other.overlap < best.overlap - slack ? other : best;

function acrossFaces({ normals, distances }: Faces, other: Edges, centerOffset: Vec3, slack: Length): Overlap {
  return map3(normals, (unit, axis): Overlap => {
    const reach = at(distances, axis) + reachOf(other, unit);
    return { overlap: reach - abs(dot(centerOffset, unit)), unit, axis };
  }).reduce((best, one) => lesser(best, one, slack));
}

/** Across the first edge of a box and each of another. @shared */
function acrossEdges(a: Edges, b: Edges, centerOffset: Vec3, slack: Length): Overlap {
  return map3(XYZ, (axis): Overlap => {
    const other = turned(b, axis);
    const unit = unitAcross(a.axes[0], other.axes[0]);
    const reach = reachBeside(a, unit) + reachBeside(other, unit);
    return { overlap: isZeroVector(unit) ? 2 ** 1010 : reach - abs(dot(centerOffset, unit)), unit, axis };
  }).reduce((best, one) => lesser(best, one, slack));
}

/** How far a box reaches along a unit vector square to its first edge. */
const reachBeside = ({ axes, halfExtents }: Edges, unit: Direction3): Length =>
  halfExtents.y * abs(dot(axes[1], unit)) + halfExtents.z * abs(dot(axes[2], unit));

/** The name of an axis by the numbers of the two that it is made of. */
export function axisOf(ofA: number, ofB: number): ObbAxis {
  const names = pick(ofA, [
    ['a.x × b.x', 'a.x × b.y', 'a.x × b.z', 'a.x'],
    ['a.y × b.x', 'a.y × b.y', 'a.y × b.z', 'a.y'],
    ['a.z × b.x', 'a.z × b.y', 'a.z × b.z', 'a.z'],
    ['b.x', 'b.y', 'b.z', 'a.x'],
  ] as const);
  return pick(ofB, names);
}

const pick = <T>(i: number, [x, y, z, none]: readonly [T, T, T, T]): T =>
  i === 0 ? x : i === 1 ? y : i === 2 ? z : none;
