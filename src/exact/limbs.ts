/**
 * Exact arithmetic in plain doubles: numbers cut into limbs so short that doubles round none of their products and sums.
 *
 * Inputs are at most 1 here, and multiples of one unit, 2^-62 for three limbs and 2^-167 for eight. Limb k of an input is a multiple of unit · 2^(21 k), and at
 * most 2²⁰ times as much; a number of degree d is a sum of multiples of unit^d · 2^(21 k). Products are convolutions, sums go limb by
 * limb. How far limbs grow is counted; what would grow beyond 2⁵² times its unit is shortened before.
 *
 * A comparison becomes a function of WebAssembly, without branches and with limbs in local variables: nothing is looked up any more when it runs.
 */
import { shareInputs, UNIT, UNSURE } from './inputs.js';
import { ADD, CHOOSE, MULTIPLY, SIGN, SUBTRACT, type Value, workOut } from './ways.js';

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
const LESS = 0x63;
const GREATER = 0x64;
const SELECT = 0x1b;
const SIZE = 0x99;
const NEGATE = 0x9a;
const PLUS = 0xa0;
const MINUS = 0xa1;
const TIMES = 0xa2;

/** Tells a value's sign for the inputs that have been cut into so many limbs. Throws where there is no WebAssembly, or where limbs cannot tell it. */
export function compiled(value: Value, length: 3 | 8): () => number {
  if (memory === undefined) {
    memory = new WebAssembly.Memory({ initial: 1 });
    shareInputs(memory.buffer);
  }
  const body: number[] = [];
  let locals = 0;
  const keep = (...code: Code): Code => {
    body.push(...code, SET, ...whole(locals));
    return [GET, ...whole(locals++)];
  };
  const numeral = (limbs: readonly Code[], degree: number, largest: number): Numeral => {
    return { limbs, degree, largest };
  };
  const load = (at: number): Code => keep(0x41, 0, 0x2b, 3, ...whole(8 * at));
  /** The unit to the power of a degree. */
  const power = (degree: number): Code =>
    degree > 0 ? (powers[degree] ??= keep(...power(degree - 1), ...unit, TIMES)) : ONE;
  const powers: Code[] = [];
  const unit = load(UNIT);
  /** Rounds to multiples of 2^bits units. */
  const rounded = (of: Code, degree: number, bits: number): Code => {
    if (bits > 960) throw new RangeError('so many limbs overflow');
    const rounder = keep(...power(degree), ...constant(1.5 * 2 ** (52 + bits)), TIMES);
    return keep(...of, ...rounder, PLUS, ...rounder, MINUS);
  };
  const shorter = (of: Numeral): Numeral => {
    let above: Code = ZERO;
    const cut = (limb: Code, k: number): Code => {
      const high = rounded(limb, of.degree, 21 * k + 21);
      const low = keep(...limb, ...high, MINUS, ...above, PLUS);
      above = high;
      return low;
    };
    return (of.shorter ??= numeral([...of.limbs.map(cut), above], of.degree, 2 ** 20 + 1 + of.largest / 2 ** 21));
  };
  const sum = (op: number, a: Numeral, b: Numeral): Numeral => {
    if (a.largest + b.largest > LARGEST) return sum(op, shorter(a), shorter(b));
    const limbs = longer(a, b).map((_, k) => {
      const [x, y] = [a.limbs[k], b.limbs[k]];
      if (x && y) return keep(...x, ...y, op);
      return x ?? (op === PLUS ? y! : keep(...y!, NEGATE));
    });
    return numeral(limbs, Math.max(a.degree, b.degree), a.largest + b.largest);
  };
  const product = (a: Numeral, b: Numeral): Numeral => {
    if (a.largest < b.largest) return product(b, a);
    const largest = Math.min(a.limbs.length, b.limbs.length) * a.largest * b.largest;
    if (largest > LARGEST) return product(shorter(a), b);
    const terms: Code[][] = Array.from({ length: a.limbs.length + b.limbs.length - 1 }, () => []);
    a.limbs.forEach((x, i) => {
      const twice = a === b ? keep(...x, ...x, PLUS) : x;
      b.limbs.forEach((y, j) => {
        if (a !== b || i >= j) terms[i + j]!.push([...(i > j ? twice : x), ...y, TIMES]);
      });
    });
    return numeral(
      terms.map((of) => keep(...total(of))),
      a.degree + b.degree,
      largest,
    );
  };
  /**
   * A number with the same sign: all limbs, added up from the top. While the sum is below 2⁵³ units of a limb it is exact; once it is not, all that
   * follows is too small to change its sign.
   */
  const leading = ({ limbs }: Numeral): Code =>
    keep(...limbs.reduceRight((sum: Code, limb) => [...sum, ...limb, PLUS], ZERO));
  const sign = (of: Code): Code => [...of, ...ZERO, GREATER, ...of, ...ZERO, LESS, 0x6b];
  const result = (op: number, a: Numeral, b: Numeral, c: Numeral): Numeral => {
    if (op === MULTIPLY) return product(a, b);
    if (op === ADD || op === SUBTRACT) return sum(op === ADD ? PLUS : MINUS, a, b);
    const by = leading(a);
    if (op === SIGN) return numeral([keep(...sign(by), 0xb7)], 0, 1);
    const limbs = longer(b, c).map((_, k) =>
      keep(...(b.limbs[k] ?? ZERO), ...(c.limbs[k] ?? ZERO), ...by, ...ZERO, GREATER, SELECT),
    );
    return numeral(limbs, Math.max(b.degree, c.degree), Math.max(b.largest, c.largest));
  };
  /** What is left of inputs below their lowest limb. */
  let left: Code = ZERO;
  const number = (value: number): Numeral => {
    if (value < 10) return numeral(value > 0 ? [constant(value)] : [], 0, value);
    let rest = load(value);
    const limbs: Code[] = [];
    for (let k = length - 1; k >= 0; k--) {
      limbs[k] = rounded(rest, 1, 21 * k);
      rest = keep(...rest, ...limbs[k]!, MINUS);
    }
    left = keep(...left, ...rest, SIZE, PLUS);
    return numeral(limbs, 1, 2 ** 20);
  };
  const end = sign(leading(workOut(value, number, result)));
  body.push(0x41, UNSURE, ...end, ...left, ...ZERO, GREATER, SELECT, 0x0b);
  const code = [1, ...sized([1, ...whole(locals), 0x7c, ...body])];
  const module = new WebAssembly.Module(new Uint8Array([...HEAD, ...sized(code)]));
  return new WebAssembly.Instance(module, { '': { '': memory } }).exports['']!;
}

/** One function that returns an integer, called by an empty name, and memory from outside. Then begins the code. */
const HEAD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 2, 6, 1, 0, 0, 2, 0, 1, 3, 2, 1, 0, 7, 4, 1, 0, 0, 0, 10,
];
const ZERO: Code = /* @__PURE__ */ constant(0);
const ONE: Code = /* @__PURE__ */ constant(1);

function constant(value: number): Code {
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

function longer({ limbs: a }: Numeral, { limbs: b }: Numeral): readonly Code[] {
  return a.length < b.length ? b : a;
}
