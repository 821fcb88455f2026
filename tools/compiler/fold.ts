/** Writes what is used only once where it is used: shorter than a name for it. */
import { type Cond, childrenOf, heldBy, type Local, type Num, type Sign, type Stmt, withChildren } from './ir.js';
import { isFound } from './paths.js';

type Node = Num | Cond | Sign;

export function folded(stmts: readonly Stmt[]): Stmt[] {
  const uses = new Map<Local, number>();
  countUses(stmts, uses);
  return new Folding(uses).block(stmts);
}

class Folding {
  /** Consts that are not written yet. */
  private readonly waiting = new Map<Local, Num | Cond>();
  /** Consts with what was written into them. */
  private readonly written = new Map<Local, Local>();

  constructor(private readonly uses: ReadonlyMap<Local, number>) {}

  block(stmts: readonly Stmt[]): Stmt[] {
    const done = stmts.flatMap((stmt) => this.statement(stmt));
    return [...done, ...this.write(() => true)];
  }

  private statement(stmt: Stmt): Stmt[] {
    switch (stmt.op) {
      case 'const':
        this.waiting.set(stmt.local, this.in(stmt.local.value!));
        return this.uses.get(stmt.local) === 1 ? [] : this.write((local) => local === stmt.local);
      case 'set': {
        const value = this.in(stmt.value);
        return [...this.write((_, of) => mentions(of, stmt.local)), { ...stmt, value }];
      }
      case 'store': {
        const value = this.in(stmt.value);
        // `out` may be one of the inputs, and what was found may be overwritten.
        const isOwn = isFound(stmt.path);
        const isThere = isOwn && isRead(value, stmt.path);
        const before = this.write((_, of) => (isOwn ? readsFound(of, stmt.path) : readsShape(of)));
        return isThere ? before : [...before, { ...stmt, value }];
      }
      case 'call': {
        const args = stmt.args.map((arg) => this.in(arg));
        const before = this.write(() => true);
        const [once, others] = [true, false].map((is) =>
          stmt.reads.filter((local) => (this.uses.get(local) === 1) === is),
        ) as [Local[], Local[]];
        for (const local of once) this.waiting.set(local, local.value!);
        return [...before, { ...stmt, args, reads: others }];
      }
      case 'if': {
        const by = this.in(stmt.by);
        const before = this.write(() => true);
        return [...before, { ...stmt, by, then: this.block(stmt.then), else: this.block(stmt.else) }];
      }
      case 'return':
        return [{ ...stmt, value: this.in(stmt.value as Num) }];
      default:
        return [...this.write(() => true), stmt];
    }
  }

  /** An expression with what waits for it. */
  private in<T extends Num | Cond>(node: T): T {
    if (node.op !== 'local' && node.op !== 'flag') return withChildren(node, (child) => this.in(child));
    const of = this.waiting.get(node.local);
    this.waiting.delete(node.local);
    return (of as T | undefined) ?? { ...node, local: this.written.get(node.local) ?? node.local };
  }

  /** The consts that cannot wait any longer. */
  private write(cannotWait: (local: Local, of: Num | Cond) => boolean): Stmt[] {
    const due = [...this.waiting].filter(([local, of]) => cannotWait(local, of));
    return due.map(([local, value]) => {
      const written = { ...local, value };
      this.waiting.delete(local);
      this.written.set(local, written);
      return { op: 'const', local: written };
    });
  }
}

function countUses(stmts: readonly Stmt[], uses: Map<Local, number>): void {
  const count = (node: Node): void => {
    if (node.op === 'local' || node.op === 'flag') uses.set(node.local, (uses.get(node.local) ?? 0) + 1);
    childrenOf(node).forEach(count);
  };
  for (const stmt of stmts) {
    heldBy(stmt).forEach(count);
    if (stmt.op === 'if') countUses([...stmt.then, ...stmt.else], uses);
  }
}

function holds(node: Node, isIt: (node: Node) => boolean): boolean {
  return isIt(node) || childrenOf(node).some((child) => holds(child, isIt));
}

const mentions = (of: Node, local: Local): boolean => holds(of, (node) => node.op === 'local' && node.local === local);
const isRead = (node: Node, path: string): boolean => node.op === 'input' && node.path === path;
const readsFound = (of: Node, path: string): boolean => holds(of, (node) => isRead(node, path));
/** Questions read the shapes themselves. */
const readsShape = (of: Node): boolean =>
  holds(of, (node) => node.op === 'ask' || (node.op === 'input' && !isFound(node.path)));
