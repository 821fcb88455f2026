import { describe, expect, test } from 'vitest';
import { distance, isDistance } from '../../../test/oracle/3d.js';
import { allFamilies, cases3 } from '../../../test/oracle/generators.js';
import { seeded } from '../../../test/oracle/random.js';
import { closestPointsSphereTriangle, distanceSphereTriangle } from '../../generated/3d/closestPoints.js';
import { contactSphereTriangle } from '../../generated/3d/contact.js';
import { intersectsSphereTriangle, overlapsSphereTriangle } from '../../generated/3d/sphere-triangle.js';
import { sphere } from '../shapes/sphere.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(1, 0, 0), at(0, 0, 1));

describe('whether they meet', () => {
  test.each([
    ['resting on the face', at(0.25, 0.5, 0.25), 0.5, true],
    ['a step above the face', at(0.25, 0.5 + 2 ** -53, 0.25), 0.5, false],
    ['touching an edge from the side', at(0.5, 0, -2), 2, true],
    ['a step short of the edge', at(0.5, 0, -2 - 2 ** -51), 2, false],
    ['touching a corner', at(-3, 0, -4), 5, true],
    ['near the line of an edge, far from the edge', at(5, 0, 0), 0.5, false],
    ['centred on the triangle, without radius', at(0.25, 0, 0.25), 0, true],
    ['around the whole triangle', at(0, 0, 0), 100, true],
  ])('%s', (_situation, center, radius, expected) => {
    expect(intersectsSphereTriangle(sphere(center, radius), floor)).toBe(expected);
    expect(distanceSphereTriangle(sphere(center, radius), floor) === 0).toBe(expected);
    expect(contactSphereTriangle(sphere(center, radius), floor) !== null).toBe(expected);
  });

  test('an edge without length is a point, not an endless line', () => {
    const spike = triangle(at(0, 0, 0), at(0, 0, 0), at(1, 0, 0));
    expect(intersectsSphereTriangle(sphere(at(0, 100, 0), 1), spike)).toBe(false);
    expect(intersectsSphereTriangle(sphere(at(0.5, 1, 0), 1), spike)).toBe(true);
  });

  test('a sphere of negative radius is empty', () => {
    expect(intersectsSphereTriangle({ center: at(0, 0, 0), radius: -1 }, floor)).toBe(false);
    expect(distanceSphereTriangle({ center: at(0, 0, 0), radius: -1 }, floor)).toBe(Infinity);
  });
});

describe('contact', () => {
  test('from above it is along the face', () => {
    const contact = contactSphereTriangle(sphere(at(0.25, 0.25, 0.25), 1), floor)!;
    expect(contact.normal).toEqual(at(0, -1, 0));
    expect(contact.depth).toBe(0.75);
    expect(contact.point).toEqual(at(0.25, 0, 0.25));
  });

  test('beside an edge it is away from the edge', () => {
    const contact = contactSphereTriangle(sphere(at(0.5, 0, -1), 1.5), floor)!;
    expect(contact.normal).toMatchObject({ z: 1 });
    expect(contact.depth).toBe(0.5);
  });

  test('centred on the face, it leaves by the side where the corners turn counter-clockwise', () => {
    const { normal, depth } = contactSphereTriangle(sphere(at(0.25, 0, 0.25), 1), floor)!;
    expect(normal.y).toBe(1);
    expect(depth).toBe(1);
  });

  test('centred on a triangle without area, it leaves square to it', () => {
    const { normal, depth } = contactSphereTriangle(
      sphere(at(1, 1, 1), 2),
      triangle(at(0, 0, 0), at(2, 2, 2), at(1, 1, 1)),
    )!;
    expect(normal.x + normal.y + normal.z).toBeCloseTo(0, 15);
    expect(depth).toBe(2);
  });
});

test.each(allFamilies.filter((family) => family !== 'scale'))(
  '%s: distance is the true one within 32 ulp of the size',
  (family) => {
    let cases = 0;
    for (const { a, b } of cases3('sphere', 'triangle', family)) {
      if (cases++ === 500) break;
      if (a.kind !== 'sphere' || b.kind !== 'triangle') throw new TypeError('unexpected shapes');
      const truth = distance(a, b);
      if (!truth) continue;
      const { center, radius } = a;
      const corners = [b.a, b.b, b.c];
      const size = Math.max(
        ...corners.map(({ x, y, z }) => Math.hypot(x - center.x, y - center.y, z - center.z)),
        radius,
      );
      expect(isDistance(distanceSphereTriangle(a, b), truth, 32 * 2 ** -52 * size), JSON.stringify({ a, b })).toBe(
        true,
      );
    }
  },
);

test('closest points are a distance apart and lie on their shapes', () => {
  const { a, b, distance } = closestPointsSphereTriangle(sphere(at(0.25, 3, 0.25), 1), floor)!;
  expect(distance).toBe(2);
  expect(a).toEqual(at(0.25, 2, 0.25));
  expect(b).toEqual(at(0.25, 0, 0.25));
});

