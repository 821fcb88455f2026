/** What a cast does beyond its table: options, segments in place of rays, and points that are not inside. The same in both dimensions. */
import { isObject } from './expect.js';
import { type Ground, leaveInside, type Vector } from './settling.js';
import { noRay } from './unknownKind.js';

/** Which hits of a ray count. */
export interface RaycastOptions {
  /** Where on the ray to begin, in its own t: 0 if it is not said. What the ray leaves before, it does not meet. */
  readonly tMin?: number;
  /** Where on the ray to end: Infinity if it is not said, and on a segment 1. */
  readonly tMax?: number;
  /**
   * Whether only a passage from outside into the inside counts; through a segment of the plane, from one side to the other. Rays that
   * start inside, that start on the surface and lead away or along it, and that only graze it, miss. So a ray that was reflected can
   * start at the hit's point as it is: that is never inside then.
   */
  readonly entering?: boolean;
}

/** What holds where nothing is said. With all fields, as options that are given again and again should have them: V8 allocates for others. */
export const everyHit: RaycastOptions = { tMin: 0, tMax: Infinity, entering: false };

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
  contact(a: S, b: S, out: Touch): Touch | null;
  readonly ray: S & { readonly origin: Vector; readonly direction: Vector };
  readonly segment: S & { readonly start: Vector; readonly end: Vector };
  readonly place: S & Vector;
  readonly hit: Hit;
  readonly touch: Touch;
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
  // A limit that is not said is smaller than no number, and larger than none. V8 would allocate for a name of it.
  const { entering = false } = options;
  if (options.tMin! < 0 || Number.isNaN(options.tMin)) {
    throw new RangeError(`raycast tMin must be at least 0, got ${options.tMin}`);
  }
  if (Number.isNaN(options.tMax)) throw new RangeError('raycast tMax must be a number, got NaN');
  const { ray, segment, place, hit } = caster;
  const isSegment = line.direction === undefined;
  if (isSegment) takeSegment(line, segment, ray);
  else takeRay(line, ray);
  const asked = isSegment ? segment : ray;
  if (!(entering ? caster.overlaps(asked, shape) : caster.intersects(asked, shape))) return null;
  const isHit = caster.raycast(ray, shape, hit) !== null;
  // Whether they meet is asked of the segment itself; its direction is rounded.
  if (isSegment && !(isHit && hit.t <= 1)) meetAtTouch(caster, shape);
  else if (!isHit) return null;
  if (isSegment) hit.tExit = Math.min(hit.tExit, 1);
  if (hit.t > options.tMax! || (entering && (hit.inside || hit.t < options.tMin!))) return null;
  if (entering) leaveInside(caster, shape, hit.point, hit.normal, place);
  else if (hit.t < options.tMin!) {
    if (!(hit.tExit > options.tMin!) || options.tMin! > options.tMax!) return null;
    startWithin(hit, ray, options);
  }
  return hit;
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

/** The ray begins inside, or leaves just now what it was in. */
function startWithin(hit: Hit, { origin, direction }: Caster<unknown>['ray'], { tMin: t = 0 }: RaycastOptions): void {
  hit.t = t;
  hit.inside = true;
  hit.point.x = origin.x + t * direction.x;
  hit.point.y = origin.y + t * direction.y;
  hit.normal.x = 0;
  hit.normal.y = 0;
  if (hit.point.z === undefined) return;
  hit.point.z = origin.z! + t * direction.z!;
  hit.normal.z = 0;
}

/** A segment that meets the shape where its rounded direction leads past: in a point, up to rounding. */
function meetAtTouch<S>(caster: Caster<S>, shape: S): void {
  const { segment, place, hit, touch } = caster;
  if (caster.contact(segment, shape, touch) === null) return;
  copyVector(segment.start, place);
  hit.inside = caster.overlaps(place, shape);
  hit.t = hit.inside ? 0 : shareAt(segment, touch.point);
  hit.tExit = hit.t;
  copyVector(hit.inside ? segment.start : touch.point, hit.point);
  const turn = hit.inside ? 0 : -1;
  hit.normal.x = turn * touch.normal.x + 0;
  hit.normal.y = turn * touch.normal.y + 0;
  if (hit.normal.z !== undefined) hit.normal.z = turn * touch.normal.z! + 0;
}

/** How far along a segment a point of it lies, from 0 to 1: in its longest coordinate. Halved, nothing overflows. */
function shareAt({ start, end }: Caster<unknown>['segment'], point: Vector): number {
  const [x, y, z] = [end.x / 2 - start.x / 2, end.y / 2 - start.y / 2, (end.z ?? 0) / 2 - (start.z ?? 0) / 2];
  const longest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (longest === 0) return 0;
  const isX = Math.abs(x) === longest;
  const isY = Math.abs(y) === longest;
  const along = isX ? point.x / 2 - start.x / 2 : isY ? point.y / 2 - start.y / 2 : point.z! / 2 - start.z! / 2;
  return Math.min(Math.max(along / (isX ? x : isY ? y : z), 0), 1);
}

function copyVector(from: Readable, to: Vector): void {
  to.x = from.x;
  to.y = from.y;
  if (to.z !== undefined) to.z = from.z!;
}
