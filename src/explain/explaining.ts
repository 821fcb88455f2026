/** The working of any test: its answer and values from the library, its steps from the trace of its source. */
import { noExplanation } from '../core/unknownKind.js';
import type { Trace } from '../exact/trace.js';
import { expectSink } from '../gizmos/checks.js';
import type { Place, Sink } from '../gizmos/sink.js';
import { drawVerdict } from './picture.js';
import { type AnyShape, expectShape, hasFiniteNumbers } from './shapes.js';
import type { AnyContact, AnyVerdict, ExplainedStep } from './verdict.js';
import { inWords } from './words.js';

/** What a dimension knows: the functions that its pairs offer and their traces, by name. */
export interface Library {
  readonly name: '2D' | '3D';
  readonly functions: Readonly<Record<string, unknown>>;
  readonly traces: Readonly<Record<string, unknown>>;
}

type Ask<R> = (a: AnyShape, b: AnyShape) => R;

export function explained<V extends Place>(a: AnyShape, b: AnyShape, library: Library, sink?: Sink): AnyVerdict<V> {
  if (sink !== undefined) expectSink(sink);
  const trace = ofPair('trace', a, b, library.traces);
  if (trace === undefined) throw noExplanation(a, b, library.name);
  const ask = <R>(question: string): R => (library.functions[question] as Ask<R>)(a, b);
  const hit = ask<boolean>('intersects');
  expectShape(a, library.name);
  expectShape(b, library.name);
  const answer = !hit ? 'apart' : ask<boolean>('touches') ? 'touching' : 'overlapping';
  const offered = <R>(question: string): R | null =>
    ofPair(question, a, b, library.functions) ? ask<R>(question) : null;
  const known = {
    hit,
    answer,
    steps: hasFiniteNumbers(a) && hasFiniteNumbers(b) ? stepsOf(trace.isInOrder ? trace.f(a, b) : trace.f(b, a)) : [],
    distance: offered<number>('distance'),
    closestPoints: offered<NonNullable<AnyVerdict<V>['closestPoints']>>('closestPoints'),
    contact: offered<AnyContact<V>>('contact'),
    shared: offered<object>('intersection'),
  } as const;
  const verdict = { ...known, text: inWords(a, b, known) };
  if (sink && hasFiniteNumbers(a) && hasFiniteNumbers(b)) drawVerdict(a, b, verdict, sink);
  return verdict;
}

/** The function of two kinds, if there is one, and whether it takes them in this order. */
function ofPair(
  question: string,
  a: AnyShape,
  b: AnyShape,
  among: Readonly<Record<string, unknown>>,
): { f: Ask<Trace>; isInOrder: boolean } | undefined {
  const [kindA, kindB] = [a?.kind, b?.kind];
  if (typeof kindA !== 'string' || typeof kindB !== 'string') return undefined;
  const usual = among[question + capital(kindA) + capital(kindB)];
  if (usual) return { f: usual as Ask<Trace>, isInOrder: true };
  const other = among[question + capital(kindB) + capital(kindA)];
  return other ? { f: other as Ask<Trace>, isInOrder: false } : undefined;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Nothing that comes after the last deciding step has had a part in the answer. */
function stepsOf({ steps, decided }: Trace): ExplainedStep[] {
  const last = Math.max(...decided.map((step) => steps.indexOf(step)));
  return steps.slice(0, last + 1).map((step) => ({ ...step, decided: decided.includes(step) }));
}
