/**
 * Shapes as the general answer sees them: a *core*, the hull of some points, and a radius around it. A point, a segment, a triangle and a
 * box are cores without a radius; a ray or line is a segment as long as the other shape needs, and remembers that it goes on.
 *
 * Shapes of the plane lie at z = 0. All is kept in arrays that are used again: nothing is allocated, and no number is passed, for which
 * V8 would allocate.
 */

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

export interface Core {
  /** x, y and z of each. */
  points: Float64Array;
  count: number;
  /** The directions that edges have, each once; that of a ray or line has any length. */
  readonly edges: Float64Array;
  edgeCount: number;
  /** In how many ways its only edge goes on beyond its points: 1 for a ray, 2 for a line. */
  ways: number;
  /** A single number. */
  readonly radius: Float64Array;
  /** Whether it is a box. Its corner i is at the upper end of those edges whose bit is set in i. */
  isBox: boolean;
  /** Of a box. */
  readonly center: Float64Array;
  /** The vertices of a hull or polygon, whose edges are the axes that they count along. */
  cloud: Float64Array | null;
  /** How large what its points are sums of can be: rounding may have taken more of them than they show. */
  readonly spread: Float64Array;
}

const MOST_POINTS = 8;
const MOST_EDGES = 3;

function createCore(): Core {
  return {
    points: new Float64Array(3 * MOST_POINTS),
    count: 0,
    edges: new Float64Array(3 * MOST_EDGES),
    edgeCount: 0,
    ways: 0,
    radius: new Float64Array(1),
    isBox: false,
    center: new Float64Array(3),
    cloud: null,
    spread: new Float64Array(1),
  };
}

/** The two that are worked on. */
export const firstCore: Core = /* @__PURE__ */ createCore();
export const secondCore: Core = /* @__PURE__ */ createCore();

function start(core: Core, count: number): void {
  core.count = count;
  core.edgeCount = 0;
  core.ways = 0;
  core.isBox = false;
  core.cloud = null;
  core.radius[0] = 0;
}

function put(into: Float64Array, i: number, v: Vector, isDeep: boolean): void {
  into[3 * i] = v.x;
  into[3 * i + 1] = v.y;
  into[3 * i + 2] = isDeep ? v.z! : 0;
}

/** The edge from one point to another. */
function addEdge({ points, edges }: Core, edge: number, from: number, to: number): void {
  for (let k = 0; k < 3; k++) edges[3 * edge + k] = points[3 * to + k]! - points[3 * from + k]!;
}

/** @param isDeep whether it is a shape of space */
export function loadPoint(core: Core, point: Vector, isDeep: boolean): void {
  start(core, 1);
  put(core.points, 0, point, isDeep);
}

export function loadSphere(core: Core, ball: { center: Vector; radius: number }, isDeep: boolean): void {
  loadPoint(core, ball.center, isDeep);
  core.radius[0] = ball.radius;
}

export function loadSegment(core: Core, segment: { start: Vector; end: Vector }, isDeep: boolean): void {
  start(core, 2);
  put(core.points, 0, segment.start, isDeep);
  put(core.points, 1, segment.end, isDeep);
  core.edgeCount = 1;
  addEdge(core, 0, 0, 1);
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
  const isRay = core.edges[0] !== 0 || core.edges[1] !== 0 || core.edges[2] !== 0;
  core.edgeCount = core.ways = isRay ? 1 : 0;
}

export function loadLine(core: Core, line: { origin: Vector; direction: Vector }, isDeep: boolean): void {
  loadRay(core, line, isDeep);
  core.ways *= 2;
}

export function loadTriangle(core: Core, triangle: { a: Vector; b: Vector; c: Vector }, isDeep: boolean): void {
  start(core, 3);
  put(core.points, 0, triangle.a, isDeep);
  put(core.points, 1, triangle.b, isDeep);
  put(core.points, 2, triangle.c, isDeep);
  core.edgeCount = 3;
  for (let i = 0; i < 3; i++) addEdge(core, i, i, (i + 1) % 3);
}

