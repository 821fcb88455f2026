/**
 * That lengths are small enough for products, by squares of them that are there anyway: cheaper than the sizes of all inputs. An
 * input that is only part of a difference may be as large as it likes.
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

/**
 * @param all statements, of which `consts` are known to be computed before they are asked for
 * @param limit how large squares may be
 * @returns undefined where something is multiplied that is not squared, or an input not looked at that may be infinite
 */
export function areSmallBySquares(consts: readonly Stmt[], all: readonly Stmt[], limit: number): Cond | undefined {
  const sums = consts.flatMap((stmt) =>
    stmt.op === 'const' && squaredIn(stmt.local.value as Num) ? [stmt.local] : [],
  );
  const squared = new Set(sums.flatMap((local) => squaredIn(local.value as Num)!));
  const factors = new Factors();
  factors.lookAt(all);
  const { leaves, inputs, isKnown } = factors;
  const known = new Set([...squared].flatMap((leaf) => [...factors.inputsOf(leaf)]));
  if (!isKnown || [...leaves].some((leaf) => !squared.has(leaf)) || [...inputs].some((input) => !known.has(input)))
    return undefined;
  const sum = sums.map((local): Num => ({ op: 'local', local })).reduce(add);
  return compare('<', sum, number(limit), undefined);
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
  /** Whether nothing is multiplied that is set in branches, or by a shared word. */
  isKnown = true;
  private readonly parts = new Map<string, ReadonlySet<string>>();

  inputsOf(leaf: string): ReadonlySet<string> {
    return this.parts.get(leaf) ?? new Set([leaf]);
  }

  lookAt(stmts: readonly Stmt[]): void {
    for (const stmt of stmts) {
      for (const held of heldBy(stmt)) this.in(held, false);
      if (stmt.op === 'call') this.isKnown = false;
      if (stmt.op === 'if') this.lookAt([...stmt.then, ...stmt.else]);
    }
  }

  private in(node: Num | Cond | Sign, isFactor: boolean): void {
    const leaf = leafOf(node);
    if (leaf !== undefined && isFactor) this.leaves.add(leaf);
    if (node.op === 'input') this.inputs.add(node.path);
    if (node.op === 'local') {
      const { value } = node.local;
      if (value === undefined) this.isKnown &&= !isFactor;
      else this.in(value, isFactor && leaf === undefined);
      if (isDifference(node.local))
        this.parts.set(leaf!, new Set(childrenOf(value!).flatMap((child) => leafOf(child)!)));
    }
    const isProduct = node.op === 'multiply' || node.op === 'divide';
    for (const child of childrenOf(node)) this.in(child, isFactor || isProduct);
  }
}
