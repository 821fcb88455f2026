/** Statements: those of the function that is compiled stay statements, those of functions that it calls are inlined. */
import ts from 'typescript';
import type { Cond, Sign } from '../ir.js';
import { isQuestion, Refusal, refuse, type SourceFunction } from '../source.js';
import { Scope, type Value } from '../value.js';
import type { Block, Collected } from './block.js';
import { type Expressions, fieldName } from './expressions.js';
import type { Joining } from './join.js';

const SUBSET = 'only const, if, for … of and return';

/** Statements that may be inlined into one function; today's pairs need less than a thousand. */
const MOST = 20_000;

export class Statements {
  private inlined = 0;

  constructor(
    private readonly block: Block,
    private readonly joining: Joining,
    private readonly expressions: Expressions,
  ) {}

  /** Runs the statements of the function that is compiled. @returns whether all ways through them return. */
  run(statements: readonly ts.Statement[], scope: Scope): boolean {
    return statements.some((statement, i) => {
      if (ts.isVariableStatement(statement)) {
        this.declare(statement, scope);
        return false;
      }
      if (ts.isReturnStatement(statement)) {
        refuseAfterReturn(statements[i + 1]);
        const word = this.wordOf(statement, scope);
        if (word) return this.run(word.body.statements, word.scope);
        this.block.push({ op: 'return', value: this.answer(statement, scope) });
        return true;
      }
      if (ts.isIfStatement(statement)) return this.runIf(statement, scope);
      if (!ts.isForOfStatement(statement)) return refuse(statement, SUBSET);
      for (const round of this.rounds(statement, scope)) if (this.run(bodyOf(statement.statement), round)) return true;
      return false;
    });
  }

  private runIf(statement: ts.IfStatement, scope: Scope): boolean {
    const by = this.expressions.condition(statement.expression, scope);
    const branch = (of: ts.Statement | undefined): Collected<boolean> =>
      this.block.collect(() => this.run(bodyOf(of), new Scope(scope)));
    if (by.op === 'truth') {
      const { stmts, value } = branch(by.value ? statement.thenStatement : statement.elseStatement);
      this.block.push(...stmts);
      return value;
    }
    const [yes, no] = [branch(statement.thenStatement), branch(statement.elseStatement)];
    this.block.push({ op: 'if', by, then: yes.stmts, else: no.stmts });
    return yes.value && no.value;
  }

