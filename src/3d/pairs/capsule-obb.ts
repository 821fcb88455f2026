/** Capsule and oriented box: by the nearest points of the box and of the segment between the ends. */
import { isEmptyCapsule, isEmptyObb3 } from '../../words/emptiness.js';
import { edgesOf3, edgeToBall, fromCorners3, planeToBall, wayOf } from '../../words/obbs.balls.js';
import { withFirst } from '../../words/obbs.js';
import { looksParallel } from '../../words/obbs.parallel.js';
import { passesEdge } from '../../words/obbs.passing.js';
import { beyondEdges, beyondFaces, sightOf3 } from '../../words/obbs.sides.js';
import type { Capsule3, Direction3, Obb3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { add, cross, equal, every, lengthSquared, map3, min, sub, XYZ } from '../../words/vec.js';
import * as segmentObb from './segment-obb.js';
import * as sphereObb from './sphere-obb.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * Where the segment misses the box, it passes an edge, with both nearest points between ends, or else one of these is an end of it, or a
 * corner of the box. In the first case the box and the segment lie on different sides of a gap between two planes as wide as their distance.
 */
export function gap(capsule: Capsule3, box: Obb3): Sign {
  if (isEmptyCapsule(capsule) || isEmptyObb3(box)) return APART;
  if (capsule.radius === 0) return segmentObb.gap(capsule, box);
  const { halfExtents, axes } = box;
  const [start, end] = [sub(capsule.start, box.center), sub(capsule.end, box.center)];
  const way = sub(capsule.end, capsule.start);
  // All counts twice, as the middle of the segment is half of start + end.
  const [middle, size, diameter] = [add(start, end), add(halfExtents, halfExtents), capsule.radius + capsule.radius];
  const sight = sightOf3(middle, way, size, box);
  const { normals } = sight;
  const [beyond, passing] = [beyondFaces(sight), beyondEdges(sight)];
  const pastFaces = map3(XYZ, (i) => planeToBall(beyond[i]!, lengthSquared(normals[i]), diameter));
  for (const one of pastFaces) if (one > 0) return APART;
  const pastEdges = map3(XYZ, (i) => planeToBall(passing[i]!, lengthSquared(cross(way, axes[i])), diameter));
  // Of parallel edges and faces much is 0: where it is plain to see, nothing has to be found out exactly.
  for (const i of XYZ) if (!runsAlong(capsule, axes[i]) && pastEdges[i] > 0) return APART;
  if (segmentObb.gap(capsule, box) <= 0) return OVERLAPPING;

  for (const i of XYZ) {
    const isPassing = !runsAlong(capsule, axes[i]) && passing[i]! > 0;
    if (isPassing && passesFirst(capsule, withFirst(box, i))) return signOf(pastEdges[i]);
  }
  const [first, last] = [
    { center: capsule.start, radius: capsule.radius },
    { center: capsule.end, radius: capsule.radius },
  ];
  if (sphereObb.gap(first, box) < 0 || sphereObb.gap(last, box) < 0) return OVERLAPPING;
  const along = wayOf(way, 1, every(equal(capsule.start, capsule.end)));
  const toCorners = fromCorners3(middle, edgesOf3(box, size))
    .map((corner) => edgeToBall(corner, along, diameter))
    .reduce((p, q) => min(p, q));
  if (sphereObb.gap(first, box) > 0 && sphereObb.gap(last, box) > 0) return signOf(toCorners);
  return toCorners < 0 ? OVERLAPPING : TOUCHING;
}

/** Whether the segment passes an edge along the first axis, where it passes the box. */
export function passesFirst(capsule: Capsule3, box: Obb3): boolean {
  const { start, end } = capsule;
  const [way, size] = [sub(end, start), add(box.halfExtents, box.halfExtents)];
  const middle = add(sub(start, box.center), sub(end, box.center));
  const along = [runsAlong(capsule, box.axes[1]), runsAlong(capsule, box.axes[2])] as const;
  return passesEdge(middle, way, size, box, sightOf3(middle, way, size, box), 0, along);
}

/** Whether a capsule is plainly parallel to an axis. */
export function runsAlong({ start, end }: Capsule3, axis: Direction3): boolean {
  return looksParallel(start, end, axis);
}
