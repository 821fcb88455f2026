/**
 * The floating-point filter: the question in doubles. Beside each comparison that rounding could spoil stands a bound of
 * its rounding error. A value beyond it has its true sign; otherwise the exact stage is asked for that sign alone.
 */
import {
  and,
  type Cond,
  choose,
  compare,
  isAtom,
  isCond,
  isSign,
  isZero,
  type Local,
  type Num,
  not,
  number,
  or,
  type Sign,
  type Stmt,
  truth,
  ZERO,
} from '../ir.js';
import type { Names } from '../names.js';
import { Analysis, comparisonOf } from './analysis.js';
import { type Compare, certified, doubtOf, facing, isBeyond, isCertain, opposite, signIn } from './doubts.js';
import { areFinite, noteAfter, noteEquals, noteOrder, openAmong, sumOf } from './finiteness.js';
import { Margins, type Measured, type Measuring } from './margins.js';
import { inner, nothingReady, type Ready } from './ready.js';
import { inTurn, leavingOf } from './steps.js';

type Leaving = Stmt & { op: 'return' };
type Ask = Cond & { op: 'ask' };

/** What the filter needs to know of the questions around it. */
export interface Surroundings {
  /** Asks the function that settles all doubts, if there is one: then whatever is not certain leaves with its answer. */
  readonly elsewhere?: Num;
  /** What decides comparisons, if not bounds of their errors. */
  margins?(emit: (stmt: Stmt) => void): Measuring;
  /** A number with the exact sign of left - right, which has been measured; NaN where an input is not finite. */
  exactly(condition: Compare, measured: Measured): Num;
  /** The exact sign as a gap, if one call can give it. */
  readonly gapInDoubt: ((condition: Compare, measured: Measured) => Num) | undefined;
  /** The inputs that make it NaN where they are not finite. */
  seenExactly(condition: Compare): ReadonlySet<string>;
  /** The inputs that a question has looked at when it says yes, as paths of ours. */
  seenBy(ask: Ask): readonly string[];
  /** The inputs that a question rests on, as paths of ours. */
  readBy(ask: Ask): readonly string[];
}

export class Filter {
  private readonly analysis: Analysis;
  /** What rounded comparisons have been decided by. */
  readonly measured = new Set<Num | Local>();
  private readonly margins: Measuring;
  private block: Stmt[] = [];
  /** What the signs that have been weighed come to. */
  private noted: Local | undefined;

  constructor(
    steps: readonly Stmt[],
    private readonly names: Names,
    private readonly around: Surroundings,
    /** The answer for input that is not finite. */
    private readonly no: Cond | Sign,
    /** Whether any other answer must make sure that all inputs are finite. */
    private readonly looksAtAll: boolean,
  ) {
    this.analysis = new Analysis(steps);
    const emit = (stmt: Stmt): unknown => this.block.push(stmt);
    this.margins = around.margins?.(emit) ?? new Margins(this.analysis, names, emit);
    this.emitAll(steps, nothingReady());
  }

