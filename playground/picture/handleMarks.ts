/** How handles look: a ring for a point, a diamond for a corner; around the selected one a ring and three arms. */
import { pathOf, px, type ScreenPoint, sign } from 'riposte/gizmos';
import { type Axis, axes, type Point, type PointName, pointNames, type Scene } from '../state/scene.js';
import type { View } from '../state/store.js';
import { colour, roleOf, SHEET, type Stage } from './projected.js';

export interface Arm {
  readonly axis: Axis;
  readonly from: ScreenPoint;
  readonly tip: ScreenPoint;
}

/** Arms long enough to be taken hold of, whatever the scale. */
export function armLength(view: View): number {
  return view.radius * 0.19;
}

export function armsOf(point: Point, view: View, { projection }: Stage): Arm[] {
  const from = projection.point(point);
  return axes.map((axis) => ({
    axis,
    from,
    tip: projection.point({ ...point, [axis]: point[axis] + armLength(view) }),
  }));
}

export function drawHandles(scene: Scene, selected: PointName, arms: readonly Arm[], { projection }: Stage): string {
  const others = pointNames.filter((name) => name !== selected);
  const marks = [...others, selected].map((name) => {
    const at = projection.point(scene[name]);
    const chosen = name === selected ? halo(at) : '';
    return chosen + (name === 'start' || name === 'end' ? ring(at) : corner(at));
  });
  return arms.map(drawArm).join('') + marks.join('');
}

function drawArm({ axis, from, tip }: Arm): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  if (length < 6) return '';
  const unit = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const letter = { x: tip.x + unit.x * 11, y: tip.y + unit.y * 11 + 4.5 };
  const foot = { x: from.x + unit.x * 16, y: from.y + unit.y * 16 };
  const line = pathOf([foot, tip]);
  return `<g class="arm r-${roleOf[axis]}" data-arm="${axis}"><circle class="reach" cx="${px(tip.x)}" cy="${px(tip.y)}" r="18"/><path d="${line}" fill="none" stroke="transparent" stroke-width="14"/>${
    length > 16 ? `<path class="ln" style="stroke-width:1.6px" d="${line}"/>` : ''
  }<circle class="fill" cx="${px(tip.x)}" cy="${px(tip.y)}" r="3.4"/><text class="halo q" x="${px(letter.x)}" y="${px(letter.y)}" text-anchor="middle" aria-hidden="true">${axis}</text><text class="tx q" x="${px(letter.x)}" y="${px(letter.y)}" text-anchor="middle">${axis}</text></g>`;
}

function ring(at: ScreenPoint): string {
  return sign(at, { sign: 'ring', radius: 7.5, width: 3, filled: true }, colour('shapeA'), SHEET);
}

function corner(at: ScreenPoint): string {
  return sign(at, { sign: 'diamond', radius: 8, width: 2.2, filled: true }, colour('shapeB'), SHEET);
}

function halo({ x, y }: ScreenPoint): string {
  const circle = (name: string): string => `<circle class="${name}" cx="${px(x)}" cy="${px(y)}" r="14"/>`;
  return circle('focus-gap') + circle('focus-ring');
}
