/** Keeps formulas so short that all passes, which follow them down to their inputs, come to an end. */
import type ts from 'typescript';
import { type Cond, childrenOf, type Num, type Sign } from '../ir.js';
import { refuse } from '../refusal.js';
import type { Value } from '../value.js';

const DEEPEST = 1000;
const TOO_DEEP = `too long: more than ${DEEPEST} operations one within another`;

const known = new WeakMap<Num | Cond | Sign, number>();

/** How many operations stand one within another, those behind names included. */
function depthOf(node: Num | Cond | Sign): number {
  const depth = known.get(node);
  if (depth !== undefined) return depth;
  const value = node.op === 'local' || node.op === 'flag' ? node.local.value : undefined;
  const found =
    1 + [...childrenOf(node), ...(value ? [value] : [])].reduce((most, of) => Math.max(most, depthOf(of)), 0);
  known.set(node, found);
  return found;
}

/** Counts how many expressions stand one within another, as they are written. */
export class Nesting {
  private depth = 0;

  within<T>(node: ts.Node, work: () => T): T {
    if (++this.depth > DEEPEST) refuse(node, TOO_DEEP);
    const value = work();
    this.depth--;
    return value;
  }
}

/** Looks at what an expression has come to; what stands in it has been looked at before. */
export function checkDepth(value: Value, node: ts.Node): void {
  if (value.kind !== 'num' && value.kind !== 'bool' && value.kind !== 'sign' && value.kind !== 'vec') return;
  for (const of of value.kind === 'vec' ? value.of : [value.of]) if (depthOf(of) > DEEPEST) refuse(node, TOO_DEEP);
}
