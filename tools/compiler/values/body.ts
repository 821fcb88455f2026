/** One value function in the making: what is around its numbers. */
import { Evaluator } from '../evaluate.js';
import { explained } from '../explained.js';
import type { GeneratedFile } from '../file.js';
import { and, type Cond, compare, type Num, not, or, type Question, type Stmt, truth, ZERO } from '../ir.js';
import { Names } from '../names.js';
import { capital, nameIn } from '../pair.js';
import { Printer } from '../print.js';
import { type Parameter, parametersOf } from '../questions/question.js';
import type { SourceFunction, Sources } from '../source.js';
import { tidy } from '../tidy.js';
import type { Value } from '../value.js';
import { degreeOf } from './degree.js';
import { generalText, isPosed } from './general.js';
import { areFinite, type Inputs, inputsOf, limitFor, sizeOf } from './guard.js';
import type { Rescaling } from './rescaling.js';
import type { SharedFunctions } from './shared.js';
import { asksIn, computesIn } from './store.js';

/** Behind the name of a function that takes what another leaves. */
export const IN_DOUBT = 'InDoubt';

/** Behind the name of the function within a public one. */
export const INNER = 'Inner';

/** Whether the shapes meet. */
export const MEET: Cond & { op: 'given' } = { op: 'given', path: 'meet' };

/** The sign of the gap between the shapes, where a value needs more than whether they meet. */
const SIGN: Num = { op: 'code', text: 'sign', args: [] };
export const TOUCH: Cond = compare('===', SIGN, ZERO, undefined);
const APART: Cond = compare('>', SIGN, ZERO, undefined);

/** What is there for all values. */
export interface Around {
  readonly sources: Sources;
  readonly shared: SharedFunctions;
  readonly rescaling: Rescaling;
}

/** What a function gives back: a type of record, and what `core/rescaled.ts` has to know of it. */
export interface Result {
  readonly type: string;
  readonly plan: string;
  readonly returns: string;
}

export class Body {
  readonly names = new Names();
  private readonly parameters: readonly Parameter[];
  /** The two shapes, as the pair has them. */
  private readonly pair: readonly Parameter[];
  /** The two shapes, as the function takes them: a cast names the ray first. */
  private readonly shapes: readonly Parameter[];
  private readonly inputs: Inputs;
  /** How large lengths may be. */
  private readonly limit = { op: 'number' as const, value: 1 };

  constructor(
    private readonly f: SourceFunction,
    private readonly name: string,
    private readonly file: GeneratedFile,
    private readonly around: Around,
    /** Behind its name. */
    private readonly suffix = '',
  ) {
    this.parameters = parametersOf(f, file.dimension, around.sources);
    this.pair = this.parameters.filter(({ type }) => type !== 'boolean');
    const isTurned = name === 'raycast' && !/^Ray/.test(this.pair[0]!.type);
    this.shapes = isTurned ? [...this.pair].reverse() : this.pair;
    for (const shape of this.shapes) {
      this.names.take(shape.name);
      this.names.take(givenName(shape.name));
    }
    this.inputs = inputsOf(this.shapes, file.dimension);
  }

  evaluate(meet: Cond): { stmts: Stmt[]; value: Value } {
    const args = this.parameters.map(
      ({ type, value }): Value => (type === 'boolean' ? { kind: 'bool', of: meet } : value),
    );
    const { sources, shared } = this.around;
    const { dimension } = this.file;
    return new Evaluator(sources, dimension, this.names, true, shared.caller(this.file)).result(this.f, args, '');
  }

  // Shapes that have no value, or not without care ----------------------------------------------------------------------

  /** Whether the pair sees to shapes of any size itself. */
  get isRobust(): boolean {
    return this.f.isRobust;
  }

  /** Whether shapes have numbers besides lengths. */
  get hasDirections(): boolean {
    return this.inputs.steps.length + this.inputs.ratios.length > 0;
  }

