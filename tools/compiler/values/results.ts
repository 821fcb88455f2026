/** The results that values are written into: their types as users see them, and how they are made. */
import { tried } from '../explained.js';
import { GeneratedFile } from '../file.js';
import { camel } from '../paths.js';
import type { Module, Sources } from '../source.js';
import { type Type, Types } from '../types.js';
import type { Dimension } from '../value.js';
import { leavesOf } from './store.js';

const SOURCE = 'src/words/results.ts';

const CREATE = '/** An empty result to pass as `out`: made once, it can be written into by every call. */';
const COPY =
  '/** Writes all of a result into `out`, or into a new one, so that it is kept while the first is written into again. */';

/** The file of the result types that a dimension's pairs give back, and of what these are made of. */
export function resultsFile(used: Iterable<string>, dimension: Dimension, sources: Sources): GeneratedFile {
  const file = new GeneratedFile(SOURCE, dimension, sources);
  const module = sources.module(SOURCE);
  const types = new Types(sources);
  const names = withParts(used, module);
  for (const declaration of module.aliases.values())
    if (names.has(declaration.name.text)) file.add(`${docOf(declaration)}${aliasIn(declaration.getText(), dimension)}`);
  for (const declaration of module.interfaces.values()) {
    const name = declaration.name.text;
    if (!names.has(name)) continue;
    const type = types.named(declaration, name, [], module) as Type & { kind: 'record' };
    const docs = docsOf(name, sources);
    const fields = fieldsIn(type, dimension).map(
      ([field, of]) => `${docs.get(field) ?? ''}  ${field}: ${typeText(of, file)};`,
    );
    file.add(`${docOf(declaration)}export interface ${name} {\n${fields.join('\n')}\n}`);
    if (![...used].includes(name)) continue;
    file.add(`${CREATE}\nexport function create${name}(): ${name} {\n  return ${blank(type, file)};\n}`);
    file.add(copier(name, type, file));
  }
  return file;
}

/** In the plane nothing is called z. */
function aliasIn(text: string, dimension: Dimension): string {
  return dimension === 3 ? text : text.replaceAll(" | 'z'", '');
}

function copier(name: string, type: Type, file: GeneratedFile): string {
  const needed = `'a result of create${name}()'`;
  const head = `export function copy${name}(from: ${name}, out: ${name} = create${name}()): ${name} {`;
  return `${COPY}\n${head}\n${tried(copying(type, file.dimension), needed, ['from'], file, true)}\n}`;
}

/** Reads all before it writes: parts of `out` may be others of `from`. */
export function copying(type: Type, dimension: Dimension): string {
  const paths = leavesOf(type, dimension).map(({ path }) => [path, nameOf(path)] as const);
  return [
    ...paths.map(([path, local]) => `  const ${local} = from${path};`),
    ...paths.map(([path, local]) => `  out${path} = ${local};`),
    '  return out;',
  ].join('\n');
}

function nameOf(path: string): string {
  const name = camel(path);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Types with those that they extend or that their fields have. */
function withParts(used: Iterable<string>, { interfaces, aliases }: Module): Set<string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    const text = interfaces.get(name)?.getText() ?? '';
    for (const other of [...interfaces.keys(), ...aliases.keys()])
      if (new RegExp(`\\b${other}\\b`).test(text)) add(other);
  };
  for (const name of used) add(name);
  return names;
}

function fieldsIn(type: Type & { kind: 'record' }, dimension: Dimension): [string, Type][] {
  return [...type.fields].filter(([name]) => dimension === 3 || name !== 'z');
}

function typeText(type: Type, file: GeneratedFile): string {
  const { dimension } = file;
  switch (type.kind) {
    case 'number':
      return type.only ?? 'number';
    case 'boolean':
      return 'boolean';
    case 'text':
      return type.type;
    case 'shared':
      return 'object';
    case 'vec':
      return file.import(`type MutableVec${dimension}`, `math/vec${dimension}`);
    case 'list':
      return `[${type.items.map((item) => typeText(item, file)).join(', ')}]`;
    case 'record':
      if (type.name !== '') return type.name;
      return `{ ${fieldsIn(type, dimension)
        .map(([name, of]) => `${name}: ${typeText(of, file)}`)
        .join('; ')} }`;
  }
}

/**
 * An interval's `max` comes first, so that V8 does not take it for one of the boxes given as `{ min, max }`: those hold
 * objects, and each number written into such a field would be allocated.
 */
export function blank(type: Type, file: GeneratedFile): string {
  switch (type.kind) {
    case 'number':
      return '0';
    case 'boolean':
      return 'false';
    case 'text':
      return type.first;
    case 'shared':
      return 'undefined';
    case 'vec':
      return `${file.import(`createVec${file.dimension}`, `math/vec${file.dimension}`)}()`;
    case 'list':
      return `[${type.items.map((item) => blank(item, file)).join(', ')}]`;
    case 'record': {
      // What is shared comes from what is copied.
      const fields = fieldsIn(type, file.dimension).map(
        ([name, of]) => `${name}: ${of.kind === 'shared' ? `from?.${name}` : blank(of, file)}`,
      );
      const isInterval = type.fields.get('min')?.kind === 'number' && type.fields.has('max');
      return `{ ${(isInterval ? fields.reverse() : fields).join(', ')} }`;
    }
  }
}

/** Doc comments of an interface's fields, those that it extends included. */
function docsOf(name: string, sources: Sources): Map<string, string> {
  const docs = new Map<string, string>();
  const declaration = sources.module(SOURCE).interfaces.get(name);
  for (const { types } of declaration?.heritageClauses ?? [])
    for (const parent of types)
      for (const [field, doc] of docsOf(parent.expression.getText(), sources)) docs.set(field, doc);
  for (const member of declaration?.members ?? []) {
    const doc = docOf(member);
    if (doc) docs.set(member.name!.getText(), `  ${doc}`);
  }
  return docs;
}

function docOf(node: { getFullText(): string; getText(): string }): string {
  const [doc] =
    /\/\*\*[\s\S]*?\*\//.exec(node.getFullText().slice(0, node.getFullText().length - node.getText().length)) ?? [];
  return doc ? `${doc}\n` : '';
}
