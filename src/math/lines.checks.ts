/** What each form of a line must fulfil to be one. A broken line throws here, before it turns into NaN somewhere else. */
import { expectFinite, expectFinite2, expectObject } from '../core/expect.js';
import type { GeneralLine, ParametricLine2, PointSlopeLine, SlopeInterceptLine, TwoPointLine2 } from './lineForms.js';

export function expectSlopeIntercept(line: SlopeInterceptLine): void {
  expectObject('line', line, 'an object with slope and intercept');
  expectFinite('line slope', line.slope);
  expectFinite('line intercept', line.intercept);
}

export function expectPointSlope(line: PointSlopeLine): void {
  expectObject('line', line, 'an object with point and slope');
  expectFinite2('line point', line.point);
  if (Number.isNaN(line.slope)) throw new RangeError('line slope must be a number or Infinity, got NaN');
}

export function expectTwoPoint(line: TwoPointLine2): void {
  expectObject('line', line, 'an object with start and end');
  const { start, end } = line;
  expectFinite2('line start', start);
  expectFinite2('line end', end);
  if (start.x === end.x && start.y === end.y) {
    throw new RangeError(`line start and end must be two different points, got (${start.x}, ${start.y}) twice`);
  }
}

export function expectGeneral(line: GeneralLine): void {
  expectObject('line', line, 'an object with a, b and c');
  const { a, b, c } = line;
  expectFinite('line a', a);
  expectFinite('line b', b);
  expectFinite('line c', c);
  if (a === 0 && b === 0) throw new RangeError('line a and b must not both be 0');
}

export function expectParametric(line: ParametricLine2): void {
  expectObject('line', line, 'an object with origin and direction');
  const { origin, direction } = line;
  expectFinite2('line origin', origin);
  expectFinite2('line direction', direction);
  if (direction.x === 0 && direction.y === 0) throw new RangeError('line direction must not be zero');
}
