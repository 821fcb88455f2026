/**
 * What a pair becomes once its vectors, records and loops have been worked out for one dimension: numbers, conditions and
 * statements. All passes work on this tree; it is printed once, at the end.
 */
import type ts from 'typescript';

/** Where something was written, for messages. */
export type Place = ts.Node | undefined;

export type Num =
  /** A number that the function is given, by its path: `sphere.center.x`. */
  | { readonly op: 'input'; readonly path: string }
  | { readonly op: 'number'; readonly value: number }
  /** A word of a result, such as the relation `'touches'`. */
  | { readonly op: 'text'; readonly value: string }
  | { readonly op: 'local'; readonly local: Local }
  /** What is printed as it is, with `$0`, `$1` … for the arguments: a call of the library's own functions. */
  | { readonly op: 'code'; readonly text: string; readonly args: readonly (Num | Cond)[] }
  | { readonly op: Binary; readonly left: Num; readonly right: Num }
  | { readonly op: Unary; readonly of: Num }
  | { readonly op: 'choose'; readonly by: Cond; readonly yes: Num; readonly no: Num }
  /** A function of `src/core` or a question with three answers; its result is a number. */
  | { readonly op: 'call'; readonly name: string; readonly args: readonly Num[] }
  | { readonly op: 'ask'; readonly question: Question; readonly args: readonly Argument[] };

export type Binary = 'add' | 'subtract' | 'multiply' | 'divide' | 'larger' | 'smaller';
export type Unary = 'negate' | 'absolute' | 'root';
export type Comparison = '<' | '<=' | '>' | '>=' | '===' | '!==';

export type Cond =
  | { readonly op: 'truth'; readonly value: boolean }
  | { readonly op: 'flag'; readonly local: Local }
  /** A boolean that the function is given. */
  | { readonly op: 'given'; readonly path: string }
  | { readonly op: 'compare'; readonly by: Comparison; readonly left: Num; readonly right: Num; readonly place: Place }
  | { readonly op: 'and' | 'or'; readonly left: Cond; readonly right: Cond }
  | { readonly op: 'not'; readonly of: Cond }
  | { readonly op: 'code'; readonly text: string; readonly args: readonly (Num | Cond)[] }
  | { readonly op: 'ask'; readonly question: Question; readonly args: readonly Argument[] };

/** An answer with three values, as `gap` returns it. */
export type Sign =
  /** `parts`: where the number is a multiple of the largest of several. */
  | { readonly op: 'sign'; readonly of: Num; readonly place: Place; readonly parts?: readonly Num[] }
  | { readonly op: 'fixed'; readonly value: -1 | 0 | 1 }
  /** `atOnce`: compared without a branch for each. */
  | { readonly op: 'farthest'; readonly of: readonly Sign[]; readonly atOnce?: boolean }
  /** The least of several; only read as `intersects` or `overlaps`. */
  | { readonly op: 'nearest'; readonly of: readonly Sign[] }
  | { readonly op: 'unless'; readonly none: Cond; readonly of: Sign }
  | { readonly op: 'either'; readonly by: Cond; readonly yes: Sign; readonly no: Sign }
  /** Touching or overlapping, by the signs that have been weighed. */
  | { readonly op: 'noted' }
  | { readonly op: 'ask'; readonly question: Question; readonly args: readonly Argument[] };

/** A question of some pair, by the file it stands in. */
export interface Question {
  readonly file: string;
  readonly name: string;
  /** Whether it has three answers. */
  readonly isSigned?: boolean;
  /** `gap` asked for one of its readings. */
  readonly reading?: Reading;
}

export type Reading = 'intersects' | 'overlaps' | 'touches';

/** What a question is asked of: a parameter or a field of one, or a shape put together of such. A number may be turned to its opposite. */
export type Argument =
  | { readonly path: string; readonly isNumber?: boolean; readonly isTurned?: boolean; readonly items?: number }
  | { readonly fields: Readonly<Record<string, Argument>>; readonly isList?: boolean };

