/**
 * Gives a variable and what it is set to one name, where neither is needed while the other holds something else: then nothing is copied.
 * Chaitin, "Register allocation & spilling via graph coloring" (1982).
 */
import {
  type Cond,
  childrenOf,
  heldBy,
  type Local,
  type Num,
  type Sign,
  type Stmt,
  withChildren,
  withHeld,
} from './ir.js';

type Node = Num | Cond | Sign;

/** @param given variables that hold numbers from the start, by the paths of these numbers */
export function merged(written: readonly Stmt[], given: ReadonlyMap<string, Local> = new Map()): Stmt[] {
  const stmts = new Naming(given).block(written);
  const first = [...given.values()];
  const merging = new Merging(new Conflicts(stmts, first));
  merging.visit(stmts);
  return new Renaming(merging, first).block(stmts);
}

/** Names what is given, and gives up second names for what has one. */
class Naming {
  private readonly others = new Map<Local, Local>();

  constructor(private readonly given: ReadonlyMap<string, Local>) {}

  block(stmts: readonly Stmt[]): Stmt[] {
    return stmts.flatMap((stmt): Stmt[] => {
      const named = withHeld(stmt, (node) => this.in(node));
      if (named.op === 'if') return [{ ...named, then: this.block(named.then), else: this.block(named.else) }];
      if (stmt.op !== 'const' || named.op !== 'const') return [named];
      const same = localOf(named.local.value!);
      const isFixed = same !== undefined && (same.value !== undefined || [...this.given.values()].includes(same));
      this.others.set(stmt.local, isFixed ? same : named.local);
      return isFixed ? [] : [named];
    });
  }

  private in(node: Num | Cond): Num | Cond {
    if (node.op === 'local' || node.op === 'flag') return { ...node, local: this.others.get(node.local) ?? node.local };
    const local = node.op === 'input' ? this.given.get(node.path) : undefined;
    return local ? { op: 'local', local } : withChildren(node, (child) => this.in(child));
  }
}

/** Which locals hold different numbers at the same time. */
class Conflicts {
  private readonly known = new Map<Local, Set<Local>>();

  constructor(stmts: readonly Stmt[], given: readonly Local[]) {
    const live = new Set<Local>();
    this.before(stmts, live);
    for (const local of given) this.define(local, undefined, new Set([...live, ...given]));
  }

  between(some: ReadonlySet<Local>, others: ReadonlySet<Local>): boolean {
    return [...some].some((local) => [...others].some((other) => this.of(local).has(other)));
  }

  private of(local: Local): Set<Local> {
    const found = this.known.get(local) ?? new Set();
    this.known.set(local, found);
    return found;
  }

  /** @param live what is needed after the statements, and in the end what is needed before them */
  private before(stmts: readonly Stmt[], live: Set<Local>): void {
    for (const stmt of [...stmts].reverse()) {
      if (stmt.op === 'const') this.define(stmt.local, stmt.local.value, live);
      else if (stmt.op === 'set') this.define(stmt.local, stmt.value, live);
      else if (stmt.op === 'call') for (const local of [...stmt.reads].reverse()) this.define(local, undefined, live);
      else if (stmt.op === 'if') {
        const other = new Set(live);
        this.before(stmt.then, live);
        this.before(stmt.else, other);
        for (const local of other) live.add(local);
      }
      for (const held of heldBy(stmt)) use(held, live);
    }
  }

  private define(local: Local, value: Num | Cond | undefined, live: Set<Local>): void {
    live.delete(local);
    for (const other of live) {
      if (value && localOf(value) === other) continue;
      this.of(local).add(other);
      this.of(other).add(local);
    }
  }
}

function use(node: Node, live: Set<Local>): void {
  const local = localOf(node);
  if (local) live.add(local);
  for (const child of childrenOf(node)) use(child, live);
}

class Merging {
  private readonly known = new Map<Local, ReadonlySet<Local>>();
  /** Words have types of their own. */
  private readonly texts = new Set<Local>();

