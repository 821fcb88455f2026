import { misfit } from '../../core/misfit.js';
import { checkPushOut, type PushOutOptions, partingMotion } from '../../core/settling.js';
import { type ContactPartners, contact } from '../../generated/3d/questions.js';
import { createObbContact, type ObbContact } from '../../generated/3d/results.js';
import { createVec3, type MutableVec3 } from '../../math/vec3.js';
import type { Shape } from '../shapes/shape.js';
import { ground } from './ground.js';

const found: ObbContact = /* @__PURE__ */ createObbContact();
const motion: MutableVec3 = /* @__PURE__ */ createVec3();
const usual: PushOutOptions = {};
const contactOf = contact as (a: Shape, b: Shape, out: ObbContact) => ObbContact | null;

/**
 * The shortest motion of `a` that parts it from `b`, or null unless they overlap: a touch needs no push. Added to the coordinates of
 * `a`, as `translate` does, it leaves them not overlapping, whatever was rounded. It is longer than the depth of their contact by no
 * more than 8 ulp of the largest coordinate or radius of either shape, or of what the constant of a plane can tell.
 */
export function pushOut<A extends Shape>(
  a: A,
  b: ContactPartners[A['kind']],
  out?: MutableVec3,
  options?: PushOutOptions,
): MutableVec3 | null;
export function pushOut(a: Shape, b: Shape, out?: MutableVec3, options?: PushOutOptions): MutableVec3 | null {
  if (out || options !== undefined) checkPushOut(out, options);
  if (contactOf(a, b, found) === null || found.depth === 0) return null;
  partingMotion(ground, a, b, found, options ?? usual, motion);
  out ??= createVec3();
  try {
    out.x = motion.x;
    out.y = motion.y;
    out.z = motion.z;
    return out;
  } catch (problem) {
    throw misfit(problem, 'a vector to write into', [out]);
  }
}
