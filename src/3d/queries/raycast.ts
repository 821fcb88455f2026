import type { Bare, BareOrOwn } from '../../core/bare.js';
import { type Caster, castWith, everyHit, type Line, normalOfLine, type RaycastOptions } from '../../core/casting.js';
import { isObject } from '../../core/expect.js';
import { noRay } from '../../core/unknownKind.js';
import {
  intersectionSegmentCapsule,
  intersectionSegmentLine,
  intersectionSegmentObb,
  intersectionSegmentTriangle,
} from '../../generated/3d/intersection.js';
import { contact, intersects, raycast as raycastTable } from '../../generated/3d/questions.js';
import { slopeRayPlane } from '../../generated/3d/ray-plane.js';
import { sideRayTriangle } from '../../generated/3d/ray-triangle.js';
import {
  type BoxPassage,
  type CapsulePassage,
  copyRayHit,
  createBoxPassage,
  createCapsulePassage,
  createContact,
  createLineMeeting,
  createRayHit,
  createTrianglePassage,
  type LineMeeting,
  type RayHit,
  type TrianglePassage,
} from '../../generated/3d/results.js';
import { slopeSegmentPlane } from '../../generated/3d/segment-plane.js';
import { sideSegmentTriangle } from '../../generated/3d/segment-triangle.js';
import { copyVec3, createVec3, crossVec3, type MutableVec3, normalizeVec3, subtractVec3 } from '../../math/vec3.js';
import type { Hull } from '../shapes/hull.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';
import type { Shape } from '../shapes/shape.js';
import { bounds } from './bounds.js';
import { ground } from './ground.js';

const passage: TrianglePassage = /* @__PURE__ */ createTrianglePassage();
const contactOf = contact as Caster<Shape>['contact'];

const inCapsule: CapsulePassage = /* @__PURE__ */ createCapsulePassage();
const inBox: BoxPassage = /* @__PURE__ */ createBoxPassage();
const meeting: LineMeeting = /* @__PURE__ */ createLineMeeting();
const onLine = /* @__PURE__ */ (() => ({ tMin: 0.5, tMax: 0.5, entry: createVec3(), normal: createVec3() }))();

const caster: Caster<Shape> = /* @__PURE__ */ (() => ({
  ...ground,
  raycast: raycastTable as Caster<Shape>['raycast'],
  intersects,
  sideOf,
  contact: touchOf,
  passage: passageOf,
  ray: { kind: 'ray' as const, origin: createVec3(), direction: createVec3() },
  segment: { kind: 'segment' as const, start: createVec3(), end: createVec3() },
  place: { kind: 'point' as const, x: 0.5, y: 0.5, z: 0.5 },
  path: { kind: 'segment' as const, start: createVec3(), end: createVec3() },
  later: { kind: 'ray' as const, origin: createVec3(), direction: createVec3() },
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
  shape: Exclude<Shape, Hull>,
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

/** Of triangles and planes. */
function sideOf(line: Shape, shape: Shape): number | undefined {
  if (shape.kind === 'plane')
    return 0 - (line.kind === 'segment' ? slopeSegmentPlane(line, shape) : slopeRayPlane(line as Ray, shape));
  if (shape.kind !== 'triangle') return undefined;
  return line.kind === 'segment' ? sideSegmentTriangle(line, shape) : sideRayTriangle(line as Ray, shape);
}

/** Of a triangle, where a segment meets it, and the normal of its face. */
function touchOf(
  line: Shape,
  shape: Shape,
  out: Parameters<Caster<Shape>['contact']>[2],
): ReturnType<Caster<Shape>['contact']> {
  if (line.kind !== 'segment' || shape.kind !== 'triangle') return contactOf(line, shape, out);
  if (intersectionSegmentTriangle(line, shape, passage) === null) return null;
  const { a, b, c } = shape;
  const normal = normalizeVec3(crossVec3(subtractVec3(b, a), subtractVec3(c, a)));
  const turn = passage.side > 0 ? -1 : 1;
  out.normal.x = turn * normal.x;
  out.normal.y = turn * normal.y;
  out.normal.z = turn * normal.z;
  copyVec3(passage.entry, out.point as MutableVec3);
  return out;
}

function extentOf(shape: Shape): number {
  const { min, max } = bounds(shape);
  return max.x - min.x + (max.y - min.y) + (max.z - min.z);
}

/** What a segment shares with a solid whose passage has a normal, or with a line. */
function passageOf(segment: Shape, shape: Shape): ReturnType<Caster<Shape>['passage']> {
  if (segment.kind !== 'segment') return undefined;
  switch (shape.kind) {
    case 'capsule':
      return intersectionSegmentCapsule(segment, shape, inCapsule);
    case 'obb':
      return intersectionSegmentObb(segment, shape, inBox);
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
