/**
 * The floating-point filter: the question in doubles. Beside each comparison that rounding could spoil stands a bound of
 * its rounding error. A value beyond it has its true sign; otherwise the exact stage is asked for that sign alone.
 */
import {
  absolute,
  add,
  and,
  type Cond,
  choose,
  compare,
  isCond,
  isSign,
  type Local,
  multiply,
  type Num,
  not,
  number,
  or,
  type Sign,
  type Stmt,
  subtract,
  truth,
  ZERO,
} from '../ir.js';
import type { Names } from '../names.js';
import { Analysis, comparisonOf, pathOf } from './analysis.js';
import { inner, Margins, type Measured, nothingReady, type Ready } from './margins.js';
import { inSteps, leavingOf } from './steps.js';

type Compare = Cond & { op: 'compare' };
type Leaving = Stmt & { op: 'return' };

/** What the filter needs to know of the questions around it. */
export interface Surroundings {
  /** The exact sign of left - right: a call. NaN where an input is not finite. */
  exactly(condition: Compare): Num;
  /** The inputs that make it NaN where they are not finite. */
  seenExactly(condition: Compare): ReadonlySet<string>;
  /** The inputs that a question has looked at when it says yes, as paths of ours. */
  seenBy(ask: Cond & { op: 'ask' }): readonly string[];
  /** The inputs that a question rests on, as paths of ours. */
  readBy(ask: Cond & { op: 'ask' }): readonly string[];
}

const LARGEST = number(Infinity);
const FOUND = 'found[0]';

export class Filter {
  readonly analysis: Analysis;
  private readonly margins: Margins;
  private block: Stmt[] = [];

  constructor(
    stmts: readonly Stmt[],
    private readonly names: Names,
    private readonly around: Surroundings,
    /** The answer for input that is not finite. */
    private readonly no: Cond | Sign,
    /** Whether a yes must make sure that all inputs are finite. */
    private readonly looksAtAll: boolean,
  ) {
    const steps = inSteps(stmts);
    this.analysis = new Analysis(steps);
    this.margins = new Margins(this.analysis, names, (stmt) => this.block.push(stmt));
    this.emitAll(steps, nothingReady());
  }

  get stmts(): readonly Stmt[] {
    return this.block;
  }

  private collect(work: () => void): Stmt[] {
    const outer = this.block;
    this.block = [];
    work();
    const stmts = this.block;
    this.block = outer;
    return stmts;
  }

  private emitAll(stmts: readonly Stmt[], ready: Ready): void {
    for (const [i, stmt] of stmts.entries()) {
      const after = stmts[i + 1];
      if (stmt.op === 'const') this.margins.declare(stmt.local, ready);
      else if (stmt.op === 'return') this.leave(stmt, ready);
      else if (stmt.op === 'if') {
        if (after?.op === 'return' && (this.endBySign(stmt, after, ready) || this.endByAsking(stmt, after, ready)))
          return;
        this.branch(stmt, ready);
      }
    }
  }

  // Ends ----------------------------------------------------------------------------------------------------------------

  /**
   * Where one rounded comparison is all that is left, its sign is the answer once it is certain. The test for certainty
   * nearly always holds, so that the processor foresees it; the sign itself it could not.
   */
  private endBySign(stmt: Stmt & { op: 'if' }, end: Leaving, ready: Ready): boolean {
    const leaving = leavingOf(stmt.then, stmt.else);
    const condition = stmt.by.op === 'not' ? stmt.by.of : stmt.by;
    if (!leaving || condition.op !== 'compare' || this.analysis.isExact(condition)) return false;
    if (!(isYes(leaving) && isNo(end)) && !(isNo(leaving) && isYes(end))) return false;
    const within = inner(ready);
    let measured!: Measured;
    const lines = this.collect(() => {
      measured = this.measure(condition, within);
    });
    if (this.openInputs(within).length > 0) return false;
    this.block.push(...lines);
    // Whether the answer is yes where the comparison, or its opposite, holds.
    const by = isYes(leaving) === (stmt.by.op === 'not') ? opposite(condition.by) : condition.by;
    const exact = compare(by, ...this.facing(condition, this.around.exactly(condition), ZERO), condition.place);
    const certain = this.certain(measured);
    if (by === '===' || by === '!==') {
      this.block.push({ op: 'if', by: certain, then: [{ op: 'return', value: truth(by === '!==') }], else: [] });
      // Not `!== 0`: that would hold for what is not a number.
      const differs = compare('>', absolute(this.around.exactly(condition)), ZERO, condition.place);
      this.block.push({ op: 'return', value: by === '!==' ? differs : exact });
    } else {
      this.block.push({ op: 'if', by: not(certain), then: [{ op: 'return', value: exact }], else: [] });
      const strict = by.startsWith('<') ? '<' : '>';
      this.block.push({
        op: 'return',
        value: compare(strict, ...this.facing(condition, ...measured.sides), condition.place),
      });
    }
    return true;
  }

