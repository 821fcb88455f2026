/** Random calls of another pair's questions: of shapes as they were given, and of shapes put together of such. */
import { type Answer, type Condition, HOLDS, type Other, type Part, type Pen, type Sign, type Thing } from './parts.js';
import { vectorsIn } from './shapes.js';

interface Passed {
  readonly text: string;
  /** Our inputs, in the order of theirs. */
  readonly paths: readonly string[];
}

/** A condition by another pair's question, where there is something to ask it of. */
export function asked(pen: Pen): Condition | undefined {
  const { random } = pen;
  const call = called(pen, () => true);
  if (!call) return undefined;
  const { name, text, reads, value } = call;
  if (name !== 'gap') return { text, reads, value: value as Condition['value'] };
  const by = random.pick(Object.keys(HOLDS));
  return { text: `(${text} ${by} 0)`, reads, value: (given) => HOLDS[by]!(value(given) as Sign) };
}

/** The answer of another pair's gap as it is. */
export function answered(pen: Pen): Answer | undefined {
  return called(pen, (name) => name === 'gap') as Answer | undefined;
}

interface Call extends Part<Sign | boolean> {
  readonly name: string;
}

function called(pen: Pen, isWanted: (name: string) => boolean): Call | undefined {
  const { other, random } = pen;
  const questions = other?.questions.filter(({ name }) => isWanted(name)) ?? [];
  const passed = (other?.parameters ?? []).flatMap((parameter) => passing(pen, parameter) ?? []);
  if (!other || questions.length === 0 || passed.length < other.parameters.length) return undefined;
  const { name, answer } = random.pick(questions);
  const theirs = other.parameters.flatMap(({ paths }) => paths);
  const ours = passed.flatMap(({ paths }) => paths);
  return {
    name,
    text: `other.${name}(${passed.map(({ text }) => text).join(', ')})`,
    reads: answer.reads.map((path) => ours[theirs.indexOf(path)]!),
    value: (given) => answer.value(new Map(theirs.map((path, i) => [path, given.get(ours[i]!)!]))),
  };
}

/** Something in sight that a parameter of theirs can stand for. */
function passing({ random, scope }: Pen, { kind }: Other['parameters'][number]): Passed | undefined {
  const whole = scope.things.filter((thing: Thing) => thing.kind === kind);
  const vectors = scope.vectors.filter(({ isGiven }) => isGiven);
  const vector = (): Passed => {
    const { text, parts } = random.pick(vectors);
    return { text, paths: parts.flatMap(({ reads }) => reads) };
  };
  if (kind === 'Vec') return vectors.length > 0 ? vector() : undefined;
  if (whole.length > 0 && random.chance(0.7)) return random.pick(whole);
  const fields = vectorsIn(kind);
  if (!fields || vectors.length === 0) return undefined;
  const given = fields.map((field) => [field, vector()] as const);
  return {
    text: `{ ${given.map(([field, { text }]) => `${field}: ${text}`).join(', ')} }`,
    paths: given.flatMap(([, { paths }]) => paths),
  };
}
