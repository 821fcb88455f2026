/** The state as part of the page's address, so that a link shows what its sender saw. */
import { firstScene } from './presets.js';
import { type Axis, axes, fieldName, type Point, type PointName, pointNames, type Scene, sameScene } from './scene.js';
import type { State, Step, View } from './store.js';
import { fitView, sameView } from './view.js';

export interface Read {
  readonly state: State;
  /** The first field that could not be read; the first scene is shown in its place. */
  readonly unreadable: string | null;
}

export function readAddress(search: string): Read {
  const query = new URLSearchParams(search);
  const { scene, unreadable } = readScene(query);
  const state: State = {
    scene,
    step: readStep(query.get('step')),
    selected: 'start',
    view: (unreadable === null ? readView(query.get('view')) : null) ?? fitView(scene),
    snap: query.get('snap') !== 'off',
    grid: query.get('grid') !== 'off',
  };
  return { state, unreadable };
}

export function writeAddress({ scene, step, view, snap, grid }: State): string {
  const parts: string[] = [];
  if (!sameScene(scene, firstScene)) {
    for (const name of pointNames) parts.push(`${name}=${axes.map((axis) => scene[name][axis]).join(',')}`);
  }
  if (step !== 5) parts.push(`step=${step}`);
  if (!sameView(view, fitView(scene))) parts.push(`view=${viewNumbers(view).join(',')}`);
  if (!snap) parts.push('snap=off');
  if (!grid) parts.push('grid=off');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function readScene(query: URLSearchParams): { scene: Scene; unreadable: string | null } {
  if (pointNames.every((name) => !query.has(name))) return { scene: firstScene, unreadable: null };
  const points: Partial<Record<PointName, Point>> = {};
  for (const name of pointNames) {
    const numbers = (query.get(name) ?? '').split(',');
    for (const [index, axis] of axes.entries()) {
      if (!isNumber(numbers[index])) return { scene: firstScene, unreadable: fieldName(name, axis) };
    }
    const number = (axis: Axis): number => Number(numbers[axes.indexOf(axis)]);
    points[name] = { x: number('x'), y: number('y'), z: number('z') };
  }
  const { start, end, min, max } = points as Record<PointName, Point>;
  return { scene: { start, end, min: corner(min, max, Math.min), max: corner(min, max, Math.max) }, unreadable: null };
}

/** Corners may come in any order, as in the library. */
function corner(a: Point, b: Point, choose: (a: number, b: number) => number): Point {
  return { x: choose(a.x, b.x), y: choose(a.y, b.y), z: choose(a.z, b.z) };
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));
}

function readStep(text: string | null): Step {
  const step = Number(text);
  return step === 1 || step === 2 || step === 3 || step === 4 ? step : 5;
}

function viewNumbers({ azimuth, elevation, target, radius, floor }: View): number[] {
  return [azimuth, elevation, target.x, target.y, target.z ?? 0, radius, floor];
}

function readView(text: string | null): View | null {
  const parts = text?.split(',') ?? [];
  if (parts.length !== 7 || !parts.every(isNumber)) return null;
  const [azimuth, elevation, x, y, z, radius, floor] = parts.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return radius > 0 ? { azimuth, elevation, target: { x, y, z }, radius, floor } : null;
}
