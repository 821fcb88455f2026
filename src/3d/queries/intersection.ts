import { intersection as intersectionOfPairs } from '../../generated/3d/questions.js';
import type { Shape } from '../shapes/shape.js';
import type { Triangle } from '../shapes/triangle.js';
import { intersectionTriangles, type TriangleOverlap } from './triangles.js';

interface OfTriangles {
  /** What two shapes share, in either order, or null when they do not meet. */
  (a: Triangle, b: Triangle, out?: TriangleOverlap): TriangleOverlap | null;
}

const ofPairs = intersectionOfPairs as (a: Shape, b: Shape, out?: object) => object | null;

/** What two shapes share, in either order, or null when they do not meet. */
export const intersection = ((a: Shape, b: Shape, out?: object): object | null =>
  a?.kind === 'triangle' && b?.kind === 'triangle'
    ? intersectionTriangles(a, b, out as TriangleOverlap | undefined)
    : ofPairs(a, b, out)) as OfTriangles & typeof intersectionOfPairs;
