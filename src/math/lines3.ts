/** Lines in space, through two points and in parametric form. There is no slope in space, and no single equation. */
import { expectFinite3, expectObject } from '../core/expect.js';
import { parameterThatShows } from './lines.range.js';
import { addScaledVec3, createVec3, type MutableVec3, setVec3, type Vec3 } from './vec3.js';

/** Through two different points. A segment or a three.js `Line3` fits. */
export interface TwoPointLine3 {
  readonly start: Vec3;
  readonly end: Vec3;
}

/** origin + t · direction for every t. The direction is not zero, of any length otherwise. */
export interface ParametricLine3 {
  readonly origin: Vec3;
  readonly direction: Vec3;
}

/** Two points that results are written into. */
export interface MutableTwoPointLine3 {
  start: MutableVec3;
  end: MutableVec3;
}

/** A line that results are written into. */
export interface MutableParametricLine3 {
  origin: MutableVec3;
  direction: MutableVec3;
}

/** The x axis, in this form; so for the other. */
export function createTwoPointLine3(): MutableTwoPointLine3 {
  return { start: createVec3(), end: createVec3(1, 0, 0) };
}

/** The x axis, from the origin along (1, 0, 0). */
export function createParametricLine3(): MutableParametricLine3 {
  return { origin: createVec3(), direction: createVec3(1, 0, 0) };
}

/** t is 0 at `start` and 1 at `end`. */
export function parametricLine3FromTwoPoint(
  line: TwoPointLine3,
  out: MutableParametricLine3 = createParametricLine3(),
): MutableParametricLine3 {
  expectObject('line', line, 'an object with start and end');
  const { start, end } = line;
  expectFinite3('line start', start);
  expectFinite3('line end', end);
  const x = end.x - start.x;
  const y = end.y - start.y;
  const z = end.z - start.z;
  if (x === 0 && y === 0 && z === 0) {
    throw new RangeError(
      `line start and end must be two different points, got (${start.x}, ${start.y}, ${start.z}) twice`,
    );
  }
  setVec3(start.x, start.y, start.z, out.origin);
  setVec3(x, y, z, out.direction);
  return out;
}

/**
 * The points at t = 0 and t = 1, rounded. Where a coordinate of the direction is so small beside the origin that this would
 * take more than 20 bits from it, the second point is at a larger t.
 */
export function twoPointLine3FromParametric(
  line: ParametricLine3,
  out: MutableTwoPointLine3 = createTwoPointLine3(),
): MutableTwoPointLine3 {
  expectObject('line', line, 'an object with origin and direction');
  const { origin, direction } = line;
  expectFinite3('line origin', origin);
  expectFinite3('line direction', direction);
  const { x, y, z } = origin;
  const longest = Math.max(Math.abs(direction.x), Math.abs(direction.y), Math.abs(direction.z));
  if (longest === 0) throw new RangeError('line direction must not be zero');
  addScaledVec3(
    origin,
    direction,
    Math.max(
      parameterThatShows(x, direction.x, longest),
      parameterThatShows(y, direction.y, longest),
      parameterThatShows(z, direction.z, longest),
    ),
    out.end,
  );
  setVec3(x, y, z, out.start);
  return out;
}

/** origin + t · direction. */
export function pointOnLine3(line: ParametricLine3, t: number, out?: MutableVec3): MutableVec3 {
  return addScaledVec3(line.origin, line.direction, t, out);
}
