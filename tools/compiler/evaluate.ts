/**
 * Works out a function of a pair for one dimension: a partial evaluator over TypeScript's syntax tree. Vectors, records,
 * lists, loops and helper functions dissolve; numbers, conditions and branches remain.
 *
 * This file knows functions and where they are declared; what stands in them is in `evaluate/`.
 */
import ts from 'typescript';
import { checkArguments, withArguments } from './evaluate/arguments.js';
import { Block, type Collected } from './evaluate/block.js';
import { Expressions } from './evaluate/expressions.js';
import { Joining } from './evaluate/join.js';
import { Statements } from './evaluate/statements.js';
import {
  type Argument,
  type Cond,
  type Local,
  type Num,
  number,
  type Question,
  type SharedBody,
  type Stmt,
} from './ir.js';
import type { Names } from './names.js';
import { isPair, isQuestion, type Module, refuse, type SourceFunction, type Sources, VOCABULARY } from './source.js';
import { COORDINATES, type Dimension, Scope, type Value } from './value.js';
import { type Caller, CORE_FUNCTIONS, constant, word } from './words.js';

/** How a shared word is called: what it is given, and the form of its result, with the places where numbers are found. */
export interface SharedCall {
  readonly name: string;
  readonly paths: readonly string[];
  readonly numbers: readonly Num[];
  readonly result: Value;
  readonly body: SharedBody;
}

export class Evaluator implements Caller {
  private readonly block: Block;
  private readonly expressions: Expressions;
  private readonly inner: Statements;
  private readonly modules = new Map<Module, Scope>();
  private depth = 0;

  /** @param branches whether values may be set in branches; a question must not, for its bounds to be known. */
  constructor(
    private readonly sources: Sources,
    readonly dimension: Dimension,
    private readonly names: Names,
    private readonly branches: boolean,
    private readonly shared: (f: SourceFunction, args: readonly Value[], node: ts.Node) => SharedCall,
  ) {
    this.block = new Block(dimension, names, branches);
    const joining = new Joining(this.block);
    this.expressions = new Expressions(this.block, joining, this);
    this.inner = new Statements(this.block, joining, this.expressions);
  }

  /** The statements of a function, its returns among them. */
  statements(f: SourceFunction, args: readonly Value[]): Stmt[] {
    const { body } = f.node;
    if (!body || !ts.isBlock(body)) return refuse(f.node, 'a question is a function with a body in braces');
    return this.block.collect(() =>
      this.inner.run(body.statements, this.inner.parameters(f, args, this.scopeOf(f.module))),
    ).stmts;
  }

  /** The statements that lead to a function's result, and the result. */
  result(f: SourceFunction, args: readonly Value[], hint: string): Collected<Value> {
    return this.block.collect(() => this.call(f, this.scopeOf(f.module), args, f.node, hint));
  }

  /** Whether a number stands for a word. */
  isText(node: Num): boolean {
    return this.block.isText(node);
  }

  // Files ---------------------------------------------------------------------------------------------------------------

  /** What a file declares and imports. */
  scopeOf(module: Module): Scope {
    const known = this.modules.get(module);
    if (known) return known;
    const scope = new Scope();
    this.modules.set(module, scope);
    for (const of of module.functions.values())
      scope.set(of.name, isCore(of) ? { kind: 'word', name: of.name } : { kind: 'function', of, scope });
    for (const [name, { from, name: original, node }] of module.imports) {
      const value = this.imported(from, original);
      if (value) scope.set(name, value);
      else if (!this.sources.type(module, name)) refuse(node, `${from} has no ${original}`);
    }
    return scope;
  }

  private imported(from: string, name: string): Value | undefined {
    if (VOCABULARY.includes(from)) return constant(name) ?? { kind: 'word', name };
    if (name === '*') return { kind: 'module', of: this.sources.module(from) };
    return this.scopeOf(this.sources.module(from)).get(name);
  }

  // Calls ---------------------------------------------------------------------------------------------------------------

  bind(name: string, value: Value): Value {
    return this.block.bind(name, value);
  }

  apply(f: Value, args: readonly Value[], node: ts.Node): Value {
    return this.callFunction(...withArguments(f, args, node), node);
  }

  callExpression(node: ts.CallExpression, scope: Scope, hint?: string): Value {
    const method = this.listMethod(node, scope, hint);
    if (method) return method;
    const f = this.expressions.evaluate(node.expression, scope);
    const args = this.expressions.items(node.arguments, scope);
    if (f.kind === 'word') return this.word(f.name, args, node);
    if (f.kind !== 'function') return refuse(node.expression, 'not a function');
    checkArguments(f.of, args, node);
    return this.callFunction(f.of, f.scope, args, node, hint);
  }

  private callFunction(f: SourceFunction, around: Scope, args: readonly Value[], node: ts.Node, hint?: string): Value {
    if (isQuestion(f)) return this.ask(f, args, node);
    if (f.isShared) return this.callShared(f, args, node);
    return this.call(f, around, args, node, hint);
  }

