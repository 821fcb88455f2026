/** How each kind of shape is drawn: wire frames, and endless shapes as large as the scene. */
import { between } from '../gizmos/camera.js';
import type { Role } from '../gizmos/roles.js';
import type { Place, Sink } from '../gizmos/sink.js';
import type { AnyShape, PosedShape } from './shapes.js';
import { across, along, difference, dot, unit } from './vectors.js';

/** What a picture shows: a ball around all that has an end. */
export interface Scene {
  readonly center: Place;
  readonly radius: number;
}

/** Places that a picture has to show: corners, ends, and the box around what is round. */
export function cornersOf(shape: AnyShape): readonly Place[] {
  switch (shape.kind) {
    case 'point':
      return [shape];
    case 'segment':
      return [shape.start, shape.end];
    case 'ray':
    case 'line':
      return [shape.origin];
    case 'triangle':
      return [shape.a, shape.b, shape.c];
    case 'sphere':
    case 'circle':
      return around(shape.center, shape.radius);
    case 'capsule':
      return [...around(shape.start, shape.radius), ...around(shape.end, shape.radius)];
    case 'aabb':
      return [shape.min, shape.max];
    case 'obb':
      return boxCorners(shape.center, halfEdges(shape));
    case 'hull':
    case 'polygon':
      return verticesOf(shape);
    default:
      return [];
  }
}

function around({ x, y, z }: Place, r: number): Place[] {
  if (z === undefined) return [-r, r].map((by) => ({ x: x + by, y: y + by }));
  return [-r, r].map((by) => ({ x: x + by, y: y + by, z: z + by }));
}

/** Draws a shape; gives back where its name may stand. */
export function drawShape(shape: AnyShape, role: Role, scene: Scene, sink: Sink): Place | undefined {
  switch (shape.kind) {
    case 'point':
      sink.point(shape, role);
      return shape;
    case 'segment':
      drawPath([shape.start, shape.end], role, sink);
      sink.point(shape.start, role);
      sink.point(shape.end, role);
      return shape.start;
    case 'ray':
      sink.point(shape.origin, role);
      drawPath([shape.origin, farEnd(shape, scene, 1)], role, sink);
      return shape.origin;
    case 'line': {
      const ends = [farEnd(shape, scene, -1), farEnd(shape, scene, 1)];
      drawPath(ends, role, sink);
      return ends[0];
    }
    case 'triangle':
      drawPatch([shape.a, shape.b, shape.c], role, sink);
      return shape.a;
    case 'sphere':
    case 'circle':
      return drawRound(shape.center, shape.center, shape.radius, role, sink);
    case 'capsule':
      return drawRound(shape.start, shape.end, shape.radius, role, sink);
    case 'aabb': {
      const half = difference(between(shape.max, shape.min, 0), between(shape.min, shape.max, 0.5));
      return drawBox(between(shape.min, shape.max, 0.5), alongAxes(half), role, sink);
    }
    case 'obb':
      return drawBox(shape.center, halfEdges(shape), role, sink);
    case 'hull':
    case 'polygon':
      return drawPosed(shape, role, sink);
    default:
      return drawFlat(shape, role, scene, sink);
  }
}

/** Where the vertices of a hull or polygon stand. */
function verticesOf({ data: { vertices }, position, axes }: PosedShape): Place[] {
  return Array.from({ length: vertices.length / axes.length }, (_, i) =>
    axes.reduce((place, axis, k) => along(place, axis, vertices[axes.length * i + k]!), position),
  );
}

/** A polygon by its round, a hull by its edges. */
function drawPosed(shape: PosedShape, role: Role, sink: Sink): Place | undefined {
  const places = verticesOf(shape);
  const { edges } = shape.data;
  if (places.length === 1) sink.point(places[0]!, role);
  else if (!edges) drawPatch(places, role, sink);
  else for (let k = 0; k < edges.length; k += 4) sink.line(places[edges[k]!]!, places[edges[k + 1]!]!, role);
  return places[0];
}

function drawPath(places: readonly Place[], role: Role, sink: Sink): void {
  for (let i = 1; i < places.length; i++) sink.line(places[i - 1]!, places[i]!, role);
}

/** Seen from both sides. */
function drawPatch(corners: readonly Place[], role: Role, sink: Sink): void {
  sink.face(corners, role);
  if (corners[0]?.z !== undefined) sink.face([...corners].reverse(), role);
  drawPath([...corners, corners[0]!], role, sink);
}

/** Past the scene, along a direction of any length. */
function farEnd(line: { origin: Place; direction: Place }, { center, radius }: Scene, way: number): Place {
  const direction = unit(line.direction);
  const middle = Math.max(dot(difference(center, line.origin), direction), way > 0 ? 0 : -Infinity);
  return along(line.origin, direction, middle + way * radius * 1.2);
}