export function loadAabb(core: Core, box: { min: Vector; max: Vector }, isDeep: boolean): void {
  start(core, isDeep ? 8 : 4);
  const { points, count } = core;
  for (let i = 0; i < count; i++) {
    points[3 * i] = i & 1 ? box.max.x : box.min.x;
    points[3 * i + 1] = i & 2 ? box.max.y : box.min.y;
    points[3 * i + 2] = isDeep ? (i & 4 ? box.max.z! : box.min.z!) : 0;
  }
  for (let corner = 1; corner < count; corner *= 2) addEdge(core, core.edgeCount++, 0, corner);
  core.isBox = true;
}

export function loadObb(
  core: Core,
  { center, halfExtents, axes }: { center: Vector; halfExtents: Vector; axes: readonly Vector[] },
  isDeep: boolean,
): void {
  loadPoint(core, center, isDeep);
  const { edges } = core;
  core.isBox = true;
  core.edgeCount = isDeep ? 3 : 2;
  for (let k = 0; k < core.edgeCount; k++) {
    const half = k === 0 ? halfExtents.x : k === 1 ? halfExtents.y : halfExtents.z!;
    put(edges, k, axes[k]!, isDeep);
    for (let j = 3 * k; j < 3 * k + 3; j++) edges[j]! *= 2 * half;
  }
}

/** @param hull a hull, or a polygon */
export function loadHull(
  core: Core,
  { data, position, axes }: { data: { vertices: Float64Array }; position: Vector; axes: readonly Vector[] },
  isDeep: boolean,
): void {
  loadPoint(core, position, isDeep);
  core.cloud = data.vertices;
  core.edgeCount = isDeep ? 3 : 2;
  for (let k = 0; k < core.edgeCount; k++) put(core.edges, k, axes[k]!, isDeep);
  const size = core.cloud.length / core.edgeCount;
  if (3 * size > core.points.length) {
    core.points = new Float64Array(6 * size);
    put(core.points, 0, position, isDeep);
  }
}

/** Gives a hull its points: beside a place that is far away they would lose digits. */
function placeCloud(core: Core, cloud: Float64Array): void {
  const { points, edges, spread } = core;
  const size = core.edgeCount;
  const isDeep = size === 3;
  core.count = cloud.length / size;
  let most = 0;
  for (let j = 0; j < 3; j++) {
    const at = points[j]!;
    const alongX = edges[j]!;
    const alongY = edges[3 + j]!;
    const alongZ = isDeep ? edges[6 + j]! : 0;
    for (let i = 0, k = 0; k < cloud.length; i += 3, k += size) {
      const x = cloud[k]! * alongX;
      const y = cloud[k + 1]! * alongY;
      const z = isDeep ? cloud[k + 2]! * alongZ : 0;
      points[i + j] = at + x + y + z;
      most = Math.max(most, Math.abs(x) + Math.abs(y) + Math.abs(z));
    }
    most = Math.max(most, Math.abs(at));
  }
  spread[0] = 2 * most;
}

/** Gives a box its centre, or an oriented one, which has only that, its corners: beside a place that is far away they would lose digits. */
export function complete(core: Core): void {
  if (core.cloud !== null) placeCloud(core, core.cloud);
  if (!core.isBox) return;
  const { points, edges, count, center } = core;
  const isDeep = core.edgeCount === 3;
  const last = isDeep ? 7 : 3;
  core.count = last + 1;
  for (let j = 0; j < 3; j++) {
    const at = points[j]!;
    center[j] = count > 1 ? 0.5 * (at + points[3 * last + j]!) : at;
    if (count > 1) continue;
    const x = 0.5 * edges[j]!;
    const y = 0.5 * edges[3 + j]!;
    const z = isDeep ? 0.5 * edges[6 + j]! : 0;
    for (let i = 0; i <= last; i++) points[3 * i + j] = at + (i & 1 ? x : -x) + (i & 2 ? y : -y) + (i & 4 ? z : -z);
  }
}
