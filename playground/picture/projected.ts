/** Small helpers that everything drawn in the picture shares. */
import type { AxisRole, Frame, Projection, Role, ScreenPoint } from 'riposte/gizmos';
import type { Axis } from '../state/scene.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a part of the picture needs to know to draw itself. */
export interface Stage extends Size {
  readonly projection: Projection;
}

export const axisOf: Readonly<Record<AxisRole, Axis>> = { axisX: 'x', axisY: 'y', axisZ: 'z' };
export const roleOf: Readonly<Record<Axis, AxisRole>> = { x: 'axisX', y: 'axisY', z: 'axisZ' };

export const SHEET = 'var(--sheet)';

export function colour(role: Role): string {
  return `var(--${role})`;
}

/** A part that a step may fade: what belongs to one axis. */
export function ofAxis(axis: AxisRole, content: string): string {
  return `<g class="ax ax-${axisOf[axis]}">${content}</g>`;
}

export function around({ x, y }: Pick<ScreenPoint, 'x' | 'y'>, radius: number): Frame {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

export function isInside({ x, y }: ScreenPoint, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
