// @ts-check
/**
 * What is asked of Riposte and of its peers alike: expressions in terms of `a`, `b`, the functions of a library and the objects that
 * results are written into. Everybody gets objects of its own kind, made of the same shapes beforehand.
 */

/**
 * @typedef {object} Comparison
 * @property {string} pair `ray–plane`
 * @property {[string, string]} kinds
 * @property {string} question
 * @property {string} ours
 * @property {Record<string, string>} theirs an expression for every peer that has an answer
 * @property {number | Record<string, number>} goal how many times as fast as a peer, or as each of them, ours has to be
 * @property {string} [note]
 */

/** How far ahead ours has to be where theirs is no more than a few sums and comparisons, which leave nothing to save. */
export const LEVEL = 0.9;

/**
 * @param {string} pair
 * @param {string} question
 * @param {Record<string, string>} theirs
 * @param {{ ours?: string, goal?: number | Record<string, number>, note?: string }} options `ours` where it is not the function called after
 * question and pair
 * @returns {Comparison}
 */
export function compare(pair, question, theirs, { ours, goal = 1, note } = {}) {
  const [first = '', second = ''] = pair.split('–');
  const name = `${question}${capitalised(first)}${capitalised(second)}`;
  return { pair, kinds: [first, second], question, ours: ours ?? `${name}(a, b)`, theirs, goal, ...(note && { note }) };
}

export function capitalised(/** @type {string} */ word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The goal of a comparison beside one of its peers. */
export function goalBeside(/** @type {Comparison} */ { goal }, /** @type {string} */ peer) {
  return typeof goal === 'number' ? goal : (goal[peer] ?? 1);
}
