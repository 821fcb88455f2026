import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import ts from 'typescript';

/** An import, a re-export or an `import('…')` of a source file. */
export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/** Every TypeScript file below a folder of the repository, tests left out, as paths with forward slashes. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll(sep, '/')))
    .filter((path) => path.endsWith('.ts') && !isTest(path) && !/\/(node_modules|dist)\//.test(path))
    .sort();
}

export function isTest(path: string): boolean {
  return /\.(test|soak)\.[jt]s$/.test(path);
}

export function importsOf(path: string): Import[] {
  return parseImports(readFileSync(path, 'utf8'));
}

export function parseImports(code: string): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      imports.push({ specifier: node.moduleSpecifier.text, typeOnly });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      imports.push({ specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) imports.push({ specifier: literal.text, typeOnly: true });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      imports.push({ specifier: target && ts.isStringLiteral(target) ? target.text : '(computed)', typeOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', code, ts.ScriptTarget.Latest, false));
  return imports;
}

/** The file that a relative import names, as a path of the repository ending in `.ts`. */
export function resolveImport(importer: string, specifier: string): string {
  return posix.join(posix.dirname(importer), specifier).replace(/\.js$/, '.ts');
}
