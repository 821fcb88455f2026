// @ts-check
/** The functions of the library that take two shapes, known by their names: `distanceSphereAabb`, `raycastSphere`. */

/**
 * @typedef {object} PairFunction
 * @property {string} name
 * @property {string} question
 * @property {[string, string]} kinds
 */

/** What a name begins with, and the kind of the first shape where the name leaves it out. */
const questions = /** @type {Record<string, string | null>} */ ({
  intersects: null,
  overlaps: null,
  touches: null,
  distance: null,
  closestPoints: null,
  closestPointOn: 'point',
  contact: null,
  intersection: null,
  raycast: 'ray',
});

/** Whether a name begins like one: what `pairFunction` then makes nothing of has shapes that are not known here. */
export function beginsLikeOne(/** @type {string} */ name) {
  return Object.keys(questions).some((question) => name.startsWith(question) && name.length > question.length);
}

/** @returns {PairFunction | null} null for a name that is none, or has a shape that is not among the kinds */
export function pairFunction(/** @type {string} */ name, /** @type {string[]} */ kinds) {
  const [question, implied] = Object.entries(questions).find(([beginning]) => name.startsWith(beginning)) ?? [];
  if (question === undefined) return null;
  const shapes = name
    .slice(question.length)
    .split(/(?=[A-Z])/)
    .map((shape) => shape.toLowerCase());
  const [first, second, ...rest] = implied ? [implied, ...shapes] : shapes;
  if (first === undefined || second === undefined || rest.length > 0) return null;
  return kinds.includes(first) && kinds.includes(second) ? { name, question, kinds: [first, second] } : null;
}

/** The library's `intersects` for two kinds, whichever of them it wants first. @returns {(a: any, b: any) => boolean} */
export function meetingOf(/** @type {any} */ library, /** @type {[string, string]} */ [first, second]) {
  const [one, other] = [capitalised(first), capitalised(second)];
  const ask = library[`intersects${one}${other}`];
  if (ask !== undefined) return ask;
  const turned = library[`intersects${other}${one}`];
  if (turned === undefined) throw new Error(`nothing tells whether ${first} and ${second} meet`);
  return (a, b) => turned(b, a);
}

function capitalised(/** @type {string} */ word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
