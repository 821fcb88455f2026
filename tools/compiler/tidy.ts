/** Leaves out what nothing uses, and computes everything as late as possible: where it is first needed, or not at all. */
import { withDefaults } from './defaults.js';
import { type Cond, childrenOf, heldBy, type Local, type Num, type Sign, type Stmt } from './ir.js';

export function tidy(stmts: readonly Stmt[]): Stmt[] {
  return late(withDefaults(withoutUnused(stmts)));
}

function localsOf(node: Num | Cond | Sign, found: Set<Local>): void {
  if (node.op === 'local' || node.op === 'flag') found.add(node.local);
  for (const child of childrenOf(node)) localsOf(child, found);
}

const known = new WeakMap<Stmt, ReadonlySet<Local>>();

/** The locals that a statement reads, those inside it included. */
function readBy(stmt: Stmt): ReadonlySet<Local> {
  const read = known.get(stmt);
  if (read) return read;
  const found = new Set<Local>();
  for (const held of heldBy(stmt)) localsOf(held, found);
  if (stmt.op === 'if')
    for (const inner of [...stmt.then, ...stmt.else]) for (const local of readBy(inner)) found.add(local);
  known.set(stmt, found);
  return found;
}

/**
 * Statements without those that set what nothing reads after them.
 * @param live what is read afterwards, and in the end what is read here as well
 * @param set variables that are set here or afterwards
 */
function withoutUnused(stmts: readonly Stmt[], live = new Set<Local>(), set = new Set<Local>()): Stmt[] {
  const kept = [...stmts].reverse().flatMap((stmt) => {
    const one = keptOf(stmt, live, set);
    for (const held of one ? heldBy(one) : []) localsOf(held, live);
    return one ?? [];
  });
  return kept.reverse();
}

function keptOf(stmt: Stmt, live: Set<Local>, set: Set<Local>): Stmt | undefined {
  if (stmt.op === 'const') return live.has(stmt.local) ? stmt : undefined;
  if (stmt.op === 'let') return set.has(stmt.local) ? stmt : undefined;
  if (stmt.op === 'set') return live.delete(stmt.local) && set.add(stmt.local) ? stmt : undefined;
  if (stmt.op === 'call') {
    const reads = stmt.reads.filter((local) => live.has(local));
    return reads.length > 0 ? { ...stmt, reads } : undefined;
  }
  if (stmt.op !== 'if') return stmt;
  const other = new Set(live);
  const [then, otherwise] = [withoutUnused(stmt.then, live, set), withoutUnused(stmt.else, other, set)];
  for (const local of other) live.add(local);
  return then.length + otherwise.length > 0 ? { ...stmt, then, else: otherwise } : undefined;
}

/** Moves each const to the first statement that needs it, into a branch if only that does. */
function late(stmts: readonly Stmt[]): Stmt[] {
  const list = intoBranches(stmts);
  const store = list.findIndex(({ op }) => op === 'store');
  const anchors: number[] = [];
  for (let i = list.length - 1; i >= 0; i--) {
    const stmt = list[i]!;
    if (stmt.op !== 'const') anchors[i] = i;
    else {
      const users = list.flatMap((other, j) => (j > i && readBy(other).has(stmt.local) ? [anchors[j]!] : []));
      // All is read before anything is written: `out` may be one of the inputs.
      anchors[i] = Math.min(...users, store > i ? store : list.length);
    }
  }
  return list.flatMap((stmt, i) => {
    if (stmt.op === 'const') return [];
    const needed = list.filter((other, j) => other.op === 'const' && anchors[j] === i);
    return [...needed, stmt.op === 'if' ? { ...stmt, then: late(stmt.then), else: late(stmt.else) } : stmt];
  });
}

/** A const that only one branch uses is computed there. */
function intoBranches(stmts: readonly Stmt[]): Stmt[] {
  const list = [...stmts];
  for (let i = list.length - 1; i >= 0; i--) {
    const stmt = list[i]!;
    if (stmt.op !== 'const') continue;
    const users = list.flatMap((other, j) => (j > i && readBy(other).has(stmt.local) ? [j] : []));
    const branch = users.length === 1 ? intoBranch(list[users[0]!]!, stmt) : undefined;
    if (!branch) continue;
    list[users[0]!] = branch;
    list.splice(i, 1);
  }
  return list;
}

function intoBranch(user: Stmt, stmt: Stmt & { op: 'const' }): Stmt | undefined {
  if (user.op !== 'if' || readBy({ ...user, then: [], else: [] }).has(stmt.local)) return undefined;
  const inThen = user.then.some((inner) => readBy(inner).has(stmt.local));
  const inElse = user.else.some((inner) => readBy(inner).has(stmt.local));
  if (inThen && inElse) return undefined;
  return inThen ? { ...user, then: [stmt, ...user.then] } : { ...user, else: [stmt, ...user.else] };
}
