/** The statements of a question that exists in memory only, as the compiler's passes see them. */
import { readFileSync } from 'node:fs';
import { Evaluator } from '../../tools/compiler/evaluate.js';
import type { Cond, Local, Stmt } from '../../tools/compiler/ir.js';
import { Names } from '../../tools/compiler/names.js';
import { parametersOf } from '../../tools/compiler/questions/question.js';
import { Sources } from '../../tools/compiler/source.js';
import type { Dimension } from '../../tools/compiler/value.js';
import type { Texts } from './memory.js';

export interface Comparison {
  readonly stmts: readonly Stmt[];
  readonly locals: readonly Local[];
  /** What the last statement returns. */
  readonly condition: Cond & { op: 'compare' };
  readonly names: Names;
}

/** A question that is a few consts and one comparison. */
export function comparisonIn(texts: Texts, file: string, dimension: Dimension): Comparison {
  const sources = new Sources((name) => texts[name] ?? readFileSync(name, 'utf8'));
  const f = sources.module(file).functions.get('holds')!;
  const names = new Names();
  const evaluator = new Evaluator(sources, dimension, names, false, () => {
    throw new Error('no shared words here');
  });
  const stmts = evaluator.statements(
    f,
    parametersOf(f, dimension, sources).map(({ value }) => value),
  );
  const end = stmts.at(-1);
  if (end?.op !== 'return' || end.value.op !== 'compare') throw new Error('no comparison at the end');
  const locals = stmts.flatMap((stmt) => (stmt.op === 'const' ? [stmt.local] : []));
  return { stmts, locals, condition: end.value, names };
}
