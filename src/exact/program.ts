/**
 * The exact stage behind a question: a comparison that the floating-point filter could not decide, as a small program.
 *
 * It is interpreted, since it runs rarely and must not make bundles large: in plain doubles where the inputs lie on a
 * grid; else in double-doubles that watch their own rounding, which settle nearly all that is left (decimals, shapes that
 * rest on each other); then in dyadics, which settle everything.
 */
import { doubleDoubleSign, high } from './doubleDouble.js';
import { dyadicSign } from './dyadic.js';
import { type Grid, gridOf, isOnGrid, plainSign } from './grid.js';
import { CONSTANT, INPUTS } from './instructions.js';

export interface Program {
  /** How many inputs there are. */
  readonly inputs: number;
  /** Instructions of three numbers: what to do, and with which registers. A constant has its value for a register. */
  readonly code: readonly number[];
  /** What leads to a register, for each that has been asked for. */
  readonly ways: Map<number, Way>;
}

/** The instructions that lead to a register, and on which grids plain doubles run them exactly. */
interface Way {
  readonly steps: Int16Array;
  readonly grid: Grid;
}

/** How often each stage settled a comparison that the filter had left open; for benchmarks and tests. */
export interface StageCounts {
  grid: number;
  doubleDouble: number;
  dyadic: number;
}

export const stageCounts: StageCounts = { grid: 0, doubleDouble: 0, dyadic: 0 };

/** Where a question writes its inputs before it asks for a sign. One buffer for all: nothing else can run in between. */
export const inputs: Float64Array = high;

export function program(inputs: number, code: readonly number[]): Program {
  return { inputs, code, ways: new Map() };
}

/** The sign of a register, -1, 0 or 1, given the inputs; NaN if one of them is not finite. */
export function exactSign(of: Program, register: number): number {
  let poison = 0;
  for (let i = 0; i < of.inputs; i++) poison += inputs[i]! * 0;
  if (poison !== 0) return NaN;
  let way = of.ways.get(register);
  if (way === undefined) {
    const found = stepsTo(of, register);
    way = { steps: found, grid: gridOf(found) };
    of.ways.set(register, way);
  }
  const { steps } = way;
  if (isOnGrid(of.inputs, way.grid)) {
    stageCounts.grid++;
    return plainSign(steps, register);
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
