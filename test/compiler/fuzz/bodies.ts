/** Random bodies of questions: consts, early returns, nested branches, loops. */
import { seeded } from '../../oracle/random.js';
import { condition } from './conditions.js';
import { number } from './numbers.js';
import { type Condition, type Given, LETTERS, named, type Part, type Pen, type Term } from './parts.js';
import { vector } from './vectors.js';

/** Statements, and what they return: undefined where they are left at their end. */
export interface Body<T> {
  readonly lines: readonly string[];
  value(given: Given): T | undefined;
  /** Inputs that the way through them rests on. */
  readonly reads: readonly string[];
  /** Whether nothing after them is ever reached. */
  readonly isEnd?: boolean;
}

/** What a question answers with at its end. */
export type Ending<T> = (pen: Pen) => Part<T>;

/** @param early an answer that needs no thought */
export function body<T>(pen: Pen, degree: number, depth: number, ending: Ending<T>, early: Ending<T>): Body<T> {
  const { random } = pen;
  const parts: Body<T>[] = [];
  for (let i = random.whole(0, 2 * pen.size); i > 0; i--) {
    parts.push(statement(pen, degree, depth, ending, early));
    if (parts.at(-1)!.isEnd) return joined(parts);
  }
  const last = ending(pen);
  parts.push({ lines: [`return ${last.text};`], reads: last.reads, value: (given) => last.value(given), isEnd: true });
  return joined(parts);
}

function joined<T>(parts: readonly Body<T>[]): Body<T> {
  return {
    lines: parts.flatMap(({ lines }) => lines),
    isEnd: parts.some(({ isEnd }) => isEnd),
    reads: [...new Set(parts.flatMap(({ reads }) => reads))],
    value: (given) => {
      for (const part of parts) {
        const found = part.value(given);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

function statement<T>(pen: Pen, degree: number, depth: number, ending: Ending<T>, early: Ending<T>): Body<T> {
  const { random } = pen;
  const kind = random.unit();
  if (kind < 0.35) return constant(pen, degree);
  if (kind < 0.5) return vectorConstant(pen);
  if (kind < 0.6) return loop(pen, degree, early);
  const by = condition(pen, degree, 1);
  if (kind < 0.75 || depth <= 0) return leaving(by, early(pen));
  return branches(pen, degree, depth, by, ending, early);
}

const nothing = { reads: [], value: () => undefined };

export function constant<T>(pen: Pen, degree: number): Body<T> {
  const { random, scope } = pen;
  const of: Term = number(pen, Math.min(degree, random.whole(1, 3)), pen.size);
  const name = scope.fresh(random, of.text);
  scope.terms.push(named(of, name));
  return { ...nothing, lines: [`const ${name} = ${of.text};`] };
}

export function vectorConstant<T>(pen: Pen): Body<T> {
  const { random, scope } = pen;
  const of = vector(pen, random.whole(1, 2), pen.size);
  const name = scope.fresh(random, of.text);
  const parts = of.parts.map((part, i) => named(part, `${name}.${LETTERS[i]}`));
  if (random.chance(0.3)) {
    // Taken apart at once: `const { x: p, y: q } = sub(a, b);`
    const names = parts.map((_, i) => (i === 0 ? name : scope.fresh(random, of.text)));
    scope.terms.push(...parts.map((part, i) => ({ ...part, text: names[i]! })));
    const fields = names.map((own, i) => `${LETTERS[i]}: ${own}`).join(', ');
    return { ...nothing, lines: [`const { ${fields} } = ${of.text};`] };
  }
  scope.vectors.push({ text: name, isNamed: true, isGiven: of.isGiven ?? false, parts });
  return { ...nothing, lines: [`const ${name} = ${of.text};`] };
}

function leaving<T>(by: Condition, early: Part<T>): Body<T> {
  return {
    lines: [`if (${by.text}) return ${early.text};`],
    reads: [...by.reads, ...early.reads],
    value: (given) => (by.value(given) ? early.value(given) : undefined),
  };
}

/** An if with a block, and perhaps an else; a block may be left at its end. */
function branches<T>(
  pen: Pen,
  degree: number,
  depth: number,
  by: Condition,
  ending: Ending<T>,
  early: Ending<T>,
): Body<T> {
  const { random } = pen;
  const block = (): Body<T> => {
    const own: Pen = { ...pen, scope: pen.scope.inner() };
    if (random.chance(0.5)) return body(own, degree, depth - 1, ending, early);
    const parts = [constant<T>(own, degree), leaving(condition(own, degree, 1), early(own))];
    return joined(random.chance(0.5) ? parts : [...parts, statement(own, degree, depth - 1, ending, early)]);
  };
  const then = block();
  const indented = ({ lines }: Body<T>): string[] => lines.map((line) => `  ${line}`);
  if (random.chance(0.5)) {
    return {
      lines: [`if (${by.text}) {`, ...indented(then), '}'],
      reads: [...by.reads, ...then.reads],
      value: (given) => (by.value(given) ? then.value(given) : undefined),
    };
  }
  const otherwise = joined([leaving(condition({ ...pen, scope: pen.scope.inner() }, degree, 1), early(pen)), block()]);
  return {
    lines: [`if (${by.text}) {`, ...indented(then), '} else {', ...indented(otherwise), '}'],
    isEnd: (then.isEnd && otherwise.isEnd) ?? false,
    reads: [...by.reads, ...then.reads, ...otherwise.reads],
    value: (given) => (by.value(given) ? then : otherwise).value(given),
  };
}

/** A loop over coordinates: written once, worked out for each. */
function loop<T>(pen: Pen, degree: number, early: Ending<T>): Body<T> {
  const { random, scope, helpers } = pen;
  const [v, w] = [random.pick(scope.vectors), random.pick(scope.vectors)];
  const seed = random.whole(0, 2 ** 30);
  const known = helpers.length;
  const rounds = v.parts.map((part, i) => {
    helpers.length = known;
    const own: Pen = { ...pen, random: seeded(seed), scope: scope.inner() };
    const at = [
      { ...part, text: `at(${v.text}, i)` },
      { ...w.parts[i]!, text: `at(${w.text}, i)` },
    ];
    own.scope.terms.push(...at, ...at, ...at);
    const steps = [constant<T>(own, degree), leaving(condition(own, degree, 1), early(own))];
    return joined(steps);
  });
  const [{ lines }] = rounds as [Body<T>];
  // Coordinates may differ in kind, as those of a choice do; then the draws do too.
  if (rounds.some((round) => round.lines.join() !== lines.join())) return constant(pen, degree);
  return {
    ...joined(rounds),
    lines: [`for (const i of indices(${v.text})) {`, ...lines.map((line) => `  ${line}`), '}'],
  };
}
