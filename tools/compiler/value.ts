/** What expressions stand for while a pair is being worked out: numbers remain, everything else dissolves. */
import { type Cond, type Num, number, type Sign } from './ir.js';
import type { Module, SourceFunction } from './source.js';
import type { Type } from './types.js';

export type Value =
  | { readonly kind: 'num'; readonly of: Num }
  | { readonly kind: 'bool'; readonly of: Cond }
  | { readonly kind: 'sign'; readonly of: Sign }
  /** `path` where it is a field of a parameter. */
  | { readonly kind: 'vec'; readonly of: readonly Num[]; readonly path?: string }
  | { readonly kind: 'mask'; readonly of: readonly Cond[] }
  | { readonly kind: 'record'; readonly fields: ReadonlyMap<string, Value>; readonly path?: string }
  | { readonly kind: 'list'; readonly items: readonly Value[]; readonly path?: string }
  | { readonly kind: 'function'; readonly of: SourceFunction; readonly scope: Scope }
  | { readonly kind: 'word'; readonly name: string }
  | { readonly kind: 'module'; readonly of: Module };

export type Dimension = 2 | 3;

export const COORDINATES = ['x', 'y', 'z'] as const;

/** Names in sight. */
export class Scope {
  private readonly own = new Map<string, Value>();
  constructor(private readonly around?: Scope) {}

  get(name: string): Value | undefined {
    return this.own.get(name) ?? this.around?.get(name);
  }

  /** Whether a name belongs to this scope itself. */
  has(name: string): boolean {
    return this.own.has(name);
  }

  set(name: string, value: Value): void {
    this.own.set(name, value);
  }
}

/** The value of a parameter, or of a field of one, by its type. */
export function given(path: string, type: Type, dimension: Dimension): Value {
  switch (type.kind) {
    case 'number':
      return { kind: 'num', of: { op: 'input', path } };
    case 'boolean':
      return { kind: 'bool', of: { op: 'given', path } };
    case 'vec':
      return {
        kind: 'vec',
        of: COORDINATES.slice(0, dimension).map((name) => ({ op: 'input', path: `${path}.${name}` })),
        path,
      };
    case 'list':
      return { kind: 'list', items: type.items.map((item, i) => given(`${path}[${i}]`, item, dimension)), path };
    case 'record': {
      const fields = [...type.fields].map(([name, of]) => [name, given(`${path}.${name}`, of, dimension)] as const);
      return { kind: 'record', fields: new Map(fields), path };
    }
    case 'shared':
      return { kind: 'word', name: path };
    case 'text':
      throw new TypeError(`${path}: a word cannot be given`);
  }
}

/** A question's answer as the number it is. */
export function asNumber(value: Value): Value {
  if (value.kind !== 'sign') return value;
  const { of } = value;
  if (of.op === 'fixed') return { kind: 'num', of: number(of.value) };
  return of.op === 'ask' ? { kind: 'num', of: of as Num & { op: 'ask' } } : value;
}
