/** The line with which a pair takes the general answer for its own, written out as the functions that it stands for. */
import type { Module } from './source.js';

/** The file with the names of general answers. */
export const GENERAL = 'src/words/general.ts';

const LINE = /^export \{ ([^}]*) \} from '([./]*words)\/general\.js';$/m;

/**
 * The text of a pair with functions of the pair's shapes behind it, which say and give back what the general ones do.
 * @param general reads the file of these
 */
export function withGeneral(text: string, general: () => Module): string {
  const [, names, folder] = LINE.exec(text) ?? [];
  const [, shapes] = /^export function gap\(([^)]*)\): Sign/m.exec(text) ?? [];
  if (names === undefined || shapes === undefined) return text;
  const functions = names.split(', ').map((name) => {
    const [from, own = from] = name.split(' as ') as [string, string?];
    const { comment, node } = general().functions.get(from)!;
    const result = node.type!.getText();
    const meet = node.parameters.length > 2 ? ', meet: boolean' : '';
    return [
      `import { ${from} as general_${from} } from '${folder}/general.js';`,
      `import type { ${result} } from '${folder}/results.js';`,
      comment,
      `export function ${own}(${shapes}${meet}): ${result} { return general_${from}(); }`,
    ].join('\n');
  });
  return `${text.replace(LINE, '')}\n${functions.join('\n')}\n`;
}
