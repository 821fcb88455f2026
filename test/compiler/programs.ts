/** Random programs of the exact stage, and what is in their registers. */
import {
  ABSOLUTE,
  ADD,
  inputs as buffer,
  CHOOSE,
  INPUTS,
  LARGER,
  MULTIPLY,
  SMALLER,
  SUBTRACT,
} from '../../src/exact/stages.js';
import { type Way, waysOf } from '../../src/exact/ways.js';
import {
  digitNode,
  inputNode,
  type Node,
  OPERATIONS,
  type Operation,
  resultNode,
  written,
} from '../../tools/compiler/questions/notation.js';
import type { Random } from '../oracle/random.js';
import { type Exact, exact, larger, minus, plus, signOf, size, smaller, times } from './exact.js';

/** Not an instruction of its own: the number `a`, which stands in a register. */
export const DIGIT = 7;

/** What to do, and with which registers, as `src/exact/ways.ts` has it. */
export type Instruction = readonly [op: number, a: number, b?: number, c?: number];

const TRUTH: Readonly<Record<number, (a: Exact, b: Exact) => Exact>> = {
  [ADD]: plus,
  [SUBTRACT]: minus,
  [MULTIPLY]: times,
  [ABSOLUTE]: size,
  [LARGER]: larger,
  [SMALLER]: smaller,
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
  const results: Exact[] = [];
  const value = (register: number): Exact =>
    register < INPUTS ? exact(inputs[register]!) : results[register - INPUTS]!;
  for (const [op, a, b = 0, c = 0] of program) {
    if (op === DIGIT) results.push(exact(a));
    else if (op === CHOOSE) results.push(value(signOf(value(a)) > 0 ? b : c));
    else results.push(TRUTH[op]!(value(a), value(op === ABSOLUTE ? a : b)));
  }
  return results;
}

const SIGNS = Object.entries(OPERATIONS) as [Operation, string][];

/** A program whose comparisons are the results of all instructions. */
export function textOf(program: readonly Instruction[]): string {
  const nodes: Node[] = [];
  const node = (register: number): Node => (register < INPUTS ? inputNode(register) : nodes[register - INPUTS]!);
  for (const [op, ...of] of program) {
    // The character of an operation is 40 more than its number.
    const operation = SIGNS.find(([, sign]) => sign.charCodeAt(0) === 40 + op)?.[0];
    nodes.push(operation ? resultNode(operation, ...of.map((register) => node(register!))) : digitNode(of[0]!));
  }
  return written(nodes);
}

/** The way to each instruction's result. */
export function waysTo(program: readonly Instruction[]): Way[] {
  return waysOf(textOf(program));
}

/** Puts numbers where shapes' numbers are written, as a reader does. */
export function readNumbers(numbers: readonly number[], at: number): number {
  buffer.set(numbers, at);
  return at + numbers.length;
}
