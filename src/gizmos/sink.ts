import type { AxisRole, Role } from './roles.js';

/** A place to draw at, in the coordinates of the shapes: flat without `z`, in space with it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/**
 * Where an explanation goes: a few calls that any renderer can answer, the same for 2D and 3D.
 *
 * The role says what a thing is and with that its sign, weight and colour. `axis` is added where a thing also speaks
 * for one coordinate (the x slab's entry, a box edge along z); it then wears the colour and the ticks of that axis.
 */
export interface Sink {
  line(from: Place, to: Place, role: Role, axis?: AxisRole): void;
  point(at: Place, role: Role, axis?: AxisRole): void;
  label(at: Place, text: string, role: Role, axis?: AxisRole): void;
  /** A flat patch of a solid's surface, its corners counter-clockwise seen from outside. Edges behind all of its faces are hidden. */
  face(corners: readonly Place[], role: Role): void;
  /** A quantity of the computation under the name it has in the formula. */
  value(name: string, number: number): void;
}
