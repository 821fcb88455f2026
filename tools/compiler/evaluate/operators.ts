/** Arithmetic and comparisons of what has been worked out already. */
import ts from 'typescript';
import { binary, type Comparison, type Cond, compare, type Num, not, number, type Reading, ZERO } from '../ir.js';
import { refuse } from '../source.js';
import { asNumber, type Value } from '../value.js';
import type { Block } from './block.js';

const ARITHMETIC: Partial<Record<ts.SyntaxKind, 'add' | 'subtract' | 'multiply' | 'divide'>> = {
  [ts.SyntaxKind.PlusToken]: 'add',
  [ts.SyntaxKind.MinusToken]: 'subtract',
  [ts.SyntaxKind.AsteriskToken]: 'multiply',
  [ts.SyntaxKind.SlashToken]: 'divide',
};

export function isComparison(operator: string): operator is Comparison {
  return /^([<>]=?|[!=]==)$/.test(operator);
}

export function arithmetic(node: ts.BinaryExpression, left: Num, right: Num, block: Block): Num {
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AsteriskAsteriskToken && left.op === 'number' && right.op === 'number')
    return number(left.value ** right.value);
  const op = ARITHMETIC[kind];
  if (!op) return refuse(node, 'not in the subset that pairs are written in');
  if (op === 'multiply' && !block.branches) return binary(op, factor(left, block), factor(right, block));
  return binary(op, left, right);
}

/** In a question, a sum under a product gets a name: it is a leaf of the error bound. */
function factor(of: Num, block: Block): Num {
  const isSum = of.op === 'add' || of.op === 'subtract';
  return isSum ? (block.bind('factor', { kind: 'num', of }) as Value & { kind: 'num' }).of : of;
}

/** Of numbers; or of a question's three-valued answer with 0. */
export function comparison(by: Comparison, left: Value, right: Value, node: ts.Node): Value {
  if (left.kind === 'sign' && left.of.op === 'fixed') return comparison(by, asNumber(left), right, node);
  if (left.kind === 'num' && right.kind === 'num') return { kind: 'bool', of: compare(by, left.of, right.of, node) };
  const isZero = right.kind === 'num' && right.of.op === 'number' && right.of.value === 0;
  if (left.kind !== 'sign' || left.of.op !== 'ask' || !isZero)
    return refuse(node, 'compare numbers, or an answer with 0');
  const { question, args } = left.of;
  if (question.name !== 'gap') return { kind: 'bool', of: compare(by, left.of as never, ZERO, node) };
  const ask = (reading: Reading): Cond => ({ op: 'ask', question: { ...question, reading }, args });
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
