/** Where the scene is seen from. The view moves only when it is asked to. */
import { type Direction, moveInView, perspective, surround, usualDirection } from 'riposte/gizmos';
import { type Point, pointNames, type Scene } from './scene.js';
import type { View } from './store.js';

const STEEPEST = Math.PI / 2 - 0.02;

/** Looks at the scene from the usual side, or from the side given, so that its picture fills and centres the frame. */
export function fitView(scene: Scene, direction: Direction = usualDirection): View {
  const around = surround(pointNames.map((name) => scene[name]));
  const { azimuth, elevation } = direction;
  let view: View = { azimuth, elevation, ...around, floor: 0 };
  // Nearness changes with the distance, hence more than one try.
  for (let i = 0; i < 3; i++) view = { ...view, ...closer(scene, view) };
  const lowest = Math.min(...pointNames.map((name) => scene[name].y));
  const tidy = 10 ** (Math.floor(Math.log10(view.radius)) - 2);
  const round = (value: number): number => Number((Math.round(value / tidy) * tidy).toPrecision(12));
  const { x, y, z = 0 } = view.target;
  return {
    azimuth,
    elevation,
    target: { x: round(x), y: round(y), z: round(z) },
    radius: Number(view.radius.toPrecision(3)),
    floor: round(lowest - view.radius * 0.08),
  };
}

/** How far from the middle of the picture shapes may reach, in halves of its shorter side: the rest is for labels. */
const REACH_ACROSS = 0.95;
const REACH_UP = 0.72;

/** A step toward the view in which the scene's picture is centred and as large as it may be. */
function closer(scene: Scene, view: View): Pick<View, 'target' | 'radius'> {
  const projection = perspective(view, 2, 2);
  const spots = [...cornersOf(scene), scene.start, scene.end].map((place) => projection.point(place));
  const [left, right] = range(spots.map(({ x }) => x));
  const [top, bottom] = range(spots.map(({ y }) => y));
  const fill = Math.max((right - left) / 2 / REACH_ACROSS, (bottom - top) / 2 / REACH_UP, 0.3);
  return {
    target: moveInView(view.target, (left + right) / 2 - 1, (top + bottom) / 2 - 1, view, 2, 2),
    radius: view.radius * fill,
  };
}

function range(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function cornersOf({ min, max }: Scene): Point[] {
  return [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => ({ x, y, z }))));
}

export function sameView(a: View, b: View): boolean {
  return (
    a.azimuth === b.azimuth &&
    a.elevation === b.elevation &&
    a.radius === b.radius &&
    a.target.x === b.target.x &&
    a.target.y === b.target.y &&
    a.target.z === b.target.z
  );
}

export function turned(view: View, azimuth: number, elevation: number): View {
  const turn = view.azimuth + azimuth;
  return {
    ...view,
    azimuth: rounded(Math.atan2(Math.sin(turn), Math.cos(turn))),
    elevation: rounded(Math.min(STEEPEST, Math.max(-STEEPEST, view.elevation + elevation))),
  };
}

export function zoomed(view: View, factor: number): View {
  const radius = view.radius * factor;
  return radius > 1e-300 && radius < 1e300 ? { ...view, radius: Number(radius.toPrecision(5)) } : view;
}

/** Whether the scene is in the picture at all: it may lie far from where the view was last set. */
export function shows(view: View, scene: Scene): boolean {
  const { target, radius } = surround(pointNames.map((name) => scene[name]));
  const away = Math.hypot(target.x - view.target.x, target.y - view.target.y, (target.z ?? 0) - (view.target.z ?? 0));
  return away + radius < view.radius * 1.4 && radius > view.radius * 0.25;
}

function rounded(angle: number): number {
  return Math.round(angle * 1000) / 1000;
}
