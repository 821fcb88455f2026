/** What the compiler says when it refuses a source: file, line, column and reason, in the source as it was written. */
import type ts from 'typescript';

const LONGEST = 80;

export class Refusal extends SyntaxError {
  constructor(node: ts.Node, reason: string, options?: ErrorOptions) {
    const text = node.getText().replace(/\s+/g, ' ');
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
    super(`${placeIn(node.getSourceFile(), node.getStart())}: ${reason}: ${short}`, options);
  }
}

/** A text that TypeScript's parser cannot read. */
export class Misspelling extends Refusal {
  constructor(source: ts.SourceFile, at: number, reason: string) {
    super(source, reason);
    this.message = `${placeIn(source, at)}: ${reason}`;
  }
}

export function refuse(node: ts.Node, reason: string): never {
  throw new Refusal(node, reason);
}

/** Does some work for a node. Whatever goes wrong in it without a place gets that of the node. */
export function placed<T>(node: ts.Node, work: () => T): T {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    const isEndless = problem instanceof RangeError && /call stack/.test(problem.message);
    const reason = isEndless ? 'too long or too deep to be compiled' : (problem as Error).message;
    throw new Refusal(node, reason, { cause: problem });
  }
}

function placeIn(source: ts.SourceFile, position: number): string {
  const { line, character } = source.getLineAndCharacterOfPosition(position);
  return `${source.fileName}:${line + 1}:${character + 1}`;
}
