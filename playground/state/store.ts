/** The whole state of the page in one value, with its history. Whoever draws is told once per frame. */
import type { Camera } from 'riposte/gizmos';
import { type PointName, type Scene, sameScene } from './scene.js';

export type Step = 1 | 2 | 3 | 4 | 5;

export interface View extends Camera {
  /** Height of the floor: set when the scene is fitted, so that it does not move under the shapes. */
  readonly floor: number;
}

export interface State {
  readonly scene: Scene;
  readonly step: Step;
  readonly selected: PointName;
  readonly view: View;
  readonly snap: boolean;
  readonly grid: boolean;
}

export interface Store {
  readonly state: State;
  /** Anything but the scene: not part of the history. */
  set(change: Partial<Omit<State, 'scene'>>): void;
  /** Moves shapes. Changes of one gesture (a drag, a run of key presses) are undone together. */
  move(scene: Scene, gesture: string): void;
  undo(): void;
  redo(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  subscribe(listener: () => void): void;
}

const HISTORY = 200;
/** Presses of the same key further apart than this are undone one by one. */
const PAUSE = 900;

export function createStore(initial: State): Store {
  let state = initial;
  const past: Scene[] = [];
  const future: Scene[] = [];
  const listeners: (() => void)[] = [];
  let lastGesture = '';
  let lastMoved = 0;
  let waiting = false;

  function changed(): void {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      for (const listener of listeners) listener();
    });
  }

  function travel(from: Scene[], to: Scene[]): void {
    const scene = from.pop();
    if (scene === undefined) return;
    to.push(state.scene);
    state = { ...state, scene };
    lastGesture = '';
    changed();
  }

  return {
    get state() {
      return state;
    },
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    set(change) {
      state = { ...state, ...change };
      changed();
    },
    move(scene, gesture) {
      if (sameScene(scene, state.scene)) return;
      const now = performance.now();
      if (gesture !== lastGesture || now - lastMoved > PAUSE) {
        past.push(state.scene);
        if (past.length > HISTORY) past.shift();
      }
      future.length = 0;
      lastGesture = gesture;
      lastMoved = now;
      state = { ...state, scene };
      changed();
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}
