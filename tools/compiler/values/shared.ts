/**
 * Words that are compiled once and called, instead of being inlined wherever they are used: large ones, and those that run
 * rarely. Shapes and vectors go in as they were given. Numbers go in and come back by way of `core/passing.ts`: as arguments
 * and results V8 would allocate for them.
 */
import ts from 'typescript';
import { Evaluator, type SharedCall } from '../evaluate.js';
import type { GeneratedFile } from '../file.js';
import { type Cond, choose, compare, type Num, number, type SharedBody, type Stmt, ZERO } from '../ir.js';
import { Names } from '../names.js';
import { capital } from '../pair.js';
import { rootOf } from '../paths.js';
import { countPaths, Printer } from '../print.js';
import { refuse, type SourceFunction, type Sources } from '../source.js';
import { tidy } from '../tidy.js';
import { COORDINATES, type Value } from '../value.js';
import { asksIn } from './store.js';

interface Compiled {
  readonly name: string;
  readonly result: Value;
  /** Which of the numbers that it is given it reads. */
  readonly isRead: readonly boolean[];
  readonly body: SharedBody;
}

export class SharedFunctions {
  private readonly known = new Map<SourceFunction, Map<string, Compiled>>();

  constructor(
    private readonly sources: Sources,
    private readonly file: GeneratedFile,
  ) {}

  /** How functions of a file call shared ones. */
  caller(into: GeneratedFile): (f: SourceFunction, args: readonly Value[], node: ts.Node) => SharedCall {
    return (f, args, node) => this.call(f, args, node, into);
  }

  private call(f: SourceFunction, args: readonly Value[], node: ts.Node, into: GeneratedFile): SharedCall {
    const { name, result, body, isRead } = this.compiled(f, args, node);
    const passed: Passed = { paths: [], numbers: [] };
    for (const value of args) pass(value, f.isRare, node, passed);
    return {
      name: into === this.file ? name : into.import(name, `generated/${this.file.dimension}d/shared`),
      paths: passed.paths,
      numbers: passed.numbers.filter((_, i) => isRead[i]),
      result,
      body,
    };
  }

  /** A function is compiled once for each form that its arguments have. */
  private compiled(f: SourceFunction, args: readonly Value[], node: ts.Node): Compiled {
    const forms = this.known.get(f) ?? new Map<string, Compiled>();
    this.known.set(f, forms);
    const form = args.map((value) => formText(value, f.isRare)).join();
    const known = forms.get(form);
    if (known) return known;
    const name = f.name + (forms.size === 0 ? '' : forms.size + 1);
    const compiled = { name, ...this.compile(f, name, args, node) };
    forms.set(form, compiled);
    return compiled;
  }

  private compile(f: SourceFunction, name: string, args: readonly Value[], node: ts.Node): Omit<Compiled, 'name'> {
    const { dimension } = this.file;
    const names = new Names();
    const taken = f.node.parameters.map((parameter, i) => take(nameOf(parameter.name, i), args[i]!, f.isRare, names));
    const evaluator = new Evaluator(this.sources, dimension, names, true, this.caller(this.file));
    const { stmts, value } = evaluator.result(
      f,
      taken.map((parameter) => parameter.value),
      'found',
    );
    if (asksIn(stmts))
      return refuse(node, 'a shared word must not ask a question: only the shapes as given have an answer');
    const left: Left = { stores: [], numbers: 0, texts: 0 };
    const result = leave(value, left, (of) => evaluator.isText(of));
    for (const { path } of left.stores) this.file.core(rootOf(path));
    const all = tidy([...stmts, ...left.stores]);
    const given = taken.flatMap((parameter) => parameter.inputs);
    const read = countPaths(all);
    const isRead = given.map((input) => read.has(input));
    const inputs = given.filter((input) => read.has(input));
    const printer = new Printer(
      { ask: (q) => this.file.ask(q), core: (n) => this.file.core(n) },
      names,
      new Map(inputs.map((input) => [input, input])),
    );
    // All is read at once: a function called from here takes its numbers in the same place.
    const reads = f.isCold ? [] : inputs.map((input, i) => `  let ${input} = ${this.file.core('given')}[${i}]!;`);
    const references = taken.flatMap((parameter) => parameter.references);
    const objects = references.map(({ as, type }) => `${as}: ${this.typeText(type)}`);
    const signature = [...objects, ...(f.isCold ? inputs.map((input) => `${input}: number`) : [])].join(', ');
    this.file.add(`export function ${name}(${signature}): void {\n${[...reads, printer.body(all)].join('\n')}\n}`);
    const body = {
      stmts: all,
      inputs,
      references: references.map(({ as }) => as),
      isRobust: f.isRobust,
      isCold: f.isCold,
    };
    return { result, body, isRead };
  }