  constructor(private readonly conflicts: Conflicts) {}

  sameAs(local: Local): ReadonlySet<Local> {
    return this.known.get(local) ?? new Set([local]);
  }

  visit(stmts: readonly Stmt[]): void {
    for (const stmt of stmts) {
      if (stmt.op === 'let' && stmt.of === 'string') this.texts.add(stmt.local);
      else if (stmt.op === 'const') this.merge(stmt.local, localOf(stmt.local.value!));
      else if (stmt.op === 'set') this.merge(stmt.local, localOf(stmt.value));
      else if (stmt.op === 'if') {
        this.visit(stmt.then);
        this.visit(stmt.else);
      }
    }
  }

  private merge(a: Local, b: Local | undefined): void {
    if (b === undefined || this.texts.has(a) || this.texts.has(b)) return;
    const [one, other] = [this.sameAs(a), this.sameAs(b)];
    if (this.conflicts.between(one, other)) return;
    const both = new Set([...one, ...other]);
    for (const local of both) this.known.set(local, both);
  }
}

class Renaming {
  /** The variables that stand for merged locals: each is declared where the first of these was. */
  private readonly variables = new Map<ReadonlySet<Local>, Local>();
  /** All other locals, as they are now. */
  private readonly others = new Map<Local, Local>();

  constructor(
    private readonly merging: Merging,
    given: readonly Local[],
  ) {
    for (const local of given) this.variables.set(merging.sameAs(local), local);
  }

  block(stmts: readonly Stmt[]): Stmt[] {
    return stmts.flatMap((stmt) =>
      this.statement(
        stmt,
        withHeld(stmt, (node) => this.in(node)),
      ),
    );
  }

  private statement(before: Stmt, stmt: Stmt): Stmt[] {
    switch (stmt.op) {
      case 'const': {
        const { local } = before as typeof stmt;
        if (this.isMerged(local)) return this.set(local, stmt.local.value!);
        this.others.set(local, stmt.local);
        return [stmt];
      }
      case 'let':
        return this.isMerged(stmt.local) ? this.declare(stmt.local, stmt.of) : [stmt];
      case 'set':
        return this.isMerged(stmt.local) ? this.set(stmt.local, stmt.value) : [stmt];
      case 'call': {
        const merged = stmt.reads.filter((local) => this.isMerged(local));
        const reads = stmt.reads.filter((local) => !this.isMerged(local));
        return [{ ...stmt, reads }, ...merged.flatMap((local) => this.set(local, local.value!))];
      }
      case 'if': {
        const [then, otherwise] = [this.block(stmt.then), this.block(stmt.else)];
        return then.length + otherwise.length > 0 ? [{ ...stmt, then, else: otherwise }] : [];
      }
      default:
        return [stmt];
    }
  }

  private isMerged(local: Local): boolean {
    return this.merging.sameAs(local).size > 1;
  }

  private set(local: Local, value: Num | Cond): Stmt[] {
    const declared = this.declare(local, 'number');
    const variable = this.variableOf(local);
    return localOf(value) === variable ? declared : [...declared, { op: 'set', local: variable, value }];
  }

  private declare(local: Local, of: 'number' | 'boolean' | 'string'): Stmt[] {
    const same = this.merging.sameAs(local);
    if (this.variables.has(same)) return [];
    this.variables.set(same, { ...local, value: undefined });
    return [{ op: 'let', local: this.variableOf(local), of }];
  }

  private variableOf(local: Local): Local {
    return this.variables.get(this.merging.sameAs(local))!;
  }

  private in(node: Num | Cond): Num | Cond {
    if (node.op !== 'local' && node.op !== 'flag') return withChildren(node, (child) => this.in(child));
    const { local } = node;
    return { ...node, local: this.isMerged(local) ? this.variableOf(local) : (this.others.get(local) ?? local) };
  }
}

function localOf(node: Node): Local | undefined {
  return node.op === 'local' || node.op === 'flag' ? node.local : undefined;
}
