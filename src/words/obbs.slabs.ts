/** An oriented box as what lies between its faces, and how a segment, ray or line passes through it. */
import { type Clip, clipBy, faceAt, ontoFace, type Slab, stretchIn, throughSlabs } from './clipping.js';
import { isZeroVector, normalized, perpendicular, safeToMultiply } from './lengths.js';
import { type Ends, relationOf, type SegmentOrRay } from './linear.js';
import { measured, unitAcross } from './obbs.js';
import type { Sight } from './obbs.sides.js';
import { type BoxFace, type BoxPassage, faceOf, intervals, type RayHit } from './results.js';
import type { Direction, Direction3, Obb2, Obb3 } from './shapes.js';
import type { Sign } from './sign.js';
import {
  abs,
  add,
  at,
  coordinatePairs,
  cross,
  cross2,
  dot,
  fill,
  type Index,
  indices,
  map3,
  max,
  min,
  onAxis,
  scale,
  sum,
  type Vec,
  vec2,
  vec3,
} from './vec.js';

/** Whether the line rises along the normal of each face (positive), runs along the face (0), or against the normal. */
export type Slopes = readonly Sign[];

/** @rare */
function slabsOf3(box: Obb3): readonly Slab[] {
  const { faces } = measured(box, 1);
  return faces.normals.map((unit, i) => {
    const high = at(faces.distances, i as Index);
    return { unit, base: box.center, low: 0 - high, high };
  });
}

/**
 * Of a box whose axes do not span space: between the planes across it, which fall together, and those along each axis square to it. If all axes are
 * parallel, it is no wider than a line. @rare
 */
function slabsOfFlat3(box: Obb3): readonly Slab[] {
  const { edges } = measured(box, 1);
  const [x, y, z] = edges.axes;
  const longest = isZeroVector(x) ? (isZeroVector(y) ? z : y) : x;
  const { unit: along } = normalized(longest);
  const [first, second, third] = [unitAcross(x, y), unitAcross(y, z), unitAcross(z, x)];
  const isSegment = isZeroVector(first) && isZeroVector(second) && isZeroVector(third);
  const found = isZeroVector(first) ? (isZeroVector(second) ? third : second) : first;
  const normal = isSegment ? perpendicular(along) : found;
  const beside = (axis: Direction3): Direction3 => (isZeroVector(axis) ? normal : normalized(cross(normal, axis)).unit);
  const slab = (unit: Direction3): Slab => {
    const high = dot(edges.halfExtents, abs(vec3(...map3(edges.axes, (axis) => dot(axis, unit)))));
    return { unit, base: box.center, low: 0 - high, high };
  };
  return [slab(normal), slab(beside(longest)), slab(isSegment ? along : beside(y)), slab(beside(z))];
}

/** The last one lies along the longer axis: it bounds a box that is no wider than a line. @rare */
function slabsOf2({ center, halfExtents, axes }: Obb2): readonly Slab[] {
  const [u, v] = [safeToMultiply(axes[0]), safeToMultiply(axes[1])];
  const [x, y] = [
    scale(u.way, min(u.power * halfExtents.x, 2 ** 900)),
    scale(v.way, min(v.power * halfExtents.y, 2 ** 900)),
  ];
  const slab = (unit: Direction): Slab => {
    const high = abs(dot(unit, x)) + abs(dot(unit, y));
    return { unit, base: center, low: 0 - high, high };
  };
  const across = (way: Direction): Direction => vec2(way.y, 0 - way.x);
  const [alongX, alongY] = [normalized(u.way).unit, normalized(v.way).unit];
  return [slab(across(alongY)), slab(across(alongX)), slab(isZeroVector(axes[0]) ? alongY : alongX)];
}

/** How a line rises over a slab whose slope is known, in every step: what goes slower than rounding is slow. */
function riseOver({ unit }: Slab, way: Direction, slope: Sign): number {
  const [rise, least] = [dot(unit, way), 2 ** -52 * sum(abs(way))];
  return slope === 0 ? 0 : slope > 0 ? max(rise, least) : min(rise, 0 - least);
}

/** No bound at all. */
const everywhere = (base: Vec): Slab => ({ unit: fill(base, 0), base, low: -(2 ** 1000), high: 2 ** 1000 });

/**
 * Where they share something, and by which face the line comes in: twice the number of its axis, and 1 more on its high side.
 * @param thin what bounds a box without inside
 */
