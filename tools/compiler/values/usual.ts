/**
 * Values whose pair says by which number it is decided whether the shapes meet. Where its sign is certain no question is asked: a
 * short function of what is left there. All else, and all that asks, is left to another function.
 */
import {
  absolute,
  add,
  and,
  type Cond,
  compare,
  type Local,
  multiply,
  type Num,
  not,
  number,
  type Stmt,
  truth,
  ZERO,
} from '../ir.js';
import { upward } from '../questions/terms.js';
import type { Value } from '../value.js';
import { Assumption } from './assume.js';
import type { Body } from './body.js';
import { Certainty } from './certainty.js';
import { limitFor } from './guard.js';
import { Norms } from './norms.js';
import { areSmall, areSmallBySquares } from './squares.js';
import { asksIn } from './store.js';

const NONE: Stmt = { op: 'return', value: { op: 'code', text: 'null', args: [] } };

interface Evaluated {
  readonly stmts: Stmt[];
  readonly value: Value;
}

/** The number that decides, if there is one. */
export function overlapIn(value: Value): Num | undefined {
  const overlap = value.kind === 'record' ? value.fields.get('overlap') : undefined;
  return overlap?.kind === 'num' ? overlap.of : undefined;
}

/** What is left of a value where nothing is certain. */
export function unsure({ stmts, value }: Evaluated): Evaluated {
  const assumption = new Assumption('isSure', false);
  return { stmts: assumption.stmts(stmts), value: assumption.value(value) };
}

/** @param finish stores a value and leaves */
export function usualOf(
  body: Body,
  stmts: readonly Stmt[],
  overlap: Num,
  value: Value,
  finish: (of: Value) => Stmt[],
): Stmt[] {
  const sure = new Assumption('isSure', true);
  const leave = body.leaveInDoubt;
  const usual = withoutAsking(sure.stmts(stmts), leave);
  const decisive = sure.of(overlap);
  const certainty = new Certainty(truth(true), body.names, (input) => body.isLength(input) || body.isStep(input));
  // What decides rests on nothing that is set in branches; unused consts sink to where they are read.
  const looked = withErrors(certainty.look(usual), certainty);
  const first = looked.findIndex(({ op }) => op !== 'const');
  const [head, tail] = first < 0 ? [looked, []] : [looked.slice(0, first), looked.slice(first)];
  const local: Local = { name: body.names.take('overlap'), group: 'overlap', value: decisive };
  const named: Num = { op: 'local', local };
  const sized = bySizes(body, looked, decisive, named);
  const certain = sized ?? certainty.signOf(decisive, named);
  if (!certain?.canBeNegative) throw new TypeError('decidedBy: a number of which nothing is certain');
  // Where no lengths are multiplied, nothing else can overflow.
  const known = body.degreeOf(usual) <= 1 ? certain.inputs : undefined;
  const bySquares = certain.isHigh && areSmallBySquares(head, looked, limitFor(body.degreeOf(usual) / 2));
  const isSmall = sized?.isSmall ?? (bySquares || body.isHandy(known, certain.isHigh));
  const leaveUnless = (by: Cond): Stmt[] =>
    by.op === 'truth' ? [] : [{ op: 'if', by: not(by), then: [leave], else: [] }];
  return [
    ...head,
    { op: 'const', local },
    ...(sized?.stmts ?? []),
    ...leaveUnless(and(certain.isSure, isSmall)),
    { op: 'if', by: compare('<', named, ZERO, undefined), then: [NONE], else: [] },
    ...leaveUnless(certain.isHigh ? not(body.isEmpty) : body.isFull),
    ...tail,
    ...finish(sure.value(value)),
  ];
}

/** Statements in which it is known how far numbers may be from the true ones. */
function withErrors(stmts: readonly Stmt[], certainty: Certainty): Stmt[] {
  return stmts.map((stmt) => {
    if (stmt.op !== 'if') return stmt;
    const [then, otherwise] = [withErrors(stmt.then, certainty), withErrors(stmt.else, certainty)];
    return { ...stmt, by: certainty.withErrors(stmt.by), then, else: otherwise };
  });
}

/** Where the products of three or more vectors make the sizes of these the shorter bound. */
function bySizes(body: Body, all: readonly Stmt[], decisive: Num, named: Num) {
  const degree = body.degreeOf(all);
  const limit = limitFor(degree);
  const bound = new Norms(all, truth(true)).boundOf(decisive, limit);
  if (!bound?.products.every(({ length }) => length === 3)) return undefined;
  const sizes = new Map([...bound.sizes].map(([name, { of }]) => [name, sizeNamed(body, name, of)]));
  const uses = (name: string): Num => ({ op: 'local', local: sizes.get(name)! });
  const measured = [...bound.sizes].map(([name, { leaves }]) => ({ of: uses(name), leaves }));
  const isSmall = areSmall(measured, all, limit);
  if (!isSmall) return undefined;
  const most = multiply(upward(bound.coefficient), sumOf(bound.products, uses));
  return {
    stmts: [...sizes.values()].map((local): Stmt => ({ op: 'const', local })),
    isSure: compare('>', absolute(named), add(most, upward(bound.lost)), undefined),
    isSmall,
    canBeNegative: true,
    isHigh: true,
    inputs: new Set<string>(),
  };
}

function sizeNamed({ names }: Body, vector: string, value: Num): Local {
  const name = names.take(`${vector}Size`);
  return { name, group: name, value };
}

/** A sum of products, with what is in most of them taken out first. */
function sumOf(products: readonly (readonly string[])[], factor: (name: string) => Num): Num {
  const all = products.flat();
  const countOf = (name: string): number => products.filter((product) => product.includes(name)).length;
  if (all.length === 0) return number(products.length);
  const most = [...new Set(all)].reduce((best, name) => (countOf(name) > countOf(best) ? name : best));
  const without = ([...product]: readonly string[]): string[] => {
    product.splice(product.indexOf(most), 1);
    return product;
  };
  const inner = products.filter((product) => product.includes(most)).map(without);
  const taken =
    inner.length === 1 && inner[0]!.length === 0 ? factor(most) : multiply(factor(most), sumOf(inner, factor));
  const rest = products.filter((product) => !product.includes(most));
  return rest.length === 0 ? taken : add(taken, sumOf(rest, factor));
}

/** Statements without the branches that ask questions: who would come there leaves. */
function withoutAsking(stmts: readonly Stmt[], leave: Stmt): Stmt[] {
  return stmts.flatMap((stmt): readonly Stmt[] => {
    if (stmt.op !== 'if') return [stmt];
    const [then, otherwise] = [withoutAsking(stmt.then, leave), withoutAsking(stmt.else, leave)];
    if (asksIn(then)) return [{ op: 'if', by: stmt.by, then: [leave], else: [] }, ...otherwise];
    if (asksIn(otherwise)) return [{ op: 'if', by: not(stmt.by), then: [leave], else: [] }, ...then];
    return [{ ...stmt, then, else: otherwise }];
  });
}
