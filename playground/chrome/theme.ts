/** Light or dark: as the system has it until it is chosen by hand. */
import { remember, remembered } from './memory.js';

export type ThemeName = 'light' | 'dark';

export function theme(): ThemeName {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function restoreTheme(): void {
  const before = remembered('theme');
  if (before === 'light' || before === 'dark') document.documentElement.dataset['theme'] = before;
}

export function switchTheme(): void {
  const next = theme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  remember('theme', next);
}
