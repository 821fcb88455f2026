import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeneralLine } from './lineForms.js';
import {
  generalLineFromParametric,
  generalLineFromPointSlope,
  generalLineFromSlopeIntercept,
  generalLineFromTwoPoint,
  parametricLine2FromGeneral,
  parametricLine2FromPointSlope,
  parametricLine2FromSlopeIntercept,
  parametricLine2FromTwoPoint,
  pointOnLine2,
  twoPointLine2FromGeneral,
  twoPointLine2FromParametric,
  twoPointLine2FromPointSlope,
  twoPointLine2FromSlopeIntercept,
} from './lines.js';
import {
  pointSlopeLineFromGeneral,
  pointSlopeLineFromParametric,
  pointSlopeLineFromSlopeIntercept,
  pointSlopeLineFromTwoPoint,
  slopeInterceptLineFromGeneral,
  slopeInterceptLineFromParametric,
  slopeInterceptLineFromPointSlope,
  slopeInterceptLineFromTwoPoint,
} from './lines.sloped.js';
import { parametricLine3FromTwoPoint, pointOnLine3, twoPointLine3FromParametric } from './lines3.js';
import { crossVec2, dotVec2, equalsVec2, lengthVec2, subtractVec2, type Vec2 } from './vec2.js';
import { distanceVec3 } from './vec3.js';

fc.configureGlobal({ seed: 20 });

const coordinate = fc.oneof(
  { weight: 3, arbitrary: fc.maxSafeInteger().map((n) => (100 * n) / 2 ** 53) },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 3 }) },
);
const point = fc.record({ x: coordinate, y: coordinate });
const twoPoints = fc.record({ start: point, end: point }).filter(({ start, end }) => !equalsVec2(start, end));

/** How far `p` is from the line. */
function offset({ a, b, c }: GeneralLine, p: Vec2): number {
  return Math.abs(a * p.x + b * p.y + c) / Math.hypot(a, b);
}

/** Every other form that can hold the line, by every way there, brought back to general form. */
function everyWay(line: { start: Vec2; end: Vec2 }): Record<string, GeneralLine> {
  const general = generalLineFromTwoPoint(line);
  const parametric = parametricLine2FromTwoPoint(line);
  const pointSlope = pointSlopeLineFromTwoPoint(line);
  const ways: Record<string, GeneralLine> = {
    general,
    parametric: generalLineFromParametric(parametric),
    'parametric from general': generalLineFromParametric(parametricLine2FromGeneral(general)),
    'parametric from point–slope': generalLineFromParametric(parametricLine2FromPointSlope(pointSlope)),
    'point–slope': generalLineFromPointSlope(pointSlope),
    'point–slope from general': generalLineFromPointSlope(pointSlopeLineFromGeneral(general)),
    'point–slope from parametric': generalLineFromPointSlope(pointSlopeLineFromParametric(parametric)),
    'two points from general': generalLineFromTwoPoint(twoPointLine2FromGeneral(general)),
    'two points from parametric': generalLineFromTwoPoint(twoPointLine2FromParametric(parametric)),
    'two points from point–slope': generalLineFromTwoPoint(twoPointLine2FromPointSlope(pointSlope)),
  };
  if (line.start.x !== line.end.x) {
    const sloped = slopeInterceptLineFromTwoPoint(line);
    Object.assign(ways, {
      'slope–intercept': generalLineFromSlopeIntercept(sloped),
      'slope–intercept from general': generalLineFromSlopeIntercept(slopeInterceptLineFromGeneral(general)),
      'slope–intercept from parametric': generalLineFromSlopeIntercept(slopeInterceptLineFromParametric(parametric)),
      'slope–intercept from point–slope': generalLineFromSlopeIntercept(slopeInterceptLineFromPointSlope(pointSlope)),
      'parametric from slope–intercept': generalLineFromParametric(parametricLine2FromSlopeIntercept(sloped)),
      'point–slope from slope–intercept': generalLineFromPointSlope(pointSlopeLineFromSlopeIntercept(sloped)),
      'two points from slope–intercept': generalLineFromTwoPoint(twoPointLine2FromSlopeIntercept(sloped)),
    });
  }
  return ways;
}

test('both points are on the line, whichever forms it went through', () => {
  fc.assert(
    fc.property(twoPoints, (line) => {
      // A short piece, or one far from where a form is anchored, pins the line down less well.
      const length = lengthVec2(subtractVec2(line.end, line.start));
      fc.pre(length > 0.01);
      const steepness = Math.abs(line.end.y - line.start.y) / Math.abs(line.end.x - line.start.x);
      for (const [way, general] of Object.entries(everyWay(line))) {
        const bound = way.includes('slope') && Number.isFinite(steepness) ? 1e-11 * (1 + steepness) : 1e-10;
        expect(offset(general, line.start), way).toBeLessThan(bound / Math.min(1, length));
        expect(offset(general, line.end), way).toBeLessThan(bound / Math.min(1, length));
      }
    }),
  );
});

