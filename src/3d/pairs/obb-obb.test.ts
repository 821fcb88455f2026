import { describe, expect, test } from 'vitest';
import { intersects } from '../../../test/oracle/3d.js';
import { cases3, families } from '../../../test/oracle/generators.js';
import { intersectsAabbAabb } from '../../generated/3d/aabb-aabb.js';
import { contactObbObb } from '../../generated/3d/contact.js';
import { intersectsObbObb } from '../../generated/3d/obb-obb.js';
import { type Axes, type Obb, obb } from '../shapes/obb.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const unit = at(1, 1, 1);
const half = Math.SQRT1_2;
/** Turned by 45° about z. */
const turned: Axes = [at(half, half, 0), at(-half, half, 0), at(0, 0, 1)];

describe('whether they meet', () => {
  test.each([
    ['side by side, touching', obb(at(2, 0, 0), unit), true],
    ['a step apart', obb(at(2 + 2 ** -51, 0, 0), unit), false],
    ['corner to corner', obb(at(2, 2, 2), unit), true],
    ['an edge pointing at a face, just short of it', obb(at(1 + Math.SQRT2 + 1e-15, 0, 0), unit, turned), false],
    ['the same edge, into the face', obb(at(1 + Math.SQRT2 - 1e-15, 0, 0), unit, turned), true],
    ['one inside the other', obb(at(0, 0, 0), at(0.1, 0.1, 0.1), turned), true],
    ['a flat box on a face', obb(at(0, 1, 0), at(1, 0, 1)), true],
    ['a flat box a step above it', obb(at(0, 1 + 2 ** -52, 0), at(1, 0, 1)), false],
  ])('%s', (_situation, other, expected) => {
    const box = obb(at(0, 0, 0), unit);
    expect(intersectsObbObb(box, other)).toBe(expected);
    expect(intersectsObbObb(other, box)).toBe(expected);
    expect(contactObbObb(box, other) !== null).toBe(expected);
  });

  test('long boxes almost parallel: only an axis across two edges tells them apart', () => {
    const { sin, cos } = Math;
    const [y, x] = [3.65e-4, 0.552];
    const axes: Axes = [
      at(cos(y), 0, -sin(y)),
      at(sin(x) * sin(y), cos(x), sin(x) * cos(y)),
      at(cos(x) * sin(y), -sin(x), cos(x) * cos(y)),
    ];
    const a = obb(at(0, 0, 0), at(1000, 1, 1));
    let onlyByEdges = 0;
    for (let up = -2.6; up < -1.9; up += 0.005) {
      const b: Obb = obb(at(325, up, -1.7), at(1000, 1, 1), axes);
      const truth = intersects(a, b);
      expect(intersectsObbObb(a, b)).toBe(truth);
      if (!truth && facesOverlap(a, b)) onlyByEdges++;
    }
    expect(onlyByEdges).toBeGreaterThan(0);
  });

  test('the pair that boxes along the axes call colliding and oriented boxes do not', () => {
    const a = obb(at(0, 0, 0), at(2, 0.1, 0.1), turned);
    const b = obb(at(1, -1, 0), at(2, 0.1, 0.1), turned);
    const bounds = ({ center: { x, y, z } }: Obb) => ({
      min: at(x - 1.5, y - 1.5, z - 0.1),
      max: at(x + 1.5, y + 1.5, z + 0.1),
    });
    expect(intersectsAabbAabb(bounds(a), bounds(b))).toBe(true);
    expect(intersectsObbObb(a, b)).toBe(false);
  });

  test('a box is the parallelepiped of its doubles: skewed axes are taken as they are', () => {
    const skewed = obb(at(0, 0, 0), unit, [at(1, 0, 0), at(1, 1, 0), at(0, 0, 1)]);
    expect(intersectsObbObb(skewed, obb(at(1.9, 0.95, 0), at(0, 0, 0)))).toBe(true);
    expect(intersectsObbObb(skewed, obb(at(-1.9, 0.95, 0), at(0, 0, 0)))).toBe(false);
  });

  test('boxes whose axes span no more than a line', () => {
    const line: Axes = [at(1, 2, 2), at(2, 4, 4), at(0, 0, 0)];
    expect(intersectsObbObb(obb(at(0, 0, 0), unit, line), obb(at(6, 12, 12), unit, line))).toBe(true);
    expect(intersectsObbObb(obb(at(0, 0, 0), unit, line), obb(at(7, 14, 14), unit, line))).toBe(false);
    expect(intersectsObbObb(obb(at(0, 0, 0), unit, line), obb(at(3, 6, 6.5), unit, line))).toBe(false);
  });

  test('a negative half extent makes the box empty', () => {
    expect(intersectsObbObb({ ...obb(at(0, 0, 0), unit), halfExtents: at(1, -1, 1) }, obb(at(0, 0, 0), unit))).toBe(
      false,
    );
  });
});

