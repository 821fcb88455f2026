// @ts-check
/**
 * What exactness costs: every yes/no question of the library, which filters and then decides exactly, against the same
 * formula in plain arithmetic.
 */
import {
  boxesMeet,
  createDraws,
  decimalNumbers,
  drawHalf,
  drawSome,
  latticeNumbers,
  neverMeet,
  nudge,
  pooled,
  uniformNumbers,
} from './lib/inputs.mjs';
import { measure } from './lib/measure.mjs';
import { isAskedFor, isQuick } from './lib/options.mjs';
import { createRandom } from './lib/random.mjs';
import { importBuilt, importNaive, pairFiles } from './lib/setup.mjs';
import { nanoseconds, percent, printGoal, printHeading, printTable, ratio } from './lib/table.mjs';

/** @typedef {(a: any, b: any) => boolean} Ask */

/**
 * @typedef {object} Question
 * @property {string} name
 * @property {2 | 3} dimension
 * @property {[string, string]} kinds
 * @property {Ask} exact
 * @property {Ask} naive
 * @property {Ask} isNear what half of the random pairs are: meeting, or close where meeting has no probability
 * @property {boolean} isThin whether shapes drawn at random never meet
 */

/** @typedef {{ grid: number, doubleDouble: number, dyadic: number }} StageCounts */

const full = { distinct: 1_000_000, pairs: 131_072, rounds: 40, latticePairs: 32_768, slowPairs: 2048, slowRounds: 15 };
const quick = { distinct: 20_000, pairs: 131_072, rounds: 8, latticePairs: 16_384, slowPairs: 512, slowRounds: 8 };

/** Pairs drawn from one pool of shapes before there are new ones. */
const perPool = 10_000;

const effort = isQuick ? quick : full;
const { stageCounts } = await importBuilt('exact/program');
const all = [...(await questionsOf(2)), ...(await questionsOf(3))];
const questions = all.filter((question) => isAskedFor(titleOf(question)));
reportFilterShare(questions, stageCounts, effort);
reportFilterCost(questions, effort);
const open = reportLattice(questions, stageCounts, effort);
reportSlowPaths(open, stageCounts, effort);

/** The questions of a pair are called after it: intersectsRayAabb, touchesRayAabb. @returns {Promise<Question[]>} */
async function questionsOf(/** @type {2 | 3} */ dimension) {
  const questions = [];
  for (const file of pairFiles(`${dimension}d`)) {
    const [first = '', second = ''] = file.split('-');
    const exact = await importBuilt(`generated/${dimension}d/${file}`);
    const naive = await importNaive(`${dimension}d/${file}`);
    const pair = capitalised(first) + capitalised(second);
    const kinds = /** @type {[string, string]} */ ([first, second]);
    const isThin = neverMeet(dimension, kinds);
    for (const name of Object.keys(naive).filter((name) => name.endsWith(pair))) {
      questions.push({
        name,
        dimension,
        kinds,
        exact: exact[name],
        naive: naive[name],
        isNear: isThin ? boxesMeet : naive[`intersects${pair}`],
        isThin,
      });
    }
  }
  return questions;
}

