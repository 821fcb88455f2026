/** Compiles a pair's values: flat numbers, no allocation, with `out`; a miss is null. */
import type { GeneratedFile } from '../file.js';
import { and, type Num, not, type Stmt, truth, ZERO } from '../ir.js';
import { nameIn } from '../pair.js';
import { parametersOf } from '../questions/question.js';
import { placed } from '../refusal.js';
import { type Module, refuse, type SourceFunction, type Sources } from '../source.js';
import { type Type, Types } from '../types.js';
import type { Value } from '../value.js';
import { type Around, Body, IN_DOUBT, INNER, MEET, type Result, TOUCH } from './body.js';
import { checkShapes } from './check.js';
import { addClosestPoint, lacksClosestPoint } from './closestPoint.js';
import { aboveZero, addDistance, usualWay, withoutUsualWay } from './distance.js';
import { isGeneral } from './general.js';
import type { Rescaling } from './rescaling.js';
import type { SharedFunctions } from './shared.js';
import { type Leaf, leavesOf, storesOf } from './store.js';
import { overlapIn, unsure, usualOf } from './usual.js';

/** Functions of a pair that give back a record, or null. */
const RECORDS = ['closestPoints', 'contact', 'raycast', 'intersection'];
const NONE: Stmt = { op: 'return', value: { op: 'code', text: 'null', args: [] } };
const OUT: Stmt = { op: 'return', value: { op: 'code', text: 'out', args: [] } };

export class Values {
  /** Pairs with a function of its own for closest points of shapes that are proven to be apart. */
  private readonly split = new Set<Module>();
  /** Names of the results given back so far. */
  readonly results = new Set<string>();
  private readonly types: Types;
  private readonly around: Around;

  constructor(sources: Sources, shared: SharedFunctions, rescaling: Rescaling) {
    this.types = new Types(sources);
    this.around = { sources, shared, rescaling };
  }

  /**
   * @param fileOf the file for a value
   * @param isThin whether its shapes touch but never overlap: few of them meet
   */
  compile(module: Module, fileOf: (value: string) => GeneratedFile, isThin: boolean): void {
    const compile = (f: SourceFunction, work: () => void): void =>
      placed(f.node, () => {
        checkShapes(f);
        work();
      });
    for (const f of module.functions.values()) {
      if (f.isExported && RECORDS.includes(f.name)) compile(f, () => this.record(f, fileOf(f.name), isThin));
      if (f.isExported && f.name === 'closestPoint') compile(f, () => this.point(f, fileOf(f.name)));
      if (f.name === 'closestPoints' && lacksClosestPoint(module))
        compile(f, () => this.nearestPoint(f, fileOf(f.name)));
    }
    const file = fileOf('closestPoints');
    const nearest = module.functions.get('closestPoints');
    const apart = module.functions.get('separation') ?? nearest;
    const careful = nameIn('closestPoints', module, file.dimension) + (this.split.has(module) ? IN_DOUBT : INNER);
    const distance = (f: SourceFunction): Body => new Body(f, 'distance', file, this.around);
    if (nearest && apart && isGeneral(apart)) compile(nearest, () => distance(nearest).addGeneralDistance(careful));
    else if (nearest && apart) compile(apart, () => addDistance(distance(apart), careful, apart.node));
  }

  private record(f: SourceFunction, file: GeneratedFile, isThin: boolean): void {
    const type = this.resultOf(f);
    const from = `generated/${file.dimension}d/results`;
    const create = file.import(`create${type.name}`, from);
    file.import(`type ${type.name}`, from);
    const plan = this.around.rescaling.planOfResult(type.name, type, file);
    const result = { type: type.name, plan, returns: `${type.name} | null` };
    if (isGeneral(f)) {
      new Body(f, f.name, file, this.around).addGeneral(result, NONE, { create, hasAxis: type.fields.has('axis') });
      return;
    }
    const leaves = leavesOf(type, file.dimension);
    const isSplit = isThin && f.name === 'closestPoints' && this.nearest(f, file, result, leaves, create);
    const body = new Body(f, f.name, file, this.around, isSplit ? IN_DOUBT : '');
    const { stmts: all, value } = body.evaluate(MEET);
    const stmts = isSplit ? withoutUsualWay(all) : all;
    const overlap = overlapIn(value);
    if (overlap) {
      body.addUsual(
        result,
        usualOf(body, stmts, overlap, value, (of) => [...storesOf(of, leaves, body.names, create), OUT]),
      );
      const rest = new Body(f, f.name, file, this.around, IN_DOUBT);
      const found = unsure(rest.evaluate(MEET));
      rest.addRecord(result, NONE, false, [...found.stmts, ...storesOf(found.value, leaves, rest.names, create), OUT]);
      return;
    }
    const store = (of: Value): Stmt[] => [...stmts, ...storesOf(of, leaves, body.names, create), OUT];
    if (f.name === 'closestPoints') body.addRecord(result, NONE, true, store(keptApart(value)));
    else if (isDeep(value)) body.addDeep(result, NONE, store(keptDeep(value)));
    else body.addRecord(result, NONE, false, store(value));
  }

