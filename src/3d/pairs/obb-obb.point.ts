/**
 * Where two meeting boxes touch deepest, once the axis between them is known.
 *
 * Across a face of one box, the facing side of the other is clipped to that face (Sutherland and Hodgman 1974) and its
 * deepest corners are averaged. Across two edges it is the middle of the shortest line between them.
 *
 * Written out in local numbers and records of them: V8 allocates for a number that leaves or enters a function it does not
 * inline, and these are too many for it to inline them all.
 */
import type { Bare } from '../../core/bare.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import type { Obb } from '../shapes/obb.js';
import type { Contact } from '../shapes/results.js';
import { normalize } from './direction.js';

/** One of a box's three axes. */
export type AxisIndex = 0 | 1 | 2;

export function next(i: AxisIndex): AxisIndex {
  return i === 2 ? 0 : i === 1 ? 2 : 1;
}

export function previous(i: AxisIndex): AxisIndex {
  return i === 0 ? 2 : i === 1 ? 0 : 1;
}

/** Corners of the polygon being cut, three numbers each: a quadrilateral cut by four planes has at most eight. */
let polygon: Float64Array = /* @__PURE__ */ new Float64Array(48);
let cut: Float64Array = /* @__PURE__ */ new Float64Array(48);
let corners = 0;

const facing: MutableVec3 = createVec3();
const side: MutableVec3 = createVec3();
const fromA: MutableVec3 = createVec3();
const fromB: MutableVec3 = createVec3();

/** For a normal across the face of `face` over its axis `axis`; `sign` is 1 if `face` is the contact's first box. */
export function setFacePoint(face: Bare<Obb>, other: Bare<Obb>, axis: AxisIndex, sign: 1 | -1, out: Contact): void {
  facing.x = sign * out.normal.x;
  facing.y = sign * out.normal.y;
  facing.z = sign * out.normal.z;
  const across = facingAxis(other);
  setSide(other, across, towards(other, across), face.center);
  clipBetween(face, next(axis), false);
  clipBetween(face, previous(axis), false);
  // Rounding may clip away a mere touch; the whole side is then near enough.
  if (corners === 0) setSide(other, across, towards(other, across), face.center);
  averageDeepest(face, out.point);
  out.point.x += face.center.x;
  out.point.y += face.center.y;
  out.point.z += face.center.z;
  moveIntoBoth(face, other, facing, out);
}

/**
 * Where a point lies over one axis of a box: its place along the face normal, how far the box reaches, and what rounding
 * may put beside a box of this size, without which nothing could be clipped to a flat one.
 */
const place = { at: 0.5, reach: 0.5, slack: 0.5 };
/** How far a line goes on in the box it has been followed through. */
const through = { way: 0.5 };

/**
 * Moves `out.point`, the deepest point of `other`, along `direction` to the middle of what both boxes share there: at most
 * `depth` on, where `near` ends, and not so far that a box thinner than that is left.
 */
function moveIntoBoth(near: Bare<Obb>, other: Bare<Obb>, direction: Vec3, out: Contact): void {
  const { point, depth } = out;
  follow(other, point, direction, 1);
  const inOther = Math.min(through.way, depth);
  point.x += depth * direction.x;
  point.y += depth * direction.y;
  point.z += depth * direction.z;
  follow(near, point, direction, -1);
  const inNear = Math.min(through.way, depth);
  const back = depth - (inOther + depth - inNear) / 2;
  point.x -= back * direction.x;
  point.y -= back * direction.y;
  point.z -= back * direction.z;
  if (!(isWithin(near, point) && isWithin(other, point))) setSharedPoint(near, other, point);
}

/** Follows the line from a point along sign · direction to where it leaves the box. */
function follow(box: Bare<Obb>, point: Vec3, direction: Vec3, sign: 1 | -1): void {
  through.way = Infinity;
  followAcross(box, 0, point, direction, sign);
  followAcross(box, 1, point, direction, sign);
  followAcross(box, 2, point, direction, sign);
}

function followAcross(box: Bare<Obb>, axis: AxisIndex, point: Vec3, direction: Vec3, sign: 1 | -1): void {
  setPlace(box, axis, point);
  const speed = sign * (side.x * direction.x + side.y * direction.y + side.z * direction.z);
  if (Math.abs(speed) < 1e-12) return;
  const way = (speed > 0 ? place.reach - place.at : place.reach + place.at) / Math.abs(speed);
  through.way = Math.max(Math.min(through.way, way), 0);
}

function setPlace(box: Bare<Obb>, axis: AxisIndex, { x, y, z }: Vec3): void {
  setReach(box, axis);
  const { center } = box;
  place.at = (x - center.x) * side.x + (y - center.y) * side.y + (z - center.z) * side.z;
}