function capitalised(/** @type {string} */ word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function titleOf(/** @type {Question} */ { name, dimension }) {
  return `${dimension}D ${name}`;
}

/** Draws of both kinds of a question from one source of random numbers. */
function drawsOf(
  /** @type {Question} */ { name, dimension, kinds: [first, second] },
  /** @type {string} */ purpose,
  /** @type {(random: import('./lib/random.mjs').Random) => import('./lib/inputs.mjs').Numbers} */ numbers,
) {
  const random = createRandom(`${purpose} ${dimension}D ${name}`);
  const draws = createDraws(dimension, numbers(random));
  const [drawA, drawB] = [draws[first], draws[second]];
  if (drawA === undefined || drawB === undefined) throw new Error(`no inputs for ${first} and ${second}`);
  return { random, drawA, drawB };
}

function total(/** @type {StageCounts} */ { grid, doubleDouble, dyadic }) {
  return grid + doubleDouble + dyadic;
}

function reportFilterShare(
  /** @type {Question[]} */ questions,
  /** @type {StageCounts} */ stageCounts,
  /** @type {{ distinct: number }} */ { distinct },
) {
  printHeading(`1. How often random input leaves the filter (${distinct} distinct pairs each, half of them meeting)`);
  const rows = [];
  const missing = [];
  let leftInAll = 0;
  for (const question of questions) {
    const { exact, isNear, isThin } = question;
    const { random, drawA, drawB } = drawsOf(question, 'share', (random) => uniformNumbers(random, 1.5));
    const before = total(stageCounts);
    let near = 0;
    let hits = 0;
    for (let drawn = 0; drawn < distinct; drawn += perPool) {
      drawHalf(perPool, pooled(drawA, random), pooled(drawB, random), isNear, random, (a, b) => {
        if (isNear(a, b)) near++;
        if (exact(a, b)) hits++;
      });
    }
    const left = total(stageCounts) - before;
    leftInAll += left;
    if (left * 1e6 >= distinct) missing.push(titleOf(question));
    rows.push([
      titleOf(question),
      `${percent(near / distinct)} ${isThin ? 'close' : 'meet '}`,
      percent(hits / distinct),
      String(left),
    ]);
  }
  printTable(['question', 'input', 'yes', 'left the filter'], rows);
  const calls = questions.length * distinct;
  console.log(`\nclose: random shapes never meet here; in half of the pairs the bounding boxes do.`);
  console.log(
    `In all ${leftInAll} of ${calls} calls left the filter, ${((1e6 * leftInAll) / calls).toFixed(3)} in a million.`,
  );
  printGoal('Goal: fewer than 1 in a million', missing, questions.length);
}

/** Times the plain formula and the exact question side by side. */
function compare(/** @type {Question} */ { naive, exact }, /** @type {any} */ inputs, /** @type {number} */ rounds) {
  const [plain, ours] = measure(
    [
      { expression: 'ask(a, b)', scope: { ask: naive }, inputs },
      { expression: 'ask(a, b)', scope: { ask: exact }, inputs },
    ],
    rounds,
  );
  if (plain === undefined || ours === undefined) throw new Error('nothing was measured');
  return { plain, ours, median: ours.median / plain.median, minimum: ours.minimum / plain.minimum };
}

function reportFilterCost(
  /** @type {Question[]} */ questions,
  /** @type {{ pairs: number, rounds: number }} */ { pairs, rounds },
) {
  printHeading(`2. What the filter costs where it decides (${pairs} random pairs, half of them meeting; ns per call)`);
  const rows = [];
  const missing = [];
  for (const question of questions) {
    const { random, drawA, drawB } = drawsOf(question, 'cost', (random) => uniformNumbers(random, 1.5));
    const inputs = { a: /** @type {any[]} */ ([]), b: /** @type {any[]} */ ([]) };
    drawHalf(pairs, pooled(drawA, random), pooled(drawB, random), question.isNear, random, (a, b) => {
      inputs.a.push(a);
      inputs.b.push(b);
    });
    const { plain, ours, median, minimum } = compare(question, inputs, rounds);
    if (minimum > 1.3) missing.push(`${titleOf(question)} ${ratio(minimum)}`);
    rows.push([
      titleOf(question),
      percent(ours.answer / pairs),
      nanoseconds(plain.median),
      nanoseconds(ours.median),
      ratio(median),
      nanoseconds(plain.minimum),
      nanoseconds(ours.minimum),
      ratio(minimum),
    ]);
  }
  printTable(['question', 'yes', 'naive', 'exact', 'median', 'naive', 'exact', 'minimum'], rows);
  console.log();
  printGoal('Goal: at most 1.3× the plain formula, by the minima', missing, questions.length);
}

/** Whether asking makes the stage counters move. */
function leavesFilter(/** @type {Ask} */ ask, /** @type {StageCounts} */ stageCounts) {
  return (/** @type {any} */ a, /** @type {any} */ b) => {
    const before = total(stageCounts);
    ask(a, b);
    return total(stageCounts) !== before;
  };
}

/** @returns {Question[]} those that small integers can make leave the filter at all */
function reportLattice(
  /** @type {Question[]} */ questions,
  /** @type {StageCounts} */ stageCounts,
  /** @type {{ latticePairs: number, rounds: number }} */ { latticePairs, rounds },
) {
  printHeading(
    `3. What it costs on small integers where the filter cannot decide (up to ${latticePairs} pairs; ns per call)`,
  );
  const rows = [];
  const missing = [];
  const open = /** @type {Question[]} */ ([]);
  for (const question of questions) {
    const { random, drawA, drawB } = drawsOf(question, 'lattice', (random) => latticeNumbers(random, 6));
    const before = { ...stageCounts };
    const [pickA, pickB] = [pooled(drawA, random, 4096), pooled(drawB, random, 4096)];
    const inputs = drawSome(latticePairs, pickA, pickB, leavesFilter(question.exact, stageCounts));
    const stages = stagesSince(before, stageCounts);
    if (inputs.a.length < 100) continue;
    open.push(question);
    const { plain, ours, median, minimum } = compare(question, inputs, rounds);
    if (minimum > 10) missing.push(`${titleOf(question)} ${ratio(minimum)}`);
    rows.push([
      titleOf(question),
      String(inputs.a.length),
      stages,
      percent(ours.answer / inputs.a.length),
      nanoseconds(plain.median),
      nanoseconds(ours.median),
      ratio(median),
      ratio(minimum),
    ]);
  }
  printTable(['question', 'pairs', 'settled by', 'yes', 'naive', 'exact', 'median', 'minimum'], rows);
  const decided = questions.filter((question) => !open.includes(question)).map(titleOf);
  console.log(`\nAlways decided without: ${decided.join(', ') || 'none'}.`);
  printGoal('Goal: at most 10× the plain formula, by the minima', missing, open.length);
  return open;
}

/** `doubleDouble 100 %`, or what else has settled decisions since. */
function stagesSince(/** @type {StageCounts} */ before, /** @type {StageCounts} */ now) {
  const settled = total(now) - total(before);
  const shares = /** @type {(keyof StageCounts)[]} */ (['grid', 'doubleDouble', 'dyadic'])
    .map((stage) => ({ stage, share: (now[stage] - before[stage]) / settled }))
    .filter(({ share }) => share > 0);
  return shares.map(({ stage, share }) => (share === 1 ? stage : `${stage} ${percent(share)}`)).join(', ');
}

function reportSlowPaths(
  /** @type {Question[]} */ questions,
  /** @type {StageCounts} */ stageCounts,
  /** @type {{ slowPairs: number, slowRounds: number }} */ { slowPairs, slowRounds },
) {
  printHeading(
    `4. What it costs where nothing but exact arithmetic can decide (up to ${slowPairs} pairs; ns per call)`,
  );
  const rows = [];
  for (const question of questions) {
    const leaves = leavesFilter(question.exact, stageCounts);
    const decimal = drawsOf(question, 'decimal', (random) => decimalNumbers(random, 12));
    const lattice = drawsOf(question, 'neighbour', (random) => latticeNumbers(random, 6));
    const inputs = {
      'multiples of 0.1': drawSome(slowPairs, decimal.drawA, decimal.drawB, leaves),
      'one ulp off integers': drawSome(slowPairs, lattice.drawA, lattice.drawB, (a, b) => {
        if (!leaves(a, b)) return false;
        nudge(lattice.random() < 0.5 ? a : b, lattice.random);
        return leaves(a, b);
      }),
    };
    for (const [title, undecided] of Object.entries(inputs)) {
      if (undecided.a.length < 100) continue;
      const before = { ...stageCounts };
      undecided.a.forEach((a, i) => {
        leaves(a, undecided.b[i]);
      });
      const stages = stagesSince(before, stageCounts);
      const { plain, ours, median } = compare(question, undecided, slowRounds);
      const wrong = undecided.a.filter(
        (a, i) => question.naive(a, undecided.b[i]) !== question.exact(a, undecided.b[i]),
      );
      rows.push([
        titleOf(question),
        title,
        String(undecided.a.length),
        stages,
        nanoseconds(plain.median),
        nanoseconds(ours.median),
        ratio(median),
        percent(wrong.length / undecided.a.length),
      ]);
    }
  }
  printTable(['question', 'input', 'pairs', 'settled by', 'naive', 'exact', 'median', 'naive wrong'], rows);
}
