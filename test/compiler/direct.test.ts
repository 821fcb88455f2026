/**
 * A pair's source runs as it stands. On ordinary input its values must be those of the compiled code, to the last bit, as
 * long as the questions that they ask come out right; and these do where doubles do not round, as on a small lattice.
 */
import { describe, expect, test } from 'vitest';
import { loader } from '../../tools/compiler/load.js';
import { plainType } from '../../tools/compiler/pair.js';
import { isQuestion, type SourceFunction } from '../../tools/compiler/source.js';
import { isGeneral } from '../../tools/compiler/values/general.js';
import type { Family } from '../oracle/generators.js';
import {
  type AnyShape,
  askLibrary,
  type PairFunction,
  pairs,
  sources,
  type TestedPair,
  take,
} from '../values/pairs.js';
import { plainCalc } from '../values/plain.js';
import type { Answering } from '../values/precise.js';

const MEETING = ['contact', 'raycast', 'intersection'];
const VALUES = ['closestPoint', 'separation', 'closestPoints', ...MEETING];
const each = pairs.map((pair) => [pair.name, pair] as const);

/** Whether a question has come out otherwise in doubles since this was last set to false. */
let hasErred = false;

/** The sources in doubles, with exact questions. */
const guided = new Map(
  ([2, 3] as const).map((dimension) => {
    const answer: Answering = (file, name, args, own) => {
      const exact = askLibrary(dimension, file, name, args);
      hasErred ||= Number(exact) !== Number(own());
      return exact;
    };
    return [dimension, loader(plainCalc(answer), sources)];
  }),
);

async function functionsOf({ module }: TestedPair): Promise<[string, PairFunction][]> {
  const source = (await import(/* @vite-ignore */ `../../${module.file}`)) as Record<string, PairFunction>;
  return [...module.functions.values()].flatMap((f) => (f.isExported ? [[f.name, source[f.name]!]] : []));
}

/** What the source says, as the compiler completes it: shapes that are apart have a distance, those that overlap a depth. */
function direct(pair: Record<string, PairFunction>, name: string, a: AnyShape, b: AnyShape, gap: number): unknown {
  const found = pair[name]!(a, b, gap <= 0);
  const only = (is: boolean, size: number): number => (is ? Math.max(size, Number.MIN_VALUE) : 0);
  const { distance, depth } = found as { distance: number; depth: number };
  if (name === 'closestPoints') return { ...(found as object), distance: only(gap > 0, distance) };
  // A separation without a certain sign is not used.
  const isCertain = name !== 'separation' || (found as number) > 0;
  if (!isCertain) return (direct(pair, 'closestPoints', a, b, gap) as { distance: number }).distance;
  return name === 'contact' ? { ...(found as object), depth: only(gap < 0, depth) } : found;
}

/** The numbers of `like`, wherever the other differs in a bit. */
function differences(like: unknown, other: unknown, path = ''): string[] {
  if (typeof like !== 'object' || like === null) return Object.is(like, other) ? [] : [`${path}: ${like}, ${other}`];
  return Object.entries(like).flatMap(([key, part]) =>
    differences(part, (other as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

/** What a question takes of two shapes: one of them, by its type, or an axis of an oriented box. */
function argumentsOf({ node }: SourceFunction, shapes: readonly AnyShape[]): AnyShape[] {
  return node.parameters.map((parameter, i) => {
    const type = plainType(parameter.type!.getText()).toLowerCase();
    const own = shapes[i]!;
    const other = shapes[1 - i]!;
    if (type === 'direction') return axisOf('axes' in own ? own : other, i);
    return own.kind !== type && other.kind === type ? other : own;
  });
}

function axisOf(box: AnyShape, i: number): AnyShape {
  return (box as unknown as { axes: AnyShape[] }).axes[i]!;
}

describe.each(each)('%s', (_name, pair) => {
  const { module, dimension, cases, generated } = pair;

  // General answers are only there when they are compiled.
  const own = VALUES.filter((name) => {
    const f = module.functions.get(name);
    return f?.isExported && !isGeneral(f);
  });
  test.runIf(own.length > 0)('values', async () => {
    const functions = (await functionsOf(pair)).filter(([name]) => own.includes(name));
    const exactly = guided.get(dimension)!(module.file);
    const plainly = Object.fromEntries(functions);
    const ofFamily = (family: Family): string[] =>
      take(cases(family, 1), 150).flatMap(({ a, b }) => {
        const gap = generated('gap')(a, b) as number;
        return functions.flatMap(([name]) => {
          if (gap <= 0 ? name === 'separation' : MEETING.includes(name)) return [];
          const compiled = generated(name === 'separation' ? 'distance' : name)(a, b);
          hasErred = false;
          const found = differences(compiled, direct(exactly as Record<string, PairFunction>, name, a, b, gap));
          const foundPlainly = hasErred ? [] : differences(compiled, direct(plainly, name, a, b, gap));
          return [...found, ...foundPlainly].map((text) => `${name} ${text} for ${JSON.stringify({ a, b })}`);
        });
      });
    expect([...ofFamily('random'), ...ofFamily('lattice')]).toEqual([]);
  });

  test('questions', async () => {
    const questions = (await functionsOf(pair)).filter(([name]) => isQuestion(module.functions.get(name)!));
    const wrong = take(cases('lattice', 2), 500).flatMap(({ a, b }) =>
      questions.flatMap(([name, f]) => {
        const [p, q] = argumentsOf(module.functions.get(name)!, [a, b]) as [AnyShape, AnyShape];
        const isSame = Number(f(p, q)) === Number(generated(name)(p, q));
        return isSame ? [] : [`${name} for ${JSON.stringify({ a, b })}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
