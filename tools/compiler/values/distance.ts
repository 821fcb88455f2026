/**
 * Distances. Where the sign of one is certain, it tells whether the shapes meet, and no question is asked: a short function
 * without branches that random input sends either way.
 */
import type ts from 'typescript';
import {
  absolute,
  add,
  and,
  type Cond,
  type Local,
  multiply,
  type Num,
  not,
  number,
  or,
  type Stmt,
  truth,
  ZERO,
} from '../ir.js';
import { Refusal } from '../source.js';
import type { Body } from './body.js';
import { Certainty } from './certainty.js';
import { Norms } from './norms.js';
import { asksIn } from './store.js';

/**
 * What is left of the closest points when nothing but the distance is asked for.
 * @param nearest the function that finds them for shapes that do not meet
 */
export function addDistance(body: Body, nearest: string, node: ts.Node): void {
  const { stmts, value } = body.evaluate(truth(false));
  const distance = value.kind === 'record' ? value.fields.get('distance')! : value;
  if (distance.kind !== 'num') throw new Refusal(node, 'a distance is a number');
  const { of } = distance;
  const careful = body.carefulDistance(nearest);
  const leave: Stmt[] = [leaveIf(body.asks, ZERO), { op: 'return', value: careful }];
  // What is left of closest points takes longer, and is not tried on shapes that may meet.
  const certain = (value.kind === 'num' && proven(body, stmts, of)) || sure(body, stmts, of);
  // Where normals are made unit vectors first, a function of its own would hardly be quicker than the closest points.
  const isLong = value.kind === 'record' && body.hasRatios;
  const nearestOnly: Stmt[] = [leaveIf(body.asks, ZERO), { op: 'return', value: body.distanceBetween(nearest) }];
  body.addDistance(certain ? [...certain, ...leave] : isLong ? nearestOnly : asking(body, stmts, of, careful));
}

function asking(body: Body, stmts: readonly Stmt[], of: Num, careful: Num): Stmt[] {
  return [
    leaveIf(body.asks, ZERO),
    leaveIf(or(not(body.isHandy()), body.isEmpty), careful),
    ...stmts,
    { op: 'return', value: aboveZero(of) },
  ];
}

/** Where it is proven that no shapes meet for which the pair takes its usual way. */
function proven(body: Body, stmts: readonly Stmt[], distance: Num): Stmt[] | undefined {
  const way = usualWay(body, stmts, distance);
  if (!way) return undefined;
  const isCertain = and(way.isUsual, not(body.isEmpty));
  const usual: Stmt = { op: 'if', by: isCertain, then: [...way.usual, { op: 'return', value: distance }], else: [] };
  return [...way.before, usual];
}

/** How all but rare shapes go: what is computed first, then when no shared word is called, and what is done there. */
interface UsualWay {
  readonly before: readonly Stmt[];
  readonly isUsual: Cond;
  readonly usual: readonly Stmt[];
}

/** The usual way, if it is proven that shapes which meet never take it; what is not finite does not either. */
export function usualWay(body: Body, stmts: readonly Stmt[], distance: Num): UsualWay | undefined {
  const { before, parting, after } = partedAt(stmts);
  if (!parting || asksIn(stmts)) return undefined;
  const isUsual = callsIn(parting.then) ? not(parting.by) : parting.by;
  const usual = [...(callsIn(parting.then) ? parting.else : parting.then), ...after];
  const norms = new Norms([...before, ...usual], isUsual);
  if (!norms.isSurelyPositive(distance) || !body.areAll(norms.inputs)) return undefined;
  // What was set in branches no longer is.
  const isSet = new Set(usual.flatMap((stmt) => (stmt.op === 'set' ? [stmt.local] : [])));
  return {
    before: before.filter((stmt) => stmt.op !== 'let' || !isSet.has(stmt.local)),
    isUsual,
    usual: usual.map((stmt) =>
      stmt.op === 'set' ? { op: 'const', local: Object.assign(stmt.local, { value: stmt.value }) } : stmt,
    ),
  };
}

/** What is left for shapes that do not go that way. */
export function withoutUsualWay(stmts: readonly Stmt[]): Stmt[] {
  return stmts.flatMap((stmt): Stmt[] => {
    if (stmt.op !== 'if' || stmt.by.op !== 'given') return [stmt];
    const { before, parting, after } = partedAt(stmt.else);
    const unusual = parting && (callsIn(parting.then) ? parting.then : parting.else);
    return [{ ...stmt, else: [...before, ...(unusual ?? []), ...after] }];
  });
}

/** Before and after the branch where usual shapes and others, for which a shared word is called, part. */
function partedAt(stmts: readonly Stmt[]) {
  const at = stmts.findIndex(({ op }) => op === 'if');
  const parting = stmts[at];
  const isParting = parting?.op === 'if' && callsIn(parting.then) !== callsIn(parting.else);
  return { before: stmts.slice(0, at), parting: isParting ? parting : undefined, after: stmts.slice(at + 1) };
}

function callsIn(stmts: readonly Stmt[]): boolean {
  return stmts.some((stmt) => stmt.op === 'call' || (stmt.op === 'if' && callsIn([...stmt.then, ...stmt.else])));
}

/** @returns undefined where the sign is never certain */
function sure(body: Body, stmts: readonly Stmt[], of: Num): Stmt[] | undefined {
  if (asksIn(stmts) || body.hasDirections) return undefined;
  const { usual, isUsual } = withoutUnusual(stmts);
  const certainty = new Certainty(isUsual, body.names, body.isLength);
  const looked = certainty.look(usual);
  const local: Local = { name: body.names.take('distance'), group: 'distance', value: of };
  const value: Num = { op: 'local', local };
  const certain = certainty.signOf(of, value);
  if (!certain) return undefined;
  const isSure = [isUsual, certain.isSure, not(body.isEmpty), body.isHandy(certain.inputs)].reduce(and);
  const result = certain.canBeNegative ? atLeast0(value) : value;
  return [...looked, { op: 'const', local }, leaveIf(isSure, result)];
}

/** What robust words do at usual sizes, and when they are usual: the rest is left to the closest points. */
function withoutUnusual(stmts: readonly Stmt[]): { usual: Stmt[]; isUsual: Cond } {
  let isUsual = truth(true);
  const usual = stmts.flatMap((stmt): readonly Stmt[] => {
    if (stmt.op !== 'if' || !stmt.isRobust) return [stmt];
    const isCold = stmt.then.some(({ op }) => op === 'call');
    isUsual = and(isUsual, isCold ? not(stmt.by) : stmt.by);
    return isCold ? stmt.else : stmt.then;
  });
  return { usual, isUsual };
}

/** max(x, 0), without a branch. */
function atLeast0(x: Num): Num {
  return multiply(number(0.5), add(x, absolute(x)));
}

/** Shapes that do not meet have a distance, however little is left of it. */
export function aboveZero(distance: Num): Num {
  return { op: 'larger', left: distance, right: number(Number.MIN_VALUE) };
}

function leaveIf(by: Cond, value: Num): Stmt {
  return { op: 'if', by, then: [{ op: 'return', value }], else: [] };
}
