/** Every pair of both dimensions: its source, what the compiler made of it, and cases. */
import { pairFiles } from '../../tools/compiler/compile.js';
import { fileIn, nameIn } from '../../tools/compiler/pair.js';
import { type Module, Sources } from '../../tools/compiler/source.js';
import type { Dimension } from '../../tools/compiler/value.js';
import { cases2, cases3, type Family, type Pair } from '../oracle/generators.js';
import type { Shape2, Shape3 } from '../oracle/shapes.js';

export type AnyShape = Shape2 | Shape3;

/** Takes shapes in the order of the file's name. */
export type PairFunction = (...args: readonly unknown[]) => unknown;

export interface TestedPair {
  /** `3D sphere-aabb` */
  readonly name: string;
  readonly dimension: Dimension;
  readonly module: Module;
  cases(family: Family, seed?: number): Generator<Pair<AnyShape>>;
  /** What the compiler made of a function of the source, by its name there; `distance` and the readings of `gap` too. */
  generated(name: string): PairFunction;
}

export const sources = new Sources();

/** Also those files that hold a part of a pair. */
export const pairs: readonly TestedPair[] = await Promise.all(
  ([2, 3] as const).flatMap((dimension) => pairFiles(dimension).map((file) => pairOf(file, dimension))),
);

async function pairOf(file: string, dimension: Dimension): Promise<TestedPair> {
  const module = sources.module(file);
  const stem = fileIn(module, dimension);
  // Questions have a file per pair; values stand with those of other pairs.
  const [questions, values] = await Promise.all([
    import(`../../src/generated/${dimension}d/${stem}.ts`),
    import(`../../src/generated/${dimension}d/index.ts`),
  ]);
  const compiled: Record<string, PairFunction> = { ...values, ...questions };
  const [first, second] = stem.split('.')[0]!.split('-');
  const cases = (dimension === 2 ? cases2 : cases3) as (...args: unknown[]) => Generator<Pair<AnyShape>>;
  return {
    name: `${dimension}D ${stem}`,
    dimension,
    module,
    cases: (family, seed = 0) => cases(first, second, family, seed),
    generated: (name) => {
      const f = compiled[nameIn(name, module, dimension)]!;
      // A cast always names the ray first.
      return name === 'raycast' && first !== 'ray' ? (a, b, ...rest) => f(b, a, ...rest) : f;
    },
  };
}

/** Asks the library what a source asks about shapes. */
export function askLibrary(own: Dimension, file: string, name: string, args: readonly unknown[]): unknown {
  return pairs.find(({ module, dimension }) => module.file === file && dimension === own)!.generated(name)(...args);
}

export function take<T>(cases: Generator<T>, count: number): T[] {
  return Array.from({ length: count }, () => cases.next().value as T);
}
