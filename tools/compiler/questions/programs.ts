/**
 * One file with the programs of all questions, and the functions that read the numbers of a shape for them, in the order of its type. Side by side,
 * texts compress better than each beside its question, and bundlers leave out those that nothing uses.
 */
import type { GeneratedFile } from '../file.js';
import { typeIn } from '../pair.js';
import type { Type } from '../types.js';
import { COORDINATES, type Dimension } from '../value.js';
import type { Written } from './exact.js';
import type { Parameter } from './question.js';

export class Programs {
  private readonly known = new Set<string>();

  constructor(private readonly file: GeneratedFile) {}

  /** Adds a program, and imports it into a file. */
  add(name: string, { text, maker }: Written, parameters: readonly Parameter[], into: GeneratedFile): void {
    const { file } = this;
    const args = [JSON.stringify(text), ...parameters.map(({ type, structure }) => this.reader(type, structure))];
    const type = file.import('type Program', 'exact/program');
    const made = `${file.import(maker, 'exact/program')}(${args.join(', ')})`;
    file.add(`export const ${name}: ${type} = /* @__PURE__ */ ${made};`);
    into.import(name, `generated/${file.dimension}d/programs`);
  }

  private reader(type: string, structure: Type): string {
    const { file } = this;
    const name = `read${typeIn(type, file.dimension).replace(/^Bare<(.*)>$/, '$1')}`;
    if (this.known.has(name)) return name;
    this.known.add(name);
    const body = [...this.lines(structure), `  return at + ${pathsOf('', structure, file.dimension).length};`];
    file.add(`function ${name}(of: ${file.type(type)}, at: number): number {\n${body.join('\n')}\n}`);
    return name;
  }

  private lines(structure: Type): string[] {
    const { file } = this;
    let count = 0;
    return vectorsOf('of', structure).flatMap(([path, type]) => {
      const at = (i: number): string => (i === 0 ? 'at' : `at + ${i}`);
      const numbers = pathsOf(path, type, file.dimension);
      const first = count;
      count += numbers.length;
      if (type.kind === 'vec' && path !== 'of') return [`  ${this.reader('Vec', type)}(${path}, ${at(first)});`];
      return numbers.map((number, i) => `  ${file.import('inputs', 'exact/program')}[${at(first + i)}] = ${number};`);
    });
  }
}

/** The paths of all numbers in something of this type. */
export function pathsOf(path: string, type: Type, dimension: Dimension): string[] {
  return vectorsOf(path, type).flatMap(([inner, { kind }]) =>
    kind === 'vec' ? COORDINATES.slice(0, dimension).map((name) => `${inner}.${name}`) : [inner],
  );
}

/** The vectors and single numbers in something of this type. */
function vectorsOf(path: string, type: Type): [path: string, type: Type][] {
  if (type.kind === 'list') return type.items.flatMap((item, i) => vectorsOf(`${path}[${i}]`, item));
  if (type.kind === 'record') return [...type.fields].flatMap(([name, of]) => vectorsOf(`${path}.${name}`, of));
  return [[path, type]];
}