test.each([
  ['vertical', { x: 3, y: -1 }, { x: 3, y: 4 }],
  ['vertical, running down', { x: 0.1, y: 5 }, { x: 0.1, y: -7 }],
  ['horizontal', { x: -2, y: 0.3 }, { x: 5, y: 0.3 }],
  ['horizontal, running left', { x: 5, y: -2 }, { x: 1, y: -2 }],
])('%s lines stay exactly so in every form', (_situation, start, end) => {
  for (const [way, general] of Object.entries(everyWay({ start, end }))) {
    expect(start.x === end.x ? general.b : general.a, way).toBeCloseTo(0, 300);
    expect(offset(general, start), way).toBeLessThanOrEqual(2 ** -51 * lengthVec2(start));
  }
});

test('c is minus the cross product of the points, and the direction is kept', () => {
  fc.assert(
    fc.property(twoPoints, (line) => {
      const { a, b, c } = generalLineFromTwoPoint(line);
      const { start, end } = line;
      expect(Math.abs(c + crossVec2(start, end))).toBeLessThanOrEqual(2 ** -38);
      const along = subtractVec2(end, start);
      expect(equalsVec2({ x: -b, y: a }, along)).toBe(true);
      expect(dotVec2(parametricLine2FromGeneral({ a, b, c }).direction, along)).toBeGreaterThan(0);
    }),
  );
});

describe('slope–intercept', () => {
  test('y = 2x + 1', () => {
    const expected = { slope: 2, intercept: 1 };
    expect(slopeInterceptLineFromTwoPoint({ start: { x: 1, y: 3 }, end: { x: 3, y: 7 } })).toEqual(expected);
    expect(slopeInterceptLineFromPointSlope({ point: { x: -1, y: -1 }, slope: 2 })).toEqual(expected);
    expect(slopeInterceptLineFromGeneral({ a: 4, b: -2, c: 2 })).toEqual(expected);
    expect(slopeInterceptLineFromParametric({ origin: { x: 0, y: 1 }, direction: { x: -3, y: -6 } })).toEqual(expected);
  });

  test('cannot hold a vertical line, and says so', () => {
    const sentence = new RangeError('slope–intercept form cannot hold a vertical line, got x = 3');
    expect(() => slopeInterceptLineFromTwoPoint({ start: { x: 3, y: 0 }, end: { x: 3, y: 1 } })).toThrow(sentence);
    expect(() => slopeInterceptLineFromPointSlope({ point: { x: 3, y: 0 }, slope: -Infinity })).toThrow(sentence);
    expect(() => slopeInterceptLineFromGeneral({ a: 2, b: 0, c: -6 })).toThrow(sentence);
    expect(() => slopeInterceptLineFromParametric({ origin: { x: 3, y: 9 }, direction: { x: -0, y: 1 } })).toThrow(
      sentence,
    );
  });

  test('nor one whose slope is beyond the doubles', () => {
    const steep = { start: { x: 0, y: 0 }, end: { x: 5e-324, y: 1 } };
    expect(() => slopeInterceptLineFromTwoPoint(steep)).toThrow(
      new RangeError('slope–intercept form cannot hold a line this steep, got slope Infinity and intercept 0'),
    );
  });

  test('far from the y axis the intercept does not drown in cancellation', () => {
    const line = { start: { x: 1e8, y: 1e8 + 1 }, end: { x: 1e8 + 2, y: 1e8 + 3 } };
    expect(slopeInterceptLineFromTwoPoint(line)).toEqual({ slope: 1, intercept: 1 });
    const tiny = { start: { x: 1 + 2 ** -30, y: 1 }, end: { x: 1, y: 1 - 2 ** -30 } };
    expect(generalLineFromTwoPoint(tiny).c).toBe(2 ** -60);
  });
});

