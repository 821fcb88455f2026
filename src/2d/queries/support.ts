/** The farthest points of shapes. */
import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { noShape } from '../../core/unknownKind.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Capsule } from '../shapes/capsule.js';
import type { Circle } from '../shapes/circle.js';
import type { Halfplane } from '../shapes/halfplane.js';
import type { Line } from '../shapes/line.js';
import type { Obb } from '../shapes/obb.js';
import type { Polygon } from '../shapes/polygon.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';
import type { Shape } from '../shapes/shape.js';
import type { Triangle } from '../shapes/triangle.js';
import * as far from './farthest.js';
import { supportPolygon } from './polygon.js';

/**
 * The point of a shape that lies farthest along a direction of any length. Null where there is none: an endless shape that runs on that way, an empty one, or something not
 * finite. Which corner, end or side is farthest is decided exactly. Of equally far ones it is the first of a segment's ends or a triangle's corners, and of a box the one towards
 * `max` or along its own axes; of a halfplane the nearest to 0. A direction of length 0 gives any point of the shape.
 * @bound result 8 ulp of the coordinates
 */
export function support(shape: Shape, direction: Vec2, out?: MutableVec2): MutableVec2 | null {
  if (shape?.kind === 'polygon') return supportPolygon(shape, direction, out);
  let isFound: boolean | undefined;
  try {
    isFound = find(shape, direction);
  } catch (problem) {
    throw misfit(problem, 'a shape with all of its fields and a direction { x, y }', [shape, direction], out);
  }
  if (isFound === undefined) throw noShape(shape, '2D');
  return isFound ? written(out) : null;
}

/** @returns undefined for a shape that is not known */
function find(shape: Exclude<Shape, Polygon>, direction: Vec2): boolean | undefined {
  switch (shape?.kind) {
    case 'point':
      return far.ofPoint(shape, direction);
    case 'segment':
      return far.ofSegment(shape, direction);
    case 'ray':
      return far.ofRay(shape, direction);
    case 'line':
      return far.ofLine(shape, direction);
    case 'halfplane':
      return far.ofHalfplane(shape, direction);
    case 'circle':
      return far.ofCircle(shape, direction);
    case 'capsule':
      return far.ofCapsule(shape, direction);
    case 'aabb':
      return far.ofAabb(shape, direction);
    case 'obb':
      return far.ofObb(shape, direction);
    case 'triangle':
      return far.ofTriangle(shape, direction);
    default:
      shape satisfies undefined;
      return undefined;
  }
}

function written(out: MutableVec2 = createVec2()): MutableVec2 {
  try {
    out.x = far.found[0]!;
    out.y = far.found[1]!;
    return out;
  } catch (problem) {
    throw misfit(problem, 'the farthest point', [], out);
  }
}

type Support<S> = (shape: Bare<S>, direction: Vec2, out?: MutableVec2) => MutableVec2 | null;

/** The question about shapes of one kind, by their bare fields. */
function bare<S>(needed: string, ofKind: (shape: Bare<S>, direction: Vec2) => boolean): Support<S> {
  return (shape, direction, out) => {
    let isFound: boolean;
    try {
      isFound = ofKind(shape, direction);
    } catch (problem) {
      throw misfit(problem, `${needed} and a direction { x, y }`, [shape, direction], out);
    }
    return isFound ? written(out) : null;
  };
}

/**
 * The end of a segment that lies farther along a direction, exactly as it was given; the start where both are as far. Null where something is not finite.
 * @bound result exact
 */
export const supportSegment: Support<Segment> = /* @__PURE__ */ bare('a segment { start, end }', far.ofSegment);

/**
 * The origin of a ray, or null where the ray runs on along the direction without an end, or something is not finite.
 * @bound result exact
 */
export const supportRay: Support<Ray> = /* @__PURE__ */ bare('a ray { origin, direction }', far.ofRay);

/**
 * The origin of a line that is square to a direction; null for any other, which has no farthest point, and where something is not finite.
 * @bound result exact
 */
export const supportLine: Support<Line> = /* @__PURE__ */ bare('a line { origin, direction }', far.ofLine);

/**
 * The point of its border nearest to 0, where a halfplane ends square to a direction; null for any other, which has no farthest point, and where something is not finite.
 * @bound result 8 ulp of the coordinates
 */
export const supportHalfplane: Support<Halfplane> = /* @__PURE__ */ bare(
  'a halfplane { normal, constant }',
  far.ofHalfplane,
);

/**
 * The point of a circle that lies farthest along a direction. Null where the radius is negative or something is not finite.
 * @bound result 3 ulp of the coordinates
 */
export const supportCircle: Support<Circle> = /* @__PURE__ */ bare('a circle { center, radius }', far.ofCircle);

/**
 * The point of a capsule that lies farthest along a direction, from its start where both ends are as far. Null where the radius is negative or something is not finite.
 * @bound result 3 ulp of the coordinates
 */
export const supportCapsule: Support<Capsule> = /* @__PURE__ */ bare('a capsule { start, end, radius }', far.ofCapsule);

/**
 * The corner of a box that lies farthest along a direction; of several the one towards `max`. Null where the box is empty or something is not finite.
 * @bound result exact
 */
export const supportAabb: Support<Aabb> = /* @__PURE__ */ bare('a box { min, max }', far.ofAabb);

/**
 * The corner of an oriented box that lies farthest along a direction, which is decided exactly; of several the one along its own axes. Null where a half extent is negative or
 * something is not finite.
 * @bound result 2 ulp of the coordinates
 */
export const supportObb: Support<Obb> = /* @__PURE__ */ bare(
  'an oriented box { center, halfExtents, axes }',
  far.ofObb,
);

/**
 * The corner of a triangle that lies farthest along a direction, exactly as it was given; of several the first of a, b and c. Null where something is not finite.
 * @bound result exact
 */
export const supportTriangle: Support<Triangle> = /* @__PURE__ */ bare('a triangle { a, b, c }', far.ofTriangle);
