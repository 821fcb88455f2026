/** One value function in the making: what is around its numbers. */
import { Evaluator } from '../evaluate.js';
import type { GeneratedFile } from '../file.js';
import { and, type Cond, compare, type Local, type Num, not, or, type Question, type Stmt, truth } from '../ir.js';
import { Names } from '../names.js';
import { capital, nameIn } from '../pair.js';
import { Printer } from '../print.js';
import { type Parameter, parametersOf } from '../questions/question.js';
import type { SourceFunction, Sources } from '../source.js';
import { tidy } from '../tidy.js';
import type { Value } from '../value.js';
import { degreeOf } from './degree.js';
import { areFinite, bitsFor, emptiness, type Inputs, inputsOf, sizeOf } from './guard.js';
import type { Rescaling } from './rescaling.js';
import type { SharedFunctions } from './shared.js';
import { asksIn } from './store.js';

/** Whether the shapes meet. */
export const MEET: Cond & { op: 'given' } = { op: 'given', path: 'meet' };

/** What is there for all values. */
export interface Around {
  readonly sources: Sources;
  readonly shared: SharedFunctions;
  readonly rescaling: Rescaling;
}

/** What a function gives back. */
interface Result {
  /** The parameter that it is written into; users do not see one that begins with `_`. */
  readonly out: string;
  readonly type: string;
  readonly returns: string;
  /** The function that makes it larger. */
  readonly grow: string;
  /** The answer for shapes that are empty or not finite. */
  readonly none: Num;
}

export class Body {
  readonly names = new Names();
  private readonly parameters: readonly Parameter[];
  /** The two shapes, as the pair has them. */
  private readonly pair: readonly Parameter[];
  /** The two shapes, as the function takes them: a cast names the ray first. */
  private readonly shapes: readonly Parameter[];
  private readonly inputs: Inputs;
  /** The sum of the sizes of all lengths, and how large it may be: 2^bits. */
  private readonly size: Local;
  private readonly limit = { op: 'number' as const, value: 1 };

