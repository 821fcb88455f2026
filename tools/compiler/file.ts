/** One generated file: its imports and its functions, as they come. */

import { documented } from './comments.js';
import { clashIn, declarationOf } from './hiding.js';
import type { Argument, Question } from './ir.js';
import { fileIn, kindIn, nameIn, typeIn } from './pair.js';
import { refuse, type Sources } from './source.js';
import { COORDINATES, type Dimension } from './value.js';
import { CORE_FUNCTIONS } from './words.js';

export class GeneratedFile {
  private readonly imports = new Map<string, Set<string>>();
  private readonly functions: string[] = [];
  /** Names by text. */
  private readonly constants = new Map<string, string>();

  /** What functions say that they need, by the names of these texts: they stand in a file of their own. */
  readonly needs = new Map<string, string>();

  constructor(
    readonly origin: string,
    readonly dimension: Dimension,
    private readonly sources: Sources,
  ) {}

  /** @param from a path below `src` */
  import(name: string, from: string): string {
    const names = this.imports.get(from) ?? new Set();
    this.imports.set(from, names.add(name));
    return name.replace(/^type /, '');
  }

  add(text: string): void {
    const named = text.replace(/\bMath\.(abs|max|min|sqrt)\(/g, (_, name) => `${this.import(name, 'core/numbers')}(`);
    this.functions.push(documented(named, this.dimension));
  }

  /** The name of what functions of some kinds of shapes say that they need. */
  need(kinds: string, text: string): string {
    const name = `needed${kinds}`;
    this.needs.set(name, text);
    return this.import(name, `generated/${this.dimension}d/needed`);
  }

  /** The name of a constant that several functions use: written once, numbered where there are several of one name. */
  constant(name: string, text: string): string {
    const same = [...this.constants.values()].filter((other) => other.startsWith(name)).length;
    const known = this.constants.get(text) ?? `${name}${same === 0 ? '' : same + 1}`;
    this.constants.set(text, known);
    return known;
  }

  /**
   * An object for a shape that is put together of fields. It begins with numbers that are not whole: V8 would box those of all objects
   * with the same keys if one of them began otherwise.
   * @param use the question and the argument: whoever is asked may put together shapes as well, and still needs those that it was given
   */
  kept(shape: Argument, use: string): string {
    return this.constant('part', `/* ${use} */ ${this.blank(shape)}`);
  }

  private blank(of: Argument): string {
    if ('path' in of) {
      if (of.isNumber) return '0.5';
      const coordinates = COORDINATES.slice(0, this.dimension).map((name) => `${name}: 0.5`);
      const vector = `{ ${coordinates.join(', ')} }`;
      return of.items === undefined
        ? vector
        : this.list(
            Array.from({ length: of.items }, () => vector),
            'readonly ',
          );
    }
    const parts = Object.entries(of.fields).map(([name, part]) => (of.isList ? '' : `${name}: `) + this.blank(part));
    return of.isList ? this.list(parts) : `{ ${parts.join(', ')} }`;
  }

  private list(parts: readonly string[], modifier = ''): string {
    const vector = this.import(`type Vec${this.dimension}`, `math/vec${this.dimension}`);
    return `[${parts.join(', ')}] as ${modifier}[${parts.map(() => vector).join(', ')}]`;
  }

  /** Gives the file a name of its own for `Math.abs`, for functions so short that loading an imported one counts. */
  ownAbs(): void {
    this.constants.set('Math.abs', 'abs');
  }

  /** What a function gives back, where that is a record or null. */
  resultOf(name: string): string | undefined {
    const head = new RegExp(`^export function ${name}\\(.*\\): (\\w+) \\| null`, 'm');
    return this.functions.flatMap((text) => head.exec(text)?.[1] ?? [])[0];
  }

  /** The functions that the file exports. */
  get exported(): string[] {
    return this.functions.flatMap((text) => /^export function (\w+)/m.exec(text)?.[1] ?? []);
  }

  core(name: string): string {
    return this.import(name, CORE_FUNCTIONS.includes(name) ? 'core/norm' : 'core/passing');
  }

  /** The function behind a question. */
  ask({ file, name, reading }: Question): string {
    if (file === '') return name;
    const module = this.sources.module(file);
    const own = nameIn(reading ?? name, module, this.dimension);
    if (file === this.origin) return own;
    const ending = name === 'contains' ? '.contains' : '';
    return this.import(own, `generated/${this.dimension}d/${fileIn(module, this.dimension)}${ending}`);
  }

  /** A parameter's type as users see it. */
  type(type: string): string {
    const text = typeIn(type, this.dimension);
    if (/^Vec/.test(text)) return this.import(`type ${text}`, `math/vec${this.dimension}`).replace('type ', '');
    const shape = text.slice(5, -1);
    this.import('type Bare', 'core/bare');
    this.import(
      `type ${shape}`,
      `${this.dimension}d/shapes/${kindIn(shape.charAt(0).toLowerCase() + shape.slice(1), this.dimension)}`,
    );
    return text;
  }

  text(): string {
    if (this.constants.has('Math.abs')) this.imports.get('core/numbers')?.delete('abs');
    const lines = [...this.imports]
      .filter(([, names]) => names.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => {
        const here = `generated/${this.dimension}d/`;
        const path = from.startsWith(here) ? `./${from.slice(here.length)}` : `../../${from}`;
        const areTypes = [...names].every((name) => name.startsWith('type '));
        const list = [...names].sort().join(', ');
        return `import ${areTypes ? `type { ${list.replaceAll('type ', '')} }` : `{ ${list} }`} from '${path}.js';`;
      });
    const text = [
      `// Generated from ${this.origin}: change that file instead.`,
      ...lines,
      '',
      ...[...this.constants].map(([constant, name]) => `const ${name} = ${constant};\n`),
      this.functions.join('\n\n'),
      '',
    ].join('\n');
    const clash = clashIn(text);
    if (clash !== undefined) this.refuseName(clash);
    return text;
  }

  private refuseName(name: string): never {
    const { source } = this.sources.module(this.origin);
    refuse(declarationOf(name, source) ?? source, `generated code has another use for the name ${name}`);
  }
}