/** A patch of a plane beside the middle of the scene, or the boundary of a half-plane, with its normal. */
function drawFlat(
  shape: Extract<AnyShape, { normal: Place }>,
  role: Role,
  { center, radius }: Scene,
  sink: Sink,
): Place | undefined {
  const normal = unit(shape.normal);
  const size = Math.max(Math.abs(shape.normal.x), Math.abs(shape.normal.y), Math.abs(shape.normal.z ?? 0));
  const shrunk = along(along(shape.normal, shape.normal, -1), shape.normal, 1 / size);
  const height = (dot(shrunk, center) + shape.constant / size) / Math.hypot(shrunk.x, shrunk.y, shrunk.z ?? 0);
  const middle = along(center, normal, -height);
  const [right, up] = across(normal) as readonly [Place, Place?];
  const corner = (u: number, v: number): Place => along(along(middle, right, u * radius), up ?? normal, v * radius);
  const corners = up ? [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] : [corner(-1, 0), corner(1, 0)];
  if (up) drawPatch(corners, role, sink);
  else drawPath(corners, role, sink);
  if (shape.kind !== 'plane') drawInside(corners, normal, radius / 4, role, sink);
  sink.line(middle, along(middle, normal, radius / 4), 'normal');
  return corners[0];
}

/** The beginning of the solid behind a plane. */
function drawInside(corners: readonly Place[], normal: Place, depth: number, role: Role, sink: Sink): void {
  const below = corners.map((corner) => along(corner, normal, -depth));
  corners.forEach((corner, i) => {
    sink.line(corner, below[i]!, 'ghost');
  });
  if (corners.length === 2) sink.face([...corners, ...below.reverse()], role);
}

const ROUND = 32;

/** All within a radius of a segment: outlines around it, and in space around its ends. */
function drawRound(start: Place, end: Place, radius: number, role: Role, sink: Sink): Place {
  const way = difference(end, start);
  const isLong = way.x !== 0 || way.y !== 0 || (way.z ?? 0) !== 0;
  const upright = start.z === undefined ? { x: 0, y: 1 } : { x: 0, y: 1, z: 0 };
  const direction = isLong ? unit(way) : upright;
  const sides = across(direction);
  for (const side of sides) {
    const outline = [...arc(end, side, direction, radius), ...arc(start, negated(side), negated(direction), radius)];
    if (start.z === undefined) sink.face(outline, role);
    drawPath([...outline, outline[0]!], role, sink);
  }
  const [first, second] = sides;
  if (first && second)
    for (const middle of isLong ? [start, end] : [start]) {
      const rim = [...arc(middle, first, second, radius), ...arc(middle, negated(first), negated(second), radius)];
      drawPath([...rim, rim[0]!], role, sink);
    }
  return along(end, direction, radius);
}

/** Half a circle, from one direction past another to the opposite of the first. */
function arc(center: Place, from: Place, past: Place, radius: number): Place[] {
  return Array.from({ length: ROUND / 2 + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / ROUND;
    return along(along(center, from, radius * Math.cos(angle)), past, radius * Math.sin(angle));
  });
}

function negated(of: Place): Place {
  return along(along(of, of, -1), of, -1);
}

function halfEdges({ halfExtents, axes }: Extract<AnyShape, { kind: 'obb' }>): Place[] {
  return axes.map((axis, i) => along(negated(axis), axis, 1 + ([halfExtents.x, halfExtents.y, halfExtents.z][i] ?? 0)));
}

function alongAxes({ x, y, z }: Place): Place[] {
  if (z === undefined)
    return [
      { x, y: 0 },
      { x: 0, y },
    ];
  return [
    { x, y: 0, z: 0 },
    { x: 0, y, z: 0 },
    { x: 0, y: 0, z },
  ];
}

/** Bit i of a corner's number says on which side of edge i it lies. */
function boxCorners(center: Place, halves: readonly Place[]): Place[] {
  return Array.from({ length: 2 ** halves.length }, (_, number) =>
    halves.reduce((at, half, i) => along(at, half, (number >> i) & 1 ? 1 : -1), center),
  );
}

function drawBox(center: Place, halves: readonly Place[], role: Role, sink: Sink): Place {
  const corners = boxCorners(center, halves);
  corners.forEach((corner, number) => {
    for (let i = 0; i < halves.length; i++)
      if (((number >> i) & 1) === 0) sink.line(corner, corners[number | (1 << i)]!, role);
  });
  return corners.at(-1)!;
}
