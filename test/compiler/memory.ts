/** Compiles questions that exist in memory only, and runs them. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import * as misfit from '../../src/core/misfit.js';
import * as numbers from '../../src/core/numbers.js';
import * as passing from '../../src/core/passing.js';
import { compiled as inWasm } from '../../src/exact/limbs.js';
import * as program from '../../src/exact/program.js';
import { waysOf } from '../../src/exact/ways.js';
import { GeneratedFile } from '../../tools/compiler/file.js';
import { fileIn } from '../../tools/compiler/pair.js';
import { Programs } from '../../tools/compiler/questions/programs.js';
import { Questions } from '../../tools/compiler/questions/question.js';
import { inRegisters } from '../../tools/compiler/registers.js';
import { Sources } from '../../tools/compiler/source.js';
import type { Dimension } from '../../tools/compiler/value.js';

/** Texts by path from the repository's folder. What is not among them is read from the disk. */
export type Texts = Readonly<Record<string, string>>;

// biome-ignore lint/suspicious/noExplicitAny: what a generated function is given depends on its source.
export type Functions = Readonly<Record<string, (...shapes: any[]) => boolean | number>>;

export interface Compiled {
  readonly functions: Functions;
  /** The generated text. */
  readonly text: string;
}

// The inputs move once, where the first comparison is compiled; `run` gives them by value, so it has to come after that.
inWasm(waysOf('3:1;.1')[0]!.end, 3);

/** What generated code imports besides other questions. */
const LIBRARY: Readonly<Record<string, object>> = {
  '../../core/misfit.js': misfit,
  '../../core/numbers.js': numbers,
  '../../core/passing.js': passing,
  // What errors say is not looked at here.
  './needed.js': {},
  '../../exact/program.js': program,
};

function sourcesOf(texts: Texts): Sources {
  return new Sources((file) => texts[file] ?? readFileSync(file, 'utf8'));
}

/** The generated text of one file's questions. */
export function generated(
  texts: Texts,
  file: string,
  dimension: Dimension,
  sources = sourcesOf(texts),
  programs = new GeneratedFile(file, dimension, sources),
): string {
  const target = new GeneratedFile(file, dimension, sources);
  new Questions(sources, new Programs(programs)).compile(sources.module(file), target);
  return target.text();
}

/** One file's questions, ready to be asked; the questions that these ask stand in other texts. */
export function compiled(texts: Texts, file: string, dimension: Dimension): Compiled {
  const sources = sourcesOf(texts);
  const files = new Map(Object.keys(texts).map((name) => [`./${fileIn(sources.module(name), dimension)}.js`, name]));
  const known = new Map<string, Functions>();
  const load = (name: string): Functions => {
    const loaded = known.get(name) ?? made(name).functions;
    known.set(name, loaded);
    return loaded;
  };
  const made = (name: string): Compiled => {
    const programs = new GeneratedFile(name, dimension, sources);
    const text = generated(texts, name, dimension, sources, programs);
    const resolveOwn = (specifier: string): object =>
      specifier === './programs.js' ? run(programs.text(), resolve) : resolve(specifier);
    return { functions: run(inRegisters(text, `Vec${dimension}`), resolveOwn), text };
  };
  const resolve = (specifier: string): object => {
    const other = files.get(specifier);
    const found = other === undefined ? LIBRARY[specifier] : load(other);
    if (!found) throw new Error(`nothing behind ${specifier}`);
    return found;
  };
  return made(file);
}

function run(text: string, resolve: (specifier: string) => object): Functions {
  const source = ts.createSourceFile('generated.ts', text, ts.ScriptTarget.ES2022);
  const given = new Map<string, unknown>();
  const own: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { text: from } = statement.moduleSpecifier as ts.StringLiteral;
      for (const name of importedBy(statement)) given.set(name, (resolve(from) as Record<string, unknown>)[name]);
    } else if (ts.isFunctionDeclaration(statement)) own.push(statement.name!.text);
    else if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) own.push(name.getText(source));
  }
  const body = `'use strict';\n${withoutTypes(source)}\nreturn { ${own.join(', ')} };`;
  return new Function(...given.keys(), body)(...given.values());
}

function importedBy({ importClause }: ts.ImportDeclaration): string[] {
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { elements } = importClause!.namedBindings as ts.NamedImports;
  return elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}

/** Cuts types, imports and `export` out. `transpileModule` does the same, at the cost of all the rest of a test. */
function withoutTypes(source: ts.SourceFile): string {
  const { text } = source;
  const kept: string[] = [];
  let from = 0;
  const cut = (start: number, end: number): void => {
    kept.push(text.slice(from, start));
    from = end;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || node.kind === ts.SyntaxKind.ExportKeyword) cut(node.pos, node.end);
    else if (ts.isTypeNode(node)) cut(node.pos - 1, node.end);
    else if (ts.isNonNullExpression(node) || ts.isAsExpression(node)) {
      visit(node.expression);
      cut(node.expression.end, node.end);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return [...kept, text.slice(from)].join('');
}
