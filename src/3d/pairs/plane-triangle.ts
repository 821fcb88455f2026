/** Plane and triangle: they cross where its corners are on both sides. */
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { beside, heightOf } from '../../words/heights.js';
import type { Plane3, Triangle3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';

export function gap(plane: Plane3, { a, b, c }: Triangle3): Sign {
  if (isEmptyPlane3(plane)) return APART;
  return signOf(beside(heightOf(plane, a), heightOf(plane, b), heightOf(plane, c)));
}
