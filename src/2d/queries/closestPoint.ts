import { misfit } from '../../core/misfit.js';
import { closestPoints } from '../../generated/2d/questions.js';
import { type ClosestPoints, createClosestPoints } from '../../generated/2d/results.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import type { Point } from '../shapes/point.js';
import type { Shape } from '../shapes/shape.js';

/**
 * The point of a shape that is nearest to a given point: that point itself where it lies in the shape. Null where the shape is empty, or something not finite.
 * It is as accurate as the closest points of the two, and `closestPointOnSegment` and its like ask the same of one kind.
 */
export function closestPoint(shape: Reached, point: Vec2, out?: MutableVec2): MutableVec2 | null {
  try {
    asked.x = point.x;
    asked.y = point.y;
  } catch (problem) {
    throw misfit(problem, 'a shape with all of its fields and a point { x, y }', [shape, point]);
  }
  if (!ask(asked, shape, nearest)) return null;
  try {
    const { x, y } = nearest.b;
    out ??= createVec2();
    out.x = x;
    out.y = y;
    return out;
  } catch (problem) {
    throw misfit(problem, 'a shape with all of its fields and a point { x, y }', [shape, point], out);
  }
}

/** The shapes that have closest points with a point. */
type Reached<S = Shape> = S extends Shape
  ? typeof closestPoints extends (a: Point, b: S, out?: ClosestPoints) => ClosestPoints | null
    ? S
    : never
  : never;

/** Of kinds that have none with a point, the question itself says so. */
const ask = closestPoints as (a: Shape, b: Shape, out: ClosestPoints) => ClosestPoints | null;
const asked: Point = { kind: 'point', x: 0.5, y: 0.5 };
const nearest = /* @__PURE__ */ createClosestPoints();
