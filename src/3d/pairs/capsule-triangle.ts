/** Capsule and triangle of space: the capsule's segment meets the triangle, or comes near enough to its edges or with an end to its face. */
import { alongSegment, gapWithin } from '../../words/reaches.js';
import type { Capsule3, Length, Triangle3 } from '../../words/shapes.js';
import { APART, leastSeparated, type Sign, signOf } from '../../words/sign.js';
import { edgesOf, endsBeyond } from '../../words/triangles.capsules.js';
import { cross, dot, lengthSquared, min, sub, type Vec3 } from '../../words/vec.js';
import * as segmentTriangle from './segment-triangle.js';

/* Where the segment only touches the triangle, it does so with an end or on an edge, at the distance 0. */
export function gap(capsule: Capsule3, triangle: Triangle3): Sign {
  const { start, end, radius } = capsule;
  if (radius < 0) return APART;
  if (radius === 0) return segmentTriangle.gap(capsule, triangle);
  const ends = endsBeyond(capsule, triangle);
  return leastSeparated(
    ...edgesOf(triangle).map((edge) => gapWithin(alongSegment(edge), alongSegment(capsule), ends, radius)),
    gapOverFace(start, radius, triangle),
    gapOverFace(end, radius, triangle),
    segmentTriangle.gap(capsule, triangle),
  );
}

/** From a point over the inside of the face, if each cross product of neighbouring corners points along the normal; see sphere-triangle.ts. */
function gapOverFace(point: Vec3, reach: Length, triangle: Triangle3): Sign {
  const [a, b, c] = [sub(triangle.a, point), sub(triangle.b, point), sub(triangle.c, point)];
  const normal = cross(sub(triangle.b, triangle.a), sub(triangle.c, triangle.a));
  const height = dot(a, normal);
  const isOver = min(dot(normal, cross(a, b)), dot(normal, cross(b, c)), dot(normal, cross(c, a))) > 0;
  return isOver ? signOf(height * height - reach * reach * lengthSquared(normal)) : APART;
}
