// @ts-check
/** `npm run lines` counts what is written by hand about pairs, tests apart, and compares it with the goal. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const goal = { total: 6000, median: 60 };
const folders = ['src/pairs', 'src/2d/pairs', 'src/3d/pairs', 'src/words'];

/** The number of lines of each file that is not a test, ascending. */
function linesIn(/** @type {string} */ folder) {
  const path = join(root, folder);
  return (existsSync(path) ? readdirSync(path) : [])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(path, file), 'utf8').split('\n').length - 1)
    .sort((x, y) => x - y);
}

function describe(/** @type {string} */ title, /** @type {number[]} */ lines) {
  const total = lines.reduce((sum, count) => sum + count, 0);
  const [lower = 0, upper = 0] = [lines[(lines.length - 1) >> 1], lines[lines.length >> 1]];
  const median = (lower + upper) / 2;
  const cells = [`${lines.length} files`, `median ${median}`, `${total} lines`];
  console.log(title.padEnd(14) + cells.map((cell) => cell.padStart(13)).join(''));
  return { total, median };
}

const all = folders.map((folder) => ({ folder, lines: linesIn(folder) }));
for (const { folder, lines } of all) describe(folder, lines);
const { total, median } = describe(
  'in all',
  all.flatMap(({ lines }) => lines).sort((x, y) => x - y),
);
const isReached = total <= goal.total && median <= goal.median;
console.log(
  `Goal: at most ${goal.total} lines, median file at most ${goal.median}: ${isReached ? 'reached' : 'NOT reached'}`,
);
