/** How far a result lies from the truth, as a part of what its bounds allow. */
import { loader } from '../../tools/compiler/load.js';
import type { Type } from '../../tools/compiler/types.js';
import type { Bound } from './bounds.js';
import type * as Geometry from './geometry.js';
import { sources } from './pairs.js';
import { arithmetic, inNumbers, nearest, order, Precise, precise, preciseCalc, type Real } from './precise.js';
import type { Line, Shape, Triangle } from './shapes.js';
import type { sizes as Sizes } from './sizes.js';

const { abs, add, divide, max, multiply, sqrt, subtract } = arithmetic;

const load = loader(
  preciseCalc(() => undefined),
  sources,
);
const sizes = load('test/values/sizes.ts')['sizes'] as Record<keyof typeof Sizes, (a: Shape, b: Shape) => Real>;
const geometry = load('test/values/geometry.ts') as Record<
  keyof typeof Geometry,
  (shape: Shape, ...of: unknown[]) => Real
>;

/** A result and the truth about it. All but what was found is in numbers of many digits, and smaller by `unit`. */
export interface Case {
  readonly a: Shape;
  readonly b: Shape;
  readonly found: Record<string, unknown>;
  readonly truth: Record<string, unknown>;
  readonly unit: number;
}

interface Part {
  readonly field: string;
  readonly part: number;
  readonly bound: Bound | undefined;
}

type Vector = Readonly<Record<'x' | 'y' | 'z', Real>>;

export class Judge {
  static readonly phrases = Object.keys(sizes);
  private readonly bounds: ReadonlyMap<string, Bound>;

  constructor(
    private readonly fields: ReadonlyMap<string, Type>,
    bounds: readonly Bound[],
  ) {
    this.bounds = new Map(bounds.map((bound) => [bound.field, bound]));
  }

  parts(of: Case): Part[] {
    const found = this.precisely(of);
    return [...this.fields].map(([field, type]) => {
      const bound = this.boundOf(field);
      const truth = partOf(of.truth, field);
      if (isOverflow(found[field], truth, isLength(type) ? of.unit : 1)) return { field, bound, part: 0 };
      const part = over(errorOf(found[field], truth, type), this.allowed(field, of));
      const isSettled = part <= 1 || bound?.clause === undefined;
      return { field, bound, part: isSettled ? part : this.otherwise(field, bound.clause!, { ...of, found }) };
    });
  }

  /** A bound for a record holds for all that is in it. */
  private boundOf(field: string): Bound | undefined {
    return this.bounds.get(field.split('.')[0]!);
  }

  /** What was found, in the numbers and the unit of the truth. */
  private precisely({ found, unit }: Case): Record<string, unknown> {
    const smaller = (x: number): Real => divide(precise(x), unit);
    return Object.fromEntries(
      [...this.fields].map(([field, type]) => [
        field,
        inNumbers(partOf(found, field), isLength(type) ? smaller : precise),
      ]),
    );
  }

  /** What the bound of a field allows. */
  private allowed(field: string, { a, b, truth }: Case): Real {
    const bound = this.boundOf(field);
    if (!bound || bound.ulps === 0) return 0;
    const itself = lengthOf(partOf(truth, field));
    const size = bound.size((phrase) => (phrase === 'itself' ? itself : sizes[phrase]!(a, b)));
    const { kind, unit } = this.fields.get(field) as Type & { kind: 'vec' };
    // A direction is no better than the lengths that it comes from: these may be shorter than the coordinates, and are no
    // better than the smallest double.
    const least = kind === 'vec' && unit === 'ratio' ? divide(2 ** -1070, sizes['the coordinates']!(a, b)) : 2 ** -1074;
    return multiply(bound.ulps, max(multiply(2 ** -52, size), least));
  }

  /** The same for another result that may be as right. */
  private otherwise(field: string, clause: NonNullable<Bound['clause']>, of: Case): number {
    const { a, b, found, truth } = of;
    const allowed = (name: string): Real => this.allowed(name, of);
    switch (clause) {
      case 'near': {
        const apart = abs(subtract(lengthOf(difference(found['b'], found['a'])), truth['distance'] as Real));
        const together = add(add(allowed('a'), allowed('b')), allowed('distance'));
        const [toA, toB] = [geometry.distanceTo(a, found['a']), geometry.distanceTo(b, found['b'])];
        return Math.max(over(toA, allowed('a')), over(toB, allowed('b')), over(apart, together));
      }
      case 'both': {
        const distance = (place: Vector): Real => max(geometry.distanceTo(a, place), geometry.distanceTo(b, place));
        if (field.startsWith('barycentrics')) return over(distance(placeBy(of)), allowed('entry'));
        if (isVector(found[field])) return over(distance(found[field]), allowed(field));
        return over(distance(placeAt(of, found[field] as Real)), multiply(allowed(field), stepOf(of)));
      }
      case 'second':
        return over(geometry.distanceTo(b, placeAt(of, found[field] as Real)), multiply(allowed(field), stepOf(of)));
      case 'short': {
        const normal = found['normal'] as Vector;
        const slack = allowed('normal');
        const way = add(geometry.reachAlong(a, normal, slack), geometry.reachAlong(b, scaled(normal, -1), slack));
        // A normal that was rounded is never square to a face.
        const rounding = multiply(slack, add(geometry.lengthOf(a), geometry.lengthOf(b)));
        const surplus = subtract(way, truth['depth'] as Real);
        return Math.max(offUnit(normal, slack), over(surplus, add(allowed('depth'), rounding)));
      }
      case 'out': {
        const normal = found['normal'] as Vector;
        const { shape } = castOf(of);
        const place = 'point' in found ? 'point' : 'entry';
        const beyond = subtract(geometry.reachAlong(shape, normal, 0), dot(normal, found[place] as Vector));
        return Math.max(offUnit(normal, allowed('normal')), over(beyond, allowed(place)));
      }
    }
  }
}

