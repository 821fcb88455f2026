import { raisePosed } from '../../core/posed.js';
import type { Ground } from '../../core/settling.js';
import { overlaps } from '../../generated/2d/questions.js';
import { createVec2, type Vec2 } from '../../math/vec2.js';
import type { Halfplane } from '../shapes/halfplane.js';
import type { Obb } from '../shapes/obb.js';
import type { PolygonData } from '../shapes/polygon.js';
import type { Shape } from '../shapes/shape.js';
import { translate } from './translate.js';

const nothing: PolygonData = /* @__PURE__ */ (() => ({
  vertices: new Float64Array(),
  normals: new Float64Array(),
  dimension: 0 as const,
}))();

/** One of each kind. They hold what was moved last. */
const copies: { readonly [Kind in Shape['kind']]: Extract<Shape, { readonly kind: Kind }> } = /* @__PURE__ */ (() => ({
  point: { kind: 'point', x: 0.5, y: 0.5 },
  segment: { kind: 'segment', start: createVec2(), end: createVec2() },
  ray: { kind: 'ray', origin: createVec2(), direction: createVec2() },
  line: { kind: 'line', origin: createVec2(), direction: createVec2() },
  halfplane: { kind: 'halfplane', normal: createVec2(), constant: 0.5 },
  circle: { kind: 'circle', center: createVec2(), radius: 0.5 },
  capsule: { kind: 'capsule', start: createVec2(), end: createVec2(), radius: 0.5 },
  aabb: { kind: 'aabb', min: createVec2(), max: createVec2() },
  obb: { kind: 'obb', center: createVec2(), halfExtents: createVec2(), axes: [createVec2(), createVec2()] },
  triangle: { kind: 'triangle', a: createVec2(), b: createVec2(), c: createVec2() },
  polygon: { kind: 'polygon', data: nothing, position: createVec2(), axes: [createVec2(), createVec2()] },
}))();

/** What never has an inside, but can be crossed. */
const THIN: readonly Shape['kind'][] = ['segment', 'ray', 'line'];

/** The shapes of this dimension, for motions that are tried. */
export const ground: Ground<Shape> = {
  translate: (shape, by) => translate(shape, by as Vec2, copies[shape.kind]),
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
    case 'halfplane':
      raiseByDistance(shape, moves, largest);
      return;
    case 'circle':
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
    case 'polygon':
      raisePosed(shape, largest);
      return;
  }
}

function raise({ x, y }: Vec2, largest: Float64Array): void {
  largest[0] = Math.max(largest[0]!, Math.abs(x), Math.abs(y));
}

/** Half extents count in lengths of the axes. They come with the box: V8 would allocate for numbers that are passed. */
function raiseByReach({ axes, halfExtents }: Obb, largest: Float64Array): void {
  const reach = Math.max(
    halfExtents.x * Math.max(Math.abs(axes[0].x), Math.abs(axes[0].y)),
    halfExtents.y * Math.max(Math.abs(axes[1].x), Math.abs(axes[1].y)),
  );
  largest[0] = Math.max(largest[0]!, Math.min(reach, Number.MAX_VALUE));
}

/** How far away the nearest part of its surface lies, more or less. It cannot be moved by less than what makes its constant another. */
function raiseByDistance(
  { normal, constant }: Pick<Halfplane, 'normal' | 'constant'>,
  moves: boolean,
  largest: Float64Array,
): void {
  const { x, y } = normal;
  const least = moves ? 2 ** 53 * Number.MIN_VALUE : 0;
  const distance = Math.max(Math.abs(constant), least) / Math.max(Math.abs(x), Math.abs(y));
  largest[0] = Math.max(largest[0]!, Math.min(distance, Number.MAX_VALUE));
}
