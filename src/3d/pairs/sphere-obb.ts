/** Sphere and oriented box: by the face or edge of the box that is nearest to the centre. */
import { isEmptyObb3, isEmptySphere } from '../../words/emptiness.js';
import { edgesOf3, edgesToBall3, isOver, planeOfFaces, planeToBall } from '../../words/obbs.balls.js';
import { pointAcross3 } from '../../words/obbs.sides.js';
import type { Obb3, Sphere3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { abs, at, lengthSquared, map3, max, sub, XYZ } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * The centre is inside, deeper than all faces; or over a face, if its foot lies there; or else nearest to an edge, or an end of it.
 * A flat box is all faces, also where its axes do not span space. Faces without area hold no foot, and are left to their edges.
 */
export function gap(sphere: Sphere3, box: Obb3): Sign {
  if (isEmptySphere(sphere) || isEmptyObb3(box)) return APART;
  const { halfExtents } = box;
  const center = sub(sphere.center, box.center);
  const { offset, reach, normals, determinant } = pointAcross3(center, box);
  const beyond = map3(XYZ, (i) => abs(at(offset, i)) - at(reach, i));
  const past = map3(XYZ, (i) => planeToBall(beyond[i], lengthSquared(normals[i]), sphere.radius));
  for (const one of past) if (one > 0) return APART;
  if (max(...beyond) < 0) return OVERLAPPING;
  for (const i of XYZ) {
    const [plane, side] = [planeOfFaces(box, halfExtents, i), at(offset, i) * determinant];
    if (beyond[i] >= 0) {
      if (side >= 0 && isOver(center, plane, 1)) return signOf(past[i]);
      if (side <= 0 && isOver(center, plane, -1)) return signOf(past[i]);
    }
  }
  return signOf(edgesToBall3(center, edgesOf3(box, halfExtents), sphere.radius));
}
