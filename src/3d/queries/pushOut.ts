import { contact } from '../../generated/3d/questions.js';
import { type Contact, createContact } from '../../generated/3d/results.js';
import { createVec3, type MutableVec3 } from '../../math/vec3.js';
import type { Shape } from '../shapes/shape.js';

const found: Contact = /* @__PURE__ */ createContact();

/** The shortest motion of `a` that leaves it just touching `b`, or null when they do not meet. */
export function pushOut(a: Shape, b: Shape, out?: MutableVec3): MutableVec3 | null {
  if (contact(a, b, found) === null) return null;
  out ??= createVec3();
  const { normal, depth } = found;
  // A depth beyond the largest double is infinite.
  out.x = normal.x === 0 ? 0 : 0 - normal.x * depth;
  out.y = normal.y === 0 ? 0 : 0 - normal.y * depth;
  out.z = normal.z === 0 ? 0 : 0 - normal.z * depth;
  return out;
}
