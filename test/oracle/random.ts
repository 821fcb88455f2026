/** A small seeded source of numbers (mulberry32, Tommy Ettinger's public-domain generator), so that a case can be found again. */
export interface Random {
  /** Evenly spread over 0 <= x < 1 with all 53 bits. */
  unit(): number;
  between(low: number, high: number): number;
  /** A whole number in low..high, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const unit = (): number => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53;
  const whole = (low: number, high: number): number => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    between: (low, high) => low + unit() * (high - low),
    whole,
    chance: (probability) => unit() < probability,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}

/** The seed that belongs to a name, so that every stream of cases is its own. */
export function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** The double `steps` places away: stepping the bit pattern as a whole number, through zero. */
export function nudged(value: number, steps: number): number {
  const bits = new BigInt64Array(1);
  const double = new Float64Array(bits.buffer);
  double[0] = value;
  const pattern = bits[0] ?? 0n;
  // Negative doubles count downwards; fold them so that the order of the patterns is the order of the numbers.
  const place = (pattern < 0n ? -(pattern & 0x7fffffffffffffffn) : pattern) + BigInt(steps);
  bits[0] = place < 0n ? -place | -0x8000000000000000n : place;
  const result = double[0] ?? 0;
  return Number.isFinite(result) ? result : value;
}
