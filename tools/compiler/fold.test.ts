import { expect, test } from 'vitest';
import { folded } from './fold.js';
import { add, type Local, multiply, type Num, type Stmt } from './ir.js';

const input = (path: string): Num => ({ op: 'input', path });
const named = (name: string, value: Num | undefined): Local => ({ name, group: '', value });
const use = (local: Local): Num => ({ op: 'local', local });
const store = (path: string, value: Num): Stmt => ({ op: 'store', path, value });

test('what is used once is written where it is used', () => {
  const once = named('once', add(input('a'), input('b')));
  const value = multiply(use(once), input('c'));
  const stmts: Stmt[] = [
    { op: 'const', local: once },
    { op: 'return', value },
  ];
  expect(folded(stmts)).toEqual([{ op: 'return', value: multiply(once.value as Num, input('c')) }]);
});

test('what is used twice keeps its name', () => {
  const twice = named('twice', add(input('a'), input('b')));
  const stmts: Stmt[] = [
    { op: 'const', local: twice },
    { op: 'return', value: multiply(use(twice), use(twice)) },
  ];
  expect(folded(stmts)).toEqual(stmts);
});

test('inputs are read before a result is written, which may be one of them', () => {
  const late = named('late', add(input('a.x'), input('a.y')));
  const stmts: Stmt[] = [{ op: 'const', local: late }, store('out.x', input('b.x')), store('out.y', use(late))];
  expect(folded(stmts)).toEqual(stmts);
});

test('questions are asked before a result is written, which may be one of the shapes', () => {
  const question = { file: 'a', name: 'gap', isSigned: true };
  const asked = named('asked', { op: 'ask', question, args: [{ path: 'a' }] });
  const stmts: Stmt[] = [{ op: 'const', local: asked }, store('out.x', input('b.x')), store('out.y', use(asked))];
  expect(folded(stmts)).toEqual(stmts);
});

test('what was found is read before the next call', () => {
  const found = named('found', input('found[0]'));
  const call = (reads: readonly Local[]): Stmt => ({
    op: 'call',
    name: 'f',
    paths: [],
    args: [],
    reads,
    body: {} as never,
  });
  const after: Stmt[] = [call([named('other', input('found[0]'))]), { op: 'return', value: use(found) }];
  expect(folded([call([found]), ...after])[1]).toEqual({ op: 'const', local: found });
});

test('what a variable holds is read before it is set again', () => {
  const variable = named('variable', undefined);
  const before = named('before', add(use(variable), input('a')));
  const set: Stmt = { op: 'set', local: variable, value: input('b') };
  const stmts: Stmt[] = [{ op: 'const', local: before }, set, { op: 'return', value: use(before) }];
  expect(folded(stmts)).toEqual(stmts);
});

test('what is found where it shall be left stays there', () => {
  const [first, second] = [named('first', input('found[0]')), named('second', input('found[1]'))];
  const stmts: Stmt[] = [
    { op: 'const', local: first },
    { op: 'const', local: second },
    store('found[0]', use(first)),
    store('found[1]', multiply(use(second), input('a'))),
  ];
  expect(folded(stmts)).toEqual([store('found[1]', multiply(input('found[1]'), input('a')))]);
});
