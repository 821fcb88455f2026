/** Writes a result's numbers, number by number, in the form that its type has. */
import { type Cond, childrenOf, heldBy, isAtom, type Local, type Num, type Sign, type Stmt } from '../ir.js';
import type { Names } from '../names.js';
import { camel } from '../paths.js';
import type { Type } from '../types.js';
import { COORDINATES, type Dimension, type Value } from '../value.js';

export interface Leaf {
  /** `.normal.x` */
  readonly path: string;
  readonly type: Type;
}

/** The numbers, truths and words of a type, in order. */
export function leavesOf(type: Type, dimension: Dimension, path = ''): Leaf[] {
  switch (type.kind) {
    case 'vec':
      return COORDINATES.slice(0, dimension).map((name) => ({
        path: `${path}.${name}`,
        type: { kind: 'number', unit: type.unit },
      }));
    case 'list':
      return type.items.flatMap((item, i) => leavesOf(item, dimension, `${path}[${i}]`));
    case 'record':
      return [...type.fields]
        .filter(([name]) => dimension === 3 || name !== 'z')
        .flatMap(([name, of]) => leavesOf(of, dimension, `${path}.${name}`));
    default:
      return [{ path, type }];
  }
}

/** The part of a value at a path of its type. */
function partAt(value: Value, path: string): Value | undefined {
  const [, name, rest = ''] = /^[.[](\w+)\]?(.*)$/.exec(path) ?? [];
  if (name === undefined) return value;
  const coordinate = value.kind === 'vec' ? value.of[COORDINATES.indexOf(name as 'x')] : undefined;
  if (coordinate) return partAt({ kind: 'num', of: coordinate }, rest);
  const inner =
    value.kind === 'record' ? value.fields.get(name) : value.kind === 'list' ? value.items[Number(name)] : undefined;
  return inner && partAt(inner, rest);
}

/** What a value holds where its type has a number, a truth or a word. */
function heldAt(value: Value, { path, type }: Leaf): Num | Cond {
  const part = partAt(value, path);
  const isTruth = part?.kind === 'bool' && type.kind === 'boolean';
  const isNumber = part?.kind === 'num' && type.kind !== 'boolean' && (part.of.op !== 'text' || type.kind === 'text');
  if (isTruth || isNumber) return part.of;
  const where = path === '' ? 'the result' : `${path.slice(1)} of the result`;
  throw new TypeError(part ? `${where} is no ${type.kind}` : `${where} is missing`);
}

/**
 * Stores all numbers of a value. They are computed, and inputs read, before the first is written.
 * @param create the function that makes a result where none was given
 */
export function storesOf(value: Value, leaves: readonly Leaf[], names: Names, create?: string): Stmt[] {
  const before: Stmt[] = [];
  const stores = leaves.map((leaf): Stmt => {
    const { path, type } = leaf;
    const as = type.kind === 'number' && type.only ? { as: type.only } : {};
    const of = heldAt(value, leaf);
    const isReady =
      of.op === 'number' ||
      of.op === 'text' ||
      of.op === 'truth' ||
      of.op === 'flag' ||
      of.op === 'local' ||
      of.op === 'given';
    if (isReady || (!isAtom(of as Num) && path === '')) return { op: 'store', path: `out${path}`, value: of, ...as };
    const hint = camel(path);
    const name = hint.charAt(0).toLowerCase() + hint.slice(1);
    const local: Local = { name: names.take(name), group: name, value: of };
    before.push({ op: 'const', local });
    const isTruth = ['compare', 'and', 'or', 'not'].includes(of.op) || (of.op === 'ask' && type.kind === 'boolean');
    return { op: 'store', path: `out${path}`, value: isTruth ? { op: 'flag', local } : { op: 'local', local }, ...as };
  });
  const made: Stmt[] = create
    ? [{ op: 'store', path: 'out', value: { op: 'code', text: `out ?? ${create}()`, args: [] } }]
    : [];
  return [...before, ...made, ...stores];
}

/** Whether statements ask a question. */
export function asksIn(stmts: readonly Stmt[]): boolean {
  return holds(stmts, (node) => node.op === 'ask');
}

const ROUNDING = new Set(['add', 'subtract', 'multiply', 'divide', 'root', 'call']);

/** Whether statements compute anything that could overflow. */
export function computesIn(stmts: readonly Stmt[]): boolean {
  return holds(stmts, ({ op }) => ROUNDING.has(op));
}

function holds(stmts: readonly Stmt[], isIt: (node: Num | Cond | Sign | Stmt) => boolean): boolean {
  const isIn = (node: Num | Cond | Sign): boolean => isIt(node) || childrenOf(node).some(isIn);
  return stmts.some(
    (stmt) =>
      isIt(stmt) || heldBy(stmt).some(isIn) || (stmt.op === 'if' && (holds(stmt.then, isIt) || holds(stmt.else, isIt))),
  );
}
