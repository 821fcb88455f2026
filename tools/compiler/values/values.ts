/** Compiles a pair's values: flat numbers, no allocation, with `out`; a miss is null. */
import type { GeneratedFile } from '../file.js';
import {
  and,
  type Cond,
  childrenOf,
  compare,
  type Local,
  type Num,
  not,
  number,
  type Stmt,
  truth,
  ZERO,
} from '../ir.js';
import { placed } from '../refusal.js';
import { type Module, Refusal, refuse, type SourceFunction, type Sources } from '../source.js';
import { readBy } from '../tidy.js';
import { Types } from '../types.js';
import type { Value } from '../value.js';
import { Assumption } from './assume.js';
import { type Around, Body, MEET } from './body.js';
import { Certainty } from './certainty.js';
import { checkShapes } from './check.js';
import type { Rescaling } from './rescaling.js';
import type { SharedFunctions } from './shared.js';
import { asksIn, type Leaf, leavesOf, storesOf } from './store.js';

/** Functions of a pair that give back a record, or null. */
const RECORDS = ['closestPoints', 'contact', 'raycast', 'intersection'];
const NULL: Num = { op: 'code', text: 'null', args: [] };
const OUT: Stmt = { op: 'return', value: { op: 'code', text: 'out', args: [] } };

export class Values {
  /** Names of the results given back so far. */
  readonly results = new Set<string>();
  private readonly types: Types;

  private readonly around: Around;

  constructor(
    sources: Sources,
    shared: SharedFunctions,
    private readonly rescaling: Rescaling,
  ) {
    this.types = new Types(sources);
    this.around = { sources, shared, rescaling };
  }

  compile(module: Module, file: GeneratedFile): void {
    const compile = (f: SourceFunction, work: () => void): void =>
      placed(f.node, () => {
        checkShapes(f);
        work();
      });
    for (const f of module.functions.values()) {
      if (f.isExported && RECORDS.includes(f.name)) compile(f, () => this.record(f, file));
      if (f.isExported && f.name === 'closestPoint') compile(f, () => this.point(f, file));
    }
    const nearest = module.functions.get('closestPoints');
    const apart = module.functions.get('separation') ?? nearest;
    if (nearest && apart) compile(apart, () => this.distance(apart, file));
  }

  private record(f: SourceFunction, file: GeneratedFile): void {
    const { name: type, leaves } = this.resultOf(f, file);
    const create = file.import(`create${type}`, `generated/${file.dimension}d/results`);
    file.import(`type ${type}`, `generated/${file.dimension}d/results`);
    const grow = this.rescaling.grow(type, leaves, file);
    const body = new Body(f, f.name, file, this.around, {
      out: 'out',
      type,
      returns: `${type} | null`,
      grow,
      none: NULL,
    });
    const { stmts, value } = body.evaluate(MEET);
    const finish = (of: Value): Stmt[] => [...storesOf(of, leaves, body.names, create), OUT];
    const isNearest = f.name === 'closestPoints';
    const decided = isNearest
      ? decideNearest(body, stmts, value, finish)
      : f.name === 'contact'
        ? decideContact(body, stmts, value, finish)
        : undefined;
    if (decided) body.addDecided(decided);
    else if (isNearest) body.addAsking([], true, [...stmts, ...finish(keptApart(value))]);
    else body.addAsking([leaveIf(not(MEET), NULL)], false, [...stmts, ...finish(keptDeep(value))]);
  }

  /** What is left of the closest points when nothing but the distance is asked for. */
  private distance(f: SourceFunction, file: GeneratedFile): void {
    const grow = file.import('growDistance', 'core/rescaled');
    const none = number(Infinity);
    const body = new Body(f, 'distance', file, this.around, {
      out: '_out',
      type: 'number',
      returns: 'number',
      grow,
      none,
    });
    const { stmts, value } = body.evaluate(truth(false));
    const found = value.kind === 'record' ? value.fields.get('distance')! : value;
    if (found.kind !== 'num') throw new Refusal(f.node, 'a distance is a number');
    const decided = decideDistance(body, stmts, found.of);
    if (decided) body.addUsual(decided);
    const rest = (decided ? body.inDoubt() : body) as Body;
    rest.addAsking([leaveIf(MEET, ZERO)], true, [...stmts, { op: 'return', value: aboveZero(found.of) }]);
  }

