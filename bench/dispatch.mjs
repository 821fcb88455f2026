// @ts-check
/** What it costs to let `intersects(a, b)` find the pair function, over a random mix of all kinds. */
import { createDraws, pooled, uniformNumbers } from './lib/inputs.mjs';
import { measure } from './lib/measure.mjs';
import { isAskedFor, isQuick } from './lib/options.mjs';
import { createRandom } from './lib/random.mjs';
import { importBuilt } from './lib/setup.mjs';
import { nanoseconds, printGoal, printHeading, printTable } from './lib/table.mjs';

const mostNanoseconds = 55;
const dimensions = /** @type {const} */ ([2, 3]).filter((dimension) => isAskedFor(`${dimension}D dispatch`));
const pairs = 131_072;
const rounds = isQuick ? 8 : 60;

printHeading(`Dispatch by kind (${pairs} random pairs of all kinds; ns per call, minima)`);
const rows = [];
const missing = [];
for (const dimension of dimensions) {
  const library = await importBuilt(`${dimension}d/index`);
  const kinds = ['point', 'segment', 'ray', dimension === 2 ? 'circle' : 'sphere', 'aabb'];
  const random = createRandom(`dispatch ${dimension}D`);
  const draws = createDraws(dimension, uniformNumbers(random, 1));
  const pools = kinds.map((kind) => pooled(draws[kind] ?? (() => undefined), random, 256));
  const draw = () => pools[Math.floor(random() * kinds.length)]?.();
  const mixed = { a: Array.from({ length: pairs }, draw), b: Array.from({ length: pairs }, draw) };
  const groups = groupByKinds(mixed, kinds);

  const [generic] = measure([{ expression: 'intersects(a, b)', scope: library, inputs: mixed }], rounds);
  let direct = 0;
  let grouped = 0;
  for (const { first, second, inputs } of groups) {
    const [call, generic] = measure(
      [
        { expression: directCall(first, second, kinds), scope: library, inputs },
        { expression: 'intersects(a, b)', scope: library, inputs },
      ],
      rounds,
    );
    direct += ((call?.minimum ?? NaN) * inputs.a.length) / pairs;
    grouped += ((generic?.minimum ?? NaN) * inputs.a.length) / pairs;
  }
  const cost = (generic?.minimum ?? NaN) - direct;
  rows.push([`${dimension}D`, ...[direct, grouped, generic?.minimum, cost].map(nanoseconds)]);
  if (!(cost <= mostNanoseconds)) missing.push(`${dimension}D`);
}
printTable(
  ['', 'direct calls, one pair of kinds after the other', 'intersects(a, b) likewise', 'in random order', 'dispatch'],
  rows,
);
console.log();
printGoal(`Goal: dispatch in at most ${mostNanoseconds} ns`, missing, rows.length);

function groupByKinds(/** @type {import('./lib/measure.mjs').Inputs} */ { a, b }, /** @type {string[]} */ kinds) {
  return kinds.flatMap((first) =>
    kinds.map((second) => {
      const chosen = a.map((_, i) => i).filter((i) => a[i].kind === first && b[i].kind === second);
      return { first, second, inputs: { a: chosen.map((i) => a[i]), b: chosen.map((i) => b[i]) } };
    }),
  );
}

/** Pair functions exist in one order of kinds only: simpler first. */
function directCall(/** @type {string} */ first, /** @type {string} */ second, /** @type {string[]} */ kinds) {
  const capitalised = (/** @type {string} */ kind) => kind.charAt(0).toUpperCase() + kind.slice(1);
  return kinds.indexOf(first) <= kinds.indexOf(second)
    ? `intersects${capitalised(first)}${capitalised(second)}(a, b)`
    : `intersects${capitalised(second)}${capitalised(first)}(b, a)`;
}
