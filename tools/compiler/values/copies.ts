/** How shapes are copied: number by number, into one that keeps its own vectors. */
import { nounsOf } from '../comments.js';
import { fieldsOf, tried } from '../explained.js';
import { GeneratedFile } from '../file.js';
import { capital, kindIn, plainType } from '../pair.js';
import type { Sources } from '../source.js';
import { type Type, Types } from '../types.js';
import { COORDINATES, type Dimension } from '../value.js';
import { blank, copying } from './results.js';

const SOURCE = 'src/words/shapes.ts';
const POINT: Type = { kind: 'vec', unit: 'length' };

/** The file with a copy of every shape of a dimension. */
export function copiesFile(dimension: Dimension, sources: Sources): GeneratedFile {
  const file = new GeneratedFile(SOURCE, dimension, sources);
  const module = sources.module(SOURCE);
  const types = new Types(sources);
  file.add(copier('point', POINT, file));
  for (const [name, declaration] of module.interfaces) {
    if (name !== plainType(name) && !name.endsWith(String(dimension))) continue;
    file.add(
      copier(kindIn(plainType(name).toLowerCase(), dimension), types.named(declaration, name, [], module), file),
    );
  }
  return file;
}

function copier(kind: string, type: Type, file: GeneratedFile): string {
  const { dimension } = file;
  const shape = capital(kind);
  file.import(`type ${shape}`, `${dimension}d/shapes/${kind}`);
  const isPoint = type.kind === 'vec';
  const from = isPoint
    ? file.import(`type Vec${dimension}`, `math/vec${dimension}`)
    : `${file.import('type Bare', 'core/bare')}<${shape}>`;
  const coordinates = COORDINATES.slice(0, dimension).map((coordinate) => `${coordinate}: 0`);
  const fields = isPoint ? coordinates.join(', ') : blank(type, file).slice(2, -2);
  const made = `{ kind: '${kind}', ${fields} }`;
  return [
    `/** Writes all numbers of ${nounsOf(kind)[0]} into \`out\`, or into a new one with vectors of its own. */`,
    `export function copy${shape}(from: ${from}, out: ${shape} = ${made}): ${shape} {`,
    tried(copying(type, dimension), `'${nounsOf(kind)[0]} ${fieldsOf(type, dimension)}'`, ['from'], file, true),
    '}',
  ].join('\n');
}
