/** Capsule and oriented box: by the nearest points of the box and of the segment between the ends. */
import { isEmptyCapsule, isEmptyObb2 } from '../../words/emptiness.js';
import { edgesOf2, edgesToBall2, edgeToBall, fromCorners2, planeToBall, wayOf } from '../../words/obbs.balls.js';
import { beyondEdges, beyondFaces, sightOf2 } from '../../words/obbs.sides.js';
import type { Capsule, Obb2 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { add, equal, every, lengthSquared, min, sub } from '../../words/vec.js';
import * as segmentObb from './segment-obb.js';

export { closestPoints, contact } from '../../words/general.js';

/** Where the segment misses the box, one of the nearest points is an end of it or a corner of the box. */
export function gap(capsule: Capsule, box: Obb2): Sign {
  if (isEmptyCapsule(capsule) || isEmptyObb2(box)) return APART;
  if (capsule.radius === 0) return segmentObb.gap(capsule, box);
  const { halfExtents, axes } = box;
  const [start, end] = [sub(capsule.start, box.center), sub(capsule.end, box.center)];
  const way = sub(capsule.end, capsule.start);
  // All counts twice, as the middle of the segment is half of start + end.
  const [middle, size, diameter] = [add(start, end), add(halfExtents, halfExtents), capsule.radius + capsule.radius];
  const sight = sightOf2(middle, way, size, box);
  const [beyondX, beyondY] = beyondFaces(sight);
  if (planeToBall(beyondX!, lengthSquared(axes[1]), diameter) > 0) return APART;
  if (planeToBall(beyondY!, lengthSquared(axes[0]), diameter) > 0) return APART;
  if (planeToBall(beyondEdges(sight)[0]!, lengthSquared(way), diameter) > 0) return APART;
  if (segmentObb.gap(capsule, box) <= 0) return OVERLAPPING;
  const edges = edgesOf2(box, size);
  const toStart = edgesToBall2(add(start, start), edges, diameter);
  const toEnd = edgesToBall2(add(end, end), edges, diameter);
  const along = wayOf(way, 1, every(equal(capsule.start, capsule.end)));
  const toCorners = fromCorners2(middle, edges).map((corner) => edgeToBall(corner, along, diameter));
  return signOf(toCorners.reduce((p, q) => min(p, q), min(toStart, toEnd)));
}
