/** Holds what the compiler made of a value against the value's own source, run with many digits, and against its bounds. */
import { loader } from '../../tools/compiler/load.js';
import type { SourceFunction } from '../../tools/compiler/source.js';
import { type Type, Types } from '../../tools/compiler/types.js';
import { isGeneral } from '../../tools/compiler/values/general.js';
import { allFamilies } from '../oracle/generators.js';
import { numbersOf } from '../oracle/shapes.js';
import { type Bound, boundsOf } from './bounds.js';
import { Judge } from './judge.js';
import { type AnyShape, askLibrary, type PairFunction, pairs, sources, type TestedPair, take } from './pairs.js';
import { type Answering, inNumbers, nearest, precise, preciseCalc, resized } from './precise.js';
import type { Shape } from './shapes.js';

const VALUES = ['closestPoint', 'separation', 'closestPoints', 'contact', 'raycast', 'intersection'];
/** Values that only shapes have which meet. */
const MEETING = ['contact', 'raycast', 'intersection'];

export interface TestedValue {
  /** `3D sphere-aabb contact` */
  readonly name: string;
  readonly pair: TestedPair;
  readonly source: SourceFunction;
  readonly fields: ReadonlyMap<string, Type>;
}

/** All but general answers, which `general.ts` holds against exact numbers. */
export const values: readonly TestedValue[] = pairs.flatMap((pair) =>
  VALUES.flatMap((value) => {
    const source = pair.module.functions.get(value);
    if (!source?.isExported || isGeneral(source)) return [];
    return [{ name: `${pair.name} ${value}`, pair, source, fields: fieldsOf(source, pair.dimension) }];
  }),
);

/** A value that is one number or vector is its only field. */
function fieldsOf({ name, node, module }: SourceFunction, dimension: number): Map<string, Type> {
  const type = new Types(sources).of(node.type!, module);
  if (type.kind !== 'record') return new Map([[name === 'separation' ? 'distance' : 'result', type]]);
  return new Map([...type.fields].filter(([field]) => field !== 'z' || dimension === 3).flatMap(flattened));
}

/** A field that is a record, such as `x` from `x.min` to `x.max`, stands for those in it. */
function flattened([field, type]: [string, Type]): [string, Type][] {
  if (type.kind !== 'record') return [[field, type]];
  return [...type.fields].flatMap(([inner, of]) => flattened([`${field}.${inner}`, of]));
}

/** Numbers and vectors without a bound. What has a few values only, such as a count, is exact anyway. */
export function unbounded({ name, source, fields }: TestedValue): string[] {
  const bounded = boundsOf(source, Judge.phrases).map(({ field }) => field);
  const unknown = bounded.filter((field) => ![...fields.keys(), 'z'].some((own) => own.split('.')[0] === field));
  const without = [...fields].flatMap(([field, type]) => {
    const isNumeric = type.kind === 'vec' || (type.kind === 'number' && !type.only);
    return isNumeric && !bounded.includes(field.split('.')[0]!) ? [field] : [];
  });
  return [
    ...without.map((field) => `${name} ${field} has no bound`),
    ...unknown.map((field) => `${name} has no ${field}`),
  ];
}

/** How far a field came out from the truth at worst, as a part of what its bound allows; beyond 1 it is wrong. */
export interface Worst {
  readonly field: string;
  readonly part: number;
  readonly bound: Bound | undefined;
  readonly report: string;
}

/** The worst of each field. */
export function worstOf({ name, pair, source, fields }: TestedValue, perFamily: number, seed = 0): Worst[] {
  const worst = new Map<string, Worst>();
  const judge = new Judge(fields, boundsOf(source, Judge.phrases));
  for (const family of allFamilies) {
    for (const { a, b } of take(pair.cases(family, seed), perFamily)) {
      const found = resultOf(pair, source.name, a, b);
      if (found === null || isBeyondMeasure(a, b)) continue;
      const { first, second, result, unit } = truthOf(pair, source.name, a, b);
      for (const { field, part, bound } of judge.parts({ a: first, b: second, found, truth: result, unit })) {
        if (part <= (worst.get(field)?.part ?? -1)) continue;
        const report = `${name} ${field} (${family}): ${text({ a, b, found, truth: inNumbers(result, nearest), unit })}`;
        worst.set(field, { field, part, bound, report });
      }
    }
  }
  return [...worst.values()];
}

function text(of: unknown): string {
  return JSON.stringify(of, (_, value) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );
}

/** What the library answers, as a record; null where it has no answer. */
function resultOf({ generated }: TestedPair, value: string, a: AnyShape, b: AnyShape): Record<string, unknown> | null {
  const meet = generated('intersects')(a, b) as boolean;
  if (meet ? value === 'separation' : MEETING.includes(value)) return null;
  const found = generated(value === 'separation' ? 'distance' : value)(a, b);
  if (found === null || found === Number.POSITIVE_INFINITY) return null;
  return inFields(value, found);
}

function inFields(value: string, found: unknown): Record<string, unknown> {
  if (value === 'separation') return { distance: found };
  return value === 'closestPoint' ? { result: found } : (found as Record<string, unknown>);
}

interface Truth {
  readonly first: Shape;
  readonly second: Shape;
  readonly result: Record<string, unknown>;
  /** All of it is smaller than the shapes that were given, by this power of two. */
  readonly unit: number;
}

/** The unit of the shapes that are worked on. */
let currentUnit = 1;

/** Pairs and words with many digits, for each dimension. Questions are asked of the library, for which they are exact. */
const precisely = new Map(
  ([2, 3] as const).map((dimension) => {
    const asGiven = (arg: unknown): unknown => inNumbers(resized(arg, currentUnit), nearest);
    const answer: Answering = (file, name, args) => askLibrary(dimension, file, name, args.map(asGiven));
    return [dimension, loader(preciseCalc(answer), sources)];
  }),
);

function truthOf(pair: TestedPair, value: string, a: AnyShape, b: AnyShape): Truth {
  const run = precisely.get(pair.dimension)!(pair.module.file)[value] as PairFunction;
  const unit = unitOf(a, b);
  currentUnit = unit;
  const [first, second] = [a, b].map((shape) => resized(inNumbers(shape, precise), 1 / unit)) as [Shape, Shape];
  const result = inFields(value, run(first, second, pair.generated('intersects')(a, b)));
  return { first, second, result, unit };
}

/** The compiler makes vast shapes smaller before their values are worked out, so that the source need not heed them. */
function unitOf(a: AnyShape, b: AnyShape): number {
  const exponent = Math.floor(Math.log2(Math.max(...magnitudes(a, b))));
  return exponent > 300 ? 2 ** (exponent - 300) : 1;
}

/** Whether there are numbers of so different size that products of the smaller ones vanish beside those of the larger. */
function isBeyondMeasure(a: AnyShape, b: AnyShape): boolean {
  const sizes = magnitudes(a, b).filter((size) => size > 0);
  return Math.log2(Math.max(...sizes)) - Math.log2(Math.min(...sizes)) > 600;
}

function magnitudes(a: AnyShape, b: AnyShape): number[] {
  return numbersOf({ a, b }).map(({ value }) => Math.abs(value));
}