  /**
   * The nearest points of shapes that are proven to be apart, without asking: a short function, and all else is left to another.
   * @returns whether there are such
   */
  private nearest(
    f: SourceFunction,
    file: GeneratedFile,
    result: Result,
    leaves: readonly Leaf[],
    create: string,
  ): boolean {
    const body = new Body(f, f.name, file, this.around);
    const { stmts, value } = body.evaluate(truth(false));
    const distance = value.kind === 'record' ? value.fields.get('distance') : undefined;
    const way = distance?.kind === 'num' ? usualWay(body, stmts, distance.of) : undefined;
    if (!way) return false;
    const leave: Stmt = { op: 'if', by: not(and(way.isUsual, not(body.isEmpty))), then: [body.leaveInDoubt], else: [] };
    body.addUsual(result, [...way.before, leave, ...way.usual, ...storesOf(value, leaves, body.names, create), OUT]);
    this.split.add(f.module);
    return true;
  }

  /** A single vector, which is there for all finite input. */
  private point(f: SourceFunction, file: GeneratedFile): void {
    const { dimension } = file;
    const type: Type = { kind: 'vec', unit: 'length' };
    const create = file.import(`createVec${dimension}`, `math/vec${dimension}`);
    const mutable = file.import(`type MutableVec${dimension}`, `math/vec${dimension}`);
    const result = { type: mutable, plan: this.around.rescaling.planOfResult('', type, file), returns: mutable };
    const body = new Body(f, f.name, file, this.around);
    const { stmts, value } = body.evaluate(truth(false));
    body.addForAll(result, [...stmts, ...storesOf(value, leavesOf(type, dimension), body.names, create), OUT]);
  }

  /** The same, made of the closest points. */
  private nearestPoint(f: SourceFunction, file: GeneratedFile): void {
    const [point, shape] = parametersOf(f, file.dimension, this.around.sources);
    addClosestPoint(f, [point!, shape!], this.around.rescaling.nearest(file), file);
  }

  private resultOf(f: SourceFunction): Type & { kind: 'record' } {
    if (!f.node.type) return refuse(f.node, 'a value has a type');
    const type = this.types.of(f.node.type, f.module);
    if (type.kind !== 'record') return refuse(f.node.type, 'a value is a record');
    this.results.add(type.name);
    return type;
  }
}

/** Whether the value has a depth that is not always 0. */
function isDeep(value: Value): boolean {
  const depth = value.kind === 'record' ? value.fields.get('depth') : undefined;
  return depth?.kind === 'num' && depth.of.op !== 'number';
}

/** The depth of shapes that only touch is 0, and of others more. */
function keptDeep(value: Value): Value {
  return withNumber(value, 'depth', (depth) => ({ op: 'choose', by: TOUCH, yes: ZERO, no: aboveZero(depth) }));
}

/** The distance of shapes that meet is 0, and of others more. */
function keptApart(value: Value): Value {
  return withNumber(value, 'distance', (distance) => ({
    op: 'choose',
    by: MEET,
    yes: ZERO,
    no: aboveZero(distance),
  }));
}

function withNumber(value: Value, name: string, change: (of: Num) => Num): Value {
  const field = value.kind === 'record' ? value.fields.get(name) : undefined;
  if (value.kind !== 'record' || field?.kind !== 'num') return value;
  return { kind: 'record', fields: new Map([...value.fields, [name, { kind: 'num', of: change(field.of) }]]) };
}
