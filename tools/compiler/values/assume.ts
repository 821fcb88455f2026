/** What is left of statements where the value of a boolean is known. What does not depend on it stays the same object. */
import { and, type Cond, choose, type Local, type Num, not, or, type Stmt, truth, withChildren } from '../ir.js';
import type { Value } from '../value.js';

export class Assumption {
  private readonly locals = new Map<Local, Local>();

  /** @param path the boolean that is known */
  constructor(
    private readonly path: string,
    private readonly isTrue: boolean,
  ) {}

  stmts(list: readonly Stmt[]): Stmt[] {
    return list.flatMap((stmt): Stmt[] => {
      switch (stmt.op) {
        case 'const':
          return [this.constant(stmt)];
        case 'set':
        case 'store':
        case 'return': {
          const value = this.of(stmt.value as Num | Cond);
          return [value === stmt.value ? stmt : { ...stmt, value }];
        }
        case 'call': {
          const args = stmt.args.map((arg) => this.of(arg));
          return [args.every((arg, i) => arg === stmt.args[i]) ? stmt : { ...stmt, args }];
        }
        case 'if':
          return this.branches(stmt);
        default:
          return [stmt];
      }
    });
  }

  private constant(stmt: Stmt & { op: 'const' }): Stmt {
    const value = this.of(stmt.local.value!);
    if (value === stmt.local.value) return stmt;
    const local = { ...stmt.local, value };
    this.locals.set(stmt.local, local);
    return { op: 'const', local };
  }

  private branches(stmt: Stmt & { op: 'if' }): Stmt[] {
    const by = this.of(stmt.by);
    if (by.op === 'truth') return this.stmts(by.value ? stmt.then : stmt.else);
    const [then, otherwise] = [this.stmts(stmt.then), this.stmts(stmt.else)];
    const isSame =
      by === stmt.by &&
      then.every((one, i) => one === stmt.then[i]) &&
      otherwise.every((one, i) => one === stmt.else[i]);
    return [isSame ? stmt : { ...stmt, by, then, else: otherwise }];
  }

  of<T extends Num | Cond>(node: T): T {
    if (node.op === 'given' && node.path === this.path) return truth(this.isTrue) as T;
    if (node.op === 'local' || node.op === 'flag') {
      const local = this.locals.get(node.local);
      if (local?.value?.op === 'truth') return local.value as T;
      return local ? { ...node, local } : node;
    }
    const changed = withChildren(node, (child) => this.of(child));
    if (changed === node) return node;
    if (changed.op === 'choose') return choose(changed.by, changed.yes, changed.no) as T;
    if (changed.op === 'and') return and(changed.left, changed.right) as T;
    if (changed.op === 'or') return or(changed.left, changed.right) as T;
    return changed.op === 'not' ? (not(changed.of) as T) : changed;
  }

  value(value: Value): Value {
    switch (value.kind) {
      case 'num':
        return { kind: 'num', of: this.of(value.of) };
      case 'bool':
        return { kind: 'bool', of: this.of(value.of) };
      case 'vec':
        return { kind: 'vec', of: value.of.map((of) => this.of(of)) };
      case 'list':
        return { kind: 'list', items: value.items.map((item) => this.value(item)) };
      case 'record':
        return { kind: 'record', fields: new Map([...value.fields].map(([name, of]) => [name, this.value(of)])) };
      default:
        return value;
    }
  }
}