  /** `map` and `reduce` of a list. */
  private listMethod(node: ts.CallExpression, scope: Scope, hint?: string): Value | undefined {
    const { expression } = node;
    if (!ts.isPropertyAccessExpression(expression) || !/^(map|reduce)$/.test(expression.name.text)) return undefined;
    const list = this.expressions.evaluate(expression.expression, scope);
    if (list.kind !== 'list') return undefined;
    const isMap = expression.name.text === 'map';
    const [f, ...more] = this.expressions.items(node.arguments, scope);
    if (!f || more.length > (isMap ? 0 : 1)) return refuse(node, isMap ? 'map(function)' : 'reduce(function, first)');
    const call = (...args: Value[]): Value => this.callFunction(...withArguments(f, args, node), node, hint);
    const index = (i: number): Value => ({ kind: 'num', of: number(i) });
    if (isMap) return { kind: 'list', items: list.items.map((item, i) => call(item, index(i))) };
    const [first, ...rest] = [...more, ...list.items];
    if (!first) return refuse(node, 'there is nothing in the list, and nothing to begin with');
    return rest.reduce((sum, item, i) => call(sum, item, index(i + 1 - more.length)), first);
  }

  private word(name: string, args: readonly Value[], node: ts.Node): Value {
    const declared = VOCABULARY.map((file) => this.sources.module(file).functions.get(name)).find((f) => f);
    if (declared) checkArguments(declared, args, node);
    return word(name, args, node, this);
  }

  /** Inlines a function. */
  private call(f: SourceFunction, around: Scope, args: readonly Value[], node: ts.Node, hint = f.name): Value {
    if (++this.depth > 100) refuse(node, 'a function must not call itself');
    const inline = (): Value => {
      const scope = this.inner.parameters(f, args, around);
      const { body } = f.node;
      if (!body) return refuse(f.node, 'a function with a body');
      return ts.isBlock(body)
        ? this.inner.inline(body.statements, scope, hint, body)
        : this.expressions.evaluate(body, scope, hint);
    };
    const value = f.isRobust ? this.block.robustly(hint || 'found', inline) : inline();
    this.depth--;
    return value;
  }

  private ask(f: SourceFunction, args: readonly Value[], node: ts.Node): Value {
    const isSigned = f.node.type?.getText() === 'Sign';
    if (isSigned && !this.branches && f.name !== 'gap')
      return refuse(node, 'a question may ask another for its gap or for yes or no, not for another sign');
    const question: Question = { file: f.module.file, name: f.name, isSigned };
    const of = { op: 'ask', question, args: args.map((value) => argument(value, node)) } as const;
    return isSigned ? { kind: 'sign', of } : { kind: 'bool', of };
  }

  private callShared(f: SourceFunction, args: readonly Value[], node: ts.Node): Value {
    if (!this.branches) return refuse(node, 'a question must not call a shared word');
    const { name, paths, numbers, result, body } = this.shared(f, args, node);
    const reads: Local[] = [];
    const value = rebuild(result, (path, hint) => {
      const local = this.block.local(this.names.take(hint), hint, { op: 'input', path }, body.isRobust);
      if (path.startsWith('foundTexts')) this.block.holdsText(local);
      reads.push(local);
      return { op: 'local', local };
    });
    this.block.push({ op: 'call', name, paths, args: numbers, reads, body });
    return value;
  }
}

/** A result with the locals that its numbers are read into. */
function rebuild(value: Value, read: (path: string, hint: string) => Num, hint = 'found'): Value {
  const num = (of: Num, as: string): Num => (of.op === 'input' ? read(of.path, as) : of);
  const cond = (of: Cond, as: string): Cond => (of.op === 'compare' ? { ...of, left: num(of.left, as) } : of);
  switch (value.kind) {
    case 'num':
      return { kind: 'num', of: num(value.of, hint) };
    case 'bool':
      return { kind: 'bool', of: cond(value.of, hint) };
    case 'vec':
      return { kind: 'vec', of: value.of.map((of, i) => num(of, hint + 'XYZ'[i])) };
    case 'mask':
      return { kind: 'mask', of: value.of.map((of, i) => cond(of, hint + 'XYZ'[i])) };
    case 'list':
      return { kind: 'list', items: value.items.map((item, i) => rebuild(item, read, `${hint}${i}`)) };
    case 'record':
      return {
        kind: 'record',
        fields: new Map([...value.fields].map(([name, of]) => [name, rebuild(of, read, name)])),
      };
    default:
      throw new TypeError(`a shared word cannot give back a ${value.kind}`);
  }
}

/** A word that stays a call of the same function in `src/core`. */
function isCore({ name, module }: SourceFunction): boolean {
  return CORE_FUNCTIONS.includes(name) && !isPair(module);
}

function argument(value: Value, node: ts.Node): Argument {
  if ('path' in value && value.path !== undefined)
    return { path: value.path, ...(value.kind === 'list' && { items: value.items.length }) };
  if (value.kind === 'num') return numberArgument(value.of, node);
  if (value.kind === 'vec')
    return { fields: Object.fromEntries(value.of.map((of, i) => [COORDINATES[i]!, numberArgument(of, node)])) };
  if (value.kind === 'list')
    return { fields: Object.fromEntries(value.items.map((of, i) => [String(i), argument(of, node)])), isList: true };
  if (value.kind !== 'record') return refuseArgument(node);
  return { fields: Object.fromEntries([...value.fields].map(([name, of]) => [name, argument(of, node)])) };
}

function numberArgument(of: Num, node: ts.Node): Argument {
  if (of.op === 'local' && of.local.value) return numberArgument(of.local.value as Num, node);
  if (of.op === 'negate' && of.of.op === 'input') return { path: of.of.path, isNumber: true, isTurned: true };
  return of.op === 'input' ? { path: of.path, isNumber: true } : refuseArgument(node);
}

function refuseArgument(node: ts.Node): never {
  return refuse(node, 'a question is asked of shapes and points as they were given');
}
