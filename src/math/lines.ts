/**
 * The five forms of a line in the plane, each from each other; the two with a slope are made in lines.sloped.ts. A form that
 * runs in a direction (two points, parametric, and (−b, a) of the general form) keeps it; slopes run towards +x, and up
 * where vertical.
 *
 * Vertical and horizontal lines stay exactly so in every form. Only slope–intercept cannot hold a vertical line and throws a
 * `RangeError`, as does every conversion of what is no line: equal points, a zero direction, a = b = 0, NaN.
 * Intercepts and c are differences of products and come without cancellation, to 5 units of 2⁻⁵³ or so.
 */
import {
  createGeneralLine,
  createParametricLine2,
  createTwoPointLine2,
  type GeneralLine,
  type MutableGeneralLine,
  type MutableParametricLine2,
  type MutableTwoPointLine2,
  type ParametricLine2,
  type PointSlopeLine,
  type SlopeInterceptLine,
  type TwoPointLine2,
} from './lineForms.js';
import {
  expectGeneral,
  expectParametric,
  expectPointSlope,
  expectSlopeIntercept,
  expectTwoPoint,
} from './lines.checks.js';
import { parameterThatShows, scaleForDirection, scaleForPoints } from './lines.range.js';
import { differenceOfProducts } from './products.js';
import { addScaledVec2, createVec2, lengthVec2, type MutableVec2, setVec2 } from './vec2.js';

/** Two points of a line: where it meets the y axis, and another one towards +x. */
export function twoPointLine2FromSlopeIntercept(
  line: SlopeInterceptLine,
  out?: MutableTwoPointLine2,
): MutableTwoPointLine2 {
  return twoPointLine2FromParametric(parametricLine2FromSlopeIntercept(line, scratchLine), out);
}

/** Two points of a line: its own, and another one towards +x, or up where it is vertical. */
export function twoPointLine2FromPointSlope(line: PointSlopeLine, out?: MutableTwoPointLine2): MutableTwoPointLine2 {
  return twoPointLine2FromParametric(parametricLine2FromPointSlope(line, scratchLine), out);
}

/** Two points of a line: the one nearest to the origin, and another one along (−b, a). */
export function twoPointLine2FromGeneral(line: GeneralLine, out?: MutableTwoPointLine2): MutableTwoPointLine2 {
  return twoPointLine2FromParametric(parametricLine2FromGeneral(line, scratchLine), out);
}

/**
 * The points at t = 0 and t = 1, rounded. Where a coordinate of the direction is so small beside the origin that this would
 * take more than 20 bits from it, the second point is at a larger t.
 */
export function twoPointLine2FromParametric(
  line: ParametricLine2,
  out: MutableTwoPointLine2 = createTwoPointLine2(),
): MutableTwoPointLine2 {
  expectParametric(line);
  const { origin, direction } = line;
  const { x, y } = origin;
  const longest = Math.max(Math.abs(direction.x), Math.abs(direction.y));
  const t = Math.max(parameterThatShows(x, direction.x, longest), parameterThatShows(y, direction.y, longest));
  addScaledVec2(origin, direction, t, out.end);
  setVec2(x, y, out.start);
  return out;
}

/** slope · x − y + intercept = 0. Exact. */
export function generalLineFromSlopeIntercept(
  line: SlopeInterceptLine,
  out: MutableGeneralLine = createGeneralLine(),
): MutableGeneralLine {
  expectSlopeIntercept(line);
  return setGeneral(line.slope, -1, line.intercept, out);
}

/** a·x + b·y + c = 0 for the line through a point with a slope, which may be Infinity. */
export function generalLineFromPointSlope(
  line: PointSlopeLine,
  out: MutableGeneralLine = createGeneralLine(),
): MutableGeneralLine {
  expectPointSlope(line);
  const { point, slope } = line;
  if (Math.abs(slope) === Infinity) return setGeneral(1, 0, -point.x, out);
  return setGeneral(slope, -1, differenceOfProducts(point.y, 1, slope, point.x), out);
}

/** a and b from the difference of the points, c = −(start × end). Below 1e-30 and above 1e120 all three times a power of two. */
export function generalLineFromTwoPoint(
  line: TwoPointLine2,
  out: MutableGeneralLine = createGeneralLine(),
): MutableGeneralLine {
  expectTwoPoint(line);
  const { start, end } = line;
  const s = scaleForPoints(start, end);
  const c = differenceOfProducts(s * start.y, s * end.x, s * start.x, s * end.y);
  return setGeneral(s * (s * end.y - s * start.y), s * (s * start.x - s * end.x), c, out);
}

/** a and b from the direction, c = −(origin × direction). Beyond 1e±30 all three times a power of two. */
export function generalLineFromParametric(
  line: ParametricLine2,
  out: MutableGeneralLine = createGeneralLine(),
): MutableGeneralLine {
  expectParametric(line);
  const { origin, direction } = line;
  const s = scaleForDirection(direction);
  const c = differenceOfProducts(origin.y, s * direction.x, origin.x, s * direction.y);
  return setGeneral(s * direction.y, -s * direction.x, c, out);
}

/** Starts where the line meets the y axis and runs along (1, slope): t is x. */
export function parametricLine2FromSlopeIntercept(
  line: SlopeInterceptLine,
  out: MutableParametricLine2 = createParametricLine2(),
): MutableParametricLine2 {
  expectSlopeIntercept(line);
  return setParametric(0, line.intercept, 1, line.slope, out);
}

/** t is the way along x, or along y on a vertical line. */
export function parametricLine2FromPointSlope(
  line: PointSlopeLine,
  out: MutableParametricLine2 = createParametricLine2(),
): MutableParametricLine2 {
  expectPointSlope(line);
  const { point, slope } = line;
  const vertical = Math.abs(slope) === Infinity;
  return setParametric(point.x, point.y, vertical ? 0 : 1, vertical ? 1 : slope, out);
}

/** t is 0 at `start` and 1 at `end`. */
export function parametricLine2FromTwoPoint(
  line: TwoPointLine2,
  out: MutableParametricLine2 = createParametricLine2(),
): MutableParametricLine2 {
  expectTwoPoint(line);
  const { start, end } = line;
  return setParametric(start.x, start.y, end.x - start.x, end.y - start.y, out);
}

/** Starts at the point nearest to the origin and runs along (−b, a). */
export function parametricLine2FromGeneral(
  line: GeneralLine,
  out: MutableParametricLine2 = createParametricLine2(),
): MutableParametricLine2 {
  expectGeneral(line);
  const { a, b, c } = line;
  const length = lengthVec2(setVec2(a, b, scratch));
  const distance = -c / length;
  return setParametric((a / length) * distance, (b / length) * distance, -b, a, out);
}

/** origin + t · direction. */
export function pointOnLine2(line: ParametricLine2, t: number, out?: MutableVec2): MutableVec2 {
  return addScaledVec2(line.origin, line.direction, t, out);
}

function setGeneral(a: number, b: number, c: number, out: MutableGeneralLine): MutableGeneralLine {
  out.a = a;
  out.b = b;
  out.c = c;
  return out;
}

function setParametric(
  x: number,
  y: number,
  directionX: number,
  directionY: number,
  out: MutableParametricLine2,
): MutableParametricLine2 {
  setVec2(x, y, out.origin);
  setVec2(directionX, directionY, out.direction);
  return out;
}

const scratch = createVec2();
const scratchLine = createParametricLine2();
