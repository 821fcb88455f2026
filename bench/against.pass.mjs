// @ts-check
/**
 * One pass of against.mjs in a process of its own: every pair function that both builds have, on the same inputs, in turns.
 * Results go into an `out` that each build has made itself, so that their fields need not have the same names.
 *
 * Parameters: the dimension, the number of rounds, the folders of the two builds, and the options. Prints a `Pass` as JSON.
 */
import {
  boxesMeet,
  createDraws,
  drawHalf,
  drawSome,
  latticeNumbers,
  neverMeet,
  pooled,
  uniformNumbers,
} from './lib/inputs.mjs';
import { answersOf, countDiffering, measure } from './lib/measure.mjs';
import { isAskedFor } from './lib/options.mjs';
import { beginsLikeOne, meetingOf, pairFunction } from './lib/pairFunctions.mjs';
import { createRandom } from './lib/random.mjs';
import { importEntry } from './lib/setup.mjs';

/** @typedef {import('./lib/pairFunctions.mjs').PairFunction} PairFunction */
/** @typedef {import('./lib/measure.mjs').Inputs} Inputs */
/** @typedef {import('./lib/measure.mjs').Subject} Subject */

/**
 * @typedef {object} Measurement
 * @property {string} title
 * @property {number} pairs
 * @property {number | null} yes how many of the answers are yes, or not null; null for distances
 * @property {number} differing answers that are not the same in both builds
 * @property {number[]} times of the two builds, in nanoseconds per call
 */

/**
 * @typedef {object} Pass
 * @property {Measurement[]} measurements
 * @property {string[]} alone functions that only one build has
 * @property {string[]} unknown functions of shapes that there are no inputs for
 */

/** @typedef {'half' | 'hits' | 'misses'} Choice which of the pairs meet */

const most = 131_072;
const [parameter, rounds, ...folders] = process.argv.slice(2);
const dimension = parameter === '2' ? 2 : 3;
const [first, second] = [
  await importEntry(folders[0] ?? '', dimension),
  await importEntry(folders[1] ?? '', dimension),
];

const kinds = Object.keys(createDraws(dimension, uniformNumbers(Math.random, 1)));
const names = [...new Set([...Object.keys(first), ...Object.keys(second)])].sort();
const functions = names.flatMap((name) => pairFunction(name, kinds) ?? []);
const isCommon = (/** @type {PairFunction} */ { name }) => name in first && name in second;
const inputsOf = createInputs();

/** @type {Pass} */
const pass = {
  measurements: functions
    .filter(isCommon)
    .flatMap((pair) => choicesFor(pair).flatMap((choice) => compare(pair, choice))),
  alone: functions.filter((pair) => !isCommon(pair)).map(({ name }) => name),
  unknown: names.filter((name) => beginsLikeOne(name) && pairFunction(name, kinds) === null),
};
console.log(JSON.stringify(pass));

/** Half of the pairs meet. Hits and misses have their own rows where they are different work, or hits have to be made. */
function choicesFor(/** @type {PairFunction} */ { question, kinds }) {
  const separate = question === 'raycast' || neverMeet(dimension, kinds);
  return /** @type {Choice[]} */ (separate ? ['hits', 'misses'] : ['half']);
}

/** @returns {Measurement[]} none if it was not asked for */
function compare(/** @type {PairFunction} */ pair, /** @type {Choice} */ choice) {
  const title = `${dimension}D ${pair.name}${choice === 'half' ? '' : `, ${choice}`}`;
  if (!isAskedFor(title)) return [];
  const inputs = inputsOf(pair.kinds, choice);
  const subjects = [first, second].map((library) => subjectOf(pair, library[pair.name], inputs));
  const timings = measure(subjects, Number(rounds));
  const [answers = [], others = []] = subjects.map(answersOf);
  const yes = typeof answers[0] === 'boolean' ? answers.filter(Boolean).length : null;
  const times = timings.map(({ minimum }) => minimum);
  return [{ title, pairs: inputs.a.length, yes, differing: countDiffering(answers, others), times }];
}

/** @returns {Subject} */
function subjectOf(
  /** @type {PairFunction} */ { question },
  /** @type {(a: any, b: any, out?: any) => any} */ ask,
  /** @type {Inputs} */ inputs,
) {
  if (['intersects', 'overlaps', 'touches', 'distance'].includes(question)) {
    return { expression: 'ask(a, b)', scope: { ask }, inputs };
  }
  const hit = inputs.a.findIndex((a, i) => ask(a, inputs.b[i]) !== null);
  const out = hit === -1 ? undefined : ask(inputs.a[hit], inputs.b[hit]);
  return { expression: 'ask(a, b, out) !== null', scope: { ask, out }, inputs };
}

/** Draws inputs when they are first asked for, and keeps them for the other functions of the same kinds. */
function createInputs() {
  const drawn = /** @type {Map<string, Inputs>} */ (new Map());
  return (/** @type {[string, string]} */ kinds, /** @type {Choice} */ choice) => {
    const key = `${dimension}D ${kinds.join(' ')} ${choice}`;
    const inputs = drawn.get(key) ?? drawInputs(key, kinds, choice);
    drawn.set(key, inputs);
    return inputs;
  };
}

/** @returns {Inputs} */
function drawInputs(/** @type {string} */ seed, /** @type {[string, string]} */ kinds, /** @type {Choice} */ choice) {
  const meet = meetingOf({ ...first, ...second }, kinds);
  const random = createRandom(seed);
  const isThin = neverMeet(dimension, kinds);
  // Thin shapes meet only on a lattice. Those that do not meet are close to each other in half of the pairs.
  const numbers = isThin && choice === 'hits' ? latticeNumbers(random, 2) : uniformNumbers(random, 1);
  const draws = createDraws(dimension, numbers);
  const [drawA, drawB] = kinds.map((kind) => pooled(draws[kind] ?? (() => undefined), random));
  if (drawA === undefined || drawB === undefined) throw new Error(`no inputs for ${kinds.join(' and ')}`);
  if (choice === 'hits') return drawSome(most, drawA, drawB, meet);
  if (choice === 'misses' && !isThin) return drawSome(most, drawA, drawB, (a, b) => !meet(a, b));
  const inputs = { a: /** @type {any[]} */ ([]), b: /** @type {any[]} */ ([]) };
  drawHalf(most, drawA, drawB, isThin ? boxesMeet : meet, random, (a, b) => {
    inputs.a.push(a);
    inputs.b.push(b);
  });
  return inputs;
}
