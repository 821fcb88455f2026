/** What a pair and its functions are called in each dimension. */
import type { Reading } from './ir.js';
import type { Module } from './source.js';
import type { Dimension } from './value.js';

/** Where the noun changes with the dimension. */
const IN_PLANE: Readonly<Record<string, string>> = { sphere: 'circle', halfspace: 'halfplane', hull: 'polygon' };

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `sphere` is a circle in the plane. */
export function kindIn(kind: string, dimension: Dimension): string {
  return dimension === 2 ? (IN_PLANE[kind] ?? kind) : kind;
}

/** The two kinds of a pair, as its file names them. */
export function kindsOf({ stem }: Module): [string, string] {
  const [first = '', second = ''] = stem.split('.')[0]!.split('-');
  return [first, second];
}

/** What part of a pair a file holds, where it does not hold all: `flat` of `obb-obb.flat`. */
export function partsOf({ stem }: Module): string[] {
  return stem.split('.').slice(1);
}

/** The file that a pair's functions are generated into, without folder and ending. */
export function fileIn(module: Module, dimension: Dimension): string {
  return [
    kindsOf(module)
      .map((kind) => kindIn(kind, dimension))
      .join('-'),
    ...partsOf(module),
  ].join('.');
}

/** `intersectsSphereAabb`, `raycastSphere`, `closestPointOnSegment`. */
export function nameIn(name: string | Reading, module: Module, dimension: Dimension): string {
  const [first, second] = kindsOf(module).map((kind) => capital(kindIn(kind, dimension)));
  if (name === 'raycast') return `raycast${second === 'Ray' ? first : second}`;
  if (name === 'closestPoint') return `closestPointOn${second}`;
  return `${name}${first}${second}${partsOf(module).map(capital).join('')}`;
}

/** `Sphere3`, which exists in space only, is a sphere; `Obb2` an oriented box of the plane. */
export function plainType(type: string): string {
  return type.replace(/[23]$/, '');
}

/** A type of `src/words/shapes.ts` as the public one: `Sphere3` is a sphere, `Point` any vector. */
export function typeIn(type: string, dimension: Dimension): string {
  const plain = plainType(type);
  if (plain === 'Point' || plain === 'Vec' || plain === 'Direction') return `Vec${dimension}`;
  return `Bare<${capital(kindIn(plain.toLowerCase(), dimension))}>`;
}
