/** Whole random questions: the source of a pair, and the truth about it. */
import type { Dimension } from '../../../tools/compiler/value.js';
import type { Random } from '../../oracle/random.js';
import type { Texts } from '../memory.js';
import { type Body, body, constant, vectorConstant } from './bodies.js';
import { answer, condition, fixed, plainAnswer, rounded } from './conditions.js';
import {
  type Answer,
  type Condition,
  compared,
  type Given,
  literal,
  type Other,
  type Part,
  type Pen,
  type Sign,
  type Thing,
} from './parts.js';
import { scopeOf } from './scope.js';
import { declarations, KINDS, thing } from './shapes.js';

export interface Pair {
  readonly texts: Texts;
  readonly file: string;
  readonly dimension: Dimension;
  readonly parameters: readonly Thing[];
  readonly questions: readonly Question[];
}

export interface Question {
  /** `gap`, `side` or `holds`. */
  readonly name: string;
  readonly answer: Part<Sign> | Part<boolean>;
}

const WORDS =
  'abs, add, at, clamp, cross, cross2, dot, equal, every, fill, greater, indices, lengthSquared, less, max, maxCoordinate, min, minCoordinate, mulEach, negate, scale, select, some, sub, sum, type Vec, type Three';

const HEAD = `import type { Direction, Length } from '../words/shapes.js';
import { APART, leastSeparated, mostSeparated, mostSeparatedAtOnce, OVERLAPPING, type Sign, signOf, TOUCHING, ignoreIf } from '../words/sign.js';
import { ${WORDS} } from '../words/vec.js';`;

/** A pair, and perhaps another that it asks. */
export function randomPair(random: Random): Pair {
  const dimension = random.pick([2, 3] as const);
  const asked = random.chance(0.4) ? onePair(random, dimension, 'src/pairs/other-pair.ts', undefined) : undefined;
  const other: Other | undefined = asked && {
    parameters: asked.parameters,
    questions: asked.questions.filter(({ name }) => name !== 'side'),
  };
  const own = onePair(
    random,
    dimension,
    'src/pairs/one-two.ts',
    other && other.questions.length > 0 ? other : undefined,
  );
  return { ...own, texts: { ...own.texts, ...asked?.texts } };
}

function onePair(random: Random, dimension: Dimension, file: string, other: Other | undefined): Pair {
  const names = random.pick([
    ['a', 'b'],
    ['sphere', 'box'],
    ['a', 'aX'],
    ['p', 'a'],
  ] as const);
  const parameters = names
    .slice(0, random.chance(0.8) ? 2 : 1)
    .map((name) => thing(name, random.pick(KINDS), dimension));
  const size = random.pick([1, 1, 1, 2]);
  const helpers: string[] = [];
  const functions: string[] = [];
  const questions: Question[] = [];
  for (const name of random.chance(0.3) ? ['holds', 'gap'] : [random.pick(['holds', 'holds', 'gap', 'gap', 'side'])]) {
    const pen: Pen = { random, dimension, scope: scopeOf(parameters, dimension), helpers, size, other };
    const made = bodyOf(name, pen);
    const lines = made.lines.map((line) => `  ${line}`).join('\n');
    const tag = name !== 'gap' && random.chance(0.3) ? '/** @rare */\n' : '';
    functions.push(
      `${tag}export function ${name}(${signatureOf(parameters)}): ${name === 'holds' ? 'boolean' : 'Sign'} {\n${lines}\n}`,
    );
    questions.push({
      name,
      answer: { text: '', reads: made.reads, value: (given: Given) => made.value(given)! } as Answer | Condition,
    });
  }
  const imports = other ? `${HEAD}\nimport * as other from './other-pair.js';` : HEAD;
  const text = [imports, '', declarations(dimension), ...helpers, ...functions, ''].join('\n');
  return { texts: { [file]: text }, file, dimension, parameters, questions };
}

/** A pair with one question that is a few consts and one comparison with 0. */
export function randomComparison(random: Random): Pair {
  const dimension = random.pick([2, 3] as const);
  const parameters = ['a', 'b'].map((name) => thing(name, random.pick(KINDS), dimension));
  const helpers: string[] = [];
  const size = random.pick([1, 2]);
  const pen: Pen = { random, dimension, scope: scopeOf(parameters, dimension), helpers, size, other: undefined };
  const degree = random.whole(1, 6);
  const consts = [constant(pen, degree), vectorConstant(pen), constant(pen, degree)].flatMap(({ lines }) => lines);
  const of = rounded(pen, degree);
  const text = [
    HEAD,
    declarations(dimension),
    ...helpers,
    `export function holds(${signatureOf(parameters)}): boolean {`,
    ...consts.map((line) => `  ${line}`),
    `  return ${of.text} > 0;`,
    '}',
    '',
  ];
  const file = 'src/pairs/one-two.ts';
  const answer: Condition = compared('>', of, literal(0));
  return { texts: { [file]: text.join('\n') }, file, dimension, parameters, questions: [{ name: 'holds', answer }] };
}

function signatureOf(parameters: readonly Thing[]): string {
  return parameters.map(({ text, kind }) => `${text}: ${kind}`).join(', ');
}

function bodyOf(name: string, pen: Pen): Body<Sign> | Body<boolean> {
  const { random } = pen;
  const degree = random.pick([1, 2, 2, 2, 3, 3, 4, 5, 6]);
  const depth = random.whole(0, pen.size + 1);
  if (name === 'gap')
    return body(
      pen,
      degree,
      depth,
      (own) => answer(own, degree, pen.size),
      (own) => (own.random.chance(0.3) ? plainAnswer(own, degree) : fixed(own)),
    );
  if (name === 'side') return body(pen, degree, depth, (own) => plainAnswer(own, degree), fixed);
  const early = (own: Pen): Condition => {
    const value = own.random.chance(0.5);
    return { text: String(value), reads: [], value: () => value };
  };
  return body(
    pen,
    degree,
    depth,
    (own) => (own.random.chance(0.8) ? condition(own, degree, pen.size) : early(own)),
    early,
  );
}
