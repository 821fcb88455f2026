import { Matrix4 } from 'three';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/oracle/random.js';
import { createMat4, mat4FromTransform3, multiplyMat4, transformPoint3 } from '../../math/index.js';
import { aabbFromCenter, corners, intersects, obb, obbFromMatrix, obbToWorld, segment, worldToObb } from '../index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const unturned = { x: 0, y: 0, z: 0, w: 1 };
const random = seeded(31);
const half = at(0.5, 0.5, 0.5);

/** T · R · S. */
function placed(position: Vector, rotation: typeof unturned, scale: Vector) {
  return mat4FromTransform3({ position, rotation, scale });
}

type Vector = ReturnType<typeof at>;

test('the unit cube, as the matrix puts it: the columns are the axes', () => {
  const box = obbFromMatrix(placed(at(1, 2, 3), unturned, at(4, 5, 6)));
  expect(box).toEqual(obb(at(1, 2, 3), half, [at(4, 0, 0), at(0, 5, 0), at(0, 0, 6)]));
  expect(corners(box)[6]).toEqual(at(3, 4.5, 6));
});

test('other half extents are kept, and matrices of three.js and typed arrays fit', () => {
  const extents = at(1, 2, 3);
  const { elements } = new Matrix4().makeTranslation(7, 8, 9);
  expect(obbFromMatrix(elements, extents).halfExtents).toBe(extents);
  expect(obbFromMatrix(elements).center).toEqual(at(7, 8, 9));
  expect(obbFromMatrix(new Float64Array(elements))).toEqual(obbFromMatrix(elements));
});

describe('the scale', () => {
  const through = segment(at(0, -5, 0), at(0, 5, 0));

  test('of 0 along an axis makes it flat, and it is still there', () => {
    const flat = obbFromMatrix(placed(at(0, 1, 0), unturned, at(1, 0, 1)));
    expect(intersects(through, flat)).toBe(true);
    expect(intersects(segment(at(0, -5, 0), at(0, 1, 0)), flat)).toBe(true);
    expect(intersects(segment(at(0, -5, 0), at(0, 1 - 2 ** -53, 0)), flat)).toBe(false);
    expect(intersects(segment(at(0.5, 1, 0.5), at(9, 1, 9)), flat)).toBe(true);
    expect(intersects(segment(at(0.5 + 2 ** -53, 1, 0.5), at(9, 1, 9)), flat)).toBe(false);
    expect(worldToObb(flat)).toBeNull();
  });

  test('of 0 along all makes it a point', () => {
    const dot = obbFromMatrix(placed(at(0, 1, 0), unturned, at(0, 0, 0)));
    expect(intersects(through, dot)).toBe(true);
    expect(intersects(segment(at(1e-300, -5, 0), at(1e-300, 5, 0)), dot)).toBe(false);
  });

  test('may be negative: the box is the same', () => {
    for (let i = 0; i < 300; i++) {
      const [position, rotation] = [
        place(),
        { x: random.unit(), y: random.unit(), z: random.unit(), w: random.unit() },
      ];
      const scale = at(random.unit(), random.unit(), random.unit());
      const sides = [1, -1] as const;
      const mirrored = at(random.pick(sides) * scale.x, random.pick(sides) * scale.y, random.pick(sides) * scale.z);
      const line = segment(place(), place());
      const [one, other] = [placed(position, rotation, scale), placed(position, rotation, mirrored)];
      expect(intersects(line, obbFromMatrix(other))).toBe(intersects(line, obbFromMatrix(one)));
    }
  });
});

test('shear gives the sheared box, exactly', () => {
  const sheared = createMat4();
  sheared[4] = 3; // y leans along x
  const box = obbFromMatrix(sheared);
  const tip = at(2, 0.5, 0);
  expect(intersects(box, segment(tip, at(3, 0.5, 0)))).toBe(true);
  expect(intersects(box, segment(at(2 + 2 ** -51, 0.5, 0), at(3, 0.5, 0)))).toBe(false);
  expect(intersects(box, segment(at(0.5, 0.5 - 2 ** -53, 0), at(0.9, 0.25, 0)))).toBe(true);
  expect(intersects(box, segment(at(-0.5, 0.25, 0), at(-0.5, 0.5, 0)))).toBe(false);
});

/** Quarter turns about the axes, written out: sines of them would be rounded. */
const quarterTurns = [
  [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  [0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1],
  [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1],
] as const;

test('a segment taken into the box meets the aabb there exactly where it meets the box, if the matrix can be inverted exactly', () => {
  let meetings = 0;
  for (let i = 0; i < 4000; i++) {
    const whole = () => at(random.whole(-4, 4), random.whole(-4, 4), random.whole(-4, 4));
    const power = () => random.pick([1, -1]) * 2 ** random.whole(-3, 3);
    const size = placed(at(0, 0, 0), unturned, at(power(), power(), power()));
    const turned = multiplyMat4(random.pick(quarterTurns), multiplyMat4(random.pick(quarterTurns), size));
    const move = placed(whole(), unturned, at(1, 1, 1));
    const box = obbFromMatrix(multiplyMat4(move, turned));
    const inverse = worldToObb(box)!;
    const [start, end] = [whole(), whole()];
    const inside = segment(transformPoint3(inverse, start), transformPoint3(inverse, end));
    const meet = intersects(segment(start, end), box);
    expect(intersects(inside, aabbFromCenter(at(0, 0, 0), box.halfExtents))).toBe(meet);
    if (meet) meetings++;
  }
  expect(meetings).toBeGreaterThan(200);
});

test('for any other matrix it does but for a hair', () => {
  for (let i = 0; i < 2000; i++) {
    const rotation = { x: random.unit() - 0.5, y: random.unit() - 0.5, z: random.unit() - 0.5, w: random.unit() - 0.5 };
    const box = obbFromMatrix(placed(place(), rotation, at(2 * random.unit(), -random.unit(), 3 * random.unit())));
    const inverse = worldToObb(box)!;
    const [start, end] = [place(), place()];
    const inside = segment(transformPoint3(inverse, start), transformPoint3(inverse, end));
    const near = (by: number) => intersects(inside, aabbFromCenter(at(0, 0, 0), at(0.5 + by, 0.5 + by, 0.5 + by)));
    if (intersects(segment(start, end), box)) expect(near(1e-10)).toBe(true);
    else expect(near(-1e-10)).toBe(false);
  }
});

test('there and back is nothing', () => {
  const box = obbFromMatrix(placed(at(1, 2, 3), { x: 1, y: 2, z: 3, w: 4 }, at(2, 0.5, 4)));
  const product = multiplyMat4(worldToObb(box)!, obbToWorld(box));
  for (const [i, value] of createMat4().entries()) expect(product[i]).toBeCloseTo(value, 14);
  const out = createMat4();
  expect(worldToObb(box, out)).toBe(out);
});

test.each([
  ['obb matrix must be a list of 16 numbers, got null', () => obbFromMatrix(null as never), TypeError],
  ['obb matrix[0] must be a number, got undefined', () => obbFromMatrix([] as never), TypeError],
  [
    'obb matrix[13] must be finite, got NaN',
    () => obbFromMatrix(createMat4().map((n, i) => (i === 13 ? NaN : n)) as never),
    RangeError,
  ],
  ['obb halfExtents.y must be finite and at least 0', () => obbFromMatrix(createMat4(), at(1, -1, 1)), RangeError],
])('%s', (message, make, kind) => {
  expect(make).toThrow(kind);
  expect(make).toThrow(message);
});

function place(): Vector {
  return at(random.between(-1, 1), random.between(-1, 1), random.between(-1, 1));
}