  /** A single vector, which is there for all finite input. */
  private point(f: SourceFunction, file: GeneratedFile): void {
    const { dimension } = file;
    const leaves = leavesOf({ kind: 'vec', unit: 'length' }, dimension);
    const create = file.import(`createVec${dimension}`, `math/vec${dimension}`);
    const mutable = file.import(`type MutableVec${dimension}`, `math/vec${dimension}`);
    const grow = this.rescaling.grow(mutable, leaves, file);
    const body = new Body(f, f.name, file, this.around, {
      out: 'out',
      type: mutable,
      returns: mutable,
      grow,
      none: NULL,
    });
    const { stmts, value } = body.evaluate(truth(false));
    body.addForAll([...stmts, ...storesOf(value, leaves, body.names, create), OUT]);
  }

  private resultOf(f: SourceFunction, file: GeneratedFile): { name: string; leaves: Leaf[] } {
    if (!f.node.type) return refuse(f.node, 'a value has a type');
    const type = this.types.of(f.node.type, f.module);
    if (type.kind !== 'record') return refuse(f.node.type, 'a value is a record');
    this.results.add(type.name);
    return { name: type.name, leaves: leavesOf(type, file.dimension) };
  }
}

// Where the sign of a distance or depth is certain, it tells whether the shapes meet, and no question is asked.

/** A number whose sign tells whether shapes meet, and when that is certain. */
interface Decision {
  /** What it rests on, and the number itself by its name. */
  readonly head: Stmt[];
  readonly tail: Stmt[];
  readonly value: Num;
  readonly isSure: Cond;
}

/** @returns undefined where it is never certain, or says nothing of shapes that meet */
function decide(body: Body, name: string, stmts: readonly Stmt[], of: Num, isAlone: boolean): Decision | undefined {
  if (asksIn(stmts) || body.hasDirections) return undefined;
  const certainty = new Certainty(body.names);
  const looked = certainty.look(stmts);
  const local: Local = { name, group: name, value: of };
  const value: Num = { op: 'local', local };
  const certain = certainty.signOf(of, value);
  if (!certain?.canBeNegative) return undefined;
  local.name = body.names.take(name);
  const conditions = [certain.isSure, ...body.areFull(), ...body.areHandy(isAlone ? certain.inputs : undefined)];
  const isSure: Local = { name: body.names.take('isSure'), group: 'isSure', value: conditions.reduce(and) };
  const { head, tail } = splitAfter(looked, of);
  return {
    head: [...head, { op: 'const', local }, { op: 'const', local: isSure }],
    tail,
    value,
    isSure: { op: 'flag', local: isSure },
  };
}

/** A short function for distances that are certain, without what is rare: V8 allocates for what a long one returns. */
function decideDistance(body: Body, stmts: readonly Stmt[], of: Num): Stmt[] | undefined {
  const leave = body.leaveInDoubt();
  const usual = stmts.flatMap((stmt): readonly Stmt[] =>
    stmt.op === 'if' && stmt.isRobust ? [{ ...stmt, by: not(stmt.by), then: [leave], else: [] }, ...stmt.then] : [stmt],
  );
  const decision = decide(body, 'distance', usual, of, true);
  if (!decision) return undefined;
  const { head, tail, value, isSure } = decision;
  return [...head, ...tail, leaveIf(isSure, { op: 'larger', left: value, right: ZERO }), leave];
}

function decideNearest(
  body: Body,
  stmts: readonly Stmt[],
  of: Value,
  finish: (of: Value) => Stmt[],
): Stmt[] | undefined {
  const [apart, meeting] = [new Assumption(MEET.path, false), new Assumption(MEET.path, true)];
  const [stmtsApart, stmtsMeeting] = [apart.stmts(stmts), meeting.stmts(stmts)];
  const nearest = apart.value(of);
  const distance = numberIn(nearest, 'distance');
  const decision = distance && decide(body, 'distance', stmtsApart, distance, false);
  if (!decision) return undefined;
  const { head, tail, value, isSure } = decision;
  const isDone = new Set<Stmt>(head);
  const whereTheyMeet = [
    ...stmtsMeeting.filter((stmt) => !isDone.has(stmt)),
    ...finish(withNumber(meeting.value(of), 'distance', ZERO)),
  ];
  return [
    ...head,
    body.findOut(isSure, compare('<', value, ZERO, undefined)),
    { op: 'if', by: MEET, then: whereTheyMeet, else: [] },
    ...tail,
    ...finish(withNumber(nearest, 'distance', aboveZero(value))),
  ];
}

