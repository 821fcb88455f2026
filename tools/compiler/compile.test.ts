import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileAll } from './compile.js';
import { Sources } from './source.js';

/** What is refused where one file of the project reads otherwise. */
function refusals(file: string, from: string, to: string): string[] {
  const sources = new Sources((path) => {
    const text = readFileSync(path, 'utf8');
    return path === file ? text.replace(from, to) : text;
  });
  return compileAll(sources).refusals.map((message) => message.split('\n')[0]!);
}

test.each([
  [
    'a kind without pairs, all of which are named',
    'src/2d/shapes/shape.ts',
    'Point |',
    'Blob | Point |',
    'pairs that are missing in 2D: blob-blob, blob-point, blob-segment, blob-ray, blob-line, blob-halfplane, blob-circle, blob-capsule',
  ],
  [
    'a pair in the other order',
    'src/3d/shapes/shape.ts',
    'Point | Segment',
    'Segment | Point',
    'point-segment, which is to be written as segment-point',
  ],
  [
    'a misspelt shape that is empty',
    'src/words/emptiness.ts',
    'isEmptyAabb',
    'isEmptyAbab',
    'isEmptyAbab: isEmpty and',
  ],
  [
    'a number of a shape without a unit',
    'src/words/shapes.ts',
    'readonly radius: Length',
    'readonly radius: number',
    'a number of a shape has a unit',
  ],
])('%s is refused, with a place', (_what, file, from, to, reason) => {
  const found = refusals(file, from, to).filter((message) => message.includes(reason));
  expect(found.length).toBeGreaterThan(0);
  for (const message of found) expect(message).toMatch(/^src\/[\w/.-]+:\d+:\d+: /);
});
