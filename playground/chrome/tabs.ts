/** Rows of tabs: arrow keys go from one to the next. On a phone they also choose which part of the panel is shown. */
import { words } from '../language/language.js';

export type Tab = 'intervals' | 'steps' | 'values' | 'code';

const tabs: readonly Tab[] = ['intervals', 'steps', 'values', 'code'];

export function createTabs(list: HTMLElement): { rebuild(): void } {
  function current(): Tab {
    return document.documentElement.dataset['tab'] as Tab;
  }

  function build(): void {
    list.innerHTML = tabs
      .map(
        (tab) =>
          `<button type="button" role="tab" id="tab-${tab}" aria-controls="${tab}" data-tab-to="${tab}" aria-selected="${tab === current()}" tabindex="${tab === current() ? 0 : -1}">${words().tabs[tab]}</button>`,
      )
      .join('');
  }

  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('[data-tab-to]')?.dataset['tabTo'];
    if (tab === undefined) return;
    document.documentElement.dataset['tab'] = tab;
    build();
    list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  });
  arrowKeys(list);
  build();
  return { rebuild: build };
}

export function arrowKeys(list: HTMLElement): void {
  list.addEventListener('keydown', (event) => {
    const all = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = all.indexOf(event.target as HTMLElement);
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = moves[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[(to + all.length) % all.length]?.click();
  });
}
