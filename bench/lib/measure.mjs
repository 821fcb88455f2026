// @ts-check
/**
 * Timing of small functions over many inputs.
 *
 * Every subject runs in a loop compiled for it alone: a loop that had called two functions would call neither of them
 * directly. The subjects take turns after every stretch of the inputs, so that a machine that slows down slows all of
 * them, and no stretch lasts long enough for other programs to interrupt it often. For each stretch the median and the
 * minimum of many rounds is taken; their sums are comparable within one run and not beyond.
 *
 * Branch predictors learn inputs by heart: of 32 768 pairs so much that tests with a single branch came out a quarter
 * too fast. From 131 072 on, more made no difference.
 */

/**
 * @typedef {object} Subject
 * @property {string} expression what is measured, in terms of `a`, `b` and the names in `scope`
 * @property {Record<string, unknown>} scope
 * @property {Inputs} inputs
 */

/** @typedef {{ a: any[], b: any[] }} Inputs two columns of the same length */

/** @typedef {{ median: number, minimum: number, answer: number }} Timing nanoseconds per call; the sum of all answers */

const stretch = 2048;

/** Milliseconds per subject for V8 to finish compiling, before anything counts. */
const warmUp = 100;
let loops = 0;

/** A loop over all inputs that sums up the answers, so that none of them can be optimised away; `true` counts as 1. */
function compileLoop(/** @type {Subject} */ { expression, scope }, /** @type {boolean} */ counts) {
  // A number of its own keeps V8 from recognising the text of another loop and sharing what it learned there.
  const body = `
    return function loop${loops++}(inputsA, inputsB, from, to) {
      let sum = 0;
      for (let i = from; i < to; i++) {
        const a = inputsA[i];
        const b = inputsB[i];
        ${counts ? `if (${expression}) sum++;` : `sum += ${expression};`}
      }
      return sum;
    };`;
  return new Function(...Object.keys(scope), body)(...Object.values(scope));
}

/** Whether the subject answers yes or no; such answers are counted, numbers are added. */
function answersYesOrNo(/** @type {Subject} */ subject) {
  const { a, b } = subject.inputs;
  return typeof answersOf({ ...subject, inputs: { a: a.slice(0, 1), b: b.slice(0, 1) } })[0] === 'boolean';
}

/** Every single answer, for comparing those of two subjects. @returns {(number | boolean)[]} */
export function answersOf(/** @type {Subject} */ { expression, scope, inputs }) {
  const answer = new Function(...Object.keys(scope), `return (a, b) => ${expression};`)(...Object.values(scope));
  return inputs.a.map((a, i) => answer(a, inputs.b[i]));
}

/** How many answers are not the same, or not to 9 digits. */
export function countDiffering(
  /** @type {(number | boolean)[]} */ answers,
  /** @type {(number | boolean | undefined)[]} */ others,
) {
  return answers.filter((answer, i) => !isSame(answer, others[i])).length;
}

function isSame(/** @type {number | boolean} */ x, /** @type {number | boolean | undefined} */ y) {
  if (typeof x !== 'number' || typeof y !== 'number') return x === y;
  return Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x));
}

/**
 * @param {Subject[]} subjects over inputs of the same length
 * @param {number} rounds
 * @returns {Timing[]}
 */
export function measure(subjects, rounds) {
  const count = subjects[0]?.inputs.a.length ?? 0;
  const stretches = Math.ceil(count / stretch);
  const runs = subjects.map((subject) => ({
    loop: compileLoop(subject, answersYesOrNo(subject)),
    inputs: subject.inputs,
    times: Array.from({ length: stretches }, () => /** @type {number[]} */ ([])),
    answer: 0,
  }));
  /** One pass of every subject over all inputs. */
  const takeTurns = (/** @type {number} */ round) => {
    for (const run of runs) run.answer = 0;
    for (let part = 0; part < stretches; part++) {
      for (let turn = 0; turn < runs.length; turn++) {
        // Whoever comes second finds the inputs in the cache: everybody has to come first equally often.
        const run = runs[(turn + part + round) % runs.length];
        if (run === undefined) continue;
        const { a, b } = run.inputs;
        const start = process.hrtime.bigint();
        run.answer += run.loop(a, b, part * stretch, Math.min((part + 1) * stretch, count));
        run.times[part]?.push(Number(process.hrtime.bigint() - start));
      }
    }
  };
  for (const { loop, inputs } of runs) {
    const enough = performance.now() + warmUp;
    while (performance.now() < enough) loop(inputs.a, inputs.b, 0, count);
  }
  for (let round = 0; round < rounds; round++) takeTurns(round);
  return runs.map(({ times, answer }) => {
    const sorted = times.map((ofStretch) => ofStretch.sort((x, y) => x - y));
    const sum = (/** @type {number} */ rank) => sorted.reduce((total, ranked) => total + (ranked[rank] ?? NaN), 0);
    return { median: sum(rounds >> 1) / count, minimum: sum(0) / count, answer };
  });
}
