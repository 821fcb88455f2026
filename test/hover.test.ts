/** Every name that an entry point exports has a text for those who point at it in their editor. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, { types?: string }> };
const entryPoints = Object.values(exports).flatMap(({ types }) =>
  types ? types.replace('./dist', 'src').replace('.d.ts', '.ts') : [],
);

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
const program = ts.createProgram(entryPoints, ts.parseJsonConfigFileContent(config, ts.sys, '.').options);
const checker = program.getTypeChecker();

function exportsOf(path: string): ts.Symbol[] {
  return checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)!)!);
}

function hoverTextOf(symbol: ts.Symbol): string {
  const own = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  if (own !== '' || !(symbol.flags & ts.SymbolFlags.Alias)) return own;
  return ts.displayPartsToString(checker.getAliasedSymbol(symbol).getDocumentationComment(checker));
}

describe.each(entryPoints)('%s', (path) => {
  const names = exportsOf(path);

  test('has exports', () => {
    expect(names.length).toBeGreaterThan(0);
  });

  test('tells what each of them is', () => {
    expect(names.filter((name) => hoverTextOf(name).trim().length < 12).map(({ name }) => name)).toEqual([]);
  });
});
