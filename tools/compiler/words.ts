/** The words of `src/words/vec.ts`, worked out for one dimension. They must do what the words themselves do. */
import type ts from 'typescript';
import {
  absolute,
  add,
  and,
  binary,
  type Comparison,
  type Cond,
  choose,
  compare,
  multiply,
  type Num,
  number,
  or,
  root,
  type Sign,
  subtract,
  truth,
  ZERO,
} from './ir.js';
import { refuse } from './source.js';
import type { Dimension, Value } from './value.js';
import { ERROR } from './values/certainty.js';

/** What the words need of whoever works out the expression they stand in. */
export interface Caller {
  readonly dimension: Dimension;
  /** Gives a value a name, so that it is computed once. */
  bind(name: string, value: Value): Value;
  /** Whether a number stands for a word of a result. */
  isText(of: Num): boolean;
  apply(f: Value, args: readonly Value[], node: ts.Node): Value;
}

const COMPARISONS: Record<string, Comparison> = { less: '<', greater: '>', equal: '===' };

/** Functions of words that stay calls of the same functions in `src/core/norm.ts`. */
export const CORE_FUNCTIONS: readonly string[] = ['powerOfTwoNear'];

export function word(name: string, args: readonly Value[], node: ts.Node, caller: Caller): Value {
  const { dimension } = caller;
  const num = (i: number): Num => {
    const value = args[i];
    const isNumber = value?.kind === 'num' && !caller.isText(value.of);
    return isNumber ? value.of : refuse(node, `${name}: argument ${i + 1} is not a number`);
  };
  const vec = (i: number): readonly Num[] => {
    const value = args[i];
    return value?.kind === 'vec' ? value.of : refuse(node, `${name}: argument ${i + 1} is not a vector`);
  };
  const mask = (i: number): readonly Cond[] => {
    const value = args[i];
    return value?.kind === 'mask'
      ? value.of
      : refuse(node, `${name}: argument ${i + 1} is not a comparison of vectors`);
  };
  const index = (i: number): number => {
    const of = num(i);
    return of.op === 'number' ? of.value : refuse(node, `${name}: the index must be known beforehand`);
  };
  const part = (value: Value, i: number): Num => {
    if (value.kind === 'num') return value.of;
    return value.kind === 'vec' ? value.of[i]! : refuse(node, `${name}: neither a number nor a vector`);
  };
  const vector = (of: readonly Num[]): Value => ({ kind: 'vec', of });
  const fill = (f: (i: number) => Num): Value => vector(Array.from({ length: dimension }, (_, i) => f(i)));
  const each = (f: (...parts: Num[]) => Num, ...values: readonly Value[]): Value =>
    fill((i) => f(...values.map((value) => part(value, i))));
  /** Coordinate by coordinate, of vectors alone. */
  const eachOf = (f: (...parts: Num[]) => Num): Value => {
    const vectors = args.map((_, i) => vec(i));
    return fill((i) => f(...vectors.map((of) => of[i]!)));
  };
  const numbers = (of: Num): Value => ({ kind: 'num', of });
  const total = (terms: readonly Num[]): Num => terms.reduce(add);
  const products = (a: readonly Num[], b: readonly Num[]): Num => total(a.map((p, i) => multiply(p, b[i]!)));
  const chained = (op: 'larger' | 'smaller', ...of: Num[]): Num => of.reduce((p, q) => binary(op, p, q));
  /** A vector that is used more than once is computed once. */
  const named = (i: number, as: string): readonly Num[] => {
    vec(i);
    return (caller.bind(as, args[i]!) as Value & { kind: 'vec' }).of;
  };
  const isSum = (of: Num): boolean => of.op === 'add' || of.op === 'subtract';
  /** A sum under a product is a leaf of the error bound, and gets a name. */
  const factor = (i: number, as: string): readonly Num[] => (vec(i).some(isSum) ? named(i, as) : vec(i));
  const spread = (op: 'larger' | 'smaller'): Value =>
    args[0]!.kind === 'vec'
      ? each((...of) => chained(op, ...of), ...args)
      : numbers(chained(op, ...args.map((_, i) => num(i))));
  const signs = (): Sign[] =>
    args.map((value, i) =>
      value.kind === 'sign' ? value.of : refuse(node, `${name}: argument ${i + 1} is not an answer`),
    );
  const space = (): void => {
    if (dimension === 2) refuse(node, `${name} exists in space only`);
  };

  /** A number that goes into every coordinate is computed once. */
  const once = (i: number, as: string): Num => {
    num(i);
    return (caller.bind(as, args[i]!) as Value & { kind: 'num' }).of;
  };

  switch (name) {
    case 'add':
      return eachOf((...of) => total(of));
    case 'sub':
      return eachOf(subtract);
    case 'scale': {
      const by = once(1, 'factor');
      return vector(vec(0).map((p) => multiply(by, p)));
    }
    case 'div': {
      const by = once(1, 'divisor');
      return vector(vec(0).map((p) => binary('divide', p, by)));
    }
    case 'mulEach':
      return eachOf(multiply);
    case 'divEach':
      return eachOf((p, q) => binary('divide', p!, q!));
    case 'negate':
      return eachOf((p) => subtract(ZERO, p!));
    case 'sum':
      return numbers(total(vec(0)));
    case 'dot':
      if (args[0] === args[1]) return word('lengthSquared', [args[0]!], node, caller);
      return numbers(products(factor(0, 'left'), factor(1, 'right')));
    case 'lengthSquared': {
      const of = named(0, 'squared');
      return numbers(products(of, of));
    }
    case 'minCoordinate':
      return numbers(chained('smaller', ...vec(0)));
    case 'maxCoordinate':
      return numbers(chained('larger', ...vec(0)));
    case 'abs':
      return args[0]!.kind === 'vec' ? eachOf(absolute) : numbers(absolute(num(0)));
    case 'max':
      return spread('larger');
    case 'min':
      return spread('smaller');
    case 'clamp':
      return eachOf((p, low, high) => binary('smaller', binary('larger', p!, low!), high!));
    case 'sqrt':
      return numbers(root(num(0)));
    case 'less':
    case 'greater':
    case 'equal':
      return { kind: 'mask', of: vec(0).map((p, i) => compare(COMPARISONS[name]!, p, part(args[1]!, i), node)) };
    case 'every':
      return { kind: 'bool', of: mask(0).reduce(and) };
    case 'some':
      return { kind: 'bool', of: mask(0).reduce(or) };
    case 'select':
      return fill((i) => choose(mask(0)[i]!, vec(1)[i]!, vec(2)[i]!));
    case 'at':
      return numbers(vec(0)[index(1)] ?? refuse(node, 'there is no such coordinate'));
    case 'indices':
      return { kind: 'list', items: vec(0).map((_, i) => numbers(number(i))) };
    case 'coordinatePairs': {
      vec(0);
      const pairs =
        dimension === 2
          ? [[0, 1]]
          : [
              [1, 2],
              [2, 0],
              [0, 1],
            ];
      return {
        kind: 'list',
        items: pairs.map((pair) => ({ kind: 'list', items: pair.map((i) => numbers(number(i))) })),
      };
    }
    case 'fill': {
      vec(0);
      const value = once(1, 'value');
      return fill(() => value);
    }
    case 'onAxis': {
      vec(0);
      const i = index(1);
      return fill((j) => (i === j ? num(2) : ZERO));
    }
    case 'is2D':
      vec(0);
      return { kind: 'bool', of: truth(dimension === 2) };
    case 'vec2':
      if (dimension === 3) refuse(node, 'vec2 exists in the plane only');
      return vector([num(0), num(1)]);
    case 'vec3':
      space();
      return vector([num(0), num(1), num(2)]);
    case 'cross2': {
      if (dimension === 3) refuse(node, 'cross2 exists in the plane only');
      const [a, b] = [factor(0, 'left'), factor(1, 'right')];
      return numbers(subtract(multiply(a[0]!, b[1]!), multiply(a[1]!, b[0]!)));
    }
    case 'cross': {
      space();
      const [a, b] = [named(0, 'left'), named(1, 'right')];
      const minor = (i: number, j: number): Num => subtract(multiply(a[i]!, b[j]!), multiply(a[j]!, b[i]!));
      return vector([minor(1, 2), minor(2, 0), minor(0, 1)]);
    }
    case 'next':
      return numbers(number((index(0) + 1) % 3));
    case 'map3': {
      const [list, f] = args;
      if (list?.kind !== 'list' || list.items.length !== 3 || !f) return refuse(node, 'map3(list of three, function)');
      return { kind: 'list', items: list.items.map((item, i) => caller.apply(f, [item, numbers(number(i))], node)) };
    }
    case 'signOf':
      return { kind: 'sign', of: { op: 'sign', of: num(0), place: node } };
    case 'mostSeparated':
      if (args.length === 0) refuse(node, 'mostSeparated: of at least one answer');
      return { kind: 'sign', of: { op: 'farthest', of: signs() } };
    case 'leastSeparated':
      if (args.length === 0) refuse(node, 'leastSeparated: of at least one answer');
      return { kind: 'sign', of: { op: 'nearest', of: signs() } };
    case 'mostSeparatedAtOnce': {
      if (!signs().every(isOfNumbers)) refuse(node, `${name}: of signs of numbers`);
      const all = signs().flatMap((sign) => (sign.op === 'sign' ? [sign.of] : []));
      if (all.length < args.length) return { kind: 'sign', of: { op: 'farthest', of: signs(), atOnce: true } };
      const parts = all.map((of) => numberNamed('largest', of, caller));
      return { kind: 'sign', of: { op: 'sign', of: largestOf(parts, caller), place: node, parts } };
    }
    case 'decidedBy': {
      const overlap = numbers(num(0));
      const value = caller.apply(args[1]!, [{ kind: 'bool', of: { op: 'given', path: 'isSure' } }], node);
      if (value.kind !== 'record') return refuse(node, 'decidedBy(number, function that gives a record)');
      return { kind: 'record', fields: new Map([...value.fields, ['overlap', overlap]]) };
    }
    case 'isCertain': {
      const isSure: Cond = { op: 'given', path: 'isSure' };
      return { kind: 'bool', of: and(isSure, compare('>', absolute(num(0)), ERROR, node)) };
    }
    case 'ignoreIf': {
      const [none, sign] = args;
      if (none?.kind !== 'bool' || sign?.kind !== 'sign') return refuse(node, 'ignoreIf(condition, answer)');
      return { kind: 'sign', of: { op: 'unless', none: none.of, of: sign.of } };
    }
    default:
      if (!CORE_FUNCTIONS.includes(name)) return refuse(node, `unknown word ${name}`);
      return numbers({ op: 'call', name, args: args.map((_, i) => num(i)) });
  }
}

