/** Capsule and oriented box: by the nearest points of the box and of the segment between the ends. */
import { isEmptyCapsule, isEmptyObb3 } from '../../words/emptiness.js';
import {
  edgesOf3,
  edgesToBall3,
  edgeToBall,
  fromCorners3,
  isOver,
  planeOfFaces,
  planeToBall,
  wayOf,
} from '../../words/obbs.balls.js';
import { looksParallel } from '../../words/obbs.parallel.js';
import { passesEdge } from '../../words/obbs.passing.js';
import { beyondEdges, beyondFaces, sightOf3 } from '../../words/obbs.sides.js';
import type { Capsule3, Direction3, Obb3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { add, at, cross, equal, every, lengthSquared, map3, min, next, sub, XYZ } from '../../words/vec.js';
import * as segmentObb from './segment-obb.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * Where the segment misses the box, it passes an edge, with both nearest points between ends, or an end of it is over a face, or else
 * one of the nearest points is an end of it, or a corner of the box, and the other on an edge. In the first two cases the box and the
 * segment lie on different sides of a gap between two planes as wide as their distance.
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
  const { normals, determinant } = sight;
  const [beyond, passing] = [beyondFaces(sight), beyondEdges(sight)];
  const pastFaces = map3(XYZ, (i) => planeToBall(beyond[i]!, lengthSquared(normals[i]), diameter));
  for (const one of pastFaces) if (one > 0) return APART;
  const pastEdges = map3(XYZ, (i) => planeToBall(passing[i]!, lengthSquared(cross(way, axes[i])), diameter));
  // Of parallel edges and faces much is 0: where it is plain to see, nothing has to be found out exactly.
  for (const i of XYZ) if (!runsAlong(capsule, axes[i]) && pastEdges[i] > 0) return APART;
  if (segmentObb.gap(capsule, box) <= 0) return OVERLAPPING;

  for (const i of XYZ) {
    const isPassing = !runsAlong(capsule, axes[i]) && passing[i]! > 0;
    const isLevel = [runsAlong(capsule, axes[next(i)]), runsAlong(capsule, axes[next(next(i))])] as const;
    if (isPassing && passesEdge(middle, way, size, box, sight, i, isLevel)) return signOf(pastEdges[i]);
  }
  const twice = { start: add(start, start), end: add(end, end) };
  for (const i of XYZ) {
    const [plane, height] = [planeOfFaces(box, size, i), at(sight.offset, i)];
    const [side, slope] = [height * determinant, height * at(sight.direction, i)];
    const isLevel = runsAlong(capsule, axes[next(i)]) || runsAlong(capsule, axes[next(next(i))]);
    if (beyond[i]! >= 0) {
      if ((isLevel || slope >= 0) && side >= 0 && isOver(twice.start, plane, 1)) return signOf(pastFaces[i]);
      if ((isLevel || slope >= 0) && side <= 0 && isOver(twice.start, plane, -1)) return signOf(pastFaces[i]);
      if ((isLevel || slope <= 0) && side >= 0 && isOver(twice.end, plane, 1)) return signOf(pastFaces[i]);
      if ((isLevel || slope <= 0) && side <= 0 && isOver(twice.end, plane, -1)) return signOf(pastFaces[i]);
    }
  }
  const edges = edgesOf3(box, size);
  const toEnds = min(edgesToBall3(twice.start, edges, diameter), edgesToBall3(twice.end, edges, diameter));
  const along = wayOf(way, 1, every(equal(capsule.start, capsule.end)));
  const toCorners = fromCorners3(middle, edges).map((corner) => edgeToBall(corner, along, diameter));
  return signOf(toCorners.reduce((p, q) => min(p, q), toEnds));
}

/** Whether a capsule is plainly parallel to an axis. */
export function runsAlong({ start, end }: Capsule3, axis: Direction3): boolean {
  return looksParallel(start, end, axis);
}