  /** Whether shapes have normals or axes. */
  get hasRatios(): boolean {
    return this.inputs.ratios.length > 0;
  }

  readonly isLength = (input: string): boolean => this.inputs.lengths.includes(input);

  isStep(input: string): boolean {
    return this.inputs.steps.includes(input);
  }

  /** Whether all numbers of the shapes are among some inputs. */
  areAll(known: ReadonlySet<string>): boolean {
    const { lengths, steps, ratios } = this.inputs;
    return [...lengths, ...steps, ...ratios].every((input) => known.has(input));
  }

  /** That no shape is empty, and no direction infinite. */
  get isFull(): Cond {
    return and(not(this.isEmpty), areFinite(this.inputs));
  }

  /** Whether some shape is empty. */
  get isEmpty(): Cond {
    const { rescaling, sources } = this.around;
    const all = this.shapes.flatMap((shape) => rescaling.emptiness(shape, sources, this.file) ?? []);
    return all.reduce(or, truth(false));
  }

  /**
   * That all numbers are finite, and lengths small enough for products; nothing where they are known to be.
   * @param isForSteps whether steps must be as small
   */
  isHandy(known: ReadonlySet<string> = new Set(), isForSteps = false): Cond {
    if (this.inputs.lengths.every((input) => known.has(input))) return truth(true);
    const { lengths, steps, ratios } = this.inputs;
    const measured = isForSteps ? { lengths: [...lengths, ...steps], steps: [], ratios } : this.inputs;
    return compare('<', sizeOf(measured), this.limit, undefined);
  }

  get asks(): Cond {
    const question: Question = { file: this.f.module.file, name: 'gap', reading: 'intersects' };
    return { op: 'ask', question, args: this.pair.map(({ name }) => ({ path: name })) };
  }

  /** The function that answers it. */
  private question(name: 'gap' | 'intersects'): string {
    return this.file.ask({ file: this.f.module.file, name: 'gap', ...(name === 'gap' ? {} : { reading: name }) });
  }

  /**
   * The distance of shapes that do not meet, with all care.
   * @param nearest the function that finds their closest points
   */
  carefulDistance(nearest: string): Num {
    const { rescaling } = this.around;
    const careful = this.file.import('distanceOf', 'core/rescaled');
    const text = `${careful}(${nearest}, ${this.shapeNames}, ${rescaling.nearest(this.file)})`;
    return { op: 'code', text, args: [] };
  }

  /** The same for pairs whose distance is nothing shorter: called by its name, so that V8 may inline it. */
  distanceBetween(nearest: string): Num {
    const text = `${nearest}(${this.shapeNames}, ${this.around.rescaling.nearest(this.file)}, false)?.distance ?? Infinity`;
    return { op: 'code', text, args: [] };
  }

  private get shapeNames(): string {
    return this.shapes.map(({ name }) => name).join(', ');
  }

  /** Leaves with what copies say that are made smaller. */
  private leaveLarge(result: Result, by: Cond, meet: Cond | Num): Stmt {
    const text = this.rescaledText(result, '$0', '$1');
    return { op: 'if', by, then: [{ op: 'return', value: { op: 'code', text, args: [this.limit, meet] } }], else: [] };
  }

  private rescaledText({ plan, returns }: Result, limit: string, meet: string): string {
    const plans = this.shapes.map((shape) => this.around.rescaling.planOfShape(shape, this.file)).join(', ');
    const cast = returns.includes('null') ? '' : ` as ${returns}`;
    const rescaled = this.file.import('rescaled', 'core/rescaled');
    const value = this.suffix === '' ? this.inner : this.function;
    return `${rescaled}(${value}, ${plans}, ${plan}, ${limit}, ${this.shapeNames}, out, ${meet})${cast}`;
  }

  // The function --------------------------------------------------------------------------------------------------------

  private get function(): string {
    return nameIn(this.name, this.f.module, this.file.dimension) + this.suffix;
  }

