/**
 * A pair's source runs as it stands. On ordinary input its values must be those of the compiled code, to the last bit, as
 * long as the questions that they ask come out right; and these do where doubles do not round, as on a small lattice.
 */
import { describe, expect, test } from 'vitest';
import { loader } from '../../tools/compiler/load.js';
import { isQuestion, type SourceFunction } from '../../tools/compiler/source.js';
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

/** What the source says, as the compiler completes it: shapes that are apart have a distance. */
function direct(f: PairFunction, name: string, a: AnyShape, b: AnyShape, meet: boolean): unknown {
  const found = f(a, b, meet);
  const apart = (distance: number): number => (meet ? 0 : Math.max(distance, Number.MIN_VALUE));
  if (name === 'separation') return apart(found as number);
  return name === 'closestPoints'
    ? { ...(found as object), distance: apart((found as { distance: number }).distance) }
    : found;
}

/** The numbers of `like`, wherever the other differs in a bit. */
function differences(like: unknown, other: unknown, path = ''): string[] {
  if (typeof like !== 'object' || like === null) return Object.is(like, other) ? [] : [`${path}: ${like}, ${other}`];
  return Object.entries(like).flatMap(([key, part]) =>
    differences(part, (other as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

/** Whether a question is about edges of boxes, not about the boxes themselves. */
function isOfEdges({ node }: SourceFunction): boolean {
  return node.parameters[0]?.type?.getText() === 'Direction3';
}

function edgeOf(box: AnyShape, i: number): AnyShape {
  return (box as unknown as { axes: AnyShape[] }).axes[i]!;
}

describe.each(each)('%s', (_name, pair) => {
  const { module, dimension, cases, generated } = pair;

  test.runIf(VALUES.some((name) => module.functions.get(name)?.isExported))('values', async () => {
    const functions = (await functionsOf(pair)).filter(([name]) => VALUES.includes(name));
    const exactly = guided.get(dimension)!(module.file);
    const ofFamily = (family: Family): string[] =>
      take(cases(family, 1), 150).flatMap(({ a, b }) => {
        const meet = generated('intersects')(a, b) as boolean;
        return functions.flatMap(([name, f]) => {
          if (meet ? name === 'separation' : MEETING.includes(name)) return [];
          const compiled = generated(name === 'separation' ? 'distance' : name)(a, b);
          hasErred = false;
          const found = differences(compiled, direct(exactly[name] as PairFunction, name, a, b, meet));
          const foundPlainly = hasErred ? [] : differences(compiled, direct(f, name, a, b, meet));
          return [...found, ...foundPlainly].map((text) => `${name} ${text} for ${JSON.stringify({ a, b })}`);
        });
      });
    expect([...ofFamily('random'), ...ofFamily('lattice')]).toEqual([]);
  });

  test('questions', async () => {
    const questions = (await functionsOf(pair)).filter(([name]) => isQuestion(module.functions.get(name)!));
    const wrong = take(cases('lattice', 2), 500).flatMap(({ a, b }) =>
      questions.flatMap(([name, f]) => {
        const [p, q] = isOfEdges(module.functions.get(name)!) ? [edgeOf(a, 0), edgeOf(b, 1)] : [a, b];
        const isSame = Number(f(p, q)) === Number(generated(name)(p, q));
        return isSame ? [] : [`${name} for ${JSON.stringify({ a, b })}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