function isLength(type: Type): boolean {
  return (type.kind === 'number' || type.kind === 'vec') && type.unit === 'length';
}

/** An error over what is allowed; nothing is allowed where something is exact. */
function over(error: Real, allowed: Real): number {
  if (order(error, 0) <= 0) return 0;
  const part = nearest(divide(error, allowed));
  return Number.isNaN(part) ? Infinity : part;
}

/** Of a number or vector. Words and truths are right or wrong. */
function errorOf(found: unknown, truth: unknown, type: Type): Real {
  if (type.kind === 'vec') return lengthOf(difference(found, truth));
  if (type.kind !== 'number') return found === truth ? 0 : Infinity;
  const error = order(found as Real, truth as Real) === 0 ? 0 : abs(subtract(found as Real, truth as Real));
  return type.only && order(error, 0) !== 0 ? Infinity : error;
}

/** Whether a number has become infinite because no double is large enough, or nearly so. */
function isOverflow(found: unknown, truth: unknown, unit: number): boolean {
  const parts = isVector(found) ? axesOf(found).map((name) => found[name]) : [found];
  const isInfinite = parts.some((part) => part === Infinity || part === -Infinity);
  return isInfinite && order(multiply(lengthOf(truth), unit), 2 ** 1022) > 0;
}

/** By a path such as `x.min`. */
function partOf(of: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], of);
}

function isVector(of: unknown): of is Vector {
  return typeof of === 'object' && !(of instanceof Precise);
}

/** The names of a vector's coordinates; a point has a kind as well. */
function axesOf(v: object): ('x' | 'y' | 'z')[] {
  return (['x', 'y', 'z'] as const).filter((name) => name in v);
}

function vectorOf(like: object, at: (name: 'x' | 'y' | 'z') => Real): Vector {
  return Object.fromEntries(axesOf(like).map((name) => [name, at(name)])) as Vector;
}

function difference(p: unknown, q: unknown): Vector {
  return vectorOf(q as Vector, (name) => subtract((p as Vector)[name], (q as Vector)[name]));
}

function scaled(v: Vector, by: number): Vector {
  return vectorOf(v, (name) => multiply(by, v[name]));
}

function dot(p: Vector, q: Vector): Real {
  return axesOf(p)
    .map((name) => multiply(p[name], q[name]))
    .reduce((x, y) => add(x, y));
}

function lengthOf(of: unknown): Real {
  if (!isVector(of)) return abs(of as Real);
  return sqrt(dot(of, of));
}

function offUnit(normal: Vector, allowed: Real): number {
  return over(abs(subtract(lengthOf(normal), 1)), allowed);
}

/** The ray of a cast, or the segment or line of an intersection, and the shape that it meets. */
function castOf({ a, b }: Case): { line: Line; shape: Shape } {
  const isFirst = a.kind === 'ray' || ((a.kind === 'segment' || a.kind === 'line') && b.kind !== 'ray');
  return { line: (isFirst ? a : b) as Line, shape: isFirst ? b : a };
}

function placeAt(of: Case, t: Real): Vector {
  const { line } = castOf(of);
  const start = (line.kind === 'segment' ? line.start : line.origin) as Vector;
  const way = line.kind === 'segment' ? difference(line.end, line.start) : (line.direction as Vector);
  return vectorOf(start, (name) => add(start[name], multiply(t, way[name])));
}

function stepOf(of: Case): Real {
  return lengthOf(difference(placeAt(of, 1), placeAt(of, 0)));
}

/** The place that weights of a triangle's corners stand for. */
function placeBy({ b, found }: Case): Vector {
  const { a: p, b: q, c: r } = b as unknown as Record<keyof Omit<Triangle, 'kind'>, Vector>;
  const [u, v, w] = ['u', 'v', 'w'].map((name) => found[`barycentrics.${name}`] as Real) as [Real, Real, Real];
  return vectorOf(p, (name) => add(add(multiply(u, p[name]), multiply(v, q[name])), multiply(w, r[name])));
}