  /** The measured value is left - right, except for `0 < x`, where it is x. */
  private facing({ left }: Compare, a: Num, b: Num): [Num, Num] {
    return left.op === 'number' && left.value === 0 ? [b, a] : [a, b];
  }

  /** A block that ends with another question's answer returns it as it is, if that looked at all inputs. */
  private endByAsking({ by, then, else: otherwise }: Stmt & { op: 'if' }, end: Leaving, ready: Ready): boolean {
    const leaving = leavingOf(then, otherwise);
    if (by.op !== 'not' || by.of.op !== 'ask' || !leaving || !isNo(leaving) || !isYes(end)) return false;
    const within = inner(ready);
    this.noteAfter(by, within);
    if (this.openInputs(within).length > 0) return false;
    this.block.push({ op: 'return', value: by.of });
    return true;
  }

  /** Leaves with an answer of three values; with one that is not that of input that is not finite only if all is. */
  private leaveSigned(sign: Sign, ready: Ready): void {
    const value = sign.op === 'sign' ? this.signed(sign, ready) : sign;
    const within = inner(ready);
    if (sign.op === 'ask')
      for (const input of this.around.seenBy(sign as Cond & { op: 'ask' })) within.covered.add(input);
    const isNo = sign.op === 'fixed' && this.no.op === 'fixed' && sign.value === this.no.value;
    const open = isNo ? [] : this.openInputs(within);
    if (open.length > 0) {
      const no: Stmt = { op: 'return', value: this.no };
      this.block.push({ op: 'if', by: not(this.areFinite(open)), then: [no], else: [] });
    }
    this.block.push({ op: 'return', value });
  }

  private signed(sign: Sign & { op: 'sign' }, ready: Ready): Num {
    const { left, right } = this.certified(comparisonOf(sign), ready) as Compare;
    const below = choose(compare('<', left, right, sign.place), number(-1), ZERO);
    return choose(compare('>', left, right, sign.place), number(1), below);
  }

  /** Leaves with an answer; with yes only if the inputs that no bound has looked at are finite. */
  private leave(leaving: Leaving, ready: Ready): void {
    if (isSign(leaving.value)) {
      this.leaveSigned(leaving.value, ready);
      return;
    }
    const open = isYes(leaving) ? this.openInputs(ready) : [];
    this.block.push(open.length === 0 ? leaving : { op: 'return', value: this.areFinite(open) });
  }

  private areFinite(open: readonly string[]): Cond {
    const inputs = open.map((path): Num => ({ op: 'input', path }));
    const local: Local = { name: this.names.take('sum'), group: 'sum', value: balanced(inputs) };
    const total: Num = { op: 'local', local };
    this.block.push({ op: 'const', local });
    // A sum of finite inputs may overflow; then they are looked at one by one.
    const sumIsFinite = compare('===', subtract(total, total), ZERO, undefined);
    const allAreFinite = compare('===', balanced(inputs.map((input) => multiply(input, ZERO))), ZERO, undefined);
    return or(sumIsFinite, allAreFinite);
  }

  // Branches ------------------------------------------------------------------------------------------------------------

  private branch(stmt: Stmt & { op: 'if' }, ready: Ready): void {
    const leaving = leavingOf(stmt.then, stmt.else);
    if (leaving) {
      this.leaveIf(conjuncts(stmt.by), leaving, ready);
      this.noteAfter(stmt.by, ready);
      return;
    }
    const by = this.certified(stmt.by, ready);
    const within = inner(ready);
    this.noteEquals(stmt.by, within);
    const then = this.collect(() => this.emitAll(stmt.then, within));
    const otherwise = this.collect(() => this.emitAll(stmt.else, inner(ready)));
    this.block.push({ op: 'if', by, then, else: otherwise });
  }

