/** Reads pairs and words with TypeScript's parser, and refuses, with place and reason, what is outside the subset. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A file of pairs or words. */
export interface Module {
  /** Path from the repository's folder, as messages name it. */
  readonly file: string;
  /** The pair it is about, or the words: `sphere-aabb`, `lines`. */
  readonly stem: string;
  readonly functions: ReadonlyMap<string, SourceFunction>;
  readonly interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>;
  readonly aliases: ReadonlyMap<string, ts.TypeAliasDeclaration>;
  readonly imports: ReadonlyMap<string, Import>;
  /** What the file as a whole says of itself. */
  readonly comment: string;
}

export interface SourceFunction {
  readonly name: string;
  readonly module: Module;
  readonly node: ts.FunctionDeclaration | ts.ArrowFunction;
  readonly isExported: boolean;
  /** Compiled as a function of its own instead of being inlined. */
  readonly isCold: boolean;
  /** Keeps its digits at any size by itself: what it computes inside does not limit how large shapes may be. */
  readonly isRobust: boolean;
  readonly comment: string;
}

/** `name` is `*` for a whole module. */
export interface Import {
  readonly from: string;
  readonly name: string;
}

/** Every refusal names file, line, column and reason, in the source as it was written. */
export class Refusal extends SyntaxError {
  constructor(node: ts.Node, reason: string) {
    const file = node.getSourceFile();
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
    const text = node.getText().replace(/\s+/g, ' ');
    super(
      `${file.fileName}:${line + 1}:${character + 1}: ${reason}: ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`,
    );
  }
}

export function refuse(node: ts.Node, reason: string): never {
  throw new Refusal(node, reason);
}

/** Reads files once, and whatever they import. */
export class Sources {
  private readonly modules = new Map<string, Module>();

  /** @param read gives the text of a file, by its path from the repository's folder. */
  constructor(private readonly read: (file: string) => string = (file) => readFileSync(file, 'utf8')) {}

  module(file: string): Module {
    const known = this.modules.get(file);
    if (known) return known;
    const module = readModule(file, this.read(file));
    this.modules.set(file, module);
    return module;
  }

  /** Finds an interface or alias that a file declares or imports. */
  type(
    module: Module,
    name: string,
  ): { declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration; module: Module } | undefined {
    const own = module.interfaces.get(name) ?? module.aliases.get(name);
    if (own) return { declaration: own, module };
    const imported = module.imports.get(name);
    return imported && this.type(this.module(imported.from), imported.name);
  }
}

function readModule(file: string, text: string): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const functions = new Map<string, SourceFunction>();
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const aliases = new Map<string, ts.TypeAliasDeclaration>();
  const imports = new Map<string, Import>();
  const [first] = ts.getLeadingCommentRanges(text, 0) ?? [];
  const comment = first ? text.slice(first.pos, first.end) : '';
  const module: Module = { file, stem: path.basename(file, '.ts'), functions, interfaces, aliases, imports, comment };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, file, imports);
    else if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement);
    else if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement);
    else if (ts.isFunctionDeclaration(statement) && statement.name) {
      // The last of several signatures has the body.
      functions.set(statement.name.text, functionOf(statement.name.text, statement, statement, module));
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer))
          functions.set(name.text, functionOf(name.text, initializer, statement, module));
      }
    } else refuse(statement, 'only imports, types and functions may stand here');
  }
  return module;
}

function functionOf(
  name: string,
  node: ts.FunctionDeclaration | ts.ArrowFunction,
  statement: ts.FunctionDeclaration | ts.VariableStatement,
  module: Module,
): SourceFunction {
  const tags = ts.getJSDocTags(statement).map(({ tagName }) => tagName.text);
  const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return {
    name,
    module,
    node,
    isExported,
    isCold: tags.includes('cold'),
    isRobust: tags.includes('robust'),
    comment: comment?.getText() ?? '',
  };
}

function readImport(statement: ts.ImportDeclaration, file: string, imports: Map<string, Import>): void {
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  if (!specifier.startsWith('.')) refuse(statement, 'only words and other pairs can be imported');
  const from = path.posix.join(path.posix.dirname(file), specifier.replace(/\.js$/, '.ts'));
  const bindings = statement.importClause?.namedBindings;
  if (!bindings) refuse(statement, 'import names, or a module as a name');
  if (ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { from, name: '*' });
  else
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { from, name: (propertyName ?? name).text });
}
