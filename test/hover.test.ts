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

/** What an editor shows of a name: of a function, one text for each way to call it. */
function hoverTextsOf(symbol: ts.Symbol): string[] {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  if (isAlias && textOf(symbol) !== '') return [textOf(symbol)];
  const meant = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const calls = meant.valueDeclaration ? checker.getTypeOfSymbol(meant).getCallSignatures() : [];
  return meant.flags & ts.SymbolFlags.Function ? calls.map(textOf) : [textOf(meant)];
}

function textOf(named: ts.Symbol | ts.Signature): string {
  return ts.displayPartsToString(named.getDocumentationComment(checker)).trim();
}

describe.each(entryPoints)('%s', (path) => {
  const names = exportsOf(path);

  test('has exports', () => {
    expect(names.length).toBeGreaterThan(0);
  });

  test('tells what each of them is', () => {
    expect(names.filter((name) => hoverTextsOf(name).some((text) => text.length < 12)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});
