/** From one scene to another: in a fifth of a second, so that the eye can follow, or at once where that is unwanted. */
import { type Scene, sceneBetween } from '../state/scene.js';
import type { Store } from '../state/store.js';
import { fitView, shows } from '../state/view.js';

let journey = 0;

export function travelTo(scene: Scene, store: Store): void {
  const from = store.state.scene;
  const gesture = `travel ${++journey}`;
  const mine = journey;
  const { view } = store.state;
  const inView = shows(view, scene);
  if (!inView) store.set({ view: fitView(scene, view) });
  const duration = settleTime();
  if (duration === 0 || !inView) {
    store.move(scene, gesture);
    return;
  }
  const began = performance.now();
  // The first step is taken now, so that what follows knows that the scene has begun to change.
  store.move(sceneBetween(from, scene, 0.02), gesture);
  const step = (now: number): void => {
    if (mine !== journey) return;
    const t = Math.min(1, (now - began) / duration);
    store.move(t < 1 ? sceneBetween(from, scene, 1 - (1 - t) ** 3) : scene, gesture);
    if (t < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Whoever takes hold of a point ends the journey. */
export function stopTravel(): void {
  journey++;
}

function settleTime(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--settle');
  const value = Number.parseFloat(text);
  return text.trim().endsWith('ms') ? value : value * 1000;
}
