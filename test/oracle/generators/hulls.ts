import { type Body, bodyOf } from '../body.js';
import type { Hull, Polygon, Shape3, Vector3 } from '../shapes.js';
import { along, randomAxes, type Space, vector } from './floats.js';
import type { Kind } from './independent.js';

/** Kinds that are the hull of corners. */
export const cornered = ['point', 'segment', 'aabb', 'aabb', 'obb', 'obb', 'triangle'] as const satisfies Kind[];

type Cornered = Extract<Shape3, { kind: (typeof cornered)[number] }>;

const standing = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
] as const;

/** The hull of shapes: a single box has its own axes; all others stand where they are, or are a little beside that. */
export function hullAround(shapes: readonly Shape3[], space: Space): Hull {
  const { random, flat } = space;
  const [first] = shapes as readonly Cornered[];
  if (shapes.length === 1 && first?.kind === 'obb' && Object.values(first.halfExtents).every((h) => h >= 0)) {
    const { center: position, halfExtents, axes } = first;
    return { kind: 'hull', data: bodyOf(around(halfExtents, flat)), position, axes };
  }
  // Shapes that are made for the plane may have a z, which is cut off.
  const corners = shapes
    .flatMap((shape) => cornersOf(shape as Cornered, flat))
    .slice(0, 14)
    .map((v) => (flat ? { ...v, z: 0 } : v));
  if (shapes.length < 3 || random.chance(0.7))
    return { kind: 'hull', data: bodyOf(corners), position: { x: 0, y: 0, z: 0 }, axes: standing };
  // Posed anew, by a turn or along skewed axes in whole numbers.
  const whole = (): Vector3 => vector(space, () => random.whole(-2, 2));
  const axes = random.chance(0.5) ? randomAxes(space) : ([whole(), whole(), whole()] as const);
  const position = random.chance(0.5) ? whole() : { x: 0, y: 0, z: 0 };
  return { kind: 'hull', data: bodyOf(corners), position, axes };
}

function cornersOf(shape: Cornered, flat: boolean): Vector3[] {
  switch (shape.kind) {
    case 'point':
      return [{ x: shape.x, y: shape.y, z: shape.z }];
    case 'segment':
      return [shape.start, shape.end];
    case 'triangle':
      return [shape.a, shape.b, shape.c];
    case 'aabb': {
      const { min, max } = shape;
      return around({ x: 1, y: 1, z: 1 }, flat).map(({ x, y, z }) => ({
        x: x > 0 ? max.x : min.x,
        y: y > 0 ? max.y : min.y,
        z: z > 0 ? max.z : min.z,
      }));
    }
    case 'obb': {
      const { center, halfExtents, axes } = shape;
      const corners = around(halfExtents, flat).map(({ x, y, z }) =>
        along(along(along(center, axes[0], x), axes[1], y), axes[2], z),
      );
      return corners.every((corner) => Object.values(corner).every(Number.isFinite)) ? corners : [center];
    }
  }
}

/** The corners of a box around 0. */
function around({ x, y, z }: Vector3, flat: boolean): Vector3[] {
  return Array.from({ length: flat ? 4 : 8 }, (_, i) => ({
    x: i & 1 ? x : -x,
    y: i & 2 ? y : -y,
    z: flat ? 0 : i & 4 ? z : -z,
  }));
}

/** As it is in the plane, seen from above. */
export function flattened({ vertices, faceVertices, normals: [, , up], dimension }: Body): Polygon['data'] {
  const count = vertices.length / 3;
  const isRound = dimension === 2;
  const all = Array.from({ length: count }, (_, i) => (isRound ? faceVertices[i]! : i));
  const at = (i: number): [number, number] => [vertices[3 * i]!, vertices[3 * i + 1]!];
  const order = isRound && up! < 0 ? all.reverse() : all;
  const points = order.map(at);
  const normals = points.flatMap(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % count]!;
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    return [(nextY - y) / length, (x - nextX) / length];
  });
  return {
    vertices: Float64Array.from(points.flat()),
    normals: Float64Array.from(normals),
    dimension: dimension === 3 ? 2 : dimension,
  };
}
