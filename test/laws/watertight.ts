/** A closed mesh lets no ray out, however exactly it is aimed at an edge or a corner. */
import { describe, expect, test } from 'vitest';
import * as library from '../../src/3d/index.js';
import { type Random, seeded } from '../oracle/random.js';
import { literal } from './shrink.js';

type Vector = library.Vec3;
type Triangle = library.Triangle;

interface Mesh {
  readonly corners: readonly Vector[];
  readonly faces: readonly Triangle[];
  /** The faces around each edge, by the numbers of its corners. */
  readonly edges: readonly { readonly from: Vector; readonly to: Vector; readonly around: readonly Triangle[] }[];
}

const MESHES = 20;
const hit = library.createRayHit();
const passage = library.createTrianglePassage();
const fromBehind = { tMin: 0, tMax: Infinity, entering: false, cull: 'front' } as const;
const fromFront = { tMin: 0, tMax: Infinity, entering: false, cull: 'back' } as const;

/** @param rays how many, at all meshes together */
export function describeWatertight(rays: number, seed: number): void {
  describe('rays from inside a closed mesh', () => {
    test.each(['edges', 'corners'] as const)('aimed at %s, hit it', (aims) => {
      const random = seeded(seed);
      for (let mesh = 0; mesh < MESHES; mesh++) {
        const { edges, faces } = meshOf(random);
        for (let count = 0; count < rays / 2 / MESHES; count++) {
          const { from, to, around } = random.pick(edges);
          const share = aims === 'corners' ? 0 : random.unit();
          const aim = between(from, to, share);
          const origin = { x: random.between(-0.1, 0.1), y: random.between(-0.1, 0.1), z: random.between(-0.1, 0.1) };
          const ray = library.ray(origin, { x: aim.x - origin.x, y: aim.y - origin.y, z: aim.z - origin.z });
          // Those around the edge are nearly always enough.
          if (!isHeld(ray, around) && !isHeld(ray, faces)) expect.fail(`leaks: ${literal({ ray, around })}`);
        }
      }
    });
  });
}

/** Whether a face is hit: all ways of asking must agree, and from inside it is seen from behind. */
function isHeld(ray: library.Ray, faces: readonly Triangle[]): boolean {
  let isHit = false;
  for (const face of faces) {
    const meets = library.intersectsRayTriangle(ray, face);
    const answers = [
      library.raycast(ray, face, hit) !== null,
      library.intersectionRayTriangle(ray, face, passage) !== null,
      library.raycast(ray, face, hit, fromBehind) !== null,
    ];
    if (answers.some((answer) => answer !== meets) || library.raycast(ray, face, hit, fromFront) !== null)
      expect.fail(`${meets}, but ${answers.join()}: ${literal({ ray, face })}`);
    isHit ||= meets;
  }
  return isHit;
}

/** An octahedron whose faces are divided twice, with its corners moved out or in and off the axes: seen from around 0 it covers every direction. */
function meshOf(random: Random): Mesh {
  const corners: Vector[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (x: number, y: number, z: number): number => {
    const key = `${x},${y},${z}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const size = random.between(0.9, 1.1) / Math.hypot(x, y, z);
    corners.push({ x: x * size, y: y * size, z: z * size });
    numbers.set(key, corners.length - 1);
    return corners.length - 1;
  };
  const faces: [number, number, number][] = [];
  for (const [i, j, k] of octants()) {
    const at = (p: number, q: number): number => numberOf(i * (DIVISIONS - p - q), j * p, k * q);
    for (let p = 0; p < DIVISIONS; p++)
      for (let q = 0; p + q < DIVISIONS; q++) {
        faces.push([at(p, q), at(p + 1, q), at(p, q + 1)]);
        if (p + q + 2 <= DIVISIONS) faces.push([at(p + 1, q), at(p + 1, q + 1), at(p, q + 1)]);
      }
  }
  const turned = faces.map((face) => triangleOf(corners, face));
  const around = new Map<string, Triangle[]>();
  faces.forEach((face, index) => {
    for (const corner of face) around.set(`${corner}`, [...(around.get(`${corner}`) ?? []), turned[index]!]);
  });
  const edges = faces.flatMap((face) =>
    face.map((start, n) => {
      const end = face[(n + 1) % 3]!;
      return {
        from: corners[start]!,
        to: corners[end]!,
        around: [...around.get(`${start}`)!, ...around.get(`${end}`)!],
      };
    }),
  );
  return { corners, faces: turned, edges };
}

const DIVISIONS = 4;

function octants(): [number, number, number][] {
  const signs = [-1, 1];
  return signs.flatMap((i) => signs.flatMap((j) => signs.map((k): [number, number, number] => [i, j, k])));
}

/** Seen from outside, its corners turn counter-clockwise. */
function triangleOf(corners: readonly Vector[], [i, j, k]: readonly [number, number, number]): Triangle {
  const [a, b, c] = [corners[i]!, corners[j]!, corners[k]!];
  const volume = a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x);
  return library.triangle({ ...a }, { ...(volume > 0 ? b : c) }, { ...(volume > 0 ? c : b) });
}

function between(from: Vector, to: Vector, share: number): Vector {
  const at = (p: number, q: number): number => p + share * (q - p);
  return { x: at(from.x, to.x), y: at(from.y, to.y), z: at(from.z, to.z) };
}
