/** Names of the locals of one generated function: as the source has them, numbered where that is needed. */
import ts from 'typescript';

/** Words of the language that cannot be names. */
const KEYWORDS = Array.from(
  { length: ts.SyntaxKind.LastFutureReservedWord - ts.SyntaxKind.FirstReservedWord + 1 },
  (_, i) => ts.tokenToString(ts.SyntaxKind.FirstReservedWord + i)!,
);

/** What generated functions take from the language and from the library, and what they call their own parameters. */
const OWN = [
  ...['abs', 'max', 'min', 'sqrt', 'Math', 'Infinity', 'NaN', 'undefined', 'arguments', 'eval', 'await'],
  ...[
    'program',
    'doubted',
    'sums',
    'signInDoubt',
    'gapInDoubt',
    'look',
    'signAfterLook',
    'exactSign',
    'readShapes',
    'signOfRead',
  ],
  ...['rescaled', 'given', 'found', 'foundTexts', 'powerOfTwoNear'],
  ...['distanceOf', 'nearest', 'lengths', 'steps', 'ratios'],
  ...['out', 'meet', 'sign', 'isSmall', 'misfit', 'needed', 'problem'],
];

const RESERVED: ReadonlySet<string> = new Set([...KEYWORDS, ...OWN]);

/** Whether generated code needs a name itself. Locals get another one then; a parameter cannot. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name);
}

export class Names {
  private readonly taken = new Set<string>();

  private isFree(name: string): boolean {
    return !this.taken.has(name) && !isReserved(name);
  }

  /** A free name, and its own from now on. */
  take(name: string): string {
    let free = name;
    for (let again = 2; !this.isFree(free); again++) free = `${name}${again}`;
    this.taken.add(free);
    return free;
  }

  /** Names for the coordinates of a vector: `offsetX`, `offsetY`, `offsetZ`. */
  takeVec(name: string, dimension: number): { group: string; names: string[] } {
    const letters = ['X', 'Y', 'Z'].slice(0, dimension);
    let group = name;
    for (let again = 2; letters.some((letter) => !this.isFree(group + letter)); again++) group = `${name}${again}`;
    const names = letters.map((letter) => group + letter);
    for (const own of names) this.taken.add(own);
    return { group, names };
  }
}

/** `contact` and `depth` make `contactDepth`. */
export function joined(name: string, field: string): string {
  return name === '' ? field : name + field.charAt(0).toUpperCase() + field.slice(1);
}
