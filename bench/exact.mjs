// @ts-check
/**
 * What exactness costs: every yes/no question of the library, which filters and then decides exactly, against the fastest
 * plain formula, be it the usual one or the library's own without a filter.
 */
import {
  decimalNumbers,
  drawHalf,
  drawSome,
  hasUnitAxes,
  latticeNumbers,
  nudge,
  pooled,
  uniformNumbers,
} from './lib/inputs.mjs';
import { measure } from './lib/measure.mjs';
import { isAskedFor, isQuick } from './lib/options.mjs';
import { checkFormulas, drawsOf, questionsOf, titleOf } from './lib/questions.mjs';
import { importBuilt } from './lib/setup.mjs';
import { nanoseconds, percent, printGoal, printHeading, printTable, ratio } from './lib/table.mjs';

/** @typedef {import('./lib/measure.mjs').Timing} Timing */
/** @typedef {import('./lib/questions.mjs').Ask} Ask */
/** @typedef {import('./lib/questions.mjs').Question} Question */

/** @typedef {{ grid: number, limbs: number, dyadic: number }} StageCounts */

const full = { distinct: 1_000_000, pairs: 131_072, rounds: 40, openPairs: 32_768, slowRounds: 15 };
const quick = { distinct: 20_000, pairs: 131_072, rounds: 8, openPairs: 16_384, slowRounds: 8 };

/** Pairs drawn from one pool of shapes before there are new ones. */
const perPool = 10_000;
/** Shapes of each kind among which pairs that the filter leaves open are looked for. */
const openPool = 4096;

const effort = isQuick ? quick : full;
const { stageCounts } = await importBuilt('exact/program');
const all = [...(await questionsOf(2)), ...(await questionsOf(3))];
const questions = all.filter((question) => isAskedFor(titleOf(question)));
checkFormulas(questions);
reportFilterShare(questions, stageCounts, effort);
reportFilterCost(questions, effort);
const open = reportLattice(questions, stageCounts, effort);
reportSlowPaths(open, stageCounts, effort);

function total(/** @type {StageCounts} */ { grid, limbs, dyadic }) {
  return grid + limbs + dyadic;
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

/** Times the plain formulas and the exact question in turns. The fastest of the former is what counts. */
function compare(/** @type {Question} */ { naive, exact }, /** @type {any} */ inputs, /** @type {number} */ rounds) {
  const areUnit = [inputs.a, inputs.b].every((shapes) => shapes.every(hasUnitAxes));
  const formulas = naive.filter(({ needsUnitAxes }) => areUnit || !needsUnitAxes);
  const timings = measure(
    [exact, ...formulas.map(({ ask }) => ask)].map((ask) => ({ expression: 'ask(a, b)', scope: { ask }, inputs })),
    rounds,
  );
  const [ours = unmeasured, ...others] = timings;
  const timed = formulas.map((formula, i) => ({ ...formula, ...(others[i] ?? unmeasured) }));
  const plain = timed.reduce((best, one) => (one.minimum < best.minimum ? one : best));
  return { ours, plain, timed, median: ours.median / plain.median, minimum: ours.minimum / plain.minimum };
}

const unmeasured = { median: NaN, minimum: NaN, answer: NaN };

function reportFilterCost(
  /** @type {Question[]} */ questions,
  /** @type {{ pairs: number, rounds: number }} */ { pairs, rounds },
) {
  printHeading(`2. What the filter costs where it decides (${pairs} random pairs, half of them meeting; ns per call)`);
  const rows = [];
  const missing = [];
  let crossing = '';
  for (const question of questions) {
    const { random, drawA, drawB } = drawsOf(question, 'cost', (random) => uniformNumbers(random, 1.5));
    const inputs = { a: /** @type {any[]} */ ([]), b: /** @type {any[]} */ ([]) };
    drawHalf(pairs, pooled(drawA, random), pooled(drawB, random), question.isNear, random, (a, b) => {
      inputs.a.push(a);
      inputs.b.push(b);
    });
    const { plain, ours, timed, median, minimum } = compare(question, inputs, rounds);
    if (minimum > 1.3) missing.push(`${titleOf(question)} ${ratio(minimum)}`);
    const usual = timed.find(({ title }) => title === 'sign products');
    if (titleOf(question) === '2D intersectsSegmentSegment' && usual) crossing = besideSignProducts(ours, usual);
    rows.push([
      titleOf(question),
      percent(ours.answer / pairs),
      plain.title,
      nanoseconds(plain.median),
      nanoseconds(ours.median),
      ratio(median),
      nanoseconds(plain.minimum),
      nanoseconds(ours.minimum),
      ratio(minimum),
    ]);
  }
  printTable(['question', 'yes', 'naive is', 'naive', 'exact', 'median', 'naive', 'exact', 'minimum'], rows);
  console.log();
  printGoal('Goal: at most 1.3× the fastest plain formula, by the minima', missing, questions.length);
  if (crossing !== '') console.log(crossing);
}

/** Two segments of the plane beside their usual formula, in millions of calls a second. */
function besideSignProducts(/** @type {Timing} */ ours, /** @type {Timing} */ usual) {
  const share = usual.minimum / ours.minimum;
  const [speed, usualSpeed] = [ours, usual].map(({ minimum }) => `${(1000 / minimum).toFixed(0)} M/s`);
  const verdict = `${share >= 0.8 ? 'reached' : 'NOT reached'}, ${ratio(share)}: ${speed} beside ${usualSpeed}`;
  return `Goal: 2D intersectsSegmentSegment at least 0.8× as fast as sign products, by the minima: ${verdict}`;
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
  /** @type {{ openPairs: number, rounds: number }} */ { openPairs, rounds },
) {
  printHeading(
    `3. What it costs on small integers where the filter cannot decide (up to ${openPairs} pairs; ns per call)`,
  );
  const rows = [];
  const missing = [];
  const open = /** @type {Question[]} */ ([]);
  for (const question of questions) {
    const { random, drawA, drawB } = drawsOf(question, 'lattice', (random) => latticeNumbers(random, 6));
    const before = { ...stageCounts };
    const [pickA, pickB] = [pooled(drawA, random, openPool), pooled(drawB, random, openPool)];
    const inputs = drawSome(openPairs, pickA, pickB, leavesFilter(question.exact, stageCounts));
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
      plain.title,
      nanoseconds(plain.median),
      nanoseconds(ours.median),
      ratio(median),
      ratio(minimum),
    ]);
  }
  printTable(['question', 'pairs', 'settled by', 'yes', 'naive is', 'naive', 'exact', 'median', 'minimum'], rows);
  const decided = questions.filter((question) => !open.includes(question)).map(titleOf);
  console.log(`\nAlways decided without: ${decided.join(', ') || 'none'}.`);
  printGoal('Goal: at most 10× the fastest plain formula, by the minima', missing, open.length);
  return open;
}

