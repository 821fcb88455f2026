/**
 * Two oriented boxes.
 *
 * Along each of the fifteen axes that could separate them the boxes overlap by so much; the least of these is the way
 * apart. The exact question goes first, so rounding can shift the depth by an ulp or two but never the answer.
 */
import type { Bare } from '../../core/bare.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import { intersectsObbObb } from '../exact/obb-obb.js';
import type { Obb } from '../shapes/obb.js';
import { type Contact, createContact } from '../shapes/results.js';
import { type AxisIndex, next, previous, setEdgePoint, setFacePoint } from './obb-obb.point.js';
import { createObbCopy, isVastObb, type ObbCopy, shrinkObb } from './obb-obb.vast.js';
import { growContact } from './vast.js';

export { intersectsObbObb };

const smallA: ObbCopy = /* @__PURE__ */ createObbCopy();
const smallB: ObbCopy = /* @__PURE__ */ createObbCopy();

type AxisName = 'x' | 'y' | 'z';

/** The axis of least overlap: the face normal across an axis of one box, or square to an edge of each. */
export type ObbAxis = `face a.${AxisName}` | `face b.${AxisName}` | `edge a.${AxisName} × edge b.${AxisName}`;

export interface ObbContact extends Contact {
  axis: ObbAxis;
}

export function createObbContact(): ObbContact {
  return { ...createContact(), axis: 'face a.x' };
}

/** Every name ready made, so that naming an axis makes no new string. */
const faceNamesA: readonly ObbAxis[] = ['face a.x', 'face a.y', 'face a.z'];
const faceNamesB: readonly ObbAxis[] = ['face b.x', 'face b.y', 'face b.z'];
const edgeNames: readonly ObbAxis[] = [
  'edge a.x × edge b.x',
  'edge a.x × edge b.y',
  'edge a.x × edge b.z',
  'edge a.y × edge b.x',
  'edge a.y × edge b.y',
  'edge a.y × edge b.z',
  'edge a.z × edge b.x',
  'edge a.z × edge b.y',
  'edge a.z × edge b.z',
];
const indices: readonly AxisIndex[] = [0, 1, 2];

/** Sine squared of the angle below which two edges count as parallel, where only the choice of axis depends on it. */
const PARALLEL = 1e-24;

const apart: MutableVec3 = createVec3();
/** The least overlap found so far, and where. */
const least = { overlap: 0.5, of: 'a' as 'a' | 'b' | 'edges', a: 0 as AxisIndex, b: 0 as AxisIndex };

/**
 * How two boxes come apart by the shortest way, with the axis that decided. Of equal overlaps a face of `a` goes before
 * one of `b` and both before edges. `point` is the middle of where the faces meet, or of the shortest line between the
 * two edges. With axes of unit length the depth is within 32 ulp of the boxes' largest dimension.
 */
export function contactObbObb(a: Bare<Obb>, b: Bare<Obb>, out?: ObbContact): ObbContact | null {
  if (!intersectsObbObb(a, b)) return null;
  return writeContact(a, b, out ?? createObbContact());
}

function writeContact(a: Bare<Obb>, b: Bare<Obb>, out: ObbContact): ObbContact {
  if (isVastObb(a) || isVastObb(b)) return growContact(writeContact(shrinkObb(a, smallA), shrinkObb(b, smallB), out));
  const { normal } = out;
  apart.x = b.center.x - a.center.x;
  apart.y = b.center.y - a.center.y;
  apart.z = b.center.z - a.center.z;
  least.overlap = Infinity;
  normal.x = 1;
  normal.y = 0;
  normal.z = 0;
  for (const i of indices) {
    if (tryAxis(a, b, a.axes[next(i)], a.axes[previous(i)], normal)) setLeast('a', i, 0);
  }
  for (const i of indices) {
    if (tryAxis(a, b, b.axes[next(i)], b.axes[previous(i)], normal)) setLeast('b', 0, i);
  }
  for (const i of indices) {
    for (const j of indices) {
      if (tryAxis(a, b, a.axes[i], b.axes[j], normal)) setLeast('edges', i, j);
    }
  }
  out.depth = least.overlap < Infinity ? Math.max(least.overlap, 0) : 0;
  if (least.of === 'edges') {
    out.axis = edgeNames[3 * least.a + least.b]!;
    setEdgePoint(a, b, least.a, least.b, out);
  } else if (least.of === 'a') {
    out.axis = faceNamesA[least.a]!;
    setFacePoint(a, b, least.a, 1, out);
  } else {
    out.axis = faceNamesB[least.b]!;
    setFacePoint(b, a, least.b, -1, out);
  }
  return out;
}

function setLeast(of: 'a' | 'b' | 'edges', a: AxisIndex, b: AxisIndex): void {
  least.of = of;
  least.a = a;
  least.b = b;
}

/**
 * Measures the overlap along u × v; if it is less than the least so far, keeps it and its direction from a to b.
 * All in one piece and in local numbers: numbers passed to functions that are not inlined would be allocated.
 */
function tryAxis(a: Bare<Obb>, b: Bare<Obb>, u: Vec3, v: Vec3, normal: MutableVec3): boolean {
  const crossX = u.y * v.z - u.z * v.y;
  const crossY = u.z * v.x - u.x * v.z;
  const crossZ = u.x * v.y - u.y * v.x;
  const squared = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const lengths = (u.x * u.x + u.y * u.y + u.z * u.z) * (v.x * v.x + v.y * v.y + v.z * v.z);
  if (!(squared > PARALLEL * lengths)) return false;
  const length = Math.sqrt(squared);
  const x = crossX / length;
  const y = crossY / length;
  const z = crossZ / length;
  const distance = apart.x * x + apart.y * y + apart.z * z;
  const reach =
    a.halfExtents.x * Math.abs(a.axes[0].x * x + a.axes[0].y * y + a.axes[0].z * z) +
    a.halfExtents.y * Math.abs(a.axes[1].x * x + a.axes[1].y * y + a.axes[1].z * z) +
    a.halfExtents.z * Math.abs(a.axes[2].x * x + a.axes[2].y * y + a.axes[2].z * z) +
    b.halfExtents.x * Math.abs(b.axes[0].x * x + b.axes[0].y * y + b.axes[0].z * z) +
    b.halfExtents.y * Math.abs(b.axes[1].x * x + b.axes[1].y * y + b.axes[1].z * z) +
    b.halfExtents.z * Math.abs(b.axes[2].x * x + b.axes[2].y * y + b.axes[2].z * z);
  const overlap = reach - Math.abs(distance);
  // A gain within rounding would let an edge take the place of the face it lies in.
  if (!(overlap < least.overlap - 1e-14 * reach)) return false;
  least.overlap = overlap;
  const sign = distance < 0 ? -1 : 1;
  normal.x = sign * x;
  normal.y = sign * y;
  normal.z = sign * z;
  return true;
}
