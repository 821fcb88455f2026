// @ts-check
/** Times the same questions asked of Riposte and of its peers, and prints what came out. */
import { capitalised, goalBeside } from '../comparisons/comparison.mjs';
import { createDraws, drawHalf, neverMeet, pooled, uniformNumbers } from './inputs.mjs';
import { answersOf, countDiffering, measure } from './measure.mjs';
import { isAskedFor, isQuick } from './options.mjs';
import { createRandom } from './random.mjs';
import { nanoseconds, percent, printGoal, printHeading, printTable, ratio } from './table.mjs';

/** @typedef {import('../comparisons/comparison.mjs').Comparison} Comparison */
/** @typedef {import('./measure.mjs').Inputs} Inputs */

/**
 * @typedef {object} Library
 * @property {Record<string, unknown>} scope what its expressions may name
 * @property {(object: any, pair: string) => any} objectFor its own object for a shape that was drawn
 */

/**
 * @typedef {object} Drawing
 * @property {any} [objects] makes what is drawn: plain shapes, if there is none
 * @property {import('./bodies.mjs').Draws} [draws] draws kinds of its own
 */

const full = { pairs: 131_072, rounds: 40 };
const quick = { pairs: 131_072, rounds: 8 };
/** Milliseconds for one comparison: where a peer is slow, there are fewer rounds, but no fewer than in a quick look. */
const longest = 10_000;

/**
 * @param {2 | 3} dimension
 * @param {Comparison[]} comparisons
 * @param {Drawing & { ours: Library, peers: Record<string, Library> }} libraries
 */
export function reportComparisons(dimension, comparisons, libraries) {
  const { pairs, rounds } = isQuick ? quick : full;
  const rows = [];
  const missing = /** @type {string[]} */ ([]);
  const chosen = comparisons.filter((comparison) => isAskedFor(titleOf(dimension, comparison)));
  for (const comparison of chosen) {
    const inputs = drawInputs(dimension, comparison, libraries, pairs);
    for (const { row, miss } of timeOne(titleOf(dimension, comparison), comparison, libraries, inputs, rounds)) {
      rows.push(row);
      if (miss) missing.push(miss);
    }
  }
  printHeading(
    `${dimension}D pairs beside peers (${pairs} random pairs; ns per call; ratios above 1 are in our favour)`,
  );
  printTable(['pair', 'yes', 'peer', 'ours', 'theirs', 'median', 'minimum', 'goal', 'differ'], rows);
  console.log('\ndiffer: answers that are not the same, or not to 9 digits.');
  for (const { pair, question, note } of chosen) if (note) console.log(`${pair} ${question}: ${note}.`);
  printGoal('Goals, by the minima', missing, rows.length);
}

function titleOf(/** @type {2 | 3} */ dimension, /** @type {Comparison} */ { pair, question }) {
  return `${dimension}D ${pair} ${question}`;
}

/** Half of them meeting, wherever random shapes can meet at all. @returns {Inputs} */
function drawInputs(
  /** @type {2 | 3} */ dimension,
  /** @type {Comparison} */ comparison,
  /** @type {Drawing & { ours: Library }} */ { objects, draws: drawsOf, ours },
  /** @type {number} */ count,
) {
  const { kinds, pair } = comparison;
  const random = createRandom(titleOf(dimension, comparison));
  const draws = drawsOf?.(random) ?? createDraws(dimension, uniformNumbers(random, 1), objects);
  const [drawA, drawB] = [pooled(draws[kinds[0]] ?? unknown, random), pooled(draws[kinds[1]] ?? unknown, random)];
  const ask = /** @type {any} */ (ours.scope[`intersects${kinds.map(capitalised).join('').replace(/\d/g, '')}`]);
  const own = remembering((object) => ours.objectFor(object, pair));
  const inputs = { a: /** @type {any[]} */ ([]), b: /** @type {any[]} */ ([]) };
  const meet = neverMeet(dimension, kinds)
    ? () => random() < 0.5
    : (/** @type {any} */ a, /** @type {any} */ b) => ask(own(a), own(b));
  drawHalf(count, drawA, drawB, meet, random, (a, b) => {
    inputs.a.push(a);
    inputs.b.push(b);
  });
  return inputs;
}

/** @returns {never} */
function unknown() {
  throw new Error('no inputs of this kind');
}

/** A row for every peer, and the goals that are missed. */
function timeOne(
  /** @type {string} */ title,
  /** @type {Comparison} */ comparison,
  /** @type {{ ours: Library, peers: Record<string, Library> }} */ { ours, peers },
  /** @type {Inputs} */ inputs,
  /** @type {number} */ rounds,
) {
  const names = Object.keys(comparison.theirs);
  const subjectOf = (/** @type {Library | undefined} */ library, /** @type {string | undefined} */ expression) => {
    if (!library || !expression) throw new Error(`${title}: no such peer`);
    const objectFor = remembering((object) => library.objectFor(object, comparison.pair));
    return { expression, scope: library.scope, inputs: { a: inputs.a.map(objectFor), b: inputs.b.map(objectFor) } };
  };
  const subjects = [
    subjectOf(ours, comparison.ours),
    ...names.map((name) => subjectOf(peers[name], comparison.theirs[name])),
  ];
  const start = performance.now();
  const [answers = [], ...others] = subjects.map(answersOf);
  const affordable = Math.floor(longest / (performance.now() - start));
  const [own, ...timings] = measure(subjects, Math.max(Math.min(rounds, affordable), quick.rounds));
  const yes = answers.filter((answer) => answer === true || answer === 0).length / answers.length;
  return names.map((name, i) => {
    const theirs = timings[i];
    if (!own || !theirs) throw new Error('nothing was measured');
    const [lead, goal] = [theirs.minimum / own.minimum, goalBeside(comparison, name)];
    const row = [
      i === 0 ? title : '',
      i === 0 ? percent(yes) : '',
      name,
      nanoseconds(own.median),
      nanoseconds(theirs.median),
      ratio(theirs.median / own.median),
      ratio(lead),
      ratio(goal),
      String(countDiffering(answers, others[i] ?? [])),
    ];
    return { row, miss: lead < goal && `${title} ${name} ${ratio(lead)} (${ratio(goal)})` };
  });
}

/** The same result for the same object, so that a pool of few stays a pool of few. */
function remembering(/** @type {(object: any) => any} */ convert) {
  const known = new Map();
  return (/** @type {any} */ object) => {
    if (!known.has(object)) known.set(object, convert(object));
    return known.get(object);
  };
}
