// @ts-check
/** The pairs that three.js knows too, and Babylon.js where it does, on the same inputs. */
import { comparisons } from './comparisons.mjs';
import { createDraws, drawHalf, pooled, uniformNumbers } from './lib/inputs.mjs';
import { answersOf, countDiffering, measure } from './lib/measure.mjs';
import { isAskedFor, isQuick } from './lib/options.mjs';
import { remembering, threeObjects, toBabylon } from './lib/peers.mjs';
import { createRandom } from './lib/random.mjs';
import { importBuilt, importPeer } from './lib/setup.mjs';
import { nanoseconds, percent, printGoal, printHeading, printTable, ratio } from './lib/table.mjs';

/** @typedef {import('./comparisons.mjs').Comparison} Comparison */
/** @typedef {import('./lib/measure.mjs').Inputs} Inputs */

const full = { pairs: 131_072, rounds: 60 };
const quick = { pairs: 131_072, rounds: 8 };

/** Differences below a quarter are within what two runs on one machine differ by. */
const level = 0.8;

const effort = isQuick ? quick : full;
const bench = await createBench(effort);
const rows = [];
const tied = /** @type {string[]} */ ([]);
const behind = /** @type {string[]} */ ([]);
const chosen = comparisons.filter((comparison) => isAskedFor(titleOf(comparison)));
for (const comparison of chosen) {
  const { row, lead } = bench(comparison);
  rows.push(row);
  if (lead < 1) (lead < level ? behind : tied).push(`${titleOf(comparison)} ${ratio(lead)}`);
}
printHeading(`Pairs against peers (${effort.pairs} random pairs; ns per call; ratios above 1 are in our favour)`);
printTable(
  ['pair', 'meet', 'ours', 'three', 'median', 'minimum', 'differ', 'babylon', 'median', 'minimum', 'differ'],
  rows,
);
console.log('\ndiffer: answers that are not the same, or not to 9 digits.');
for (const { note, ...comparison } of chosen) if (note) console.log(`${titleOf(comparison)}: ${note}.`);
printGoal('Goal: ahead of three.js, by the minima', [...behind, ...tied], chosen.length);
if (tied.length > 0) console.log(`Of these level, within a quarter: ${tied.join(', ')}`);

function titleOf(/** @type {Comparison} */ { dimension, kinds, question }) {
  return `${dimension}D ${kinds.join('–')} ${question}`;
}

/** @returns {Promise<(comparison: Comparison) => { row: string[], lead: number }>} */
async function createBench(/** @type {{ pairs: number, rounds: number }} */ { pairs, rounds }) {
  const { Ray, Vector2, Vector3 } = await importPeer('three');
  const { obbFrom } = await importBuilt('three/index');
  const libraries = { 2: await importBuilt('2d/index'), 3: await importBuilt('3d/index') };
  const objects = await threeObjects();
  const adapters = {
    obbFrom: remembering(obbFrom),
    rayOf: remembering((object) =>
      object.start ? new Ray(object.start, object.end.clone().sub(object.start)) : object,
    ),
  };
  const babylonOf = await toBabylon();
  const babylon = {
    ...(await importPeer('@babylonjs/core/Culling/boundingBox.js')),
    ...(await importPeer('@babylonjs/core/Culling/boundingSphere.js')),
    ...(await importPeer('@babylonjs/core/Maths/math.vector.js')),
  };

  return (comparison) => {
    const { dimension, oursTakes, threeTakes } = comparison;
    const library = libraries[dimension];
    const results = {
      vector: dimension === 2 ? new Vector2() : new Vector3(),
      vector2: new Vector3(),
      closest: library.createClosestPoints(),
      hit: library.createRayHit(),
      triangleHit: library.createSegmentTriangleIntersection?.(),
    };
    const inputs = drawInputs(comparison, library, objects, oursTakes && adapters[oursTakes], pairs);
    const subjects = [
      {
        expression: comparison.ours,
        scope: { ...library, ...results },
        inputs: oursTakes ? converted(inputs, adapters[oursTakes]) : inputs,
      },
      {
        expression: comparison.three,
        scope: results,
        inputs: threeTakes ? converted(inputs, adapters[threeTakes]) : inputs,
      },
    ];
    if (comparison.babylon) {
      subjects.push({ expression: comparison.babylon, scope: babylon, inputs: converted(inputs, babylonOf) });
    }
    return report(comparison, subjects, rounds);
  };
}

/** Half of them meeting, wherever random shapes can meet at all. @returns {Inputs} */
function drawInputs(
  /** @type {Comparison} */ comparison,
  /** @type {any} */ library,
  /** @type {any} */ objects,
  /** @type {((object: any) => any) | undefined} */ adapter,
  /** @type {number} */ count,
) {
  const { dimension, kinds } = comparison;
  const random = createRandom(titleOf(comparison));
  const draws = createDraws(dimension, uniformNumbers(random, 1), objects);
  const [drawA, drawB] = [pooled(draws[kinds[0]] ?? unknown, random), pooled(draws[kinds[1]] ?? unknown, random)];
  const ask = library[`intersects${kinds.map((kind) => kind.charAt(0).toUpperCase() + kind.slice(1)).join('')}`];
  const meets = adapter ? (/** @type {any} */ a, /** @type {any} */ b) => ask(adapter(a), adapter(b)) : ask;
  const isThin = ['point', 'segment', 'ray'].includes(kinds[1]);
  const inputs = { a: /** @type {any[]} */ ([]), b: /** @type {any[]} */ ([]) };
  drawHalf(count, drawA, drawB, isThin ? () => random() < 0.5 : meets, random, (a, b) => {
    inputs.a.push(a);
    inputs.b.push(b);
  });
  return inputs;
}

/** @returns {never} */
function unknown() {
  throw new Error('no inputs of this kind');
}

/** @returns {Inputs} */
function converted(/** @type {Inputs} */ { a, b }, /** @type {(object: any) => any} */ convert) {
  return { a: a.map(convert), b: b.map(convert) };
}

function report(
  /** @type {Comparison} */ comparison,
  /** @type {import('./lib/measure.mjs').Subject[]} */ subjects,
  /** @type {number} */ rounds,
) {
  const answers = subjects.map(answersOf);
  const [ours, three, babylon] = measure(subjects, rounds);
  if (!ours || !three) throw new Error('nothing was measured');
  const count = answers[0]?.length ?? 0;
  const yes = answers[0]?.filter((answer) => answer === true || answer === 0).length ?? 0;
  const differing = (/** @type {number} */ peer) => String(countDiffering(answers[0] ?? [], answers[peer] ?? []));
  const row = [
    titleOf(comparison),
    percent(yes / count),
    nanoseconds(ours.median),
    nanoseconds(three.median),
    ratio(three.median / ours.median),
    ratio(three.minimum / ours.minimum),
    differing(1),
    nanoseconds(babylon?.median),
    ratio(babylon && babylon.median / ours.median),
    ratio(babylon && babylon.minimum / ours.minimum),
    babylon ? differing(2) : '–',
  ];
  return { row, lead: three.minimum / ours.minimum };
}
