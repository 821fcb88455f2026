/** The special cases: a list beside the code, or on a phone a sheet that the button at the thumb opens. */
import { words } from '../language/language.js';
import { type Preset, presets } from '../state/presets.js';
import { sameScene } from '../state/scene.js';
import type { Store } from '../state/store.js';
import { travelTo } from './travel.js';

export interface Cases {
  update(): void;
  rebuild(): void;
}

export function createCases(list: HTMLElement, sheet: HTMLElement, opener: HTMLElement, store: Store): Cases {
  const buttons = new Map<Preset, HTMLButtonElement>();

  function build(): void {
    list.replaceChildren();
    buttons.clear();
    for (const preset of presets) {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset['preset'] = preset.id;
      button.innerHTML = `<svg class="case-icon" width="44" height="28" viewBox="0 0 44 28" aria-hidden="true"><rect class="box" x="13" y="6" width="18" height="16"/>${preset.icon}</svg><span>${words().presets[preset.id]}</span>`;
      button.addEventListener('click', () => {
        travelTo(preset.scene, store);
        open(false);
      });
      const item = document.createElement('li');
      item.append(button);
      list.append(item);
      buttons.set(preset, button);
    }
    update();
  }

  function update(): void {
    for (const [preset, button] of buttons) {
      if (sameScene(preset.scene, store.state.scene)) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }

  function open(wanted: boolean): void {
    const was = sheet.classList.toggle('open', wanted) !== wanted;
    opener.setAttribute('aria-expanded', String(wanted));
    if (wanted) list.querySelector('button')?.focus();
    else if (was || document.activeElement === null) opener.focus();
  }

  opener.addEventListener('click', () => open(!sheet.classList.contains('open')));
  sheet.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !sheet.classList.contains('open')) return;
    open(false);
    opener.focus();
  });
  build();
  return { update, rebuild: build };
}