  /** The word that answers for a question: its early returns are the question's own. */
  private wordOf({ expression }: ts.ReturnStatement, scope: Scope): { body: ts.Block; scope: Scope } | undefined {
    if (!expression || !ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
    const f = this.expressions.evaluate(expression.expression, scope);
    if (f.kind !== 'function' || isQuestion(f.of) || !f.of.node.body || !ts.isBlock(f.of.node.body)) return undefined;
    const args = this.expressions.items(expression.arguments, scope);
    return { body: f.of.node.body, scope: this.parameters(f.of, args, f.scope) };
  }

  private answer(statement: ts.ReturnStatement, scope: Scope): Cond | Sign {
    const { expression } = statement;
    const value = expression && this.expressions.evaluate(expression, scope);
    if (value?.kind === 'bool' || value?.kind === 'sign') return value.of;
    return refuse(statement, 'a question answers with a condition or a sign');
  }

  /** What statements return; `after` is what follows where they do not. */
  inline(
    statements: readonly ts.Statement[],
    scope: Scope,
    hint: string,
    place: ts.Node,
    after: () => Value = () => refuse(place, 'there is a way through without a return'),
  ): Value {
    if (++this.inlined > MOST) refuse(place, 'too many ways through: each if without a return doubles what follows');
    const [statement, ...rest] = statements;
    const goOn = (): Value => this.inline(rest, scope, hint, place, after);
    if (!statement) return after();
    if (ts.isVariableStatement(statement)) {
      this.declare(statement, scope);
      return goOn();
    }
    if (ts.isReturnStatement(statement)) {
      refuseAfterReturn(rest[0]);
      return statement.expression
        ? this.expressions.evaluate(statement.expression, scope, hint)
        : refuse(statement, 'return a value');
    }
    if (ts.isIfStatement(statement)) {
      const branch = (of: ts.Statement | undefined) => () =>
        this.inline(bodyOf(of), new Scope(scope), hint, statement, goOn);
      const by = this.expressions.condition(statement.expression, scope);
      return this.joining.join(by, branch(statement.thenStatement), branch(statement.elseStatement), statement, hint);
    }
    if (!ts.isForOfStatement(statement)) return refuse(statement, SUBSET);
    const rounds = [...this.rounds(statement, scope)];
    const round = (i: number): Value =>
      i === rounds.length
        ? goOn()
        : this.inline(bodyOf(statement.statement), rounds[i]!, hint, statement, () => round(i + 1));
    return round(0);
  }

  private declare(statement: ts.VariableStatement, scope: Scope): void {
    if (!(statement.declarationList.flags & ts.NodeFlags.Const)) refuse(statement, 'only const');
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) throw new Refusal(statement, 'a const has a value');
      const hint = ts.isIdentifier(name) ? name.text : undefined;
      this.destructure(name, this.expressions.evaluate(initializer, scope, hint), scope);
    }
  }

  /** A scope for each round of a loop over a list that is known beforehand. */
  private *rounds(statement: ts.ForOfStatement, scope: Scope): Iterable<Scope> {
    const { initializer, awaitModifier } = statement;
    if (!ts.isVariableDeclarationList(initializer) || !(initializer.flags & ts.NodeFlags.Const))
      return refuse(initializer, 'only const');
    if (awaitModifier) return refuse(awaitModifier, 'nothing is waited for here');
    const [declaration] = initializer.declarations;
    const list = this.expressions.evaluate(statement.expression, scope);
    if (list.kind !== 'list') return refuse(statement.expression, 'not a list whose length is known beforehand');
    for (const item of list.items) {
      const inner = new Scope(scope);
      this.destructure(declaration!.name, item, inner);
      yield inner;
    }
  }

  /** The scope of a function that is called. */
  parameters({ node }: SourceFunction, args: readonly Value[], around: Scope): Scope {
    const scope = new Scope(around);
    for (const [i, parameter] of node.parameters.entries()) {
      const { name, initializer, dotDotDotToken } = parameter;
      if (dotDotDotToken) this.destructure(name, { kind: 'list', items: args.slice(i) }, scope);
      else if (args[i]) this.destructure(name, args[i], scope);
      else if (initializer) this.destructure(name, this.expressions.evaluate(initializer, scope), scope);
    }
    return scope;
  }

  // Names ---------------------------------------------------------------------------------------------------------------

  private destructure(name: ts.BindingName, value: Value, scope: Scope): void {
    if (ts.isIdentifier(name)) {
      if (scope.has(name.text)) refuse(name, 'there is such a name already');
      scope.set(name.text, this.block.bind(name.text, value));
    } else if (ts.isArrayBindingPattern(name)) this.destructureItems(name, value, scope);
    else this.destructureFields(name, value, scope);
  }

  private destructureItems(pattern: ts.ArrayBindingPattern, value: Value, scope: Scope): void {
    if (value.kind !== 'list') throw new Refusal(pattern, 'not a list');
    for (const [i, element] of pattern.elements.entries()) {
      if (ts.isOmittedExpression(element)) continue;
      refuseDefault(element);
      const isRest = element.dotDotDotToken !== undefined;
      const item: Value | undefined = isRest ? { kind: 'list', items: value.items.slice(i) } : value.items[i];
      this.destructure(element.name, item ?? refuse(element, 'no such item'), scope);
    }
  }

  private destructureFields({ elements }: ts.ObjectBindingPattern, value: Value, scope: Scope): void {
    const taken = new Set<string>();
    for (const element of elements) {
      refuseDefault(element);
      const field = fieldName(element.propertyName ?? (element.name as ts.Identifier));
      if (element.dotDotDotToken) {
        if (value.kind !== 'record') throw new Refusal(element, 'not a record');
        const rest = [...value.fields].filter(([name]) => !taken.has(name));
        this.destructure(element.name, { kind: 'record', fields: new Map(rest) }, scope);
      } else this.destructure(element.name, this.expressions.field(value, field, element), scope);
      taken.add(field);
    }
  }
}

function refuseAfterReturn(next: ts.Statement | undefined): void {
  if (next) refuse(next, 'this is never reached');
}

/** All that is destructured is known to be there. */
function refuseDefault({ initializer }: ts.BindingElement): void {
  if (initializer) refuse(initializer, 'what is always there needs no default');
}

function bodyOf(node: ts.Statement | undefined): readonly ts.Statement[] {
  if (!node) return [];
  return ts.isBlock(node) ? node.statements : [node];
}
