/** Functions beside a random question, which the compiler inlines: with a const and an early return of their own. */
import { answer, condition, rawCondition } from './conditions.js';
import { number, simple } from './numbers.js';
import {
  type Answer,
  type Condition,
  either,
  isInput,
  named,
  type Part,
  type Pen,
  readsOf,
  type Term,
  type Vector,
} from './parts.js';
import { Scope } from './scope.js';

/** A number by a function of its own, chosen by a condition that doubles decide. */
export function helped(pen: Pen, degree: number, depth: number): Term {
  if (pen.random.chance(0.6)) return simple(pen, degree);
  const by = (own: Pen): Condition => rawCondition({ ...own, other: undefined });
  const made = inlined(pen, degree, depth, 'number', by, (own) => number(own, degree, depth - 1));
  const { early, late, text } = made;
  return { ...either(made.by, early, late), text };
}

/** A condition by a function of its own; any condition may lead to its early return. */
export function helpedCondition(pen: Pen, degree: number): Condition {
  const by = (own: Pen): Condition => condition(own, degree, 0);
  return chosen(inlined(pen, degree, 1, 'boolean', by, by));
}

export function helpedAnswer(pen: Pen, degree: number): Answer {
  const by = (own: Pen): Condition => condition(own, degree, 0);
  return chosen(inlined(pen, degree, 1, 'Sign', by, (own) => answer(own, degree, 0)));
}

interface Inlined<P> {
  readonly by: Condition;
  readonly early: P;
  readonly late: P;
  /** The call. */
  readonly text: string;
}

/** Writes a function of two parameters, a number and a vector. */
function inlined<P extends Part<unknown>>(
  pen: Pen,
  degree: number,
  depth: number,
  type: string,
  condition: (own: Pen) => Condition,
  result: (own: Pen) => P,
): Inlined<P> {
  const { random, scope, helpers } = pen;
  const argument = number(pen, degree, depth);
  const given: Vector = random.pick(scope.vectors.filter(({ parts }) => parts.every(isInput)));
  const terms = [named(argument, 'n'), ...given.parts.map((part, i) => named(part, `v.${'xyz'[i]}`))];
  const inside = new Scope([], terms, [{ ...given, text: 'v' }], new Set(['n', 'v']));
  const own: Pen = { ...pen, scope: inside, other: undefined };
  const local = number(own, degree, depth - 1);
  const name = inside.fresh(random, local.text);
  inside.terms.push(named(local, name));
  const by = condition(own);
  const [early, late] = [result(own), result(own)];
  const called = `helper${helpers.length}`;
  helpers.push(`function ${called}(n: number, v: Vec): ${type} {
  const ${name} = ${local.text};
  if (${by.text}) return ${early.text};
  return ${late.text};
}`);
  return { by, early, late, text: `${called}(${argument.text}, ${given.text})` };
}

function chosen<T>({ by, early, late, text }: Inlined<Part<T>>): Part<T> {
  return { text, reads: readsOf(by, early, late), value: (given) => (by.value(given) ? early : late).value(given) };
}
