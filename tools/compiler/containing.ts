/**
 * Whether a shape holds another, for every two kinds in both orders: a pair made of the words of `src/words/containing.ts`, by what the one
 * holds and what the other is made of. Corners that were given are asked about as points.
 */
import { existsSync } from 'node:fs';
import { capital } from './pair.js';
import type { Sources } from './source.js';
import type { Dimension } from './value.js';

/** Kinds by their names in space; the plane has no plane. */
const KINDS: readonly string[] = [
  'point',
  'segment',
  'ray',
  'line',
  'plane',
  'halfspace',
  'sphere',
  'capsule',
  'aabb',
  'obb',
  'triangle',
];

/** The points that a shape is the hull of, but for its radius and the ways it is endless in. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  point: [''],
  segment: ['.start', '.end'],
  ray: ['.origin'],
  line: ['.origin'],
  sphere: ['.center'],
  capsule: ['.start', '.end'],
  triangle: ['.a', '.b', '.c'],
};

const SURFACES: readonly string[] = ['plane', 'halfspace'];
const EMPTY: readonly string[] = ['plane', 'halfspace', 'sphere', 'capsule', 'aabb', 'obb'];

/** Adds the pairs of a dimension to the sources. @returns their files */
export function addContaining(dimension: Dimension, sources: Sources): string[] {
  const kinds = KINDS.filter((kind) => dimension === 3 || kind !== 'plane');
  return kinds.flatMap((a) =>
    kinds.flatMap((b) => {
      const text = new Containing(a, b, dimension).text();
      if (text === undefined) return [];
      const file = `src/contains/${dimension}d/${a}-${b}.ts`;
      sources.add(file, text);
      return [file];
    }),
  );
}

class Containing {
  private readonly words = new Map<string, Set<string>>();
  private readonly asked = new Set<string>();
  private readonly a: string;
  private readonly b: string;

  constructor(
    private readonly kindA: string,
    private readonly kindB: string,
    private readonly dimension: Dimension,
  ) {
    [this.a, this.b] = kindA === kindB ? ['a', 'b'] : [kindA, kindB];
  }

  /** Nothing where no shape of the one kind can hold any of the other. */
  text(): string | undefined {
    const answer = this.answer();
    if (answer === undefined) return undefined;
    const [typeA, typeB] = [this.type(this.kindA), this.type(this.kindB)];
    const empty = [this.emptiness(this.kindA, this.a), this.emptiness(this.kindB, this.b)].filter(Boolean);
    const imports = [...this.words].map(
      ([file, names]) => `import { ${[...names].sort().join(', ')} } from '../../words/${file}.js';`,
    );
    const asks = [...this.asked].map((kind) => {
      const own = `${this.dimension}d/pairs/point-${kind}.ts`;
      const from = existsSync(`src/${own}`) ? own : `pairs/point-${kind}.ts`;
      return `import * as point${capital(kind)} from '../../${from.replace(/ts$/, 'js')}';`;
    });
    const check = empty.length > 0 ? `  if (${empty.join(' || ')}) return false;\n` : '';
    const rare = answer.isRare ? '/** @rare */\n' : '';
    return `${[...imports, ...asks].join('\n')}
${rare}export function contains(${this.a}: ${typeA}, ${this.b}: ${typeB}): boolean {
${check}  return ${answer.text};
}
`;
  }

  private word(name: string, file = 'containing'): string {
    this.words.set(file, (this.words.get(file) ?? new Set()).add(name));
    return name.replace(/^type /, '');
  }

  private type(kind: string): string {
    if (kind === 'point') return this.word(this.dimension === 3 ? 'type Vec3' : 'type Vec', 'vec');
    const ending = this.dimension === 3 ? '3' : kind === 'obb' ? '2' : '';
    return this.word(`type ${capital(kind)}${ending}`, 'shapes');
  }

  private emptiness(kind: string, name: string): string {
    if (!EMPTY.includes(kind)) return '';
    const ending = kind === 'obb' ? String(this.dimension) : kind === 'plane' ? '3' : '';
    return `${this.word(`isEmpty${capital(kind)}${ending}`, 'emptiness')}(${name})`;
  }

  /** Whether a place of the second lies in the first. */
  private holdsPlace(place: string): string {
    const point = `${this.b}${place}`;
    this.asked.add(this.kindA);
    const [first, second] = this.kindA === 'point' ? [this.a, point] : [point, this.a];
    return `point${capital(this.kindA)}.gap(${first}, ${second}) <= 0`;
  }

