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
  'hull',
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
/** Words by which shapes with a simple inside hold balls. */
const HOLDING_BALLS: Readonly<Record<string, string>> = {
  halfspace: 'holdsBallBelow',
  sphere: 'ballHoldsBall',
  capsule: 'capsuleHoldsBall',
  aabb: 'boxHoldsBall',
};
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

interface Answer {
  readonly text: string;
  readonly isRare?: boolean;
  /** A question that it asks. */
  readonly more?: string;
}

class Containing {
  private readonly words = new Map<string, Set<string>>();
  /** Files below `src` by the names of what is asked in them. */
  private readonly asked = new Map<string, string>();
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
    if (this.kindA === 'hull' || this.kindB === 'hull')
      return SURFACES.includes(this.kindB) ? undefined : `export { contains } from '../../words/general.js';\n`;
    const answer = this.answer();
    if (answer === undefined) return undefined;
    const parameters = this.parameters();
    const empty = [this.emptiness(this.kindA, this.a), this.emptiness(this.kindB, this.b)].filter(Boolean);
    const imports = [...this.words].map(
      ([file, names]) => `import { ${[...names].sort().join(', ')} } from '../../words/${file}.js';`,
    );
    const asks = [...this.asked].map(([name, file]) => `import * as ${name} from '../../${file}.js';`);
    const check = empty.length > 0 ? `  if (${empty.join(' || ')}) return false;\n` : '';
    const rare = answer.isRare ? '/** @rare */\n' : '';
    return `${[...imports, ...asks].join('\n')}
${rare}export function contains(${parameters}): boolean {
${check}  return ${answer.text};
}
${answer.more ?? ''}`;
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
    return this.holdsPoint(`${this.b}${place}`);
  }

  private holdsPoint(point: string): string {
    const { kindA, dimension, a } = this;
    const own = `${dimension}d/pairs/point-${kindA}`;
    const name = `point${capital(kindA)}`;
    this.asked.set(name, existsSync(`src/${own}.ts`) ? own : `pairs/point-${kindA}`);
    const [first, second] = kindA === 'point' ? [a, point] : [point, a];
    return `${name}.gap(${first}, ${second}) <= 0`;
  }

  private holdsPlaces(): string {
    return PLACES[this.kindB]!.map((place) => this.holdsPlace(place)).join(' && ');
  }

  private answer(): Answer | undefined {
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

  private balls(word: string): string {
    const { a, b, kindB } = this;
    return PLACES[kindB]!.map((place) => `${this.word(word)}(${a}, ${b}${place}, ${b}.radius)`).join(' && ');
  }

  private holdsBalls(): string {
    const { kindA, kindB, b, dimension } = this;
    if (HOLDING_BALLS[kindA]) return this.balls(HOLDING_BALLS[kindA]);
    if (kindB === 'capsule' && kindA !== 'obb') return this.holdsBallsAtEnds();
    const isPoint = `${b}.radius === 0`;
    if (kindA === 'obb') return `${isPoint} ? ${this.holdsPlaces()} : ${this.balls(`obb${dimension}HoldsBall`)}`;
    if (kindA === 'triangle' && dimension === 2)
      return `${isPoint} ? ${this.holdsPlaces()} : ${this.balls('triangle2HoldsBall')}`;
    return `${isPoint} && ${this.holdsPlaces()}`;
  }

  /** A capsule is the hull of two balls, which are asked about. */
  private holdsBallsAtEnds(): string {
    const { kindA, a, b, dimension } = this;
    const name = `${kindA}Sphere`;
    this.asked.set(name, `contains/${dimension}d/${kindA}-sphere`);
    return PLACES['capsule']!.map(
      (place) => `${name}.contains(${a}, { center: ${b}${place}, radius: ${b}.radius })`,
    ).join(' && ');
  }

  /** A box is the hull of its corners, each with some coordinates of min and some of max. */
  private holdsCorners(): string {
    const { b, dimension } = this;
    const ends = (i: number): string[] => [`${b}.min.${'xyz'[i]}`, `${b}.max.${'xyz'[i]}`];
    const corners = ends(0).flatMap((x) =>
      ends(1).flatMap((y) => (dimension === 2 ? [[x, y]] : ends(2).map((z) => [x, y, z]))),
    );
    const vec = this.word(`vec${dimension}`, 'vec');
    return corners.map((corner) => this.holdsPoint(`${vec}(${corner.join(', ')})`)).join(' && ');
  }

  /** The same of an oriented box, whose corners have to be worked out: a question about one of them, asked of mirror images. */
  private holdsEachCorner(): { text: string; more: string } {
    const { a, b, dimension } = this;
    const signs = Array.from({ length: dimension }).reduce<string[][]>(
      (all) =>
        all.flatMap((some) => [
          [...some, ''],
          [...some, '-'],
        ]),
      [[]],
    );
    const vec = this.word(`vec${dimension}`, 'vec');
    const asks = signs.map((turned) => {
      const extents = turned.map((sign, i) => `${sign}${b}.halfExtents.${'xyz'[i]}`);
      return `holdsCorner(${a}, { center: ${b}.center, halfExtents: ${vec}(${extents.join(', ')}), axes: ${b}.axes })`;
    });
    const corner = `${this.word('cornerOf')}(${this.word(`bodyOfObb${dimension}`)}(${b}))`;
    const holds = this.word('capsuleHoldsBall');
    const more = `export function holdsCorner(${this.parameters()}): boolean {
  return ${holds}(${a}, ${corner}, 0);
}
`;
    return { text: asks.join(' && '), more };
  }

  private parameters(): string {
    return `${this.a}: ${this.type(this.kindA)}, ${this.b}: ${this.type(this.kindB)}`;
  }

  private holdsBox(): Answer {
    const { kindA, kindB, a, b, dimension } = this;
    const body = (): string => `${this.word(kindB === 'aabb' ? 'bodyOfAabb' : `bodyOfObb${dimension}`)}(${b})`;
    if (kindB === 'aabb') {
      if (kindA === 'aabb') return { text: `${this.word('boxHoldsBox')}(${a}, ${b})` };
      if (kindA === 'sphere') return { text: `${this.word('ballHoldsBox')}(${a}, ${b})` };
      if (kindA !== 'halfspace' && kindA !== 'obb') return { text: this.holdsCorners() };
    }
    if (kindA === 'capsule') return this.holdsEachCorner();
    const solid: Readonly<Record<string, string>> = {
      halfspace: 'holdsBoxBelow',
      sphere: 'ballHoldsBody',
      aabb: 'boxHoldsBody',
    };
    if (solid[kindA]) return { text: `${this.word(solid[kindA])}(${a}, ${body()})` };
    const hasOwn = kindA === 'obb' || kindA === 'triangle';
    return { text: `${this.word(`${kindA}${hasOwn ? dimension : ''}HoldsBody`)}(${a}, ${body()})`, isRare: true };
  }
}
