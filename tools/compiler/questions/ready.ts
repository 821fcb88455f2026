/** What stands ready at a place of the emitted code. */
import type { Local, Num } from '../ir.js';
import type { Member, Size } from './analysis.js';
import type { Permanent } from './permanent.js';

export interface Ready {
  readonly defined: Set<Local>;
  /** Sizes and bounds, by what they are made of. */
  readonly made: Map<string, Num>;
  /** Of each size, what has been added up last. */
  readonly sums: Map<Size, { readonly members: readonly Member[]; readonly sum: Num }>;
  readonly permanents: Map<Local, Permanent>;
  /** Sums of squares, by what is squared. */
  readonly squares: Map<string, Num>;
  /** Values that are certain: elsewhere the function has left. */
  readonly certain: Set<Local>;
  /** Inputs that have gone into a bound: if one were not finite, the filter would not have decided. */
  readonly covered: Set<string>;
  /** Pairs of inputs that are known to be numbers, the first no greater than the second. */
  readonly order: [low: string, high: string][];
  /** Pairs of inputs that are known to be the same number. */
  readonly equals: [string, string][];
}

export function nothingReady(): Ready {
  return {
    defined: new Set(),
    made: new Map(),
    sums: new Map(),
    permanents: new Map(),
    squares: new Map(),
    certain: new Set(),
    covered: new Set(),
    order: [],
    equals: [],
  };
}

/** What stands ready in a block stays there; what is around it is seen there too. */
export function inner({ defined, made, sums, permanents, squares, certain, covered, order, equals }: Ready): Ready {
  return {
    defined: new Set(defined),
    made: new Map(made),
    sums: new Map(sums),
    permanents: new Map(permanents),
    squares: new Map(squares),
    certain: new Set(certain),
    covered: new Set(covered),
    order: [...order],
    equals: [...equals],
  };
}
