/** A point that two oriented boxes share, in the middle. */
import { alongEach, type Edges, type Faces, type MeasuredBox, reachOf } from './obbs.js';
import { endWithin, stepsAcross } from './obbs.steps.js';
import { fourWithin } from './obbs.stretches.js';
import type { Direction3, Length } from './shapes.js';
import type { Vec3 } from './vec.js';
import { abs, add, at, div, dot, fill, map3, max, min, mulEach, negate, next, scale, sub, XYZ } from './vec.js';

/**
 * Every corner of what two boxes share lies on an edge of one of them: so the mean of what the edges of each have in the other
 * lies in both. From there it goes along the normal to halfway between each one's deepest points, but not out of either. All
 * from the first box's centre.
 */
export function sharedMiddle(a: MeasuredBox, b: MeasuredBox, centerOffset: Vec3, normal: Direction3): Vec3 {
  const size = a.size + b.size;
  if (size === 0) return centerOffset;
  const [boxA, boxB, offset] = [inUnits(a, size), inUnits(b, size), div(centerOffset, size)];
  const inB = edgesWithin(boxA.edges, boxB.faces, offset);
  const inA = edgesWithin(boxB.edges, boxA.faces, negate(offset));
  const mean = div(add(inB.sum, inA.sum, scale(offset, inA.weight)), max(inA.weight + inB.weight, 2 ** -200));
  const [reachA, reachB] = [reachOf(boxA.edges, normal), reachOf(boxB.edges, normal)];
  const way = scale(normal, 0.5 * (reachA - reachB + dot(normal, offset)) - dot(normal, mean));
  const end = min(1, endWithin(boxA.faces, negate(mean), way), endWithin(boxB.faces, sub(offset, mean), way));
  return scale(add(mean, scale(way, max(end, 0))), size);
}

function inUnits({ edges, faces }: MeasuredBox, size: Length) {
  return {
    edges: { axes: edges.axes, halfExtents: div(edges.halfExtents, size) },
    faces: { normals: faces.normals, distances: div(faces.distances, size) },
  };
}

/** What the edges of a box have within the faces of another at `offset`: the sum of the middles, weighed by the lengths. @shared */
function edgesWithin({ axes, halfExtents }: Edges, { normals, distances }: Faces, offset: Vec3) {
  const halfEdges = map3(axes, (axis, i) => scale(axis, at(halfExtents, i)));
  const speeds = map3(halfEdges, (edge) => alongEach(normals, edge));
  const center = alongEach(normals, offset);
  // Rounding may put an edge beside a face that it lies in.
  const wide = add(distances, fill(distances, 2 ** -50));
  const parts = map3(XYZ, (i) => {
    const [j, k] = [next(i), next(next(i))];
    const steps = stepsAcross(speeds[i]);
    const scaled = map3([center, speeds[j], speeds[k]], (v) => mulEach(v, steps));
    const { width, moment, u, v } = fourWithin(scaled[0], scaled[1], scaled[2], mulEach(wide, abs(steps)));
    // One without length still is a point.
    const length = at(halfExtents, i) + 2 ** -60;
    const sum = add(scale(halfEdges[i], moment), scale(halfEdges[j], u), scale(halfEdges[k], v));
    return { weight: length * width, sum: scale(sum, length) };
  });
  return parts.reduce((p, q) => ({ weight: p.weight + q.weight, sum: add(p.sum, q.sum) }));
}
