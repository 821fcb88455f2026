import { createVec2, type MutableVec2, type Vec2 } from './vec2.js';

/** y = slope · x + intercept. The only form here that cannot hold a vertical line. */
export interface SlopeInterceptLine {
  readonly slope: number;
  readonly intercept: number;
}

/** y − point.y = slope · (x − point.x). A vertical line has the slope Infinity and is x = point.x. */
export interface PointSlopeLine {
  readonly point: Vec2;
  readonly slope: number;
}

/** Through two different points. A segment of the plane fits. */
export interface TwoPointLine2 {
  readonly start: Vec2;
  readonly end: Vec2;
}

/** a·x + b·y + c = 0, where a and b are not both 0. (a, b) is a normal, and (−b, a) runs along the line. */
export interface GeneralLine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** origin + t · direction for every t. The direction is not zero, of any length otherwise. */
export interface ParametricLine2 {
  readonly origin: Vec2;
  readonly direction: Vec2;
}

/** A line that results are written into. */
export interface MutableSlopeInterceptLine {
  slope: number;
  intercept: number;
}

/** A line that results are written into. */
export interface MutablePointSlopeLine {
  point: MutableVec2;
  slope: number;
}

/** Two points that results are written into. */
export interface MutableTwoPointLine2 {
  start: MutableVec2;
  end: MutableVec2;
}

/** A line that results are written into. */
export interface MutableGeneralLine {
  a: number;
  b: number;
  c: number;
}

/** A line that results are written into. */
export interface MutableParametricLine2 {
  origin: MutableVec2;
  direction: MutableVec2;
}

/** The x axis, as y = 0 · x + 0. */
export function createSlopeInterceptLine(): MutableSlopeInterceptLine {
  return { slope: 0, intercept: 0 };
}

/** The x axis, as a point and a slope of 0. */
export function createPointSlopeLine(): MutablePointSlopeLine {
  return { point: createVec2(), slope: 0 };
}

/** The x axis, through (0, 0) and (1, 0). */
export function createTwoPointLine2(): MutableTwoPointLine2 {
  return { start: createVec2(), end: createVec2(1, 0) };
}

/** The x axis, as −y = 0. */
export function createGeneralLine(): MutableGeneralLine {
  return { a: 0, b: -1, c: 0 };
}

/** The x axis, from the origin along (1, 0). */
export function createParametricLine2(): MutableParametricLine2 {
  return { origin: createVec2(), direction: createVec2(1, 0) };
}
