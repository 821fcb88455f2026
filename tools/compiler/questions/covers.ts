/**
 * Covers: sums without signs that a question compares anyway, and that are no less than its leaves.
 *
 * Let two shapes be apart where |p| > |q| + |r|, for sums p, q and r of inputs, and let Z = |p| + |q| + |r|. A leaf that is a combination
 * of p, q and r with coefficients of at most c is at most c·Z, by the triangle inequality. So Z is a size for all such leaves at
 * once, and costs one addition. Of a segment and a box, for example: seen from the middle of the segment, twice the way p to the middle
 * of the box, the box's size q and the segment's r; the way from start to min is (p - q + r) / 2.
 *
 * As computed, p, q and r are off by a few roundings of leaves that are less than Z; the 2⁻⁴⁰ by which magnitudes are enlarged is more.
 */
import { isZero, type Num, type Sign, type Stmt } from '../ir.js';
import { leavingOf } from './steps.js';

/** A sum of inputs, by their paths. */
type Form = ReadonlyMap<string, number>;

export interface Cover {
  readonly name: string;
  /** Both at least 0, and Z together. */
  readonly sides: readonly Num[];
  readonly forms: readonly Form[];
}

const COEFFICIENTS = [0, 0.5, -0.5, 1, -1];

/** Those of signs that are weighed at once, if nothing is compared before that but inputs. */
export function coversIn(stmts: readonly Stmt[]): Cover[] {
  const order = new Set<string>();
  for (const stmt of stmts) {
    if (stmt.op === 'weigh')
      return stmt.sign.op === 'farthest' ? stmt.sign.of.flatMap((sign) => coverOf(sign, order)) : [];
    if (stmt.op === 'const') continue;
    const low = stmt.op === 'if' && leavingOf(stmt.then, stmt.else) ? stmt.by : undefined;
    if (low?.op !== 'compare' || low.left.op !== 'input' || !(low.right.op === 'input' || isZero(low.right))) return [];
    if (low.by === '>' && low.right.op === 'input') order.add(`${low.left.path} ${low.right.path}`);
  }
  return [];
}

function coverOf(sign: Sign, order: ReadonlySet<string>): Cover[] {
  if (sign.op !== 'sign' || sign.of.op !== 'subtract') return [];
  const { left, right } = sign.of;
  const [first, second] = [sizesIn(left, order), sizesIn(right, order)];
  if (!first || !second || left.op !== 'local' || right.op !== 'local') return [];
  return [{ name: right.local.name, sides: [left, right], forms: [...first, ...second] }];
}

/** The sums whose sizes a number adds up. @param order of inputs: the first is not greater, `low high` */
function sizesIn(node: Num, order: ReadonlySet<string>): Form[] | undefined {
  if (node.op === 'local') return sizesIn(node.local.value as Num, order);
  if (node.op === 'add') {
    const [left, right] = [sizesIn(node.left, order), sizesIn(node.right, order)];
    return left && right && [...left, ...right];
  }
  const isDifference = node.op === 'subtract' && node.left.op === 'input' && node.right.op === 'input';
  const isPositive = isDifference && order.has(`${(node.right as Input).path} ${(node.left as Input).path}`);
  const form = node.op === 'absolute' ? formOf(node.of) : isPositive ? formOf(node) : undefined;
  return form && [form];
}

type Input = Num & { op: 'input' };

function formOf(node: Num): Form | undefined {
  if (node.op === 'input') return new Map([[node.path, 1]]);
  if (node.op === 'local') return node.local.value && formOf(node.local.value as Num);
  if (node.op !== 'add' && node.op !== 'subtract') return undefined;
  const [left, right] = [formOf(node.left), formOf(node.right)];
  return left && right && combined(left, right, node.op === 'add' ? 1 : -1);
}

function combined(a: Form, b: Form, times: number): Form {
  const sum = new Map(a);
  for (const [path, one] of b) sum.set(path, (sum.get(path) ?? 0) + times * one);
  return sum;
}

/** How many times Z is surely no less than a leaf. */
export function shareIn({ forms }: Cover, leaf: Num): number | undefined {
  const form = formOf(leaf);
  return form && forms.length <= 4 ? leastShare(form, forms) : undefined;
}

function leastShare(left: Form, [form, ...others]: readonly Form[]): number | undefined {
  if (!form) return [...left.values()].every((one) => one === 0) ? 0 : undefined;
  const shares = COEFFICIENTS.flatMap((times) => {
    const share = leastShare(combined(left, form, -times), others);
    return share === undefined ? [] : [Math.max(share, Math.abs(times))];
  });
  return shares.length > 0 ? Math.min(...shares) : undefined;
}
