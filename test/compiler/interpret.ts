/** Works out numbers of the compiler's tree: in doubles, as the generated code does, and exactly. */
import type { Cond, Num } from '../../tools/compiler/ir.js';
import { type Exact, exact, larger, minus, opposite, plus, signOf, size, smaller, times } from './exact.js';
import { type Given, HOLDS } from './fuzz/parts.js';

/** What the operations do to numbers of one kind. */
interface Arithmetic<V> {
  of(value: number): V;
  add(a: V, b: V): V;
  subtract(a: V, b: V): V;
  multiply(a: V, b: V): V;
  larger(a: V, b: V): V;
  smaller(a: V, b: V): V;
  negate(a: V): V;
  absolute(a: V): V;
  /** Less than, equal to or greater than 0 as a is to b. */
  order(a: V, b: V): number;
}

const doubles: Arithmetic<number> = {
  of: (value) => value,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  larger: Math.max,
  smaller: Math.min,
  negate: (a) => -a,
  absolute: Math.abs,
  order: (a, b) => (a < b ? -1 : a > b ? 1 : a === b ? 0 : NaN),
};

const exacts: Arithmetic<Exact> = {
  of: exact,
  add: plus,
  subtract: minus,
  multiply: times,
  larger,
  smaller,
  negate: opposite,
  absolute: size,
  order: (a, b) => signOf(minus(a, b)),
};

export function inDoubles(node: Num, given: Given): number {
  return worker(doubles, given)(node);
}

export function exactly(node: Num, given: Given): Exact {
  return worker(exacts, given)(node);
}

function worker<V>(x: Arithmetic<V>, given: Given): (node: Num) => V {
  const known = new Map<object, V>();
  const value = (node: Num): V => {
    switch (node.op) {
      case 'input':
        return x.of(given.get(node.path)!);
      case 'number':
        return x.of(node.value);
      case 'local': {
        const found = known.get(node.local) ?? value(node.local.value as Num);
        known.set(node.local, found);
        return found;
      }
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'larger':
      case 'smaller':
        return x[node.op](value(node.left), value(node.right));
      case 'negate':
      case 'absolute':
        return x[node.op](value(node.of));
      case 'choose':
        return value(holds(node.by) ? node.yes : node.no);
      default:
        throw new TypeError(`not here: ${node.op}`);
    }
  };
  const holds = (node: Cond): boolean => {
    switch (node.op) {
      case 'compare':
        return HOLDS[node.by]!(x.order(value(node.left), value(node.right)));
      case 'and':
        return holds(node.left) && holds(node.right);
      case 'or':
        return holds(node.left) || holds(node.right);
      case 'not':
        return !holds(node.of);
      default:
        throw new TypeError(`not here: ${node.op}`);
    }
  };
  return value;
}
