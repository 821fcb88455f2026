/** The axis along which two oriented boxes overlap least, as a unit vector. */
import { normalizedAtAnyScale } from './lengths.js';
import { isZero, lookParallel } from './obbs.js';
import type { ObbAxis } from './results.js';
import type { Direction3, Length, Obb3 } from './shapes.js';
import { crossTwofold } from './twofold.js';
import {
  abs,
  at,
  cross,
  div,
  dot,
  fill,
  type Index,
  map,
  min,
  next,
  sqrt,
  square,
  sub,
  sum,
  type Three,
  three,
  type Vec3,
  vec3,
} from './vec.js';

/** How far two boxes overlap along an axis, and how far the second's centre lies beyond the first's. */
export interface Overlap {
  readonly overlap: Length;
  readonly unit: Direction3;
  readonly distance: Length;
  readonly axis: ObbAxis;
  /** The axis if the second box is called a. */
  readonly mirrored: ObbAxis;
}

/**
 * A gain within rounding would let an edge take the place of the face that it lies in: so of overlaps that differ by less
 * than 2 ulp of the size a face of the first box goes before one of the second, and both before edges.
 */
export function leastOverlap(a: Obb3, b: Obb3, facesA: Three<Direction3>, facesB: Three<Direction3>): Overlap {
  const overlaps = [
    ...three.map((i) => acrossFace(a, b, facesA[i], i, faceNames()[i])),
    ...three.map((i) => turned(acrossFace(b, a, facesB[i], i, faceNames()[i]))),
    ...acrossEdges(a, b, 0),
    ...acrossEdges(a, b, 1),
    ...acrossEdges(a, b, 2),
  ] as const;
  const least = overlaps.map(({ overlap }) => overlap).reduce((p, q) => min(p, q));
  const most = least + 2 ** -51 * sizeOf(a, b);
  for (const found of overlaps) if (found.overlap <= most) return found;
  return overlaps[0] as Overlap;
}

function acrossFace(box: Obb3, other: Obb3, unit: Direction3, i: Index, [axis, mirrored]: Names): Overlap {
  const reach = at(box.halfExtents, i) * abs(dot(box.axes[i], unit)) + reachOf(other, unit);
  return overlapAlong(unit, reach, sub(other.center, box.center), [axis, mirrored]);
}

function acrossEdges(a: Obb3, b: Obb3, i: Index): Three<Overlap> {
  const apart = sub(b.center, a.center);
  return map(three, (j) => {
    const unit = unitAcross(a.axes[i], b.axes[j]);
    const reach = reachBeside(a, unit, i) + reachBeside(b, unit, j);
    return overlapAlong(unit, reach, apart, [edgeNames()[i][j], edgeNames()[j][i]]);
  });
}

function overlapAlong(unit: Direction3, reach: Length, apart: Vec3, [axis, mirrored]: Names): Overlap {
  const distance = dot(apart, unit);
  return { overlap: isZero(unit) ? 2 ** 1000 : reach - abs(distance), unit, distance, axis, mirrored };
}

/** The same, seen from the other box. */
function turned({ overlap, unit, distance, axis, mirrored }: Overlap): Overlap {
  return { overlap, unit, distance: 0 - distance, axis: mirrored, mirrored: axis };
}

/** How far a box reaches from its centre along a unit vector. */
export function reachOf({ halfExtents, axes }: Obb3, unit: Direction3): Length {
  return dot(halfExtents, vec3(...map(axes, (axis) => abs(dot(axis, unit)))));
}

/** The same for a unit vector square to an axis. */
function reachBeside({ halfExtents, axes }: Obb3, unit: Direction3, i: Index): Length {
  const [j, k] = [next(i), next(next(i))];
  return at(halfExtents, j) * abs(dot(axes[j], unit)) + at(halfExtents, k) * abs(dot(axes[k], unit));
}

/** At least as far as both boxes reach in any direction, and at most √3 times as far. */
export function sizeOf(a: Obb3, b: Obb3): Length {
  return (
    dot(a.halfExtents, vec3(...map(a.axes, (axis) => sum(abs(axis))))) +
    dot(b.halfExtents, vec3(...map(b.axes, (axis) => sum(abs(axis)))))
  );
}

/** The unit normals of a box's faces; zero where two axes are parallel. */
export function unitFaces({ axes }: Obb3): Three<Direction3> {
  return map(axes, (_, i) => unitAcross(axes[next(i)], axes[next(next(i))]));
}

/** The direction of u × v, true to a few ulp; zero where they are parallel. */
function unitAcross(u: Direction3, v: Direction3): Direction3 {
  const normal = cross(u, v);
  const squared = square(normal);
  if (squared > 2 ** -6 * square(u) * square(v)) return div(normal, sqrt(squared));
  if (lookParallel(u, v)) return fill(u, 0);
  return preciselyAcross(u, v).unit;
}

interface Across {
  readonly unit: Direction3;
}

/** @cold */
function preciselyAcross(u: Direction3, v: Direction3): Across {
  const { high } = crossTwofold({ high: u, low: fill(u, 0) }, { high: v, low: fill(v, 0) });
  return { unit: isZero(high) ? high : normalizedAtAnyScale(high).unit };
}

type Names = readonly [ObbAxis, ObbAxis];

function faceNames(): Three<Names> {
  return [
    ['face a.x', 'face b.x'],
    ['face a.y', 'face b.y'],
    ['face a.z', 'face b.z'],
  ];
}

function edgeNames(): Three<Three<ObbAxis>> {
  return [
    ['edge a.x × edge b.x', 'edge a.x × edge b.y', 'edge a.x × edge b.z'],
    ['edge a.y × edge b.x', 'edge a.y × edge b.y', 'edge a.y × edge b.z'],
    ['edge a.z × edge b.x', 'edge a.z × edge b.y', 'edge a.z × edge b.z'],
  ];
}
