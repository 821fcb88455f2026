/** The line with which a pair takes the general answer for its own, written out as the functions that it stands for. */
import path from 'node:path';
import { capital } from './pair.js';
import type { Module } from './source.js';

/** The file with the names of general answers. */
export const GENERAL = 'src/words/general.ts';

const LINE = /^export \{ ([^}]*) \} from '([./]*words)\/general\.js';$/m;
/** The types of kinds that exist in space only. */
const ONLY_3D: readonly string[] = ['plane'];

/**
 * The text of a pair with functions of the pair's shapes behind it, which say and give back what the general ones do.
 * @param general reads the file of these
 */
export function withGeneral(file: string, text: string, general: () => Module): string {
  const [, names, folder] = LINE.exec(text) ?? [];
  if (names === undefined) return text;
  const [, given] = /^export function gap\(([^)]*)\): Sign/m.exec(text) ?? [];
  const shapes = given ?? shapesOf(file);
  const functions = names.split(', ').map((name) => {
    const [from, own = from] = name.split(' as ') as [string, string?];
    const { comment, node } = general().functions.get(from)!;
    const result = node.type!.getText();
    const meet = node.parameters.length > 2 ? ', meet: boolean' : '';
    return [
      `import { ${from} as general_${from} } from '${folder}/general.js';`,
      result === 'boolean'
        ? ''
        : `import type { ${result} } from '${folder}/${result === 'Sign' ? 'sign' : 'results'}.js';`,
      comment,
      `export function ${own}(${shapes}${meet}): ${result} { return general_${from}(); }`,
    ].join('\n');
  });
  const types = [...new Set(shapes.match(/(?<=: )\w+/g))].join(', ');
  const ownTypes = given === undefined ? `import type { ${types} } from '${folder}/shapes.js';\n` : '';
  return `${text.replace(LINE, '')}\n${ownTypes}${functions.join('\n')}\n`;
}

/** `sphere: Sphere, hull: Hull` of `sphere-hull.ts`. */
function shapesOf(file: string): string {
  const kinds = path.basename(file, '.ts').split('-');
  const types = kinds.map((kind) => `${capital(kind)}${ONLY_3D.includes(kind) ? '3' : ''}`);
  const names = kinds[0] === kinds[1] ? ['a', 'b'] : kinds;
  return types.map((type, i) => `${names[i]}: ${type}`).join(', ');
}
