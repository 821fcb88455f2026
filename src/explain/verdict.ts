/** What an explanation comes to, in either dimension. */
import type { Step } from '../exact/trace.js';
import type { Place } from '../gizmos/sink.js';

/** One step of the working of a test, in the words of its source. */
export interface ExplainedStep extends Step {
  /** Whether the answer follows from this step. */
  readonly decided: boolean;
}

/** How it was decided whether two shapes meet. Values are those of the library's own functions, null where a pair has none. */
export interface AnyVerdict<V extends Place> {
  /** The exact answer of `intersects`. */
  readonly hit: boolean;
  /** Which of `overlaps`, `touches` or neither is true. */
  readonly answer: 'apart' | 'touching' | 'overlapping';
  /** The answer in words. */
  readonly text: string;
  /** The named values and comparisons of the test, in order; the last is one that decided. None where a number is not finite. */
  readonly steps: readonly ExplainedStep[];
  /** As `distance` answers it. */
  readonly distance: number | null;
  /** As `closestPoints` answers it. */
  readonly closestPoints: { readonly a: V; readonly b: V; readonly distance: number } | null;
  /** As `contact` answers it. */
  readonly contact: AnyContact<V> | null;
  /** As `intersection` answers it: its fields depend on the kinds. */
  readonly shared: object | null;
}

/** How two meeting shapes come apart; some pairs name the axis. */
export interface AnyContact<V extends Place> {
  readonly normal: V;
  readonly depth: number;
  readonly point: V;
  readonly axis?: string;
}
