/** Whether two cores with their radii are apart or overlap, in doubles, as far as rounding lets it be certain. */
import { coreA, coreB, frame, SIZE, SPREAD, settle, UNIT_OF_LENGTH } from './frame.js';
import { growPolygon } from './growing2.js';
import { growPolytope } from './growing3.js';
import { APART, extreme, found, GAP, measure } from './nearest.js';
import { addToSimplex, BY_WEIGHTS, beginSimplex, mean } from './simplex.js';

/**
 * What rounding may change about a length along a unit vector, in parts of the size, the spread and the radii. A coordinate that was summed up is off by at
 * most five roundings of its terms, and the corner found along a direction by as many as a dot product has: all in all fewer than 128 roundings.
 */
const DOUBT: number = 2 ** -45;
/** What products that vanish may take. */
const LOST: number = 2 ** -1060;
const STEPS = 64;

/** 1 where they are apart, -1 where they overlap, and 0 where that is not certain. */
export function glance(isDeep: boolean): number {
  if (!settle(false)) return 0;
  const a = coreA();
  const b = coreB();
  const unit = frame[UNIT_OF_LENGTH]!;
  const reach = (a.radius[0]! + b.radius[0]!) / unit;
  const doubt = DOUBT * (frame[SIZE]! + frame[SPREAD]! + reach) + LOST / unit;
  found[GAP] = -Infinity;
  beginSimplex(a, 0, b, 0);
  for (let step = 0; step < STEPS && mean[BY_WEIGHTS]! > doubt; step++) {
    if (reach - mean[BY_WEIGHTS]! > doubt) return -1;
    const i = extreme(a, -1);
    const j = extreme(b, 1);
    measure(a.points, 3 * i, b.points, 3 * j);
    if (found[GAP]! - reach > doubt) return 1;
    // Nothing is left to be learnt of radii.
    if (reach > 0 && mean[BY_WEIGHTS]! - found[GAP]! <= doubt) return 0;
    if (!addToSimplex(a, i, b, j)) break;
  }
  if (reach > 0) return reach - mean[BY_WEIGHTS]! > doubt ? -1 : 0;
  found[APART] = doubt;
  return (isDeep ? growPolytope(true) : growPolygon(true)) ? -1 : 0;
}
