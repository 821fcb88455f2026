/**
 * The functions that a question becomes. Mostly that is one, which asks the exact stage wherever a comparison is in doubt. Where
 * some comparisons only matter once others are in doubt, or several are made at once, a second function settles all doubts, after
 * one look at the shapes: then the first is short, and V8 inlines it.
 */
import { type Cond, compare, type Local, type Num, not, number, type Sign, type Stmt, ZERO } from '../ir.js';
import { Names } from '../names.js';
import { tidy } from '../tidy.js';
import { Analysis } from './analysis.js';
import type { ExactStage } from './exactStage.js';
import { Filter, type Surroundings } from './filter.js';
import { NoMargins } from './margins.js';
import { withoutFilter } from './rare.js';
import { inSteps } from './steps.js';

/** Settling more comparisons than this exactly, certain ones as well, costs more than a shorter filter saves. */
const MANY = 12;

export interface QuestionForm {
  readonly isRare: boolean;
  /** Whether it must make sure that all inputs are finite. */
  readonly looksAtAll: boolean;
  /** The answer for input that is not finite. */
  readonly no: Cond | Sign;
  readonly stage: ExactStage;
  readonly around: Pick<Surroundings, 'seenBy' | 'readBy'>;
  /** Asks the second function. */
  readonly elsewhere: Num;
  /** Its statements, with locals of their own. */
  evaluate(names: Names): Stmt[];
}

export interface Body {
  readonly stmts: readonly Stmt[];
  readonly names: Names;
}

export function functionsOf(form: QuestionForm): [Body, Body?] {
  const { isRare, stage, no, elsewhere } = form;
  const names = new Names();
  const evaluated = form.evaluate(names);
  const unfiltered = isRare ? withoutFilter(evaluated, stage, no) : undefined;
  if (unfiltered) return [{ stmts: unfiltered, names }];
  const steps = inSteps(evaluated);
  const { filtered, weighsAtOnce, asks } = new Analysis(steps);
  const isOne = filtered < 2 && !weighsAtOnce;
  // A question that is asked in between reads shapes of its own: then each comparison reads them again.
  if (isOne || asks.length > 0) return [{ stmts: filterOf(form, steps, names).stmts, names }];
  const shorter = new Names();
  const filter = filterOf(form, inSteps(form.evaluate(shorter)), shorter, { elsewhere });
  const isShorter = weighsAtOnce || filter.measured.size < filtered;
  const isLong = filtered > MANY;
  const whole = (): Body => ({ stmts: lookingLate(form, steps, names), names });
  if (!isShorter || (isLong && !weighsAtOnce)) return [whole()];
  return [{ stmts: tidy(filter.stmts), names: shorter }, isLong ? whole() : settlingOf(form)];
}

function filterOf(
  { stage, around, no, looksAtAll }: QuestionForm,
  steps: readonly Stmt[],
  names: Names,
  special: Partial<Surroundings> = {},
): Filter {
  const all: Surroundings = {
    exactly: (condition, { value }) => stage.callInDoubt(condition, value),
    gapInDoubt: (condition, { value }) => stage.callInDoubt(condition, value, 'gapInDoubt'),
    seenExactly: () => stage.inputs,
    ...around,
    ...special,
  };
  return new Filter(steps, names, all, no, looksAtAll);
}

/** Looks at the shapes where a comparison is in doubt, once for all. */
function lookingLate(form: QuestionForm, steps: readonly Stmt[], names: Names): Stmt[] {
  const { stage } = form;
  const local: Local = { name: names.take('looked'), group: 'looked', value: undefined };
  const looked: Num = { op: 'code', text: '$0 ||= $1', args: [{ op: 'local', local }, stage.look()] };
  const exactly: Surroundings['exactly'] = (condition, { value }) => stage.callAfterLook(condition, value, looked);
  const { stmts } = filterOf(form, steps, names, { exactly, gapInDoubt: undefined });
  return [{ op: 'let', local, of: 'number' }, { op: 'set', local, value: ZERO }, ...stmts];
}

/** On a grid doubles have rounded nothing; else the exact stage says all. */
function settlingOf(form: QuestionForm): Body {
  const { stage, no } = form;
  const names = new Names();
  const steps = inSteps(form.evaluate(names));
  const local: Local = { name: names.take('looked'), group: 'looked', value: stage.look() };
  const looked: Num = { op: 'local', local };
  const exactly: Surroundings['exactly'] = (condition, { value }) => stage.callAfterLook(condition, value, looked);
  const margins: Surroundings['margins'] = (emit) => new NoMargins(emit);
  const { stmts } = filterOf({ ...form, looksAtAll: false }, steps, names, { exactly, gapInDoubt: exactly, margins });
  const areFinite = compare('<', looked, number(3), undefined);
  const leave: Stmt = { op: 'if', by: not(areFinite), then: [{ op: 'return', value: no }], else: [] };
  return { stmts: tidy([{ op: 'const', local }, leave, ...stmts]), names };
}
