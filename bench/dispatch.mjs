// @ts-check
/**
 * What it costs to let `intersects(a, b)` find the pair function, over a random mix of all kinds, and what other ways of
 * finding it would cost: strings or numbers for kinds, tables or switches.
 */
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
const formRows = [];
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
  formRows.push([`${dimension}D`, ...timeForms(library, mixed, kinds).map(nanoseconds)]);
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

printHeading('Ways to find the pair function (the same pairs in random order; ns per call, the test included)');
printTable(
  ['', 'intersects(a, b)', 'table, strings', 'switches, strings', 'table, numbers', 'switch, numbers'],
  formRows,
);

/** The library's way and four others. Shapes with numbers for kinds are copies. @returns {number[]} */
function timeForms(
  /** @type {any} */ library,
  /** @type {import('./lib/measure.mjs').Inputs} */ mixed,
  /** @type {string[]} */ kinds,
) {
  const copies = new Map();
  const numbered = (/** @type {any} */ shape) => {
    if (!copies.has(shape)) copies.set(shape, { ...shape, kind: kinds.indexOf(shape.kind) });
    return copies.get(shape);
  };
  const numbers = { a: mixed.a.map(numbered), b: mixed.b.map(numbered) };
  const compile = (/** @type {string} */ text) =>
    new Function(...Object.keys(library), text)(...Object.values(library));
  const cell = (/** @type {string} */ first, /** @type {string} */ second) => directCall(first, second, kinds);
  const rowsOf = (/** @type {(first: string) => string} */ text) => kinds.map(text).join('\n');

  const strings = compile(`const table = {
    ${rowsOf((first) => `${first}: { ${kinds.map((second) => `${second}: (a, b) => ${cell(first, second)}`).join(', ')} },`)}
  };
  return (a, b) => table[a.kind][b.kind](a, b);`);
  const switches = compile(`return (a, b) => {
    switch (a.kind) {
      ${rowsOf((first) => `case '${first}': switch (b.kind) { ${kinds.map((second) => `case '${second}': return ${cell(first, second)};`).join(' ')} }`)}
    }
  };`);
  const flat = compile(`const table = [
    ${rowsOf((first) => kinds.map((second) => `(a, b) => ${cell(first, second)},`).join(' '))}
  ];
  return (a, b) => table[a.kind * ${kinds.length} + b.kind](a, b);`);
  const oneSwitch = compile(`return (a, b) => {
    switch (a.kind * ${kinds.length} + b.kind) {
      ${rowsOf((first) => kinds.map((second) => `case ${kinds.indexOf(first) * kinds.length + kinds.indexOf(second)}: return ${cell(first, second)};`).join(' '))}
    }
  };`);
  const subjects = [
    { ask: library.intersects, inputs: mixed },
    { ask: strings, inputs: mixed },
    { ask: switches, inputs: mixed },
    { ask: flat, inputs: numbers },
    { ask: oneSwitch, inputs: numbers },
  ];
  const timings = measure(
    subjects.map(({ ask, inputs }) => ({ expression: 'ask(a, b)', scope: { ask }, inputs })),
    rounds,
  );
  return timings.map(({ minimum }) => minimum);
}

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
