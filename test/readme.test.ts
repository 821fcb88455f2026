/** The code in the README compiles under strict TypeScript, runs, and gives what its comments say. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claimsOf, complaintsAboutEach, pattern } from './snippets.js';

/** Each block of code under the heading before it. */
const examples = readFileSync('README.md', 'utf8')
  .split(/^#+ /m)
  .flatMap((section) => {
    const [title = ''] = section.split('\n');
    return [...section.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => [title, code] as const);
  });
const complaints = complaintsAboutEach(examples.map(([, code]) => code));

describe.each(examples.map(([title, code], i) => [title, code, complaints[i]!] as const))(
  '%s',
  (_title, code, said) => {
    test('compiles', () => {
      expect(said).toEqual([]);
    });

    test('gives what its comments say', async () => {
      const claims = await claimsOf(code);
      expect(claims.length).toBeGreaterThan(0);
      for (const { expression, actual, said } of claims) expect(actual, expression).toMatch(pattern(said));
    });
  },
);
