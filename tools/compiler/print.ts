/** Writes the tree out as TypeScript, once all is done. */
import { folded } from './fold.js';
import {
  type Argument,
  type Cond,
  childrenOf,
  heldBy,
  type Local,
  type Num,
  type Question,
  type Sign,
  type Stmt,
} from './ir.js';
import { merged } from './merge.js';
import type { Names } from './names.js';
import { camel, isFound, ownerOf, rootOf } from './paths.js';

/** What the text depends on besides the tree. */
export interface Printing {
  /** The name of a question's function, imported if need be. */
  ask(question: Question): string;
  /** The name of a function of `src/core`, imported. */
  core(name: string): string;
  /** What stands for a shape that a question is asked of, if not the shape itself. */
  asked?(path: string): string;
  /** An object to fill with a shape that is put together for a question, so that nothing is allocated. */
  kept?(shape: Argument, place: number): string | undefined;
}

const LEVEL = {
  choose: 1,
  or: 2,
  and: 3,
  bits: 4,
  compare: 5,
  add: 6,
  subtract: 6,
  multiply: 7,
  divide: 7,
  negate: 8,
  not: 8,
  power: 9,
  atom: 10,
};
const SYMBOL: Record<string, string> = { add: '+', subtract: '-', multiply: '*', divide: '/', and: '&&', or: '||' };
const FUNCTION: Record<string, string> = {
  absolute: 'Math.abs',
  root: 'Math.sqrt',
  larger: 'Math.max',
  smaller: 'Math.min',
};

export class Printer {
  private readonly reads: Map<string, string>;
  /** Consts that are another name for what has one. */
  private readonly aliases = new Map<Local, string>();
  /** The words that a variable can be set to. */
  private texts: ReadonlyMap<Local, ReadonlySet<string>> = new Map();

  /** @param reads names of inputs and vectors that have been read before */
  constructor(
    private readonly printing: Printing,
    private readonly names: Names,
    reads: ReadonlyMap<string, string> = new Map(),
  ) {
    this.reads = new Map(reads);
  }

  body(of: readonly Stmt[]): string {
    const given = new Map([...this.reads].map(([path, name]) => [path, { name, group: name, value: undefined }]));
    const stmts = merged(folded(of), given);
    this.texts = textsIn(stmts);
    return this.block(stmts, countPaths(stmts), 1).join('\n');
  }

  // Statements ----------------------------------------------------------------------------------------------------------

  private block(stmts: readonly Stmt[], counts: ReadonlyMap<string, number>, depth: number): string[] {
    const indent = '  '.repeat(depth);
    const outer = new Map(this.reads);
    const lines: string[] = [];
    for (const [i, stmt] of stmts.entries()) {
      const next = stmts[i + 1];
      const isStarted = stmt.op === 'let' && next?.op === 'set' && next.local === stmt.local;
      for (const path of this.dueReads(stmts.slice(isStarted ? i + 1 : i), counts))
        lines.push(...this.read(path, counts, indent));
      const before = stmts[i - 1];
      if (stmt.op === 'set' && before?.op === 'let' && before.local === stmt.local) continue;
      lines.push(...this.statement(stmt, next, counts, depth, indent));
    }
    this.reads.clear();
    for (const [path, name] of outer) this.reads.set(path, name);
    return lines;
  }

  /** Inputs that are used more than once and that this statement is the first to use, unless only one branch of it does. */
  private dueReads([stmt, ...rest]: readonly Stmt[], counts: ReadonlyMap<string, number>): string[] {
    const used = countPaths([stmt!]);
    return [...used.keys()].filter((path) => {
      if (counts.get(path)! < 2 || this.reads.has(path)) return false;
      const isLater = rest.some((other) => countPaths([other]).has(path));
      const inOwn = heldBy(stmt!).some((held) => countIn(held, new Map()).has(path));
      if (isLater || inOwn || stmt!.op !== 'if') return true;
      return countPaths(stmt!.then).has(path) && countPaths(stmt!.else).has(path);
    });
  }