  private get inner(): string {
    return this.function + INNER;
  }

  private get comment(): string {
    return this.f.comment === '' ? '' : `${this.f.comment.replace(/\n \* @robust(?=\n)/, '')}\n`;
  }

  /** A distance: a number alone, of shapes as they were given. */
  addDistance(stmts: readonly Stmt[]): void {
    this.setLimit(stmts);
    const body = this.printer().body(tidy(stmts));
    this.addInner(this.signature, this.shapeNames, this.signature, 'number', body);
  }

  /**
   * A short function, which V8 should inline, and the public one around it: with a `try` of its own it would be too long.
   * @param given the names of what the public one is given
   */
  private addInner(signature: string, given: string, inner: string, returns: string, body: string): void {
    const call = explained(`  return ${this.inner}(${given});`, this.shapes, this.file, given.endsWith(', out'));
    this.file.add(`${this.comment}export function ${this.function}(${signature}): ${returns} {\n${call}\n}`);
    this.file.add(`function ${this.inner}(${inner}): ${returns} {\n${body}\n}`);
  }

  /**
   * A value that only shapes have which meet, or all; whether they do is asked before anything else.
   * @param none what is given back where they do not meet, or are empty
   */
  addRecord(result: Result, none: Stmt, isForAll: boolean, stmts: readonly Stmt[]): void {
    const isNone = isForAll ? and(not(MEET), this.isEmpty) : not(MEET);
    this.addAsking(
      result,
      isNone.op === 'truth' ? [] : [leave(isNone, none)],
      ['meet', 'intersects', MEET],
      stmts,
      isForAll,
    );
  }

  /** The same for a value that tells a touch from an overlap. */
  addDeep(result: Result, none: Stmt, stmts: readonly Stmt[]): void {
    this.addAsking(result, [leave(APART, none)], ['sign', 'gap', SIGN], stmts, false);
  }

  /** @param answer the name of what is asked first, the question, and its answer where shapes are made smaller */
  private addAsking(
    result: Result,
    // Before shapes are made smaller: what makes one of them empty might vanish.
    first: readonly Stmt[],
    [name, question, answer]: readonly [string, 'gap' | 'intersects', Cond | Num],
    stmts: readonly Stmt[],
    isForAll: boolean,
  ): void {
    const numbers = tidy(stmts);
    this.setLimit(numbers);
    const mayBeLarge = isForAll || (!this.f.isRobust && computesIn(numbers));
    const large = mayBeLarge ? [this.leaveLarge(result, not(this.isHandy()), answer)] : [];
    const guarded = [...first, ...large, ...numbers];
    const asked = asksIn(guarded) ? this.shapes : [];
    const ask = this.question(question);
    const hidden = [
      `${name}?: ${question === 'gap' ? 'number' : 'boolean'}`,
      ...asked.map((shape) => `${givenName(shape.name)}: ${this.file.type(shape.type)} = ${shape.name}`),
    ];
    const start = `  ${name} ??= ${ask}(${this.pair.map((shape) => shape.name).join(', ')});\n`;
    this.addResult(result, tidy(guarded), hidden, start);
  }

  /** A value for which the pair names the general answer. */
  addGeneral(result: Result, none: Stmt, made: { create: string; hasAxis: boolean }): void {
    const isDeep = this.name === 'contact';
    const [name, question] = isDeep ? (['sign', 'gap'] as const) : (['meet', 'intersects'] as const);
    const isNone = isDeep ? APART : and(not(MEET), this.isEmpty);
    const ask = this.question(question);
    const start = `  ${name} ??= ${ask}(${this.shapeNames});\n`;
    const isSized = isPosed(this.shapes);
    // What was made smaller and is still too large has no answer.
    const large = isSized
      ? 'null'
      : `isSmaller && isSmaller !== ${this.shapes[0]!.name} ? null : ${this.rescaledText(result, String(limitFor(1)), name!)}`;
    const end = generalText(this.name, this.shapes, { ...made, large }, this.file);
    const hidden = [`${name}?: ${isDeep ? 'number' : 'boolean'}`, ...(isSized ? [] : ['isSmaller?: object'])];
    this.addResult(result, isNone.op === 'truth' ? [] : tidy([leave(isNone, none)]), hidden, start, end);
  }

