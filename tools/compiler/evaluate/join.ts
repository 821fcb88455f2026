/** One of two values, by a condition: chosen number by number, or set in the branches of an `if`. */
import type ts from 'typescript';
import { and, type Cond, choose, type Local, type Num, not, or, type Stmt, sameNum } from '../ir.js';
import { joined } from '../names.js';
import { refuse } from '../source.js';
import { asNumber, type Value } from '../value.js';
import type { Block, Collected } from './block.js';

type Branch = Collected<Value>;

/** How the numbers and conditions of two values are joined. */
interface Join {
  readonly by: Cond;
  readonly node: ts.Node;
  num(yes: Num, no: Num, name: string): Num;
  cond(yes: Cond, no: Cond, name: string): Cond;
}

export class Joining {
  constructor(private readonly block: Block) {}

  join(by: Cond, yes: () => Value, no: () => Value, node: ts.Node, hint: string): Value {
    if (by.op === 'truth') return by.value ? yes() : no();
    const { block } = this;
    const [a, b] = [block.collect(yes), block.collect(no)];
    const isPlain = a.stmts.length + b.stmts.length === 0;
    if (a.value.kind === 'bool' && b.value.kind === 'bool' && (isPlain || !block.branches)) {
      block.push(...a.stmts, ...b.stmts);
      return { kind: 'bool', of: either(by, a.value.of, b.value.of) };
    }
    if (!block.branches || (isPlain && a.value.kind === 'num')) {
      block.push(...a.stmts, ...b.stmts);
      const num = (p: Num, q: Num): Num => choose(by, p, q);
      const cond = (p: Cond, q: Cond): Cond => either(by, p, q);
      return this.zip(a.value, b.value, hint, { by, node, num, cond });
    }
    return this.joinByLets(by, a, b, node, hint);
  }

  private joinByLets(by: Cond, a: Branch, b: Branch, node: ts.Node, hint: string): Value {
    const lets: Stmt[] = [];
    const variable = (name: string, of: 'number' | 'boolean' | 'string', p: Num | Cond, q: Num | Cond): Local => {
      const lent = lentVariable(p, a, q, b, lets) ?? lentVariable(q, b, p, a, lets);
      if (lent) return lent;
      const local = this.block.local(this.block.names.take(name || 'found'), name, undefined);
      if (of === 'string') this.block.holdsText(local);
      lets.push({ op: 'let', local, of });
      a.stmts.push({ op: 'set', local, value: p });
      b.stmts.push({ op: 'set', local, value: q });
      return local;
    };
    const num = (p: Num, q: Num, name: string): Num =>
      sameNum(p, q) ? p : { op: 'local', local: variable(name, this.block.isText(p) ? 'string' : 'number', p, q) };
    const cond = (p: Cond, q: Cond, name: string): Cond =>
      p.op === 'truth' && q.op === 'truth' && p.value === q.value
        ? p
        : { op: 'flag', local: variable(name, 'boolean', p, q) };
    const value = this.zip(a.value, b.value, hint, { by, node, num, cond });
    this.block.push(...lets, { op: 'if', by, then: a.stmts, else: b.stmts, isRobust: this.block.isRobust });
    return value;
  }

  /** Two values of one form, joined number by number. */
  private zip(a: Value, b: Value, name: string, how: Join): Value {
    const { by, node, num, cond } = how;
    if (this.block.branches && (a.kind === 'sign' || b.kind === 'sign'))
      return this.zip(asNumber(a), asNumber(b), name, how);
    if (a.kind === 'num' && b.kind === 'num') return { kind: 'num', of: num(a.of, b.of, name) };
    if (a.kind === 'bool' && b.kind === 'bool') return { kind: 'bool', of: cond(a.of, b.of, name) };
    if (a.kind === 'sign' && b.kind === 'sign') return { kind: 'sign', of: { op: 'either', by, yes: a.of, no: b.of } };
    if (a.kind === 'vec' && b.kind === 'vec')
      return { kind: 'vec', of: a.of.map((p, i) => num(p, b.of[i]!, name + 'XYZ'[i])) };
    if (a.kind === 'mask' && b.kind === 'mask')
      return { kind: 'mask', of: a.of.map((p, i) => cond(p, b.of[i]!, name + 'XYZ'[i])) };
    if (a.kind === 'list' && b.kind === 'list' && a.items.length === b.items.length)
      return { kind: 'list', items: a.items.map((p, i) => this.zip(p, b.items[i]!, `${name}${i}`, how)) };
    if (a.kind === 'record' && b.kind === 'record') {
      const fields = [...a.fields].map(([field, p]) => {
        const q = b.fields.get(field) ?? refuse(node, `one branch has no ${field}`);
        return [field, this.zip(p, q, joined(name, field), how)] as const;
      });
      const missing = [...b.fields.keys()].find((field) => !a.fields.has(field));
      if (missing !== undefined) return refuse(node, `one branch has no ${missing}`);
      return { kind: 'record', fields: new Map(fields) };
    }
    return refuse(node, `one branch gives a ${a.kind}, the other a ${b.kind}`);
  }
}

/** A branch whose value is itself such a choice lends its variable, and the other branch sets it too. */
function lentVariable(
  own: Num | Cond,
  branch: Branch,
  otherValue: Num | Cond,
  other: Branch,
  lets: Stmt[],
): Local | undefined {
  if (own.op !== 'local' && own.op !== 'flag') return undefined;
  const at = branch.stmts.findIndex((stmt) => stmt.op === 'let' && stmt.local === own.local);
  if (at < 0) return undefined;
  lets.push(...branch.stmts.splice(at, 1));
  other.stmts.push({ op: 'set', local: own.local, value: otherValue });
  return own.local;
}

function either(by: Cond, yes: Cond, no: Cond): Cond {
  if (yes.op === 'truth') return yes.value ? or(by, no) : and(not(by), no);
  if (no.op === 'truth') return no.value ? or(not(by), yes) : and(by, yes);
  return or(and(by, yes), and(not(by), no));
}
