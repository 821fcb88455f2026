/**
 * Works out a function of a pair for one dimension: a partial evaluator over TypeScript's syntax tree. Vectors, records,
 * lists, loops and helper functions dissolve; numbers, conditions and branches remain.
 */
import ts from 'typescript';
import {
  type Argument,
  and,
  binary,
  type Comparison,
  type Cond,
  choose,
  compare,
  isAtom,
  type Local,
  type Num,
  not,
  number,
  or,
  type Question,
  type Sign,
  type Stmt,
  sameNum,
  truth,
  ZERO,
} from './ir.js';
import type { Names } from './names.js';
import { type Module, Refusal, refuse, type SourceFunction, type Sources } from './source.js';
import { type Dimension, Scope, type Value } from './value.js';
import { type Caller, CORE_FUNCTIONS, constant, word } from './words.js';

const VOCABULARY = ['src/words/vec.ts', 'src/words/sign.ts'];
const ARITHMETIC: Partial<Record<ts.SyntaxKind, 'add' | 'subtract' | 'multiply' | 'divide'>> = {
  [ts.SyntaxKind.PlusToken]: 'add',
  [ts.SyntaxKind.MinusToken]: 'subtract',
  [ts.SyntaxKind.AsteriskToken]: 'multiply',
  [ts.SyntaxKind.SlashToken]: 'divide',
};

/** A pair's file has the two kinds in its name. */
function isPair({ stem }: Module): boolean {
  return stem.includes('-');
}

/** Whether a function is asked rather than inlined: an exported yes/no or three-valued answer of a pair. */
export function isQuestion({ module, node, isExported }: SourceFunction): boolean {
  return isExported && isPair(module) && /^(boolean|Sign)$/.test(node.type?.getText() ?? '');
}

export class Evaluator implements Caller {
  /** Where statements go. */
  private block: Stmt[] = [];
  private readonly modules = new Map<Module, Scope>();
  private depth = 0;
  /** How many robust functions are being inlined. */
  private robust = 0;
  /** Variables that hold a word. */
  private readonly texts = new Set<Local>();

  /** @param branches whether values may be set in branches; a question must not, for its bounds to be known. */
  constructor(
    private readonly sources: Sources,
    readonly dimension: Dimension,
    private readonly names: Names,
    private readonly branches: boolean,
    private readonly cold: (f: SourceFunction, args: readonly Value[], node: ts.Node) => ColdCall,
  ) {}

  /** The statements of a function, its returns among them. */
  statements(f: SourceFunction, args: readonly Value[]): Stmt[] {
    const { body } = f.node;
    if (!body || !ts.isBlock(body)) return refuse(f.node, 'a function with a body');
    return this.collect(() => this.run(body.statements, this.parameters(f, args), f.node)).stmts;
  }

  /** The statements that lead to a function's result, and the result. */
  result(f: SourceFunction, args: readonly Value[], hint: string): { stmts: Stmt[]; value: Value } {
    return this.collect(() => this.call(f, this.scopeOf(f.module), args, f.node, hint));
  }

  private collect<T>(work: () => T): { stmts: Stmt[]; value: T } {
    const outer = this.block;
    this.block = [];
    const value = work();
    const stmts = this.block;
    this.block = outer;
    return { stmts, value };
  }

  // Names ---------------------------------------------------------------------------------------------------------------

  private scopeOf(module: Module): Scope {
    const known = this.modules.get(module);
    if (known) return known;
    const scope = new Scope();
    this.modules.set(module, scope);
    for (const of of module.functions.values())
      scope.set(of.name, of.name in CORE_FUNCTIONS ? { kind: 'word', name: of.name } : { kind: 'function', of, scope });
    for (const [name, { from, name: original }] of module.imports) {
      const value = this.imported(from, original);
      if (value) scope.set(name, value);
    }
    return scope;
  }

  private imported(from: string, name: string): Value | undefined {
    if (VOCABULARY.includes(from) || name in CORE_FUNCTIONS) return constant(name) ?? { kind: 'word', name };
    if (name === '*') return { kind: 'module', of: this.sources.module(from) };
    return this.scopeOf(this.sources.module(from)).get(name);
  }

