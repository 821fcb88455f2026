/** Random vectors of the subset. */
import { number } from './numbers.js';
import {
  absolute,
  type Condition,
  compared,
  degreeOf,
  difference,
  either,
  greater,
  isInput,
  lesser,
  literal,
  negated,
  type Operation,
  type Pen,
  product,
  sum,
  type Term,
  type Vector,
} from './parts.js';

const MASKS = { less: '<', greater: '>', equal: '===' } as const;
export type MaskName = keyof typeof MASKS;
export const MASK_NAMES = Object.keys(MASKS) as MaskName[];

/** A vector of at most this degree. */
export function vector(pen: Pen, degree: number, depth: number): Vector {
  const { random, dimension } = pen;
  const plain = (): Vector => random.pick(pen.scope.vectors.filter((one) => degreeOf(one) <= degree));
  if (depth <= 0 || degree < 1) return plain();
  if (random.chance(0.4)) return pairwise('sub', difference, plain(), plain());
  const any = (): Vector => (random.chance(0.5) ? plain() : vector(pen, degree, depth - 1));
  const [a, b] = [any(), any()];
  const room = degree - degreeOf(a);
  switch (random.whole(0, 9)) {
    case 0:
      return pairwise('add', sum, a, b);
    case 1:
      return pairwise('max', greater, a, b);
    case 2:
      return pairwise('min', lesser, a, b);
    case 3:
      return degreeOf(b) <= room ? pairwise('mulEach', product, a, b) : b;
    case 4:
      return { text: `abs(${a.text})`, isNamed: false, parts: a.parts.map(absolute) };
    case 5:
      return { text: `negate(${a.text})`, isNamed: false, parts: a.parts.map(negated) };
    case 6: {
      const by = room > 0 ? number(pen, room, depth - 1) : literal(random.whole(2, 5));
      return { text: `scale(${a.text}, ${by.text})`, isNamed: false, parts: a.parts.map((p) => product(by, p)) };
    }
    case 7:
      return clamped(a, b, plain());
    case 8:
      return chosen(pen, a, b);
    default:
      return dimension === 3 && degreeOf(b) <= room ? crossed(a, b) : filled(pen, a, depth);
  }
}

function pairwise(word: string, of: Operation, a: Vector, b: Vector): Vector {
  return { text: `${word}(${a.text}, ${b.text})`, isNamed: false, parts: a.parts.map((p, i) => of(p, b.parts[i]!)) };
}

/** One number of a cross product. */
export function minor({ parts: a }: Vector, { parts: b }: Vector, i: number, j: number): Term {
  return difference(product(a[i]!, b[j]!), product(a[j]!, b[i]!));
}

export function crossed(a: Vector, b: Vector): Vector {
  const parts = [minor(a, b, 1, 2), minor(a, b, 2, 0), minor(a, b, 0, 1)];
  return { text: `cross(${a.text}, ${b.text})`, isNamed: false, parts };
}

function clamped(v: Vector, low: Vector, high: Vector): Vector {
  const parts = v.parts.map((p, i) => lesser(greater(p, low.parts[i]!), high.parts[i]!));
  return { text: `clamp(${v.text}, ${low.text}, ${high.text})`, isNamed: false, parts };
}

/** `choose(less(a.min, b), …)`, by inputs as they are. */
function chosen(pen: Pen, yes: Vector, no: Vector): Vector {
  const mask = inputMask(pen);
  const parts = yes.parts.map((p, i) => either(mask.parts[i]!, p, no.parts[i]!));
  return { text: `select(${mask.text}, ${yes.text}, ${no.text})`, isNamed: false, parts };
}

/** Inputs compared with each other, coordinate by coordinate. */
export function inputMask({ random, scope }: Pen): { text: string; parts: Condition[] } {
  const inputs = scope.vectors.filter(({ parts }) => parts.every(isInput));
  const [name, a, b] = [random.pick(MASK_NAMES), random.pick(inputs), random.pick(inputs)];
  return maskOf(name, a, b);
}

export function maskOf(name: MaskName, a: Vector, b: Vector): { text: string; parts: Condition[] } {
  return { text: `${name}(${a.text}, ${b.text})`, parts: a.parts.map((p, i) => compared(MASKS[name], p, b.parts[i]!)) };
}

function filled(pen: Pen, like: Vector, depth: number): Vector {
  const by = number(pen, 1, depth - 1);
  return { text: `fill(${like.text}, ${by.text})`, isNamed: false, parts: like.parts.map(() => by) };
}
