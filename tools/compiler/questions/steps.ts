/** Rewrites a question's body so that each of its comparisons is a step of its own. */
import { and, type Cond, isSign, not, type Sign, type Stmt, truth } from '../ir.js';

const leaveWith = (value: boolean): Stmt => ({ op: 'return', value: truth(value) });

/** The fixed answers that statements return. */
function answersOf(stmts: readonly Stmt[]): boolean[] {
  return stmts.flatMap((stmt) => {
    if (stmt.op === 'return') return stmt.value.op === 'truth' ? [stmt.value.value] : [];
    return stmt.op === 'if' ? [...answersOf(stmt.then), ...answersOf(stmt.else)] : [];
  });
}

/** Returned conditions and joined early-outs become single steps. */
export function inSteps(stmts: readonly Stmt[], answers: readonly boolean[] = answersOf(stmts)): Stmt[] {
  return stmts.flatMap((stmt): Stmt[] => {
    if (stmt.op === 'return')
      return stmt.value.op === 'truth' || isSign(stmt.value) ? [stmt] : returned(stmt.value as Cond, answers);
    if (stmt.op !== 'if') return [stmt];
    const then = inSteps(stmt.then, answers);
    const only = leavingOf(then, stmt.else);
    if (only) return earlyOut(stmt.by, only);
    return [{ ...stmt, then, else: inSteps(stmt.else, answers) }];
  });
}

/** The one return that a branch consists of. */
export function leavingOf(then: readonly Stmt[], otherwise: readonly Stmt[]): (Stmt & { op: 'return' }) | undefined {
  const [only] = then;
  return then.length === 1 && only?.op === 'return' && otherwise.length === 0 ? only : undefined;
}

/** Leaves early with what the other returns say, so that the end of the function says the opposite. */
function returned(condition: Cond, answers: readonly boolean[]): Stmt[] {
  const earlyNo = answers.includes(false) || (!answers.includes(true) && condition.op !== 'or');
  return earlyNo
    ? [...earlyOut(not(condition), leaveWith(false)), leaveWith(true)]
    : [...earlyOut(condition, leaveWith(true)), leaveWith(false)];
}

function earlyOut(condition: Cond, leave: Stmt): Stmt[] {
  if (condition.op === 'or') return [...earlyOut(condition.left, leave), ...earlyOut(condition.right, leave)];
  if (condition.op === 'not') {
    const { of } = condition;
    if (of.op === 'and') return [...earlyOut(not(of.left), leave), ...earlyOut(not(of.right), leave)];
    if (of.op === 'or') return [{ op: 'if', by: and(not(of.left), not(of.right)), then: [leave], else: [] }];
  }
  return [{ op: 'if', by: condition, then: [leave], else: [] }];
}

/** The steps of a question with three answers: what weighs several signs weighs one after the other. */
export function weighed(stmts: readonly Stmt[]): Stmt[] {
  return stmts.flatMap((stmt): Stmt[] => {
    if (stmt.op === 'if') return [{ ...stmt, then: weighed(stmt.then), else: weighed(stmt.else) }];
    return stmt.op === 'return' ? answered(stmt.value as Sign) : [stmt];
  });
}

function answered(sign: Sign): Stmt[] {
  switch (sign.op) {
    case 'farthest':
    case 'unless':
      return [...weigh(sign), { op: 'return', value: { op: 'noted' } }];
    case 'either':
      return [{ op: 'if', by: sign.by, then: answered(sign.yes), else: [] }, ...answered(sign.no)];
    default:
      return [{ op: 'return', value: sign }];
  }
}

/** Weighs several signs one after the other. */
export function inTurn(signs: readonly Sign[]): Stmt[] {
  return signs.flatMap(weigh);
}

function weigh(sign: Sign): Stmt[] {
  switch (sign.op) {
    case 'farthest':
      return sign.atOnce ? [{ op: 'weigh', sign }] : inTurn(sign.of);
    case 'either':
      return branches(sign.by, weigh(sign.yes), weigh(sign.no));
    case 'unless':
      return sign.of.op === 'sign' ? [{ op: 'weigh', sign }] : branches(sign.none, [], weigh(sign.of));
    case 'fixed':
      if (sign.value < 0) return [];
      return sign.value > 0 ? [{ op: 'return', value: sign }] : [{ op: 'weigh', sign }];
    default:
      return [{ op: 'weigh', sign }];
  }
}

function branches(by: Cond, then: Stmt[], otherwise: Stmt[]): Stmt[] {
  if (then.length === 0) return otherwise.length === 0 ? [] : branches(not(by), otherwise, []);
  return [{ op: 'if', by, then, else: otherwise }];
}