  /** Its distance: that of the closest points. @param nearest the function that finds them */
  addGeneralDistance(nearest: string): void {
    this.addDistance([
      leave(this.asks, { op: 'return', value: ZERO }),
      { op: 'return', value: this.carefulDistance(nearest) },
    ]);
  }

  /** What is left of a value where all is certain; the rest leaves. */
  addUsual(result: Result, stmts: readonly Stmt[]): void {
    this.setLimit(stmts);
    this.addResult(result, tidy(stmts), []);
  }

  /** Leaves by the function that takes all else. */
  get leaveInDoubt(): Stmt {
    const text = `${this.function}${IN_DOUBT}(${this.shapeNames}, out)`;
    return { op: 'return', value: { op: 'code', text, args: [] } };
  }

  degreeOf(stmts: readonly Stmt[]): number {
    return degreeOf(stmts, this.inputs);
  }

  /** A value that all finite shapes have; `isSmall` tells that they need not be made smaller again. */
  addForAll(result: Result, stmts: readonly Stmt[]): void {
    const numbers = tidy(stmts);
    this.setLimit(numbers);
    if (this.isRobust || !computesIn(numbers)) {
      this.addResult(result, numbers, []);
      return;
    }
    const isLarge = and(not({ op: 'given', path: 'isSmall' }), not(this.isHandy()));
    this.addResult(result, tidy([this.leaveLarge(result, isLarge, truth(true)), ...numbers]), ['isSmall = false']);
  }

  /** How large lengths may be follows from the numbers. */
  private setLimit(numbers: readonly Stmt[]): void {
    this.limit.value = limitFor(degreeOf(numbers, this.inputs));
  }

  private get signature(): string {
    return this.shapes.map((shape) => `${shape.name}: ${this.file.type(shape.type)}`).join(', ');
  }

  private printer(asked?: (path: string) => string): Printer {
    const { file } = this;
    return new Printer(
      { ask: (question) => file.ask(question), core: (name) => file.core(name), ...(asked && { asked }) },
      this.names,
    );
  }

  /**
   * @param hidden parameters that users do not see
   * @param start what comes before all else
   * @param end what comes after it
   */
  private addResult(
    { type, returns }: Result,
    stmts: readonly Stmt[],
    hidden: readonly string[],
    start = '',
    end = '',
  ): void {
    const printer = this.printer(
      hidden.length > 1 ? (path) => path.replace(/^\w+/, (root) => givenName(root)) : undefined,
    );
    const seen = `${this.signature}, out?: ${type}`;
    const body = start + printer.body(stmts) + (end === '' ? '' : `\n${end}`);
    const isSeen = this.suffix === '';
    const signature = [seen, ...hidden].join(', ');
    // What users do not see they cannot give either, not even by a call with too many arguments.
    if (isSeen && (hidden.length > 0 || this.name === 'closestPoint')) {
      this.addInner(seen, `${this.shapeNames}, out`, signature, returns, body);
      return;
    }
    const text = `function ${this.function}(${signature}): ${returns} {\n`;
    this.file.add(
      isSeen ? `${this.comment}export ${text}${explained(body, this.shapes, this.file, true)}\n}` : `${text}${body}\n}`,
    );
  }
}

function leave(by: Cond, value: Stmt): Stmt {
  return { op: 'if', by, then: [value], else: [] };
}

/** A shape as it was given, where numbers are read from a copy. */
function givenName(name: string): string {
  return `given${capital(name)}`;
}
