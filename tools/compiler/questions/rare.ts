/** Questions that are asked rarely: they have no filter, the exact stage answers each comparison that could be spoilt. */
import { and, type Cond, compare, isCond, isZero, type Num, not, or, type Sign, type Stmt, ZERO } from '../ir.js';
import { tidy } from '../tidy.js';
import { Analysis, comparisonOf } from './analysis.js';
import { signIn } from './doubts.js';
import type { ExactStage } from './exactStage.js';

/**
 * Nothing where no comparison could be spoilt.
 * @param no the answer where a shape is not finite
 */
export function withoutFilter(stmts: readonly Stmt[], stage: ExactStage, no: Cond | Sign): Stmt[] | undefined {
  const analysis = new Analysis(stmts);
  if (analysis.filtered === 0) return undefined;
  const exactSign = (condition: Cond & { op: 'compare' }): Num =>
    // A question that is asked in between reads shapes of its own.
    analysis.asks.length > 0 ? stage.call(condition) : stage.callOfRead(condition);
  const exactly = (condition: Cond): Cond => {
    if (analysis.isExact(condition)) return condition;
    switch (condition.op) {
      case 'not':
        return not(exactly(condition.of));
      case 'and':
        return and(exactly(condition.left), exactly(condition.right));
      case 'or':
        return or(exactly(condition.left), exactly(condition.right));
      case 'compare': {
        const sign = exactSign(condition);
        const [left, right] = isZero(condition.left) ? [ZERO, sign] : [sign, ZERO];
        return compare(condition.by, left, right, condition.place);
      }
      default:
        throw new TypeError('unreachable: all else is exact');
    }
  };
  const answer = (value: Num | Cond | Sign): Num | Cond | Sign => {
    if (value.op === 'sign') {
      const comparison = comparisonOf(value);
      return signIn(comparison, exactSign(comparison));
    }
    return isCond(value) ? exactly(value) : value;
  };
  const block = (of: readonly Stmt[]): Stmt[] =>
    of.map((stmt): Stmt => {
      if (stmt.op === 'return') return { ...stmt, value: answer(stmt.value) };
      if (stmt.op !== 'if') return stmt;
      return { ...stmt, by: exactly(stmt.by), then: block(stmt.then), else: block(stmt.else) };
    });
  const leave: Stmt = { op: 'if', by: not(stage.reading()), then: [{ op: 'return', value: no }], else: [] };
  return tidy([leave, ...block(stmts)]);
}
