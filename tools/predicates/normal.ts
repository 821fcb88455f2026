/** Rewrites a predicate's body so that each of its comparisons can be left undecided on its own. */
import type { Condition, Statement } from './syntax.js';

export function returnsOf(statements: readonly Statement[]): string[] {
  return statements.flatMap((statement) => {
    if (statement.op === 'return') return typeof statement.value === 'string' ? [statement.value] : [];
    return statement.op === 'if' ? [...returnsOf(statement.then), ...returnsOf(statement.else)] : [];
  });
}

/** Returned conditions and joined early-outs become single steps. */
export function normalised(statements: readonly Statement[], returns: readonly string[]): Statement[] {
  return statements.flatMap((statement): Statement[] => {
    if (statement.op === 'const') return [statement];
    if (statement.op === 'return')
      return typeof statement.value === 'string' ? [statement] : returned(statement.value, returns);
    const then = normalised(statement.then, returns);
    const [only] = then;
    if (then.length === 1 && only?.op === 'return' && statement.else.length === 0)
      return earlyOut(statement.condition, only);
    return [{ ...statement, then, else: normalised(statement.else, returns) }];
  });
}

/** Leaves early with what the other returns say, so that the end of the function says the opposite. */
function returned(condition: Condition, returns: readonly string[]): Statement[] {
  const yes: Statement = { op: 'return', value: 'true' };
  const no: Statement = { op: 'return', value: 'false' };
  const earlyNo = returns.includes('false') || (!returns.includes('true') && condition.op !== 'or');
  return earlyNo ? [...earlyOut({ op: 'not', of: condition }, no), yes] : [...earlyOut(condition, yes), no];
}

function earlyOut(condition: Condition, leave: Statement): Statement[] {
  if (condition.op === 'or') return [...earlyOut(condition.left, leave), ...earlyOut(condition.right, leave)];
  if (condition.op === 'not') {
    const { of } = condition;
    if (of.op === 'and') {
      return [...earlyOut({ op: 'not', of: of.left }, leave), ...earlyOut({ op: 'not', of: of.right }, leave)];
    }
    if (of.op === 'not') return earlyOut(of.of, leave);
    if (of.op === 'or') {
      const condition: Condition = { op: 'and', left: { op: 'not', of: of.left }, right: { op: 'not', of: of.right } };
      return [{ op: 'if', condition, then: [leave], else: [] }];
    }
  }
  return [{ op: 'if', condition, then: [leave], else: [] }];
}
