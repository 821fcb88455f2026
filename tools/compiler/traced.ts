/**
 * The traced twins of all pairs: their `gap` and whatever it calls, rewritten for `src/exact/trace.ts`, and one function per
 * pair and dimension that runs it. The twins lie to each other as their sources do, so that imports stay as they are.
 */
import path from 'node:path';
import ts from 'typescript';
import { GeneratedFile } from './file.js';
import { declaredBy, instrument } from './instrument.js';
import { fileIn, nameIn, partsOf } from './pair.js';
import { parametersOf } from './questions/question.js';
import type { Module, SourceFunction, Sources } from './source.js';
import { type Type, Types } from './types.js';
import type { Dimension } from './value.js';
import { isGeneral } from './values/general.js';

const FOLDER = 'traced';
const RUNTIME = 'exact/trace';

/** Texts by path below `src/generated`. @param pairs the files of the pairs of each dimension */
export function tracedFiles(pairs: (dimension: Dimension) => readonly string[], sources: Sources): Map<string, string> {
  const files = new Map<string, string>();
  const reached = new Reached(sources);
  for (const dimension of [2, 3] as const) {
    const gaps = pairs(dimension).flatMap((file) => {
      const module = sources.module(file);
      return partsOf(module).length === 0 ? (module.functions.get('gap') ?? []) : [];
    });
    for (const gap of gaps) if (!isGeneral(gap)) reached.add(gap.module, gap.name);
    files.set(`${dimension}d/traces.ts`, tracesOf(gaps, dimension, sources));
  }
  for (const [module, names] of reached.names) {
    const runtime = path.posix.relative(path.posix.dirname(`/generated/${twinOf(module)}`), `/${RUNTIME}.js`);
    const text = instrument(module, sources, runtime, names);
    files.set(twinOf(module), `// Generated from ${module.file}: change that file instead.\n${text}`);
  }
  return files;
}

function twinOf({ file }: Module): string {
  return file.replace(/^src/, FOLDER);
}

/** The declarations that some others need, by file, with the names of what these import. */
class Reached {
  readonly names = new Map<Module, Set<string>>();

  constructor(private readonly sources: Sources) {}

  add(module: Module, name: string): void {
    const names = this.names.get(module) ?? new Set();
    this.names.set(module, names);
    if (names.has(name)) return;
    names.add(name);
    for (const statement of module.source.statements)
      if (declaredBy(statement).includes(name)) this.visit(statement, module, names);
  }

  private visit(node: ts.Node, module: Module, names: Set<string>): void {
    if (ts.isPropertyAccessExpression(node)) {
      const from = module.imports.get(node.expression.getText());
      if (from?.name === '*') this.add(this.sources.module(from.from), node.name.text);
      this.visit(node.expression, module, names);
      return;
    }
    if (ts.isIdentifier(node)) {
      const imported = module.imports.get(node.text);
      if (imported) names.add(node.text);
      if (imported && imported.name !== '*') this.add(this.sources.module(imported.from), imported.name);
      if (!imported && isDeclared(module, node.text)) this.add(module, node.text);
    }
    ts.forEachChild(node, (child) => this.visit(child, module, names));
  }
}

function isDeclared(module: Module, name: string): boolean {
  return module.source.statements.some((statement) => declaredBy(statement).includes(name));
}

/** The functions that run the twins: `traceSphereAabb(sphere, box)`. */
function tracesOf(gaps: readonly SourceFunction[], dimension: Dimension, sources: Sources): string {
  const file = new GeneratedFile('src/pairs', dimension, sources);
  const types = new Types(sources);
  for (const word of ['exactly', `exactly${dimension}`, 'traced', 'type Trace']) file.import(word, RUNTIME);
  for (const gap of gaps) {
    const { module, node } = gap;
    if (isGeneral(gap)) {
      addPlain(gap, file, sources);
      continue;
    }
    const twin = nameIn('gap', module, dimension);
    file.import(`gap as ${twin}`, `generated/${twinOf(module).replace(/\.ts$/, '')}`);
    const parameters = parametersOf(gap, dimension, sources);
    const signature = parameters.map(({ name, type }) => `${name}: ${file.type(type)}`).join(', ');
    const shapes = parameters.map(({ name }, i) =>
      shapeText(name, types.of(node.parameters[i]!.type!, module), dimension),
    );
    const name = nameIn('trace', module, dimension);
    file.add(
      `export function ${name}(${signature}): Trace {\n  return traced(() => ${twin}(${shapes.join(', ')}));\n}`,
    );
  }
  return file.text();
}

/** Where a pair leaves all to the general answer, that is all there is to tell. */
function addPlain(gap: SourceFunction, file: GeneratedFile, sources: Sources): void {
  const { dimension } = file;
  const parameters = parametersOf(gap, dimension, sources);
  const signature = parameters.map(({ name, type }) => `${name}: ${file.type(type)}`).join(', ');
  const asked = nameIn('gap', gap.module, dimension);
  const ask = file.import(asked, `generated/${dimension}d/${fileIn(gap.module, dimension)}`);
  const answered = file.import('answered', RUNTIME);
  const names = parameters.map(({ name }) => name).join(', ');
  file.add(
    `export function ${nameIn('trace', gap.module, dimension)}(${signature}): Trace {\n  return ${answered}(${ask}(${names}));\n}`,
  );
}

/** A copy of a shape with exact numbers, and with no more coordinates than the dimension has. */
function shapeText(read: string, type: Type, dimension: Dimension): string {
  switch (type.kind) {
    case 'vec':
      return `exactly${dimension}(${read})`;
    case 'record':
      return `{ ${[...type.fields].map(([name, of]) => `${name}: ${shapeText(`${read}.${name}`, of, dimension)}`).join(', ')} }`;
    case 'list':
      return `[${type.items.map((item, i) => shapeText(`${read}[${i}]`, item, dimension)).join(', ')}]`;
    default:
      return `exactly(${read})`;
  }
}
