/** Turning and zooming the view: drag the background, pinch, wheel; or the keys on the small axes in the corner. */
import { usualDirection } from 'riposte/gizmos';
import type { Store } from '../state/store.js';
import { turned, zoomed } from '../state/view.js';

const TURN = 0.0085;
const KEY_TURN = Math.PI / 36;

export function createOrbit(canvas: HTMLElement, triad: HTMLElement, store: Store): void {
  const fingers = new Map<number, { x: number; y: number }>();

  canvas.addEventListener('pointerdown', (event) => {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('button, [data-arm]') !== null) return;
    canvas.setPointerCapture(event.pointerId);
    canvas.classList.add('turning');
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });

  canvas.addEventListener('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    const spread = spreadOf();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (spread === null) {
      store.set({ view: turned(store.state.view, -dx * TURN, dy * TURN) });
    } else {
      const wider = spreadOf() as number;
      if (wider > 0) store.set({ view: zoomed(store.state.view, spread / wider) });
    }
  });

  for (const type of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(type, (event) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) canvas.classList.remove('turning');
    });
  }

  // A page that can be scrolled keeps its wheel; pinching a trackpad arrives as a wheel with Ctrl.
  canvas.addEventListener(
    'wheel',
    (event) => {
      const page = document.documentElement;
      if (!event.ctrlKey && page.scrollHeight > page.clientHeight) return;
      event.preventDefault();
      store.set({ view: zoomed(store.state.view, Math.exp(event.deltaY * (event.ctrlKey ? 0.01 : 0.0012))) });
    },
    { passive: false },
  );

  triad.addEventListener('click', () => {
    store.set({ view: { ...store.state.view, ...usualDirection } });
  });
  triad.addEventListener('keydown', (event) => {
    const { view } = store.state;
    const moves: Readonly<Record<string, () => typeof view>> = {
      ArrowLeft: () => turned(view, KEY_TURN, 0),
      ArrowRight: () => turned(view, -KEY_TURN, 0),
      ArrowUp: () => turned(view, 0, KEY_TURN),
      ArrowDown: () => turned(view, 0, -KEY_TURN),
      '+': () => zoomed(view, 1 / 1.15),
      '=': () => zoomed(view, 1 / 1.15),
      '-': () => zoomed(view, 1.15),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    store.set({ view: move() });
  });

  function spreadOf(): number | null {
    const [a, b] = [...fingers.values()];
    return a === undefined || b === undefined ? null : Math.hypot(a.x - b.x, a.y - b.y);
  }
}
