import { contact } from '../../generated/2d/questions.js';
import { type Contact, createContact } from '../../generated/2d/results.js';
import { createVec2, type MutableVec2 } from '../../math/vec2.js';
import type { Shape } from '../shapes/shape.js';

const found: Contact = /* @__PURE__ */ createContact();

/** The shortest motion of `a` that leaves it just touching `b`, or null when they do not meet. */
export function pushOut(a: Shape, b: Shape, out?: MutableVec2): MutableVec2 | null {
  if (contact(a, b, found) === null) return null;
  out ??= createVec2();
  const { normal, depth } = found;
  // A depth beyond the largest double is infinite.
  out.x = normal.x === 0 ? 0 : 0 - normal.x * depth;
  out.y = normal.y === 0 ? 0 : 0 - normal.y * depth;
  return out;
}
