/**
 * How a role looks besides its colour, so that a picture printed in grey still reads. Sizes are in pixels of the
 * finished picture, never in units of the scene.
 */
import { expectAxis, expectRole } from './checks.js';
import type { AxisRole, Role } from './roles.js';

/** How a line is drawn. */
export interface LineStyle {
  readonly width: number;
  readonly dash?: string;
  /** Width of the ground-coloured line underneath, which lifts a line off what it crosses. */
  readonly casing?: number;
  /** What the far end carries: a filled head, or two open chevrons. */
  readonly head?: 'arrow' | 'chevrons';
}

/** How lines of each role are drawn. */
export const lineStyles: Readonly<Record<Role, LineStyle>> = {
  shapeA: { width: 3, casing: 7 },
  shapeB: { width: 3, casing: 7 },
  hit: { width: 3 },
  miss: { width: 3, dash: '1 6', casing: 7 },
  entry: { width: 2 },
  exit: { width: 2 },
  shared: { width: 5, casing: 9 },
  axisX: { width: 2 },
  axisY: { width: 2 },
  axisZ: { width: 2 },
  normal: { width: 2.4, head: 'arrow' },
  separating: { width: 3, dash: '14 4 2 4' },
  pushOut: { width: 3, head: 'chevrons' },
  ghost: { width: 1.5, dash: '6 5' },
};

/** An edge of a shape that runs along one axis: thinner than a linear shape, with ticks across its middle. */
export const edgeStyle: LineStyle = { width: 2 };

/** An edge behind all the faces it belongs to. */
export const hiddenStyle: LineStyle = { width: 1.5, dash: '2 4' };

export const signs = ['ring', 'square', 'dot', 'diamond', 'cross', 'plus'] as const;

/** What a point is drawn as. */
export type Sign = (typeof signs)[number];

/** How a point is drawn. */
export interface PointStyle {
  readonly sign: Sign;
  /** From the middle to the rim. */
  readonly radius: number;
  readonly width: number;
  /** Whether the inside hides what lies below. */
  readonly filled: boolean;
}

const pointStyles: Readonly<Record<Role, PointStyle>> = {
  shapeA: { sign: 'ring', radius: 6, width: 3, filled: true },
  shapeB: { sign: 'diamond', radius: 7, width: 2.2, filled: true },
  hit: { sign: 'dot', radius: 3.6, width: 0, filled: true },
  miss: { sign: 'cross', radius: 5, width: 2, filled: false },
  entry: { sign: 'ring', radius: 11, width: 2.6, filled: false },
  exit: { sign: 'square', radius: 10, width: 2.6, filled: false },
  shared: { sign: 'dot', radius: 5, width: 0, filled: true },
  axisX: { sign: 'dot', radius: 3.5, width: 0, filled: true },
  axisY: { sign: 'dot', radius: 3.5, width: 0, filled: true },
  axisZ: { sign: 'dot', radius: 3.5, width: 0, filled: true },
  normal: { sign: 'dot', radius: 3.5, width: 0, filled: true },
  separating: { sign: 'dot', radius: 3.5, width: 0, filled: true },
  pushOut: { sign: 'dot', radius: 3.5, width: 0, filled: true },
  ghost: { sign: 'plus', radius: 4, width: 1, filled: false },
};

/** The sign of a point in a role. One axis' entry or exit is small, so that the deciding one fits around it. */
export function pointStyle(role: Role, axis?: AxisRole): PointStyle {
  expectRole(role);
  expectAxis(axis);
  const style = pointStyles[role];
  return axis === undefined ? style : { ...style, radius: Math.min(style.radius, 5), width: 2, filled: true };
}

/** Ticks across an edge: one for x, two for y, three for z. */
export const tickCount: Readonly<Record<AxisRole, number>> = { axisX: 1, axisY: 2, axisZ: 3 };
