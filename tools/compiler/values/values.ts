/** Compiles a pair's values: flat numbers, no allocation, with `out`; a miss is null. */
import { Evaluator } from '../evaluate.js';
import type { GeneratedFile } from '../file.js';
import { type Cond, type Num, number, type Stmt, truth } from '../ir.js';
import { Names } from '../names.js';
import { nameIn } from '../pair.js';
import { Printer } from '../print.js';
import { type Parameter, parametersOf } from '../questions/question.js';
import { type Module, Refusal, refuse, type SourceFunction, type Sources } from '../source.js';
import { tidy } from '../tidy.js';
import { Types } from '../types.js';
import type { Value } from '../value.js';
import type { ColdFunctions } from './cold.js';
import { degreeOf } from './degree.js';
import { emptyText, guard, type Inputs, inputsOf, readAll } from './guard.js';
import type { Growing } from './results.js';
import { type Leaf, leavesOf, storesOf } from './store.js';

/** Functions of a pair that give back a record, or null. */
const RECORDS = ['closestPoints', 'contact', 'raycast', 'intersection'];
const MEET: Cond = { op: 'given', path: 'meet' };

export class Values {
  /** Names of the results given back so far. */
  readonly results = new Set<string>();
  private readonly types: Types;

  constructor(
    private readonly sources: Sources,
    private readonly cold: ColdFunctions,
    private readonly growing: Growing,
  ) {
    this.types = new Types(sources);
  }

  compile(module: Module, file: GeneratedFile): void {
    for (const f of module.functions.values()) {
      if (f.isExported && RECORDS.includes(f.name)) this.record(f, file);
      if (f.isExported && f.name === 'closestPoint') this.point(f, file);
    }
    const nearest = module.functions.get('closestPoints');
    if (nearest) this.distance(module.functions.get('separation') ?? nearest, file);
  }

  private record(f: SourceFunction, file: GeneratedFile): void {
    const { name: type, leaves } = this.resultOf(f, file);
    const isNearest = f.name === 'closestPoints';
    const body = this.body(f, file, isNearest ? 'null' : undefined);
    const value = body.evaluate(MEET);
    const distance = value.kind === 'record' ? value.fields.get('distance') : undefined;
    if (value.kind === 'record' && distance?.kind === 'num') {
      const of: Num = { op: 'choose', by: MEET, yes: number(0), no: aboveZero(distance.of) };
      (value.fields as Map<string, Value>).set('distance', { kind: 'num', of });
    }
    const asked = body.asked;
    this.keepDepth(value);
    const create = file.import(`create${type}`, `generated/${file.dimension}d/results`);
    file.import(`type ${type}`, `generated/${file.dimension}d/results`);
    body.add(f.name, file, `out?: ${type}`, `${type} | null`, [
      isNearest ? `  const meet = ${asked};` : `  if (!${asked}) return null;`,
      ...body.guarded(storesOf(value, leaves, body.names), `  out ??= ${create}();`),
      this.growing.call(type, leaves, file, body.hasSteps),
      '  return out;',
    ]);
  }

  /** Rounding must not make a depth negative. */
  private keepDepth(value: Value): void {
    const depth = value.kind === 'record' ? value.fields.get('depth') : undefined;
    if (value.kind !== 'record' || depth?.kind !== 'num') return;
    (value.fields as Map<string, Value>).set('depth', {
      kind: 'num',
      of: { op: 'larger', left: depth.of, right: number(0) },
    });
  }

  /** What is left of the closest points when nothing but the distance is asked for. */
  private distance(f: SourceFunction, file: GeneratedFile): void {
    const body = this.body(f, file, 'Infinity');
    const value = body.evaluate(truth(false));
    const distance = value.kind === 'record' ? value.fields.get('distance')! : value;
    if (distance.kind !== 'num') throw new Refusal(f.node, 'a distance is a number');
    const result: Num = { op: 'multiply', left: aboveZero(distance.of), right: { op: 'input', path: 'unit' } };
    body.add('distance', file, '', 'number', [
      `  if (${body.asked}) return 0;`,
      ...body.guarded([{ op: 'return', value: result }]),
    ]);
  }

