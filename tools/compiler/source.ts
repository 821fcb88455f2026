/** Reads pairs and words with TypeScript's parser, and refuses, with place and reason, what is outside the subset. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { GENERAL, withGeneral } from './general.js';
import { refuse } from './refusal.js';
import { arrowsIn, checkedArrows, checkFunction, checkSyntax, checkTags, isExported } from './subset.js';

export { Refusal, refuse } from './refusal.js';

/** A file of pairs or words. */
export interface Module {
  /** Path from the repository's folder, as messages name it. */
  readonly file: string;
  readonly source: ts.SourceFile;
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
  /** Compiled once and called, instead of being inlined. */
  readonly isShared: boolean;
  /** Runs so rarely that size counts more than speed: a word has no copies for known numbers, a question no filter. */
  readonly isRare: boolean;
  /** Keeps its digits at any size by itself: what it computes inside does not limit how large shapes may be. */
  readonly isRobust: boolean;
  /** Runs hardly ever: rare, robust, and called with plain numbers. */
  readonly isCold: boolean;
  readonly comment: string;
}

/** A pair's file has the two kinds in its name. */
export function isPair({ stem }: Module): boolean {
  return stem.includes('-');
}

/** Whether a function is asked rather than inlined: an exported yes/no or three-valued answer of a pair. */
export function isQuestion({ module, node, isExported }: SourceFunction): boolean {
  return isExported && isPair(module) && /^(boolean|Sign)$/.test(node.type?.getText() ?? '');
}

/** `name` is `*` for a whole module. */
export interface Import {
  readonly from: string;
  readonly name: string;
  readonly node: ts.Node;
}

/** The files whose functions the compiler knows itself. */
export const VOCABULARY: readonly string[] = ['src/words/vec.ts', 'src/words/sign.ts'];

/** A type, and the file that it stands in. */
export interface FoundType {
  readonly declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  readonly module: Module;
}

/** Reads files once, and whatever they import. */
export class Sources {
  private readonly modules = new Map<string, Module>();
  private readonly texts = new Map<string, string>();

  /** @param read gives the text of a file, by its path from the repository's folder. */
  constructor(private readonly read: (file: string) => string = (file) => readFileSync(file, 'utf8')) {}

  module(file: string): Module {
    const known = this.modules.get(file);
    if (known) return known;
    const module = moduleOf(
      file,
      withGeneral(file, this.text(file), () => this.module(GENERAL)),
    );
    this.modules.set(file, module);
    for (const { from, node } of module.imports.values())
      if (this.text(from) === '') refuse(node, `there is no ${from}`);
    return module;
  }

  /** A file that is made, not read. */
  add(file: string, text: string): void {
    this.texts.set(file, text);
  }

  /** The text of a file; empty if there is none. */
  private text(file: string): string {
    const known = this.texts.get(file);
    if (known !== undefined) return known;
    let text = '';
    try {
      text = this.read(file);
    } catch {}
    this.texts.set(file, text);
    return text;
  }

  /** Finds an interface or alias that a file declares or imports. */
  type(module: Module, name: string): FoundType | undefined {
    const own = module.interfaces.get(name) ?? module.aliases.get(name);
    if (own) return { declaration: own, module };
    const imported = module.imports.get(name);
    return imported && this.type(this.module(imported.from), imported.name);
  }
}

/** Files as they were last read: tests compile thousands of pairs, all in the same words. */
const latest = new Map<string, Module>();

function moduleOf(file: string, text: string): Module {
  const known = latest.get(file);
  if (known?.source.text === text) return known;
  const module = readModule(parsed(file, text));
  latest.set(file, module);
  return module;
}

function parsed(file: string, text: string): ts.SourceFile {
  const parse = (of: string): ts.SourceFile => ts.createSourceFile(file, of, ts.ScriptTarget.ES2022, true);
  try {
    return parse(text);
  } catch (problem) {
    return refuse(parse(''), `cannot be read, ${(problem as Error).message}`);
  }
}

function readModule(source: ts.SourceFile): Module {
  const { fileName: file, text } = source;
  const functions = new Map<string, SourceFunction>();
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const aliases = new Map<string, ts.TypeAliasDeclaration>();
  const imports = new Map<string, Import>();
  const [first] = ts.getLeadingCommentRanges(text, 0) ?? [];
  const comment = first ? text.slice(first.pos, first.end) : '';
  const module: Module = {
    file,
    source,
    stem: path.basename(file, '.ts'),
    functions,
    interfaces,
    aliases,
    imports,
    comment,
  };
  const isVocabulary = [...VOCABULARY, GENERAL].includes(file);
  checkSyntax(source);
  checkTags(source, isPair(module) || file === GENERAL);
  const add = (
    name: string,
    node: SourceFunction['node'],
    statement: ts.FunctionDeclaration | ts.VariableStatement,
  ) => {
    if (!isVocabulary) checkFunction(node, isPair(module));
    // The last of several signatures has the body.
    if (functions.get(name)?.node.body) refuse(statement, `there is a ${name} already`);
    functions.set(name, functionOf(name, node, statement, module));
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, file, imports);
    else if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement);
    else if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement);
    else if (ts.isFunctionDeclaration(statement)) {
      if (!statement.name) refuse(statement, 'a function with a name');
      add(statement.name.text, statement, statement);
    } else if (!ts.isVariableStatement(statement))
      refuse(statement, 'only imports, types and functions may stand here');
    else
      for (const { name, node } of isVocabulary || !file.startsWith('src/')
        ? arrowsIn(statement)
        : checkedArrows(statement))
        add(name, node, statement);
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
  return {
    name,
    module,
    node,
    isExported: isExported(statement),
    isShared: ['shared', 'rare', 'cold'].some((tag) => tags.includes(tag)),
    isRare: tags.includes('rare') || tags.includes('cold'),
    isRobust: tags.includes('robust') || tags.includes('cold'),
    isCold: tags.includes('cold'),
    comment: comment?.getText() ?? '',
  };
}

/** The file that an import in another one means. */
export function importedFile(file: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(file), specifier.replace(/\.js$/, '.ts'));
}

function readImport(statement: ts.ImportDeclaration, file: string, imports: Map<string, Import>): void {
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  if (!specifier.startsWith('.')) refuse(statement, 'only words and other pairs can be imported');
  const from = importedFile(file, specifier);
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || statement.importClause?.name) refuse(statement, 'import names, or a module as a name');
  if (ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { from, name: '*', node: statement });
  else
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { from, name: (propertyName ?? name).text, node: statement });
}