function sharedWith(
  line: SegmentOrRay,
  axes: readonly Direction[],
  slabs: readonly Slab[],
  thin: readonly Slab[],
  isFlat: boolean,
  slopes: Slopes,
  ends: Ends,
) {
  const { way, power } = safeToMultiply(line.direction);
  const rises = slabs.map((slab, i) => riseOver(slab, way, slopes[i]!));
  const clips = slabs.map((slab, i) => clipBy(slab, line.origin, rises[i]!));
  const all = everywhere(line.origin);
  const bounds = isFlat ? thin : [...slabs, all];
  const over = isFlat ? thin.map((slab) => dot(slab.unit, way)) : [...rises, 0];
  const stretch = stretchIn(bounds.map((slab, i) => clipBy(slab, line.origin, over[i]!)));
  const found = throughSlabs(line, ends, stretch);
  const entered = faceAt(found.entry, line, ends.start > 0, bounds, over);
  const { normal, face } = entered;
  const number = face < 4 ? face : face - 4;
  const sides = axes.map((axis, i): number => (number === i && dot(normal, axis) > 0 ? 1 : 0));
  const side = isFlat ? 6 : number + number + sides.reduce((p, q) => p + q);
  const of = (part: (clip: Clip) => number): Vec =>
    clips.map((clip, i) => onAxis(way, i as Index, part(clip) / power)).reduce((p, q) => add(p, q));
  const entry = ontoFace(found.entry, entered, ends);
  return { ...found, entry, normal, side, enter: of(({ enter }) => enter), leave: of(({ leave }) => leave) };
}

/** @rare */
export function throughObb2(line: SegmentOrRay, box: Obb2, slopes: Slopes, ends: Ends) {
  const [byX, byY, along] = slabsOf2(box);
  const isFlat = cross2(byX!.unit, byY!.unit) === 0;
  return sharedWith(line, box.axes, [byX!, byY!], [byX!, byY!, along!], isFlat, slopes, ends);
}

/** @rare */
export function throughObb3(line: SegmentOrRay, box: Obb3, slopes: Slopes, ends: Ends, isFlat: boolean) {
  return sharedWith(line, box.axes, slabsOf3(box), slabsOfFlat3(box), isFlat, slopes, ends);
}

type Shared = ReturnType<typeof throughObb2>;

/** How it runs follows from the gap: a line along a face shares more than a point with the box, and only touches it. */
export function passageBy(
  { tMin, tMax, entry, exit, normal, side, enter, leave }: Shared,
  ends: Ends,
  gap: Sign,
): BoxPassage {
  const relation = relationOf({ start: ends.start, end: ends.end, whole: gap });
  const isInside = ends.start < 0;
  const face: BoxFace =
    isInside || side > 5 ? 'none' : faceOf(side < 2 ? 0 : side < 4 ? 1 : 2, side === 1 || side === 3 || side === 5);
  return {
    tMin,
    tMax,
    entry,
    exit,
    relation,
    normal: isInside ? fill(normal, 0) : normal,
    face,
    ...intervals(enter, leave),
  };
}

export const hitBy = ({ tMin, tMax, entry, normal }: Shared, { start }: Ends): RayHit => ({
  t: tMin,
  point: entry,
  normal: start < 0 ? fill(normal, 0) : normal,
  inside: start < 0,
  tExit: tMax,
});

/**
 * Whether a line that meets a box with an inside shares only one point with it: it just reaches a face or leaves at once, crosses a box without
 * thickness, or grazes an edge.
 */
export function meetsInPoint(sight: Sight, { isRay, isLine }: SegmentOrRay): boolean {
  const { offset, direction, reach, lefts, reaches } = sight;
  for (const i of indices(reach)) {
    const [place, rise, high] = [at(offset, i), at(direction, i), at(reach, i)];
    if (rise !== 0 && high === 0) return true;
    // A segment is seen from its middle.
    const [from, to] = isRay ? [place, place] : [place - rise, place + rise];
    if (!isLine && ((rise > 0 && from === high) || (rise < 0 && from === 0 - high))) return true;
    if (!isRay && ((rise > 0 && to === 0 - high) || (rise < 0 && to === high))) return true;
  }
  for (const { i, j, k } of coordinatePairs(reach).map(([i, j], k) => ({ i, j, k })))
    if (at(direction, i) !== 0 && at(direction, j) !== 0 && abs(lefts[k]!) === reaches[k]!) return true;
  return false;
}