export interface Local {
  name: string;
  /** Coordinates of one vector share a group: their sizes are bounded together. */
  readonly group: string;
  /** Computed by a word that keeps its digits at any size. */
  readonly isRobust?: boolean;
  /** Undefined for one that is set in branches. */
  readonly value: Num | Cond | undefined;
}

export type Stmt =
  | { readonly op: 'const'; readonly local: Local }
  | { readonly op: 'let'; readonly local: Local; readonly of: 'number' | 'boolean' | 'string' }
  | { readonly op: 'set'; readonly local: Local; readonly value: Num | Cond }
  /** Writes a number of the result: `out.normal.x = …`. */
  | { readonly op: 'store'; readonly path: string; readonly value: Num | Cond; readonly as?: string }
  /** Calls a shared word with objects, by their paths, and numbers; the locals are what it found. */
  | {
      readonly op: 'call';
      readonly name: string;
      readonly paths: readonly string[];
      readonly args: readonly Num[];
      readonly reads: readonly Local[];
      readonly body: SharedBody;
    }
  /** `isRobust`: both branches compute the same, each for some sizes. */
  | {
      readonly op: 'if';
      readonly by: Cond;
      readonly then: readonly Stmt[];
      readonly else: readonly Stmt[];
      readonly isRobust?: boolean;
    }
  /** Leaves with apart where the sign says so, and notes it where it says touching. */
  | { readonly op: 'weigh'; readonly sign: Sign }
  | { readonly op: 'return'; readonly value: Num | Cond | Sign };

/** A word that is compiled once and called. */
export interface SharedBody {
  readonly stmts: readonly Stmt[];
  /** Names of the numbers that it is given. */
  readonly inputs: readonly string[];
  /** Names of the objects that it is given. */
  readonly references: readonly string[];
  /** Keeps its digits at any size. */
  readonly isRobust: boolean;
  /** Runs so rarely that numbers may be its arguments: V8 allocates for them, but they are shorter to write. */
  readonly isCold: boolean;
}

const CONDITIONS = new Set(['truth', 'flag', 'given', 'compare', 'and', 'or', 'not']);
const SIGNS = new Set(['sign', 'fixed', 'farthest', 'nearest', 'unless', 'either', 'noted']);

/** An `ask` is taken for what stands around it; on its own it is a number. */
export function isCond(value: Num | Cond | Sign): value is Cond {
  return CONDITIONS.has(value.op) || (value.op === 'ask' && !isSigned(value.question));
}

export function isSign(value: Num | Cond | Sign): value is Sign {
  return SIGNS.has(value.op) || (value.op === 'ask' && isSigned(value.question));
}

/** Whether a question has three answers as it stands. */
function isSigned({ isSigned = false, reading }: Question): boolean {
  return reading === undefined && isSigned;
}

export const number = (value: number): Num => ({ op: 'number', value });
export const truth = (value: boolean): Cond => ({ op: 'truth', value });
export const ZERO: Num = number(0);

export function isZero(node: Num): boolean {
  return node.op === 'number' && node.value === 0;
}

/** Whether a number costs nothing to write again. */
export function isAtom(node: Num): boolean {
  return node.op === 'input' || node.op === 'number' || node.op === 'text' || node.op === 'local';
}

const FOLD: Partial<Record<Binary, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
};

/** Only what loses no digit is worked out beforehand. */
export function binary(op: Binary, left: Num, right: Num): Num {
  if ((op === 'larger' || op === 'smaller') && sameNum(left, right)) return left;
  const fold = FOLD[op];
  if (fold && left.op === 'number' && right.op === 'number') {
    const value = fold(left.value, right.value);
    const isWhole = [value, left.value, right.value].every(Number.isSafeInteger);
    if (isWhole || (op === 'multiply' && value === 0 && (isZero(left) || isZero(right)))) return number(value);
  }
  return { op, left, right };
}

export const add = (left: Num, right: Num): Num => binary('add', left, right);
export const subtract = (left: Num, right: Num): Num => binary('subtract', left, right);
export const multiply = (left: Num, right: Num): Num => binary('multiply', left, right);
export const absolute = (of: Num): Num => ({ op: 'absolute', of });

export function root(of: Num): Num {
  const value = of.op === 'number' ? Math.sqrt(of.value) : NaN;
  return Number.isInteger(Math.log2(value)) ? number(value) : { op: 'root', of };
}