  private typeText(value: Value): string {
    if (value.kind === 'vec') return this.file.type('Vec');
    if (value.kind === 'list') return `readonly [${value.items.map((item) => this.typeText(item)).join(', ')}]`;
    if (value.kind !== 'record') return 'number';
    return `{ ${[...value.fields].map(([name, of]) => `readonly ${name}: ${this.typeText(of)}`).join('; ')} }`;
  }
}

/** What a call passes: objects by their paths, and numbers. */
interface Passed {
  readonly paths: string[];
  readonly numbers: Num[];
}

/** Whether a value is passed as the object that it is. A rare word takes all vectors alike, as numbers. */
function isObject(value: Value, isRare: boolean): value is Value & { path: string } {
  return 'path' in value && value.path !== undefined && !(isRare && value.kind === 'vec');
}

/** Whether a value is known when the function is compiled, and becomes part of it. A rare one has no copies for that. */
function isKnown(value: Value, isRare: boolean): boolean {
  if (isRare) return value.kind === 'num' && value.of.op === 'text';
  if (value.kind === 'num') return value.of.op === 'number' || value.of.op === 'text';
  return (value.kind === 'bool' && value.of.op === 'truth') || (value.kind === 'sign' && value.of.op === 'fixed');
}

/** What a value is made of, without its numbers. */
function formText(value: Value, isRare: boolean): string {
  if (isKnown(value, isRare))
    return JSON.stringify((value as Value & { of: object }).of, (_key, part) =>
      String(part) === 'Infinity' ? 'Infinity' : part,
    );
  const prefix = isObject(value, isRare) ? '&' : '';
  if (value.kind === 'list') return `${prefix}[${value.items.map((item) => formText(item, isRare)).join()}]`;
  if (value.kind !== 'record') return prefix + value.kind;
  return `${prefix}{${[...value.fields].map(([name, of]) => `${name}:${formText(of, isRare)}`).join()}}`;
}

function partsOf(value: Value): readonly Value[] | undefined {
  if (value.kind === 'record') return [...value.fields.values()];
  return value.kind === 'list' ? value.items : undefined;
}

function pass(value: Value, isRare: boolean, node: ts.Node, into: Passed): void {
  if (isKnown(value, isRare)) return;
  if (isObject(value, isRare)) into.paths.push(value.path);
  else if (value.kind === 'num') into.numbers.push(value.of);
  else if (value.kind === 'sign' && value.of.op === 'fixed') into.numbers.push(number(value.of.value));
  else if (value.kind === 'sign' && value.of.op === 'ask') into.numbers.push(value.of as Num & { op: 'ask' });
  else if (value.kind === 'bool') into.numbers.push(asNumber(value.of));
  else if (value.kind === 'mask') into.numbers.push(...value.of.map(asNumber));
  else if (value.kind === 'vec') into.numbers.push(...value.of);
  else {
    const parts = partsOf(value) ?? refuse(node, `a shared word cannot be given a ${value.kind}`);
    for (const part of parts) pass(part, isRare, node, into);
  }
}

/** A truth as a number. */
function asNumber(of: Cond): Num {
  return choose(of, number(1), ZERO);
}