/** Turns `side` along the face normal over an axis, and sets how far the box reaches that way. */
function setReach(box: Bare<Obb>, axis: AxisIndex): void {
  setFaceNormal(box, axis);
  const { halfExtents } = box;
  const { x, y, z } = box.axes[axis];
  const half = axis === 0 ? halfExtents.x : axis === 1 ? halfExtents.y : halfExtents.z;
  place.reach = half * Math.abs(x * side.x + y * side.y + z * side.z);
  place.slack = 1e-12 * (halfExtents.x + halfExtents.y + halfExtents.z);
}

/** Whether a point lies in a box, give or take the rounding of its making. */
function isWithin(box: Bare<Obb>, point: Vec3): boolean {
  return isBetween(box, 0, point) && isBetween(box, 1, point) && isBetween(box, 2, point);
}

function isBetween(box: Bare<Obb>, axis: AxisIndex, point: Vec3): boolean {
  setPlace(box, axis, point);
  return Math.abs(place.at) <= place.reach + place.slack;
}

/**
 * For boxes thinner than they overlap, where the deepest points of one may lie beyond the other: the middle of the first
 * side of either that has a part in the other. Two boxes that meet have such a side.
 */
function setSharedPoint(a: Bare<Obb>, b: Bare<Obb>, out: MutableVec3): void {
  if (!setSharedSide(a, b, out)) setSharedSide(b, a, out);
}

function setSharedSide(box: Bare<Obb>, other: Bare<Obb>, out: MutableVec3): boolean {
  for (let i = 0; i < 6; i++) {
    const axis = i < 2 ? 0 : i < 4 ? 1 : 2;
    setSide(other, axis, i % 2 === 0 ? 1 : -1, box.center);
    clipBetween(box, 0, true);
    clipBetween(box, 1, true);
    clipBetween(box, 2, true);
    if (corners === 0) continue;
    place.at = Infinity;
    average(out);
    out.x += box.center.x;
    out.y += box.center.y;
    out.z += box.center.z;
    return true;
  }
  return false;
}

/** Fills `polygon` with the side of `box` over an axis, seen from `from`. */
function setSide({ center, halfExtents, axes }: Bare<Obb>, axis: AxisIndex, toward: 1 | -1, from: Vec3): void {
  const { x, y, z } = halfExtents;
  const outward = toward * (axis === 0 ? x : axis === 1 ? y : z);
  const halfU = axis === 0 ? y : axis === 1 ? z : x;
  const halfV = axis === 0 ? z : axis === 1 ? x : y;
  const out = axes[axis];
  const u = axes[next(axis)];
  const v = axes[previous(axis)];
  corners = 4;
  for (let i = 0; i < 4; i++) {
    const alongU = i === 1 || i === 2 ? halfU : -halfU;
    const alongV = i >= 2 ? halfV : -halfV;
    polygon[3 * i] = center.x - from.x + outward * out.x + alongU * u.x + alongV * v.x;
    polygon[3 * i + 1] = center.y - from.y + outward * out.y + alongU * u.y + alongV * v.y;
    polygon[3 * i + 2] = center.z - from.z + outward * out.z + alongU * u.z + alongV * v.z;
  }
}

/** The axis whose face is turned most towards the facing direction. */
function facingAxis(box: Bare<Obb>): AxisIndex {
  setFaceNormal(box, 0);
  const x = Math.abs(side.x * facing.x + side.y * facing.y + side.z * facing.z);
  setFaceNormal(box, 1);
  const y = Math.abs(side.x * facing.x + side.y * facing.y + side.z * facing.z);
  setFaceNormal(box, 2);
  const z = Math.abs(side.x * facing.x + side.y * facing.y + side.z * facing.z);
  return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
}

/** Which of the two faces over an axis looks against the facing direction. */
function towards({ axes }: Bare<Obb>, axis: AxisIndex): 1 | -1 {
  const { x, y, z } = axes[axis];
  return x * facing.x + y * facing.y + z * facing.z > 0 ? -1 : 1;
}

function setFaceNormal({ axes }: Bare<Obb>, axis: AxisIndex): void {
  const u = axes[next(axis)];
  const v = axes[previous(axis)];
  side.x = u.y * v.z - u.z * v.y;
  side.y = u.z * v.x - u.x * v.z;
  side.z = u.x * v.y - u.y * v.x;
  normalize(side);
}

/** Keeps what lies between the two faces over one axis, exactly or give or take rounding. */
function clipBetween(face: Bare<Obb>, axis: AxisIndex, slack: boolean): void {
  setReach(face, axis);
  if (slack) place.reach += place.slack;
  clipBehind(1);
  clipBehind(-1);
}

