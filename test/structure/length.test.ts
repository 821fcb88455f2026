import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './sources.js';

const mostLines = 300;

/** Written by tools/compiler, not by people. */
const generated = /^src\/generated\//;

test(`no file written by hand is longer than ${mostLines} lines: a longer one has gained a second noun`, () => {
  const lengths = ['src', 'playground']
    .flatMap(sourceFiles)
    .filter((path) => !generated.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));
  expect(lengths.filter(({ lines }) => lines > mostLines)).toEqual([]);
});