/** `limbs 100 %`, or what else has settled decisions since. */
function stagesSince(/** @type {StageCounts} */ before, /** @type {StageCounts} */ now) {
  const settled = total(now) - total(before);
  const shares = /** @type {(keyof StageCounts)[]} */ (['grid', 'limbs', 'dyadic'])
    .map((stage) => ({ stage, share: (now[stage] - before[stage]) / settled }))
    .filter(({ share }) => share > 0);
  return shares.map(({ stage, share }) => (share === 1 ? stage : `${stage} ${percent(share)}`)).join(', ');
}

function reportSlowPaths(
  /** @type {Question[]} */ questions,
  /** @type {StageCounts} */ stageCounts,
  /** @type {{ openPairs: number, slowRounds: number }} */ { openPairs, slowRounds },
) {
  printHeading(
    `4. What it costs where nothing but exact arithmetic can decide (up to ${openPairs} pairs; ns per call)`,
  );
  const rows = [];
  const ratios = /** @type {Record<string, { name: string, minimum: number }[]>} */ ({});
  for (const question of questions) {
    const leaves = leavesFilter(question.exact, stageCounts);
    const decimal = drawsOf(question, 'decimal', (random) => decimalNumbers(random, 12));
    const lattice = drawsOf(question, 'neighbour', (random) => latticeNumbers(random, 6));
    const some = (/** @type {any} */ { random, drawA, drawB }, change = (/** @type {any} */ shape) => shape) => {
      const [pickA, pickB] = [pooled(drawA, random, openPool), pooled(drawB, random, openPool)];
      const [pickChangedA, pickChangedB] = [drawA, drawB].map((draw) => pooled(() => change(draw()), random, openPool));
      const sides = [
        [pickA, pickChangedB],
        [pickChangedA, pickB],
      ];
      let pick = sides[0];
      const pickFirst = () => {
        pick = sides[random() < 0.5 ? 0 : 1];
        return pick?.[0]?.();
      };
      return drawSome(openPairs, pickFirst, () => pick?.[1]?.(), leaves);
    };
    const inputs = {
      'multiples of 0.1': some(decimal),
      'one ulp off integers': some(lattice, (shape) => nudge(shape, lattice.random)),
    };
    for (const [title, undecided] of Object.entries(inputs)) {
      if (undecided.a.length < 100) continue;
      const before = { ...stageCounts };
      undecided.a.forEach((a, i) => {
        leaves(a, undecided.b[i]);
      });
      const stages = stagesSince(before, stageCounts);
      const { plain, ours, median, minimum } = compare(question, undecided, slowRounds);
      const wrong = undecided.a.filter((a, i) => plain.ask(a, undecided.b[i]) !== question.exact(a, undecided.b[i]));
      ratios[title] = [...(ratios[title] ?? []), { name: titleOf(question), minimum }];
      rows.push([
        titleOf(question),
        title,
        String(undecided.a.length),
        stages,
        plain.title,
        nanoseconds(plain.median),
        nanoseconds(ours.median),
        ratio(median),
        ratio(minimum),
        percent(wrong.length / undecided.a.length),
      ]);
    }
  }
  printTable(
    ['question', 'input', 'pairs', 'settled by', 'naive is', 'naive', 'exact', 'median', 'minimum', 'naive wrong'],
    rows,
  );
  console.log();
  for (const [title, measured] of Object.entries(ratios)) {
    const missing = measured
      .filter(({ minimum }) => minimum > 12)
      .map(({ name, minimum }) => `${name} ${ratio(minimum)}`);
    printGoal(`Goal for ${title}: at most 12× the fastest plain formula, by the minima`, missing, measured.length);
    const mean = Math.exp(measured.reduce((sum, { minimum }) => sum + Math.log(minimum), 0) / measured.length);
    const verdict = mean <= 8 ? 'reached' : 'NOT reached';
    console.log(`Goal for ${title}: at most 8× in the geometric mean: ${verdict}, ${ratio(mean)}`);
  }
}
