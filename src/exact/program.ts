/**
 * The exact stage behind a question: a comparison that the floating-point filter could not decide, as a small program.
 *
 * It is interpreted, since it runs rarely and must not make bundles large: first in double-doubles that watch their own
 * rounding, which settle nearly all that is left (grids, decimals, shapes that rest on each other), then in dyadics, which
 * settle everything.
 */
import { doubleDoubleSign, high } from './doubleDouble.js';
import { dyadicSign } from './dyadic.js';
import { CONSTANT, INPUTS } from './instructions.js';

export interface Program {
  /** How many inputs there are. */
  readonly inputs: number;
  /** Instructions of three numbers: what to do, and with which registers. A constant has its value for a register. */
  readonly code: readonly number[];
  /** What leads to a register, for each that has been asked for. */
  readonly steps: Map<number, Int16Array>;
}

/** How often each stage settled a comparison that the filter had left open; for benchmarks and tests. */
export interface StageCounts {
  doubleDouble: number;
  dyadic: number;
}

export const stageCounts: StageCounts = { doubleDouble: 0, dyadic: 0 };

/** Where a question writes its inputs before it asks for a sign. One buffer for all: nothing else can run in between. */
export const inputs: Float64Array = high;

export function program(inputs: number, code: readonly number[]): Program {
  return { inputs, code, steps: new Map() };
}

/** The sign of a register, -1, 0 or 1, given the inputs; NaN if one of them is not finite. */
export function exactSign(of: Program, register: number): number {
  let poison = 0;
  for (let i = 0; i < of.inputs; i++) poison += inputs[i]! * 0;
  if (poison !== 0) return NaN;
  let steps = of.steps.get(register);
  if (steps === undefined) {
    steps = stepsTo(of, register);
    of.steps.set(register, steps);
  }
  const sign = doubleDoubleSign(steps, register);
  if (!Number.isNaN(sign)) {
    stageCounts.doubleDouble++;
    return sign;
  }
  stageCounts.dyadic++;
  return dyadicSign(steps, register);
}

/** The instructions that a register rests on, in order, each followed by the register of its result. */
function stepsTo({ code }: Program, register: number): Int16Array {
  const steps: number[] = [];
  const done = new Set<number>();
  const make = (r: number): void => {
    const at = 3 * (r - INPUTS);
    if (at < 0 || done.has(r)) return;
    const [op = 0, a = 0, b = 0] = code.slice(at, at + 3);
    if (op !== CONSTANT) {
      make(a);
      make(b);
    }
    done.add(r);
    steps.push(op, a, b, r);
  };
  make(register);
  return Int16Array.from(steps);
}
