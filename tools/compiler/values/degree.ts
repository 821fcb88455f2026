/** How high the powers of lengths are that a value's numbers are made of. */
import { type Cond, heldBy, type Local, type Num, type Sign, type Stmt } from '../ir.js';
import type { Inputs } from './guard.js';

/** A direction counts as a length: products with it may be as large. */
export function degreeOf(stmts: readonly Stmt[], { lengths, steps }: Inputs): number {
  const isLength = new Set([...lengths, ...steps]);
  return new Degrees((path) => (isLength.has(path) ? 1 : 0)).highestIn(stmts);
}

class Degrees {
  private readonly known = new Map<Local, number>();
  /** Degrees of what is stored, by its place. */
  private readonly stored = new Map<string, number>();
  private highest = 1;
  /** Whether what is being looked at limits how large shapes may be. */
  private isNoted = true;

  constructor(private readonly ofInput: (path: string) => number) {}

  highestIn(stmts: readonly Stmt[]): number {
    this.look(stmts);
    return this.highest;
  }

  private noted(degree: number): number {
    if (this.isNoted) this.highest = Math.max(this.highest, degree);
    return degree;
  }

  private of(node: Num | Cond | Sign): number {
    switch (node.op) {
      case 'input':
        return this.ofInput(node.path);
      case 'local':
        return this.known.get(node.local) ?? 0;
      case 'multiply':
        return this.noted(this.of(node.left) + this.of(node.right));
      case 'divide':
        return Math.max(this.of(node.left) - this.of(node.right), 0);
      case 'root':
        return this.of(node.of) / 2;
      case 'choose':
        this.of(node.by);
        return Math.max(this.of(node.yes), this.of(node.no));
      case 'call':
        return Math.max(0, ...node.args.map((arg) => this.of(arg)));
      case 'negate':
      case 'absolute':
      case 'not':
        return this.of(node.of);
      default:
        return 'left' in node ? Math.max(this.of(node.left), this.of(node.right)) : 0;
    }
  }

  private look(stmts: readonly Stmt[]): void {
    for (const stmt of stmts) {
      this.isNoted = !('local' in stmt && stmt.local.isRobust);
      const degrees = heldBy(stmt)
        .map((held) => this.of(held))
        .map((degree) => (this.isNoted ? degree : Math.min(degree, 1)));
      this.isNoted = true;
      if (stmt.op === 'const') this.known.set(stmt.local, degrees[0]!);
      if (stmt.op === 'set') this.known.set(stmt.local, Math.max(this.known.get(stmt.local) ?? 0, degrees[0]!));
      if (stmt.op === 'store') this.stored.set(stmt.path, degrees[0]!);
      if (stmt.op === 'call') this.lookInto(stmt, degrees);
      if (stmt.op === 'if') {
        this.look(stmt.then);
        this.look(stmt.else);
      }
    }
  }

  /** A shared word, with what it is given here. */
  private lookInto({ paths, reads, body }: Stmt & { op: 'call' }, degrees: readonly number[]): void {
    // What a robust word gives back is no higher than what it was given, or is of no size at all.
    const most = Math.max(...degrees, paths.length > 0 ? 1 : 0);
    const inner = new Degrees((path) => {
      const i = body.inputs.indexOf(path);
      if (i >= 0) return degrees[i]!;
      const [root = ''] = path.split(/[.[]/);
      return this.ofInput(paths[body.references.indexOf(root)] + path.slice(root.length));
    });
    if (!body.isRobust) this.highest = Math.max(this.highest, inner.highestIn(body.stmts));
    for (const local of reads) {
      const { path } = local.value as Num & { op: 'input' };
      this.known.set(local, body.isRobust ? most : (inner.stored.get(path) ?? 0));
    }
  }
}
