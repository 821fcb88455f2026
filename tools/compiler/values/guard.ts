/** What may be wrong with the shapes of a value: too large for products, not finite, or empty. No pair mentions any of it. */
import { Evaluator } from '../evaluate.js';
import { absolute, add, type Cond, compare, multiply, type Num, truth, ZERO } from '../ir.js';
import { Names } from '../names.js';
import { plainType } from '../pair.js';
import type { Parameter } from '../questions/question.js';
import { refuse, type Sources } from '../source.js';
import type { Unit } from '../types.js';
import type { Dimension } from '../value.js';
import { leavesOf } from './store.js';

const EMPTINESS = 'src/words/emptiness.ts';

/** The numbers of shapes, by what happens to them when all is made smaller. */
export interface Inputs {
  readonly lengths: readonly string[];
  readonly steps: readonly string[];
  readonly ratios: readonly string[];
}

export function inputsOf(shapes: readonly Parameter[], dimension: Dimension): Inputs {
  const leaves = shapes.flatMap(({ name, structure }) => leavesOf(structure, dimension, name));
  const of = (unit: Unit): string[] =>
    leaves.filter(({ type }) => type.kind === 'number' && type.unit === unit).map(({ path }) => path);
  return { lengths: of('length'), steps: of('step'), ratios: of('ratio') };
}

/** How large the lengths of a shape may be, if no product of so many of them may overflow: a power of ten, which is short. */
export function limitFor(degree: number): number {
  return Number(`1e${Math.floor(301 / Math.max(degree, 1))}`);
}

/** The sum of the sizes of all lengths; not finite where any number of the shape is not. */
export function sizeOf({ lengths, steps, ratios }: Inputs): Num {
  const size = lengths.map((path) => absolute({ op: 'input', path }));
  // Times 0, each is 0 or NaN.
  const poison = [...steps, ...ratios].map((path) => multiply({ op: 'input', path }, ZERO));
  return sumOf([...size, ...poison]);
}

/** That all numbers are finite that are no lengths. */
export function areFinite({ steps, ratios }: Inputs): Cond {
  const others = [...steps, ...ratios].map((path): Num => ({ op: 'input', path }));
  return others.length === 0 ? truth(true) : compare('===', multiply(sumOf(others), ZERO), ZERO, undefined);
}

/** Adds in pairs, so that the additions do not wait for each other. */
function sumOf(terms: readonly Num[]): Num {
  if (terms.length === 1) return terms[0]!;
  const middle = terms.length >> 1;
  return add(sumOf(terms.slice(0, middle)), sumOf(terms.slice(middle)));
}

/** A misspelt name would let empty shapes pass. */
export function checkEmptiness(sources: Sources): void {
  const module = sources.module(EMPTINESS);
  for (const [name, { node }] of module.functions) {
    const type = /^isEmpty(\w+)$/.exec(name)?.[1] ?? '';
    if (!sources.type(module, type)) refuse(node, `${name}: isEmpty and the name of a shape of src/words/shapes.ts`);
  }
}

/** When a shape holds no point, if it can be so. */
export function emptiness(shape: Parameter, dimension: Dimension, sources: Sources): Cond | undefined {
  const { functions } = sources.module(EMPTINESS);
  const f =
    functions.get(`isEmpty${shape.type}`) ??
    functions.get(`isEmpty${plainType(shape.type)}`) ??
    functions.get(`isEmpty${shape.type}${dimension}`);
  if (!f) return undefined;
  const evaluator = new Evaluator(sources, dimension, new Names(), false, () => refuse(f.node, 'no shared words here'));
  const { value } = evaluator.result(f, [shape.value], '');
  return value.kind === 'bool' ? value.of : refuse(f.node, 'emptiness is a condition');
}