  bind(name: string, value: Value): Value {
    switch (value.kind) {
      case 'num':
        return isAtom(value.of) ? value : { kind: 'num', of: this.constant(this.names.take(name), name, value.of) };
      case 'bool':
        return this.flag(name, value);
      case 'vec': {
        if (value.of.every(isAtom)) return value;
        const { group, names } = this.names.takeVec(name, this.dimension);
        return {
          kind: 'vec',
          of: value.of.map((part, i) => (isAtom(part) ? part : this.constant(names[i]!, group, part))),
        };
      }
      case 'list':
        return { ...value, items: value.items.map((item, i) => this.bind(`${name}${i}`, item)) };
      case 'record': {
        if (value.path !== undefined) return value;
        const fields = [...value.fields].map(([field, of]) => [field, this.bind(joined(name, field), of)] as const);
        return { kind: 'record', fields: new Map(fields) };
      }
      case 'sign':
        return this.asked(name, value);
      default:
        return value;
    }
  }

  private constant(name: string, group: string, value: Num): Num {
    const local: Local = { name, group, value, isRobust: this.robust > 0 };
    this.block.push({ op: 'const', local });
    return { op: 'local', local };
  }

  /** In a question, conditions stay where they are used. */
  private flag(name: string, value: Value & { kind: 'bool' }): Value {
    if (!this.branches || ['truth', 'flag', 'given'].includes(value.of.op)) return value;
    const local: Local = { name: this.names.take(name), group: name, value: value.of };
    this.block.push({ op: 'const', local });
    return { kind: 'bool', of: { op: 'flag', local } };
  }

  /** A question's answer that is looked at more than once is asked for once. */
  private asked(name: string, value: Value & { kind: 'sign' }): Value {
    return this.branches ? this.bind(name, asNumber(value)) : value;
  }

  private destructure(name: ts.BindingName, value: Value, scope: Scope): void {
    if (ts.isIdentifier(name)) {
      scope.set(name.text, this.bind(name.text, value));
    } else if (ts.isArrayBindingPattern(name)) {
      if (value.kind !== 'list') refuse(name, 'not a list');
      for (const [i, element] of name.elements.entries())
        if (ts.isBindingElement(element))
          this.destructure(element.name, value.items[i] ?? refuse(element, 'no such item'), scope);
    } else {
      this.destructureFields(name, value, scope);
    }
  }

  private destructureFields({ elements }: ts.ObjectBindingPattern, value: Value, scope: Scope): void {
    const taken = new Set<string>();
    for (const element of elements) {
      const field = (element.propertyName ?? element.name).getText();
      if (element.dotDotDotToken) {
        if (value.kind !== 'record') throw new Refusal(element, 'not a record');
        const rest = [...value.fields].filter(([name]) => !taken.has(name));
        this.destructure(element.name, { kind: 'record', fields: new Map(rest) }, scope);
      } else this.destructure(element.name, this.field(value, field, element), scope);
      taken.add(field);
    }
  }

  // Statements ----------------------------------------------------------------------------------------------------------