const HOLDS: Record<Comparison, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
};

export function compare(by: Comparison, left: Num, right: Num, place: Place): Cond {
  if (left.op === 'number' && right.op === 'number') return truth(HOLDS[by](left.value, right.value));
  return { op: 'compare', by, left, right, place };
}

export function and(left: Cond, right: Cond): Cond {
  if (left.op === 'truth') return left.value ? right : left;
  if (right.op === 'truth') return right.value ? left : right;
  return { op: 'and', left, right };
}

export function or(left: Cond, right: Cond): Cond {
  if (left.op === 'truth') return left.value ? left : right;
  if (right.op === 'truth') return right.value ? right : left;
  return { op: 'or', left, right };
}

export function not(of: Cond): Cond {
  if (of.op === 'truth') return truth(!of.value);
  return of.op === 'not' ? of.of : { op: 'not', of };
}

export function choose(by: Cond, yes: Num, no: Num): Num {
  if (by.op === 'truth') return by.value ? yes : no;
  return sameNum(yes, no) ? yes : { op: 'choose', by, yes, no };
}

/** Whether two numbers are the same atom. */
export function sameNum(a: Num, b: Num): boolean {
  if (a === b) return true;
  if (a.op === 'input') return b.op === 'input' && a.path === b.path;
  if (a.op === 'number') return b.op === 'number' && Object.is(a.value, b.value);
  if (a.op === 'text') return b.op === 'text' && a.value === b.value;
  return a.op === 'local' && b.op === 'local' && a.local === b.local;
}

export function childrenOf(node: Num | Cond | Sign): readonly (Num | Cond | Sign)[] {
  switch (node.op) {
    case 'choose':
    case 'either':
      return [node.by, node.yes, node.no];
    case 'call':
    case 'code':
      return node.args;
    case 'unless':
      return [node.none, node.of];
    case 'farthest':
    case 'nearest':
      return node.of;
    case 'negate':
    case 'absolute':
    case 'root':
    case 'not':
      return [node.of];
    case 'sign':
      return [node.of, ...(node.parts ?? [])];
    default:
      return 'left' in node ? [node.left, node.right] : [];
  }
}

/** The same node with other children; itself where none has changed. */
export function withChildren<T extends Num | Cond>(node: T, change: (child: Num | Cond) => Num | Cond): T {
  const copy: Record<string, unknown> = { ...node };
  let hasChanged = false;
  const changed = (part: unknown): unknown => {
    const other = change(part as Num | Cond);
    hasChanged ||= other !== part;
    return other;
  };
  for (const key of ['left', 'right', 'of', 'by', 'yes', 'no'])
    if (typeof copy[key] === 'object') copy[key] = changed(copy[key]);
  if ((node.op === 'call' || node.op === 'code') && 'args' in node) copy['args'] = node.args.map(changed);
  return hasChanged ? (copy as T) : node;
}

/** The numbers and conditions that a statement itself holds, without those of the statements inside it. */
export function heldBy(stmt: Stmt): readonly (Num | Cond | Sign)[] {
  switch (stmt.op) {
    case 'const':
      return [stmt.local.value!];
    case 'set':
    case 'store':
    case 'return':
      return [stmt.value];
    case 'call':
      return stmt.args;
    case 'if':
      return [stmt.by];
    case 'weigh':
      return [stmt.sign];
    default:
      return [];
  }
}

/** The same statement with other numbers and conditions; those of the statements inside it stay. */
export function withHeld(stmt: Stmt, change: (held: Num | Cond) => Num | Cond): Stmt {
  const held = (of: Num | Cond | Sign): never => change(of as Num | Cond) as never;
  switch (stmt.op) {
    case 'const':
      return { ...stmt, local: { ...stmt.local, value: held(stmt.local.value!) } };
    case 'set':
    case 'store':
    case 'return':
      return { ...stmt, value: held(stmt.value) };
    case 'call':
      return { ...stmt, args: stmt.args.map(held) };
    case 'if':
      return { ...stmt, by: held(stmt.by) };
    default:
      return stmt;
  }
}
