import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './sources.js';

const mostLines = 300;

/** `src/2d/exact` and `src/3d/exact` are written by tools/predicates, not by people. */
const generated = /^src\/[23]d\/exact\//;

test(`no file written by hand is longer than ${mostLines} lines: a longer one has gained a second noun`, () => {
  const lengths = ['src', 'playground']
    .flatMap(sourceFiles)
    .filter((path) => !generated.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));
  expect(lengths.filter(({ lines }) => lines > mostLines)).toEqual([]);
});