function decideContact(
  body: Body,
  stmts: readonly Stmt[],
  of: Value,
  finish: (of: Value) => Stmt[],
): Stmt[] | undefined {
  const depth = numberIn(of, 'depth');
  const decision = depth && decide(body, 'overlap', stmts, withoutFloor(depth), false);
  if (!decision) return undefined;
  const { head, tail, value, isSure } = decision;
  return [
    ...head,
    body.findOut(isSure, compare('>', value, ZERO, undefined)),
    leaveIf(not(MEET), NULL),
    ...tail,
    ...finish(withNumber(of, 'depth', { op: 'larger', left: value, right: ZERO })),
  ];
}

/** x of max(x, 0). */
function withoutFloor(of: Num): Num {
  const value = of.op === 'local' && of.local.value ? (of.local.value as Num) : of;
  return value.op === 'larger' && value.right.op === 'number' && value.right.value === 0 ? value.left : of;
}

/** The statements up to the last that a number rests on, and the rest. Consts find their places by themselves. */
function splitAfter(stmts: readonly Stmt[], value: Num): { head: Stmt[]; tail: Stmt[] } {
  const needed = new Set<Local>();
  const need = (node: Num | Cond): void => {
    if (node.op === 'local' || node.op === 'flag') needLocal(node.local);
    for (const child of childrenOf(node)) need(child as Num | Cond);
  };
  const needLocal = (local: Local): void => {
    if (needed.has(local)) return;
    needed.add(local);
    if (local.value) need(local.value);
  };
  need(value);
  let last = -1;
  for (let i = stmts.length - 1; i >= 0; i--) {
    const stmt = stmts[i]!;
    if (!makes(stmt, needed)) continue;
    last = Math.max(last, i);
    for (const local of readBy(stmt)) needLocal(local);
  }
  return { head: stmts.slice(0, last + 1), tail: stmts.slice(last + 1) };
}

/** Whether a statement gives one of the locals its number. */
function makes(stmt: Stmt, locals: ReadonlySet<Local>): boolean {
  if (stmt.op === 'if') return [...stmt.then, ...stmt.else].some((inner) => makes(inner, locals));
  if (stmt.op === 'call') return stmt.reads.some((local) => locals.has(local));
  return (stmt.op === 'const' || stmt.op === 'set') && locals.has(stmt.local);
}

function numberIn(value: Value, name: string): Num | undefined {
  const field = value.kind === 'record' ? value.fields.get(name) : undefined;
  return field?.kind === 'num' ? field.of : undefined;
}

function withNumber(value: Value, name: string, of: Num): Value {
  if (value.kind !== 'record') return value;
  return { kind: 'record', fields: new Map([...value.fields, [name, { kind: 'num', of }]]) };
}

function leaveIf(by: Cond, value: Num): Stmt {
  return { op: 'if', by, then: [{ op: 'return', value }], else: [] };
}

/** Rounding must not make a depth negative. */
function keptDeep(value: Value): Value {
  const depth = numberIn(value, 'depth');
  return depth ? withNumber(value, 'depth', { op: 'larger', left: depth, right: ZERO }) : value;
}

/** The distance of shapes that meet is 0, and of others more. */
function keptApart(value: Value): Value {
  const distance = numberIn(value, 'distance');
  return distance
    ? withNumber(value, 'distance', { op: 'choose', by: MEET, yes: ZERO, no: aboveZero(distance) })
    : value;
}

/** Shapes that do not meet have a distance, however little is left of it. */
function aboveZero(distance: Num): Num {
  return { op: 'larger', left: distance, right: number(Number.MIN_VALUE) };
}
