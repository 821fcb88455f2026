/** Knows the words of `src/words/branchless.ts` again: what they choose between is worth more than their sums. */
import { type Num, sameNum } from '../ir.js';

/** What a name stands for. */
export function meaningOf(node: Num): Num {
  return node.op === 'local' && node.local.value ? (node.local.value as Num) : node;
}

function isNumber(node: Num, value: number): boolean {
  return node.op === 'number' && node.value === value;
}

/** x of 0.5 (x + |x|). */
export function atLeast0Of(node: Num): Num | undefined {
  if (node.op !== 'multiply' || !isNumber(node.left, 0.5) || node.right.op !== 'add') return undefined;
  const { left, right } = node.right;
  return right.op === 'absolute' && sameNum(right.of, left) ? left : undefined;
}

/** x and y of 0.5 (x + y ± |x - y|). */
export function outerOf(node: Num): readonly [Num, Num] | undefined {
  if (node.op !== 'multiply' || !isNumber(node.left, 0.5)) return undefined;
  const { right: both } = node;
  if ((both.op !== 'add' && both.op !== 'subtract') || both.left.op !== 'add' || both.right.op !== 'absolute')
    return undefined;
  const { left, right } = both.left;
  const gap = both.right.of;
  return gap.op === 'subtract' && sameNum(gap.left, left) && sameNum(gap.right, right) ? [left, right] : undefined;
}

/** What r p + (1 - r) q is, with r = 1 or 0: p or q. */
export function choiceOf(node: Num): (Num & { op: 'choose' }) | undefined {
  if (node.op !== 'add' || node.left.op !== 'multiply' || node.right.op !== 'multiply') return undefined;
  const [{ left: weight, right: yes }, { left: rest, right: no }] = [node.left, node.right];
  const [truth, opposite] = [meaningOf(weight), meaningOf(rest)];
  const isBit = truth.op === 'choose' && isNumber(truth.yes, 1) && isNumber(truth.no, 0);
  const isRest = opposite.op === 'subtract' && isNumber(opposite.left, 1) && sameNum(opposite.right, weight);
  return isBit && isRest ? { op: 'choose', by: truth.by, yes, no } : undefined;
}
