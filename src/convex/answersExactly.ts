/** What is asked of two shapes of which doubles could not tell, or that are too large or too small for them. */
import { answer } from './answer.js';
import { type Two, together } from './deciding.js';
import { nearestSimplex, type Simplex } from './exactly.js';
import { dot, isZero } from './integers.js';
import { wayOut } from './partingExactly.js';
import { numberOf, perLength } from './quotients.js';
import type { Whole } from './whole.js';

/** The nearest points of two cores, and how far apart they are. */
interface Nearest {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly length: number;
}

/**
 * Closest points.
 * @param areAlike whether both shapes are of one kind: ties must not depend on the order in which they were given
 * @returns whether they are found: not of what is not finite
 */
export function answerNearestExactly(areAlike: boolean, a: Whole | null, b: Whole | null, meet: boolean): boolean {
  if (a === null || b === null) return false;
  const two = together(a, b);
  const isSwapped = areAlike && isBehind(two);
  const { radii } = two;
  const simplex = isSwapped ? nearestSimplex(two.cornersB, two.cornersA) : nearestSimplex(two.cornersA, two.cornersB);
  const nearest = nearestOf(simplex, two, isSwapped);
  for (let axis = 0; axis < 3; axis++) {
    const unit = isZero(simplex.towards)
      ? 0
      : (isSwapped ? -1 : 1) * perLength(simplex.towards[axis]!, simplex.towards, 0);
    const shared = meet ? sharedAt(nearest, radii, axis) : 0;
    answer[axis] = meet ? shared : nearest.a[axis]! - unit * radii[0];
    answer[3 + axis] = meet ? shared : nearest.b[axis]! + unit * radii[1];
  }
  answer[6] = meet ? 0 : Math.max(nearest.length - (radii[0] + radii[1]), Number.MIN_VALUE);
  return true;
}

/** How two that meet come apart. @param overlap whether they do more than touch */
export function answerContactExactly(
  areAlike: boolean,
  a: Whole | null,
  b: Whole | null,
  isDeep: boolean,
  overlap: boolean,
): boolean {
  if (a === null || b === null) return false;
  const two = together(a, b);
  const isSwapped = areAlike && isBehind(two);
  const [own, other] = isSwapped ? [two.cornersB, two.cornersA] : [two.cornersA, two.cornersB];
  const simplex = nearestSimplex(own, other);
  const nearest = nearestOf(simplex, two, isSwapped);
  const isApart = !isZero(simplex.towards);
  const way = isApart ? undefined : wayOut(own, other, simplex.differences, isDeep, two.mayGo);
  const normal = way?.normal ?? simplex.towards;
  const side = isApart === isSwapped ? 1 : -1;
  for (let axis = 0; axis < 3; axis++) {
    const along = perLength(normal[axis]!, normal, 0);
    answer[axis] = along === 0 ? 0 : side * along;
    answer[3 + axis] = sharedAt(nearest, two.radii, axis);
  }
  const depth = way ? perLength(way.height, way.normal, two.exponent) : -nearest.length;
  answer[6] = overlap ? Math.max(two.radii[0] + two.radii[1] + depth, Number.MIN_VALUE) : 0;
  return true;
}

/** Whether the second goes before the first. */
function isBehind({ cornersA, cornersB }: Two): boolean {
  if (cornersA.length !== cornersB.length) return cornersB.length < cornersA.length;
  for (const [i, corner] of cornersA.entries())
    for (const [axis, at] of corner.entries()) {
      const other = cornersB[i]![axis]!;
      if (at !== other) return other < at;
    }
  return false;
}

function nearestOf({ differences, weights, towards }: Simplex, { exponent }: Two, isSwapped: boolean): Nearest {
  const whole = weights.reduce((p, q) => p + q);
  const place = (of: 'a' | 'b'): number[] =>
    [0, 1, 2].map((axis) =>
      numberOf(
        differences.reduce((sum, difference, i) => sum + weights[i]! * difference[of][axis]!, 0n),
        whole,
        exponent,
      ),
    );
  const [a, b] = isSwapped ? [place('b'), place('a')] : [place('a'), place('b')];
  return { a, b, length: isZero(towards) ? 0 : perLength(dot(towards, differences[0]!.at), towards, exponent) };
}

/** A coordinate of a point between the cores and within both radii, or where the cores meet. */
function sharedAt({ a, b, length }: Nearest, radii: readonly [number, number], axis: number): number {
  const least = Math.max(length - radii[1], 0);
  const most = Math.min(length, radii[0]);
  const part = length > 0 ? Math.min(Math.max((0.5 * least + 0.5 * most) / length, 0), 1) : 0;
  return (1 - part) * a[axis]! + part * b[axis]!;
}
