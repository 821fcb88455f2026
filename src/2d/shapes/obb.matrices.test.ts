import { Matrix3 } from 'three';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/oracle/random.js';
import { createMat3, mat3FromTransform2, multiplyMat3, transformPoint2 } from '../../math/index.js';
import { aabbFromCenter, corners, intersects, obb, obbFromMatrix, obbToWorld, segment, worldToObb } from '../index.js';

const at = (x: number, y: number) => ({ x, y });
const random = seeded(32);
const half = at(0.5, 0.5);

/** T · R · S. */
function placed(position: Vector, angle: number, scale: Vector) {
  return mat3FromTransform2({ position, angle, scale });
}

type Vector = ReturnType<typeof at>;

test('the unit square, as the matrix puts it: the columns are the axes', () => {
  const box = obbFromMatrix([4, 0, 0, 0, 5, 0, 1, 2, 1]);
  expect(box).toEqual(obb(at(1, 2), half, [at(4, 0), at(0, 5)]));
  expect(corners(box)[2]).toEqual(at(3, 4.5));
});

test('other half extents are kept, and matrices of three.js and typed arrays fit', () => {
  const extents = at(1, 2);
  const { elements } = new Matrix3().makeTranslation(7, 8);
  expect(obbFromMatrix(elements, extents).halfExtents).toBe(extents);
  expect(obbFromMatrix(elements).center).toEqual(at(7, 8));
  expect(obbFromMatrix(new Float64Array(elements))).toEqual(obbFromMatrix(elements));
});

describe('the scale', () => {
  const through = segment(at(0, -5), at(0, 5));

  test('of 0 along an axis makes it flat, and it is still there', () => {
    const flat = obbFromMatrix(placed(at(0, 1), 0, at(1, 0)));
    expect(intersects(through, flat)).toBe(true);
    expect(intersects(segment(at(0, -5), at(0, 1)), flat)).toBe(true);
    expect(intersects(segment(at(0, -5), at(0, 1 - 2 ** -53)), flat)).toBe(false);
    expect(intersects(segment(at(0.5, 1), at(9, 1)), flat)).toBe(true);
    expect(intersects(segment(at(0.5 + 2 ** -53, 1), at(9, 1)), flat)).toBe(false);
    expect(worldToObb(flat)).toBeNull();
  });

  test('of 0 along both makes it a point', () => {
    const dot = obbFromMatrix(placed(at(0, 1), 0, at(0, 0)));
    expect(intersects(through, dot)).toBe(true);
    expect(intersects(segment(at(1e-300, -5), at(1e-300, 5)), dot)).toBe(false);
  });

  test('may be negative: the box is the same', () => {
    for (let i = 0; i < 300; i++) {
      const [position, angle, scale] = [place(), random.between(-4, 4), at(random.unit(), random.unit())];
      const sides = [1, -1] as const;
      const mirrored = at(random.pick(sides) * scale.x, random.pick(sides) * scale.y);
      const line = segment(place(), place());
      const [one, other] = [placed(position, angle, scale), placed(position, angle, mirrored)];
      expect(intersects(line, obbFromMatrix(other))).toBe(intersects(line, obbFromMatrix(one)));
    }
  });
});

test('shear gives the sheared box, exactly', () => {
  const sheared = createMat3();
  sheared[3] = 3; // y leans along x
  const box = obbFromMatrix(sheared);
  expect(intersects(box, segment(at(2, 0.5), at(3, 0.5)))).toBe(true);
  expect(intersects(box, segment(at(2 + 2 ** -51, 0.5), at(3, 0.5)))).toBe(false);
  expect(intersects(box, segment(at(-0.5, 0.25), at(-0.5, 0.5)))).toBe(false);
});

/** Turns by quarters, written out: sines of them would be rounded. */
const quarterTurns = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0, 1, 0, -1, 0, 0, 0, 0, 1],
  [-1, 0, 0, 0, -1, 0, 0, 0, 1],
  [0, -1, 0, 1, 0, 0, 0, 0, 1],
] as const;

test('a segment taken into the box meets the aabb there exactly where it meets the box, if the matrix can be inverted exactly', () => {
  let meetings = 0;
  for (let i = 0; i < 4000; i++) {
    const whole = () => at(random.whole(-4, 4), random.whole(-4, 4));
    const power = () => random.pick([1, -1]) * 2 ** random.whole(-3, 3);
    const turned = multiplyMat3(random.pick(quarterTurns), placed(at(0, 0), 0, at(power(), power())));
    const box = obbFromMatrix(multiplyMat3(placed(whole(), 0, at(1, 1)), turned));
    const inverse = worldToObb(box)!;
    const [start, end] = [whole(), whole()];
    const inside = segment(transformPoint2(inverse, start), transformPoint2(inverse, end));
    const meet = intersects(segment(start, end), box);
    expect(intersects(inside, aabbFromCenter(at(0, 0), box.halfExtents))).toBe(meet);
    if (meet) meetings++;
  }
  expect(meetings).toBeGreaterThan(400);
});

test('for any other matrix it does but for a hair', () => {
  for (let i = 0; i < 2000; i++) {
    const box = obbFromMatrix(placed(place(), random.between(-4, 4), at(2 * random.unit(), -random.unit())));
    const inverse = worldToObb(box)!;
    const [start, end] = [place(), place()];
    const inside = segment(transformPoint2(inverse, start), transformPoint2(inverse, end));
    const near = (by: number) => intersects(inside, aabbFromCenter(at(0, 0), at(0.5 + by, 0.5 + by)));
    if (intersects(segment(start, end), box)) expect(near(1e-10)).toBe(true);
    else expect(near(-1e-10)).toBe(false);
  }
});

test('there and back is nothing', () => {
  const box = obbFromMatrix(placed(at(1, 2), 0.7, at(2, 0.5)));
  const product = multiplyMat3(worldToObb(box)!, obbToWorld(box));
  for (const [i, value] of createMat3().entries()) expect(product[i]).toBeCloseTo(value, 14);
  const out = createMat3();
  expect(worldToObb(box, out)).toBe(out);
});

test.each([
  ['obb matrix must be a list of 9 numbers, got null', () => obbFromMatrix(null as never), TypeError],
  ['obb matrix[0] must be a number, got undefined', () => obbFromMatrix([] as never), TypeError],
  [
    'obb matrix[7] must be finite, got NaN',
    () => obbFromMatrix(createMat3().map((n, i) => (i === 7 ? NaN : n)) as never),
    RangeError,
  ],
  ['obb halfExtents.y must be finite and at least 0', () => obbFromMatrix(createMat3(), at(1, -1)), RangeError],
])('%s', (message, make, kind) => {
  expect(make).toThrow(kind);
  expect(make).toThrow(message);
});

function place(): Vector {
  return at(random.between(-1, 1), random.between(-1, 1));
}
