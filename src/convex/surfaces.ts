/** A plane or halfspace and a hull, by the vertices that are lowest and highest above the surface. */
import { powerOfTwoNear } from '../core/norm.js';
import { add, type Dyadic, from, multiply, signOf } from '../exact/dyadic.js';
import { answer, keepAbove0 } from './answer.js';
import { wholeHull } from './whole.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

interface Surface {
  readonly normal: Vector;
  readonly constant: number;
}

interface Posed {
  readonly data: { readonly vertices: Float64Array };
  readonly position: Vector;
  readonly axes: readonly Vector[];
}

/** The lowest and the highest vertex, x, y and z; their heights; and what is at most summed up to one. */
const ends: Float64Array = /* @__PURE__ */ new Float64Array(9);
const LOW = 6;
const HIGH = 7;
const SPREAD = 8;
/** The unit normal, and the unit that lengths are counted in. */
const face: Float64Array = /* @__PURE__ */ new Float64Array(4);
const UNIT = 3;
/** More than the roundings of a height, in parts of what is summed up. */
const DOUBT: number = 2 ** -47;

/** Positive where they are apart, 0 where they touch, negative where they overlap. */
export function gapOfSurface(surface: Surface, hull: Posed, isSolid: boolean, isDeep: boolean): number {
  // In another unit, what is tiny would have lost digits before it is multiplied by something huge.
  if (!(measure(surface, hull, isDeep) && face[UNIT] === 1)) return gapOfSurfaceExactly(surface, hull, isSolid, isDeep);
  const low = ends[LOW]!;
  const high = ends[HIGH]!;
  const doubt = DOUBT * ends[SPREAD]! + 2 ** -1060;
  if (low > doubt) return 1;
  if (isSolid && low < -doubt) return -1;
  if (!isSolid && high < -doubt) return 1;
  if (!isSolid && low < -doubt && high > doubt) return -1;
  return gapOfSurfaceExactly(surface, hull, isSolid, isDeep);
}

/** What is not finite is apart from everything. */
function gapOfSurfaceExactly(surface: Surface, hull: Posed, isSolid: boolean, isDeep: boolean): number {
  const signs = signsAbove(surface, hull, isDeep);
  if (signs === null) return 1;
  const isBelow = signs.includes(-1);
  if (isSolid) return isBelow ? -1 : signs.includes(0) ? 0 : 1;
  const isAbove = signs.includes(1);
  if (isBelow && isAbove) return -1;
  return signs.includes(0) ? 0 : 1;
}

/** Whether a plane or halfspace holds a hull. */
export function surfaceHolds(surface: Surface, hull: Posed, isSolid: boolean, isDeep: boolean): boolean {
  const signs = signsAbove(surface, hull, isDeep);
  return signs !== null && !signs.includes(1) && (isSolid || !signs.includes(-1));
}

/** On which side each vertex lies. */
function signsAbove({ normal, constant }: Surface, hull: Posed, isDeep: boolean): number[] | null {
  const { x, y, z = 0 } = normal;
  const whole = wholeHull(hull, isDeep);
  if (whole === null || ![x, y, z, constant].every(Number.isFinite)) return null;
  const parts = [x, y, isDeep ? z : 0].map(from);
  return whole.corners.map((corner) =>
    signOf(corner.reduce((sum: Dyadic, at, k) => add(sum, multiply(parts[k]!, at)), from(constant))),
  );
}

/** Where they are nearest, and how far apart; a point of both where they meet. */
export function answerNearestOfSurface(
  surface: Surface,
  hull: Posed,
  isSolid: boolean,
  isDeep: boolean,
  meet: boolean,
): boolean {
  if (!measure(surface, hull, isDeep)) return false;
  if (meet) {
    share(isSolid, 0);
    for (let axis = 0; axis < 3; axis++) answer[3 + axis] = answer[axis]!;
    answer[6] = 0;
    return true;
  }
  const isAbove = isSolid || ends[LOW]! + ends[HIGH]! > 0;
  const at = isAbove ? 0 : 3;
  const height = isAbove ? ends[LOW]! : ends[HIGH]!;
  for (let axis = 0; axis < 3; axis++) {
    const vertex = ends[at + axis]!;
    answer[axis] = (vertex - height * face[axis]!) * face[UNIT]!;
    answer[3 + axis] = vertex * face[UNIT]!;
  }
  answer[6] = Math.abs(height);
  keepAbove0(2 ** -53 * ends[SPREAD]!, face[UNIT]!);
  return true;
}