  /** A single vector, which is there for all finite input. */
  private point(f: SourceFunction, file: GeneratedFile): void {
    const { dimension } = file;
    const body = this.body(f, file, undefined);
    const value = body.evaluate(MEET);
    const leaves = leavesOf({ kind: 'vec', unit: 'length' }, dimension);
    const create = file.import(`createVec${dimension}`, `math/vec${dimension}`);
    const mutable = file.import(`type MutableVec${dimension}`, `math/vec${dimension}`);
    body.add(f.name, file, `out?: ${mutable}`, mutable, [
      ...body.guarded(storesOf(value, leaves, body.names), `  out ??= ${create}();`),
      this.growing.call(mutable, leaves, file, body.hasSteps),
      '  return out;',
    ]);
  }

  private body(f: SourceFunction, file: GeneratedFile, none: string | undefined): Body {
    return new Body(f, file, this.sources, this.cold, none);
  }

  private resultOf(f: SourceFunction, file: GeneratedFile): { name: string; leaves: Leaf[] } {
    if (!f.node.type) return refuse(f.node, 'a value has a type');
    const type = this.types.of(f.node.type, f.module);
    if (type.kind !== 'record') return refuse(f.node.type, 'a value is a record');
    this.results.add(type.name);
    return { name: type.name, leaves: leavesOf(type, file.dimension) };
  }
}

/** One value function in the making. */
class Body {
  readonly names = new Names();
  private stmts: Stmt[] = [];
  private readonly parameters: readonly Parameter[];
  private readonly shapes: readonly Parameter[];
  private readonly inputs: Inputs;
  private readonly read: ReturnType<typeof readAll>;

  constructor(
    private readonly f: SourceFunction,
    private readonly file: GeneratedFile,
    private readonly sources: Sources,
    private readonly cold: ColdFunctions,
    private readonly none: string | undefined,
  ) {
    this.parameters = parametersOf(f, file.dimension, sources);
    this.shapes = this.parameters.filter(({ type }) => type !== 'boolean');
    for (const name of this.shapeNames) this.names.take(name);
    this.inputs = inputsOf(f, this.shapes, file.dimension, sources);
    this.read = readAll(this.inputs, this.names);
  }

  /** Names of the two shapes. */
  get shapeNames(): string[] {
    return this.shapes.map(({ name }) => name);
  }

  /** Whether t counts in a direction that was given. */
  get hasSteps(): boolean {
    return this.inputs.steps.length > 0;
  }

  /** Whether the shapes meet, asked in the pair's own order. */
  get asked(): string {
    return `${nameIn('intersects', this.f.module, this.file.dimension)}(${this.shapeNames.join(', ')})`;
  }

  evaluate(meet: Cond): Value {
    const args = this.parameters.map(
      ({ type, value }): Value => (type === 'boolean' ? { kind: 'bool', of: meet } : value),
    );
    const cold = this.cold.caller(this.file);
    const { stmts, value } = new Evaluator(this.sources, this.file.dimension, this.names, true, cold).result(
      this.f,
      args,
      '',
    );
    this.stmts = stmts;
    return value;
  }

  /** Everything from reading the shapes to the end given; `between` stands before the numbers. */
  guarded(end: readonly Stmt[], between?: string): string[] {
    const { file, inputs, sources } = this;
    const { lines, reads } = this.read;
    const stmts = tidy([...this.stmts, ...end]);
    const printing = { ask: file.ask.bind(file), core: file.core.bind(file) };
    const empty = this.shapes.flatMap((shape) => emptyText(shape, file, sources, reads));
    return [
      ...lines,
      ...guard(inputs, reads, degreeOf(stmts, inputs), this.none, empty, file),
      ...(between === undefined ? [] : [between]),
      new Printer(printing, this.names, reads).body(stmts),
    ];
  }

  add(name: string, file: GeneratedFile, out: string, returns: string, lines: readonly string[]): void {
    // A cast always names the ray first.
    const isTurned = name === 'raycast' && !/^Ray/.test(this.shapes[0]!.type);
    const shapes = isTurned ? [...this.shapes].reverse() : this.shapes;
    const signature = [...shapes.map((shape) => `${shape.name}: ${file.type(shape.type)}`), out]
      .filter(Boolean)
      .join(', ');
    file.add(
      `${commentOf(this.f)}export function ${nameIn(name, this.f.module, file.dimension)}(${signature}): ${returns} {\n${lines.join('\n')}\n}`,
    );
  }
}

/** Shapes that do not meet have a distance, however little is left of it. */
function aboveZero(distance: Num): Num {
  return { op: 'larger', left: distance, right: number(Number.MIN_VALUE) };
}

function commentOf({ comment }: SourceFunction): string {
  return comment === '' ? '' : `${comment}\n`;
}
