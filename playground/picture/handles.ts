/** Handles: a real button over each point, so that it has a name, a value, focus and keys. Arms move along one axis. */
import { moveInView } from 'riposte/gizmos';
import { words } from '../language/language.js';
import { exactly, snapped } from '../numbers.js';
import { type Axis, axes, each, type Point, type PointName, pointNames, withPoint } from '../state/scene.js';
import type { Store } from '../state/store.js';
import { armLength, armsOf } from './handleMarks.js';
import type { Stage } from './projected.js';

export interface Handles {
  update(stage: Stage): void;
  /** Takes a key press for the selected point; true when it had a meaning. */
  press(event: KeyboardEvent, name: PointName): boolean;
}

export interface DragListener {
  /** A finger holds the point: it hides what is under it. */
  held(name: PointName): void;
  released(): void;
}

const keys: Readonly<Record<string, readonly [Axis, 1 | -1]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowDown: ['y', -1],
  ArrowUp: ['y', 1],
  PageDown: ['z', -1],
  PageUp: ['z', 1],
};

let gestures = 0;

export function createHandles(layer: HTMLElement, scene: SVGElement, store: Store, listener: DragListener): Handles {
  let stage: Stage | null = null;
  const buttons = new Map<PointName, HTMLButtonElement>();
  for (const name of pointNames) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'handle';
    button.dataset['point'] = name;
    button.addEventListener('focus', () => store.set({ selected: name }));
    button.addEventListener('pointerdown', (event) => startDrag(event, name));
    layer.append(button);
    buttons.set(name, button);
  }
  scene.addEventListener('pointerdown', (event) => {
    const arm = (event.target as Element).closest<SVGElement>('[data-arm]');
    if (arm !== null) startDrag(event as PointerEvent, store.state.selected, arm.dataset['arm'] as Axis);
  });

  function startDrag(event: PointerEvent, name: PointName, axis?: Axis): void {
    if (event.button !== 0 || stage === null) return;
    event.stopPropagation();
    event.preventDefault();
    const held = event.currentTarget as HTMLElement | SVGElement;
    const { pointerId, clientX, clientY } = event;
    const origin = store.state.scene[name];
    const gesture = `drag ${++gestures}`;
    const onScreen = stage;
    buttons.get(name)?.focus({ preventScroll: true });
    store.set({ selected: name });
    if (event.pointerType === 'touch') listener.held(name);
    held.setPointerCapture(pointerId);

    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const dx = next.clientX - clientX;
      const dy = next.clientY - clientY;
      const to = axis === undefined ? inView(origin, dx, dy, onScreen) : alongAxis(origin, axis, dx, dy, onScreen);
      store.move(withPoint(store.state.scene, name, tidy(to, origin)), gesture);
    };
    const end = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      held.removeEventListener('pointermove', move as EventListener);
      held.removeEventListener('pointerup', end as EventListener);
      held.removeEventListener('pointercancel', end as EventListener);
      listener.released();
    };
    held.addEventListener('pointermove', move as EventListener);
    held.addEventListener('pointerup', end as EventListener);
    held.addEventListener('pointercancel', end as EventListener);
  }

  function inView(origin: Point, dx: number, dy: number, { width, height }: Stage): Point {
    const to = moveInView(origin, dx, dy, store.state.view, width, height);
    return { x: to.x, y: to.y, z: to.z ?? 0 };
  }

  /** As far along the axis as the arm's tip would have to go to follow the pointer. */
  function alongAxis(origin: Point, axis: Axis, dx: number, dy: number, onScreen: Stage): Point {
    const arm = armsOf(origin, store.state.view, onScreen).find((candidate) => candidate.axis === axis);
    if (arm === undefined) return origin;
    const armX = arm.tip.x - arm.from.x;
    const armY = arm.tip.y - arm.from.y;
    const part = (dx * armX + dy * armY) / (armX * armX + armY * armY);
    return { ...origin, [axis]: origin[axis] + part * armLength(store.state.view) };
  }

  /** On the grid, or to three decimals; a coordinate that was not moved keeps every digit. */
  function tidy(point: Point, origin: Point): Point {
    const digits = store.state.snap ? 1 : 3;
    return each((axis) => (point[axis] === origin[axis] ? origin[axis] : snapped(point[axis], digits)));
  }

  function press(event: KeyboardEvent, name: PointName): boolean {
    const meaning = keys[event.key];
    if (meaning === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
    const [axis, direction] = meaning;
    const digits = store.state.snap ? 1 : 2;
    const step = direction * (event.shiftKey ? 10 : 1) * 10 ** -digits;
    const point = store.state.scene[name];
    const to = { ...point, [axis]: snapped(point[axis] + step, digits) };
    store.move(withPoint(store.state.scene, name, to), `keys ${name}`);
    return true;
  }

  layer.addEventListener('keydown', (event) => {
    const name = (event.target as HTMLElement).dataset['point'] as PointName | undefined;
    if (name !== undefined && press(event, name)) event.preventDefault();
  });

  return {
    press,
    update(next) {
      stage = next;
      const { scene: points, selected } = store.state;
      for (const [name, button] of buttons) {
        const { x, y, depth } = next.projection.point(points[name]);
        button.style.left = `${x}px`;
        button.style.top = `${y}px`;
        button.hidden = depth <= 0.1;
        button.style.zIndex = name === selected ? '2' : '1';
        const value = axes.map((axis) => `${axis} ${exactly(points[name][axis])}`).join(', ');
        button.setAttribute('aria-label', `${words().points[name]}: ${value}`);
        button.setAttribute('aria-description', words().handleHint);
      }
    },
  };
}
