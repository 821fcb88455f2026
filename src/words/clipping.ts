/** How a segment, ray or line passes through what lies between planes: an oriented box, or a triangle of the plane. */
import { isZeroVector, safeToMultiply } from './lengths.js';
import type { Ends, SegmentOrRay } from './linear.js';
import type { Direction, Length } from './shapes.js';
import { abs, add, dot, fill, max, min, negate, scale, sub, sum, type Vec } from './vec.js';

/** All that lies between two planes: p with `low <= unit · (p - base) <= high`. */
export type Slab = { readonly unit: Direction; readonly base: Vec; readonly low: Length; readonly high: Length };

/** A line in a slab: from `enter` to `leave`, while it rises by `rise` in every step. */
export type Clip = { readonly rise: number; readonly enter: number; readonly leave: number };

/** What of a line lies in a slab; all of it, where it does not rise. */
export function clipBy({ unit, base, low, high }: Slab, origin: Vec, rise: number): Clip {
  const from = dot(unit, sub(origin, base));
  const [toLow, toHigh] = [(low - from) / rise, (high - from) / rise];
  // Divided by 0: V8 would allocate for a choice that names Infinity.
  const endless = 1 / abs(rise);
  const isLevel = rise === 0;
  return {
    rise: abs(rise),
    enter: isLevel ? 0 - endless : min(toLow, toHigh),
    leave: isLevel ? endless : max(toLow, toHigh),
  };
}

/**
 * What of a line lies in all slabs that meet on it. What it crosses steeply has the last word: a place found by a slab that it hardly rises in is far
 * from certain, but moved to where it is in a steeper one it stays as near to the other. Cyrus and Beck 1978.
 */
export function stretchIn(clips: readonly Clip[]): Clip {
  return steepestLast(clips).reduce((all, { rise, enter, leave }) => ({
    rise,
    enter: min(max(all.enter, enter), leave),
    leave: max(min(all.leave, leave), enter),
  }));
}

const steepestLast = (clips: readonly Clip[]): readonly Clip[] =>
  clips.reduce((sorted: readonly Clip[], clip) => {
    const { others, steepest } = sorted.reduce(
      (so: { readonly others: readonly Clip[]; readonly steepest: Clip }, other) => ({
        others: [...so.others, so.steepest.rise <= other.rise ? so.steepest : other],
        steepest: so.steepest.rise <= other.rise ? other : so.steepest,
      }),
      { others: [], steepest: clip },
    );
    return [...others, steepest];
  }, []);

/** How a line runs through slabs, as its ends allow: those that lie in the solid come out as they were given. */
export function throughSlabs(line: SegmentOrRay, { start, end, whole }: Ends, { enter, leave }: Clip) {
  const { origin, direction, end: last, isRay, isLine } = line;
  const { way, power } = safeToMultiply(direction);
  const reach = isZeroVector(direction) ? 0 : power / (isRay ? 0 : 1);
  const endsOn = whole === 0 && end <= 0;
  const first = isLine ? enter : min(max(enter, 0), reach);
  const final = max(isLine ? leave : min(max(leave, 0), reach), first);
  const from = start <= 0 ? 0 : endsOn ? reach : first;
  const to = whole === 0 ? from : end <= 0 ? reach : final;
  const entry = start <= 0 ? origin : endsOn ? last : add(origin, scale(way, first));
  const exit = whole === 0 ? entry : end <= 0 ? last : add(origin, scale(way, final));
  // Adding 0 keeps a -0 from showing.
  return { tMin: from / power + 0, tMax: to / power + 0, entry, exit };
}

/** A face that a place may lie on: how far off it, how much a line along `way` rises over it, and a number of its own. */
type Side = {
  readonly off: Length;
  readonly rise: number;
  readonly normal: Direction;
  readonly face: number;
  /** How far outside of it the place lies, if that is no more than rounding. */
  readonly outside: Length;
};

/**
 * Of the faces that a place on a line lies on, up to rounding, the one that the line faces most. From outside it comes in by none that it runs away
 * from, even where rounding puts the place there: by how much it rises over each slab is given, with a sign that is right. Faces have the number of their slab, and 4 more where they are the higher one.
 */
export function faceAt(
  place: Vec,
  { origin }: SegmentOrRay,
  isOutside: boolean,
  slabs: readonly Slab[],
  rises: readonly number[],
): Side {
  return slabs
    .map(({ unit, base, low, high }, i): Side => {
      const [height, rise] = [dot(unit, sub(place, base)), rises[i]!];
      const slack = 2 ** -50 * (sum(abs(sub(place, base))) + sum(abs(sub(place, origin))) + abs(low) + abs(high));
      const side = (distance: Length, away: number) => {
        const isNear = abs(distance) <= slack;
        const off = isNear ? 0 : abs(distance);
        return {
          off: isOutside && away > 0 ? off + 2 ** 52 * slack : off,
          rise: away,
          outside: isNear ? distance : 0,
        };
      };
      return facingMore(
        { ...side(low - height, 0 - rise), normal: negate(unit), face: i },
        // Adding 0 keeps a -0 from showing.
        { ...side(height - high, rise), normal: add(unit, fill(unit, 0)), face: i + 4 },
      );
    })
    .reduce(facingMore);
}

/** The place where a line comes in, put back onto the face from where rounding left it; ends that lie there are as they were given. */
export const ontoFace = (place: Vec, { normal, outside }: Side, { start, end, whole }: Ends): Vec =>
  start > 0 && !(whole === 0 && end <= 0) ? sub(place, scale(normal, outside)) : place;

const facingMore = (p: Side, q: Side): Side => (q.off < p.off || (q.off === p.off && q.rise < p.rise) ? q : p);
