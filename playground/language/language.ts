/** Which language the page speaks: chosen by hand, else what was chosen before, else the browser's. */
import { remember, remembered } from '../chrome/memory.js';
import { en } from './en.js';
import { ko } from './ko.js';
import type { Words } from './words.js';

export type Language = 'en' | 'ko';

const languages: Readonly<Record<Language, Words>> = { en, ko };

let current: Language = initial();

export function language(): Language {
  return current;
}

export function words(): Words {
  return languages[current];
}

export function setLanguage(chosen: Language): void {
  current = chosen;
  remember('language', chosen);
  applyWords();
}

type Plain = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

/** Fills `data-words="key"` with text, `data-name="key"` with an accessible name and a tooltip. */
export function applyWords(): void {
  document.documentElement.lang = current;
  document.title = `${words().title} · Riposte`;
  document.querySelector('meta[name="description"]')?.setAttribute('content', words().description);
  for (const element of document.querySelectorAll<HTMLElement>('[data-words]')) {
    element.textContent = words()[element.dataset['words'] as Plain];
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-name]')) {
    const name = words()[element.dataset['name'] as Plain];
    element.setAttribute('aria-label', name);
    if (element instanceof HTMLButtonElement) element.title = name;
  }
}

function initial(): Language {
  const before = remembered('language');
  if (before === 'en' || before === 'ko') return before;
  return navigator.language.startsWith('ko') ? 'ko' : 'en';
}