  get stmts(): readonly Stmt[] {
    const { noted, block } = this;
    if (!noted) return block;
    return [{ op: 'let', local: noted, of: 'number' }, { op: 'set', local: noted, value: number(-1) }, ...block];
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
      else if (stmt.op === 'weigh') this.weigh(stmt.sign, ready, after);
      else if (stmt.op === 'if') {
        if (after?.op === 'return' && (this.endBySign(stmt, after, ready) || this.endByAsking(stmt, after, ready)))
          return;
        this.branch(stmt, ready);
      }
      if (this.block.at(-1)?.op === 'return') return;
    }
  }

  private when(by: Cond, then: readonly Stmt[]): void {
    if (by.op !== 'truth') this.block.push({ op: 'if', by, then, else: [] });
    else if (by.value) this.block.push(...then);
  }

  private named(what: string, value: Num | Cond): Local {
    const local: Local = { name: this.names.take(what), group: what, value };
    this.block.push({ op: 'const', local });
    return local;
  }

  /** The sign that the exact stage gives, by a name. */
  private exactSign(condition: Compare, measured: Measured): Num {
    return { op: 'local', local: this.named('sign', signIn(condition, this.around.exactly(condition, measured))) };
  }

  /**
   * An input that is not finite leaves the filter in doubt if it is in the bound; but then the exact stage must see it too.
   * Those are the inputs that the comparison covers.
   */
  private measure(condition: Compare, ready: Ready): Measured & { covers: Set<string> } {
    const before = [...ready.covered];
    const measured = this.margins.measure(condition, ready);
    this.measured.add(measured.value.op === 'local' ? measured.value.local : measured.value);
    const seen = this.around.seenExactly(condition);
    const covers = new Set([...ready.covered].filter((input) => seen.has(input)));
    ready.covered.clear();
    cover(before, ready);
    return { ...measured, covers };
  }

  /** Leaves for the function that settles doubts unless a value is certain; then says what it says. */
  private surely(condition: Compare, measured: Measured, elsewhere: Num, { certain }: Ready): Cond {
    const local = measured.value.op === 'local' ? measured.value.local : undefined;
    if (!local || !certain.has(local)) this.when(not(isCertain(measured)), [{ op: 'return', value: elsewhere }]);
    if (local) certain.add(local);
    return saidBy(condition, measured);
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
    if (!(isYes(leaving) && this.isNo(end)) && !(this.isNo(leaving) && isYes(end))) return false;
    const within = inner(ready);
    let measured!: Measured;
    const lines = this.collect(() => {
      const { covers, ...found } = this.measure(condition, within);
      cover(covers, within);
      measured = found;
    });
    if (this.openInputs(within).length > 0) return false;
    this.block.push(...lines);
    // Whether the answer is yes where the comparison, or its opposite, holds.
    const asked = isYes(leaving) === (stmt.by.op === 'not') ? opposite(condition) : condition;
    const exact = (): Cond => doubtOf(asked, measured, this.around.exactly(condition, measured), false).exactly;
    const doubtful: Stmt = { op: 'return', value: this.around.elsewhere ?? exact() };
    const certain: Stmt = { op: 'return', value: saidBy(asked, measured) };
    const [first, last] = certain.value.op === 'truth' ? [certain, doubtful] : [doubtful, certain];
    this.when(first === certain ? isCertain(measured) : not(isCertain(measured)), [first]);
    if (this.block.at(-1)?.op !== 'return') this.block.push(last);
    return true;
  }

  /** A block that ends with another question's answer returns it as it is, if that looked at all inputs. */
  private endByAsking({ by, then, else: otherwise }: Stmt & { op: 'if' }, end: Leaving, ready: Ready): boolean {
    const leaving = leavingOf(then, otherwise);
    if (by.op !== 'not' || by.of.op !== 'ask' || !leaving || !this.isNo(leaving) || !isYes(end)) return false;
    const within = inner(ready);
    this.noteAfter(by, within);
    if (this.openInputs(within).length > 0) return false;
    this.block.push({ op: 'return', value: by.of });
    return true;
  }

  /** Leaves with an answer; with another one than for input that is not finite only if all is. */
  private leave(leaving: Leaving, ready: Ready): void {
    const { value } = leaving;
    if (this.isNo(leaving)) this.block.push(leaving);
    else if (isSign(value)) this.leaveSigned(value, ready);
    else {
      const open = isYes(leaving) ? this.openInputs(ready) : [];
      this.block.push(open.length === 0 ? leaving : { op: 'return', value: this.areFinite(open) });
    }
  }

  private leaveSigned(sign: Sign, ready: Ready): void {
    const comparison = sign.op === 'sign' ? comparisonOf(sign) : undefined;
    if (comparison && !this.analysis.isExact(comparison)) {
      this.leaveRounded(comparison, (sign as Sign & { op: 'sign' }).parts, ready);
      return;
    }
    const within = inner(ready);
    if (sign.op === 'ask') cover(this.around.seenBy(sign as Ask), within);
    this.leaveUnlessFinite(within);
    if (comparison) this.block.push({ op: 'return', value: threefold(comparison) });
    else if (sign.op === 'noted') this.block.push({ op: 'return', value: this.notedSign() });
    else this.block.push({ op: 'return', value: sign });
  }

  /**
   * @param parts where it is of the largest of several numbers: these are known before, and the largest has the same sign, as the
   * bound covers all roundings in between
   */
  private leaveRounded(comparison: Compare, parts: readonly Num[] | undefined, ready: Ready): void {
    const { covers, ...measured } = this.measure(comparison, ready);
    cover(covers, ready);
    this.leaveUnlessFinite(ready);
    const { elsewhere } = this.around;
    if (elsewhere) this.surely(comparison, measured, elsewhere, ready);
    else
      this.when(
        not(isCertain(measured)),
        this.collect(() => this.leaveInDoubt(comparison, measured)),
      );
    if (this.block.at(-1)?.op === 'return') return;
    const apart = parts?.map((part) => compare('>', part, ZERO, undefined)) ?? [saidBy(comparison, measured)];
    this.block.push({ op: 'return', value: signFrom(apart.map(bit).reduce(either)) });
  }

  /** The exact sign is NaN for input that is not finite; that is apart, or no side. */
  private leaveInDoubt(comparison: Compare, measured: Measured): void {
    const isGap = this.no.op === 'fixed' && this.no.value === 1;
    const { gapInDoubt } = this.around;
    if (isGap && gapInDoubt && !isZero(comparison.left)) {
      // In one call, which keeps short functions short enough to be inlined.
      this.block.push({ op: 'return', value: gapInDoubt(comparison, measured) });
      return;
    }
    const sign = this.exactSign(comparison, measured);
    const isNumber = isGap ? compare('<=', sign, ZERO, undefined) : compare('===', sign, sign, undefined);
    this.block.push({ op: 'return', value: choose(isNumber, sign, isGap ? number(1) : ZERO) });
  }

  private leaveUnlessFinite(ready: Ready): void {
    const open = this.openInputs(ready);
    if (open.length > 0) this.when(not(this.areFinite(open)), [{ op: 'return', value: this.no }]);
  }

  private isNo({ value }: Leaving): boolean {
    if (value.op === 'fixed') return this.no.op === 'fixed' && value.value === this.no.value;
    return value.op === 'truth' && this.no.op === 'truth' && value.value === this.no.value;
  }

  // Signs that are weighed ----------------------------------------------------------------------------------------------

  private weigh(sign: Sign, ready: Ready, after: Stmt | undefined): void {
    const { elsewhere } = this.around;
    if (sign.op === 'farthest' && elsewhere && after?.op === 'return') this.weighAtOnce(sign.of, elsewhere, ready);
    else if (sign.op === 'farthest') this.emitAll(inTurn(sign.of), ready);
    else if (sign.op === 'unless') this.weighOne(sign.of as Sign & { op: 'sign' }, sign.none, ready);
    else if (sign.op === 'sign') this.weighOne(sign, truth(false), ready);
    else if (sign.op === 'fixed') this.block.push(this.touch());
    else {
      const asked: Num = { op: 'local', local: this.named('sign', sign as Num) };
      this.leaveOrTouch(asked, truth(true));
      cover(this.around.seenBy(sign as Ask), ready);
    }
  }

  /** Where one is surely apart, or all are certain, whether one is apart; else what settles doubts answers. */
  private weighAtOnce(signs: readonly Sign[], elsewhere: Num, ready: Ready): void {
    const parts = signs.flatMap((sign) => this.parting(sign, ready));
    const doubts = parts.map(({ inDoubt }) => inDoubt).reduce(or);
    // A single one is soon settled, and V8 inlines what is short.
    const sure = parts.flatMap(({ surely }) => surely ?? []);
    const settle = this.collect(() => {
      if (sure.length > 1) this.when(sure.reduce(or), [this.leaveApart()]);
      this.block.push({ op: 'return', value: elsewhere });
    });
    this.when(doubts, settle);
    this.leaveUnlessFinite(ready);
    this.block.push({ op: 'return', value: signFrom(parts.map(({ apart }) => apart).reduce(either)) });
  }

  private parting(sign: Sign, ready: Ready): Parting[] {
    if (sign.op === 'unless') return this.parting(sign.of, ready);
    if (sign.op === 'either') {
      const by = this.condition(sign.by, ready);
      const within = (side: Cond, of: Sign): Parting[] =>
        this.parting(of, ready).map(({ apart, surely, inDoubt }) => {
          return { apart: both(bit(side), apart), surely: surely && and(side, surely), inDoubt };
        });
      return [...within(by, sign.yes), ...within(not(by), sign.no)];
    }
    // What is left is the answer that never decides.
    if (sign.op !== 'sign') return [];
    const comparison = comparisonOf(sign);
    if (this.analysis.isExact(comparison)) {
      const { left, right, place } = comparison;
      return [{ apart: bit(comparison), surely: undefined, inDoubt: compare('===', left, right, place) }];
    }
    const { covers, ...measured } = this.measure(comparison, ready);
    cover(covers, ready);
    const apart = bit(saidBy(comparison, measured));
    return [{ apart, surely: isBeyond(comparison, measured, 1), inDoubt: not(isCertain(measured)) }];
  }

  /** @param none where the sign is 0 and says nothing */
  private weighOne(sign: Sign & { op: 'sign' }, none: Cond, ready: Ready): void {
    const comparison = comparisonOf(sign);
    if (this.analysis.isExact(comparison)) this.weighExact(comparison, none, ready);
    else this.weighRounded(comparison, none, ready);
  }

  private weighExact({ left, right, place }: Compare, none: Cond, ready: Ready): void {
    const [low, high] = [left, right].map((side) =>
      isAtom(side) ? side : ({ op: 'local', local: this.named('end', side) } as const),
    ) as [Num, Num];
    const then = this.collect(() => {
      this.when(compare('!==', low, high, place), [this.leaveApart()]);
      if (none.op === 'truth' || this.around.elsewhere) this.block.push(this.touch());
      else this.when(not(this.condition(none, inner(ready))), [this.touch()]);
    });
    this.when(not(compare('<', low, high, place)), then);
    noteOrder(left, right, ready);
  }

  private weighRounded(comparison: Compare, none: Cond, ready: Ready): void {
    const { covers, ...measured } = this.measure(comparison, ready);
    const then = this.collect(() => {
      this.when(isBeyond(comparison, measured, 1), [this.leaveApart()]);
      if (this.around.elsewhere) this.block.push(this.touch());
      else if (none.op === 'truth') this.leaveOrTouch(this.exactSign(comparison, measured), truth(true));
      else {
        // Mostly it is cheaper to see than the exact sign. A bound that is not finite may come of input that is not.
        const isNone: Cond = { op: 'flag', local: this.named('isNone', this.condition(none, inner(ready))) };
        const { bound } = measured;
        const isBounded = bound ? compare('<', bound, number(Infinity), undefined) : truth(true);
        const settle = this.collect(() => this.leaveOrTouch(this.exactSign(comparison, measured), not(isNone)));
        this.when(not(and(isNone, isBounded)), settle);
      }
    });
    this.when(not(isBeyond(comparison, measured, -1)), then);
    cover(covers, ready);
  }

  private leaveOrTouch(sign: Num, counts: Cond): void {
    this.when(not(compare('<=', sign, ZERO, undefined)), [this.leaveApart()]);
    this.when(and(compare('===', sign, ZERO, undefined), counts), [this.touch()]);
  }

  private leaveApart(): Stmt {
    return { op: 'return', value: { op: 'fixed', value: 1 } };
  }

  private touch(): Stmt {
    const { elsewhere } = this.around;
    if (elsewhere) return { op: 'return', value: elsewhere };
    this.noted ??= { name: this.names.take('noted'), group: 'noted', value: undefined };
    return { op: 'set', local: this.noted, value: ZERO };
  }

  private notedSign(): Num {
    return this.noted ? { op: 'local', local: this.noted } : number(-1);
  }

  // Branches ------------------------------------------------------------------------------------------------------------

  private branch(stmt: Stmt & { op: 'if' }, ready: Ready): void {
    const leaving = leavingOf(stmt.then, stmt.else);
    if (leaving) {
      this.leaveIf(conjuncts(stmt.by), leaving, ready);
      this.noteAfter(stmt.by, ready);
      return;
    }
    const steps: Step[] = [];
    for (const condition of conjuncts(stmt.by)) {
      steps.push(this.step(condition, ready, false));
      if (isFalse(steps.at(-1)!.look)) break;
    }
    const by = [...steps.map(({ look }) => look), ...steps.map(({ proof }) => proof)].reduce(and);
    const within = inner(ready);
    noteEquals(stmt.by, within);
    for (const { covers } of steps) cover(covers, within);
    const then = this.collect(() => this.emitAll(stmt.then, within));
    const otherwise = this.collect(() => this.emitAll(stmt.else, inner(ready)));
    if (by.op === 'truth') this.block.push(...(by.value ? then : otherwise));
    else this.block.push({ op: 'if', by, then, else: otherwise });
  }

  /** Leaves where all conditions hold. Input that is not finite leaves too, if the answer is "no". */
  private leaveIf(conditions: readonly Cond[], leaving: Leaving, ready: Ready): void {
    const orNaN = this.isNo(leaving);
    let within = ready;
    const looks: Cond[] = [];
    const proofs: Cond[] = [];
    const covers: ReadonlySet<string>[] = [];
    const emit = (at: number): void => {
      const condition = conditions[at];
      if (!condition) {
        // What is seen at once stands first: it spares the exact stage.
        const by = [...looks, ...proofs].reduce(and);
        const then = this.collect(() => this.leave(leaving, within));
        this.when(by, then);
        return;
      }
      let step!: Step;
      const lines = this.collect(() => {
        step = this.step(condition, within, orNaN);
      });
      covers.push(step.covers);
      if (isFalse(step.look)) {
        this.when(looks.reduce(and, truth(true)), lines);
        return;
      }
      within = inner(within);
      noteEquals(condition, within);
      // If the condition holds, and not for want of a number, its inputs are finite.
      if (!orNaN || this.around.elsewhere) cover(step.covers, within);
      const go = (): void => {
        this.block.push(...lines);
        looks.push(step.look);
        proofs.push(step.proof);
        emit(at + 1);
      };
      if (lines.length === 0 || looks.length === 0) go();
      else {
        const by = looks.splice(0).reduce(and);
        const then = this.collect(go);
        this.when(by, then);
      }
    };
    emit(0);
    if (this.around.elsewhere) cover(covers[0]!, ready);
    else if (orNaN) cover(covers.reduce(intersection), ready);
  }

  /** One condition: a part that is quick to see, and another that settles it. */
  private step(condition: Cond, ready: Ready, orNaN: boolean): Step {
    const compared = this.analysis.isExact(condition) ? undefined : roundedIn(condition);
    if (!compared) return { look: this.condition(condition, ready, orNaN), proof: truth(true), covers: new Set() };
    const { covers, ...measured } = this.measure(compared, ready);
    const { elsewhere } = this.around;
    if (elsewhere) return { look: this.surely(compared, measured, elsewhere, ready), proof: truth(true), covers };
    const { may, sure, exactly } = doubtOf(compared, measured, this.around.exactly(compared, measured), orNaN);
    return { look: may, proof: or(sure, exactly), covers };
  }

  /** A condition in which every rounded comparison is certain, or decided exactly. */
  private condition(condition: Cond, ready: Ready, orNaN = false): Cond {
    if (this.analysis.isExact(condition)) return condition;
    if (condition.op === 'and' || condition.op === 'or') {
      const join = condition.op === 'and' ? and : or;
      const left = this.condition(condition.left, ready, orNaN);
      const isDecided = left.op === 'truth' && left.value === (condition.op === 'or');
      return isDecided ? left : join(left, this.condition(condition.right, ready, orNaN));
    }
    const compared = roundedIn(condition);
    if (compared) {
      const measured = this.measure(compared, ready);
      const { elsewhere, exactly } = this.around;
      if (elsewhere) return this.surely(compared, measured, elsewhere, ready);
      return certified(doubtOf(compared, measured, exactly(compared, measured), orNaN));
    }
    const { of } = condition as Cond & { op: 'not'; of: Cond & { op: 'and' | 'or' } };
    const join = of.op === 'and' ? or : and;
    return this.condition(join(not(of.left), not(of.right)), ready, orNaN);
  }

  // Finiteness ----------------------------------------------------------------------------------------------------------

  private noteAfter(condition: Cond, ready: Ready): void {
    noteAfter(condition, ready, (ask) => this.around.seenBy(ask));
  }

  private openInputs(ready: Ready): string[] {
    if (!this.looksAtAll) return [];
    return openAmong([...this.analysis.inputs, ...this.analysis.asks.flatMap((ask) => this.around.readBy(ask))], ready);
  }

  private areFinite(open: readonly string[]): Cond {
    return areFinite(open, this.named('sum', sumOf(open)));
  }
}

