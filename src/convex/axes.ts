/** The axis that decided the contact of two boxes, by its name. */
import { areSwapped } from './frame.js';
import { across } from './parting.js';

/** By the number of the first box's axis and that of the second's; 3 is for none. */
const NAMES = [
  ...(['a.x × b.x', 'a.x × b.y', 'a.x × b.z', 'a.x'] as const),
  ...(['a.y × b.x', 'a.y × b.y', 'a.y × b.z', 'a.y'] as const),
  ...(['a.z × b.x', 'a.z × b.y', 'a.z × b.z', 'a.z'] as const),
  ...(['b.x', 'b.y', 'b.z'] as const),
] as const;

/** As they were given. */
export function nameOfAxis(isDeep: boolean): (typeof NAMES)[number] {
  const own = isDeep ? 3 : 2;
  const i = across[0]!;
  const j = across[1]!;
  // Square to two edges of one box, or in the plane to one, it is the axis of the last.
  const last = own - (i % own) - (isDeep ? j % own : 1);
  if (j < own) return NAMES[areSwapped() ? 12 + last : 4 * last + 3]!;
  if (i >= own) return NAMES[areSwapped() ? 4 * last + 3 : 12 + last]!;
  return NAMES[areSwapped() ? 4 * (j - own) + i : 4 * i + (j - own)]!;
}

/** The same axis where the boxes are named the other way round. */
export function otherAxis(name: (typeof NAMES)[number]): (typeof NAMES)[number] {
  const index = NAMES.indexOf(name);
  return NAMES[4 * (index & 3) + (index >> 2)]!;
}
