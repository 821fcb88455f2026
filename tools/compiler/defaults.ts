/** A variable that several branches set to the same number starts with it: shorter, and V8 makes faster code of it. */
import { type Local, number, type Stmt } from './ir.js';

export function withDefaults(stmts: readonly Stmt[]): Stmt[] {
  let list = stmts.map(
    (stmt): Stmt =>
      stmt.op === 'if' ? { ...stmt, then: withDefaults(stmt.then), else: withDefaults(stmt.else) } : stmt,
  );
  for (const stmt of stmts) if (stmt.op === 'let' && stmt.of === 'number') list = withDefault(stmt, list);
  return list;
}

function withDefault(stmt: Stmt & { op: 'let' }, list: Stmt[]): Stmt[] {
  const { local } = stmt;
  const isSetAtOnce = list.some((other) => other.op === 'set' && other.local === local);
  const value = isSetAtOnce ? undefined : commonest(valuesOf(local, list));
  if (value === undefined) return list;
  const after = list.indexOf(stmt) + 1;
  const set: Stmt = { op: 'set', local, value: number(value) };
  return [...list.slice(0, after), set, ...withoutSets(local, value, list.slice(after))];
}

/** The numbers known beforehand that branches set a variable to. */
function valuesOf(local: Local, stmts: readonly Stmt[]): number[] {
  return stmts.flatMap((stmt): number[] => {
    if (stmt.op === 'if') return [...valuesOf(local, stmt.then), ...valuesOf(local, stmt.else)];
    return stmt.op === 'set' && stmt.local === local && stmt.value.op === 'number' ? [stmt.value.value] : [];
  });
}

/** The number that a list holds most often, if more than once. */
function commonest(list: readonly number[]): number | undefined {
  const times = (value: number): number => list.filter((other) => Object.is(other, value)).length;
  const [first] = [...list].sort((a, b) => times(b) - times(a));
  return first !== undefined && times(first) > 1 ? first : undefined;
}

function withoutSets(local: Local, value: number, stmts: readonly Stmt[]): Stmt[] {
  return stmts.flatMap((stmt): Stmt[] => {
    if (stmt.op === 'set' && stmt.local === local)
      return stmt.value.op === 'number' && Object.is(stmt.value.value, value) ? [] : [stmt];
    if (stmt.op !== 'if') return [stmt];
    const [then, otherwise] = [withoutSets(local, value, stmt.then), withoutSets(local, value, stmt.else)];
    return then.length + otherwise.length > 0 ? [{ ...stmt, then, else: otherwise }] : [];
  });
}
