/**
 * Double-doubles that watch their own rounding.
 *
 * A number is high + low, some 106 bits, and beside it stands a bound of what has been lost so far. Sums are Knuth's and
 * products Dekker's (1971), whose rest is exact; only what does not fit into two doubles any more is lost, and counted. So
 * on a grid, where nothing is lost, even 0 is certain.
 *
 * Numbers live in registers, which are typed arrays: nothing is allocated. See `program.ts` for the instructions.
 */

// As in `instructions.ts`; V8 looks an imported number up at every use.
const _INPUTS = 128;
const ADD = 0;
const SUBTRACT = 1;
const MULTIPLY = 2;
const ABSOLUTE = 3;
const SMALLER = 5;
const CONSTANT = 6;
const REGISTERS = 4096;

export const high: Float64Array = /* @__PURE__ */ new Float64Array(REGISTERS);
/** The low parts and losses of inputs are never written, and stay 0. */
const low: Float64Array = /* @__PURE__ */ new Float64Array(REGISTERS);
const lost: Float64Array = /* @__PURE__ */ new Float64Array(REGISTERS);

/** 2²⁷ + 1: multiplying by it cuts a double into two halves of 26 bits (Dekker's split). */
const SPLITTER = 134217729;
/** Products below this may have lost digits to underflow. */
const LEAST = 2 ** -900;
const UNIT = 2 ** -53;
/** Covers the roundings of the losses themselves. */
const MORE = 1 + 2 ** -40;

/** @param steps instructions of four numbers each: what to do, with which two registers, and where the result goes
 * @returns -1, 0 or 1 if it is certain, else NaN */
export function doubleDoubleSign(steps: Int16Array, register: number): number {
  for (let i = 0; i < steps.length; i += 4) {
    const op = steps[i]!;
    const a = steps[i + 1]!;
    const b = steps[i + 2]!;
    const to = steps[i + 3]!;
    if (op === MULTIPLY) multiply(to, a, b);
    else if (op === ADD) sum(to, a, b, 1);
    else if (op === SUBTRACT) sum(to, a, b, -1);
    else if (op === ABSOLUTE) copy(to, a, high[a]! < 0 ? -1 : 1);
    else if (op === CONSTANT) {
      high[to] = a;
      low[to] = 0;
      lost[to] = 0;
    } else {
      const isLess = high[a]! < high[b]! || (high[a] === high[b] && low[a]! < low[b]!);
      // Where one of them has overflowed, nothing is known of either.
      const loss = Math.max(lost[a]!, lost[b]!) + 0 * (low[a]! + low[b]!);
      copy(to, isLess === (op === SMALLER) ? a : b, 1);
      lost[to] = loss;
    }
  }
  const value = high[register]!;
  const doubt = lost[register]!;
  if (Math.abs(value) > doubt * MORE + Math.abs(low[register]!)) return value > 0 ? 1 : -1;
  return doubt === 0 && value === 0 ? 0 : NaN;
}

function copy(to: number, from: number, sign: number): void {
  high[to] = sign * high[from]!;
  low[to] = sign * low[from]!;
  lost[to] = lost[from]!;
}

function sum(to: number, a: number, b: number, sign: number): void {
  const aHigh = high[a]!;
  const bHigh = sign * high[b]!;
  const total = aHigh + bHigh;
  const part = total - aHigh;
  const rest = aHigh - (total - part) + (bHigh - part);
  const aLow = low[a]!;
  const bLow = sign * low[b]!;
  const before = lost[a]! + lost[b]!;
  if (aLow === 0 && bLow === 0) {
    high[to] = total;
    low[to] = rest;
    lost[to] = before;
    return;
  }
  const lows = aLow + bLow;
  const lowPart = lows - aLow;
  const lowRest = aLow - (lows - lowPart) + (bLow - lowPart);
  // rest + lows, and what that loses
  const middle = rest + lows;
  const middlePart = middle - rest;
  const middleRest = rest - (middle - middlePart) + (lows - middlePart);
  const first = total + middle;
  const firstPart = first - total;
  const second = total - (first - firstPart) + (middle - firstPart);
  const small = lowRest + middleRest;
  const under = second + small;
  high[to] = first + under;
  low[to] = under - (high[to]! - first);
  lost[to] = before + (small === 0 ? 0 : UNIT * 2 * (Math.abs(under) + Math.abs(small)));
}

function multiply(to: number, a: number, b: number): void {
  const x = high[a]!;
  const y = high[b]!;
  const product = x * y;
  const cutX = SPLITTER * x;
  const headX = cutX - (cutX - x);
  const tailX = x - headX;
  const cutY = SPLITTER * y;
  const headY = cutY - (cutY - y);
  const tailY = y - headY;
  const rest = tailX * tailY - (product - headX * headY - tailX * headY - headX * tailY);
  if (low[a] === 0 && low[b] === 0 && lost[a] === 0 && lost[b] === 0 && Math.abs(product) > LEAST) {
    high[to] = product;
    low[to] = rest;
    lost[to] = 0;
    return;
  }
  const left = x * low[b]!;
  const right = low[a]! * y;
  const tails = low[a]! * low[b]!;
  const cross = left + right;
  const under = rest + cross;
  const value = product + under;
  high[to] = value;
  low[to] = under - (value - product);
  const sizeX = Math.abs(x) + Math.abs(low[a]!);
  const sizeY = Math.abs(y) + Math.abs(low[b]!);
  const carried = lost[a]! * (sizeY + lost[b]!) + lost[b]! * sizeX;
  const rounded = 2 * UNIT * (Math.abs(left) + Math.abs(right) + Math.abs(under)) + Math.abs(tails);
  lost[to] = (carried + (left === 0 && right === 0 ? 0 : rounded)) * MORE;
  // A product that underflows has lost digits that nothing shows; nor does a loss that underflows itself.
  const isExact = lost[a] === 0 && lost[b] === 0;
  const hasAll = Math.abs(product) > LEAST && hasDigits(left, low[b]!) && hasDigits(right, low[a]!);
  if (hasAll && (isExact || carried > LEAST)) return;
  if (isExact && (x === 0 || y === 0)) return;
  lost[to] = NaN;
}

/** Whether a product with a factor that is not 0 is far from underflow. */
function hasDigits(product: number, factor: number): boolean {
  return factor === 0 || Math.abs(product) > LEAST;
}
