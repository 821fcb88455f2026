/**
 * Exact arithmetic in plain doubles: numbers cut into limbs so short that doubles round none of their products and sums.
 *
 * Inputs are at most 1 here, and multiples of one unit, 2^-62 for three limbs and 2^-167 for eight. Limb k of an input is a multiple of unit · 2^(21 k), and at
 * most 2²⁰ times as much; a number of degree d is a sum of multiples of unit^d · 2^(21 k). Products are convolutions, sums go limb by
 * limb. How far limbs grow is counted; what would grow beyond 2⁵² times its unit is shortened before.
 *
 * A comparison becomes a function of WebAssembly, without branches and with limbs in local variables: nothing is looked up any more when it runs.
 */
import { count, DOUBTED, FIRST_INPUT, ON_GRID, SIZE, shareInputs, UNIT, UNSURE } from './inputs.js';
import { ADD, CHOOSE, MULTIPLY, SIGN, type Value, workOut } from './ways.js';

interface Engine {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, () => number> };
}

/** Not everywhere there is one. */
declare const WebAssembly: Engine;

let memory: { buffer: ArrayBuffer } | undefined;

/** Bytes that leave one number. */
type Code = readonly number[];

interface Numeral {
  readonly limbs: readonly Code[];
  readonly degree: number;
  /** How many times its unit a limb can be. */
  readonly largest: number;
  /** The same with shorter limbs. */
  shorter?: Numeral;
}

const LARGEST = 2 ** 52;
/** See https://webassembly.github.io/spec/core/binary. */
const GET = 0x20;
const SET = 0x21;
const CONSTANT = 0x44;
const GREATER = 0x64;
const AT_LEAST = 0x66;
const IF = 0x04;
const NOTHING = 0x40;
const END = 0x0b;
const RETURN = 0x0f;
const EQUAL = 0x61;
const UNEQUAL = 0x62;
const AND = 0x71;
const NOT = 0x45;
const SELECT = 0x1b;
const SIZE_OF = 0x99;
const PLUS = 0xa0;
const MINUS = 0xa1;
const TIMES = 0xa2;
const LARGER = 0xa5;

/**
 * Tells a value's sign for inputs that are cut into so many limbs, by the unit that has been made for them. With limits, see `limitsOf`, it looks at as many inputs
 * as there are now before, and makes the unit itself. Throws where there is no WebAssembly, or where limbs cannot tell a sign.
 */
