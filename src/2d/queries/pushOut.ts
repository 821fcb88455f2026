import { misfit } from '../../core/misfit.js';
import { checkPushOut, type PushOutOptions, partingMotion } from '../../core/settling.js';
import { type ContactPartners, contact } from '../../generated/2d/questions.js';
import { createObbContact, type ObbContact } from '../../generated/2d/results.js';
import { createVec2, type MutableVec2 } from '../../math/vec2.js';
import type { Shape } from '../shapes/shape.js';
import { ground } from './ground.js';

const found: ObbContact = /* @__PURE__ */ createObbContact();
const motion: MutableVec2 = /* @__PURE__ */ createVec2();
const usual: PushOutOptions = {};
const contactOf = contact as (a: Shape, b: Shape, out: ObbContact) => ObbContact | null;

/**
 * The shortest motion of `a` that parts it from `b`, or null unless they overlap: a touch needs no push. Added to the coordinates of
 * `a`, as `translate` does, it leaves them not overlapping, whatever was rounded. It is longer than the depth of their contact by no
 * more than 8 ulp of the largest coordinate or radius of either shape, or of what the constant of a half-plane can tell.
 */
export function pushOut<A extends Shape>(
  a: A,
  b: ContactPartners[A['kind']],
  out?: MutableVec2,
  options?: PushOutOptions,
): MutableVec2 | null;
export function pushOut(a: Shape, b: Shape, out?: MutableVec2, options?: PushOutOptions): MutableVec2 | null {
  if (out || options !== undefined) checkPushOut(out, options);
  if (contactOf(a, b, found) === null || found.depth === 0) return null;
  partingMotion(ground, a, b, found, options ?? usual, motion);
  out ??= createVec2();
  try {
    out.x = motion.x;
    out.y = motion.y;
    return out;
  } catch (problem) {
    throw misfit(problem, 'a vector to write into', [out]);
  }
}