  /** Reads a number once, and its vector too if more of it is wanted: V8 would read both again after every branch. */
  private read(path: string, counts: ReadonlyMap<string, number>, indent: string): string[] {
    const lines: string[] = [];
    const owner = ownerOf(path);
    const siblings = [...counts.keys()].filter(
      (other) => other.startsWith(`${owner}.`) && !other.slice(owner.length + 1).includes('.'),
    );
    if (/[.[]/.test(owner) && siblings.length > 1 && !this.reads.has(owner)) {
      const name = this.names.take(camel(owner));
      lines.push(`${indent}const ${name} = ${this.path(owner)};`);
      this.reads.set(owner, name);
    }
    const name = this.names.take(camel(path));
    lines.push(`${indent}const ${name} = ${this.path(path)};`);
    this.reads.set(path, name);
    return lines;
  }

  private statement(
    stmt: Stmt,
    next: Stmt | undefined,
    counts: ReadonlyMap<string, number>,
    depth: number,
    indent: string,
  ): string[] {
    switch (stmt.op) {
      case 'const':
        return this.constant(stmt.local, indent);
      case 'let':
        if (next?.op === 'set' && next.local === stmt.local)
          return [`${indent}let ${stmt.local.name} = ${this.text(next.value)};`];
        return [`${indent}let ${stmt.local.name}: ${stmt.of === 'string' ? this.wordsOf(stmt.local) : stmt.of};`];
      case 'set':
        return [`${indent}${stmt.local.name} = ${this.text(stmt.value)};`];
      case 'store':
        return [`${indent}${stmt.path} = ${this.text(stmt.value)}${stmt.as ? ` as ${stmt.as}` : ''};`];
      case 'call':
        return this.call(stmt, indent);
      case 'return':
        return [`${indent}return ${this.text(stmt.value)};`];
      case 'if':
        return this.branches(stmt, counts, depth, indent);
      case 'weigh':
        throw new TypeError('a sign is weighed by the filter');
    }
  }

  private call({ name, paths, args, reads, body }: Stmt & { op: 'call' }, indent: string): string[] {
    const [objects, numbers] = [paths.map((path) => this.path(path)), args.map((arg) => this.text(arg))];
    return [
      ...(body.isCold ? [] : numbers.map((arg, i) => `${indent}${this.printing.core('given')}[${i}] = ${arg};`)),
      `${indent}${name}(${[...objects, ...(body.isCold ? numbers : [])].join(', ')});`,
      ...reads.map((local) => `${indent}const ${local.name} = ${this.text(local.value!)};`),
    ];
  }

  private constant(local: Local, indent: string): string[] {
    const value = local.value!;
    const isRead = value.op === 'input' && this.reads.has(value.path);
    const isConst = value.op === 'local' && value.local.value !== undefined;
    if (!isRead && !isConst) return [`${indent}const ${local.name} = ${this.text(value)};`];
    this.aliases.set(local, this.text(value));
    return [];
  }

  private wordsOf(local: Local): string {
    return [...(this.texts.get(local) ?? [])].map((text) => `'${text}'`).join(' | ');
  }

  private branches(
    { by, then, else: otherwise }: Stmt & { op: 'if' },
    counts: ReadonlyMap<string, number>,
    depth: number,
    indent: string,
  ): string[] {
    if (then.length === 0)
      return this.branches({ op: 'if', by: { op: 'not', of: by }, then: otherwise, else: [] }, counts, depth, indent);
    const condition = this.text(by);
    const yes = this.block(then, counts, depth + 1);
    const no = this.block(otherwise, counts, depth + 1);
    const [only] = yes;
    if (yes.length === 1 && no.length === 0 && /^\s*return /.test(only!))
      return [`${indent}if (${condition}) ${only!.trim()}`];
    if (no.length === 0) return [`${indent}if (${condition}) {`, ...yes, `${indent}}`];
    return [`${indent}if (${condition}) {`, ...yes, `${indent}} else {`, ...no, `${indent}}`];
  }

  // Expressions ---------------------------------------------------------------------------------------------------------

  text(node: Num | Cond | Sign): string {
    return this.at(node).text;
  }

  private path(path: string): string {
    const known = this.reads.get(path);
    if (known !== undefined) return known;
    const owner = ownerOf(path);
    return owner === path ? path : this.path(owner) + path.slice(owner.length);
  }

  private at(node: Num | Cond | Sign): { text: string; level: number } {
    const atom = (text: string): { text: string; level: number } => ({ text, level: LEVEL.atom });
    const within = (of: Num | Cond, level: number): string => {
      const inner = this.at(of);
      return inner.level < level ? `(${inner.text})` : inner.text;
    };
    switch (node.op) {
      case 'input':
        if (isFound(node.path)) return atom(this.found(node.path));
        return atom(this.path(node.path));
      case 'given':
        return atom(this.path(node.path));
      case 'number':
        return numberText(node.value);
      case 'text':
        return atom(`'${node.value}'`);
      case 'code':
        return atom(node.text.replace(/\$(\d)/g, (_all, i: string) => this.text(node.args[Number(i)]!)));
      case 'truth':
        return atom(String(node.value));
      case 'local':
      case 'flag':
        return atom(this.aliases.get(node.local) ?? node.local.name);
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'divide': {
        const level = LEVEL[node.op];
        return { text: `${within(node.left, level)} ${SYMBOL[node.op]} ${within(node.right, level + 1)}`, level };
      }
      case 'larger':
      case 'smaller':
        return atom(
          `${FUNCTION[node.op]}(${operandsOf(node, node.op)
            .map((of) => this.text(of))
            .join(', ')})`,
        );
      case 'absolute':
      case 'root':
        return atom(`${FUNCTION[node.op]}(${this.text(node.of)})`);
      case 'negate':
        return { text: `-${within(node.of, LEVEL.atom)}`, level: LEVEL.negate };
      case 'choose':
        // A truth as a number, which takes no branch.
        if (numberIn(node.yes) === 1 && numberIn(node.no) === 0)
          return { text: `+(${this.text(node.by)}) | 0`, level: LEVEL.bits };
        return { text: `${within(node.by, 2)} ? ${within(node.yes, 2)} : ${within(node.no, 1)}`, level: LEVEL.choose };
      case 'compare':
        return { text: `${within(node.left, 6)} ${node.by} ${within(node.right, 6)}`, level: LEVEL.compare };
      case 'and':
      case 'or': {
        const level = LEVEL[node.op];
        return { text: `${within(node.left, level)} ${SYMBOL[node.op]} ${within(node.right, level + 1)}`, level };
      }
      case 'not':
        return { text: `!${within(node.of, LEVEL.atom)}`, level: LEVEL.not };
      case 'call':
        return atom(`${this.printing.core(node.name)}(${node.args.map((arg) => this.text(arg)).join(', ')})`);
      case 'ask':
        return atom(
          `${this.printing.ask(node.question)}(${node.args.map((arg, i) => this.argument(arg, i)).join(', ')})`,
        );
      case 'fixed':
        return atom(String(node.value));
      default:
        throw new TypeError(`cannot print ${node.op}`);
    }
  }

  /** What a shared word has left: `found[3]`. */
  private found(path: string): string {
    const array = rootOf(path);
    return `${this.printing.core(array)}${path.slice(array.length)}!`;
  }

  private argument(of: Argument, place: number): string {
    if ('path' in of) return (of.isTurned ? '-' : '') + (this.printing.asked?.(of.path) ?? of.path);
    const kept = this.printing.kept?.(of, place);
    if (kept !== undefined) return `(${this.filled(kept, of, place).join(', ')}, ${kept})`;
    const fields = Object.entries(of.fields).map(
      ([name, value]) => (of.isList ? '' : `${name}: `) + this.argument(value, place),
    );
    return of.isList ? `[${fields.join(', ')}]` : `{ ${fields.join(', ')} }`;
  }

  /** Writes all that a shape is put together of into an object that is kept. */
  private filled(target: string, of: Argument, place: number): string[] {
    if ('path' in of) return [`${target} = ${this.argument(of, place)}`];
    return Object.entries(of.fields).flatMap(([name, value]) =>
      this.filled(of.isList ? `${target}[${name}]` : `${target}.${name}`, value, place),
    );
  }
}

/** What the largest or the smallest is taken of, in that order: one call is shorter than several, and V8 inlines no long functions. */
function operandsOf(node: Num, op: 'larger' | 'smaller'): readonly Num[] {
  return node.op === op ? [...operandsOf(node.left, op), node.right] : [node];
}

function numberIn(node: Num): number | undefined {
  return node.op === 'number' ? node.value : undefined;
}

/** `Infinity` is written as a number: V8 loads the name as an object, and a choice between it and a number allocates. */
function numberText(value: number): { text: string; level: number } {
  const text = value === Infinity ? '1e999' : value === -Infinity ? '-1e999' : String(value);
  const exponent = Math.log2(Math.abs(value));
  const power = `2 ** ${exponent}`;
  // V8 works it out when it reads it.
  if (power.length + 2 < text.length && 2 ** exponent === Math.abs(value))
    return value < 0 ? { text: `-(${power})`, level: LEVEL.negate } : { text: power, level: LEVEL.power };
  return { text, level: value < 0 || Object.is(value, -0) ? LEVEL.negate : LEVEL.atom };
}

/** What variables are set to, where that is words; what others hold is passed on. */
function textsIn(stmts: readonly Stmt[], found = new Map<Local, Set<string>>()): Map<Local, Set<string>> {
  const texts = (node: Num | Cond): string[] => {
    if (node.op === 'text') return [node.value];
    if (node.op === 'choose') return [...texts(node.yes), ...texts(node.no)];
    if (node.op !== 'local') return [];
    return node.local.value ? texts(node.local.value) : [...(found.get(node.local) ?? [])];
  };
  for (const stmt of stmts) {
    if (stmt.op === 'if') {
      textsIn(stmt.then, found);
      textsIn(stmt.else, found);
    } else if (stmt.op === 'set') {
      found.set(stmt.local, new Set([...(found.get(stmt.local) ?? []), ...texts(stmt.value)]));
    }
  }
  return found;
}

/** How often each input is used. */
export function countPaths(stmts: readonly Stmt[], counts = new Map<string, number>()): Map<string, number> {
  for (const stmt of stmts) {
    for (const held of heldBy(stmt)) countIn(held, counts);
    if (stmt.op === 'if') {
      countPaths(stmt.then, counts);
      countPaths(stmt.else, counts);
    }
  }
  return counts;
}

function countIn(node: Num | Cond | Sign, counts: Map<string, number>): Map<string, number> {
  if (node.op === 'input' && !isFound(node.path)) counts.set(node.path, (counts.get(node.path) ?? 0) + 1);
  for (const child of childrenOf(node)) countIn(child, counts);
  return counts;
}
