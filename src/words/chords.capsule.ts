/** How a segment, ray or line passes through a capsule: by its side, or by the balls at its ends. */
import { type AnyChord, carefulChord } from './chords.js';
import { facing } from './hits.js';
import { isZeroVector, largestPart, normalized, powerOfTwoNear, safeToMultiply } from './lengths.js';
import { type Ends, pointAt, relationOf, type SegmentOrRay } from './linear.js';
import type { CapsulePassage, RayHit } from './results.js';
import type { Capsule, Direction, Length } from './shapes.js';
import {
  abs,
  add,
  cross,
  cross2,
  div,
  dot,
  fill,
  is2D,
  max,
  min,
  negate,
  scale,
  sub,
  sum,
  type Vec,
  type Vec3,
  vec2,
} from './vec.js';

export function passageOfCapsule(line: SegmentOrRay, capsule: Capsule, ends: Ends, isAlong: boolean): CapsulePassage {
  const count = ends.whole === 0 ? 1 : (ends.start < 0 ? 0 : 1) + (ends.end < 0 ? 0 : 1);
  const found = throughCapsule(line, capsule, ends, isAlong);
  return { ...found, relation: relationOf(ends), count: count as 0 | 1 | 2 };
}

export function hitOnCapsule(ray: SegmentOrRay, capsule: Capsule, ends: Ends, isAlong: boolean): RayHit {
  const { tMin, tMax, entry, normal } = throughCapsule(ray, capsule, ends, isAlong);
  return { t: tMin, point: entry, normal, inside: ends.start < 0, tExit: tMax };
}

/** What the ends say is not left to rounding. @param isAlong whether the line is parallel to the side, which it can touch along a stretch. @rare */
function throughCapsule(line: SegmentOrRay, capsule: Capsule, { start, end, whole }: Ends, isAlong: boolean) {
  const { origin, direction, end: last, isRay, isLine } = line;
  const [none, axis] = [fill(origin, 0), axisOf(capsule)];
  const outward = (place: Vec): Direction => (start < 0 ? none : outwardAt(axis, place, direction));
  if (isZeroVector(direction))
    return { tMin: 0, tMax: 0, entry: origin, exit: origin, t0: 0, t1: 0, normal: outward(origin) };
  // Without end on a ray. V8 allocates for a choice of Infinity.
  const reach = 1 / (isRay ? 0 : 1);
  // From the nearer end. By sums: squares of tiny numbers vanish.
  const base = isRay || sum(abs(sub(capsule.start, origin))) <= sum(abs(sub(capsule.start, last))) ? 0 : 1;
  const { first, final } = crossingsOf(axis, direction, base === 0 ? origin : last);
  const isOne = whole === 0 && !isAlong;
  const isTangent = isOne && start > 0 && end > 0;
  const found = { t0: base + first.t, t1: base + (isTangent ? first.t : max(first.t, final.t)) };
  // Along the side, an end may lie on the surface and cross it nowhere.
  const crosses = !isAlong;
  const { t0, t1 } = snapped(snapped(found, 0, start === 0 && crosses), isRay ? 0 : 1, !isRay && end === 0 && crosses);
  const endsOn = isOne && end <= 0;
  const tMin = isLine ? t0 : start <= 0 ? 0 : endsOn ? reach : min(max(t0, 0), reach);
  const tMax = isOne ? tMin : isLine ? t1 : end <= 0 ? reach : max(min(t1, reach), tMin);
  // Where it seems to be beyond an end, that is only rounding: it runs along the surface.
  const [isFirst, isFinal] = [start > 0 && !endsOn && tMin === t0, tMax === t1];
  const entry = isFirst ? first.point : pointAt(line, tMin);
  const exit = isOne ? entry : end <= 0 ? last : isFinal ? final.point : pointAt(line, tMax);
  return { tMin, tMax, entry, exit, t0, t1, normal: isFirst ? first.normal : outward(entry) };
}

/** Where the line crosses the surface, exactly at an end that lies there. */
function snapped({ t0, t1 }: { readonly t0: number; readonly t1: number }, place: number, isOn: boolean) {
  const isFirst = abs(t0 - place) <= abs(t1 - place);
  return { t0: isOn && isFirst ? place : t0, t1: isOn && !isFirst ? place : t1 };
}

type Axis = {
  readonly start: Vec;
  readonly end: Vec;
  readonly unit: Direction;
  readonly length: Length;
  readonly radius: Length;
};

const axisOf = ({ start, end, radius }: Capsule): Axis => ({ start, end, radius, ...normalized(sub(end, start)) });

