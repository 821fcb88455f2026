/** Oriented box and triangle: separating axes across the faces of both and across edges of both. Akenine-Möller 2001, for any box. */
import { areParallel } from '../../words/crossings.js';
import { isEmptyObb3 } from '../../words/emptiness.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { across3, facesOf3, triangleToFaces } from '../../words/obbs.sides.js';
import type { Obb3, Triangle3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { abs, at, cross, dot, map3, next, scale, sub, type Vec3, vec3, XYZ } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';
import * as segmentObb from './segment-obb.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(box: Obb3, triangle: Triangle3): Sign {
  if (isEmptyObb3(box)) return APART;
  const { center, halfExtents, axes } = box;
  const { normals, determinant } = facesOf3(box);
  const [a, b, c] = [sub(triangle.a, center), sub(triangle.b, center), sub(triangle.c, center)];
  const [ab, bc, ca] = [sub(triangle.b, triangle.a), sub(triangle.c, triangle.b), sub(triangle.a, triangle.c)];
  const toFaces = triangleToFaces(
    map3([a, b, c], (corner) => across3(normals, corner)),
    scale(halfExtents, abs(determinant)),
  );
  const normal = cross(ca, ab);
  const normalAxis = map3(axes, (axis) => dot(normal, axis));
  // Across an edge and an axis, an end of the edge is at axis · (end × edge), and the third corner normal · axis farther. Another
  // axis of the box is there as long as the edge is across the face of the third.
  const acrossEdge = (end: Vec3, edge: Vec3): Sign[] => {
    const [moment, along] = [cross(end, edge), abs(across3(normals, edge))];
    return XYZ.map((i) => {
      const [j, k] = [next(i), next(next(i))];
      const reach = at(halfExtents, j) * at(along, k) + at(halfExtents, k) * at(along, j);
      return signOf(abs(2 * dot(axes[i], moment) - normalAxis[i]) - (abs(normalAxis[i]) + 2 * reach));
    });
  };
  const [acrossAB, acrossBC, acrossCA] = [acrossEdge(a, ab), acrossEdge(b, bc), acrossEdge(c, ca)];
  return mostSeparated(
    ...XYZ.map((i) => ignoreIf(edges.areParallel(axes[next(i)], axes[next(next(i))]), toFaces[i]!)),
    ignoreIf(isCollinear(triangle), signOf(abs(dot(normal, a)) - dot(halfExtents, abs(vec3(...normalAxis))))),
    ...XYZ.map((i) => ignoreIf(segmentObb.isAlong({ start: triangle.a, end: triangle.b }, axes[i]), acrossAB[i]!)),
    ...XYZ.map((i) => ignoreIf(segmentObb.isAlong({ start: triangle.b, end: triangle.c }, axes[i]), acrossBC[i]!)),
    ...XYZ.map((i) => ignoreIf(segmentObb.isAlong({ start: triangle.c, end: triangle.a }, axes[i]), acrossCA[i]!)),
    determinant === 0 ? gapOfFlat(box, triangle) : OVERLAPPING,
  );
}

/** @rare */
export function isCollinear({ a, b, c }: Triangle3): boolean {
  return areParallel(sub(b, a), sub(c, a));
}

function gapOfFlat(box: Obb3, triangle: Triangle3): Sign {
  if (isApartFromFlat(box, triangle)) return APART;
  return flat.isSegment(box) && isCollinear(triangle) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat(box: Obb3, { a, b, c }: Triangle3): boolean {
  return isApartFromFlat3({ corners: [a, b, c], edges: [sub(b, a), sub(c, b), sub(a, c)], endless: [] }, box);
}