  /** Runs the statements of the function that is compiled. @returns whether all ways through them return. */
  private run(statements: readonly ts.Statement[], scope: Scope, place: ts.Node): boolean {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) this.declare(statement, scope);
      else if (ts.isReturnStatement(statement)) {
        this.block.push({ op: 'return', value: this.answer(statement, scope) });
        return true;
      } else if (ts.isIfStatement(statement)) {
        if (this.runIf(statement, scope)) return true;
      } else if (ts.isForOfStatement(statement)) {
        for (const inner of this.rounds(statement, scope))
          if (this.run(bodyOf(statement.statement), inner, place)) return true;
      } else refuse(statement, 'only const, if, for … of and return');
    }
    return false;
  }

  private runIf(statement: ts.IfStatement, scope: Scope): boolean {
    const by = this.condition(statement.expression, scope);
    const branch = (of: ts.Statement | undefined): { stmts: Stmt[]; value: boolean } =>
      this.collect(() => this.run(bodyOf(of), new Scope(scope), statement));
    if (by.op === 'truth') {
      const { stmts, value } = branch(by.value ? statement.thenStatement : statement.elseStatement);
      this.block.push(...stmts);
      return value;
    }
    const [yes, no] = [branch(statement.thenStatement), branch(statement.elseStatement)];
    this.block.push({ op: 'if', by, then: yes.stmts, else: no.stmts });
    return yes.value && no.value;
  }

  private answer(statement: ts.ReturnStatement, scope: Scope): Cond | Sign {
    const { expression } = statement;
    const value = expression && this.evaluate(expression, scope);
    if (value?.kind === 'bool' || value?.kind === 'sign') return value.of;
    return refuse(statement, 'a question answers with a condition or a sign');
  }

  private declare(statement: ts.VariableStatement, scope: Scope): void {
    if (!(statement.declarationList.flags & ts.NodeFlags.Const)) refuse(statement, 'only const');
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) throw new Refusal(statement, 'a const has a value');
      const hint = ts.isIdentifier(name) ? name.text : undefined;
      this.destructure(name, this.evaluate(initializer, scope, hint), scope);
    }
  }

  /** A scope for each round of a loop over a list that is known beforehand. */
  private *rounds(statement: ts.ForOfStatement, scope: Scope): Iterable<Scope> {
    const list = this.evaluate(statement.expression, scope);
    if (list.kind !== 'list') return refuse(statement.expression, 'not a list whose length is known beforehand');
    const [declaration] = (statement.initializer as ts.VariableDeclarationList).declarations;
    for (const item of list.items) {
      const inner = new Scope(scope);
      this.destructure(declaration!.name, item, inner);
      yield inner;
    }
  }

  // Inlining ------------------------------------------------------------------------------------------------------------

  apply(f: Value, args: readonly Value[], node: ts.Node): Value {
    return f.kind === 'function' ? this.call(f.of, f.scope, args, node) : refuse(node, 'not a function');
  }

  private parameters({ node, module }: SourceFunction, args: readonly Value[], around = this.scopeOf(module)): Scope {
    const scope = new Scope(around);
    for (const [i, parameter] of node.parameters.entries()) {
      if (parameter.dotDotDotToken) scope.set(parameter.name.getText(), { kind: 'list', items: args.slice(i) });
      else if (args[i]) this.destructure(parameter.name, args[i], scope);
      else if (parameter.initializer)
        this.destructure(parameter.name, this.evaluate(parameter.initializer, scope), scope);
    }
    return scope;
  }

  private call(f: SourceFunction, around: Scope, args: readonly Value[], node: ts.Node, hint = f.name): Value {
    if (++this.depth > 100) refuse(node, 'a function must not call itself');
    if (f.isRobust) this.robust++;
    const scope = this.parameters(f, args, around);
    const { body } = f.node;
    if (!body) return refuse(f.node, 'a function with a body');
    const value = ts.isBlock(body) ? this.inline(body.statements, scope, hint, body) : this.evaluate(body, scope, hint);
    this.depth--;
    if (!f.isRobust) return value;
    // What is left is named while it still counts as robust.
    const named = this.branches ? this.bind(hint || 'found', value) : value;
    this.robust--;
    return named;
  }

  /** What statements return; `after` is what follows where they do not. */
  private inline(
    statements: readonly ts.Statement[],
    scope: Scope,
    hint: string,
    place: ts.Node,
    after: () => Value = () => refuse(place, 'there is a way through without a return'),
  ): Value {
    const [statement, ...rest] = statements;
    const goOn = (): Value => this.inline(rest, scope, hint, place, after);
    if (!statement) return after();
    if (ts.isVariableStatement(statement)) {
      this.declare(statement, scope);
      return goOn();
    }
    if (ts.isReturnStatement(statement)) {
      return statement.expression
        ? this.evaluate(statement.expression, scope, hint)
        : refuse(statement, 'return a value');
    }
    if (ts.isIfStatement(statement)) {
      const branch = (of: ts.Statement | undefined) => () =>
        this.inline(bodyOf(of), new Scope(scope), hint, statement, goOn);
      const by = this.condition(statement.expression, scope);
      return this.join(by, branch(statement.thenStatement), branch(statement.elseStatement), statement, hint);
    }
    if (ts.isForOfStatement(statement)) {
      const rounds = [...this.rounds(statement, scope)];
      const round = (i: number): Value =>
        i === rounds.length
          ? goOn()
          : this.inline(bodyOf(statement.statement), rounds[i]!, hint, statement, () => round(i + 1));
      return round(0);
    }
    return refuse(statement, 'only const, if, for … of and return');
  }

  /** One of two values, by a condition. */
  private join(by: Cond, yes: () => Value, no: () => Value, node: ts.Node, hint: string): Value {
    if (by.op === 'truth') return by.value ? yes() : no();
    const [a, b] = [this.collect(yes), this.collect(no)];
    const isPlain = a.stmts.length + b.stmts.length === 0;
    if (a.value.kind === 'bool' && b.value.kind === 'bool' && (isPlain || !this.branches)) {
      this.block.push(...a.stmts, ...b.stmts);
      return { kind: 'bool', of: either(by, a.value.of, b.value.of) };
    }
    if (!this.branches || (isPlain && a.value.kind === 'num')) {
      this.block.push(...a.stmts, ...b.stmts);
      return this.zip(
        a.value,
        b.value,
        node,
        hint,
        (p, q) => choose(by, p, q),
        (p, q) => either(by, p, q),
        by,
      );
    }
    return this.joinByLets(by, a, b, node, hint);
  }

  private joinByLets(by: Cond, a: Collected, b: Collected, node: ts.Node, hint: string): Value {
    const lets: Stmt[] = [];
    const variable = (name: string, of: 'number' | 'boolean' | 'string', p: Num | Cond, q: Num | Cond): Local => {
      // A branch that is itself such a choice lends its variable.
      for (const [own, other, otherValue] of [
        [p, a, q],
        [q, b, p],
      ] as const) {
        if (own.op !== 'local' && own.op !== 'flag') continue;
        const at = other.stmts.findIndex((stmt) => stmt.op === 'let' && stmt.local === own.local);
        if (at < 0) continue;
        lets.push(...other.stmts.splice(at, 1));
        (other === a ? b : a).stmts.push({ op: 'set', local: own.local, value: otherValue });
        return own.local;
      }
      const local: Local = {
        name: this.names.take(name || 'found'),
        group: name,
        value: undefined,
        isRobust: this.robust > 0,
      };
      if (of === 'string') this.texts.add(local);
      lets.push({ op: 'let', local, of });
      a.stmts.push({ op: 'set', local, value: p });
      b.stmts.push({ op: 'set', local, value: q });
      return local;
    };
    const value = this.zip(
      a.value,
      b.value,
      node,
      hint,
      (p, q, name) =>
        sameNum(p, q) ? p : { op: 'local', local: variable(name, this.isText(p) ? 'string' : 'number', p, q) },
      (p, q, name) =>
        p.op === 'truth' && q.op === 'truth' && p.value === q.value
          ? p
          : { op: 'flag', local: variable(name, 'boolean', p, q) },
      by,
    );
    this.block.push(...lets, { op: 'if', by, then: a.stmts, else: b.stmts });
    return value;
  }

  private isText(node: Num): boolean {
    if (node.op === 'choose') return this.isText(node.yes);
    if (node.op !== 'local') return node.op === 'text';
    return this.texts.has(node.local) || (node.local.value !== undefined && this.isText(node.local.value as Num));
  }

  /** Two values of one form, joined number by number. */
  private zip(
    a: Value,
    b: Value,
    node: ts.Node,
    name: string,
    nums: (p: Num, q: Num, name: string) => Num,
    conds: (p: Cond, q: Cond, name: string) => Cond,
    by: Cond,
  ): Value {
    const inner = (p: Value, q: Value, as: string): Value => this.zip(p, q, node, as, nums, conds, by);
    if (this.branches && (a.kind === 'sign' || b.kind === 'sign')) return inner(asNumber(a), asNumber(b), name);
    if (a.kind === 'num' && b.kind === 'num') return { kind: 'num', of: nums(a.of, b.of, name) };
    if (a.kind === 'bool' && b.kind === 'bool') return { kind: 'bool', of: conds(a.of, b.of, name) };
    if (a.kind === 'sign' && b.kind === 'sign') return { kind: 'sign', of: { op: 'either', by, yes: a.of, no: b.of } };
    if (a.kind === 'vec' && b.kind === 'vec')
      return { kind: 'vec', of: a.of.map((p, i) => nums(p, b.of[i]!, name + 'XYZ'[i])) };
    if (a.kind === 'mask' && b.kind === 'mask')
      return { kind: 'mask', of: a.of.map((p, i) => conds(p, b.of[i]!, name + 'XYZ'[i])) };
    if (a.kind === 'list' && b.kind === 'list' && a.items.length === b.items.length)
      return { kind: 'list', items: a.items.map((p, i) => inner(p, b.items[i]!, `${name}${i}`)) };
    if (a.kind === 'record' && b.kind === 'record') {
      const fields = [...a.fields].map(([field, p]) => {
        const q = b.fields.get(field) ?? refuse(node, `one branch has no ${field}`);
        return [field, inner(p, q, joined(name, field))] as const;
      });
      return { kind: 'record', fields: new Map(fields) };
    }
    return refuse(node, `one branch gives a ${a.kind}, the other a ${b.kind}`);
  }

  // Expressions ---------------------------------------------------------------------------------------------------------

  private condition(node: ts.Expression, scope: Scope): Cond {
    const value = this.evaluate(node, scope);
    return value.kind === 'bool' ? value.of : refuse(node, 'not a condition');
  }

  private num(node: ts.Expression, scope: Scope): Num {
    const value = this.evaluate(node, scope);
    return value.kind === 'num' ? value.of : refuse(node, 'not a number');
  }

  evaluate(node: ts.Expression, scope: Scope, hint?: string): Value {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      return this.evaluate(node.expression, scope, hint);
    if (ts.isNumericLiteral(node)) return { kind: 'num', of: number(Number(node.text)) };
    if (ts.isStringLiteral(node)) return { kind: 'num', of: { op: 'text', value: node.text } };
    if (node.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'bool', of: truth(true) };
    if (node.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'bool', of: truth(false) };
    if (ts.isIdentifier(node)) {
      if (node.text === 'Infinity') return { kind: 'num', of: number(Infinity) };
      return scope.get(node.text) ?? refuse(node, 'unknown name');
    }
    if (ts.isPropertyAccessExpression(node))
      return this.field(this.evaluate(node.expression, scope), node.name.text, node);
    if (ts.isElementAccessExpression(node)) return this.item(node, scope);
    if (ts.isPrefixUnaryExpression(node)) return this.prefix(node, scope);
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isConditionalExpression(node)) {
      const by = this.condition(node.condition, scope);
      return this.join(
        by,
        () => this.evaluate(node.whenTrue, scope, hint),
        () => this.evaluate(node.whenFalse, scope, hint),
        node,
        hint ?? 'chosen',
      );
    }
    if (ts.isArrayLiteralExpression(node)) return { kind: 'list', items: this.items(node.elements, scope) };
    if (ts.isObjectLiteralExpression(node)) return this.record(node, scope, hint);
    if (ts.isArrowFunction(node)) {
      const of: SourceFunction = {
        name: 'each',
        module: undefined as never,
        node,
        isExported: false,
        isCold: false,
        isRobust: false,
        comment: '',
      };
      return { kind: 'function', of, scope };
    }
    if (ts.isCallExpression(node)) return this.callExpression(node, scope, hint);
    return refuse(node, 'not in the subset that pairs are written in');
  }

  private items(nodes: readonly ts.Expression[], scope: Scope): Value[] {
    return nodes.flatMap((node) => {
      if (!ts.isSpreadElement(node)) return [this.evaluate(node, scope)];
      const list = this.evaluate(node.expression, scope);
      return list.kind === 'list' ? list.items : refuse(node, 'not a list');
    });
  }

  private item(node: ts.ElementAccessExpression, scope: Scope): Value {
    const list = this.evaluate(node.expression, scope);
    const i = this.num(node.argumentExpression, scope);
    if (list.kind !== 'list' || i.op !== 'number')
      return refuse(node, 'not a list with an index that is known beforehand');
    return list.items[i.value] ?? refuse(node, 'no such item');
  }

  private record(node: ts.ObjectLiteralExpression, scope: Scope, hint = ''): Value {
    const fields = new Map<string, Value>();
    for (const property of node.properties) {
      if (ts.isShorthandPropertyAssignment(property))
        fields.set(property.name.text, this.evaluate(property.name, scope));
      else if (ts.isPropertyAssignment(property)) {
        const name = property.name.getText();
        fields.set(name, this.evaluate(property.initializer, scope, hint === '' ? name : joined(hint, name)));
      } else if (ts.isSpreadAssignment(property)) {
        const of = this.evaluate(property.expression, scope);
        if (of.kind !== 'record') return refuse(property, 'not a record');
        for (const [name, value] of of.fields) fields.set(name, value);
      } else refuse(property, 'a field with a value');
    }
    return { kind: 'record', fields };
  }

  private field(value: Value, name: string, node: ts.Node): Value {
    if (value.kind === 'record') return value.fields.get(name) ?? refuse(node, `no field ${name}`);
    if (value.kind === 'vec' || value.kind === 'mask') {
      const i = ['x', 'y', 'z'].indexOf(name);
      if (i < 0 || i >= this.dimension) return refuse(node, `a vector of ${this.dimension}D has no ${name}`);
      return value.kind === 'vec' ? { kind: 'num', of: value.of[i]! } : { kind: 'bool', of: value.of[i]! };
    }
    if (value.kind === 'module')
      return this.scopeOf(value.of).get(name) ?? refuse(node, `${value.of.file} has no ${name}`);
    return refuse(node, `a ${value.kind} has no fields`);
  }

  private prefix(node: ts.PrefixUnaryExpression, scope: Scope): Value {
    if (node.operator === ts.SyntaxKind.ExclamationToken)
      return { kind: 'bool', of: not(this.condition(node.operand, scope)) };
    if (node.operator !== ts.SyntaxKind.MinusToken) return refuse(node, 'not in the subset that pairs are written in');
    const of = this.num(node.operand, scope);
    return { kind: 'num', of: of.op === 'number' ? number(-of.value) : { op: 'negate', of } };
  }

  private binary(node: ts.BinaryExpression, scope: Scope): Value {
    const operator = node.operatorToken.getText();
    if (operator === '&&' || operator === '||') {
      const left = this.condition(node.left, scope);
      if (left.op === 'truth' && left.value === (operator === '||')) return { kind: 'bool', of: left };
      const { stmts, value } = this.collect(() => this.condition(node.right, scope));
      this.block.push(...stmts);
      return { kind: 'bool', of: operator === '&&' ? and(left, value) : or(left, value) };
    }
    const left = this.evaluate(node.left, scope);
    if (/^([<>]=?|[!=]==)$/.test(operator)) return this.comparison(operator as Comparison, left, node, scope);
    if (left.kind !== 'num') return refuse(node.left, 'not a number');
    const right = this.num(node.right, scope);
    if (operator === '**' && left.of.op === 'number' && right.op === 'number')
      return { kind: 'num', of: number(left.of.value ** right.value) };
    const op = ARITHMETIC[node.operatorToken.kind];
    if (op === 'multiply' && !this.branches)
      return { kind: 'num', of: binary(op, this.factor(left.of), this.factor(right)) };
    return op
      ? { kind: 'num', of: binary(op, left.of, right) }
      : refuse(node, 'not in the subset that pairs are written in');
  }

  /** In a question, a sum under a product gets a name: it is a leaf of the error bound. */
  private factor(of: Num): Num {
    const isSum = of.op === 'add' || of.op === 'subtract';
    return isSum ? (this.bind('factor', { kind: 'num', of }) as Value & { kind: 'num' }).of : of;
  }

  /** Of numbers; or of a question's three-valued answer with 0. */
  private comparison(by: Comparison, left: Value, node: ts.BinaryExpression, scope: Scope): Value {
    const right = this.evaluate(node.right, scope);
    if (left.kind === 'sign' && left.of.op === 'fixed') return this.comparison(by, asNumber(left), node, scope);
    if (left.kind === 'num' && right.kind === 'num') return { kind: 'bool', of: compare(by, left.of, right.of, node) };
    const isZero = right.kind === 'num' && right.of.op === 'number' && right.of.value === 0;
    if (left.kind !== 'sign' || left.of.op !== 'ask' || !isZero)
      return refuse(node, 'compare numbers, or an answer with 0');
    const { question, args } = left.of;
    if (question.name !== 'gap') return { kind: 'bool', of: compare(by, left.of as never, ZERO, node) };
    const ask = (reading: Question['reading']): Cond => ({
      op: 'ask',
      question: { ...question, reading: reading! },
      args,
    });
    const readings: Record<Comparison, Cond> = {
      '<=': ask('intersects'),
      '>': not(ask('intersects')),
      '<': ask('overlaps'),
      '>=': not(ask('overlaps')),
      '===': ask('touches'),
      '!==': not(ask('touches')),
    };
    return { kind: 'bool', of: readings[by] };
  }

  private callExpression(node: ts.CallExpression, scope: Scope, hint?: string): Value {
    const method = this.listMethod(node, scope, hint);
    if (method) return method;
    const f = this.evaluate(node.expression, scope);
    const args = this.items(node.arguments, scope);
    if (f.kind === 'word') return word(f.name, args, node, this);
    if (f.kind !== 'function') return refuse(node.expression, 'not a function');
    if (isQuestion(f.of)) return this.ask(f.of, args, node);
    if (f.of.isCold) return this.callCold(f.of, args, node);
    return this.call(f.of, f.scope, args, node, hint ?? f.of.name);
  }

  private listMethod(node: ts.CallExpression, scope: Scope, hint?: string): Value | undefined {
    const { expression } = node;
    if (!ts.isPropertyAccessExpression(expression) || !/^(map|reduce)$/.test(expression.name.text)) return undefined;
    const list = this.evaluate(expression.expression, scope);
    if (list.kind !== 'list') return undefined;
    const [f, first] = this.items(node.arguments, scope);
    if (f?.kind !== 'function') return refuse(node, 'not a function');
    const call = (args: Value[]): Value => this.call(f.of, f.scope, args, node, hint);
    const index = (i: number): Value => ({ kind: 'num', of: number(i) });
    if (expression.name.text === 'map')
      return { kind: 'list', items: list.items.map((item, i) => call([item, index(i)])) };
    return first
      ? list.items.reduce((sum, item, i) => call([sum, item, index(i)]), first)
      : list.items.reduce((sum, item) => call([sum, item]));
  }

  private ask(f: SourceFunction, args: readonly Value[], node: ts.Node): Value {
    const question: Question = { file: f.module.file, name: f.name };
    const given = args.map((value) => argument(value, node));
    if (f.node.type?.getText() === 'Sign') return { kind: 'sign', of: { op: 'ask', question, args: given } };
    return { kind: 'bool', of: { op: 'ask', question, args: given } };
  }

  private callCold(f: SourceFunction, args: readonly Value[], node: ts.Node): Value {
    if (!this.branches) return refuse(node, 'a question must not call a cold function');
    const { name, numbers, result } = this.cold(f, args, node);
    const reads: Local[] = [];
    const value = rebuild(result, (path, hint) => {
      const local: Local = { name: this.names.take(hint), group: hint, value: { op: 'input', path } };
      reads.push(local);
      return { op: 'local', local };
    });
    this.block.push({ op: 'call', name, args: numbers, reads });
    return value;
  }
}

