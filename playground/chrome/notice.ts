/** A bar under the header: what happened and what is shown instead. It never blocks the page. */
import { words } from '../language/language.js';

export interface Notice {
  badLink(field: string): void;
  rebuild(): void;
}

export function createNotice(element: HTMLElement): Notice {
  let unreadable: string | null = null;

  function build(): void {
    element.hidden = unreadable === null;
    if (unreadable === null) return;
    element.innerHTML = `<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="M10 3.5 17.5 16.5H2.5Z M10 8.2v4M10 14.4v.2"/></svg><span class="grow"><b>${words().badLink}</b> ${words().badLinkDetail(`<span class="num">${unreadable}</span>`)}</span>`;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'dismiss';
    button.textContent = words().dismiss;
    button.addEventListener('click', () => {
      unreadable = null;
      build();
    });
    element.append(button);
  }

  return {
    badLink(field) {
      unreadable = field;
      build();
    },
    rebuild: build,
  };
}
