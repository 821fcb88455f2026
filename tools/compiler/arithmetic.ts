/**
 * The arithmetic of `riposte/math` as users see it. The functions of `src/math` check nothing, as checks would take time. What is exported to
 * users is a function around each, with a `try`: what the engine says of `null` and of missing fields becomes an error in our words. V8
 * inlines both, so that they take as long as the plain one alone, which is what the library itself uses.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDER = 'src/math';
const LIST = `${FOLDER}/public.ts`;

interface Listed {
  readonly file: string;
  /** What users see of it, unless that is all. */
  readonly names: readonly string[] | undefined;
}

/** Texts by path below `src/generated`. */
export function arithmeticFiles(): Map<string, string> {
  const listed = parsed(LIST).statements.filter(ts.isExportDeclaration).map(listing);
  const fields = new Fields(listed.map(({ file }) => parsed(`${FOLDER}/${file}.ts`)));
  const files = listed.map(({ file, names }): [string, string] => [`math/${file}.ts`, shellsOf(file, names, fields)]);
  const index = listed.map(({ file }) => `export * from './${file}.js';`);
  const head = `// Generated from ${LIST}: what users see of the arithmetic.`;
  return new Map([...files, ['math/index.ts', [head, ...index, ''].join('\n')]]);
}

function listing({ moduleSpecifier, exportClause }: ts.ExportDeclaration): Listed {
  const file = path.basename((moduleSpecifier as ts.StringLiteral).text, '.js');
  const names = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : undefined;
  return { file, names: names?.map(({ name }) => name.text) };
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** What the types of parameters hold, in the words of an error. */
class Fields {
  private readonly texts = new Map<string, string>([
    ['number', 'number'],
    ['ArrayLike<number>', 'numbers'],
  ]);

  constructor(sources: readonly ts.SourceFile[]) {
    const statements = sources.flatMap((source) => [...source.statements]);
    for (const statement of statements) {
      if (ts.isInterfaceDeclaration(statement))
        this.texts.set(
          statement.name.text,
          `{ ${statement.members.map((member) => member.name!.getText()).join(', ')} }`,
        );
      if (ts.isTypeAliasDeclaration(statement)) this.texts.set(statement.name.text, aliasText(statement));
    }
  }

  of(type: string): string {
    const text = this.texts.get(type);
    if (text === undefined) throw new TypeError(`no words for a parameter of type ${type}`);
    return text;
  }
}

/** A matrix by how many numbers it has, a choice of words by what they are. */
function aliasText({ name, type }: ts.TypeAliasDeclaration): string {
  const [, size] = /Mat(\d)$/.exec(name.text) ?? [];
  return size ? `${Number(size) ** 2} numbers` : type.getText().replaceAll("'", '').replace(/\s+/g, ' ');
}

/** The functions of a file within others that explain, and its types and constants as they are. */
function shellsOf(file: string, names: readonly string[] | undefined, fields: Fields): string {
  const source = parsed(`${FOLDER}/${file}.ts`);
  const isShown = (statement: ts.Statement, name: string | undefined): boolean =>
    isExported(statement) && (names === undefined || names.includes(name!));
  const own = source.statements.filter((statement) => isShown(statement, nameOf(statement)));
  const functions = own.filter(ts.isFunctionDeclaration);
  const constants = own.filter(ts.isVariableStatement);
  const types = own.flatMap((it) =>
    ts.isInterfaceDeclaration(it) || ts.isTypeAliasDeclaration(it) ? it.name.text : [],
  );
  const checks = source.statements.some((it) => ts.isImportDeclaration(it) && /expect|checks/.test(it.getText()));
  const needed = new Map<string, string>();
  const texts = functions.map((it) => shell(it, fields, needed, checks));
  const used = [...functions, ...constants].flatMap(typesIn);
  const imports = [
    ...(functions.length > 0 && needed.size > 0 ? [`import { misfit } from '../../core/misfit.js';`] : []),
    ...(checks && needed.size > 0 ? [`import { isOurs } from '../../core/expect.js';`] : []),
    ...typeImports(source, file, new Set(used)),
    ...(functions.length > 0 ? [`import * as plain from '../../math/${file}.js';`] : []),
    ...(types.length > 0 ? [`export type { ${types.join(', ')} } from '../../math/${file}.js';`] : []),
  ];
  const sayings = [...needed].map(([text, name]) => `const ${name} = ${text};`);
  const parts = [imports.join('\n'), sayings.join('\n'), ...texts, ...constants.map((it) => it.getFullText().trim())];
  const head = `// Generated from ${FOLDER}/${file}.ts: change that file instead.`;
  return `${[head, ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function nameOf(statement: ts.Statement): string | undefined {
  return ts.isFunctionDeclaration(statement) ? statement.name?.text : undefined;
}

/** The names of types that a statement mentions outside of a function's body. */
function typesIn(statement: ts.FunctionDeclaration | ts.VariableStatement): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    if (ts.isTypeReferenceNode(node)) found.push(node.typeName.getText());
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

/** From where the source has them, or from itself. */
function typeImports(source: ts.SourceFile, file: string, used: ReadonlySet<string>): string[] {
  const from = new Map<string, string[]>();
  const add = (name: string, module: string): void => {
    if (used.has(name)) from.set(module, [...(from.get(module) ?? []), name]);
  };
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) add(statement.name.text, file);
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    const module = path.basename((statement.moduleSpecifier as ts.StringLiteral).text, '.js');
    if (bindings && ts.isNamedImports(bindings)) for (const { name } of bindings.elements) add(name.text, module);
  }
  return [...from].map(([module, names]) => `import type { ${names.join(', ')} } from '../../math/${module}.js';`);
}

function shell(it: ts.FunctionDeclaration, fields: Fields, needed: Map<string, string>, checks: boolean): string {
  const name = it.name!.text;
  const text = it.getFullText().trim();
  const comment = text.slice(0, text.indexOf('export function'));
  const parameters = it.parameters.map((parameter) => ({
    name: parameter.name.getText(),
    type: parameter.type?.getText() ?? 'number',
    isOptional: parameter.initializer !== undefined || parameter.questionToken !== undefined,
  }));
  const list = parameters.map((each) => `${each.name}${each.isOptional ? '?' : ''}: ${each.type}`).join(', ');
  const head = `${comment}export function ${name}(${list}): ${it.type!.getText()} {`;
  const names = parameters.map((each) => each.name);
  const call = `return plain.${name}(${names.join(', ')});`;
  if (parameters.length === 0) return `${head}\n  ${call}\n}`;
  const words = parameters.map((each) => `${each.name}: ${fields.of(each.type)}`);
  const hasOut = names.at(-1) === 'out';
  const out = hasOut ? ` and ${words.pop()} to write into` : '';
  const key = JSON.stringify(words.join(' and ') + (words.length > 0 ? out : out.slice(5)));
  const saying = needed.get(key) ?? `needed${needed.size || ''}`;
  needed.set(key, saying);
  const given = hasOut ? names.slice(0, -1) : names;
  const misfit = `misfit(problem, ${saying}, [${given.join(', ')}]${hasOut ? ', out' : ''})`;
  const thrown = checks ? `isOurs(problem) ? problem : ${misfit}` : misfit;
  return `${head}\n  try {\n    ${call}\n  } catch (problem) {\n    throw ${thrown};\n  }\n}`;
}
