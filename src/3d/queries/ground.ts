import { raisePosed } from '../../core/posed.js';
import type { Ground } from '../../core/settling.js';
import { overlaps } from '../../generated/3d/questions.js';
import { createVec3, type Vec3 } from '../../math/vec3.js';
import type { Halfspace } from '../shapes/halfspace.js';
import type { HullData } from '../shapes/hull.js';
import type { Obb } from '../shapes/obb.js';
import type { Shape } from '../shapes/shape.js';
import { translate } from './translate.js';

const nothing: HullData = /* @__PURE__ */ (() => ({
  vertices: new Float64Array(),
  faceStarts: new Uint32Array(),
  faceVertices: new Uint32Array(),
  edges: new Uint32Array(),
  neighborStarts: new Uint32Array(),
  neighbors: new Uint32Array(),
  normals: new Float64Array(),
  dimension: 0 as const,
}))();

/** One of each kind. They hold what was moved last. */
const copies: { readonly [Kind in Shape['kind']]: Extract<Shape, { readonly kind: Kind }> } = /* @__PURE__ */ (() => ({
  point: { kind: 'point', x: 0.5, y: 0.5, z: 0.5 },
  segment: { kind: 'segment', start: createVec3(), end: createVec3() },
  ray: { kind: 'ray', origin: createVec3(), direction: createVec3() },
  line: { kind: 'line', origin: createVec3(), direction: createVec3() },
  plane: { kind: 'plane', normal: createVec3(), constant: 0.5 },
  halfspace: { kind: 'halfspace', normal: createVec3(), constant: 0.5 },
  sphere: { kind: 'sphere', center: createVec3(), radius: 0.5 },
  capsule: { kind: 'capsule', start: createVec3(), end: createVec3(), radius: 0.5 },
  aabb: { kind: 'aabb', min: createVec3(), max: createVec3() },
  obb: {
    kind: 'obb',
    center: createVec3(),
    halfExtents: createVec3(),
    axes: [createVec3(), createVec3(), createVec3()],
  },
  triangle: { kind: 'triangle', a: createVec3(), b: createVec3(), c: createVec3() },
  hull: { kind: 'hull', data: nothing, position: createVec3(), axes: [createVec3(), createVec3(), createVec3()] },
}))();

/** What never has an inside, but can be crossed. */
const THIN: readonly Shape['kind'][] = ['segment', 'ray', 'line', 'plane', 'triangle'];

/** The shapes of this dimension, for motions that are tried. */
export const ground: Ground<Shape> = {
  translate: (shape, by) => translate(shape, by as Vec3, copies[shape.kind]),
  overlaps: overlaps as Ground<Shape>['overlaps'],
  measure,
  isThin: ({ kind }) => THIN.includes(kind),
};

function measure(shape: Shape, largest: Float64Array, moves: boolean): void {
  switch (shape.kind) {
    case 'point':
      raise(shape, largest);
      return;
    case 'ray':
    case 'line':
      raise(shape.origin, largest);
      return;
    case 'plane':
    case 'halfspace':
      raiseByDistance(shape, moves, largest);
      return;
    case 'sphere':
      raise(shape.center, largest);
      largest[0] = Math.max(largest[0]!, shape.radius);
      return;
    case 'segment':
    case 'capsule':
      raise(shape.start, largest);
      raise(shape.end, largest);
      if (shape.kind === 'capsule') largest[0] = Math.max(largest[0]!, shape.radius);
      return;
    case 'aabb':
      raise(shape.min, largest);
      raise(shape.max, largest);
      return;
    case 'obb':
      raise(shape.center, largest);
      raiseByReach(shape, largest);
      return;
    case 'triangle':
      raise(shape.a, largest);
      raise(shape.b, largest);
      raise(shape.c, largest);
      return;
    case 'hull':
      raisePosed(shape, largest);
      return;
  }
}

function raise({ x, y, z }: Vec3, largest: Float64Array): void {
  largest[0] = Math.max(largest[0]!, Math.abs(x), Math.abs(y), Math.abs(z));
}

/** Half extents count in lengths of the axes. They come with the box: V8 would allocate for numbers that are passed. */
function raiseByReach({ axes, halfExtents }: Obb, largest: Float64Array): void {
  const reach = Math.max(
    halfExtents.x * Math.max(Math.abs(axes[0].x), Math.abs(axes[0].y), Math.abs(axes[0].z)),
    halfExtents.y * Math.max(Math.abs(axes[1].x), Math.abs(axes[1].y), Math.abs(axes[1].z)),
    halfExtents.z * Math.max(Math.abs(axes[2].x), Math.abs(axes[2].y), Math.abs(axes[2].z)),
  );
  largest[0] = Math.max(largest[0]!, Math.min(reach, Number.MAX_VALUE));
}

/** How far away the nearest part of its surface lies, more or less. It cannot be moved by less than what makes its constant another. */
function raiseByDistance(
  { normal, constant }: Pick<Halfspace, 'normal' | 'constant'>,
  moves: boolean,
  largest: Float64Array,
): void {
  const { x, y, z } = normal;
  const least = moves ? 2 ** 53 * Number.MIN_VALUE : 0;
  const distance = Math.max(Math.abs(constant), least) / Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  largest[0] = Math.max(largest[0]!, Math.min(distance, Number.MAX_VALUE));
}
