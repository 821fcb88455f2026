import { expect, test } from 'vitest';
import { add, compare, type Local, multiply, type Num, type Stmt, ZERO } from './ir.js';
import { Names } from './names.js';
import { Printer } from './print.js';

const input = (path: string): Num => ({ op: 'input', path });
const named = (name: string, value?: Num): Local => ({ name, group: '', value });
const use = (local: Local): Num => ({ op: 'local', local });
const declare = (local: Local): Stmt => ({ op: 'let', local, of: 'number' });
const fix = (local: Local): Stmt => ({ op: 'const', local });
const set = (local: Local, value: Num): Stmt => ({ op: 'set', local, value });
const leave = (value: Num): Stmt => ({ op: 'return', value });
const either = (then: Stmt[], otherwise: Stmt[]): Stmt => {
  return { op: 'if', by: compare('>', input('a'), ZERO, undefined), then, else: otherwise };
};

/** @param given numbers that have their names from the start */
function textOf(stmts: readonly Stmt[], ...given: readonly string[]): string[] {
  const printing = { ask: () => '', core: (name: string) => name };
  const printer = new Printer(printing, new Names(), new Map(given.map((name) => [name, name])));
  return printer
    .body(stmts)
    .split('\n')
    .map((line) => line.trim());
}

const square = named('square', multiply(input('b'), input('c')));
const chosen = named('chosen');

test('what is not needed beside its copy is changed itself', () => {
  const stmts = [
    fix(square),
    declare(chosen),
    either([set(chosen, use(square))], [set(chosen, multiply(use(square), use(square)))]),
    leave(add(use(chosen), use(chosen))),
  ];
  expect(textOf(stmts)).toEqual([
    'let square = b * c;',
    'if (!(a > 0)) {',
    'square = square * square;',
    '}',
    'return square + square;',
  ]);
});

test('what is needed later is kept', () => {
  const stmts = [
    fix(square),
    declare(chosen),
    either([set(chosen, use(square))], [set(chosen, input('d'))]),
    leave(add(use(chosen), use(square))),
  ];
  expect(textOf(stmts)).toEqual([
    'const square = b * c;',
    'let chosen: number;',
    'if (a > 0) {',
    'chosen = square;',
    '} else {',
    'chosen = d;',
    '}',
    'return chosen + square;',
  ]);
});

test('what is made in a branch is made in the variable', () => {
  const stmts = [
    declare(chosen),
    either(
      [fix(square), set(chosen, use(square)), { op: 'store', path: 'out.x', value: use(square) }],
      [set(chosen, input('d'))],
    ),
    leave(use(chosen)),
  ];
  expect(textOf(stmts)).toEqual([
    'let chosen: number;',
    'if (a > 0) {',
    'chosen = b * c;',
    'out.x = chosen;',
    '} else {',
    'chosen = d;',
    '}',
    'return chosen;',
  ]);
});

test('of two that may be exchanged one is kept', () => {
  const [x, y] = [named('x'), named('y')];
  const stmts = [
    declare(x),
    declare(y),
    either([set(x, input('q')), set(y, input('p'))], [set(x, input('p')), set(y, input('q'))]),
    leave(add(use(x), multiply(use(y), use(y)))),
  ];
  expect(textOf(stmts, 'p', 'q')).toEqual([
    'let x: number;',
    'if (a > 0) {',
    'x = q;',
    '} else {',
    'x = p;',
    'p = q;',
    '}',
    'return x + p * p;',
  ]);
});

test('a variable of a given number is that number, changed', () => {
  const stmts = [
    declare(chosen),
    either([set(chosen, input('b'))], [set(chosen, multiply(input('b'), input('b')))]),
    leave(use(chosen)),
  ];
  expect(textOf(stmts, 'b')).toEqual(['if (!(a > 0)) {', 'b = b * b;', '}', 'return b;']);
});
