/**
 * A polytope of differences of corners, grown outwards where it is nearest to 0 (van den Bergen, "Proximity queries and penetration depth computation on
 * 3D game objects", 2001). Once 0 lies deeper in it than rounding could matter, the cores overlap; where it cannot grow any more, its nearest face is the
 * shortest way out.
 */
import { coreA, coreB, frame, SIZE } from './frame.js';
import { APART, extreme, found } from './nearest.js';
import { DEPTH, parted, straighten } from './parting.js';
import { copySimplex, mean } from './simplex.js';

const MOST_POINTS = 200;
const MOST_FACES = 2 * MOST_POINTS;

/** x, y and z of each difference. */
const points: Float64Array = /* @__PURE__ */ new Float64Array(3 * MOST_POINTS);
let count = 0;
/** Three points each, counterclockwise seen from outside. */
const faces: Int32Array = /* @__PURE__ */ new Int32Array(3 * MOST_FACES);
/** The unit normal of each face, how far it is from 0, and by how much rounding may have changed that. */
const planes: Float64Array = /* @__PURE__ */ new Float64Array(5 * MOST_FACES);
const HEIGHT = 3;
const BLUR = 4;
let faceCount = 0;
/** The edges between what stays and what a new point takes away, from and to each. */
const rim: Int32Array = /* @__PURE__ */ new Int32Array(6 * MOST_FACES);
let rimCount = 0;

/** What rounding leaves of the sum of some products, in parts of these. */
const ROUNDING: number = 2 ** -48;

/**
 * @param untilInside whether to stop as soon as it is certain that the cores overlap, by more than `found[APART]`
 * @returns whether it is; or whether the shortest way out has been found, which is written into `parted`
 */
export function growPolytope(untilInside: boolean): boolean {
  if (!begin()) return false;
  const slack = ROUNDING * frame[SIZE]!;
  while (faceCount > 0) {
    const face = nearestFace();
    if (untilInside && isDeep()) return true;
    const at = 5 * face;
    if (planes[at + HEIGHT] === Infinity) return false;
    for (let axis = 0; axis < 3; axis++) mean[axis] = planes[at + axis]!;
    takeSupport();
    const height = heightAlongMean(count - 1);
    if (untilInside && height <= found[APART]!) return false;
    if (height - planes[at + HEIGHT]! <= slack) {
      if (untilInside) return false;
      count--;
      if (!straighten(mean)) {
        // It is only there because what is endless has been given an end.
        planes[at + HEIGHT] = Infinity;
        continue;
      }
      for (let axis = 0; axis < 3; axis++) parted[axis] = mean[axis]!;
      parted[DEPTH] = height;
      return !isBlurred(height - slack);
    }
    if (count === MOST_POINTS || !growTo(count - 1)) return false;
  }
  return false;
}

/** Adds the difference that is farthest along the mean. */
function takeSupport(): void {
  const a = coreA().points;
  const b = coreB().points;
  const i = 3 * extreme(coreA(), 1);
  const j = 3 * extreme(coreB(), -1);
  for (let axis = 0; axis < 3; axis++) points[3 * count + axis] = a[i + axis]! - b[j + axis]!;
  count++;
}

function heightAlongMean(point: number): number {
  const k = 3 * point;
  return mean[0]! * points[k]! + mean[1]! * points[k + 1]! + mean[2]! * points[k + 2]!;
}

/** A tetrahedron of what the simplex has and what is missing. @returns false where the differences are too flat for one */
function begin(): boolean {
  faceCount = 0;
  count = copySimplex(points);
  const least = ROUNDING * frame[SIZE]!;
  if (count === 4 && Math.abs(volumeOf(3)) <= least * least * least) count = 3;
  if (count === 3 && !(setNormal() > least * least)) count = 2;
  if (count === 2 && !(setEdge() > least)) count = 1;
  if (count === 1 && !extend(least, 6)) return false;
  setEdge();
  if (count === 2 && !extend(least, 4)) return false;
  setNormal();
  if (count === 3 && !extend(least, 2)) return false;
  const isLeft = volumeOf(3) > 0;
  const [j, k] = isLeft ? [2, 1] : [1, 2];
  return addFace(0, j, k) && addFace(0, k, 3) && addFace(k, j, 3) && addFace(j, 0, 3);
}