  constructor(
    private readonly f: SourceFunction,
    private readonly name: string,
    private readonly file: GeneratedFile,
    private readonly around: Around,
    private readonly result: Result,
    /** Follows the function's name, where users do not see it. */
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
    this.size = { name: this.names.take('size'), group: 'size', value: sizeOf(this.inputs) };
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

  private get empty(): Cond {
    const all = this.shapes.flatMap((shape) => emptiness(shape, this.file.dimension, this.around.sources));
    return all.reduce(or, truth(false));
  }

  /** Whether shapes have numbers besides lengths. */
  get hasDirections(): boolean {
    return this.inputs.steps.length + this.inputs.ratios.length > 0;
  }

  /** That no shape is empty. */
  areFull(): Cond[] {
    const { empty } = this;
    return empty.op === 'truth' ? [] : [not(empty)];
  }

  /** That all lengths are finite and small enough for products, unless all are among those that are known to be. */
  areHandy(known: ReadonlySet<string> = new Set()): Cond[] {
    if (this.inputs.lengths.every((input) => known.has(input))) return [];
    return [compare('<', { op: 'local', local: this.size }, this.limit, undefined)];
  }

  /** Finds out whether the shapes meet: by a number where that is certain, else by asking. */
  findOut(isSure: Cond, meets: Cond): Stmt {
    return {
      op: 'if',
      by: { op: 'code', text: 'meet === undefined', args: [] },
      then: [{ op: 'if', by: isSure, then: [{ op: 'store', path: 'meet', value: meets }], else: this.asking }],
      else: [],
    };
  }

  private get asking(): Stmt[] {
    const question: Question = { file: this.f.module.file, name: 'gap', reading: 'intersects' };
    const ask: Cond = { op: 'ask', question, args: this.pair.map(({ name }) => ({ path: name })) };
    return [{ op: 'store', path: 'meet', value: ask }, ...this.leaveLarge(this.areHandy()), ...this.leaveEmpty()];
  }

  /** Leaves by a function of its own, for what is rare. */
  leaveInDoubt(): Stmt {
    const shapes = this.shapes.map((shape) => shape.name).join(', ');
    return { op: 'return', value: { op: 'code', text: `${this.function}InDoubt(${shapes})`, args: [] } };
  }

  /** Leaves where something is too large or not finite, with what copies say that are made smaller. */
  private leaveLarge(isFine: readonly Cond[], by = not(isFine.reduce(and)), meet: Cond = MEET): Stmt[] {
    const { out, returns } = this.result;
    const shapes = this.shapes.map((shape) => shape.name).join(', ');
    const cast = returns.includes('null') ? '' : ` as ${returns}`;
    const text = `${this.file.import('rescaled', 'core/rescaled')}(${this.function}Scale, $0, ${shapes}, ${out}, $1)${cast}`;
    const value: Num = { op: 'code', text, args: [{ op: 'local', local: this.size }, meet] };
    return [{ op: 'if', by, then: [{ op: 'return', value }], else: [] }];
  }

  private leaveEmpty(): Stmt[] {
    const by = and(not(MEET), this.empty);
    return by.op === 'truth' ? [] : [{ op: 'if', by, then: [{ op: 'return', value: this.result.none }], else: [] }];
  }

  // The function --------------------------------------------------------------------------------------------------------

  private get function(): string {
    return nameIn(this.name, this.f.module, this.file.dimension) + this.suffix;
  }

  private get comment(): string {
    return this.f.comment === '' ? '' : `${this.f.comment}\n`;
  }

  /** A value that finds out by itself whether the shapes meet, unless `meet` tells. */
  addDecided(stmts: readonly Stmt[]): void {
    this.print(this.sized(stmts, stmts), ['meet?: boolean']);
  }

  /** A value that leaves what is rare to a function of its own. */
  addUsual(stmts: readonly Stmt[]): void {
    const { file } = this;
    this.limit.value = 2 ** bitsFor(degreeOf(stmts, this.inputs));
    const printer = new Printer({ ask: file.ask.bind(file), core: file.core.bind(file) }, this.names);
    const shapes = this.shapes.map((shape) => `${shape.name}: ${file.type(shape.type)}`).join(', ');
    const body = printer.body(tidy([{ op: 'const', local: this.size }, ...stmts]));
    file.add(`${this.comment}export function ${this.function}(${shapes}): ${this.result.returns} {\n${body}\n}`);
  }

  /** The same value for the rest. */
  inDoubt(): Body {
    return new Body({ ...this.f, comment: '' }, this.name, this.file, this.around, this.result, 'InDoubt');
  }

  /**
   * A value that asks whether the shapes meet before it does anything else.
   * @param before what follows from it at once
   * @param isForAll whether there are numbers for shapes that do not meet as well
   */
  addAsking(before: readonly Stmt[], isForAll: boolean, stmts: readonly Stmt[]): void {
    const numbers = tidy(stmts);
    const isFine = [...this.areHandy(), ...(isForAll ? areFinite(this.inputs) : [])];
    const guarded = [...before, ...this.leaveLarge(isFine), ...(isForAll ? this.leaveEmpty() : []), ...numbers];
    const asked = asksIn(guarded) ? this.shapes : [];
    const question = nameIn('intersects', this.f.module, this.file.dimension);
    this.print(this.sized(guarded, numbers), [
      `meet = ${question}(${this.pair.map((shape) => shape.name).join(', ')})`,
      ...asked.map(({ name, type }) => `${givenName(name)}: ${this.file.type(type)} = ${name}`),
    ]);
  }

  /** A value that all finite shapes have; `isSmall` tells that they need not be made smaller again. */
  addForAll(stmts: readonly Stmt[]): void {
    const isSmall: Cond = { op: 'given', path: 'isSmall' };
    const numbers = tidy(stmts);
    const isLarge = and(not(isSmall), not(this.areHandy().reduce(and)));
    this.print(this.sized([...this.leaveLarge([], isLarge, truth(true)), ...numbers], numbers), ['isSmall = false']);
  }

  /** Statements with the size that they look at; how large it may be follows from the numbers. */
  private sized(stmts: readonly Stmt[], numbers: readonly Stmt[]): Stmt[] {
    this.limit.value = 2 ** bitsFor(degreeOf(numbers, this.inputs));
    return tidy([{ op: 'const', local: this.size }, ...stmts]);
  }

  private print(stmts: readonly Stmt[], hidden: readonly string[]): void {
    const { file, names } = this;
    const printer = new Printer(
      {
        ask: file.ask.bind(file),
        core: file.core.bind(file),
        ...(hidden.length > 1 ? { asked: (path: string) => path.replace(/^\w+/, (root) => givenName(root)) } : {}),
      },
      names,
    );
    const { out, type, returns } = this.result;
    const shapes = this.shapes.map((shape) => `${shape.name}: ${file.type(shape.type)}`);
    const all = [...shapes, `${out}?: ${type}`, ...hidden].join(', ');
    const seen = [...shapes, ...(out.startsWith('_') ? [] : [`${out}?: ${type}`])].join(', ');
    const name = this.function;
    const kind = this.suffix === '' ? 'export function' : 'function';
    const overload = this.suffix === '' ? `${this.comment}export function ${name}(${seen}): ${returns};\n` : '';
    file.add(`${overload}${kind} ${name}(${all}): ${returns} {\n${printer.body(stmts)}\n}`);
    this.addScale();
  }

  /** What `core/rescaled.ts` has to know of the function. */
  private addScale(): void {
    const { file, result } = this;
    file.import('type Scale', 'core/rescaled');
    const [first, second] = this.shapes.map((shape) => file.type(shape.type));
    const [shrinkA, shrinkB] = this.shapes.map((shape) => this.around.rescaling.shrink(shape, file));
    const fields = [
      `value: ${this.function}`,
      `shrinkA: ${shrinkA}`,
      `shrinkB: ${shrinkB}`,
      `grow: ${result.grow}`,
      `bits: ${Math.log2(this.limit.value)}`,
      `none: ${result.none.op === 'number' ? 'Infinity' : 'null'}`,
    ].join(',\n  ');
    file.add(`const ${this.function}Scale: Scale<${first}, ${second}, ${result.type}> = {\n  ${fields},\n};`);
  }
}

/** A shape as it was given, where numbers are read from a copy. */
function givenName(name: string): string {
  return `given${capital(name)}`;
}
