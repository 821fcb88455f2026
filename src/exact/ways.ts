/**
 * How programs are written: comparisons in reverse Polish notation, with one character for nearly everything.
 *
 * Capitals are inputs; `=` keeps the value on top of the stack, and small letters fetch those, `a` the one kept last; a `~`
 * means 27 more. Digits are numbers. `* + -` are themselves, `(` is the smaller of two, `)` the larger, `.` the absolute value,
 * and `,` chooses: of three values the second if the first is positive, else the third. `;` ends a comparison; the two characters
 * after it are its bits and its degree (see `Way`), 35 and 48 more than they are, with 32 more for the degree of a mixed one.
 */
import { ABSOLUTE, CHOOSE, DIGITS, INPUTS } from './stages.js';

/** Where doubles and double-doubles will do. */
export interface Grid {
  /**
   * First 2^(54 - bits), if plain doubles are exact for multiples of one unit below 2^bits, and NaN if they never are. Then 1 if 1
   * must be such a multiple too, since terms of different degrees meet, else 0. At last, up to which size, and down to 1 over
   * it, inputs are multiplied without underflow and overflow.
   */
  readonly limits: Float64Array;
}

/** What leads to a comparison, and where doubles and double-doubles will do for it. */
export interface Way extends Grid {
  /** Instructions of four numbers: what to do, and with which registers. Results go to registers from `INPUTS` on. */
  readonly steps: Int16Array;
  /** The register whose sign is asked for. */
  readonly end: number;
}

export function waysOf(text: string): Way[] {
  /** What to do, and with which registers. */
  const code: number[][] = [];
  const stack: number[] = [];
  const kept: number[] = [];
  const ways: Way[] = [];
  let more = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    const at = text.charCodeAt(i);
    if (character === '~') {
      more += 27;
      continue;
    }
    if (at > 96) stack.push(kept.at(96 - at - more)!);
    else if (at > 64) stack.push(at - 65 + more);
    else if (character === '=') kept.push(stack.at(-1)!);
    else if (character === ';') {
      const bits = text.charCodeAt(++i) - 35;
      const degree = text.charCodeAt(++i) - 48;
      const rounding = bits > 0 ? 2 ** (54 - bits) : NaN;
      const limits = Float64Array.of(rounding, degree >> 5, 2 ** Math.floor(900 / (degree % 32)));
      ways.push({ ...stepsTo(stack.pop()!, code), limits });
    } else if (at > 47) stack.push(at - 48 + DIGITS);
    else {
      const op = at - 40;
      stack.push(INPUTS + code.push([op, ...stack.splice(op === ABSOLUTE ? -1 : op === CHOOSE ? -3 : -2)]) - 1);
    }
    more = 0;
  }
  return ways;
}

/** The instructions that a register rests on, with registers of their own. */
function stepsTo(register: number, code: readonly (readonly number[])[]): Pick<Way, 'steps' | 'end'> {
  const steps: number[] = [];
  const known: number[] = [];
  const visit = (r: number): number => {
    if (r < INPUTS) return r;
    if (known[r] === undefined) {
      const [op, a, b = a, c = a] = code[r - INPUTS]!.map((operand, i) => (i === 0 ? operand : visit(operand)));
      known[r] = INPUTS + steps.push(op!, a!, b!, c!) / 4 - 1;
    }
    return known[r];
  };
  const end = visit(register);
  return { steps: Int16Array.from(steps), end };
}

/** Where plain doubles are exact for all of some comparisons. */
export function commonGrid(ways: readonly Way[]): Grid {
  const [rounding, one] = [0, 1].map((i) => Math.max(...ways.map(({ limits }) => limits[i]!)));
  return { limits: Float64Array.of(rounding!, one!, Math.min(...ways.map(({ limits }) => limits[2]!))) };
}
