/**
 * Shapes as the general answer sees them: a *core*, the hull of some points, and a radius around it. A point, a segment, a triangle and a
 * box are cores without a radius; a ray or line is a segment as long as the other shape needs, and remembers that it goes on.
 *
 * Shapes of the plane lie at z = 0. All is kept in arrays that are used again: nothing is allocated, and no number is passed, for which
 * V8 would allocate.
 */

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

export interface Core {
  /** x, y and z of each. */
  readonly points: Float64Array;
  count: number;
  /** The directions that edges have, each once; that of a ray or line has about the length 1. */
  readonly edges: Float64Array;
  edgeCount: number;
  /** In how many ways its only edge goes on beyond its points: 1 for a ray, 2 for a line. */
  ways: number;
  /** A single number. */
  readonly radius: Float64Array;
  /** The edges of the surface, as two points each, and triangles that the surface consists of, as three. */
  sides: Uint8Array;
  faces: Uint8Array;
}

const MOST_POINTS = 8;
const MOST_EDGES = 3;

const none: Uint8Array = /* @__PURE__ */ new Uint8Array(0);
const oneSide: Uint8Array = /* @__PURE__ */ new Uint8Array([0, 1]);
const threeSides: Uint8Array = /* @__PURE__ */ new Uint8Array([0, 1, 1, 2, 2, 0]);
const oneFace: Uint8Array = /* @__PURE__ */ new Uint8Array([0, 1, 2]);
// Corner i of a box is at the upper end of those axes whose bit is set in i.
const fourSides: Uint8Array = /* @__PURE__ */ new Uint8Array([0, 1, 2, 3, 0, 2, 1, 3]);
const twoFaces: Uint8Array = /* @__PURE__ */ new Uint8Array([0, 1, 2, 3, 2, 1]);
const boxSides: Uint8Array = /* @__PURE__ */ new Uint8Array([
  0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7,
]);
const boxFaces: Uint8Array = /* @__PURE__ */ new Uint8Array([
  0, 1, 2, 3, 2, 1, 4, 5, 6, 7, 6, 5, 0, 1, 4, 5, 4, 1, 2, 3, 6, 7, 6, 3, 0, 2, 4, 6, 4, 2, 1, 3, 5, 7, 5, 3,
]);

export function createCore(): Core {
  return {
    points: new Float64Array(3 * MOST_POINTS),
    count: 0,
    edges: new Float64Array(3 * MOST_EDGES),
    edgeCount: 0,
    ways: 0,
    radius: new Float64Array(1),
    sides: none,
    faces: none,
  };
}

/** The two that are worked on. */
export const first: Core = /* @__PURE__ */ createCore();
export const second: Core = /* @__PURE__ */ createCore();

function start(core: Core, count: number, sides: Uint8Array, faces: Uint8Array): void {
  core.count = count;
  core.sides = sides;
  core.faces = faces;
  core.edgeCount = 0;
  core.ways = 0;
  core.radius[0] = 0;
}

function put(into: Float64Array, i: number, v: Vector, isDeep: boolean): void {
  into[3 * i] = v.x;
  into[3 * i + 1] = v.y;
  into[3 * i + 2] = isDeep ? v.z! : 0;
}

/** The edge from one point to another, unless it has no length. */
function addEdge(core: Core, from: number, to: number): void {
  const { points, edges, edgeCount } = core;
  for (let k = 0; k < 3; k++) edges[3 * edgeCount + k] = points[3 * to + k]! - points[3 * from + k]!;
  if (hasLength(edges, edgeCount)) core.edgeCount++;
}

function hasLength(of: Float64Array, i: number): boolean {
  return of[3 * i] !== 0 || of[3 * i + 1] !== 0 || of[3 * i + 2] !== 0;
}

/** @param isDeep whether it is a shape of space */
export function loadPoint(core: Core, point: Vector, isDeep: boolean): void {
  start(core, 1, none, none);
  put(core.points, 0, point, isDeep);
}

export function loadSphere(core: Core, ball: { center: Vector; radius: number }, isDeep: boolean): void {
  loadPoint(core, ball.center, isDeep);
  core.radius[0] = ball.radius;
}

export function loadSegment(core: Core, segment: { start: Vector; end: Vector }, isDeep: boolean): void {
  start(core, 2, oneSide, none);
  put(core.points, 0, segment.start, isDeep);
  put(core.points, 1, segment.end, isDeep);
  addEdge(core, 0, 1);
}

export function loadCapsule(
  core: Core,
  capsule: { start: Vector; end: Vector; radius: number },
  isDeep: boolean,
): void {
  loadSegment(core, capsule, isDeep);
  core.radius[0] = capsule.radius;
}

/** Its end is set when the other shape is known; see `frame.ts`. Without a direction it is a point. */
export function loadRay(core: Core, ray: { origin: Vector; direction: Vector }, isDeep: boolean): void {
  loadPoint(core, ray.origin, isDeep);
  put(core.edges, 0, ray.direction, isDeep);
  if (!hasLength(core.edges, 0)) return;
  core.edgeCount = 1;
  core.ways = 1;
  core.sides = oneSide;
}

export function loadLine(core: Core, line: { origin: Vector; direction: Vector }, isDeep: boolean): void {
  loadRay(core, line, isDeep);
  if (core.ways > 0) core.ways = 2;
}

export function loadTriangle(core: Core, triangle: { a: Vector; b: Vector; c: Vector }, isDeep: boolean): void {
  start(core, 3, threeSides, oneFace);
  put(core.points, 0, triangle.a, isDeep);
  put(core.points, 1, triangle.b, isDeep);
  put(core.points, 2, triangle.c, isDeep);
  addEdge(core, 0, 1);
  addEdge(core, 1, 2);
  addEdge(core, 2, 0);
}

function startBox(core: Core, isDeep: boolean): void {
  if (isDeep) start(core, 8, boxSides, boxFaces);
  else start(core, 4, fourSides, twoFaces);
}

export function loadAabb(core: Core, box: { min: Vector; max: Vector }, isDeep: boolean): void {
  startBox(core, isDeep);
  const { points, count } = core;
  for (let i = 0; i < count; i++) {
    points[3 * i] = (i & 1 ? box.max : box.min).x;
    points[3 * i + 1] = (i & 2 ? box.max : box.min).y;
    points[3 * i + 2] = isDeep ? (i & 4 ? box.max : box.min).z! : 0;
  }
  for (let corner = 1; corner < count; corner *= 2) addEdge(core, 0, corner);
}

export function loadObb(
  core: Core,
  box: { center: Vector; halfExtents: Vector; axes: readonly Vector[] },
  isDeep: boolean,
): void {
  startBox(core, isDeep);
  const { points, edges, count } = core;
  const { center, halfExtents, axes } = box;
  for (let i = 0; i < count; i++) put(points, i, center, isDeep);
  for (let k = 0; 1 << k < count; k++) {
    const { edgeCount } = core;
    const half = k === 0 ? halfExtents.x : k === 1 ? halfExtents.y : halfExtents.z!;
    put(edges, edgeCount, axes[k]!, isDeep);
    for (let j = 0; j < 3; j++) {
      const reach = edges[3 * edgeCount + j]! * half;
      for (let i = 0; i < count; i++) points[3 * i + j]! += (i >> k) & 1 ? reach : -reach;
      edges[3 * edgeCount + j] = reach;
    }
    if (hasLength(edges, edgeCount)) core.edgeCount++;
  }
}
