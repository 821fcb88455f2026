/** What the variables of a printed function hold. */
import ts from 'typescript';
import type { Lives } from './lives.js';

type Kind = 'object' | 'number' | 'boolean';

/** What registers of each kind are called. Those of coordinates are `x`, `y` and `z`. */
export const LETTER: Record<Kind, string> = { object: 'v', number: 'n', boolean: 'is' };

const TRUTHS = /^([<>]=?|[!=]==|&&|\|\|)$/;

/** Nothing for words, and where it is not clear. */
export function kindOf(name: string, lives: Lives): Kind | undefined {
  const { type, initializer } = lives.declarationOf(name);
  if (type?.kind === ts.SyntaxKind.NumberKeyword) return 'number';
  if (type?.kind === ts.SyntaxKind.BooleanKeyword) return 'boolean';
  return type || !initializer ? undefined : kindOfValue(initializer, name, lives);
}

function kindOfValue(of: ts.Expression, name: string, lives: Lives): Kind | undefined {
  if (ts.isParenthesizedExpression(of)) return kindOfValue(of.expression, name, lives);
  if (ts.isConditionalExpression(of)) return kindOfValue(of.whenTrue, name, lives);
  if (ts.isStringLiteral(of)) return undefined;
  if (ts.isIdentifier(of)) return lives.has(of.text) ? kindOf(of.text, lives) : undefined;
  if (of.kind === ts.SyntaxKind.TrueKeyword || of.kind === ts.SyntaxKind.FalseKeyword) return 'boolean';
  if (ts.isPrefixUnaryExpression(of)) return of.operator === ts.SyntaxKind.ExclamationToken ? 'boolean' : 'number';
  if (ts.isBinaryExpression(of)) {
    if (of.operatorToken.kind === ts.SyntaxKind.CommaToken) return kindOfValue(of.right, name, lives);
    return TRUTHS.test(of.operatorToken.getText()) ? 'boolean' : 'number';
  }
  const users = lives.usesOf(name).map((use) => use.parent);
  if (users.some((user) => ts.isPropertyAccessExpression(user))) return 'object';
  if (!ts.isCallExpression(of) || /^Math\b/.test(of.getText())) return 'number';
  // An answer: what is done with it tells whether it is a sign.
  const isNumber = users.some(
    (user) => ts.isBinaryExpression(user) && !/^(&&|\|\|)$/.test(user.operatorToken.getText()),
  );
  return isNumber ? 'number' : undefined;
}