describe('what is no line', () => {
  const p = { x: 1, y: 2 };

  test('two equal points', () => {
    const sentence = new RangeError('line start and end must be two different points, got (1, 2) twice');
    const line = { start: p, end: { ...p } };
    expect(() => generalLineFromTwoPoint(line)).toThrow(sentence);
    expect(() => parametricLine2FromTwoPoint(line)).toThrow(sentence);
    expect(() => pointSlopeLineFromTwoPoint(line)).toThrow(sentence);
    expect(() => slopeInterceptLineFromTwoPoint(line)).toThrow(sentence);
  });

  test('a zero direction, a = b = 0', () => {
    const still = { origin: p, direction: { x: 0, y: -0 } };
    expect(() => generalLineFromParametric(still)).toThrow(new RangeError('line direction must not be zero'));
    expect(() => twoPointLine2FromParametric(still)).toThrow(RangeError);
    expect(() => parametricLine2FromGeneral({ a: 0, b: 0, c: 1 })).toThrow(
      new RangeError('line a and b must not both be 0'),
    );
    expect(() => twoPointLine2FromGeneral({ a: 0, b: 0, c: 0 })).toThrow(RangeError);
  });

  test('anything not finite, but for the slope of a vertical line', () => {
    expect(() => generalLineFromTwoPoint({ start: p, end: { x: Number.NaN, y: 0 } })).toThrow(
      new RangeError('line end.x must be finite, got NaN'),
    );
    expect(() => generalLineFromSlopeIntercept({ slope: Infinity, intercept: 0 })).toThrow(
      new RangeError('line slope must be finite, got Infinity'),
    );
    expect(() => generalLineFromPointSlope({ point: p, slope: Number.NaN })).toThrow(RangeError);
    expect(generalLineFromPointSlope({ point: p, slope: Infinity })).toEqual({ a: 1, b: 0, c: -1 });
  });
});

test('two points far out stay different, though the direction is lost beside them', () => {
  const line = { origin: { x: 1e20, y: -1e20 }, direction: { x: 1, y: 3 } };
  const { start, end } = twoPointLine2FromParametric(line);
  expect(start).toEqual(line.origin);
  const along = subtractVec2(end, start);
  expect(Math.abs(along.y / along.x - 3)).toBeLessThan(2 ** -30);
});

test.each([1e-290, 1e-200, 1e160, 1e300])('lines %d in size are lines like any other', (size) => {
  const line = { start: { x: size, y: 0 }, end: { x: 0, y: size } };
  const parametric = parametricLine2FromTwoPoint(line);
  for (const { slope, intercept } of [
    slopeInterceptLineFromTwoPoint(line),
    slopeInterceptLineFromParametric(parametric),
    slopeInterceptLineFromGeneral(generalLineFromTwoPoint(line)),
    slopeInterceptLineFromGeneral(generalLineFromParametric(parametric)),
  ]) {
    expect(slope).toBe(-1);
    expect(Math.abs(intercept / size - 1)).toBeLessThanOrEqual(2 ** -51);
  }
});

test('the size of a, b and c does not matter', () => {
  const nearest = parametricLine2FromGeneral({ a: 1e-200, b: 1e-200, c: -1e-200 }).origin;
  expect(nearest.x).toBeCloseTo(0.5, 14);
  expect(nearest.y).toBeCloseTo(0.5, 14);
});

test('t runs from the first point to the second', () => {
  const line = parametricLine2FromTwoPoint({ start: { x: 1, y: 2 }, end: { x: 3, y: 6 } });
  expect(pointOnLine2(line, 0)).toEqual({ x: 1, y: 2 });
  expect(pointOnLine2(line, 0.5)).toEqual({ x: 2, y: 4 });
  expect(pointOnLine2(line, 1)).toEqual({ x: 3, y: 6 });
});

describe('in space', () => {
  const point3 = fc.record({ x: coordinate, y: coordinate, z: coordinate });

  test('two points come back from the parametric form', () => {
    fc.assert(
      fc.property(point3, point3, (start, end) => {
        fc.pre(distanceVec3(start, end) > 1);
        const line = parametricLine3FromTwoPoint({ start, end });
        const back = parametricLine3FromTwoPoint(twoPointLine3FromParametric(line));
        expect(back.origin).toEqual(start);
        expect(distanceVec3(pointOnLine3(line, 1), end)).toBeLessThanOrEqual(2 ** -44);
      }),
    );
  });

  test('equal points, a zero direction and NaN are no line', () => {
    const p = { x: 1, y: 2, z: 3 };
    const zero = { x: 0, y: 0, z: 0 };
    expect(() => parametricLine3FromTwoPoint({ start: p, end: { ...p } })).toThrow(
      new RangeError('line start and end must be two different points, got (1, 2, 3) twice'),
    );
    expect(() => twoPointLine3FromParametric({ origin: p, direction: zero })).toThrow(RangeError);
    expect(() => parametricLine3FromTwoPoint({ start: p, end: { ...p, z: Infinity } })).toThrow(
      new RangeError('line end.z must be finite, got Infinity'),
    );
  });
});
