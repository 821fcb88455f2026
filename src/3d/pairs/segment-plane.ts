/** Segment and plane: they cross where its ends are on both sides. */
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { beside, heightOf } from '../../words/heights.js';
import type { Plane3, Segment3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';

export function gap({ start, end }: Segment3, plane: Plane3): Sign {
  if (isEmptyPlane3(plane)) return APART;
  return signOf(beside(heightOf(plane, start), heightOf(plane, end)));
}
