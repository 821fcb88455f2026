/** Expressions, by the values that they stand for. */
import ts from 'typescript';
import { and, type Cond, type Num, not, number, or, truth } from '../ir.js';
import { joined } from '../names.js';
import { type Module, refuse, type SourceFunction } from '../source.js';
import { COORDINATES, type Scope, type Value } from '../value.js';
import type { Block } from './block.js';
import { checkDepth, Nesting } from './depth.js';
import type { Joining } from './join.js';
import { arithmetic, comparison, isComparison } from './operators.js';

/** What expressions need of whoever knows functions and files. */
interface Around {
  callExpression(node: ts.CallExpression, scope: Scope, hint?: string): Value;
  scopeOf(module: Module): Scope;
}

/** Names of the language itself. */
const LANGUAGE = new Map<string, Value>([['Infinity', { kind: 'num', of: number(Infinity) }]]);

export class Expressions {
  private readonly nesting = new Nesting();

  constructor(
    private readonly block: Block,
    private readonly joining: Joining,
    private readonly around: Around,
  ) {}

  condition(node: ts.Expression, scope: Scope): Cond {
    const value = this.evaluate(node, scope);
    return value.kind === 'bool' ? value.of : refuse(node, 'not a condition');
  }

  private num(node: ts.Expression, scope: Scope): Num {
    const value = this.evaluate(node, scope);
    return this.isNumber(value) ? value.of : refuse(node, 'not a number');
  }

  /** Whether a value is a number, not a word. */
  private isNumber(value: Value): value is Value & { kind: 'num' } {
    return value.kind === 'num' && !this.block.isText(value.of);
  }

  /** @param hint what the value will be called, if it is given a name */
  evaluate(node: ts.Expression, scope: Scope, hint?: string): Value {
    const value = this.nesting.within(node, () => this.valueOf(node, scope, hint));
    checkDepth(value, node);
    return value;
  }

  private valueOf(node: ts.Expression, scope: Scope, hint?: string): Value {
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
    if (ts.isIdentifier(node)) return scope.get(node.text) ?? LANGUAGE.get(node.text) ?? refuse(node, 'unknown name');
    if (ts.isOptionalChain(node)) return refuse(node, 'what is always there needs no ?.');
    if (ts.isPropertyAccessExpression(node))
      return this.field(this.evaluate(node.expression, scope), node.name.text, node);
    if (ts.isElementAccessExpression(node)) return this.item(node, scope);
    if (ts.isPrefixUnaryExpression(node)) return this.prefix(node, scope);
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isConditionalExpression(node)) return this.conditional(node, scope, hint);
    if (ts.isArrayLiteralExpression(node)) return { kind: 'list', items: this.items(node.elements, scope) };
    if (ts.isObjectLiteralExpression(node)) return this.record(node, scope, hint);
    if (ts.isArrowFunction(node)) return arrow(node, scope);
    if (ts.isCallExpression(node)) return this.around.callExpression(node, scope, hint);
    return refuse(node, 'not in the subset that pairs are written in');
  }

  private conditional(node: ts.ConditionalExpression, scope: Scope, hint?: string): Value {
    const by = this.condition(node.condition, scope);
    return this.joining.join(
      by,
      () => this.evaluate(node.whenTrue, scope, hint),
      () => this.evaluate(node.whenFalse, scope, hint),
      node,
      hint ?? 'chosen',
    );
  }

  // Records and lists ---------------------------------------------------------------------------------------------------

  /** Items of a list or arguments of a call, with lists that are spread among them. */
  items(nodes: readonly ts.Expression[], scope: Scope): Value[] {
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
        const name = fieldName(property.name);
        fields.set(name, this.evaluate(property.initializer, scope, joined(hint, name)));
      } else if (ts.isSpreadAssignment(property)) {
        const of = this.evaluate(property.expression, scope);
        if (of.kind !== 'record') return refuse(property, 'not a record');
        for (const [name, value] of of.fields) fields.set(name, value);
      } else refuse(property, 'a field with a value');
    }
    return { kind: 'record', fields };
  }

  field(value: Value, name: string, node: ts.Node): Value {
    if (value.kind === 'record') return value.fields.get(name) ?? refuse(node, `no field ${name}`);
    if (value.kind === 'vec' || value.kind === 'mask') {
      const i = COORDINATES.indexOf(name as 'x');
      const { dimension } = this.block;
      if (i < 0 || i >= dimension) return refuse(node, `a vector of ${dimension}D has no ${name}`);
      return value.kind === 'vec' ? { kind: 'num', of: value.of[i]! } : { kind: 'bool', of: value.of[i]! };
    }
    if (value.kind === 'module')
      return this.around.scopeOf(value.of).get(name) ?? refuse(node, `${value.of.file} has no ${name}`);
    return refuse(node, `a ${value.kind} has no fields`);
  }

  // Operators -----------------------------------------------------------------------------------------------------------

  private prefix(node: ts.PrefixUnaryExpression, scope: Scope): Value {
    if (node.operator === ts.SyntaxKind.ExclamationToken)
      return { kind: 'bool', of: not(this.condition(node.operand, scope)) };
    if (node.operator !== ts.SyntaxKind.MinusToken) return refuse(node, 'not in the subset that pairs are written in');
    const of = this.num(node.operand, scope);
    return { kind: 'num', of: of.op === 'number' ? number(-of.value) : { op: 'negate', of } };
  }

  private binary(node: ts.BinaryExpression, scope: Scope): Value {
    const operator = node.operatorToken.getText();
    if (operator === '&&' || operator === '||') return this.logical(operator, node, scope);
    const left = this.evaluate(node.left, scope);
    if (isComparison(operator)) {
      const right = this.evaluate(node.right, scope);
      for (const [of, side] of [
        [left, node.left],
        [right, node.right],
      ] as const)
        if (of.kind === 'num' && !this.isNumber(of))
          refuse(side, 'a word cannot be compared: decide by what led to it');
      return comparison(operator, left, right, node);
    }
    if (!this.isNumber(left)) return refuse(node.left, 'not a number');
    return { kind: 'num', of: arithmetic(node, left.of, this.num(node.right, scope), this.block) };
  }

  private logical(operator: '&&' | '||', node: ts.BinaryExpression, scope: Scope): Value {
    const left = this.condition(node.left, scope);
    if (left.op === 'truth' && left.value === (operator === '||')) return { kind: 'bool', of: left };
    const right = this.condition(node.right, scope);
    return { kind: 'bool', of: operator === '&&' ? and(left, right) : or(left, right) };
  }
}

/** The name of a field, where it is written as a name. */
export function fieldName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) ? name.text : refuse(name, 'write the field as a plain name');
}

/** A function that stands where it is used. */
function arrow(node: ts.ArrowFunction, scope: Scope): Value {
  const of: SourceFunction = {
    name: 'each',
    module: undefined as never,
    node,
    isExported: false,
    isShared: false,
    isRare: false,
    isRobust: false,
    isCold: false,
    comment: '',
  };
  return { kind: 'function', of, scope };
}
