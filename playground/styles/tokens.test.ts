import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palettes } from '../../src/gizmos/palette.js';
import { roles } from '../../src/gizmos/roles.js';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The block that begins with a selector, as token and value. */
function tokens(selector: string): Map<string, string> {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('}', from));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

test.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
  ['dark', ':root:not([data-theme="light"])'],
] as const)('the page and the library’s pictures have the same %s palette: %s', (theme, selector) => {
  const page = tokens(selector);
  const { sheet, ink, hairline, wash, roles: colours } = palettes[theme];
  expect(page.get('sheet')).toBe(sheet);
  expect(page.get('ink')).toBe(ink);
  expect(page.get('ink-3')).toBe(hairline);
  expect(page.get('wash')).toBe(`${Math.round(wash * 100)}%`);
  for (const role of roles) expect(page.get(role)).toBe(colours[role]);
});
