// @ts-check
/** The yes/no questions of the library, each with the plain formulas that answer it too. */
import { formulasFor } from '../plain/formulas.mjs';
import { boxesMeet, createDraws, drawHalf, neverMeet, pooled, uniformNumbers } from './inputs.mjs';
import { createRandom } from './random.mjs';
import { importBuilt, importNaive, pairFiles } from './setup.mjs';

/** @typedef {import('../plain/formulas.mjs').Ask} Ask */
/** @typedef {import('../plain/formulas.mjs').Formula} Formula */

/**
 * @typedef {object} Question
 * @property {string} name
 * @property {2 | 3} dimension
 * @property {[string, string]} kinds
 * @property {Ask} exact
 * @property {Formula[]} naive the library's own formula without a filter, and those that are in common use
 * @property {Ask} isNear what half of the random pairs are: meeting, or close where meeting has no probability
 * @property {boolean} isThin whether shapes drawn at random never meet
 */

/**
 * The questions of a pair are called after it: intersectsRayAabb, touchesRayAabb. Those with the same answer for all
 * shapes are left out: two points never overlap.
 *
 * @returns {Promise<Question[]>}
 */
export async function questionsOf(/** @type {2 | 3} */ dimension) {
  const questions = [];
  for (const file of pairFiles(`${dimension}d`).filter((file) => isMeasured(file, dimension))) {
    const [first = '', second = ''] = file.split('-');
    const exact = await importBuilt(`generated/${dimension}d/${file}`);
    const naive = await importNaive(`${dimension}d/${file}`);
    const pair = capitalised(first) + capitalised(second);
    const kinds = /** @type {[string, string]} */ ([first, second]);
    const isThin = neverMeet(dimension, kinds);
    for (const name of Object.keys(naive).filter((name) => name.endsWith(pair) && !isConstant(naive[name]))) {
      const ours = { title: 'ours', ask: naive[name], needsUnitAxes: false };
      questions.push({
        name,
        dimension,
        kinds,
        exact: exact[name],
        naive: [ours, ...formulasFor(dimension, file, name)],
        isNear: isThin ? boxesMeet : naive[`intersects${pair}`],
        isThin,
      });
    }
  }
  return questions;
}

/** Pairs that the plain formulas have been collected for. */
function isMeasured(/** @type {string} */ file, /** @type {2 | 3} */ dimension) {
  const kinds = ['point', 'segment', 'ray', 'circle', 'sphere', 'aabb'];
  const others = dimension === 3 ? ['segment-triangle', 'sphere-triangle', 'obb-obb'] : [];
  return others.includes(file) || file.split('-').every((kind) => kinds.includes(kind));
}

function isConstant(/** @type {Ask} */ ask) {
  return /\{\s*return (true|false);\s*\}$/.test(String(ask));
}

function capitalised(/** @type {string} */ word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function titleOf(/** @type {Question} */ { name, dimension }) {
  return `${dimension}D ${name}`;
}

/** Draws of both kinds of a question from one source of random numbers. */
export function drawsOf(
  /** @type {Question} */ { name, dimension, kinds: [first, second] },
  /** @type {string} */ purpose,
  /** @type {(random: import('./random.mjs').Random) => import('./inputs.mjs').Numbers} */ numbers,
) {
  const random = createRandom(`${purpose} ${dimension}D ${name}`);
  const draws = createDraws(dimension, numbers(random));
  const [drawA, drawB] = [draws[first], draws[second]];
  if (drawA === undefined || drawB === undefined) throw new Error(`no inputs for ${first} and ${second}`);
  return { random, drawA, drawB };
}

/** A plain formula may be wrong about what rounding decides, but no more than once in a thousand random pairs. */
export function checkFormulas(/** @type {Question[]} */ questions, pairs = 10_000) {
  for (const question of questions) {
    const { random, drawA, drawB } = drawsOf(question, 'check', (random) => uniformNumbers(random, 1.5));
    const wrong = question.naive.map(() => 0);
    drawHalf(pairs, pooled(drawA, random), pooled(drawB, random), question.isNear, random, (a, b) => {
      const answer = question.exact(a, b);
      question.naive.forEach(({ ask }, i) => {
        if (ask(a, b) !== answer) wrong[i] = (wrong[i] ?? 0) + 1;
      });
    });
    question.naive.forEach(({ title }, i) => {
      const count = wrong[i] ?? 0;
      if (count * 1000 > pairs)
        throw new Error(`${titleOf(question)} by ${title}: ${count} of ${pairs} answers are wrong`);
    });
  }
}
