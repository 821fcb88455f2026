/**
 * That lengths are small enough for products, by squares or sizes of them that are there anyway: cheaper than the sizes of all
 * inputs. An input that is only part of a difference may be as large as it likes.
 */
import {
  add,
  type Cond,
  childrenOf,
  compare,
  heldBy,
  type Local,
  type Num,
  number,
  type Sign,
  type Stmt,
} from '../ir.js';
import { isFound } from '../paths.js';

/** A number that is large where any of its leaves is: inputs, or differences of two. */
export interface Measured {
  readonly of: Num;
  readonly leaves: readonly string[];
}

/** By sums of squares among statements that are computed before they are asked for. */
export function areSmallBySquares(consts: readonly Stmt[], all: readonly Stmt[], limit: number): Cond | undefined {
  const sums = consts.flatMap((stmt): Measured[] => {
    const leaves = stmt.op === 'const' ? squaredIn(stmt.local.value as Num) : undefined;
    return leaves ? [{ of: { op: 'local', local: (stmt as Stmt & { op: 'const' }).local }, leaves }] : [];
  });
  return areSmall(sums, all, limit);
}

/**
 * @param limit how large what is measured may be
 * @returns undefined where something is multiplied that is not measured, or an input not looked at that may be infinite
 */
export function areSmall(sums: readonly Measured[], all: readonly Stmt[], limit: number): Cond | undefined {
  const measured = new Set(sums.flatMap(({ leaves }) => leaves));
  const factors = new Factors();
  factors.lookAt(all);
  const { leaves, inputs, isKnown } = factors;
  const known = new Set([...measured].flatMap((leaf) => [...factors.inputsOf(leaf)]));
  if (!isKnown || [...leaves].some((leaf) => !measured.has(leaf)) || [...inputs].some((input) => !known.has(input)))
    return undefined;
  return compare('<', sums.map(({ of }) => of).reduce(add), number(limit), undefined);
}

/** An input or a difference of two, as a text. */
function leafOf(node: Num | Cond | Sign): string | undefined {
  if (node.op === 'input') return node.path;
  return node.op === 'local' && isDifference(node.local) ? node.local.name : undefined;
}

function isDifference({ value }: Local): boolean {
  return value?.op === 'subtract' && value.left.op === 'input' && value.right.op === 'input';
}

/** The leaves that a sum of squares is made of. */
function squaredIn(node: Num): string[] | undefined {
  if (node.op === 'add') {
    const [left, right] = [squaredIn(node.left), squaredIn(node.right)];
    return left && right && [...left, ...right];
  }
  const leaf = node.op === 'multiply' ? leafOf(node.left) : undefined;
  return node.op === 'multiply' && leaf !== undefined && leaf === leafOf(node.right) ? [leaf] : undefined;
}

class Factors {
  /** What is multiplied. */
  readonly leaves = new Set<string>();
  readonly inputs = new Set<string>();
  /** Whether nothing is multiplied that is set in branches to what is not known, or comes from a word that does not see to its size. */
  isKnown = true;
  private readonly parts = new Map<string, ReadonlySet<string>>();
  /** What variables are set to. */
  private readonly values = new Map<Local, Set<Num>>();

  inputsOf(leaf: string): ReadonlySet<string> {
    return this.parts.get(leaf) ?? new Set([leaf]);
  }

  lookAt(stmts: readonly Stmt[]): void {
    for (const stmt of stmts) {
      for (const held of heldBy(stmt)) this.in(held, false);
      // What a robust word gives back is no larger than what it was given.
      if (stmt.op === 'call') this.isKnown &&= stmt.body.isRobust;
      if (stmt.op === 'set')
        this.values.set(stmt.local, (this.values.get(stmt.local) ?? new Set()).add(stmt.value as Num));
      if (stmt.op === 'if') this.lookAt([...stmt.then, ...stmt.else]);
    }
  }

  private in(node: Num | Cond | Sign, isFactor: boolean): void {
    if (node.op === 'input' && isFound(node.path)) return;
    const leaf = leafOf(node);
    if (leaf !== undefined && isFactor) this.leaves.add(leaf);
    if (node.op === 'input') this.inputs.add(node.path);
    if (node.op === 'local') {
      const { value } = node.local;
      const set = isFactor ? this.values.get(node.local) : undefined;
      if (set) for (const one of set) this.in(one, true);
      if (value === undefined) this.isKnown &&= !isFactor || set !== undefined;
      else this.in(value, isFactor && leaf === undefined);
      if (isDifference(node.local))
        this.parts.set(leaf!, new Set(childrenOf(value!).flatMap((child) => leafOf(child)!)));
    }
    const isProduct = node.op === 'multiply' || node.op === 'divide';
    for (const child of childrenOf(node)) this.in(child, isFactor || isProduct);
  }
}