/** How a cold function is called: its name, its arguments as numbers, and the form of its result, with paths for numbers. */
export interface ColdCall {
  readonly name: string;
  readonly numbers: readonly Num[];
  readonly result: Value;
}

interface Collected {
  readonly stmts: Stmt[];
  readonly value: Value;
}

function rebuild(value: Value, read: (path: string, hint: string) => Num, hint = 'found'): Value {
  const numOf = (of: Num, hint: string): Num => (of.op === 'input' ? read(of.path, hint) : of);
  switch (value.kind) {
    case 'num':
      return { kind: 'num', of: numOf(value.of, hint) };
    case 'vec':
      return { kind: 'vec', of: value.of.map((of, i) => numOf(of, hint + 'XYZ'[i])) };
    case 'record':
      return {
        kind: 'record',
        fields: new Map([...value.fields].map(([name, of]) => [name, rebuild(of, read, name)])),
      };
    default:
      throw new TypeError(`a cold function cannot give back a ${value.kind}`);
  }
}

/** A question's answer as the number it is. */
function asNumber(value: Value): Value {
  if (value.kind !== 'sign') return value;
  const { of } = value;
  if (of.op === 'fixed') return { kind: 'num', of: number(of.value) };
  return of.op === 'ask' ? { kind: 'num', of: of as Num & { op: 'ask' } } : value;
}

function argument(value: Value, node: ts.Node): Argument {
  if ('path' in value && value.path !== undefined) return { path: value.path };
  if (value.kind !== 'record') return refuse(node, 'a question is asked of shapes and points as they were given');
  return { fields: Object.fromEntries([...value.fields].map(([name, of]) => [name, argument(of, node)])) };
}

function either(by: Cond, yes: Cond, no: Cond): Cond {
  if (yes.op === 'truth') return yes.value ? or(by, no) : and(not(by), no);
  if (no.op === 'truth') return no.value ? or(not(by), yes) : and(by, yes);
  return or(and(by, yes), and(not(by), no));
}

function bodyOf(node: ts.Statement | undefined): readonly ts.Statement[] {
  if (!node) return [];
  return ts.isBlock(node) ? node.statements : [node];
}

/** `contact` and `depth` make `contactDepth`. */
function joined(name: string, field: string): string {
  return name === '' ? field : name + field.charAt(0).toUpperCase() + field.slice(1);
}
