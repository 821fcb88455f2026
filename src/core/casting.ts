/** What a cast does beyond its table: options, segments in place of rays, and points that are not inside. The same in both dimensions. */
import { isObject, shown } from './expect.js';
import { copyVector, type Ground, leaveInside, type Vector } from './settling.js';
import { noRay } from './unknownKind.js';

/** Which hits of a ray count. */
export interface RaycastOptions {
  /** Where on the ray to begin, in its own t: 0 if it is not said. What the ray leaves before, it does not meet. Limits are compared with t as it is rounded. */
  readonly tMin?: number;
  /** Where on the ray to end: Infinity if it is not said, and on a segment 1. */
  readonly tMax?: number;
  /**
   * Whether only a passage from outside into the inside counts; through a segment of the plane, from one side to the other. Rays that
   * start inside, that start on the surface and lead away or along it, and that only graze it, miss. So a ray that was reflected can
   * start at the hit's point as it is: that is never inside then.
   */
  readonly entering?: boolean;
  /**
   * Which faces of space to leave out, triangles and planes: those seen from behind (`back`), or those seen from the front, where a triangle's a, b, c
   * turn counter-clockwise and where a plane's normal points. With either, a face seen edge-on is left out as well. Exact. What has an inside is not
   * a face, and always counts.
   */
  readonly cull?: Culling;
}

/** Which side of a face is left out: `back` is what three.js calls `FrontSide` or `backfaceCulling`. */
export type Culling = 'none' | 'back' | 'front';

/** What holds where nothing is said. With all fields, as options that are given again and again should have them: V8 allocates for others. */
export const everyHit: RaycastOptions = { tMin: 0, tMax: Infinity, entering: false, cull: 'none' };

interface Hit {
  t: number;
  point: Vector;
  normal: Vector;
  inside: boolean;
  tExit: number;
}

/** What the caster of a dimension is made of; the shapes are for trying, and good until the next cast. */
export interface Caster<S> extends Ground<S> {
  raycast(ray: Line, shape: S, out: Hit): Hit | null;
  intersects(a: S, b: S): boolean;
  /** From which side of a face a line comes: 1 from the front, -1 from behind, 0 along it; undefined of what has no sides. */
  sideOf(line: S, shape: S): number | undefined;
  contact(a: S, b: S, out: Touch): Touch | null;
  /** What a segment shares with a solid or line that tells it; null where they do not meet, undefined for all other shapes. */
  passage(segment: S, shape: S): Passage | null | undefined;
  readonly ray: S & { readonly origin: Vector; readonly direction: Vector };
  readonly segment: S & { readonly start: Vector; readonly end: Vector };
  readonly place: S & Vector;
  /** From the start of a ray to its hit. */
  readonly path: S & { readonly start: Vector; readonly end: Vector };
  /** The ray from another place on. */
  readonly later: S & { readonly origin: Vector; readonly direction: Vector };
  /** How far a shape reaches at the most from one end to the other. */
  extentOf(shape: S): number;
  readonly hit: Hit;
  readonly touch: Touch;
}

/** What a segment shares with a solid: the normal is zero where it starts inside. */
export interface Passage {
  readonly tMin: number;
  readonly tMax: number;
  readonly entry: Vector;
  readonly normal: Vector;
}

interface Touch {
  readonly normal: Vector;
  readonly point: Vector;
}

type Readable = Readonly<Vector>;

/** A ray, or a segment in its place. */
export interface Line {
  readonly origin?: Readable;
  readonly direction?: Readable;
  readonly start?: Readable;
  readonly end?: Readable;
}

