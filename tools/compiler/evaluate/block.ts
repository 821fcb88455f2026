/** The statements of a function in the making, and the names that its values get. */
import { isAtom, type Local, type Num, type Stmt } from '../ir.js';
import { joined, type Names } from '../names.js';
import { asNumber, type Dimension, type Value } from '../value.js';

/** What some work gave, and the statements that lead to it. */
export interface Collected<T> {
  readonly stmts: Stmt[];
  readonly value: T;
}

export class Block {
  private stmts: Stmt[] = [];
  /** How many robust functions are being inlined. */
  private robust = 0;
  /** Variables that hold a word. */
  private readonly texts = new Set<Local>();

  /** @param branches whether values may be set in branches; a question must not, for its bounds to be known. */
  constructor(
    readonly dimension: Dimension,
    readonly names: Names,
    readonly branches: boolean,
  ) {}

  /** Whether what is written here keeps its digits at any size. */
  get isRobust(): boolean {
    return this.robust > 0;
  }

  push(...stmts: readonly Stmt[]): void {
    this.stmts.push(...stmts);
  }

  /** Keeps the statements of some work apart. */
  collect<T>(work: () => T): Collected<T> {
    const outer = this.stmts;
    this.stmts = [];
    const value = work();
    const { stmts } = this;
    this.stmts = outer;
    return { stmts, value };
  }

  /** What a robust function gives. Its result is named while it still counts as robust. */
  robustly(name: string, work: () => Value): Value {
    this.robust++;
    const value = work();
    const named = this.branches ? this.bind(name, value) : value;
    this.robust--;
    return named;
  }

  /** A local that is not declared yet. */
  local(name: string, group: string, value: Local['value'], isRobust = false): Local {
    return { name, group, value, isRobust: isRobust || this.isRobust };
  }

  /** Notes that a variable holds a word. */
  holdsText(local: Local): void {
    this.texts.add(local);
  }

  /** Whether a number stands for a word. */
  isText(node: Num): boolean {
    if (node.op === 'choose') return this.isText(node.yes);
    if (node.op !== 'local') return node.op === 'text';
    return this.texts.has(node.local) || (node.local.value !== undefined && this.isText(node.local.value as Num));
  }

  /** Gives a value a name, so that it is computed once. */
  bind(name: string, value: Value): Value {
    switch (value.kind) {
      case 'num':
        return isAtom(value.of) ? value : { kind: 'num', of: this.constant(this.names.take(name), name, value.of) };
      case 'bool':
        return this.bindCondition(name, value);
      case 'vec':
        return this.bindVector(name, value);
      case 'list':
        return { ...value, items: value.items.map((item, i) => this.bind(`${name}${i}`, item)) };
      case 'record': {
        if (value.path !== undefined) return value;
        const fields = [...value.fields].map(([field, of]) => [field, this.bind(joined(name, field), of)] as const);
        return { kind: 'record', fields: new Map(fields) };
      }
      case 'sign':
        // A question's answer that is looked at more than once is asked for once.
        return this.branches ? this.bind(name, asNumber(value)) : value;
      default:
        return value;
    }
  }

  /** In a question, conditions stay where they are used. */
  private bindCondition(name: string, value: Value & { kind: 'bool' }): Value {
    if (!this.branches || ['truth', 'flag', 'given'].includes(value.of.op)) return value;
    const local: Local = { name: this.names.take(name), group: name, value: value.of };
    this.push({ op: 'const', local });
    return { kind: 'bool', of: { op: 'flag', local } };
  }

  private bindVector(name: string, value: Value & { kind: 'vec' }): Value {
    if (value.of.every(isAtom)) return value;
    const { group, names } = this.names.takeVec(name, this.dimension);
    const of = value.of.map((part, i) => (isAtom(part) ? part : this.constant(names[i]!, group, part)));
    return { kind: 'vec', of };
  }

  private constant(name: string, group: string, value: Num): Num {
    const local = this.local(name, group, value);
    this.push({ op: 'const', local });
    return { op: 'local', local };
  }
}
