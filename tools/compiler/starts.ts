/** Starts a variable with what one branch would only copy or know: shorter than setting it in both. */
import { type Cond, childrenOf, heldBy, type Local, type Num, type Sign, type Stmt } from './ir.js';

type Setting = Stmt & { op: 'set' };

export function started(stmts: readonly Stmt[]): Stmt[] {
  const starts = new Map<Local, Setting>();
  const rest = stmts.map((stmt, i): Stmt => {
    if (stmt.op !== 'if') return stmt;
    /** What is known where the variable is declared: numbers, and locals that are neither made nor changed from there on. */
    const isStart = (one: Stmt, branch: readonly Stmt[]): one is Setting => {
      if (one.op !== 'set' || one.value.op === 'text') return false;
      const from = stmts.findIndex((other) => other.op === 'let' && other.of !== 'string' && other.local === one.local);
      const between = stmts.slice(from, i);
      if (from < 0 || from > i || between.some((other) => mentions(other, one.local))) return false;
      const { value } = one;
      if (value.op === 'local' || value.op === 'flag')
        return ![...between, ...branch].some((other) => changes(other, value.local));
      return value.op === 'number' || value.op === 'truth';
    };
    const inThen = stmt.then.filter((one) => isStart(one, stmt.then)) as Setting[];
    const inElse = stmt.else.filter((one) => isStart(one, stmt.else)) as Setting[];
    const sets = inThen.length >= inElse.length ? inThen : inElse;
    for (const set of sets) starts.set(set.local, set);
    const without = (branch: readonly Stmt[]): Stmt[] =>
      started(branch.filter((one) => !sets.includes(one as Setting)));
    return { ...stmt, then: without(stmt.then), else: without(stmt.else) };
  });
  return rest.flatMap((stmt) => {
    const set = stmt.op === 'let' ? starts.get(stmt.local) : undefined;
    return set ? [stmt, set] : [stmt];
  });
}

function changes(stmt: Stmt, local: Local): boolean {
  if (stmt.op === 'const' || stmt.op === 'set' || stmt.op === 'let') return stmt.local === local;
  if (stmt.op === 'call') return stmt.reads.includes(local);
  return stmt.op === 'if' && [...stmt.then, ...stmt.else].some((inner) => changes(inner, local));
}

function mentions(stmt: Stmt, local: Local): boolean {
  const isIn = (node: Num | Cond | Sign): boolean =>
    ((node.op === 'local' || node.op === 'flag') && node.local === local) || childrenOf(node).some(isIn);
  if (stmt.op === 'set' && stmt.local === local) return true;
  if (heldBy(stmt).some(isIn)) return true;
  return stmt.op === 'if' && [...stmt.then, ...stmt.else].some((inner) => mentions(inner, local));
}
