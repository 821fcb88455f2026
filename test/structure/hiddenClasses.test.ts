/**
 * V8 gives every object literal with the same keys in the same order one hidden class. A literal `{ x, y, z }` that holds
 * anything but numbers would make it keep the coordinates of all vectors as boxed values: each assignment then allocates.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './sources.js';

const others = [
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
];

function mixedLiterals(path: string, text: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [first] = node.properties;
      if (first && ts.isPropertyAssignment(first) && ['x', 'u'].includes(first.name.getText())) {
        if (others.includes(first.initializer.kind)) found.push(`${path}: ${node.getText().slice(0, 60)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no literal in the library that begins like a vector holds anything but numbers', () => {
  expect(sourceFiles('src').flatMap((path) => mixedLiterals(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test('such a literal would be seen', () => {
  expect(mixedLiterals('sample.ts', "const names = { x: 'east', y: 'north' };")).toHaveLength(1);
  expect(mixedLiterals('sample.ts', 'const point = { x: 1, y: 2 };')).toHaveLength(0);
});