/** The first hit that counts, written into the caster's own, or null. */
export function castWith<S>(caster: Caster<S>, line: Line, shape: S, options: RaycastOptions): Hit | null {
  if (!isObject(options)) throw new TypeError(`raycast options must be an object, got ${shown(options)}`);
  // A limit that is not said is smaller than no number, and larger than none. V8 would allocate for a name of it.
  const { entering = false, cull = 'none' } = options;
  if (!(options.tMin === undefined || (typeof options.tMin === 'number' && options.tMin >= 0)))
    throw noLimit('tMin', 'at least 0', options.tMin);
  if (!(options.tMax === undefined || (typeof options.tMax === 'number' && (options.tMax >= 0 || options.tMax < 0)))) {
    throw noLimit('tMax', 'a number', options.tMax);
  }
  if (typeof entering !== 'boolean') throw noLimit('entering', 'true or false', entering);
  if (cull !== 'none' && cull !== 'back' && cull !== 'front') throw noLimit('cull', "'none', 'back' or 'front'", cull);
  const { ray, segment, path, hit } = caster;
  const isSegment = line.direction === undefined;
  if (isSegment && options.tMin! > 1) return null;
  if (isSegment) takeSegment(line, segment, ray);
  else takeRay(line, ray);
  const asked = isSegment ? segment : ray;
  if (!(entering ? caster.overlaps(asked, shape) : caster.intersects(asked, shape))) return null;
  if (cull !== 'none' && isCulled(caster.sideOf(asked, shape), cull)) return null;
  const isHit = caster.raycast(ray, shape, hit) !== null;
  // Whether they meet is asked of the segment itself; its direction is rounded.
  if (isSegment && !(isHit && hit.t <= 1)) castFromNear(caster, shape);
  else if (!isHit) return null;
  if (hit.t > options.tMax! || (entering && (hit.inside || hit.t < options.tMin!))) return null;
  if (entering) {
    // The last step may lead off the segment: only so does it leave the inside.
    if (isSegment) keepOn(segment, hit.point);
    copyVector(ray.origin, path.start);
    leaveInside(caster, shape, hit, path);
  } else if (hit.t < options.tMin!) {
    if (!(hit.tExit > options.tMin!) || options.tMin! > options.tMax!) return null;
    startWithin(caster, shape, options, caster.overlaps(asked, shape));
  }
  if (isSegment) hit.tExit = Math.min(hit.tExit, 1);
  if (isSegment && !entering) keepOn(segment, hit.point);
  // Beside a surface that it runs along, nearly, the point found may lie far from where it starts.
  if (isSegment && !entering && hit.t === 0) copyVector(segment.start, hit.point);
  return hit;
}

function isCulled(side: number | undefined, cull: 'back' | 'front'): boolean {
  return side !== undefined && (cull === 'back' ? side <= 0 : side >= 0);
}

/**
 * A shape that a segment runs along, or nearly, is hit at a place that is far from certain; but it lies on the segment. Roundings are left as they
 * are: a point on a face stays there.
 */
function keepOn({ start, end }: Caster<unknown>['segment'], point: Vector): void {
  const lowX = Math.min(start.x, end.x);
  const highX = Math.max(start.x, end.x);
  const lowY = Math.min(start.y, end.y);
  const highY = Math.max(start.y, end.y);
  const slackX = 2 ** -45 * Math.max(Math.abs(lowX), Math.abs(highX));
  if (point.x < lowX - slackX || point.x > highX + slackX) point.x = Math.min(Math.max(point.x, lowX), highX);
  const slackY = 2 ** -45 * Math.max(Math.abs(lowY), Math.abs(highY));
  if (point.y < lowY - slackY || point.y > highY + slackY) point.y = Math.min(Math.max(point.y, lowY), highY);
  if (point.z === undefined) return;
  const lowZ = Math.min(start.z!, end.z!);
  const highZ = Math.max(start.z!, end.z!);
  const slackZ = 2 ** -45 * Math.max(Math.abs(lowZ), Math.abs(highZ));
  if (point.z < lowZ - slackZ || point.z > highZ + slackZ) point.z = Math.min(Math.max(point.z, lowZ), highZ);
}

function noLimit(name: string, expected: string, value: unknown): Error {
  const message = `raycast ${name} must be ${expected}, got ${shown(value)}`;
  return typeof value === 'number' && name !== 'entering' ? new RangeError(message) : new TypeError(message);
}

function takeRay(line: Line, ray: Caster<unknown>['ray']): void {
  const { origin, direction } = line;
  if (!isObject(origin) || !isObject(direction)) throw noRay(line);
  copyVector(origin, ray.origin);
  copyVector(direction, ray.direction);
}

function takeSegment(line: Line, segment: Caster<unknown>['segment'], ray: Caster<unknown>['ray']): void {
  const { start, end } = line;
  if (!isObject(start) || !isObject(end)) throw noRay(line);
  copyVector(start, segment.start);
  copyVector(end, segment.end);
  copyVector(start, ray.origin);
  ray.direction.x = end.x - start.x;
  ray.direction.y = end.y - start.y;
  if (ray.direction.z !== undefined) ray.direction.z = end.z! - start.z!;
}

/** The ray begins at `tMin`: inside, or on the surface that it slides along. */
function startWithin<S>(caster: Caster<S>, shape: S, { tMin: t = 0 }: RaycastOptions, isInside: boolean): void {
  const { ray, hit, later } = caster;
  const { tExit } = hit;
  later.direction.x = ray.direction.x;
  later.direction.y = ray.direction.y;
  later.origin.x = ray.origin.x + t * ray.direction.x;
  later.origin.y = ray.origin.y + t * ray.direction.y;
  if (later.origin.z !== undefined) {
    later.direction.z = ray.direction.z!;
    later.origin.z = ray.origin.z! + t * ray.direction.z!;
  }
  const turn = isInside ? 0 : 1;
  // Where rounding has led off the surface, the normal stays as it was.
  if (!isInside) caster.raycast(later, shape, hit);
  hit.t = t;
  hit.tExit = tExit;
  hit.inside = isInside;
  copyVector(later.origin, hit.point);
  setScaled(hit.normal, hit.normal, turn);
}