/** Whether an answer is the sign of a number, or one of several, or none. */
function isOfNumbers(sign: Sign): boolean {
  if (sign.op === 'either') return [sign.yes, sign.no].every((one) => isOfNumbers(one) || isNone(one));
  return sign.op === 'sign' || (sign.op === 'unless' && isOfNumbers(sign.of));
}

function isNone(sign: Sign): boolean {
  return sign.op === 'fixed' && sign.value < 0;
}

/** Words that are not functions. */
export function constant(name: string): Value | undefined {
  switch (name) {
    case 'XYZ':
      return { kind: 'list', items: [0, 1, 2].map((i) => ({ kind: 'num', of: number(i) })) };
    case 'APART':
      return { kind: 'sign', of: { op: 'fixed', value: 1 } };
    case 'TOUCHING':
      return { kind: 'sign', of: { op: 'fixed', value: 0 } };
    case 'OVERLAPPING':
      return { kind: 'sign', of: { op: 'fixed', value: -1 } };
    default:
      return undefined;
  }
}

/** A multiple of the largest of some numbers, without a branch: x + y + |x - y| is twice the larger. */
function largestOf(numbers: readonly Num[], caller: Caller): Num {
  let level = numbers.map((of) => ({ of, times: 1 }));
  while (level.length > 1) {
    const [a, b, ...rest] = level as [(typeof level)[0], (typeof level)[0]];
    const times = Math.max(a.times, b.times);
    const [x, y] = [a, b].map(({ of, times: own }) =>
      numberNamed('largest', own === times ? of : multiply(number(times / own), of), caller),
    ) as [Num, Num];
    level = [...rest, { of: add(add(x, y), absolute(subtract(x, y))), times: 2 * times }];
  }
  return level[0]!.of;
}

function numberNamed(name: string, of: Num, caller: Caller): Num {
  return (caller.bind(name, { kind: 'num', of }) as Value & { kind: 'num' }).of;
}
