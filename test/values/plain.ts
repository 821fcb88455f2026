/** Plain doubles, with questions answered from outside: what the source would give if it could ask the exact questions. */
import type { Calc } from '../../tools/compiler/instrument.js';
import type { Answering } from './precise.js';

const COMPARISONS: Readonly<Record<string, (a: never, b: never) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
};

export function plainCalc(answer: Answering): Calc {
  return {
    add: (a, b) => a + b,
    subtract: (a, b) => a - b,
    multiply: (a, b) => a * b,
    divide: (a, b) => a / b,
    remainder: (a, b) => a % b,
    power: (a, b) => a ** b,
    negate: (a) => -a,
    abs: Math.abs,
    sqrt: Math.sqrt,
    sign: Math.sign,
    floor: Math.floor,
    log2: Math.log2,
    max: Math.max,
    min: Math.min,
    isNumber: (value) => typeof value === 'number',
    compare: (by, a, b) => COMPARISONS[by]!(a as never, b as never),
    and: (left, right) => left() && right(),
    or: (left, right) => left() || right(),
    name: (_, value) => value,
    check: (f, args) => f(...args),
    ask: (file, name, f, args) => answer(file, name, args, () => f(...args)) as ReturnType<typeof f>,
    signOf: Math.sign,
    because: (sign) => sign,
    afterAll: (sign) => sign,
  };
}