/** Keeps the part of `polygon` with sign · side·x <= reach. */
function clipBehind(sign: 1 | -1): void {
  if (corners === 0) return;
  const { reach } = place;
  const { x, y, z } = side;
  let kept = 0;
  let from = 3 * (corners - 1);
  let fromBehind = reach - sign * (polygon[from]! * x + polygon[from + 1]! * y + polygon[from + 2]! * z);
  for (let to = 0; to < 3 * corners; to += 3) {
    const toBehind = reach - sign * (polygon[to]! * x + polygon[to + 1]! * y + polygon[to + 2]! * z);
    if (fromBehind < 0 !== toBehind < 0) {
      const share = fromBehind / (fromBehind - toBehind);
      for (let k = 0; k < 3; k++) cut[kept++] = polygon[from + k]! + share * (polygon[to + k]! - polygon[from + k]!);
    }
    if (toBehind >= 0) for (let k = 0; k < 3; k++) cut[kept++] = polygon[to + k]!;
    from = to;
    fromBehind = toBehind;
  }
  corners = kept / 3;
  const spare = polygon;
  polygon = cut;
  cut = spare;
}

/** The middle of the corners that lie deepest, all that rounding cannot tell apart. */
function averageDeepest({ halfExtents }: Bare<Obb>, out: MutableVec3): void {
  const { x, y, z } = facing;
  let deepest = Infinity;
  for (let i = 0; i < 3 * corners; i += 3) {
    deepest = Math.min(deepest, polygon[i]! * x + polygon[i + 1]! * y + polygon[i + 2]! * z);
  }
  place.at = deepest + 1e-12 * (Math.abs(deepest) + halfExtents.x + halfExtents.y + halfExtents.z);
  average(out);
}

/** The middle of the corners that lie no farther than `place.at` along the facing direction. */
function average(out: MutableVec3): void {
  const { x, y, z } = facing;
  const limit = place.at;
  let count = 0;
  out.x = 0;
  out.y = 0;
  out.z = 0;
  for (let i = 0; i < 3 * corners; i += 3) {
    if (polygon[i]! * x + polygon[i + 1]! * y + polygon[i + 2]! * z > limit) continue;
    out.x += polygon[i]!;
    out.y += polygon[i + 1]!;
    out.z += polygon[i + 2]!;
    count++;
  }
  out.x /= count;
  out.y /= count;
  out.z /= count;
}

/** For a normal square to the edge of `a` along its axis `edgeA` and that of `b` along `edgeB`. Ericson, RTCD 5.1.8. */
export function setEdgePoint(a: Bare<Obb>, b: Bare<Obb>, edgeA: AxisIndex, edgeB: AxisIndex, out: Contact): void {
  setEdgeMiddle(a, edgeA, out.normal, 1, fromA);
  setEdgeMiddle(b, edgeB, out.normal, -1, fromB);
  const apartX = b.center.x - a.center.x + fromB.x - fromA.x;
  const apartY = b.center.y - a.center.y + fromB.y - fromA.y;
  const apartZ = b.center.z - a.center.z + fromB.z - fromA.z;
  const u = a.axes[edgeA];
  const v = b.axes[edgeB];
  const halfU = edgeA === 0 ? a.halfExtents.x : edgeA === 1 ? a.halfExtents.y : a.halfExtents.z;
  const halfV = edgeB === 0 ? b.halfExtents.x : edgeB === 1 ? b.halfExtents.y : b.halfExtents.z;
  const uu = u.x * u.x + u.y * u.y + u.z * u.z;
  const vv = v.x * v.x + v.y * v.y + v.z * v.z;
  const uv = u.x * v.x + u.y * v.y + u.z * v.z;
  const du = apartX * u.x + apartY * u.y + apartZ * u.z;
  const dv = apartX * v.x + apartY * v.y + apartZ * v.z;
  const s = Math.min(Math.max((du * vv - dv * uv) / (uu * vv - uv * uv), -halfU), halfU);
  const t = Math.min(Math.max((s * uv - dv) / vv, -halfV), halfV);
  out.point.x = b.center.x + fromB.x + t * v.x;
  out.point.y = b.center.y + fromB.y + t * v.y;
  out.point.z = b.center.z + fromB.z + t * v.z;
  moveIntoBoth(a, b, out.normal, out);
}

/** From the box's centre to the middle of its edge along an axis that lies farthest in direction sign · normal. */
function setEdgeMiddle(box: Bare<Obb>, axis: AxisIndex, normal: Vec3, sign: 1 | -1, out: MutableVec3): void {
  const { x, y, z } = box.halfExtents;
  const u = box.axes[next(axis)];
  const v = box.axes[previous(axis)];
  const halfU = axis === 0 ? y : axis === 1 ? z : x;
  const halfV = axis === 0 ? z : axis === 1 ? x : y;
  const alongU = sign * (u.x * normal.x + u.y * normal.y + u.z * normal.z) < 0 ? -halfU : halfU;
  const alongV = sign * (v.x * normal.x + v.y * normal.y + v.z * normal.z) < 0 ? -halfV : halfV;
  out.x = alongU * u.x + alongV * v.x;
  out.y = alongU * u.y + alongV * v.y;
  out.z = alongU * u.z + alongV * v.z;
}