/** What a condition of a conjunction contributes. */
interface Step {
  readonly look: Cond;
  readonly proof: Cond;
  readonly covers: ReadonlySet<string>;
}

/** What one of several signs says that are weighed at once. */
interface Parting {
  /** 1 where it is apart, else 0; of a value that is not certain, either. */
  readonly apart: Num;
  /** That it surely is, by a bound; what needs none is soon seen by what settles doubts. */
  readonly surely: Cond | undefined;
  readonly inDoubt: Cond;
}

/** Without a branch. */
function bit(condition: Cond): Num {
  if (condition.op === 'and') return both(bit(condition.left), bit(condition.right));
  if (condition.op === 'or') return either(bit(condition.left), bit(condition.right));
  return { op: 'code', text: '+($0)', args: [condition] };
}

function both(left: Num, right: Num): Num {
  return { op: 'code', text: '$0 & $1', args: [left, right] };
}

function either(left: Num, right: Num): Num {
  return { op: 'code', text: '$0 | $1', args: [left, right] };
}

/** 1 for a 1, -1 for a 0: as arithmetic, since whoever asks for a touch alone would wait for a branch that nothing foresees. */
function signFrom(isApart: Num): Num {
  return { op: 'code', text: '2 * ($0) - 1', args: [isApart] };
}

