/** Numbers of an exact program, and how they are written: the notation of `src/exact/ways.ts`. */

export const OPERATIONS = {
  smaller: '(',
  larger: ')',
  multiply: '*',
  add: '+',
  choose: ',',
  subtract: '-',
  absolute: '.',
} as const;

export type Operation = keyof typeof OPERATIONS;

/** An input, a digit, or a result. */
export interface Node {
  readonly sign: string;
  readonly of: readonly Node[];
  readonly degree: number;
  /** What the terms add up to where all inputs are 1. */
  readonly size: number;
  /** Of this number and all that it rests on. */
  readonly needs: Needs;
}

/**
 * With inputs below 2^bits units, a number of degree d and size m stays below m · 2^(bits · d) units to the power of d: doubles are
 * exact while that is at most 2⁵³. Where terms of different degrees meet, the lower ones are multiplied by 1, as if that were one
 * of the inputs.
 */
interface Needs {
  readonly bits: number;
  readonly degree: number;
  readonly isMixed: boolean;
}

export function inputNode(at: number): Node {
  return { sign: letter('A', at), of: [], degree: 1, size: 1, needs: { bits: 53, degree: 1, isMixed: false } };
}

export function digitNode(value: number): Node {
  return { sign: String(value), of: [], degree: 0, size: value, needs: { bits: 53, degree: 1, isMixed: false } };
}

export function resultNode(op: Operation, ...of: readonly Node[]): Node {
  const terms = op === 'choose' ? of.slice(1) : of;
  const degrees = terms.filter(({ size }) => size > 0).map((term) => term.degree);
  const sizes = terms.map((term) => term.size);
  const isProduct = op === 'multiply';
  const degree = isProduct ? degrees.reduce((a, b) => a + b, 0) : Math.max(0, ...degrees);
  const isSum = op === 'add' || op === 'subtract';
  const size = isProduct || isSum ? sizes.reduce((a, b) => (isSum ? a + b : a * b)) : Math.max(...sizes);
  const bits = Math.max(0, Math.floor((53 - Math.log2(Math.max(size, 1))) / Math.max(degree, 1)));
  const needs = {
    bits: Math.min(bits, ...of.map((operand) => operand.needs.bits)),
    degree: Math.max(degree, ...of.map((operand) => operand.needs.degree)),
    isMixed: (!isProduct && new Set(degrees).size > 1) || of.some((operand) => operand.needs.isMixed),
  };
  return { sign: OPERATIONS[op], of, degree, size, needs };
}

/** What is needed twice is kept. */
export function written(comparisons: readonly Node[]): string {
  const uses = usesIn(comparisons);
  const kept: Node[] = [];
  const text = (node: Node): string => {
    const at = kept.indexOf(node);
    if (at >= 0) return letter('a', kept.length - 1 - at);
    const own = node.of.map(text).join('') + node.sign;
    if (uses.get(node)! < 2 || node.of.length === 0) return own;
    kept.push(node);
    return `${own}=`;
  };
  return comparisons.map((node) => `${text(node)};${needsText(node.needs)}`).join('');
}

function usesIn(comparisons: readonly Node[]): Map<Node, number> {
  const uses = new Map<Node, number>();
  const use = (node: Node): void => {
    const before = uses.get(node) ?? 0;
    uses.set(node, before + 1);
    if (before === 0) node.of.forEach(use);
  };
  comparisons.forEach(use);
  return uses;
}

function needsText({ bits, degree, isMixed }: Needs): string {
  return String.fromCharCode(35 + bits, 48 + degree + (isMixed ? 32 : 0));
}

/** The n-th letter; from the 27th on with a `~` for each 27. */
function letter(first: 'a' | 'A', n: number): string {
  return '~'.repeat(Math.floor(n / 27)) + String.fromCharCode(first.charCodeAt(0) + (n % 27));
}
