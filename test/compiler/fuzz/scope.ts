/** What can be named at a place of a random question. */
import type { Random } from '../../oracle/random.js';
import { inputTerm, LETTERS, type Term, type Thing, type Vector } from './parts.js';

/** Some of them are what the compiler itself would call an input or a step. */
const NAMES = ['p', 'q', 'r', 'd', 'aX', 'bX', 'aY', 'aCenter', 'aCenterX', 'bMinX', 'offset', 'offsetX'];
const ITS_OWN = [
  'side',
  'value',
  'bound',
  'sum2',
  'product',
  'squares',
  'factor',
  'left',
  'right2',
  'out',
  'size',
  'unit',
];

export class Scope {
  readonly terms: Term[];
  readonly vectors: Vector[];

  constructor(
    readonly things: readonly Thing[],
    terms: readonly Term[],
    vectors: readonly Vector[],
    private readonly taken: Set<string> = new Set(),
    /** Names of the blocks around. */
    private readonly outer: readonly string[] = [],
  ) {
    this.terms = [...terms];
    this.vectors = [...vectors];
  }

  /** A block inside: it may use names from around it again, for its own. */
  inner(): Scope {
    return new Scope(this.things, this.terms, this.vectors, new Set(), [...this.outer, ...this.taken]);
  }

  /** A name that this block has not used yet, that is no parameter, and that `text` does not use. */
  fresh(random: Random, text: string): string {
    const used = new Set([
      ...(text.match(/[A-Za-z]\w*/g) ?? []),
      ...this.taken,
      ...this.things.map((thing) => thing.text),
    ]);
    const pool = this.outer.length > 0 && random.chance(0.5) ? this.outer : [...NAMES, ...NAMES, ...ITS_OWN];
    const free = pool.filter((name) => !used.has(name));
    const name = free.length > 0 ? random.pick(free) : `more${this.taken.size}`;
    this.taken.add(name);
    // What the name meant outside is out of sight.
    const isSeen = (part: { text: string }): boolean => !new RegExp(`\\b${name}\\b`).test(part.text);
    this.terms.splice(0, Infinity, ...this.terms.filter(isSeen));
    this.vectors.splice(0, Infinity, ...this.vectors.filter(isSeen));
    return name;
  }
}

/** The names in sight at the start of a question with these parameters. */
export function scopeOf(things: readonly Thing[], dimension: number): Scope {
  const vectors: Vector[] = [];
  const terms: Term[] = [];
  for (const path of things.flatMap(({ paths }) => paths)) {
    if (path.endsWith('.x')) vectors.push(inputVector(path.slice(0, -2), dimension));
    terms.push(inputTerm(path));
  }
  return new Scope(things, terms, vectors);
}

function inputVector(text: string, dimension: number): Vector {
  return {
    text,
    isNamed: true,
    isGiven: true,
    parts: LETTERS.slice(0, dimension).map((letter) => inputTerm(`${text}.${letter}`)),
  };
}
