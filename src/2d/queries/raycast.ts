import type { Bare, BareOrOwn } from '../../core/bare.js';
import { type Caster, castWith, everyHit, type Line, normalOfLine, type RaycastOptions } from '../../core/casting.js';
import { isObject } from '../../core/expect.js';
import { noRay } from '../../core/unknownKind.js';
import {
  intersectionSegmentCapsule,
  intersectionSegmentLine,
  intersectionSegmentObb,
  intersectionSegmentTriangle,
} from '../../generated/2d/intersection.js';
import { contact, intersects, raycast as raycastTable } from '../../generated/2d/questions.js';
import {
  type BoxPassage,
  type CapsulePassage,
  copyRayHit,
  createBoxPassage,
  createCapsulePassage,
  createContact,
  createLineMeeting,
  createRayHit,
  createSolidPassage,
  type LineMeeting,
  type RayHit,
  type SolidPassage,
} from '../../generated/2d/results.js';
import { createVec2 } from '../../math/vec2.js';
import type { Polygon } from '../shapes/polygon.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';
import type { Shape } from '../shapes/shape.js';
import { bounds } from './bounds.js';
import { ground } from './ground.js';

const inCapsule: CapsulePassage = /* @__PURE__ */ createCapsulePassage();
const inBox: BoxPassage = /* @__PURE__ */ createBoxPassage();
const inTriangle: SolidPassage = /* @__PURE__ */ createSolidPassage();
const meeting: LineMeeting = /* @__PURE__ */ createLineMeeting();
const onLine = /* @__PURE__ */ (() => ({ tMin: 0.5, tMax: 0.5, entry: createVec2(), normal: createVec2() }))();

const caster: Caster<Shape> = /* @__PURE__ */ (() => ({
  ...ground,
  raycast: raycastTable as Caster<Shape>['raycast'],
  intersects,
  sideOf: () => undefined,
  contact: contact as Caster<Shape>['contact'],
  passage: passageOf,
  ray: { kind: 'ray' as const, origin: createVec2(), direction: createVec2() },
  segment: { kind: 'segment' as const, start: createVec2(), end: createVec2() },
  place: { kind: 'point' as const, x: 0.5, y: 0.5 },
  path: { kind: 'segment' as const, start: createVec2(), end: createVec2() },
  later: { kind: 'ray' as const, origin: createVec2(), direction: createVec2() },
  extentOf,
  hit: createRayHit(),
  touch: createContact(),
}))();

/**
 * Where a ray first meets a shape, or null. Starting inside, t is 0. A segment serves as a ray, with t from 0 to 1; whether it meets the
 * shape is decided for the segment as given. three.js objects `Ray` and `Line3` serve as they are.
 *
 * On a box the point lies exactly on a face; on a ball it may be off the surface by its bound, and thus inside, unless `entering` is asked for.
 * A miss leaves `out` as it was if there are options. Options with all four fields, made once, cost no allocation.
 */
export function raycast(
  ray: BareOrOwn<Ray> | BareOrOwn<Segment>,
  shape: Exclude<Shape, Polygon>,
  out?: RayHit,
  options?: RaycastOptions,
): RayHit | null {
  if (!isObject(ray)) throw noRay(ray);
  if (out && !isObject(out.point)) throw new TypeError('raycast out must be a RayHit; options are the fourth argument');
  const line: Line = ray;
  if (options === undefined && line.direction !== undefined) return raycastTable(ray as Bare<Ray>, shape, out);
  // Copied only now: a miss leaves `out` as it was.
  return castWith(caster, line, shape, options ?? everyHit) === null
    ? null
    : copyRayHit(caster.hit as RayHit, out ?? undefined);
}

function extentOf(shape: Shape): number {
  const { min, max } = bounds(shape);
  return max.x - min.x + (max.y - min.y);
}

/** What a segment shares with a solid whose passage has a normal, or with a line. */
function passageOf(segment: Shape, shape: Shape): ReturnType<Caster<Shape>['passage']> {
  if (segment.kind !== 'segment') return undefined;
  switch (shape.kind) {
    case 'capsule':
      return intersectionSegmentCapsule(segment, shape, inCapsule);
    case 'obb':
      return intersectionSegmentObb(segment, shape, inBox);
    case 'triangle':
      return intersectionSegmentTriangle(segment, shape, inTriangle);
    case 'line':
      if (intersectionSegmentLine(segment, shape, meeting) === null) return null;
      normalOfLine(shape.direction, segment, onLine.normal);
      onLine.tMin = meeting.t;
      onLine.tMax = meeting.tEnd;
      onLine.entry = meeting.start;
      return onLine;
    default:
      return undefined;
  }
}
