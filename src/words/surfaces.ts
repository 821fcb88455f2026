/** Two surfaces, each that of a halfspace or a plane. */
import { acrossBoth } from './angles.js';
import { descentTo } from './descents.js';
import type { Surface } from './heights.js';
import { precedes } from './order.js';
import { risenTo, type Upright } from './spans.js';
import { cross, is2D, scale, type Vec, type Vec3, vec2 } from './vec.js';

/** Whether the second goes first in an order of their own, so that swapping the arguments does not change what is found. */
export const areSwapped = (a: Surface, b: Surface): boolean =>
  a.constant !== b.constant ? b.constant < a.constant : precedes([b.normal], [a.normal]);

/** The point of a surface nearest to 0. */
export const footOf = ({ unit, rise }: Upright): Vec => scale(unit, 0 - rise);

/** Where two that are not parallel cross: from the foot of the first, within it and square to the line that they share. */
function crossingOf(first: Upright, second: Upright): Vec {
  const foot = footOf(first);
  const aside = is2D(foot)
    ? vec2(0 - first.way.y, first.way.x)
    : cross(acrossBoth(first.way as Vec3, second.way as Vec3).unit, first.unit as Vec3);
  return descentTo(second, { origin: foot, direction: aside }).point;
}

/** A point of the first surface that does not lie above the second: its foot, or where they cross. They are known to meet. */
export const behind = (first: Upright, second: Upright, parallel: boolean): Vec =>
  parallel || risenTo(second, footOf(first)) <= 0 ? footOf(first) : crossingOf(first, second);