describe('slivers, and needles whose height is less than rounding', () => {
  test('a corner at 1e180 does not turn the distance into NaN', () => {
    const spear = triangle(at(0.1, 1e180, 0), at(1, 0, 0), at(0, 0, 0));
    expect(distanceSphereTriangle(sphere(at(1e-20, 0, 1), 0), spear)).toBe(1);
    expect(contactSphereTriangle(sphere(at(1e-20, 0, 1), 2), spear)!.depth).toBe(1);
    expect(closestPointsSphereTriangle(sphere(at(1e-20, 0, 1), 0), spear)!.b).toEqual(at(0, 0, 0));
  });

  test.each([
    [
      'over a face of 1e-31',
      at(-3.129832234783546e-32, 3.170965125339751e-33, -0.6954186775255948),
      [at(0, 0, -1), at(-1.1285152670024486e-31, 1.1433464437194423e-32, 0), at(0, 0, 0)],
      0,
    ],
    [
      'far from the origin',
      at(290473455.3303571, 1354763272.3348217, 1290473455.330357),
      [at(-1e9, 2e9, -1.734723475976807e-18), at(1000000000.0000002, 1e9, 2e9), at(1.1920928955078125e-7, 1.5e9, 1e9)],
      2.18e-7,
    ],
    [
      'of decimals',
      at(-1.242966419109143, 3.1571865676436572, 1.771559702930972),
      [
        at(-2.0999999999999996, 3.5, 2.8),
        at(0.2503794388379901, 2.5598482244648038, -0.02045532660558802),
        at(1.4, 2.0999999999999996, -1.4),
      ],
      1.55e-16,
    ],
    [
      'with a corner at 4e307',
      at(4e307, 4e307, 0),
      [at(1e99, 4e307, 0), at(1e100, 0, 1.2649110640673517e204), at(0, -6.324555320336759e203, 0)],
      4e307,
    ],
    ['with a corner at 2e280', at(0, 2e280, -1e200), [at(0, 0, 2e280), at(2e240, 0, 0), at(1e199, -1e200, 0)], 2e280],
  ] as const)('the distance %s is not that of another edge', (_place, center, [a, b, c], expected) => {
    const found = distanceSphereTriangle(sphere(center, 0), triangle(a, b, c));
    const farthest = Math.max(...[a, b, c].map(({ x, y, z }) => Math.hypot(x - center.x, y - center.y, z - center.z)));
    expect(Math.abs(found - expected)).toBeLessThanOrEqual(3 * 2 ** -52 * farthest);
  });

  test('square to the end of a sliver, the distance is not that to the inside of another edge', () => {
    const [a, center] = [
      at(0.32224547513248697, 0.6860529728819766, -0.7561717636058676),
      at(0.4253739717046183, 0.7168756412014592, -0.7016355322599748),
    ];
    const sliver = triangle(
      a,
      at(0.0443582806168116, 0.548793710412772, -0.15310872649721677),
      at(0.09693153363329073, 0.574761678988027, -0.2672017335177723),
    );
    expect(distanceSphereTriangle(sphere(center, 0), sliver)).toBeCloseTo(0.1206636822617878, 15);
  });

  test('a sphere centred on one is as deep as its radius, and leaves square to it', () => {
    const { normal, depth } = contactSphereTriangle(
      sphere(at(-0.5, 1.25, 1.1465667071752251e-31), 6),
      triangle(at(1, -1, 0), at(-1, 2, 2.2931334143504503e-31), at(-1, 2, 0)),
    )!;
    expect(depth).toBe(6);
    expect(-2 * normal.x + 3 * normal.y).toBeCloseTo(0, 15);
  });

  test('a sphere smaller than the rounding of its place keeps its depth', () => {
    const { depth } = contactSphereTriangle(
      sphere(at(-93852482.50328004, -93852482.50328004, 1812295034.99344), 1),
      triangle(at(-999999999.9999999, -1e9, 2e-17), at(1e-30, 0, 2e9), at(-499999999.99999994, -5e8, 1e9)),
    )!;
    expect(depth).toBeCloseTo(1, 6);
  });
});

test('nearer to a corner than its formulas can tell, the distance is of the size of rounding, not the smallest double', () => {
  const corner = at(0.6506595586848496, 0.2785534808762995, 0.38943551948543);
  const beside = triangle(
    at(-0.8189514982307264, 0.5932815400584084, 0.6994320498245703),
    corner,
    at(0.9128595005106825, 0.9739088288487507, 0.13021111241308003),
  );
  for (const radius of [0, 5e-324]) {
    const distance = distanceSphereTriangle(sphere({ ...corner, y: 0.27855348087629955 }, radius), beside);
    expect(distance).toBeGreaterThan(2 ** -60);
    expect(distance).toBeLessThan(3 * 2 ** -52 * 1.6);
  }
});

test('a sphere on a computed place of an edge leaves across the edge, not along it', () => {
  const random = seeded(61);
  const number = () => 2 * random.unit() - 1;
  for (let i = 0; i < 3000; i++) {
    const [a, b, c] = [
      at(number(), number(), number()),
      at(number(), number(), number()),
      at(number(), number(), number()),
    ];
    const share = random.unit();
    const center = at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, a.z + (b.z - a.z) * share);
    const { normal, depth } = contactSphereTriangle({ center, radius: 0.25 }, { a, b, c })!;
    const way = depth * (1 + 2 ** -40);
    const moved = at(center.x - normal.x * way, center.y - normal.y * way, center.z - normal.z * way);
    const shown = JSON.stringify({ center, a, b, c });
    expect(depth, shown).toBeLessThan(0.2500001);
    expect(overlapsSphereTriangle({ center: moved, radius: 0.25 }, { a, b, c }), shown).toBe(false);
  }
});
