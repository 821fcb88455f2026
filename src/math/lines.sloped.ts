/** Lines in slope–intercept and point–slope form, from every other form. The rules are those of lines.ts. */
import {
  createParametricLine2,
  createPointSlopeLine,
  createSlopeInterceptLine,
  type GeneralLine,
  type MutablePointSlopeLine,
  type MutableSlopeInterceptLine,
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
import { parametricLine2FromGeneral } from './lines.js';
import { scaleForDirection, scaleForPoints } from './lines.range.js';
import { differenceOfProducts } from './products.js';
import { setVec2 } from './vec2.js';

/** y = slope · x + intercept for the line through a point. A vertical line is a `RangeError`. */
export function slopeInterceptLineFromPointSlope(
  line: PointSlopeLine,
  out: MutableSlopeInterceptLine = createSlopeInterceptLine(),
): MutableSlopeInterceptLine {
  expectPointSlope(line);
  const { point, slope } = line;
  if (Math.abs(slope) === Infinity) throw verticalLine(point.x);
  return setSlopeIntercept(slope, differenceOfProducts(point.y, 1, slope, point.x), out);
}

/** y = slope · x + intercept for the line through two points. A vertical line is a `RangeError`. */
export function slopeInterceptLineFromTwoPoint(
  line: TwoPointLine2,
  out: MutableSlopeInterceptLine = createSlopeInterceptLine(),
): MutableSlopeInterceptLine {
  expectTwoPoint(line);
  const { start, end } = line;
  if (start.x === end.x) throw verticalLine(start.x);
  const s = scaleForPoints(start, end);
  const run = s * end.x - s * start.x;
  const intercept = differenceOfProducts(s * end.x, s * start.y, s * start.x, s * end.y) / run / s;
  return setSlopeIntercept((s * end.y - s * start.y) / run, intercept, out);
}

/** y = slope · x + intercept for a·x + b·y + c = 0. A vertical line, with b = 0, is a `RangeError`. */
export function slopeInterceptLineFromGeneral(
  line: GeneralLine,
  out: MutableSlopeInterceptLine = createSlopeInterceptLine(),
): MutableSlopeInterceptLine {
  expectGeneral(line);
  const { a, b, c } = line;
  if (b === 0) throw verticalLine(-c / a);
  return setSlopeIntercept(-a / b, -c / b, out);
}

/** y = slope · x + intercept for origin + t · direction. A vertical line is a `RangeError`. */
export function slopeInterceptLineFromParametric(
  line: ParametricLine2,
  out: MutableSlopeInterceptLine = createSlopeInterceptLine(),
): MutableSlopeInterceptLine {
  expectParametric(line);
  const { origin, direction } = line;
  if (direction.x === 0) throw verticalLine(origin.x);
  const s = scaleForDirection(direction);
  const run = s * direction.x;
  const intercept = differenceOfProducts(origin.y, run, origin.x, s * direction.y) / run;
  return setSlopeIntercept(direction.y / direction.x, intercept, out);
}

/** The point is where the line meets the y axis. */
export function pointSlopeLineFromSlopeIntercept(
  line: SlopeInterceptLine,
  out: MutablePointSlopeLine = createPointSlopeLine(),
): MutablePointSlopeLine {
  expectSlopeIntercept(line);
  return setPointSlope(0, line.intercept, line.slope, out);
}

/** The point is `start`. */
export function pointSlopeLineFromTwoPoint(
  line: TwoPointLine2,
  out: MutablePointSlopeLine = createPointSlopeLine(),
): MutablePointSlopeLine {
  expectTwoPoint(line);
  const { start, end } = line;
  return setPointSlope(start.x, start.y, slopeOf(end.x - start.x, end.y - start.y), out);
}

/** The point is the one nearest to the origin. */
export function pointSlopeLineFromGeneral(
  line: GeneralLine,
  out: MutablePointSlopeLine = createPointSlopeLine(),
): MutablePointSlopeLine {
  const { origin, direction } = parametricLine2FromGeneral(line, scratchLine);
  return setPointSlope(origin.x, origin.y, slopeOf(direction.x, direction.y), out);
}

/** The point is the origin of the parametric form. */
export function pointSlopeLineFromParametric(
  line: ParametricLine2,
  out: MutablePointSlopeLine = createPointSlopeLine(),
): MutablePointSlopeLine {
  expectParametric(line);
  const { origin, direction } = line;
  return setPointSlope(origin.x, origin.y, slopeOf(direction.x, direction.y), out);
}

/** Infinity for a vertical line, whichever way it runs. */
function slopeOf(run: number, rise: number): number {
  return run === 0 ? Infinity : rise / run;
}

function verticalLine(x: number): RangeError {
  return new RangeError(`slope–intercept form cannot hold a vertical line, got x = ${x}`);
}

function setSlopeIntercept(
  slope: number,
  intercept: number,
  out: MutableSlopeInterceptLine,
): MutableSlopeInterceptLine {
  if (!Number.isFinite(slope) || !Number.isFinite(intercept)) {
    throw new RangeError(
      `slope–intercept form cannot hold a line this steep, got slope ${slope} and intercept ${intercept}`,
    );
  }
  out.slope = slope;
  out.intercept = intercept;
  return out;
}

function setPointSlope(x: number, y: number, slope: number, out: MutablePointSlopeLine): MutablePointSlopeLine {
  setVec2(x, y, out.point);
  out.slope = slope;
  return out;
}

const scratchLine = createParametricLine2();
