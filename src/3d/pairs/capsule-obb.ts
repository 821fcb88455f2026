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
import { passesEdge } from '../../words/obbs.passing.js';
import { beyondEdges, beyondFaces, facesOf3, sightOf3 } from '../../words/obbs.sides.js';
import type { Capsule3, Obb3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { add, at, cross, equal, every, lengthSquared, map3, min, sub, XYZ } from '../../words/vec.js';
import * as segmentObb from './segment-obb.js';

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
  const { normals, determinant } = facesOf3(box);
  const [beyond, passing] = [beyondFaces(sight), beyondEdges(sight)];
  const pastFaces = map3(XYZ, (i) => planeToBall(beyond[i]!, lengthSquared(normals[i]), diameter));
  for (const one of pastFaces) if (one > 0) return APART;
  const pastEdges = map3(XYZ, (i) => planeToBall(passing[i]!, lengthSquared(cross(way, axes[i])), diameter));
  for (const one of pastEdges) if (one > 0) return APART;
  if (segmentObb.gap(capsule, box) <= 0) return OVERLAPPING;

  for (const i of XYZ) if (passing[i]! > 0 && passesEdge(middle, way, size, box, sight, i)) return signOf(pastEdges[i]);
  const twice = { start: add(start, start), end: add(end, end) };
  for (const i of XYZ) {
    const [plane, height] = [planeOfFaces(box, size, i), at(sight.offset, i)];
    const [side, slope] = [height * determinant, height * at(sight.direction, i)];
    if (beyond[i]! >= 0) {
      if (slope >= 0 && side >= 0 && isOver(twice.start, plane, 1)) return signOf(pastFaces[i]);
      if (slope >= 0 && side <= 0 && isOver(twice.start, plane, -1)) return signOf(pastFaces[i]);
      if (slope <= 0 && side >= 0 && isOver(twice.end, plane, 1)) return signOf(pastFaces[i]);
      if (slope <= 0 && side <= 0 && isOver(twice.end, plane, -1)) return signOf(pastFaces[i]);
    }
  }
  const edges = edgesOf3(box, size);
  const toEnds = min(edgesToBall3(twice.start, edges, diameter), edgesToBall3(twice.end, edges, diameter));
  const along = wayOf(way, 1, every(equal(capsule.start, capsule.end)));
  const toCorners = fromCorners3(middle, edges).map((corner) => edgeToBall(corner, along, diameter));
  return signOf(toCorners.reduce((p, q) => min(p, q), toEnds));
}
