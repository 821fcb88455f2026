/** What is asked of two cores that have been loaded, in the coordinates and the order that they were given in. */
import { answer, keepAbove0 } from './answer.js';
import { areSwapped, coreA, coreB, frame, SIZE, settle, UNIT_OF_LENGTH } from './frame.js';
import { APART, findNearest, found, GAP, SLACK, UNIT } from './nearest.js';
import { DEPTH, findParting, parted } from './parting.js';

const radii: Float64Array = /* @__PURE__ */ new Float64Array(2);

function begin(areAlike: boolean): boolean {
  if (!settle(areAlike)) return false;
  radii[0] = coreA().radius[0]! / frame[UNIT_OF_LENGTH]!;
  radii[1] = coreB().radius[0]! / frame[UNIT_OF_LENGTH]!;
  return true;
}

/**
 * Closest points.
 * @param areAlike whether both shapes are of one kind
 * @returns whether they are found: not of shapes that are too large, or not finite
 */
export function answerNearest(areAlike: boolean, meet: boolean): boolean {
  if (!begin(areAlike)) return false;
  findNearest();
  if (meet) {
    share(0);
    share(3);
    answer[6] = 0;
    return true;
  }
  const own = areSwapped() ? 3 : 0;
  const length = found[APART]!;
  for (let axis = 0; axis < 3; axis++) {
    const unit = length > 0 ? (found[axis]! - found[3 + axis]!) / length : 0;
    answer[own + axis] = found[axis]! - unit * radii[0]!;
    answer[3 - own + axis] = found[3 + axis]! + unit * radii[1]!;
  }
  place(0);
  place(3);
  answer[6] = length - (radii[0]! + radii[1]!);
  keepLength();
  return true;
}

/**
 * How two that meet come apart. Where only their radii overlap, along the way between their cores.
 * @param overlap whether they do more than touch
 */
export function answerContact(areAlike: boolean, isDeep: boolean, overlap: boolean): boolean {
  return answerContactBy(findParting, areAlike, isDeep, overlap);
}

/** @param part finds the shortest way to part the cores, if it can */
export function answerContactBy(
  part: (isDeep: boolean) => boolean,
  areAlike: boolean,
  isDeep: boolean,
  overlap: boolean,
): boolean {
  if (!begin(areAlike)) return false;
  const reach = radii[0]! + radii[1]!;
  findNearest();
  const slack = SLACK * frame[SIZE]!;
  let isBetween = reach > 0 && found[GAP]! > -2 * slack;
  if (!(isBetween && found[GAP]! > slack)) {
    if (!part(isDeep)) return false;
    isBetween &&= -found[GAP]! < parted[DEPTH]!;
  }
  const side = areSwapped() ? -1 : 1;
  for (let axis = 0; axis < 3; axis++) {
    const along = isBetween ? -found[UNIT + axis]! : parted[axis]!;
    answer[axis] = along === 0 ? 0 : side * along;
  }
  share(3);
  answer[6] = isBetween ? reach - found[GAP]! : reach + parted[DEPTH]!;
  if (overlap) keepLength();
  else answer[6] = 0;
  return true;
}

/** Writes a point of both: between the cores and within both radii, or where the cores meet. */
function share(into: number): void {
  const length = found[APART]!;
  const least = Math.max(length - radii[1]!, 0);
  const most = Math.min(length, radii[0]!);
  // What rounding has left between cores that touch is halved.
  const part = length > 0 ? Math.min(Math.max((0.5 * (least + most)) / length, 0), 1) : 0;
  // A point shares nothing but itself; places are counted from it.
  const isPoint = coreA().count === 1 && radii[0] === 0 && coreA().cloud === null;
  for (let axis = 0; axis < 3; axis++) {
    answer[into + axis] = isPoint ? 0 : (1 - part) * found[axis]! + part * found[3 + axis]!;
  }
  place(into);
}

/** Puts a point back to where it was given. */
function place(at: number): void {
  for (let axis = 0; axis < 3; axis++) answer[at + axis] = frame[axis]! + answer[at + axis]! * frame[UNIT_OF_LENGTH]!;
}

/** Where rounding has left nothing of it, half an ulp of what it came from. */
function keepLength(): void {
  keepAbove0(2 ** -53 * (frame[SIZE]! + radii[0]! + radii[1]!), frame[UNIT_OF_LENGTH]!);
}
