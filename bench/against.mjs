// @ts-check
/**
 * Every pair function of the library against the function of the same name at another commit.
 *
 * V8 does not compile the same code equally well every time: in one process out of a few it makes a function faster or slower
 * by up to a quarter. So several processes measure, and what counts is the median of their ratios. Whoever comes
 * first may be at an advantage, so the builds change places, and the number of processes is even.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isQuick, options } from './lib/options.mjs';
import { root } from './lib/setup.mjs';
import { nanoseconds, percent, printHeading, printTable, ratio } from './lib/table.mjs';

/** @typedef {import('./against.pass.mjs').Measurement} Measurement */
/** @typedef {import('./against.pass.mjs').Pass} Pass */
/** @typedef {Measurement & { ratio: number }} Result `ratio` is the time now over the time then */

const { passes, rounds } = isQuick ? { passes: 2, rounds: 6 } : { passes: 6, rounds: 10 };
const worst = 10;
const [commit = '', folder = ''] = process.argv.slice(2);

/** @type {string[]} */
const summary = [];
for (const dimension of /** @type {const} */ ([2, 3])) {
  const all = Array.from({ length: passes }, (_, pass) => measurePass(dimension, pass % 2 === 1));
  const results = resultsOf(all);
  if (results.length === 0) continue;
  printHeading(
    `${dimension}D, ${commit} and now (random pairs; ns per call, minima of ${rounds} rounds, ${passes} times)`,
  );
  printTable(['function', 'pairs', 'yes', 'differ', commit, 'now', 'now / then'], results.map(rowOf));
  const { alone = [], unknown = [] } = all[0] ?? {};
  if (alone.length > 0) console.log(`\nIn one of them only: ${alone.join(', ')}`);
  if (unknown.length > 0) console.log(`\nNot compared, for want of inputs: ${unknown.join(', ')}`);
  summary.push(...summaryOf(dimension, results));
}
printHeading(`Now against ${commit}`);
for (const line of summary) console.log(line);
if (summary.length === 0) console.log('No function that both have was asked for.');

/** @returns {Pass} the times then come before those of now */
function measurePass(/** @type {2 | 3} */ dimension, /** @type {boolean} */ swapped) {
  const file = fileURLToPath(new URL('./against.pass.mjs', import.meta.url));
  const folders = swapped ? [root, folder] : [folder, root];
  const { status, stdout } = spawnSync(
    process.execPath,
    [file, String(dimension), String(rounds), ...folders, ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('the measuring process failed (see above)');
  const pass = /** @type {Pass} */ (JSON.parse(stdout.toString()));
  if (swapped) for (const { times } of pass.measurements) times.reverse();
  return pass;
}

/** @returns {Result[]} */
function resultsOf(/** @type {Pass[]} */ all) {
  return (all[0]?.measurements ?? []).map((measurement, index) => {
    const times = all.map((pass) => pass.measurements[index]?.times ?? []);
    const [then, now] = [times.map(([time = NaN]) => time), times.map(([, time = NaN]) => time)];
    const ratios = now.map((time, pass) => time / (then[pass] ?? NaN));
    return { ...measurement, times: [median(then), median(now)], ratio: median(ratios) };
  });
}

/** Between the two in the middle, as far from one as from the other by factor, so that 2 and 1/2 make 1. */
function median(/** @type {number[]} */ values) {
  const sorted = [...values].sort((x, y) => x - y);
  const last = sorted.length - 1;
  return Math.sqrt((sorted[Math.floor(last / 2)] ?? NaN) * (sorted[Math.ceil(last / 2)] ?? NaN));
}

function rowOf(/** @type {Result} */ { title, pairs, yes, differing, times, ratio: value }) {
  const share = yes === null ? '–' : percent(yes / pairs);
  return [title, String(pairs), share, String(differing), ...times.map(nanoseconds), ratio(value)];
}

/** The geometric mean, and the functions that lost most. */
function summaryOf(/** @type {2 | 3} */ dimension, /** @type {Result[]} */ results) {
  const logarithms = results.map((result) => -Math.log(result.ratio));
  const mean = Math.exp(logarithms.reduce((sum, value) => sum + value, 0) / results.length);
  const slowest = [...results].sort((x, y) => y.ratio - x.ratio).slice(0, worst);
  return [
    `${dimension}D: ${ratio(mean)} as fast, the geometric mean of then / now in ${results.length} rows. Worst now / then:`,
    ...slowest.map((result) => `  ${ratio(result.ratio)}  ${result.title}`),
  ];
}
