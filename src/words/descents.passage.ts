/** What of a segment, ray or line lies in a halfspace. */
import { descentTo, dividedBy } from './descents.js';
import { isZeroVector } from './lengths.js';
import { type Ends, relationOf, type SegmentOrRay } from './linear.js';
import type { Passage } from './results.js';
import { APART, OVERLAPPING, type Sign } from './sign.js';
import type { Upright } from './spans.js';
import { max, min } from './vec.js';

/** Where a ray or line is in the end that runs down (negative), along the surface, or up, from a place or from nowhere. */
export const farEnd = (slope: Sign, nearEnd: Sign): Sign => (slope < 0 ? OVERLAPPING : slope > 0 ? APART : nearEnd);

export const passageBelow = (line: SegmentOrRay, surface: Upright, ends: Ends): Passage => ({
  ...stretchBelow(line, surface, ends),
  relation: relationOf(ends),
});

/** Where it goes on for ever, the point of that end is that of the other. @rare */
function stretchBelow(line: SegmentOrRay, surface: Upright, ends: Ends) {
  const { origin, direction, end: last, isRay, isLine } = line;
  const isPoint = isZeroVector(direction);
  const [first, final] = [isLine && !isPoint ? 0 - 1 / 0 : 0, isPoint ? 0 : 1 / (isRay ? 0 : 1)];
  const { t, point } = isRay ? descentTo(surface, line) : dividedBy(surface, { start: origin, end: last });
  const crossed = isLine ? t : min(max(t, 0), final);
  const [starts, stays] = [ends.start <= 0, ends.end <= 0];
  const tMin = starts ? first : ends.end === 0 ? final : crossed;
  const tMax = stays ? final : ends.start === 0 ? first : crossed;
  const beginning = isLine && !stays ? point : origin;
  const entry = starts ? beginning : ends.end === 0 ? last : point;
  const ending = isRay ? (starts ? origin : point) : last;
  const exit = stays ? ending : ends.start === 0 ? origin : point;
  return { tMin, tMax, entry, exit };
}
