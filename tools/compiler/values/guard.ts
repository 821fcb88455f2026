/**
 * What precedes the numbers of every value: all lengths are read; input that is not finite or empty is sorted out; and very
 * large shapes are made smaller by a power of two, so that no product overflows. No pair mentions any of it.
 */
import { Evaluator } from '../evaluate.js';
import type { GeneratedFile } from '../file.js';
import { Names } from '../names.js';
import { camel, Printer } from '../print.js';
import type { Parameter } from '../questions/question.js';
import { refuse, type SourceFunction, type Sources } from '../source.js';
import { Types, type Unit } from '../types.js';
import type { Dimension } from '../value.js';
import { leavesOf } from './store.js';

const EMPTINESS = 'src/words/emptiness.ts';

/** The numbers of a function's shapes, by what happens to them when all is made smaller. */
export interface Inputs {
  readonly lengths: readonly string[];
  readonly steps: readonly string[];
  readonly ratios: readonly string[];
}

export function inputsOf(
  f: SourceFunction,
  shapes: readonly Parameter[],
  dimension: Dimension,
  sources: Sources,
): Inputs {
  const types = new Types(sources);
  const leaves = shapes.flatMap((shape) => {
    const parameter = f.node.parameters.find(({ type }) => type?.getText() === shape.type)!;
    return leavesOf(types.of(parameter.type!, f.module), dimension, shape.name);
  });
  const of = (unit: Unit): string[] =>
    leaves.filter(({ type }) => type.kind === 'number' && type.unit === unit).map(({ path }) => path);
  return { lengths: of('length'), steps: of('step'), ratios: of('ratio') };
}

/** Reads all lengths and steps into variables, and notes their names by their paths. */
export function readAll({ lengths, steps }: Inputs, names: Names): { lines: string[]; reads: Map<string, string> } {
  const reads = new Map<string, string>();
  const lines: string[] = [];
  for (const path of [...lengths, ...steps]) {
    const owner = path.replace(/\.\w+$/, '');
    if (owner.includes('.') && !reads.has(owner)) {
      const name = names.take(camel(owner));
      lines.push(`  const ${name} = ${owner};`);
      reads.set(owner, name);
    }
    const name = names.take(camel(path));
    lines.push(`  let ${name} = ${reads.get(owner) ?? owner}${path.slice(owner.length)};`);
    reads.set(path, name);
  }
  return { lines, reads };
}

/**
 * @param degree the highest power of lengths in the numbers that follow: it tells how large they may be
 * @param none what the function answers for shapes that are not finite or empty; undefined where they are known to meet
 */
export function guard(
  inputs: Inputs,
  reads: ReadonlyMap<string, string>,
  degree: number,
  none: string | undefined,
  empty: readonly string[],
  file: GeneratedFile,
): string[] {
  const lengths = inputs.lengths.map((path) => reads.get(path)!);
  const steps = inputs.steps.map((path) => reads.get(path)!);
  const others = [...steps, ...inputs.ratios];
  const bits = Math.floor(1000 / Math.max(degree, 1));
  const allFinite = `${sumOf([...lengths, ...others].map((text) => `${text} * 0`))} === 0`;
  const mayBeInfinite = none !== undefined && others.length > 0 ? ` && ${sumOf(others)} * 0 === 0` : '';
  const unless = none === 'null' ? '!meet && ' : '';
  return [
    '  let unit = 1;',
    ...(steps.length === 0 ? [] : ['  let pace = 1;']),
    `  const size = ${sumOf(lengths.map((name) => `Math.abs(${name})`))};`,
    `  if (!(size < ${2 ** bits}${mayBeInfinite})) {`,
    ...(none === undefined ? [] : [`    if (${unless}!(${allFinite})) return ${none};`]),
    // Made no smaller than need be: what is tiny beside the rest must not vanish.
    `    unit = ${file.core('powerOfTwoNear')}(Math.max(Math.min(size, Number.MAX_VALUE) * ${2 ** -(bits - 20)}, 1));`,
    ...lengths.map((name) => `    ${name} /= unit;`),
    ...(steps.length === 0 ? [] : ['    pace = unit;']),
    // Quotients of single coordinates bear any direction; products do not.
    ...(degree > 1 ? handySteps(inputs.steps, reads, file) : []),
    '  }',
    ...(none !== undefined && empty.length > 0 ? [`  if (${unless}(${empty.join(' || ')})) return ${none};`] : []),
  ];
}

/**
 * Very long directions are shortened, all by one power, so that the longer one stays the longer; t, which counts in the
 * first, follows by `pace`.
 */
function handySteps(paths: readonly string[], reads: ReadonlyMap<string, string>, file: GeneratedFile): string[] {
  const owners = [...new Set(paths.map((path) => path.replace(/\.\w+$/, '')))];
  const sizeOf = (names: readonly string[]): string =>
    `Math.max(${names.map((name) => `Math.abs(${name})`).join(', ')})`;
  const lines = owners.flatMap((owner, i) => {
    const names = paths.filter((path) => path.startsWith(`${owner}.`)).map((path) => reads.get(path)!);
    return [
      `    if (${sizeOf(names)} > ${2 ** 200}) {`,
      ...names.map((name) => `      ${name} /= step;`),
      ...(i === 0 ? ['      pace /= step;'] : []),
      '    }',
    ];
  });
  const all = paths.map((path) => reads.get(path)!);
  return all.length === 0 ? [] : [`    const step = ${file.core('powerOfTwoNear')}(${sizeOf(all)});`, ...lines];
}

/** Adds in pairs, so that the additions do not wait for each other. */
function sumOf(terms: readonly string[]): string {
  if (terms.length === 1) return terms[0]!;
  const middle = terms.length >> 1;
  return `(${sumOf(terms.slice(0, middle))} + ${sumOf(terms.slice(middle))})`;
}

/** When a shape holds no point, if it can be so. */
export function emptyText(
  shape: Parameter,
  file: GeneratedFile,
  sources: Sources,
  reads: ReadonlyMap<string, string>,
): string[] {
  const f =
    sources.module(EMPTINESS).functions.get(`isEmpty${shape.type}`) ??
    sources.module(EMPTINESS).functions.get(`isEmpty${shape.type.replace(/3$/, '')}`);
  if (!f) return [];
  const evaluator = new Evaluator(sources, file.dimension, new Names(), false, () =>
    refuse(f.node, 'no cold functions here'),
  );
  const { value } = evaluator.result(f, [shape.value], '');
  const printer = new Printer({ ask: (q) => file.ask(q), core: (n) => file.core(n) }, new Names(), reads);
  return value.kind === 'bool' ? [printer.text(value.of)] : refuse(f.node, 'emptiness is a condition');
}
