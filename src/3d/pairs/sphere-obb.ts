/** Sphere and oriented box: by the face or edge of the box that is nearest to the centre. */
import { atLeast0 } from '../../words/branchless.js';
import { isEmptyObb3, isEmptySphere } from '../../words/emptiness.js';
import { isOver, planeOfFaces, planeToBall } from '../../words/obbs.balls.js';
import { withFirst } from '../../words/obbs.js';
import { pointAcross3 } from '../../words/obbs.sides.js';
import { isSlight, skewOf3 } from '../../words/obbs.skew.js';
import type { Obb3, Sphere3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { abs, at, dot, lengthSquared, map3, max, minCoordinate, sub, sum, vec3, XYZ } from '../../words/vec.js';
import * as edges from './sphere-obb.edges.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * The centre is inside, deeper than all faces; or over a face, if its foot lies there; or else nearest to an edge, or an end of it.
 * A flat box is all faces, also where its axes do not span space. Faces without area hold no foot, and are left to their edges.
 */
export function gap(sphere: Sphere3, box: Obb3): Sign {
  if (isEmptySphere(sphere) || isEmptyObb3(box)) return APART;
  const center = sub(sphere.center, box.center);
  const { offset, reach, normals } = pointAcross3(center, box);
  const beyond = map3(XYZ, (i) => abs(at(offset, i)) - at(reach, i));
  const past = map3(XYZ, (i) => planeToBall(beyond[i], lengthSquared(normals[i]), sphere.radius));
  for (const one of past) if (one > 0) return APART;
  if (max(...beyond) < 0) return OVERLAPPING;
  for (const i of XYZ) if (beyond[i] >= 0 && isOverFirst(sphere, withFirst(box, i))) return signOf(past[i]);
  const [x, y, z] = map3(XYZ, (i) => withFirst(box, i));
  if (edges.gap(sphere, x) > 0 && edges.gap(sphere, y) > 0 && edges.gap(sphere, z) > 0) return APART;
  if (edges.gap(sphere, x) < 0 || edges.gap(sphere, y) < 0 || edges.gap(sphere, z) < 0) return OVERLAPPING;
  return TOUCHING;
}

/** Whether the centre's foot lies on the face across the first axis on its side. */
export function isOverFirst(sphere: Sphere3, box: Obb3): boolean {
  const center = sub(sphere.center, box.center);
  const { offset, determinant } = pointAcross3(center, box);
  const [plane, side] = [planeOfFaces(box, box.halfExtents, 0), offset.x * determinant];
  return (side >= 0 && isOver(center, plane, 1)) || (side <= 0 && isOver(center, plane, -1));
}

/**
 * What is certain at first sight of boxes with unit axes at right angles: as of a box without rotation, by how far the centre is
 * beyond the faces. TOUCHING where nothing is certain. Each product with an axis is off by (ε + 6u)·size, ε as in `skewOf3`, the distance
 * by √3 as much, by 3u·size for the roots and squares, and by ε·size for the true axes: less than (4·skew + 128u)·size in all.
 */
export function glance({ center, radius }: Sphere3, box: Obb3): Sign {
  const skew = skewOf3(box);
  if (!isSlight(skew)) return TOUCHING;
  const [offset, { halfExtents }] = [sub(center, box.center), box];
  const size = sum(abs(offset)) + sum(halfExtents) + radius;
  // NaN before squares can overflow, and where the size is not finite; more than 0 where they underflow.
  const margin = (4 * skew + 2 ** -46) * (size + 1e-130) + 0 * (1e160 * size);
  const beyond = map3(box.axes, (axis, i) => atLeast0(abs(dot(axis, offset)) - at(halfExtents, i)));
  const away = lengthSquared(vec3(...beyond));
  const [near, far] = [radius - margin, radius + margin];
  if (away > far * far) return APART;
  if (near > 0 && away < near * near && minCoordinate(halfExtents) >= 0) return OVERLAPPING;
  return TOUCHING;
}
