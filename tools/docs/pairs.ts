/**
 * `docs/pairs.md`: which questions any two kinds answer, by which method, of which degree, and how accurate their values are. All of it is read from the pairs and
 * from what is generated of them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inPlane } from '../compiler/comments.js';
import { capital, kindIn } from '../compiler/pair.js';
import { Sources } from '../compiler/source.js';
import { kindsOf } from '../compiler/tables.js';
import type { Dimension } from '../compiler/value.js';
import { degreesIn } from './degrees.js';

/** What users can ask beyond the yes/no questions, and its sign in the table. */
const SIGNS = [
  ['distance', 'd', '`distance`, `closestPoints`'],
  ['contact', 'c', '`contact`, `pushOut`'],
  ['intersection', 'i', '`intersection`'],
  ['raycast', 'r', '`raycast`, from rays and from segments in their place'],
  ['contains', 'h', '`contains`: the shape of the row can hold that of the column'],
] as const;

/** In the order in which a pair's values are listed. */
const VALUES = ['distance', 'closestPointOn', 'closestPoints', 'contact', 'intersection', 'raycast'] as const;

const HEAD = `<!-- Made by \`npm run docs\` from src/pairs, src/2d/pairs, src/3d/pairs and src/generated: change those instead. -->

# What any two shapes answer

\`intersects\`, \`overlaps\`, \`touches\` and \`explain\` answer for any two kinds of a dimension, in either order. What else a pair answers is in the tables:

| sign | question |
|---|---|
${SIGNS.map(([, sign, text]) => `| ${sign} | ${text} |`).join('\n')}

All but \`contains\` take their shapes in either order. Below the tables stands for each pair how it is decided and how accurate its values are; [bounds.md](bounds.md) says
how to read that. The **degree** is that of the polynomials of the shapes' numbers whose signs decide whether they meet: the higher it is, the more digits an exact answer takes.
`;

/** The whole page. */
export function pairsPage(): string {
  return [HEAD, ...([2, 3] as const).map((dimension) => new Section(dimension).text())].join('\n');
}

class Section {
  private readonly kinds: readonly string[];
  /** Comments of all functions that users see, by name. */
  private readonly comments = new Map<string, string>();
  private readonly degrees: ReadonlyMap<string, number>;

  constructor(private readonly dimension: Dimension) {
    const shape = new Sources().module(`src/${dimension}d/shapes/shape.ts`).aliases.get('Shape')!;
    this.kinds = kindsOf(shape.type);
    const folder = `src/generated/${dimension}d`;
    const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    for (const text of texts) this.read(text);
    this.degrees = degreesIn(texts);
  }

  private read(text: string): void {
    for (const [, comment = '', name = ''] of text.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function (\w+)/g,
    )) {
      const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
      this.comments.set(name, lines.filter((line) => line !== '').join('\n'));
    }
  }

  text(): string {
    const pairs = this.kinds.flatMap((a, i) => this.kinds.slice(i).map((b) => this.pair(a, b)));
    return `## ${this.dimension}D\n\n${this.table()}\n${pairs.join('\n')}`;
  }

  private table(): string {
    const rows = this.kinds.map((a) => `| **${a}** | ${this.kinds.map((b) => this.cell(a, b)).join(' | ')} |`);
    return [`| | ${this.kinds.join(' | ')} |`, `|---|${'---|'.repeat(this.kinds.length)}`, ...rows, ''].join('\n');
  }

  private cell(a: string, b: string): string {
    const [first, second] = this.inOrder(a, b);
    const isOffered = (question: string): boolean => {
      if (question === 'contains') return this.comments.has(`contains${capital(a)}${capital(b)}`);
      return this.comments.has(this.named(question, first, second) ?? '');
    };
    return SIGNS.flatMap(([question, sign]) => (isOffered(question) ? [sign] : [])).join(' ') || '·';
  }

  private inOrder(a: string, b: string): [string, string] {
    return this.kinds.indexOf(a) <= this.kinds.indexOf(b) ? [a, b] : [b, a];
  }

  /** The function of a pair that answers a question, if there can be one. */
  private named(question: string, a: string, b: string): string | undefined {
    if (question === 'raycast')
      return a === 'ray' || b === 'ray' ? `raycast${capital(b === 'ray' ? a : b)}` : undefined;
    if (question === 'closestPointOn') return a === 'point' ? `closestPointOn${capital(b)}` : undefined;
    return `${question}${capital(a)}${capital(b)}`;
  }

  private pair(a: string, b: string): string {
    const degree = this.degrees.get(`gap${capital(a)}${capital(b)}`);
    if (degree === undefined) throw new Error(`no question of ${a} and ${b} in ${this.dimension}D`);
    const values = VALUES.flatMap((question) => this.named(question, a, b) ?? []).flatMap((name) => this.value(name));
    const isBySteps = [a, b].some((kind) => (IN_SPACE[kind] ?? kind) === 'hull');
    const decided = isBySteps
      ? 'In steps, not by one polynomial.'
      : degree === 0
        ? 'It needs no comparison.'
        : `Degree ${degree}.`;
    return [
      `### ${a} – ${b}`,
      '',
      `${this.method(a, b)} ${decided}`,
      '',
      ...values,
      ...(values.length > 0 ? [''] : []),
    ].join('\n');
  }

  /** What the head of the pair's source says, without naming the pair again. */
  private method(a: string, b: string): string {
    const inSpace = [a, b].map((kind) => IN_SPACE[kind] ?? kind).join('-');
    const file = [
      `src/${this.dimension}d/pairs/${inSpace}.ts`,
      `src/${this.dimension}d/pairs/${a}-${b}.ts`,
      `src/pairs/${inSpace}.ts`,
    ].find(existsSync);
    const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(file ? readFileSync(file, 'utf8') : '') ?? [];
    const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
    const text = inPlane(lines.join(' ').replace(/\s+/g, ' ').trim(), this.dimension);
    if (text === '') throw new Error(`${file ?? inSpace} does not begin with a comment that tells its method`);
    return text;
  }

  private value(name: string): string[] {
    const comment = this.comments.get(name);
    if (comment === undefined) return [];
    const bounds = [...comment.matchAll(/^@bound ((?:(?!\n@)[\s\S])*)/gm)].map(([, bound]) =>
      bound!.replace(/\s+/g, ' '),
    );
    // A distance is what is left of the closest points, and so is its comment.
    const own = name.startsWith('distance') ? bounds.filter((bound) => bound.startsWith('distance ')) : bounds;
    return [`- \`${name}\`: ${own.join('; ')}`];
  }
}

/** The kinds that have another name in space. */
const IN_SPACE: Readonly<Record<string, string>> = Object.fromEntries(
  ['sphere', 'halfspace', 'hull'].map((kind) => [kindIn(kind, 2), kind]),
);
