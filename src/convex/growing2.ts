/**
 * A polygon of differences of corners, grown outwards where it is nearest to 0. Once 0 lies deeper in it than rounding could matter, the cores overlap; where it
 * cannot grow any more, its nearest side is the shortest way out.
 */
import { coreA, coreB, frame, SIZE } from './frame.js';
import { APART, extreme, found } from './nearest.js';
import { DEPTH, parted, straighten } from './parting.js';
import { copySimplex, mean } from './simplex.js';

const MOST = 200;

/** x, y of each, counterclockwise, then the unit normal of the side that begins there, how far it is from 0, and by how much rounding may have changed that. */
const corners: Float64Array = /* @__PURE__ */ new Float64Array(6 * (MOST + 1));
const NORMAL = 2;
const HEIGHT = 4;
const BLUR = 5;
let count = 0;

const simplex: Float64Array = /* @__PURE__ */ new Float64Array(12);
const ROUNDING: number = 2 ** -49;

/**
 * @param untilInside whether to stop as soon as it is certain that the cores overlap, by more than `found[APART]`
 * @returns whether it is; or whether the shortest way out has been found, which is written into `parted`
 */
export function growPolygon(untilInside: boolean): boolean {
  if (untilInside && isInTriangle()) return true;
  if (!begin()) return false;
  const slack = ROUNDING * frame[SIZE]!;
  while (count < MOST) {
    const side = nearestSide();
    if (untilInside && isDeep()) return true;
    const at = 6 * side;
    if (corners[at + HEIGHT] === Infinity) return false;
    mean[0] = corners[at + NORMAL]!;
    mean[1] = corners[at + NORMAL + 1]!;
    mean[2] = 0;
    insertSupport(side + 1);
    const height = mean[0]! * corners[at + 6]! + mean[1]! * corners[at + 7]!;
    if (untilInside && height <= found[APART]!) return false;
    if (height - corners[at + HEIGHT]! <= slack) {
      if (untilInside) return false;
      removeCorner(side + 1);
      if (!straighten(mean)) {
        // It is only there because what is endless has been given an end.
        corners[at + HEIGHT] = Infinity;
        continue;
      }
      for (let axis = 0; axis < 3; axis++) parted[axis] = mean[axis]!;
      parted[DEPTH] = height;
      return true;
    }
    if (!(setSide(side) && setSide(side + 1))) return false;
  }
  return false;
}

/** The three differences that the simplex has in the plane, if it is a triangle. */
function isInTriangle(): boolean {
  if (copySimplex(simplex) !== 3) return false;
  const turn =
    (simplex[3]! - simplex[0]!) * (simplex[7]! - simplex[1]!) -
    (simplex[4]! - simplex[1]!) * (simplex[6]! - simplex[0]!);
  count = 3;
  for (let k = 0; k < 3; k++) {
    const from = 3 * (turn > 0 ? k : 2 - k);
    corners[6 * k] = simplex[from]!;
    corners[6 * k + 1] = simplex[from + 1]!;
  }
  return setSide(0) && setSide(1) && setSide(2) && isDeep();
}

/** The two ends of the differences along x, or else along y. @returns false where they are but a point */
function begin(): boolean {
  const least = ROUNDING * frame[SIZE]!;
  for (let axis = 0; axis < 2; axis++) {
    count = 0;
    mean[0] = 1 - axis;
    mean[1] = axis;
    mean[2] = 0;
    insertSupport(0);
    mean[axis] = -1;
    insertSupport(1);
    if (corners[axis]! - corners[6 + axis]! > least) return setSide(0) && setSide(1);
  }
  return false;
}

/** The difference that is farthest along the mean, as a corner of this number. */
function insertSupport(at: number): void {
  const a = coreA().points;
  const b = coreB().points;
  const i = 3 * extreme(coreA(), 1);
  const j = 3 * extreme(coreB(), -1);
  for (let k = 6 * count - 1; k >= 6 * at; k--) corners[k + 6] = corners[k]!;
  corners[6 * at] = a[i]! - b[j]!;
  corners[6 * at + 1] = a[i + 1]! - b[j + 1]!;
  count++;
}

function removeCorner(at: number): void {
  for (let k = 6 * at; k < 6 * count; k++) corners[k] = corners[k + 6]!;
  count--;
}

/** @returns whether it has a length */
function setSide(side: number): boolean {
  const at = 6 * side;
  const next = 6 * ((side + 1) % count);
  const x = corners[at]!;
  const y = corners[at + 1]!;
  const ex = corners[next]! - x;
  const ey = corners[next + 1]! - y;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (!(length > 0)) return false;
  corners[at + NORMAL] = ey / length;
  corners[at + NORMAL + 1] = -ex / length;
  corners[at + HEIGHT] = (ey * x - ex * y) / length;
  corners[at + BLUR] = ROUNDING * (Math.abs(x) + Math.abs(y));
  return true;
}

function nearestSide(): number {
  let side = 0;
  for (let k = 1; k < count; k++) if (corners[6 * k + HEIGHT]! < corners[6 * side + HEIGHT]!) side = k;
  return side;
}

/** Whether a disc around 0 lies in the polygon that is larger than what rounding may move its corners by. */
function isDeep(): boolean {
  for (let k = 0; k < count; k++)
    if (!(corners[6 * k + HEIGHT]! - corners[6 * k + BLUR]! > found[APART]!)) return false;
  return true;
}
