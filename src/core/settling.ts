/**
 * Motions and points that are right after rounding: a pushed shape no longer overlaps, a point of a surface does not lie behind it.
 * What doubles make of a motion is looked at, exactly, and a little is added where it falls short.
 */
import { expectAtLeast, expectObject, isObject } from './expect.js';

export interface Vector {
  x: number;
  y: number;
  z?: number;
}

/** The shapes of one dimension, for motions that are tried. No numbers are passed or given back: V8 would allocate for them. */
export interface Ground<S> {
  /** The shape, moved as its owner will move it: by adding to its coordinates. Good until the next one is moved. */
  translate(shape: S, by: Vector): S;
  overlaps(a: S, b: S): boolean;
  /**
   * Raises `largest[0]` to the largest of the shape's coordinates, in absolute value, its radius included.
   * @param moves whether it is the one that is moved
   */
  measure(shape: S, largest: Float64Array, moves: boolean): void;
  /** Whether it never has an inside, but can be crossed. */
  isThin(shape: S): boolean;
}

/** Each addition is twice the one before, from half an ulp on; so many of them are more than all that rounding can do. */
const TRIES = 64;
const largest: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** How `pushOut` pushes. */
export interface PushOutOptions {
  /** How wide a gap to leave on top; 0 if it is not said. */
  readonly skin?: number;
}

/** What a caller says is looked at in any case, not only where there is something to push. */
export function checkPushOut(out: unknown, options: PushOutOptions | null | undefined): void {
  if (isObject(out) && 'skin' in out)
    throw new TypeError('pushOut out must be a vector; options are the fourth argument');
  if (options === undefined || options === null) return;
  expectObject('pushOut options', options, 'an object such as { skin: 0.1 }');
  if (options.skin !== undefined) expectAtLeast('pushOut skin', options.skin, 0);
}

/** Writes into `by` a motion of `a` against the normal, by the depth and the skin, or by as little more as parts it from `b`. */
export function partingMotion<S>(
  { translate, overlaps, measure }: Ground<S>,
  a: S,
  b: S,
  { normal, depth }: { readonly normal: Vector; readonly depth: number },
  { skin = 0 }: PushOutOptions,
  by: Vector,
): void {
  let length = depth + skin;
  let step = 0;
  for (let i = 0; i < TRIES; i++) {
    // A depth beyond the largest double is infinite.
    by.x = normal.x === 0 ? 0 : 0 - normal.x * length;
    by.y = normal.y === 0 ? 0 : 0 - normal.y * length;
    if (by.z !== undefined) by.z = normal.z === 0 ? 0 : 0 - normal.z! * length;
    if (!overlaps(translate(a, by), b)) return;
    // Mostly it is the coordinates of the shape that moves which round. The other may be as wide as the world, and counts later.
    if (i === 0) largest[0] = length;
    if (i === 0) measure(a, largest, true);
    if (i === 4) measure(b, largest, false);
    step = Math.max(2 * step, 2 ** -53 * largest[0]!, Number.MIN_VALUE);
    length += step;
  }
}

/**
 * Moves the point of a hit along the normal, by as little as brings it to the near side: out of the inside, and in front of what has none, or is thinner
 * than rounding. A shape that is convex lies on one side of the surface there, so nothing of it may be met on the way to the point from before it, along
 * the normal.
 * @param path a segment to try it with
 */
export function leaveInside<S>(
  { overlaps, measure }: Ground<S>,
  shape: S,
  { point, normal }: { readonly point: Vector; readonly normal: Vector },
  path: S & { readonly start: Vector; readonly end: Vector },
): void {
  // A surface through the origin has no size of its own, and how well the point is known depends on where the ray began.
  largest[0] = Math.max(
    Math.max(Math.abs(point.x), Math.abs(point.y), Math.abs(point.z ?? 0)),
    Math.max(Math.abs(path.start.x), Math.abs(path.start.y), Math.abs(path.start.z ?? 0)),
  );
  measure(shape, largest, false);
  const before = Math.max(2 ** -20 * largest[0]!, 64 * Number.MIN_VALUE);
  let step = 0;
  for (let i = 0; i < TRIES; i++) {
    copyVector(point, path.end);
    path.start.x = atMostLargest(point.x + normal.x * before);
    path.start.y = atMostLargest(point.y + normal.y * before);
    if (point.z !== undefined) path.start.z = atMostLargest(point.z + normal.z! * before);
    if (!overlaps(path, shape)) return;
    if (i === 0) {
      largest[0] = Math.max(Math.abs(point.x), Math.abs(point.y), Math.abs(point.z ?? 0));
      measure(shape, largest, false);
      step = Math.max(2 ** -53 * largest[0]!, Number.MIN_VALUE);
    }
    point.x += normal.x * step;
    point.y += normal.y * step;
    if (point.z !== undefined) point.z += normal.z! * step;
    step *= 2;
  }
}

const atMostLargest = (x: number): number => Math.min(Math.max(x, -Number.MAX_VALUE), Number.MAX_VALUE);

/** Coordinate by coordinate, as many as the second has. */
export function copyVector(from: Readonly<Vector>, to: Vector): void {
  to.x = from.x;
  to.y = from.y;
  if (to.z !== undefined) to.z = from.z!;
}