/** The point of the axis at a height over its start. */
const coreAt = ({ start, end, unit, length }: Axis, height: Length): Vec =>
  height <= 0 ? start : height >= length ? end : add(start, scale(unit, height));

/** The outward normal at a place on the surface; where the capsule has no thickness, square to its axis, as a segment's. */
function outwardAt(axis: Axis, place: Vec, direction: Direction): Direction {
  const spoke = sub(place, coreAt(axis, dot(axis.unit, sub(place, axis.start))));
  return axis.radius === 0 || isZeroVector(spoke) ? facingAside(axis, direction) : normalized(spoke).unit;
}

/** Square to the axis on the side that a line comes from; against the line, where it runs along the axis or there is none. */
function facingAside({ unit, length }: Axis, direction: Direction): Direction {
  const aside = asideOf(unit, direction);
  return length === 0 || isZeroVector(aside) ? facing(direction) : normalized(aside).unit;
}

/** What leads against a direction, square to a unit vector: turned by a right angle twice, since a difference would lose digits. */
const asideOf = (unit: Direction, direction: Direction): Direction =>
  turnedBack(unit, negate(seenAlong(unit, safeToMultiply(direction).way)));

/**
 * Where a whole line comes in and goes out. Seen along the axis the side is a ball of its own; where the line enters that beyond an end, it enters
 * the capsule by the ball there, and so it leaves.
 */
function crossingsOf(axis: Axis, direction: Direction, from: Vec) {
  const { unit, length, start, end, radius } = axis;
  // Products with a tiny direction lose digits, and its t may be beyond the largest double: both are measured in units of their own.
  const { way: pace, power } = safeToMultiply(direction);
  const size = power === 1 ? 1 : sizeFrom(axis, from);
  const [toStart, toEnd, reach] = [div(sub(start, from), size), div(sub(end, from), size), radius / size];
  const across = seenAlong(unit, pace);
  const side = carefulChord(across, seenAlong(unit, toStart), reach);
  const balls = { atStart: carefulChord(pace, toStart, reach), atEnd: carefulChord(pace, toEnd, reach) };
  const [rise, units] = [dot(unit, pace), max(power / size, 2 ** -1074)];
  const place = (way: -1 | 1) => {
    const t = timeOf(side, way);
    // Along the side it comes from one end and goes to the other.
    const endless = way * rise > 0 ? 2 * length + 1 : 0 - 1;
    const height = isZeroVector(across) ? endless : size * (t * rise - dot(unit, toStart));
    const byStart = { t: timeOf(balls.atStart, way), spoke: spokeOf(balls.atStart, way), end: -1 };
    const byEnd = { t: timeOf(balls.atEnd, way), spoke: spokeOf(balls.atEnd, way), end: 1 };
    const bySide = { t, spoke: turnedBack(unit, spokeOf(side, way)), end: 0 };
    const found = height < 0 ? byStart : height > length ? byEnd : bySide;
    const [isThin, ray] = [radius === 0 || isZeroVector(found.spoke), normalized(found.spoke).unit];
    const normal = isThin ? facingAside(axis, direction) : bent(ray, unit, found.end);
    return { t: found.t / units, normal, point: add(coreAt(axis, height), scale(ray, radius)) };
  };
  return { first: place(-1), final: place(1) };
}

/** A power of two near the way from a place to the far side. @cold */
const sizeFrom = ({ start, end, radius }: Axis, from: Vec): Length =>
  powerOfTwoNear(max(radius, max(largestPart(sub(start, from)), largestPart(sub(end, from)))));

const timeOf = ({ along, root, divisor }: AnyChord, way: -1 | 1): number => (along + way * root) / divisor;
/** From the middle of a ball to where the chord begins or ends, in a unit of its own. */
const spokeOf = ({ foot, arm }: AnyChord, way: -1 | 1): Direction => add(foot, scale(arm, way));

/** The normal at the end of a spoke of the ball at an end (-1 or 1), never beyond square to the axis: from there on the surface is the side. */
function bent(ray: Direction, unit: Direction, end: number): Direction {
  const along = dot(ray, unit);
  return end * along >= 0 ? ray : normalized(sub(ray, scale(unit, along))).unit;
}

/** What is left of a vector seen along a unit vector, turned by a right angle. */
const seenAlong = (unit: Direction, v: Vec): Vec =>
  is2D(v) ? vec2(cross2(unit, v), 0) : cross(unit as Vec3, v as Vec3);
const turnedBack = (unit: Direction, v: Vec): Vec =>
  is2D(v) ? vec2(0 - unit.y * v.x, unit.x * v.x) : cross(v as Vec3, unit as Vec3);
