/** Formulas worked out in doubles and in many digits, for holding what the compiler derives to the truth. */
import type { Num } from '../../tools/compiler/ir.js';
import { arithmetic, nearest, precise, type Real } from '../values/precise.js';

export const input = (path: string): Num => ({ op: 'input', path });

/** What differs between doubles and many digits. */
type Arithmetic = Pick<typeof arithmetic, 'add' | 'subtract' | 'multiply' | 'divide' | 'abs' | 'sqrt' | 'max' | 'min'>;

export const doubles = {
  add: (a, b) => (a as number) + (b as number),
  subtract: (a, b) => (a as number) - (b as number),
  multiply: (a, b) => (a as number) * (b as number),
  divide: (a, b) => (a as number) / (b as number),
  abs: (a) => Math.abs(a as number),
  sqrt: (a) => Math.sqrt(a as number),
  max: (...of) => Math.max(...(of as number[])),
  min: (...of) => Math.min(...(of as number[])),
} satisfies Arithmetic;

export function worked(node: Num, inputs: ReadonlyMap<string, Real>, by: Arithmetic): Real {
  const of = (child: Num): Real => worked(child, inputs, by);
  switch (node.op) {
    case 'input':
      return inputs.get(node.path)!;
    case 'number':
      return by === doubles ? node.value : precise(node.value);
    case 'local':
      return of(node.local.value as Num);
    case 'absolute':
      return by.abs(of(node.of));
    case 'root':
      return by.sqrt(of(node.of));
    case 'larger':
      return by.max(of(node.left), of(node.right));
    case 'smaller':
      return by.min(of(node.left), of(node.right));
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return by[node.op](of(node.left), of(node.right));
    default:
      throw new TypeError(`no ${node.op} here`);
  }
}

/** How far doubles are from the truth. */
export function errorOf(value: Num, inputs: ReadonlyMap<string, number>): number {
  const double = worked(value, inputs, doubles) as number;
  const truthful = worked(value, new Map([...inputs].map(([path, x]) => [path, precise(x)])), arithmetic);
  return Math.abs(nearest(arithmetic.subtract(precise(double), truthful)));
}