/** A parameter as the function has it: `inputs` are the names of its numbers, `references` those of its objects. */
interface Taken {
  readonly value: Value;
  readonly inputs: string[];
  readonly references: { readonly as: string; readonly type: Value }[];
}

function take(name: string, like: Value, isRare: boolean, names: Names): Taken {
  const inputs: string[] = [];
  const references: Taken['references'] = [];
  const input = (hint: string): Num => {
    const path = names.take(hint);
    inputs.push(path);
    return { op: 'input', path };
  };
  const isTrue = (hint: string): Cond => compare('!==', input(hint), ZERO, undefined);
  const rebuilt = (of: Value, as: string): Value => {
    if (isKnown(of, isRare)) return of;
    if (isObject(of, isRare)) {
      const own = names.take(as);
      references.push({ as: own, type: of });
      return under(own, of);
    }
    switch (of.kind) {
      case 'vec':
        return { kind: 'vec', of: of.of.map((_, i) => input(as + 'XYZ'[i])) };
      case 'mask':
        return { kind: 'mask', of: of.of.map((_, i) => isTrue(as + 'XYZ'[i])) };
      case 'bool':
        return { kind: 'bool', of: isTrue(as) };
      case 'list':
        return { kind: 'list', items: of.items.map((item, i) => rebuilt(item, `${as}${i}`)) };
      case 'record': {
        const fields = [...of.fields].map(([field, part]) => [field, rebuilt(part, as + capital(field))] as const);
        return { kind: 'record', fields: new Map(fields) };
      }
      default:
        return { kind: 'num', of: input(as) };
    }
  };
  return { value: rebuilt(like, name), inputs, references };
}

/** The same object by another path. */
export function under(path: string, like: Value): Value {
  switch (like.kind) {
    case 'vec':
      return { kind: 'vec', of: like.of.map((_, i) => ({ op: 'input', path: `${path}.${COORDINATES[i]}` })), path };
    case 'list':
      return { kind: 'list', items: like.items.map((item, i) => under(`${path}[${i}]`, item)), path };
    case 'record': {
      const fields = [...like.fields].map(([name, of]) => [name, under(`${path}.${name}`, of)] as const);
      return { kind: 'record', fields: new Map(fields), path };
    }
    default:
      return { kind: 'num', of: { op: 'input', path } };
  }
}

/** What a function leaves for its caller. */
interface Left {
  readonly stores: (Stmt & { op: 'store' })[];
  numbers: number;
  texts: number;
}

/** Stores the numbers of a result, and gives back its form with the places where they are found. */
function leave(value: Value, left: Left, isText: (of: Num) => boolean): Value {
  const num = (of: Num): Num => {
    if (of.op === 'number' || of.op === 'text') return of;
    const path = isText(of) ? `foundTexts[${left.texts++}]` : `found[${left.numbers++}]`;
    left.stores.push({ op: 'store', path, value: of, ...(isText(of) ? { as: 'never' } : {}) });
    return { op: 'input', path };
  };
  const cond = (of: Cond): Cond => (of.op === 'truth' ? of : compare('!==', num(asNumber(of)), ZERO, undefined));
  switch (value.kind) {
    case 'num':
      return { kind: 'num', of: num(value.of) };
    case 'vec':
      return { kind: 'vec', of: value.of.map(num) };
    case 'bool':
      return { kind: 'bool', of: cond(value.of) };
    case 'mask':
      return { kind: 'mask', of: value.of.map(cond) };
    case 'list':
      return { kind: 'list', items: value.items.map((item) => leave(item, left, isText)) };
    case 'record': {
      const fields = [...value.fields].map(([name, of]) => [name, leave(of, left, isText)] as const);
      return { kind: 'record', fields: new Map(fields) };
    }
    default:
      throw new TypeError(`a shared word cannot give back a ${value.kind}`);
  }
}

/** A parameter that is taken apart at once has no name of its own. */
function nameOf(name: ts.BindingName, i: number): string {
  return ts.isIdentifier(name) ? name.text : `part${i + 1}`;
}
