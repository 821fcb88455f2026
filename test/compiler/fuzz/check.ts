/** Holds compiled questions against the truth. */
import { type Random, seeded } from '../../oracle/random.js';
import { compiled, type Functions } from '../memory.js';
import { FAMILY_NAMES, poisoned, randomInputs } from './inputs.js';
import type { Given, Sign } from './parts.js';
import { type Pair, type Question, randomPair } from './questions.js';
import { shapeOf } from './shapes.js';
import { stepped, tieBetween } from './ties.js';

export interface Tally {
  asked: number;
  /** Answers of yes, or with a sign. */
  yes: number;
  notFinite: number;
}

/** Compiles the questions of one seed and asks them; throws, with source and input, where an answer is wrong. */
export function checkSeed(seed: number, rounds: number, tally: Tally): void {
  const random = seeded(seed);
  const pair = randomPair(random);
  try {
    const { functions } = compiled(pair.texts, pair.file, pair.dimension);
    for (let i = 0; i < rounds; i++) {
      const question = random.pick(pair.questions);
      const check = (given: Given): void => checkInput(pair, question, functions, given, tally);
      for (const given of drawn(pair, question, random)) check(given);
    }
  } catch (problem) {
    const { name, message } = problem as Error;
    const source = Object.entries(pair.texts)
      .map(([file, text]) => `// ${file}, ${pair.dimension}D\n${text.slice(text.search(/^(export )?function/m))}`)
      .join('\n');
    throw new Error(`seed ${seed}: ${name === 'Error' ? '' : `${name}: `}${message}\n${source}`, { cause: problem });
  }
}

/** Inputs of every family, those around a change of the answer, and some that are not finite. */
function* drawn({ parameters }: Pair, { name, answer }: Question, random: Random): Generator<Given> {
  const paths = parameters.flatMap((parameter) => parameter.paths);
  for (const family of FAMILY_NAMES) yield randomInputs(family, paths, random);
  const [from, to] = [1, 2].map(() =>
    randomInputs(random.pick(['ordinary', 'tenths', 'finer lattice']), paths, random),
  );
  for (const given of tieBetween(from!, to!, (one) => answer.value(one)) ?? []) {
    yield given;
    for (let i = 0; i < 3; i++) yield stepped(given, random);
  }
  if (name !== 'gap' || answer.reads.length === 0) return;
  for (let i = 0; i < 4; i++)
    yield poisoned(randomInputs(random.pick(FAMILY_NAMES), paths, random), answer.reads, random);
}

function checkInput(pair: Pair, question: Question, functions: Functions, given: Given, tally: Tally): void {
  const isSound = [...given.values()].every(Number.isFinite);
  const truth = isSound ? question.answer.value(given) : undefined;
  const shapes = pair.parameters.map((parameter) => shapeOf(parameter, given));
  tally.asked++;
  if (!isSound) tally.notFinite++;
  else if (truth !== false && truth !== 1) tally.yes++;
  for (const [name, expected] of expectations(question, truth)) {
    const told = functions[`${name}OneTwo`]!(...shapes);
    if (told !== expected) throw new Error(`${name} is ${told}, not ${expected}, for ${spelled(given)}`);
  }
}

/** What the generated functions must say; there is no truth for input that is not finite, which only `gap` looks at. */
function expectations(
  { name }: Question,
  truth: Sign | boolean | undefined,
): [name: string, expected: Sign | boolean][] {
  if (name === 'holds') return [[name, truth as boolean]];
  if (name === 'side') return [[name, truth as Sign]];
  const gap = (truth ?? 1) as Sign;
  return [
    ['gap', gap],
    ['intersects', gap <= 0],
    ['overlaps', gap < 0],
    ['touches', gap === 0],
  ];
}

function spelled(given: Given): string {
  return `{ ${[...given].map(([path, value]) => `${path}: ${value}`).join(', ')} }`;
}
