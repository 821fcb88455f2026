/** Names of the locals of one generated function: as the source has them, numbered where that is needed. */

/** Words that cannot be names, and names that generated code uses itself. */
const RESERVED = [
  'given',
  'found',
  'inputs',
  'program',
  'out',
  'unit',
  'pace',
  'step',
  'step2',
  'size',
  'meet',
  'if',
  'in',
  'do',
  'for',
  'let',
  'new',
  'var',
  'try',
  'case',
  'else',
  'this',
  'void',
  'with',
];

export class Names {
  private readonly taken = new Set(RESERVED);

  /** A free name, and its own from now on. */
  take(name: string): string {
    let free = name;
    for (let again = 2; this.taken.has(free); again++) free = `${name}${again}`;
    this.taken.add(free);
    return free;
  }

  /** Names for the coordinates of a vector: `offsetX`, `offsetY`, `offsetZ`. */
  takeVec(name: string, dimension: number): { group: string; names: string[] } {
    const letters = ['X', 'Y', 'Z'].slice(0, dimension);
    let group = name;
    for (let again = 2; letters.some((letter) => this.taken.has(group + letter)); again++) group = `${name}${again}`;
    const names = letters.map((letter) => group + letter);
    for (const own of names) this.taken.add(own);
    return { group, names };
  }
}
