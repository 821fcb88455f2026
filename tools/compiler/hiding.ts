/** Looks for names within generated functions that hide what the file itself imports or declares. */
import ts from 'typescript';

/** The first such name, or one that the file declares twice. */
export function clashIn(text: string): string | undefined {
  const { statements } = ts.createSourceFile('generated.ts', text, ts.ScriptTarget.ES2022);
  const outer = statements.flatMap(namesOf);
  const known = new Set<string>();
  for (const name of outer) {
    if (known.has(name)) return name;
    known.add(name);
  }
  return statements.flatMap(boundIn).find((name) => known.has(name));
}

/** What a statement at the top of a file declares. The first of a function's signatures have no body. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.body ? [statement.name!.text] : [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text);
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
}

/** The parameters and variables of a function. */
function boundIn(statement: ts.Statement): string[] {
  return ts.isFunctionDeclaration(statement) ? bindingsIn(statement).map(({ text }) => text) : [];
}

/** Where a file gives something a name. */
export function declarationOf(name: string, source: ts.SourceFile): ts.Node | undefined {
  return bindingsIn(source).find(({ text }) => text === name);
}

function bindingsIn(node: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (inner: ts.Node): void => {
    const isBinding = ts.isParameter(inner) || ts.isVariableDeclaration(inner) || ts.isBindingElement(inner);
    if (isBinding && ts.isIdentifier(inner.name)) found.push(inner.name);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}
