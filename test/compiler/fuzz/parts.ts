/** Pieces of a random question: each is a text in the subset, and the same worked out exactly. */
import type { Random } from '../../oracle/random.js';
import { type Exact, exact, larger, minus, opposite, plus, signOf, size, smaller, times } from '../exact.js';
import type { Scope } from './scope.js';

/** The numbers that a question is given, by path. */
export type Given = ReadonlyMap<string, number>;

export interface Part<T> {
  readonly text: string;
  value(given: Given): T;
  /** The inputs it rests on. */
  readonly reads: readonly string[];
}

export interface Term extends Part<Exact> {
  readonly degree: number;
  /** The same for the same input, literal or name: a choice between two such is none. */
  readonly atom?: string;
  /** A sum or difference of two inputs: doubles have its sign right. */
  readonly isLeaf?: boolean;
}

/** Whether it is an input, by whatever name. */
export function isInput({ atom }: Term): boolean {
  return atom?.startsWith('@') ?? false;
}

export interface Vector {
  readonly text: string;
  readonly parts: readonly Term[];
  /** Whether its coordinates can be written as `v.x`. */
  readonly isNamed: boolean;
  /** Whether it is one of a shape's own, by whatever name: others cannot be asked about. */
  readonly isGiven?: boolean;
}

export type Condition = Part<boolean>;
export type Sign = -1 | 0 | 1;
export type Answer = Part<Sign>;

export const LETTERS = ['x', 'y', 'z'] as const;

/** Works something out once for each set of inputs. */
function once<T>(work: (given: Given) => T): (given: Given) => T {
  let last: Given | undefined;
  let value: T;
  return (given) => {
    if (given !== last) value = work(given);
    last = given;
    return value;
  };
}

export function readsOf(...parts: readonly Part<unknown>[]): string[] {
  return [...new Set(parts.flatMap(({ reads }) => reads))];
}

export function inputTerm(path: string): Term {
  return { text: path, degree: 1, atom: `@${path}`, reads: [path], value: once((given) => exact(given.get(path)!)) };
}

export function literal(value: number): Term {
  const of = exact(value);
  return { text: value < 0 ? `(${value})` : String(value), degree: 0, atom: String(value), reads: [], value: () => of };
}

let count = 0;

/** What a const of this value stands for. */
export function named<P extends Part<unknown>>(part: P, name: string): P {
  return { atom: `${name} ${++count}`, ...part, text: name, value: once((given) => part.value(given)) };
}

export function degreeOf({ parts }: Vector): number {
  return Math.max(...parts.map(({ degree }) => degree));
}

// Operations on numbers, without a text of their own.

export type Operation = (a: Term, b: Term) => Term;

function joined(of: (a: Exact, b: Exact) => Exact, degree: (a: number, b: number) => number): Operation {
  return (a, b) => ({
    text: '',
    degree: degree(a.degree, b.degree),
    reads: readsOf(a, b),
    value: (given) => of(a.value(given), b.value(given)),
  });
}

export const sum: Operation = joined(plus, Math.max);
export const difference: Operation = joined(minus, Math.max);
export const product: Operation = joined(times, (a, b) => a + b);
export const greater: Operation = joined(larger, Math.max);
export const lesser: Operation = joined(smaller, Math.max);

export function absolute({ degree, reads, value }: Term): Term {
  return { text: '', degree, reads, value: (given) => size(value(given)) };
}

export function negated({ degree, reads, value }: Term): Term {
  return { text: '', degree, reads, value: (given) => opposite(value(given)) };
}

export function either(by: Condition, yes: Term, no: Term): Term {
  if (yes.atom !== undefined && yes.atom === no.atom) return yes;
  return {
    text: '',
    degree: Math.max(yes.degree, no.degree),
    reads: readsOf(by, yes, no),
    value: (given) => (by.value(given) ? yes : no).value(given),
  };
}

export const HOLDS: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '===': (order) => order === 0,
  '!==': (order) => order !== 0,
};

export function compared(by: string, a: Term, b: Term): Condition {
  const value = (given: Given): boolean => HOLDS[by]!(signOf(minus(a.value(given), b.value(given))));
  return { text: `(${a.text} ${by} ${b.text})`, reads: readsOf(a, b), value };
}

export function both(a: Condition, b: Condition): Condition {
  return { text: `(${a.text} && ${b.text})`, reads: readsOf(a, b), value: (given) => a.value(given) && b.value(given) };
}

export function oneOf(a: Condition, b: Condition): Condition {
  return { text: `(${a.text} || ${b.text})`, reads: readsOf(a, b), value: (given) => a.value(given) || b.value(given) };
}

export function denied(of: Condition): Condition {
  return { ...of, text: `!${of.text}`, value: (given) => !of.value(given) };
}

/** What a random piece is made with. */
export interface Pen {
  readonly random: Random;
  readonly dimension: number;
  readonly scope: Scope;
  /** Functions that are written beside the question, and inlined. */
  readonly helpers: string[];
  /** How much is put into one expression: 1 is little. */
  readonly size: number;
  /** Another pair's questions, if there is one. */
  readonly other: Other | undefined;
}

/** Questions of another pair, to be asked. */
export interface Other {
  readonly parameters: readonly Thing[];
  /** By what they are called: `gap`, or a name with a yes or no. */
  readonly questions: readonly { readonly name: string; readonly answer: Answer | Condition }[];
}

/** A shape, or a field of one, that questions can be asked of. */
export interface Thing {
  readonly text: string;
  readonly kind: Kind;
  /** The inputs in it, in the order of its kind. */
  readonly paths: readonly string[];
}

export type Kind = 'Vec' | 'Ball' | 'Segment' | 'Box' | 'Obb';