  /** Leaves where all conditions hold. */
  private leaveIf(conditions: readonly Cond[], leaving: Leaving, ready: Ready): void {
    const rounded = conditions.filter((condition) => !this.analysis.isExact(condition));
    const [only] = rounded;
    const compared = only?.op === 'not' ? only.of : only;
    if (rounded.length === 0) {
      this.block.push({
        op: 'if',
        by: conditions.reduce(and),
        then: this.collect(() => this.leave(leaving, inner(ready))),
        else: [],
      });
    } else if (rounded.length === 1 && isNo(leaving) && compared?.op === 'compare') {
      const covered = [...ready.covered];
      const { may, sure } = this.doubt(only!, compared, ready);
      // What is exact stands between: it spares the exact stage where it does not hold.
      const before = conditions.slice(0, conditions.indexOf(only!));
      const after = conditions.slice(conditions.indexOf(only!) + 1);
      if (conditions.length > 1) keepOnly(ready.covered, covered);
      this.block.push({ op: 'if', by: [...before, may, ...after, sure].reduce(and), then: [leaving], else: [] });
    } else {
      const [first, ...rest] = conditions;
      const by = this.certified(first!, ready);
      const within = inner(ready);
      this.noteEquals(first!, within);
      const then = this.collect(() =>
        rest.length === 0 ? this.leave(leaving, within) : this.leaveIf(rest, leaving, within),
      );
      this.block.push({ op: 'if', by, then, else: [] });
    }
  }

  /** When a condition may hold, and when it then does: by the value itself, or by its exact sign. */
  private doubt(condition: Cond, compared: Compare, ready: Ready): { may: Cond; sure: Cond } {
    const by = condition.op === 'not' ? opposite(compared.by) : compared.by;
    const measured = this.measure(compared, ready);
    // An answer that is not a number, for inputs that are not finite, must hold too: so its opposite is denied.
    const sign = this.around.exactly(compared);
    if (by === '===')
      return { may: not(this.certain(measured)), sure: not(compare('>', absolute(sign), ZERO, compared.place)) };
    const exact = not(compare(opposite(by), ...this.facing(compared, sign, ZERO), compared.place));
    if (by === '!==') return { may: truth(true), sure: or(this.certain(measured), exact) };
    const isGreater = by.startsWith('>') !== (compared.left.op === 'number' && compared.left.value === 0);
    const [above, below] = [this.beyond(measured, 1), this.beyond(measured, -1)];
    return isGreater ? { may: not(below), sure: or(above, exact) } : { may: not(above), sure: or(below, exact) };
  }

  /** A condition in which every rounded comparison is one of a value with its true sign. */
  private certified(condition: Cond, ready: Ready): Cond {
    if (this.analysis.isExact(condition)) return condition;
    switch (condition.op) {
      case 'not':
        return not(this.certified(condition.of, ready));
      case 'and':
        return and(this.certified(condition.left, ready), this.certified(condition.right, ready));
      case 'or':
        return or(this.certified(condition.left, ready), this.certified(condition.right, ready));
      case 'compare': {
        const measured = this.measure(condition, ready);
        const local: Local = { name: this.names.take('side'), group: 'side', value: undefined };
        const side: Num = { op: 'local', local };
        this.block.push({ op: 'let', local, of: 'number' }, { op: 'set', local, value: measured.value });
        const settle: Stmt[] = [
          // By way of an array: where a computed number meets one that a call gave back, V8 would box both.
          { op: 'store', path: FOUND, value: this.around.exactly(condition) },
          { op: 'set', local, value: { op: 'input', path: FOUND } },
          { op: 'if', by: compare('!==', side, side, undefined), then: [{ op: 'return', value: this.no }], else: [] },
        ];
        this.block.push({ op: 'if', by: not(this.certain(measured)), then: settle, else: [] });
        return compare(condition.by, ...this.facing(condition, side, ZERO), condition.place);
      }
      default:
        throw new TypeError('unreachable: all else is exact');
    }
  }