  private holdsPlaces(): string {
    return PLACES[this.kindB]!.map((place) => this.holdsPlace(place)).join(' && ');
  }

  private answer(): { text: string; isRare?: boolean } | undefined {
    switch (this.kindB) {
      case 'plane':
      case 'halfspace':
        return this.holdsSurface();
      case 'aabb':
      case 'obb':
        return this.holdsBox();
      case 'sphere':
      case 'capsule':
        return { text: this.holdsBalls() };
      case 'ray':
      case 'line':
        return { text: `${this.holdsWay()} && ${this.holdsPlaces()}` };
      default:
        return { text: this.holdsPlaces() };
    }
  }

  private holdsSurface(): { text: string } | undefined {
    const { kindA, kindB, a, b } = this;
    if (kindA === 'halfspace') return { text: `${this.word(`holds${capital(kindB)}`)}(${a}, ${b})` };
    if (kindA !== 'plane' || kindB !== 'plane') return undefined;
    this.word('areParallel', 'crossings');
    this.word('heightOfParallel', 'heights');
    return { text: `areParallel(${a}.normal, ${b}.normal) && heightOfParallel(${a}, ${b}) === 0` };
  }

  /** The direction of a ray or line is one that the first goes on in for ever. */
  private holdsWay(): string {
    const { kindA, kindB, a, b } = this;
    const isNone = `${this.word('isZeroVector', 'lengths')}(${b}.direction)`;
    if (SURFACES.includes(kindA)) {
      const by = kindA === 'halfspace' && kindB === 'ray' ? '<=' : '===';
      return `${this.word('dot', 'vec')}(${a}.normal, ${b}.direction) ${by} 0`;
    }
    const canGoOn = kindA === 'line' || (kindA === 'ray' && kindB === 'ray');
    if (!canGoOn) return isNone;
    const same =
      kindA === 'ray'
        ? `${this.word('dot', 'vec')}(${a}.direction, ${b}.direction) > 0`
        : `!isZeroVector(${a}.direction)`;
    return `(${isNone} || (${same} && ${this.word('areParallel', 'crossings')}(${a}.direction, ${b}.direction)))`;
  }

  private holdsBalls(): string {
    const { kindA, kindB, a, b, dimension } = this;
    const asPoints = `${b}.radius === 0 && ${this.holdsPlaces()}`;
    const balls = (name: string): string =>
      PLACES[kindB]!.map((place) => `${this.word(name)}(${a}, ${b}${place}, ${b}.radius)`).join(' && ');
    const alone: Readonly<Record<string, string>> = {
      halfspace: 'holdsBallBelow',
      sphere: 'ballHoldsBall',
      capsule: 'capsuleHoldsBall',
      aabb: 'boxHoldsBall',
    };
    if (alone[kindA]) {
      this.asked.clear();
      return balls(alone[kindA]);
    }
    if (kindA === 'obb') return `${b}.radius === 0 ? ${this.holdsPlaces()} : ${balls(`obb${dimension}HoldsBall`)}`;
    if (kindA === 'triangle' && dimension === 2)
      return `${b}.radius === 0 ? ${this.holdsPlaces()} : ${balls('triangle2HoldsBall')}`;
    return asPoints;
  }

  private holdsBox(): { text: string; isRare?: boolean } {
    const { kindA, kindB, a, b, dimension } = this;
    const body = (): string => `${this.word(kindB === 'aabb' ? 'bodyOfAabb' : `bodyOfObb${dimension}`)}(${b})`;
    if (kindB === 'aabb') {
      if (kindA === 'aabb') return { text: `${this.word('boxHoldsBox')}(${a}, ${b})` };
      if (kindA === 'sphere') return { text: `${this.word('ballHoldsBox')}(${a}, ${b})` };
      if (kindA === 'capsule')
        return { text: `${this.word('capsuleHoldsCorners')}(${a}, ${this.word('cornersOf')}(${b}))` };
    }
    const solid: Readonly<Record<string, string>> = {
      halfspace: 'holdsBoxBelow',
      sphere: 'ballHoldsBody',
      capsule: 'capsuleHoldsBody',
      aabb: 'boxHoldsBody',
    };
    if (solid[kindA]) return { text: `${this.word(solid[kindA])}(${a}, ${body()})` };
    const hasOwn = kindA === 'obb' || kindA === 'triangle';
    return { text: `${this.word(`${kindA}${hasOwn ? dimension : ''}HoldsBody`)}(${a}, ${body()})`, isRare: true };
  }
}
