/** Turns a question with three answers into one with two: whether the shapes meet, or overlap. */
import {
  and,
  type Cond,
  childrenOf,
  compare,
  heldBy,
  type Num,
  not,
  or,
  type Sign,
  type Stmt,
  truth,
  ZERO,
} from '../ir.js';

/** Whether they meet is `<=` 0, whether they overlap `<` 0. */
type Below = '<=' | '<';

export function read(stmts: readonly Stmt[], reading: 'intersects' | 'overlaps'): Stmt[] {
  const answers = answersOf(stmts, reading === 'intersects' ? '<=' : '<');
  return canHold(answers) ? answers : [{ op: 'return', value: truth(false) }];
}

/** Lines in space touch, but never overlap. */
export function canOverlap(stmts: readonly Stmt[]): boolean {
  return canHold(answersOf(stmts, '<'));
}

function answersOf(stmts: readonly Stmt[], below: Below): Stmt[] {
  return stmts.flatMap((stmt): Stmt[] => {
    if (stmt.op === 'if') return [{ ...stmt, then: answersOf(stmt.then, below), else: answersOf(stmt.else, below) }];
    return stmt.op === 'return' ? returned(stmt.value as Sign, below) : [stmt];
  });
}

function canHold(stmts: readonly Stmt[]): boolean {
  return stmts.some((stmt) => {
    if (stmt.op === 'if') return canHold(stmt.then) || canHold(stmt.else);
    return stmt.op === 'return' && !(stmt.value.op === 'truth' && !stmt.value.value);
  });
}

function returned(sign: Sign, below: Below): Stmt[] {
  if (sign.op !== 'either') return [{ op: 'return', value: condition(sign, below) }];
  return [{ op: 'if', by: sign.by, then: returned(sign.yes, below), else: [] }, ...returned(sign.no, below)];
}

function condition(sign: Sign, below: Below): Cond {
  switch (sign.op) {
    case 'fixed':
      return truth(below === '<=' ? sign.value <= 0 : sign.value < 0);
    case 'sign':
      return belowZero(sign.of, below, sign);
    case 'farthest':
      return sign.of.map((one) => condition(one, below)).reduce(and);
    case 'nearest':
      return sign.of.map((one) => condition(one, below)).reduce(or);
    case 'unless': {
      // Where the vector is zero the comparison says that they touch, which is enough to know that they meet. What is seen
      // at a glance still spares the exact stage. The comparison comes first: it mostly decides.
      const none = below === '<=' ? glance(sign.none) : sign.none;
      return or(condition(sign.of, below), none);
    }
    case 'either':
      return or(and(sign.by, condition(sign.yes, below)), and(not(sign.by), condition(sign.no, below)));
    case 'ask':
      return {
        op: 'ask',
        question: { ...sign.question, reading: below === '<=' ? 'intersects' : 'overlaps' },
        args: sign.args,
      };
    case 'noted':
      throw new TypeError('a reading is made of signs that have not been weighed');
  }
}

/** The part of a condition that is seen by comparing inputs as they are. */
function glance(condition: Cond): Cond {
  if (condition.op === 'or') return or(glance(condition.left), glance(condition.right));
  return isRaw(condition) ? condition : truth(false);
}

function isRaw(condition: Cond): boolean {
  if (condition.op === 'and' || condition.op === 'or') return isRaw(condition.left) && isRaw(condition.right);
  if (condition.op === 'not') return isRaw(condition.of);
  return condition.op === 'compare' && isInput(condition.left) && isInput(condition.right);
}

function isInput(node: Num): boolean {
  if (node.op === 'input' || node.op === 'number') return true;
  if (node.op === 'subtract') return node.left.op === 'number' && node.left.value === 0 && isInput(node.right);
  return node.op === 'local' && node.local.value !== undefined && isInput(node.local.value as Num);
}

/** A difference is compared term with term. */
function belowZero(of: Num, below: Below, { place }: Sign & { op: 'sign' }): Cond {
  if (of.op === 'subtract') return compare(below, of.left, of.right, place);
  return compare(below, of, ZERO, place);
}

/** Whether readings with two answers are quicker than one function with three: where inputs are compared as they are. */
export function isQuickerApart(stmts: readonly Stmt[]): boolean {
  return stmts.every((stmt) => {
    if (stmt.op === 'if') return isRaw(stmt.by) && isQuickerApart(stmt.then) && isQuickerApart(stmt.else);
    return stmt.op === 'return' && isSeen(stmt.value as Sign);
  });
}

function isSeen(sign: Sign): boolean {
  switch (sign.op) {
    case 'farthest':
    case 'nearest':
      return sign.of.every(isSeen);
    case 'either':
      return isRaw(sign.by) && isSeen(sign.yes) && isSeen(sign.no);
    case 'sign':
      return sign.of.op === 'subtract' && isInput(sign.of.left) && isInput(sign.of.right);
    default:
      return sign.op === 'fixed';
  }
}

/** Whether an answer is that of the nearest of several parts: there is no function with three answers then. */
export function isOfParts(stmts: readonly Stmt[]): boolean {
  const hasNearest = (node: Num | Cond | Sign): boolean => node.op === 'nearest' || childrenOf(node).some(hasNearest);
  return stmts.some((stmt) =>
    stmt.op === 'if' ? isOfParts(stmt.then) || isOfParts(stmt.else) : heldBy(stmt).some(hasNearest),
  );
}