describe('contact', () => {
  test('face on face: the middle of the shared part', () => {
    const contact = contactObbObb(obb(at(0, 0, 0), unit), obb(at(1.5, 1, 0), unit))!;
    expect(contact.axis).toBe('a.x');
    expect(contact.normal).toEqual(at(1, 0, 0));
    expect(contact.depth).toBe(0.5);
    expect(contact.point).toEqual(at(0.75, 0.5, 0));
  });

  test('edge into face: the axis is the face', () => {
    const contact = contactObbObb(obb(at(0, 0, 0), unit), obb(at(2.2, 0, 0), unit, turned))!;
    expect(contact.axis).toBe('a.x');
    expect(contact.depth).toBeCloseTo(1 + Math.SQRT2 - 2.2, 14);
    expect(contact.point.y).toBeCloseTo(0, 14);
  });

  test('edge across edge: the axis names both', () => {
    const other: Axes = [at(1, 0, 0), at(0, half, half), at(0, -half, half)];
    const contact = contactObbObb(obb(at(0, 0, 0), unit, turned), obb(at(0, 2.7, 0), unit, other))!;
    expect(contact.axis).toMatch(/^a\.z × b\.x$/);
    expect(contact.normal.y).toBeCloseTo(1, 14);
    expect(contact.depth).toBeCloseTo(2 * Math.SQRT2 - 2.7, 14);
  });

  test.each(families.filter((family) => family !== 'scale'))(
    '%s: moving by the depth parts them, moving less does not',
    (family) => {
      let cases = 0;
      for (const { a, b } of cases3('obb', 'obb', family)) {
        if (cases++ === 300) break;
        if (a.kind !== 'obb' || b.kind !== 'obb') throw new TypeError('unexpected shapes');
        const contact = contactObbObb(a, b);
        if (!contact) continue;
        const { normal, depth, point } = contact;
        const far = Math.max(...[a, b].flatMap(({ center: { x, y, z } }) => [Math.abs(x), Math.abs(y), Math.abs(z)]));
        const slack = 1e-13 * (size(a) + size(b) + far) + 1e-300;
        const moved = (by: number) => ({
          ...b,
          center: at(b.center.x + normal.x * by, b.center.y + normal.y * by, b.center.z + normal.z * by),
        });
        const text = JSON.stringify({ a, b, contact });
        expect(intersectsObbObb(a, moved(depth + slack)), text).toBe(false);
        if (depth > slack) expect(intersectsObbObb(a, moved(depth - slack)), text).toBe(true);
        expect(Math.hypot(normal.x, normal.y, normal.z)).toBeCloseTo(1, 14);
        if (family === 'degenerate') continue;
        const near = obb(point, at(10 * slack, 10 * slack, 10 * slack));
        expect(intersectsObbObb(a, near) && intersectsObbObb(b, near), text).toBe(true);
      }
    },
  );
});

function size({ halfExtents, axes }: Pick<Obb, 'halfExtents' | 'axes'>): number {
  const length = ({ x, y, z }: Obb['center']): number => Math.hypot(x, y, z);
  return halfExtents.x * length(axes[0]) + halfExtents.y * length(axes[1]) + halfExtents.z * length(axes[2]);
}

/** Whether no face of either box separates the two. */
function facesOverlap(a: Obb, b: Obb): boolean {
  const along = (p: Obb['center'], q: Obb['center']): number => p.x * q.x + p.y * q.y + p.z * q.z;
  const reach = (box: Obb, axis: Obb['center']): number =>
    (['x', 'y', 'z'] as const).reduce(
      (total, name, i) => total + box.halfExtents[name] * Math.abs(along(box.axes[i]!, axis)),
      0,
    );
  const apart = at(b.center.x - a.center.x, b.center.y - a.center.y, b.center.z - a.center.z);
  return [...a.axes, ...b.axes].every(
    (axis: Obb['center']) => Math.abs(along(apart, axis)) <= reach(a, axis) + reach(b, axis),
  );
}

test.each([1e-320, 1e-200, 1e100, 1e308])('axes of the length %s, with half extents to match', (length) => {
  const axes: Axes = [at(length, 0, 0), at(0, length, 0), at(0, 0, length)];
  const half = Math.min(1 / length, 1e308);
  const reach = half * length;
  const contact = contactObbObb(obb(at(0, 0, 0), at(half, half, half), axes), obb(at(0.75, 0, 0), at(1, 1, 1)))!;
  expect(contact.normal).toEqual(at(1, 0, 0));
  expect(contact.depth).toBeCloseTo(reach + 0.25, 12);
});

test.each([2 ** 1010, 2 ** 1023])('boxes as wide as %s, by axes as long, part along a unit vector', (length) => {
  const axes: Axes = [at(length, 0, 0), at(0, length, 0), at(0, 0, length)];
  const wide = obb(at(0, 0, 0), at(1, 1, 1), axes);
  const contact = contactObbObb(wide, obb(at(length, 0, 0), at(1, 1, 1), axes))!;
  expect(contact.normal).toEqual(at(1, 0, 0));
  expect(contact.depth).toBe(length);
  // Beyond all doubles.
  expect(contactObbObb(wide, obb(at(0, 0, 0), at(8e4, 8e4, 8e4), axes))).toMatchObject({
    depth: 8e4 * length + length,
  });
});
