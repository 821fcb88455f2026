import { describe, expect, test } from 'vitest';
import { add, type Local, multiply, type Num, type Stmt, subtract } from '../ir.js';
import { areSmallBySquares } from './squares.js';

const input = (path: string): Num => ({ op: 'input', path });
const named = (name: string, value: Num | undefined): Local => ({ name, group: '', value });
const use = (local: Local): Num => ({ op: 'local', local });
const consts = (...locals: Local[]): Stmt[] => locals.map((local) => ({ op: 'const', local }));

const w = named('w', subtract(input('a'), input('b')));
const far = named('far', add(multiply(use(w), use(w)), multiply(input('r'), input('r'))));

describe('lengths are known to be small', () => {
  test('where all that is multiplied is squared as well', () => {
    const area = named('area', multiply(use(w), input('r')));
    const all = consts(w, far, area);
    expect(areSmallBySquares(all, all, 1e150)).toMatchObject({ op: 'compare', by: '<', left: use(far) });
  });

  test('where an input is added that is part of a squared difference', () => {
    const all = consts(w, far, named('moved', add(input('a'), use(w))));
    expect(areSmallBySquares(all, all, 1e150)).toBeDefined();
  });

  const branch = named('branch', undefined);
  test.each<[string, Stmt[]]>([
    ['an input is multiplied that is only part of a difference', consts(named('area', multiply(use(w), input('a'))))],
    ['an input is added that was never squared', consts(named('moved', add(input('c'), use(w))))],
    ['something is multiplied that branches have set', consts(named('area', multiply(use(w), use(branch))))],
    ['a shared word is called', [{ op: 'call', name: 'f', paths: [], args: [use(w)], reads: [], body: {} as never }]],
  ])('but not where %s', (_what, more) => {
    const all = consts(w, far);
    expect(areSmallBySquares(all, [...all, ...more], 1e150)).toBeUndefined();
  });
});
