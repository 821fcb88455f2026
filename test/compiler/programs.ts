/** Random programs of the exact stage, and what is in their registers. */
import { inputs as buffer } from '../../src/exact/inputs.js';
import { type Way, waysOf } from '../../src/exact/ways.js';
import {
  digitNode,
  inputNode,
  type Node,
  type Operation,
  resultNode,
} from '../../tools/compiler/questions/notation.js';
import { written } from '../../tools/compiler/questions/writing.js';
import type { Random } from '../oracle/random.js';
import { type Exact, exact, larger, minus, plus, signOf, size, smaller, times } from './exact.js';

/** Registers below this hold inputs, the others results of instructions, in their order. */
export const INPUTS = 128;
const OPERATIONS: readonly Operation[] = ['add', 'subtract', 'multiply', 'absolute', 'larger', 'smaller', 'choose'];
export const [ADD, SUBTRACT, MULTIPLY, ABSOLUTE, LARGER, SMALLER, CHOOSE] = [0, 1, 2, 3, 4, 5, 6] as const;
/** Not an instruction of its own: the number `a`, which stands in a register. */
export const DIGIT = 7;

/** What to do, and with which registers, see `INPUTS`. */
export type Instruction = readonly [op: number, a: number, b?: number, c?: number];

const TRUTH: Readonly<Record<number, (a: Exact, b: Exact) => Exact>> = {
  [ADD]: plus,
  [SUBTRACT]: minus,
  [MULTIPLY]: times,
  [ABSOLUTE]: size,
  [LARGER]: larger,
  [SMALLER]: smaller,
};

const PLAIN: Readonly<Record<number, (a: number, b: number) => number>> = {
  [ADD]: (a, b) => a + b,
  [SUBTRACT]: (a, b) => a - b,
  [MULTIPLY]: (a, b) => a * b,
  [ABSOLUTE]: (a) => Math.abs(a),
  [LARGER]: Math.max,
  [SMALLER]: Math.min,
};

/** @param degree no product has more factors than this */
export function randomProgram(random: Random, inputs: number, length: number, degree: number): Instruction[] {
  const degrees = Array.from({ length: inputs }, () => 1);
  const registers = Array.from({ length: inputs }, (_, i) => i);
  const pick = (): number =>
    random.chance(0.5)
      ? random.whole(0, registers.length - 1)
      : random.whole(Math.max(0, registers.length - 4), registers.length - 1);
  return Array.from({ length }, (_, i): Instruction => {
    const [a, b, c] = [pick(), pick(), pick()];
    const total = degrees[a]! + degrees[b]!;
    const wanted = random.pick([ADD, SUBTRACT, SUBTRACT, MULTIPLY, MULTIPLY, ABSOLUTE, LARGER, SMALLER, CHOOSE, DIGIT]);
    const op = wanted === MULTIPLY && total > degree ? SUBTRACT : wanted;
    registers.push(INPUTS + i);
    degrees.push(op === MULTIPLY ? total : op === DIGIT ? 0 : Math.max(degrees[a]!, degrees[b]!, degrees[c]!));
    if (op === DIGIT) return [op, random.whole(0, 9)];
    const operands = [a, b, c].map((operand) => registers[operand]!);
    return [op, ...operands.slice(0, op === ABSOLUTE ? 1 : op === CHOOSE ? 3 : 2)] as unknown as Instruction;
  });
}

/** What each instruction results in. */
export function truthOf(program: readonly Instruction[], inputs: readonly number[]): Exact[] {
  return resultsOf(program, inputs, exact, TRUTH, (by) => signOf(by) > 0);
}

/** What the last instruction results in where doubles round. */
export function plainOf(program: readonly Instruction[], inputs: readonly number[]): number {
  return resultsOf(
    program,
    inputs,
    (x) => x,
    PLAIN,
    (by) => by > 0,
  ).at(-1)!;
}

function resultsOf<T>(
  program: readonly Instruction[],
  inputs: readonly number[],
  from: (x: number) => T,
  operations: Readonly<Record<number, (a: T, b: T) => T>>,
  isPositive: (by: T) => boolean,
): T[] {
  const results: T[] = [];
  const value = (register: number): T => (register < INPUTS ? from(inputs[register]!) : results[register - INPUTS]!);
  for (const [op, a, b = 0, c = 0] of program) {
    if (op === DIGIT) results.push(from(a));
    else if (op === CHOOSE) results.push(value(isPositive(value(a)) ? b : c));
    else results.push(operations[op]!(value(a), value(op === ABSOLUTE ? a : b)));
  }
  return results;
}

/** A program whose comparisons are the results of all instructions. */
export function textOf(program: readonly Instruction[]): string {
  const nodes: Node[] = [];
  const node = (register: number): Node => (register < INPUTS ? inputNode(register) : nodes[register - INPUTS]!);
  for (const [op, ...of] of program) {
    const operation = OPERATIONS[op];
    nodes.push(
      operation
        ? resultNode(
            operation,
            of.map((register) => node(register!)),
          )
        : digitNode(of[0]!),
    );
  }
  return written(nodes.map((node) => ({ node, end: node })));
}

/** The way to each instruction's result. */
export function waysTo(program: readonly Instruction[]): Way[] {
  return waysOf(textOf(program));
}

/** Puts numbers where shapes' numbers are written, as a reader does. */
export function readNumbers(numbers: readonly number[], at: number): number {
  for (let i = 0; i < numbers.length; i++) buffer[at + i] = numbers[i]!;
  return at + numbers.length;
}