/** Three directions square to each other: along the axes, along the first edge, or along the normal of the first three points. */
const frameOf: Float64Array = /* @__PURE__ */ new Float64Array(9);

/** @returns how long the first edge is; the last four directions are square to it */
function setEdge(): number {
  const x = points[3]! - points[0]!;
  const y = points[4]! - points[1]!;
  const z = points[5]! - points[2]!;
  return setFrame(x, y, z);
}

/** @returns how long the normal is; the last directions go along it */
function setNormal(): number {
  const ex = points[3]! - points[0]!;
  const ey = points[4]! - points[1]!;
  const ez = points[5]! - points[2]!;
  const fx = points[6]! - points[0]!;
  const fy = points[7]! - points[1]!;
  const fz = points[8]! - points[2]!;
  return setFrame(ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx);
}

function setFrame(x: number, y: number, z: number): number {
  frameOf[0] = x;
  frameOf[1] = y;
  frameOf[2] = z;
  return Math.sqrt(x * x + y * y + z * z);
}

/** Adds the point that is farthest from those that are there, of so many directions: any, square to the edge, along the normal. */
function extend(least: number, directions: number): boolean {
  const first = count;
  let best = -1;
  let most = least;
  for (let k = 0; k < directions; k++) {
    count = first + (best < 0 ? 0 : 1);
    aim(k, directions);
    takeSupport();
    const far = Math.abs(heightAlongMean(count - 1) - heightAlongMean(0));
    if (!(far > most)) continue;
    most = far;
    for (let axis = 0; axis < 3; axis++) points[3 * first + axis] = points[3 * count - 3 + axis]!;
    best = first;
  }
  count = first + 1;
  return best >= 0;
}

/** Sets the mean to the k-th of so many directions, a unit vector. */
function aim(k: number, directions: number): void {
  const side = k & 1 ? -1 : 1;
  const x = frameOf[0]!;
  const y = frameOf[1]!;
  const z = frameOf[2]!;
  if (directions === 6) {
    for (let axis = 0; axis < 3; axis++) mean[axis] = axis === k >> 1 ? side : 0;
    return;
  }
  if (directions === 2) {
    point(side * x, side * y, side * z);
    return;
  }
  // Square to the edge and to the axis of its smallest coordinate; then square to both.
  const least = Math.abs(x) <= Math.abs(y) && Math.abs(x) <= Math.abs(z) ? 0 : Math.abs(y) <= Math.abs(z) ? 1 : 2;
  const ux = least === 0 ? 0 : least === 1 ? -z : y;
  const uy = least === 0 ? z : least === 1 ? 0 : -x;
  const uz = least === 0 ? -y : least === 1 ? x : 0;
  if (k < 2) point(side * ux, side * uy, side * uz);
  else point(side * (y * uz - z * uy), side * (z * ux - x * uz), side * (x * uy - y * ux));
}

function point(x: number, y: number, z: number): void {
  const length = Math.sqrt(x * x + y * y + z * z);
  mean[0] = x / length;
  mean[1] = y / length;
  mean[2] = z / length;
}

/** Six times that of the first three points and another one. */
function volumeOf(k: number): number {
  setNormal();
  return (
    frameOf[0]! * (points[3 * k]! - points[0]!) +
    frameOf[1]! * (points[3 * k + 1]! - points[1]!) +
    frameOf[2]! * (points[3 * k + 2]! - points[2]!)
  );
}

