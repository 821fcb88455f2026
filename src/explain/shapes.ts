/** The shapes of both dimensions, as far as pictures are concerned. */
import { expectIterable, expectNumber } from '../core/expect.js';
import { expectPlace } from '../gizmos/checks.js';
import type { Place } from '../gizmos/sink.js';

export type AnyShape =
  | ({ readonly kind: 'point' } & Place)
  | { readonly kind: 'segment'; readonly start: Place; readonly end: Place }
  | { readonly kind: 'ray' | 'line'; readonly origin: Place; readonly direction: Place }
  | { readonly kind: 'plane' | 'halfspace' | 'halfplane'; readonly normal: Place; readonly constant: number }
  | { readonly kind: 'sphere' | 'circle'; readonly center: Place; readonly radius: number }
  | { readonly kind: 'capsule'; readonly start: Place; readonly end: Place; readonly radius: number }
  | { readonly kind: 'aabb'; readonly min: Place; readonly max: Place }
  | { readonly kind: 'obb'; readonly center: Place; readonly halfExtents: Place; readonly axes: readonly Place[] }
  | { readonly kind: 'triangle'; readonly a: Place; readonly b: Place; readonly c: Place }
  | PosedShape;

/** A hull or polygon. */
export interface PosedShape {
  readonly kind: 'hull' | 'polygon';
  readonly data: {
    readonly vertices: Float64Array;
    /** From, to, and two faces of each. */
    readonly edges?: Uint32Array;
  };
  readonly position: Place;
  readonly axes: readonly Place[];
}

const NOUNS: Readonly<Record<string, string>> = {
  aabb: 'box',
  obb: 'oriented box',
  halfspace: 'half-space',
  halfplane: 'half-plane',
};

export function nounOf({ kind }: AnyShape): string {
  return NOUNS[kind] ?? kind;
}

/** All vectors and numbers of a shape, under the names of its fields. */
function partsOf(shape: AnyShape): (readonly [string, Place | number])[] {
  if (shape.kind === 'point') return [['place', shape]];
  return Object.entries(shape).flatMap(([name, part]) => {
    if (name === 'kind' || name === 'data') return [];
    if (name !== 'axes') return [[name, part as Place | number] as const];
    expectIterable(`${shape.kind} axes`, part, 'vectors');
    return [...(part as Iterable<Place>)].map((axis, i) => [`axes[${i}]`, axis] as const);
  });
}

const NUMBERS = ['radius', 'constant'];

/** @throws TypeError where a field is no vector or number */
export function expectShape(shape: AnyShape, dimension: '2D' | '3D'): void {
  const given = shape as unknown as Readonly<Record<string, Place | number | undefined>>;
  const { kind } = shape;
  if (kind !== 'point')
    for (const name of FIELDS[kind] ?? [])
      if (name in given === false) expectPlace(`${kind} ${name}`, given[name] as Place);
  const number = NUMBER_OF[kind];
  if (number !== undefined) expectNumber(`${kind} ${number}`, given[number]);
  for (const [name, part] of partsOf(shape)) {
    if (NUMBERS.includes(name)) expectNumber(`${shape.kind} ${name}`, part);
    else if (isField(shape, name)) {
      expectPlace(`${shape.kind} ${name}`, part as Place);
      if (dimension === '3D') expectNumber(`${shape.kind} ${name}.z`, (part as Place).z);
    }
  }
}

/** Other libraries' objects may have more fields than the shape needs. */
function isField({ kind }: AnyShape, name: string): boolean {
  return name.startsWith('axes') || (FIELDS[kind] ?? []).includes(name);
}

const NUMBER_OF: Readonly<Record<string, string>> = {
  plane: 'constant',
  halfspace: 'constant',
  halfplane: 'constant',
  sphere: 'radius',
  circle: 'radius',
  capsule: 'radius',
};

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  point: ['place'],
  segment: ['start', 'end'],
  ray: ['origin', 'direction'],
  line: ['origin', 'direction'],
  plane: ['normal'],
  halfspace: ['normal'],
  halfplane: ['normal'],
  sphere: ['center'],
  circle: ['center'],
  capsule: ['start', 'end'],
  aabb: ['min', 'max'],
  obb: ['center', 'halfExtents'],
  triangle: ['a', 'b', 'c'],
  hull: ['position'],
  polygon: ['position'],
};

export function hasFiniteNumbers(shape: AnyShape): boolean {
  return partsOf(shape).every(([name, part]) => {
    if (typeof part === 'number') return !NUMBERS.includes(name) || Number.isFinite(part);
    return !isField(shape, name) || [part.x, part.y, part.z ?? 0].every(Number.isFinite);
  });
}

/** Whether it holds no point at all. */
export function isEmpty(shape: AnyShape): boolean {
  switch (shape.kind) {
    case 'sphere':
    case 'circle':
    case 'capsule':
      return shape.radius < 0;
    case 'aabb':
      return AXES.some((axis) => (shape.min[axis] ?? 0) > (shape.max[axis] ?? 0));
    case 'obb':
      return AXES.some((axis) => (shape.halfExtents[axis] ?? 0) < 0);
    case 'plane':
    case 'halfspace':
    case 'halfplane':
      return AXES.every((axis) => (shape.normal[axis] ?? 0) === 0);
    default:
      return false;
  }
}

const AXES = ['x', 'y', 'z'] as const;
