/** The buttons of the header and the keys that stand for them. */
import { aabb, segment } from 'riposte/3d';
import { explain } from 'riposte/3d/explain';
import { svg } from 'riposte/gizmos';
import { type Language, language, setLanguage, words } from '../language/language.js';
import { writeAddress } from '../state/address.js';
import { firstScene } from '../state/presets.js';
import type { Step, Store } from '../state/store.js';
import { fitView } from '../state/view.js';
import { copyText } from './clipboard.js';
import { switchTheme, theme } from './theme.js';
import { travelTo } from './travel.js';

export interface Toolbar {
  update(): void;
}

export function createToolbar(store: Store, redraw: () => void): Toolbar {
  const button = (id: string): HTMLButtonElement => document.getElementById(id) as HTMLButtonElement;
  const on = (id: string, act: () => void): void => button(id).addEventListener('click', act);

  const reset = (): void => {
    travelTo(firstScene, store);
    store.set({ view: fitView(firstScene), step: 5 });
  };
  const fit = (): void => store.set({ view: fitView(store.state.scene, store.state.view) });
  const grid = (): void => store.set({ grid: !store.state.grid });
  const go = (by: number): void => store.set({ step: Math.min(5, Math.max(1, store.state.step + by)) as Step });

  on('undo', store.undo);
  on('redo', store.redo);
  on('reset', reset);
  on('fit', fit);
  on('grid', grid);
  on('snap', () => store.set({ snap: !store.state.snap }));
  on('previous', () => go(-1));
  on('next', () => go(1));
  on('play', () => play(store));
  on('theme', switchTheme);
  on('save', () => savePicture(store));
  on('share', async () => {
    const address = new URL(writeAddress(store.state) || '.', location.href.split('?')[0]);
    const copied = await copyText(address.href);
    say('share', copied ? words().linkCopied : words().noClipboard, words().share);
  });

  for (const choice of document.querySelectorAll<HTMLElement>('[data-language]')) {
    choice.addEventListener('click', () => {
      setLanguage(choice.dataset['language'] as Language);
      redraw();
    });
  }

  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else store.undo();
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'y') {
      event.preventDefault();
      store.redo();
    } else if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const keys: Readonly<Record<string, () => void>> = {
        r: reset,
        f: fit,
        g: grid,
        '[': () => go(-1),
        ']': () => go(1),
      };
      keys[event.key.toLowerCase()]?.();
    }
  });

  return {
    update() {
      button('undo').disabled = !store.canUndo;
      button('redo').disabled = !store.canRedo;
      button('snap').setAttribute('aria-pressed', String(store.state.snap));
      button('grid').setAttribute('aria-pressed', String(store.state.grid));
      button('previous').disabled = store.state.step === 1;
      button('next').disabled = store.state.step === 5;
      for (const choice of document.querySelectorAll<HTMLElement>('[data-language]')) {
        choice.setAttribute('aria-pressed', String(choice.dataset['language'] === language()));
      }
    },
  };
}

/** Puts a word on a button for a moment, and says it to those who listen. */
export function say(id: string, message: string, usual: string): void {
  const label = document.querySelector<HTMLElement>(`#${id} span`);
  const status = document.getElementById('announcement');
  if (status !== null) status.textContent = message;
  if (label === null) return;
  label.textContent = message;
  setTimeout(() => {
    if (label.textContent === message) label.textContent = usual;
  }, 1600);
}

let playing = 0;

function play(store: Store): void {
  const mine = ++playing;
  let step = 0;
  const next = (): void => {
    // Whoever chooses a step by hand ends the show.
    if (mine !== playing || (step > 0 && store.state.step !== step)) return;
    step++;
    store.set({ step: step as Step });
    if (step < 5) setTimeout(next, 1100);
  };
  next();
}

/** The picture as a file, drawn by the library's own renderer from the same side. */
function savePicture(store: Store): void {
  const { scene, view } = store.state;
  const picture = svg({ width: 960, height: 600, theme: theme(), view, title: words().title });
  explain(segment(scene.start, scene.end), aabb(scene.min, scene.max), picture);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([picture.toString()], { type: 'image/svg+xml' }));
  link.download = 'segment-aabb.svg';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
