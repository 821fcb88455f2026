/** How high the powers of lengths are that a value's numbers are made of. */
import { type Cond, heldBy, type Local, type Num, type Sign, type Stmt } from '../ir.js';
import type { Inputs } from './guard.js';

/** A direction counts as a length: products with it may be as large. */
export function degreeOf(stmts: readonly Stmt[], { lengths, steps }: Inputs): number {
  const isLength = new Set([...lengths, ...steps]);
  const known = new Map<Local, number>();
  let highest = 1;
  let isNoted = true;
  const noted = (degree: number): number => {
    if (isNoted) highest = Math.max(highest, degree);
    return degree;
  };
  const of = (node: Num | Cond | Sign): number => {
    switch (node.op) {
      case 'input':
        return isLength.has(node.path) ? 1 : 0;
      case 'local':
        return known.get(node.local) ?? 0;
      case 'multiply':
        return noted(of(node.left) + of(node.right));
      case 'divide':
        return Math.max(of(node.left) - of(node.right), 0);
      case 'root':
        return of(node.of) / 2;
      case 'choose':
        of(node.by);
        return Math.max(of(node.yes), of(node.no));
      case 'call':
        return Math.max(0, ...node.args.map(of));
      case 'negate':
      case 'absolute':
      case 'not':
        return of(node.of);
      default:
        return 'left' in node ? Math.max(of(node.left), of(node.right)) : 0;
    }
  };
  const look = (list: readonly Stmt[]): void => {
    for (const stmt of list) {
      isNoted = !('local' in stmt && stmt.local.isRobust);
      const degrees = heldBy(stmt)
        .map(of)
        .map((degree) => (isNoted ? degree : Math.min(degree, 1)));
      isNoted = true;
      if (stmt.op === 'const') known.set(stmt.local, degrees[0]!);
      if (stmt.op === 'set') known.set(stmt.local, Math.max(known.get(stmt.local) ?? 0, degrees[0]!));
      // What a cold function gives back is no higher than what it was given, or is of no size at all.
      if (stmt.op === 'call') for (const local of stmt.reads) known.set(local, Math.max(...degrees, 0));
      if (stmt.op === 'if') {
        look(stmt.then);
        look(stmt.else);
      }
    }
  };
  look(stmts);
  return highest;
}