/** @returns whether it has a normal */
function addFace(i: number, j: number, k: number): boolean {
  if (faceCount === MOST_FACES) return false;
  const px = points[3 * i]!;
  const py = points[3 * i + 1]!;
  const pz = points[3 * i + 2]!;
  const ex = points[3 * j]! - px;
  const ey = points[3 * j + 1]! - py;
  const ez = points[3 * j + 2]! - pz;
  const fx = points[3 * k]! - px;
  const fy = points[3 * k + 1]! - py;
  const fz = points[3 * k + 2]! - pz;
  const x = ey * fz - ez * fy;
  const y = ez * fx - ex * fz;
  const z = ex * fy - ey * fx;
  const length = Math.sqrt(x * x + y * y + z * z);
  if (!(length > 0)) return false;
  const at = 5 * faceCount;
  planes[at] = x / length;
  planes[at + 1] = y / length;
  planes[at + 2] = z / length;
  planes[at + HEIGHT] = (x * px + y * py + z * pz) / length;
  const sizes = (ex * ex + ey * ey + ez * ez) * (fx * fx + fy * fy + fz * fz);
  planes[at + BLUR] = ROUNDING * (Math.sqrt(sizes * (px * px + py * py + pz * pz)) / length);
  faces[3 * faceCount] = i;
  faces[3 * faceCount + 1] = j;
  faces[3 * faceCount + 2] = k;
  faceCount++;
  return true;
}

function nearestFace(): number {
  let face = 0;
  for (let f = 1; f < faceCount; f++) if (planes[5 * f + HEIGHT]! < planes[5 * face + HEIGHT]!) face = f;
  return face;
}

/**
 * Whether a ball around 0 lies in the polytope that is larger than what rounding may move its points by: as all faces turn the same side to 0, they surround
 * it, and the hull of points that are off by less still has 0 inside.
 */
function isDeep(): boolean {
  for (let f = 0; f < faceCount; f++)
    if (!(planes[5 * f + HEIGHT]! - planes[5 * f + BLUR]! > found[APART]!)) return false;
  return true;
}

/** Whether a face is so narrow that rounding may have hidden that it is nearer than so much. */
function isBlurred(least: number): boolean {
  const most = 4 * ROUNDING * frame[SIZE]!;
  for (let f = 0; f < faceCount; f++)
    if (planes[5 * f + BLUR]! > most && planes[5 * f + HEIGHT]! - planes[5 * f + BLUR]! < least) return true;
  return false;
}

/** Takes away the faces that a point sees, and joins it to the rim of what stays. */
function growTo(point: number): boolean {
  const x = points[3 * point]!;
  const y = points[3 * point + 1]!;
  const z = points[3 * point + 2]!;
  const least = 0.25 * ROUNDING * frame[SIZE]!;
  rimCount = 0;
  for (let f = faceCount - 1; f >= 0; f--) {
    const at = 5 * f;
    const height = planes[at]! * x + planes[at + 1]! * y + planes[at + 2]! * z;
    if (!(height - planes[at + HEIGHT]! > least)) continue;
    for (let k = 0; k < 3; k++) addToRim(faces[3 * f + k]!, faces[3 * f + ((k + 1) % 3)]!);
    faceCount--;
    for (let k = 0; k < 3; k++) faces[3 * f + k] = faces[3 * faceCount + k]!;
    for (let k = 0; k < 5; k++) planes[at + k] = planes[5 * faceCount + k]!;
  }
  for (let k = 0; k < rimCount; k++) if (!addFace(rim[2 * k]!, rim[2 * k + 1]!, point)) return false;
  return rimCount > 0;
}

/** An edge of a face that goes, unless the face beyond it goes as well. */
function addToRim(from: number, to: number): void {
  for (let k = 0; k < rimCount; k++) {
    if (rim[2 * k] !== to || rim[2 * k + 1] !== from) continue;
    rimCount--;
    rim[2 * k] = rim[2 * rimCount]!;
    rim[2 * k + 1] = rim[2 * rimCount + 1]!;
    return;
  }
  rim[2 * rimCount] = from;
  rim[2 * rimCount + 1] = to;
  rimCount++;
}
