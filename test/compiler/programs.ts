/** Random programs of the exact stage, and what is in their registers. */
import { ABSOLUTE, ADD, CONSTANT, INPUTS, LARGER, MULTIPLY, SMALLER, SUBTRACT } from '../../src/exact/instructions.js';
import type { Random } from '../oracle/random.js';
import { type Exact, exact, larger, minus, plus, size, smaller, times } from './exact.js';

/** What to do, and with which registers, as `src/exact/program.ts` has it. */
export type Instruction = readonly [op: number, a: number, b: number];

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
    const [a, b] = [pick(), pick()];
    const total = degrees[a]! + degrees[b]!;
    const wanted = random.pick([ADD, SUBTRACT, SUBTRACT, MULTIPLY, MULTIPLY, ABSOLUTE, LARGER, SMALLER, CONSTANT]);
    const op = wanted === MULTIPLY && total > degree ? SUBTRACT : wanted;
    registers.push(INPUTS + i);
    degrees.push(op === MULTIPLY ? total : op === CONSTANT ? 0 : Math.max(degrees[a]!, degrees[b]!));
    if (op === CONSTANT) return [op, random.whole(-5, 5), 0];
    return [op, registers[a]!, op === ABSOLUTE ? registers[a]! : registers[b]!];
  });
}

/** What each instruction results in. */
export function truthOf(program: readonly Instruction[], inputs: readonly number[]): Exact[] {
  const results: Exact[] = [];
  const value = (register: number): Exact =>
    register < INPUTS ? exact(inputs[register]!) : results[register - INPUTS]!;
  for (const [op, a, b] of program) results.push(op === CONSTANT ? exact(a) : TRUTH[op]!(value(a), value(b)));
  return results;
}

/** The program as steps: each instruction followed by the register of its result. */
export function stepsOf(program: readonly Instruction[]): Int16Array {
  return Int16Array.from(program.flatMap((instruction, i) => [...instruction, INPUTS + i]));
}