/** The comparison that a condition is, or whose opposite it is. */
function roundedIn(condition: Cond): Compare | undefined {
  if (condition.op === 'compare') return condition;
  return condition.op === 'not' && condition.of.op === 'compare' ? opposite(condition.of) : undefined;
}

/** What a comparison says if its value is certain, and hence not 0. */
function saidBy(condition: Compare, { sides }: Measured): Cond {
  const { by, place } = condition;
  if (by === '===' || by === '!==') return truth(by === '!==');
  return compare(by.startsWith('<') ? '<' : '>', ...facing(condition, ...sides), place);
}

/** The sign of left - right for numbers that are compared as they are. */
function threefold({ left, right, place }: Compare): Num {
  const below = choose(compare('<', left, right, place), number(-1), ZERO);
  return choose(compare('>', left, right, place), number(1), below);
}

function isFalse(condition: Cond): boolean {
  return condition.op === 'truth' && !condition.value;
}

function isYes({ value }: Leaving): boolean {
  return isCond(value) && value.op === 'truth' && value.value;
}

function cover(inputs: Iterable<string>, ready: Ready): void {
  for (const input of inputs) ready.covered.add(input);
}

function intersection(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a].filter((one) => b.has(one)));
}

function conjuncts(condition: Cond): Cond[] {
  return condition.op === 'and' ? [...conjuncts(condition.left), ...conjuncts(condition.right)] : [condition];
}