/** How they come apart along the normal, or against it where that is shorter and the other a plane. */
export function answerContactOfSurface(
  surface: Surface,
  hull: Posed,
  isSolid: boolean,
  isDeep: boolean,
  overlap: boolean,
): boolean {
  if (!measure(surface, hull, isDeep)) return false;
  const isUp = isSolid || -ends[LOW]! <= ends[HIGH]!;
  for (let axis = 0; axis < 3; axis++) answer[axis] = face[axis] === 0 ? 0 : (isUp ? 1 : -1) * face[axis]!;
  share(isSolid, 3);
  answer[6] = isUp ? -ends[LOW]! : ends[HIGH]!;
  if (overlap) keepAbove0(2 ** -53 * ends[SPREAD]!, face[UNIT]!);
  else answer[6] = 0;
  return true;
}

/** The lowest vertex lies in a halfspace; on a plane, where the way from there to the highest one crosses it. */
function share(isSolid: boolean, into: number): void {
  const low = ends[LOW]!;
  const high = ends[HIGH]!;
  const part = isSolid || high <= low ? 0 : Math.min(Math.max(-low / (high - low), 0), 1);
  for (let axis = 0; axis < 3; axis++)
    answer[into + axis] = ((1 - part) * ends[axis]! + part * ends[3 + axis]!) * face[UNIT]!;
}

/** @returns whether all is finite, and small enough */
function measure({ normal, constant }: Surface, { data, position, axes }: Posed, isDeep: boolean): boolean {
  const { vertices } = data;
  const size = isDeep ? 3 : 2;
  const [e, f] = [axes[0]!, axes[1]!];
  const g = isDeep ? axes[2]! : f;
  const most = Math.max(Math.abs(normal.x), Math.abs(normal.y), isDeep ? Math.abs(normal.z!) : 0);
  const power = powerOfTwoNear(most);
  let x = normal.x / power;
  let y = normal.y / power;
  let z = isDeep ? normal.z! / power : 0;
  const length = Math.sqrt(x * x + y * y + z * z);
  x /= length;
  y /= length;
  z /= length;
  const away = constant / power / length;
  const unit = unitFor(away, vertices, position, axes, isDeep);
  const at = away / unit;
  const px = position.x / unit;
  const py = position.y / unit;
  const pz = isDeep ? position.z! / unit : 0;
  ends[LOW] = Infinity;
  ends[HIGH] = -Infinity;
  let spread = 0;
  for (let k = 0; k < vertices.length; k += size) {
    const i = vertices[k]! / unit;
    const j = vertices[k + 1]! / unit;
    const l = isDeep ? vertices[k + 2]! / unit : 0;
    const vx = px + i * e.x + j * f.x + l * g.x;
    const vy = py + i * e.y + j * f.y + l * g.y;
    const vz = isDeep ? pz + i * e.z! + j * f.z! + l * g.z! : 0;
    const height = x * vx + y * vy + z * vz + at;
    const sum =
      Math.abs(i) * Math.max(Math.abs(e.x), Math.abs(e.y), isDeep ? Math.abs(e.z!) : 0) +
      Math.abs(j) * Math.max(Math.abs(f.x), Math.abs(f.y), isDeep ? Math.abs(f.z!) : 0) +
      Math.abs(l) * Math.max(Math.abs(g.x), Math.abs(g.y), isDeep ? Math.abs(g.z!) : 0);
    if (!(sum <= spread)) spread = sum;
    if (!(height >= ends[LOW]!)) take(0, vx, vy, vz, height);
    if (!(height <= ends[HIGH]!)) take(1, vx, vy, vz, height);
  }
  spread += Math.max(Math.abs(px), Math.abs(py), Math.abs(pz), Math.abs(at));
  face[0] = x;
  face[1] = y;
  face[2] = z;
  face[UNIT] = unit;
  ends[SPREAD] = spread;
  return most > 0 && spread < 1e300 && ends[HIGH]! - ends[LOW]! < 1e301;
}

function take(end: number, x: number, y: number, z: number, height: number): void {
  ends[3 * end] = x;
  ends[3 * end + 1] = y;
  ends[3 * end + 2] = z;
  ends[LOW + end] = height;
}

/** 1, but for what is so large or so small that sums or products would lose digits. */
function unitFor(
  away: number,
  vertices: Float64Array,
  position: Vector,
  axes: readonly Vector[],
  isDeep: boolean,
): number {
  let size = Math.max(Math.abs(away), Math.abs(position.x), Math.abs(position.y), isDeep ? Math.abs(position.z!) : 0);
  const count = isDeep ? 3 : 2;
  for (let i = 0; i < count; i++) {
    const { x, y, z } = axes[i]!;
    const reach = Math.max(Math.abs(x), Math.abs(y), isDeep ? Math.abs(z!) : 0);
    let most = 0;
    for (let k = i; k < vertices.length; k += count) most = Math.max(most, Math.abs(vertices[k]!));
    size = Math.max(size, most * reach);
  }
  return size > 1e-150 && size < 1e150 ? 1 : powerOfTwoNear(Math.min(size, Number.MAX_VALUE));
}
