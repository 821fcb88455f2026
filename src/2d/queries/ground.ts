import type { Ground } from '../../core/settling.js';
import { overlaps } from '../../generated/2d/questions.js';
import { createVec2, type Vec2 } from '../../math/vec2.js';
import type { Shape } from '../shapes/shape.js';
import { translate } from './translate.js';

/** One of each kind. They hold what was moved last. */
const copies: { readonly [Kind in Shape['kind']]: Extract<Shape, { readonly kind: Kind }> } = /* @__PURE__ */ (() => ({
  point: { kind: 'point', x: 0.5, y: 0.5 },
  segment: { kind: 'segment', start: createVec2(), end: createVec2() },
  ray: { kind: 'ray', origin: createVec2(), direction: createVec2() },
  circle: { kind: 'circle', center: createVec2(), radius: 0.5 },
  aabb: { kind: 'aabb', min: createVec2(), max: createVec2() },
}))();

/** The shapes of this dimension, for motions that are tried. */
export const ground: Ground<Shape> = {
  translate: (shape, by) => translate(shape, by as Vec2, copies[shape.kind]),
  overlaps,
  measure,
  isThin: ({ kind }) => kind === 'segment' || kind === 'ray',
};

function measure(shape: Shape, largest: Float64Array): void {
  switch (shape.kind) {
    case 'point':
      raise(shape, largest);
      return;
    case 'segment':
      raise(shape.start, largest);
      raise(shape.end, largest);
      return;
    case 'ray':
      raise(shape.origin, largest);
      return;
    case 'circle':
      raise(shape.center, largest);
      largest[0] = Math.max(largest[0]!, shape.radius);
      return;
    case 'aabb':
      raise(shape.min, largest);
      raise(shape.max, largest);
      return;
  }
}

function raise({ x, y }: Vec2, largest: Float64Array): void {
  largest[0] = Math.max(largest[0]!, Math.abs(x), Math.abs(y));
}
