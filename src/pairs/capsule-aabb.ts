/** Capsule and box: how near the capsule's segment comes to the box. */
import { twiceGap } from '../words/boxes.js';
import { isEmptyAabb } from '../words/emptiness.js';
import type { Aabb, Capsule } from '../words/shapes.js';
import { APART, leastSeparated, type Sign, signOf } from '../words/sign.js';
import {
  abs,
  at,
  coordinatePairs,
  equal,
  every,
  type Index,
  is2D,
  lengthSquared,
  min,
  next,
  sub,
  type Vec,
} from '../words/vec.js';
import * as segmentAabb from './segment-aabb.js';

export { closestPoints, contact } from '../words/general.js';

/** Apart, they are nearest at an end of the segment, or between it and an edge or corner of the box; in the plane, a corner. */
export function gap(capsule: Capsule, box: Aabb): Sign {
  const { start, end, radius } = capsule;
  if (radius < 0 || isEmptyAabb(box)) return APART;
  if (radius === 0) return segmentAabb.gap(capsule, box);
  const diameter = radius + radius;
  const beyondBox = (point: Vec): number => lengthSquared(twiceGap(point, box)) - diameter * diameter;
  return leastSeparated(
    signOf(beyondBox(start)),
    signOf(beyondBox(end)),
    segmentAabb.gap(capsule, box),
    is2D(start) || every(equal(start, end)) ? APART : signOf(beyondCorners(capsule, box)),
    ...coordinatePairs(start).map(([j, k]) => {
      // Level with two of these edges, the line is as near to both; within a face, to those of that face.
      const [isLevelJ, isLevelK] = [at(start, j) === at(end, j), at(start, k) === at(end, k)];
      const [isAboveJ, isAboveK] = [at(start, j) >= at(box.max, j), at(start, k) >= at(box.max, k)];
      const [isUpJ, isDownK] = [at(start, j) < at(end, j), at(start, k) > at(end, k)];
      return leastSeparated(
        gapToEdge(capsule, box, [j, k], isLevelJ ? isAboveJ : isDownK, isLevelK ? isAboveK : isUpJ),
        gapToEdge(capsule, box, [j, k], isLevelJ ? isAboveJ : !isDownK, isLevelK ? isAboveK : !isUpJ),
      );
    }),
  );
}

/** Positive where all corners of a box in space are farther from the segment than the radius; see `beyondLength`. */
function beyondCorners({ start, end, radius }: Capsule, box: Aabb): number {
  const along = sub(end, start);
  const whole = lengthSquared(along);
  const onAxis = (i: Index) =>
    [sub(box.min, start), sub(box.max, start)].map((offset) => ({
      shadow: at(along, i) * at(offset, i),
      squared: at(offset, i) * at(offset, i),
    }));
  const [inX, inY, inZ] = [onAxis(0), onAxis(1), onAxis(2)];
  const beyond = inX.map((x) =>
    inY
      .map((y) =>
        inZ
          .map((z) => {
            const shadow = x.shadow + y.shadow + z.shadow;
            const held = abs(shadow) + whole - abs(shadow - whole);
            return 4 * whole * (x.squared + y.squared + z.squared - radius * radius) + held * (held - 4 * shadow);
          })
          .reduce(lesser),
      )
      .reduce(lesser),
  );
  return beyond.reduce(lesser);
}

const lesser = (a: number, b: number): number => min(a, b);

/**
 * Seen along an edge, in coordinates j and k, the segment passes it to the left or right. Of the four edges that look like corners then, one
 * on each side is nearest to the line: where the line runs up, the upper one on its left. It counts where the feet of the common
 * perpendicular lie on the segment and on the edge.
 */
function gapToEdge(
  capsule: Capsule,
  box: Aabb,
  [j, k]: readonly [Index, Index],
  isHighJ: boolean,
  isHighK: boolean,
): Sign {
  const { start, end, radius } = capsule;
  const [cornerJ, cornerK] = [at(isHighJ ? box.max : box.min, j), at(isHighK ? box.max : box.min, k)];
  const [alongJ, alongK] = [at(end, j) - at(start, j), at(end, k) - at(start, k)];
  const [toJ, toK] = [cornerJ - at(start, j), cornerK - at(start, k)];
  const whole = alongJ * alongJ + alongK * alongK;
  const part = alongJ * toJ + alongK * toK;
  const side = alongJ * toK - alongK * toJ;
  const isOnSegment = whole > 0 && min(part, whole - part) >= 0;
  const sign = signOf(side * side - radius * radius * whole);
  if (is2D(start)) return isOnSegment ? sign : APART;
  const i = next(k);
  const rise = part * (at(end, i) - at(start, i));
  const isOnEdge =
    min((at(start, i) - at(box.min, i)) * whole + rise, (at(box.max, i) - at(start, i)) * whole - rise) >= 0;
  return isOnSegment && isOnEdge ? sign : APART;
}