  /** An input that is not finite leaves the filter in doubt if it is in the bound; but then the exact stage must see it too. */
  private measure(condition: Compare, ready: Ready): Measured {
    const before = [...ready.covered];
    const measured = this.margins.measure(condition, ready);
    keepOnly(ready.covered, [...before, ...this.around.seenExactly(condition)]);
    return measured;
  }

  /** That a value is surely not 0. */
  private certain({ value, bound, endless }: Measured): Cond {
    const size = absolute(value);
    const beyond = compare('>', size, bound, undefined);
    return endless ? beyond : and(beyond, compare('<', size, LARGEST, undefined));
  }

  /** That a value is surely positive, or negative, and not by overflow. */
  private beyond({ value, bound, endless }: Measured, sign: 1 | -1): Cond {
    const by = sign === 1 ? '>' : '<';
    const limit: Num = sign === 1 ? bound : { op: 'negate', of: bound };
    const beyond = compare(by, value, limit, undefined);
    return endless ? beyond : and(beyond, compare(sign === 1 ? '<' : '>', value, number(sign * Infinity), undefined));
  }

  // Finiteness ----------------------------------------------------------------------------------------------------------

  /**
   * What is known after leaving for `!(…)`. After `x <= y` both are numbers, and x is finite if it has an upper neighbour
   * and a lower one; after a question's yes all that it looked at is finite.
   */
  private noteAfter(condition: Cond, ready: Ready): void {
    if (condition.op !== 'not') return;
    const { of } = condition;
    if (of.op === 'ask') for (const input of this.around.seenBy(of)) ready.covered.add(input);
    else if (of.op === 'compare' && /^[<>]/.test(of.by)) {
      const [left, right] = [pathOf(of.left), pathOf(of.right)];
      if (left === undefined || right === undefined) return;
      ready.order.push(of.by.startsWith('<') ? [left, right] : [right, left]);
    }
  }

  /** What is known where equalities hold: what equals 0 is finite, and what equals a finite input is as well. */
  private noteEquals(condition: Cond, ready: Ready): void {
    if (condition.op === 'and') {
      this.noteEquals(condition.left, ready);
      this.noteEquals(condition.right, ready);
    } else if (condition.op === 'compare' && condition.by === '===') {
      const [left, right] = [pathOf(condition.left), pathOf(condition.right)];
      if (left !== undefined && condition.right.op === 'number' && condition.right.value === 0) ready.covered.add(left);
      if (left !== undefined && right !== undefined) ready.equals.push([left, right]);
    }
  }

  /** Inputs that might not be finite: neither in a bound, nor between two others that are looked at themselves. */
  private openInputs({ order, covered, equals }: Ready): string[] {
    if (!this.looksAtAll) return [];
    const isLow = (input: string): boolean => order.some(([low]) => low === input);
    const isHigh = (input: string): boolean => order.some(([, high]) => high === input);
    const isBetween = (input: string): boolean =>
      order.some(([low, high]) => high === input && !isHigh(low)) &&
      order.some(([low, high]) => low === input && !isLow(high));
    const isCovered = (input: string): boolean =>
      covered.has(input) || equals.some(([a, b]) => (a === input && covered.has(b)) || (b === input && covered.has(a)));
    const all = new Set([...this.analysis.inputs, ...this.analysis.asks.flatMap((ask) => this.around.readBy(ask))]);
    return [...all].filter((input) => !isCovered(input) && !isBetween(input));
  }
}

function isYes({ value }: Leaving): boolean {
  return isCond(value) && value.op === 'truth' && value.value;
}

function isNo({ value }: Leaving): boolean {
  return isCond(value) && value.op === 'truth' && !value.value;
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===' } as const;

function opposite(by: Compare['by']): Compare['by'] {
  return OPPOSITE[by];
}

/** Where the bound was not looked at in any case, it tells nothing of its inputs. */
function keepOnly(all: Set<string>, kept: readonly string[]): void {
  for (const input of all) if (!kept.includes(input)) all.delete(input);
}

function conjuncts(condition: Cond): Cond[] {
  return condition.op === 'and' ? [...conjuncts(condition.left), ...conjuncts(condition.right)] : [condition];
}

/** Adds in pairs, so that the additions do not wait for each other. */
function balanced(terms: readonly Num[]): Num {
  if (terms.length === 1) return terms[0]!;
  const middle = terms.length >> 1;
  return add(balanced(terms.slice(0, middle)), balanced(terms.slice(middle)));
}