export function compiled(value: Value, length: 3 | 8, limits?: Float64Array): () => number {
  if (memory === undefined) {
    const shared = new WebAssembly.Memory({ initial: 1 });
    // Its numbers begin with their lowest byte; those of few machines, with their highest.
    new Uint8Array(shared.buffer)[7] = 64;
    if (new Float64Array(shared.buffer)[0] !== 2) throw new TypeError();
    memory = shared;
    shareInputs(memory.buffer);
  }
  const body: number[] = [];
  let locals = 0;
  const keep = (...code: Code): Code => {
    body.push(...code, SET, ...whole(locals));
    return [GET, ...whole(locals++)];
  };
  const load = (at: number): Code => keep(0x41, 0, 0x2b, 3, ...whole(8 * at));
  const isPositive = (of: Code): Code => [...of, ...ZERO, GREATER];
  const sign = (of: Code): Code => [...isPositive(of), ...ZERO, ...of, GREATER, 0x6b];
  const returnIf = (condition: Code, ...what: Code): void => {
    body.push(...condition, IF, NOTHING, ...what, RETURN, END);
  };
  /** What `areFinite` and `isOnGrid` do, unless they have, and `hasUnit` for three limbs. */
  const lookedUnit = ([grid, inThree, , one, limit]: Float64Array): Code => {
    const size = load(SIZE);
    const put = (...code: Code): number => body.push(...code, SET, ...size.slice(1));
    /** Whether it can be multiplied. */
    const isLarge = (unit: Code): Code => [...unit, ...constant(limit!), TIMES, ...constant(1), AT_LEAST];
    body.push(...size, ...ZERO, EQUAL, IF, NOTHING);
    const numbers = Array.from({ length: count - FIRST_INPUT }, (_, i) => load(FIRST_INPUT + i));
    const sum = keep(...total(numbers.map((number) => [...number, SIZE_OF])));
    const large = keep(...sum, ...constant(2 ** 53), TIMES);
    // NaN where the sum is too large.
    put(...large, ...sum, PLUS, ...large, MINUS);
    put(...size, ...constant(1), ...size, ...ZERO, UNEQUAL, SELECT);
    if (grid! > 0) {
      const unit = keep(...size, ...constant(one!), LARGER, ...constant(grid!), TIMES);
      const rounder = keep(...unit, ...constant(1.5 * 2 ** 52), TIMES);
      const left = numbers.map((x): Code => [...x, ...rounder, PLUS, ...rounder, MINUS, ...x, MINUS, SIZE_OF]);
      const doubted = load(DOUBTED);
      const isOnGrid = [...total(left), ...ZERO, EQUAL, ...doubted, ...doubted, EQUAL, AND, ...isLarge(unit), AND];
      const hasOne = [...constant(1), ...unit, ...constant(one!), TIMES, AT_LEAST, AND];
      returnIf([...isOnGrid, ...hasOne], ...sign(doubted), 0x41, ON_GRID, 0x6a);
    }
    body.push(END);
    put(...size, ...constant(one!), LARGER);
    const unit = keep(...size, ...constant(inThree!), TIMES);
    returnIf([...constant(limit!), ...size, AT_LEAST, ...isLarge(unit), AND, NOT], 0x41, UNSURE);
    return unit;
  };
  const unit = limits === undefined ? load(UNIT) : lookedUnit(limits);
  /** By degree, and by the bits that are rounded off. */
  const rounders: Code[] = [];
  const rounderOf = (degree: number, bits: number): Code => {
    const at = 1000 * degree + bits;
    rounders[at] ??=
      degree > 0 ? keep(...rounderOf(degree - 1, bits), ...unit, TIMES) : constant(1.5 * 2 ** (52 + bits));
    return rounders[at];
  };
  const rounded = (of: Code, degree: number, bits: number): Code => {
    const rounder = rounderOf(degree, bits);
    return keep(...of, ...rounder, PLUS, ...rounder, MINUS);
  };
  const shorter = (of: Numeral): Numeral => {
    const { limbs, degree, largest } = of;
    let above: Code = ZERO;
    const cut = (limb: Code, k: number): Code => {
      const high = rounded(limb, degree, 21 * k + 21);
      const low = keep(...limb, ...high, MINUS, ...above, PLUS);
      above = high;
      return low;
    };
    of.shorter ??= { limbs: [...limbs.map(cut), above], degree, largest: 2 ** 20 + 1 + largest / 2 ** 21 };
    return of.shorter;
  };
  const product = (a: Numeral, b: Numeral): Numeral => {
    if (a.largest < b.largest) return product(b, a);
    const largest = Math.min(a.limbs.length, b.limbs.length) * a.largest * b.largest;
    if (largest > LARGEST) return product(shorter(a), b);
    const terms: Code[][] = [];
    a.limbs.forEach((x, i) => {
      b.limbs.forEach((y, j) => {
        // In an order by which what comes twice in a square is seen to be the same.
        terms[i + j] = [...(terms[i + j] ?? []), i < j ? [...y, ...x, TIMES] : [...x, ...y, TIMES]];
      });
    });
    return { limbs: terms.map((of) => keep(...total(of))), degree: a.degree + b.degree, largest };
  };
  /**
   * A number with the same sign: all limbs, added up from the top. While the sum is below 2⁵³ units of a limb it is exact; once it is not, all that
   * follows is too small to change its sign.
   */
  const leading = ({ limbs }: Numeral): Code =>
    keep(...ZERO, ...[...limbs].reverse().flatMap((limb) => [...limb, PLUS]));
  const result = (op: number, a: Numeral, b: Numeral, c: Numeral): Numeral => {
    if (op === MULTIPLY) return product(a, b);
    if (op === CHOOSE || op === SIGN) {
      const by = leading(a);
      if (op === SIGN) return { limbs: [keep(...sign(by), 0xb7)], degree: 0, largest: 1 };
      return together(b, c, Math.max(b.largest, c.largest), ...isPositive(by), SELECT);
    }
    const largest = a.largest + b.largest;
    return largest > LARGEST
      ? result(op, shorter(a), shorter(b), c)
      : together(a, b, largest, op === ADD ? PLUS : MINUS);
  };
  /** Does the same to the limbs of two numbers. */
  const together = (a: Numeral, b: Numeral, largest: number, ...code: Code): Numeral => {
    const { limbs } = a.limbs.length < b.limbs.length ? b : a;
    return {
      limbs: limbs.map((_, k) => keep(...(a.limbs[k] ?? ZERO), ...(b.limbs[k] ?? ZERO), ...code)),
      degree: Math.max(a.degree, b.degree),
      largest,
    };
  };
  /** What is left of inputs below their lowest limb. */
  let left: Code = ZERO;
  const number = (value: number): Numeral => {
    if (value < 10) return { limbs: value > 0 ? [constant(value)] : [], degree: 0, largest: value };
    let rest = load(value);
    const limbs: Code[] = [];
    for (let k = length - 1; k >= 0; k--) {
      limbs[k] = rounded(rest, 1, 21 * k);
      rest = keep(...rest, ...limbs[k]!, MINUS);
    }
    left = keep(...left, ...rest, SIZE_OF, PLUS);
    return { limbs, degree: 1, largest: 2 ** 20 };
  };
  const end = sign(leading(workOut(value, number, result)));
  body.push(0x41, UNSURE, ...end, ...isPositive(left), SELECT, END);
  const code = sized([1, ...sized([1, ...whole(locals), 0x7c, ...body])]);
  const module = new WebAssembly.Module(new Uint8Array([...HEAD, ...code]));
  return new WebAssembly.Instance(module, { '': { '': memory } }).exports['']!;
}

/** One function that returns an integer, called by an empty name, and memory from outside. Then begins the code. */
const HEAD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 2, 6, 1, 0, 0, 2, 0, 1, 3, 2, 1, 0, 7, 4, 1, 0, 0, 0, 10,
];
const ZERO: Code = /* @__PURE__ */ constant(0);

function constant(value: number): Code {
  if (value === Infinity) throw new RangeError('limbs overflow');
  return [CONSTANT, ...new Uint8Array(Float64Array.of(value).buffer)];
}

/** Of many numbers, half and half: processors work out both at once. */
function total(of: readonly Code[]): Code {
  const middle = of.length >> 1;
  return middle > 0 ? [...total(of.slice(0, middle)), ...total(of.slice(middle)), PLUS] : of[0]!;
}

/** A whole number, seven bits in each byte. */
function whole(n: number): number[] {
  return n < 128 ? [n] : [(n % 128) + 128, ...whole(n >> 7)];
}

function sized(bytes: Code): Code {
  return [...whole(bytes.length), ...bytes];
}
