/** Numbers of an exact program, and how they are written: the notation of `src/exact/ways.ts`. */

const CHARACTERS = { multiply: '*', add: '+', choose: ',', subtract: '-', absolute: '.', sign: '/' } as const;

export type Operation = keyof typeof CHARACTERS | 'smaller' | 'larger';

/** An input, a digit, or a result. */
export interface Node {
  readonly character: string;
  /** How a result comes about. */
  readonly op?: Operation;
  readonly of: readonly Node[];
  readonly degree: number;
  /** What the terms add up to where all inputs are 1. */
  readonly size: number;
  /** How many roundings doubles make for a term, at most and in any order; Infinity where rounding can do more, as to a choice. */
  readonly roundings: number;
  /** Of this number and all that it rests on. */
  readonly needs: Needs;
}

/**
 * With inputs of at most 2^bits units, a number of degree d and size m is at most m · 2^(bits · d) units to the power of d: doubles are
 * exact while that is at most 2⁵³. Where terms of different degrees meet, the lower ones are multiplied by 1, as if that were one
 * of the inputs.
 */
interface Needs {
  readonly bits: number;
  readonly degree: number;
  readonly withOne: boolean;
}

const LEAF: Needs = { bits: 53, degree: 1, withOne: false };
const ONE: Node = { character: '@', of: [], degree: 1, size: 1, roundings: 0, needs: { ...LEAF, withOne: true } };

export function inputNode(at: number): Node {
  return { character: letter('A', at), of: [], degree: 1, size: 1, roundings: 0, needs: LEAF };
}

export function digitNode(value: number): Node {
  return { character: String(value), of: [], degree: 0, size: value, roundings: 0, needs: LEAF };
}

/** @param made makes a result that may exist already */
export function resultNode(op: Operation, given: readonly Node[], made = resultNode): Node {
  const [a, b] = given as [Node, Node];
  if (op === 'larger') return made('choose', [made('subtract', [a, b]), a, b]);
  if (op === 'smaller') return made('choose', [made('subtract', [b, a]), a, b]);
  const terms = given.slice(op === 'choose' ? 1 : 0);
  const zeros = terms.filter(({ size }) => size === 0);
  if (op === 'multiply') return zeros[0] ?? plainResult(op, given);
  if (zeros.length === terms.length) return zeros[0]!;
  const degree = Math.max(...terms.map((term) => term.degree));
  const raised = (term: Node): Node =>
    term.size === 0 || term.degree === degree ? term : raised(made('multiply', [term, ONE]));
  return plainResult(op, [...given.slice(0, -terms.length), ...terms.map(raised)]);
}

function plainResult(op: keyof typeof CHARACTERS, of: readonly Node[]): Node {
  const { degree, size } = op === 'sign' ? { degree: 0, size: 1 } : extentOf(op, of);
  const bits = Math.max(0, Math.floor((53 - Math.log2(Math.max(size, 1))) / Math.max(degree, 1)));
  const needs = {
    bits: Math.min(bits, ...of.map((operand) => operand.needs.bits)),
    degree: Math.max(degree, ...of.map((operand) => operand.needs.degree)),
    withOne: of.some((operand) => operand.needs.withOne),
  };
  return { character: CHARACTERS[op], op, of, degree, size, roundings: roundingsOf(op, of), needs };
}

function roundingsOf(op: keyof typeof CHARACTERS, of: readonly Node[]): number {
  const [first, ...others] = of.map(({ roundings }) => roundings) as [number, ...number[]];
  if (op === 'absolute') return first;
  if (op === 'choose') return isExtreme(of) ? Math.max(...others) : Infinity;
  return op === 'sign' ? Infinity : first + others[0]! + 1;
}

/** Whether the larger or the smaller of two numbers is chosen. */
function isExtreme([by, ...chosen]: readonly Node[]): boolean {
  return by!.op === 'subtract' && chosen.every((one) => by!.of.includes(one));
}

function extentOf(op: Operation, of: readonly Node[]): Pick<Node, 'degree' | 'size'> {
  const terms = op === 'choose' ? of.slice(1) : of;
  const [degrees, sizes] = [terms.map(({ degree }) => degree), terms.map(({ size }) => size)];
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b);
  if (op === 'multiply') return { degree: sum(degrees), size: sizes.reduce((a, b) => a * b) };
  const degree = Math.max(...degrees);
  if (op === 'add' || op === 'subtract') return { degree, size: sum(sizes) };
  return { degree, size: Math.max(...sizes) };
}

/** A number whose sign is asked for, and one with the same sign that is easier to work out. */
export interface Comparison {
  readonly node: Node;
  readonly end: Node;
}

/** Comparisons that are sums of products of differences, in the notation of `src/exact/sums.ts`; nothing where one of them is another. */
export function writtenAsSums(comparisons: readonly Comparison[]): string | undefined {
  const texts = comparisons.map((comparison) => {
    const terms = sumText(comparison.end, '+');
    return terms === undefined ? undefined : `${terms};${needsText(comparison)}`;
  });
  return texts.includes(undefined) ? undefined : texts.join('');
}

function sumText({ op, of: [a, b] }: Node, sign: '+' | '-'): string | undefined {
  const opposite = sign === '+' ? '-' : '+';
  const [left, right] = (() => {
    if (op === 'add') return [sumText(a!, sign), sumText(b!, sign)];
    if (op === 'subtract') return [sumText(a!, sign), sumText(b!, opposite)];
    return op === 'multiply' ? [lineText(a!), a === b ? '0+0' : lineText(b!)] : [];
  })();
  if (left === undefined || right === undefined) return undefined;
  return (op === 'multiply' ? sign : '') + left + right;
}

/** An input, or the sum or difference of two. */
function lineText({ op, of: [a, b], character }: Node): string | undefined {
  const isShapes = (one: string): boolean => one.length === 1 && one >= 'A';
  if (op === undefined) return isShapes(character) ? `${character}+0` : undefined;
  if ((op !== 'add' && op !== 'subtract') || !isShapes(a!.character) || !isShapes(b!.character)) return undefined;
  return a!.character + (op === 'add' ? '+' : '-') + b!.character;
}

/** How many operations need each number. */
export function usesIn(comparisons: readonly Node[]): ReadonlyMap<Node, number> {
  const uses = new Map<Node, number>();
  const use = (node: Node): void => {
    const before = uses.get(node) ?? 0;
    uses.set(node, before + 1);
    if (before === 0) node.of.forEach(use);
  };
  comparisons.forEach(use);
  return uses;
}

/** Plain doubles have worked out the number itself, so it is what counts. With more roundings their error can be larger than `limitsOf` says. */
export function needsText({ node: { needs, roundings } }: Comparison): string {
  const { bits, degree, withOne } = needs;
  if (degree > 15) throw new RangeError(`degree ${degree} is higher than 15`);
  return String.fromCharCode(35 + bits, 48 + degree + (roundings > 1000 ? 16 : 0) + (withOne ? 32 : 0));
}

/** The n-th letter; from the 27th on with a `~` for each 27. */
export function letter(first: 'a' | 'A', n: number): string {
  return '~'.repeat(Math.floor(n / 27)) + String.fromCharCode(first.charCodeAt(0) + (n % 27));
}
