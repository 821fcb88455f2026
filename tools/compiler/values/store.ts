/** Writes a result's numbers, number by number, in the form that its type has. */
import { type Cond, isAtom, type Local, type Num, type Stmt } from '../ir.js';
import type { Names } from '../names.js';
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

/** What a value holds at a path of its type. */
function heldAt(value: Value, path: string): Num | Cond {
  const [, name = '', rest = ''] = /^[.[](\w+)\]?(.*)$/.exec(path) ?? [];
  if (name === '' && (value.kind === 'num' || value.kind === 'bool')) return value.of;
  if (value.kind === 'vec') return value.of[COORDINATES.indexOf(name as 'x')]!;
  const inner =
    value.kind === 'record' ? value.fields.get(name) : value.kind === 'list' ? value.items[Number(name)] : undefined;
  if (!inner) throw new TypeError(`a result has no ${path}`);
  return heldAt(inner, rest);
}

/** Stores all numbers of a value. They are computed, and inputs read, before the first is written. */
export function storesOf(value: Value, leaves: readonly Leaf[], names: Names): Stmt[] {
  const before: Stmt[] = [];
  const stores = leaves.map(({ path, type }): Stmt => {
    const as = type.kind === 'number' && type.only ? { as: type.only } : {};
    const of = heldAt(value, path);
    const isReady =
      of.op === 'number' ||
      of.op === 'text' ||
      of.op === 'truth' ||
      of.op === 'flag' ||
      of.op === 'local' ||
      of.op === 'given';
    if (isReady || (!isAtom(of as Num) && path === '')) return { op: 'store', path: `out${path}`, value: of, ...as };
    const hint = path.replace(/[.[]+(\w)/g, (_all, letter: string) => letter.toUpperCase()).replace(/\]/g, '');
    const name = hint.charAt(0).toLowerCase() + hint.slice(1);
    const local: Local = { name: names.take(name), group: name, value: of };
    before.push({ op: 'const', local });
    const isTruth =
      ['compare', 'and', 'or', 'not'].includes(of.op) ||
      (of.op === 'ask' && leaves.find((leaf) => leaf.path === path)?.type.kind === 'boolean');
    return { op: 'store', path: `out${path}`, value: isTruth ? { op: 'flag', local } : { op: 'local', local }, ...as };
  });
  return [...before, ...stores];
}
