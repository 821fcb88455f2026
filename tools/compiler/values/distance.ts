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
import { asksIn } from './store.js';

/** What is left of the closest points when nothing but the distance is asked for. */
export function addDistance(body: Body, node: ts.Node): void {
  const { stmts, value } = body.evaluate(truth(false));
  const distance = value.kind === 'record' ? value.fields.get('distance')! : value;
  if (distance.kind !== 'num') throw new Refusal(node, 'a distance is a number');
  const isSure = value.kind === 'record' ? value.fields.get('isSure') : undefined;
  if (isSure?.kind === 'bool') body.addDistance(proven(body, stmts, distance.of, isSure.of));
  else body.addDistance(sure(body, stmts, distance.of) ?? asking(body, stmts, distance.of));
}

function asking(body: Body, stmts: readonly Stmt[], distance: Num): Stmt[] {
  return [
    leaveIf(body.asks, ZERO),
    leaveIf(or(not(body.isHandy()), body.isEmpty), body.carefulDistance),
    ...stmts,
    { op: 'return', value: aboveZero(distance) },
  ];
}

/** Where the pair says itself when the sign is certain. */
function proven(body: Body, stmts: readonly Stmt[], distance: Num, isSure: Cond): Stmt[] {
  const isHandy = body.isRobust ? truth(true) : body.isHandy();
  const meaning = distance.op === 'local' ? distance.local.value : distance;
  const result = meaning?.op === 'root' ? distance : atLeast0(distance);
  return [...stmts, ...leaveIfCertain(body, [isSure, not(body.isEmpty), isHandy].reduce(and), result)];
}

function leaveIfCertain(body: Body, isCertain: Cond, distance: Num): Stmt[] {
  return [leaveIf(isCertain, distance), leaveIf(body.asks, ZERO), { op: 'return', value: body.carefulDistance }];
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
  return [...looked, { op: 'const', local }, ...leaveIfCertain(body, isSure, result)];
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