/**
 * A segment that meets the shape where its rounded direction leads past: it is cast again from a place on it that is near. If it only grazes
 * the shape, they meet in a point, up to rounding.
 */
function castFromNear<S>(caster: Caster<S>, shape: S): void {
  const { segment, place, hit, touch, later, ray } = caster;
  const passage = caster.passage(segment, shape);
  if (passage !== undefined) {
    if (passage !== null) takePassage(passage, hit, caster.isThin(shape));
    return;
  }
  if (caster.contact(segment, shape, touch) === null) return;
  const share = shareAt(segment, touch.point);
  copyVector(segment.start, place);
  const isInside = caster.overlaps(place, shape);
  const [x, y, z] = halfWay(segment);
  // From beyond the shape, or from the start where that is nearer. Halves do not overflow.
  const beyond = caster.extentOf(shape) / Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const back = Math.min(beyond || 0, share);
  later.direction.x = 2 * back * x;
  later.direction.y = 2 * back * y;
  later.origin.x = touch.point.x - later.direction.x;
  later.origin.y = touch.point.y - later.direction.y;
  if (later.origin.z !== undefined) {
    later.direction.z = 2 * back * z;
    later.origin.z = touch.point.z! - later.direction.z;
  }
  const at = (t: number): number => Math.min(Math.max(share + (t - 1) * back, 0), 1);
  if (!isInside && back > 0 && caster.raycast(later, shape, hit) !== null && hit.t <= 1) {
    hit.tExit = at(hit.tExit);
    hit.t = at(hit.t);
    hit.inside = false;
    return;
  }
  hit.inside = isInside;
  hit.t = isInside ? 0 : share;
  hit.tExit = isInside ? 1 : share;
  copyVector(isInside ? ray.origin : touch.point, hit.point);
  setScaled(hit.normal, touch.normal, isInside ? 0 : -1);
  // What is only a point has no surface of its own: it faces the segment.
  if (beyond === 0 && !isInside) setUnit(hit.normal, -x, -y, -z);
}

function takePassage({ tMin, tMax, entry, normal }: Passage, hit: Hit, isThin: boolean): void {
  hit.t = tMin;
  hit.tExit = tMax;
  hit.inside = !isThin && normal.x === 0 && normal.y === 0 && (normal.z === undefined || normal.z === 0);
  copyVector(entry, hit.point);
  copyVector(normal, hit.normal);
}

/** The normal of a line on the side that a segment comes from; along it, back along the segment. */
export function normalOfLine(
  direction: Readable,
  { start, end }: { readonly start: Readable; readonly end: Readable },
  out: Vector,
): void {
  const [ux, uy, uz] = unitOf(direction.x, direction.y, direction.z ?? 0);
  const [x, y, z] = unitOf(start.x / 2 - end.x / 2, start.y / 2 - end.y / 2, (start.z ?? 0) / 2 - (end.z ?? 0) / 2);
  const along = x * ux + y * uy + z * uz;
  setUnit(out, x - along * ux, y - along * uy, z - along * uz);
  if (out.x === 0 && out.y === 0 && !out.z) setUnit(out, x, y, z);
}

function setUnit(out: Vector, ...along: [number, number, number]): void {
  const [x, y, z] = unitOf(...along);
  out.x = x;
  out.y = y;
  if (out.z !== undefined) out.z = z;
}

/** Zero for the zero vector. */
function unitOf(x: number, y: number, z: number): [number, number, number] {
  const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) || 1;
  const length = Math.hypot(x / size, y / size, z / size) || 1;
  return [x / size / length, y / size / length, z / size / length];
}

function setScaled(out: Vector, v: Vector, by: number): void {
  out.x = by * v.x + 0;
  out.y = by * v.y + 0;
  if (out.z !== undefined) out.z = by * v.z! + 0;
}

/** Half of the way from a segment's start to its end. */
function halfWay({ start, end }: Caster<unknown>['segment']): [number, number, number] {
  return [end.x / 2 - start.x / 2, end.y / 2 - start.y / 2, (end.z ?? 0) / 2 - (start.z ?? 0) / 2];
}

/** How far along a segment a point of it lies, from 0 to 1: in its longest coordinate. Halved, nothing overflows. */
function shareAt(segment: Caster<unknown>['segment'], point: Vector): number {
  const { start } = segment;
  const [x, y, z] = halfWay(segment);
  const longest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (longest === 0) return 0;
  const isX = Math.abs(x) === longest;
  const isY = Math.abs(y) === longest;
  const along = isX ? point.x / 2 - start.x / 2 : isY ? point.y / 2 - start.y / 2 : point.z! / 2 - start.z! / 2;
  return Math.min(Math.max(along / (isX ? x : isY ? y : z), 0), 1);
}
