import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

/** The one map of names between the dimensions; every other name is the same in both. */
const nouns = [
  ['circle', 'sphere'],
  ['halfplane', 'halfspace'],
  ['polygon', 'hull'],
  ['polyline', 'mesh'],
] as const;

/** What only 3D has today, in whichever folders and whichever kinds of file (`obb.ts`, `obb.test.ts`) it appears. */
const only3d = [
  'plane',
  'segment-triangle.coplanar',
  'obb-obb.edges',
  'sphere-obb.edges',
  'obb-obb.flat',
  'three',
  'only3d',
  'planes',
];

/** What only 2D has. */
const only2d = ['clipSegment', 'point-segment.orientation'];

function filesOf(dimension: '2d' | '3d'): string[] {
  const folder = `src/${dimension}`;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => statSync(join(folder, path)).isFile()).map((path) => path.replaceAll(sep, '/'));
}

function nameIn3d(path: string): string {
  return nouns.reduce(
    (name, [in2d, in3d]) => name.replaceAll(in2d, in3d).replaceAll(capitalised(in2d), capitalised(in3d)),
    path,
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `pairs/obb-obb.manifold.test.ts` is about `obb-obb`, and about `obb-obb.manifold`. */
function subjectsOf(path: string): string[] {
  const [subject = '', part = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
  return [subject, `${subject}.${part}`];
}

/** A pair with a plane is of space as well. */
function isOnly3d(path: string): boolean {
  const subjects = subjectsOf(path);
  return subjects.some((subject) => only3d.includes(subject) || subject.split('-').includes('plane'));
}

const in2d = filesOf('2d').map(nameIn3d).sort();
const in3d = filesOf('3d').sort();

test('every file of 2D has its twin in 3D', () => {
  expect(in2d.filter((path) => !in3d.includes(path) && !subjectsOf(path).some((s) => only2d.includes(s)))).toEqual([]);
});

test('every file of 3D has its twin in 2D, except what only 3D has today', () => {
  expect(in3d.filter((path) => !in2d.includes(path) && !isOnly3d(path))).toEqual([]);
});

test('the list of what only 3D has is true', () => {
  expect(only3d.filter((subject) => !in3d.some((path) => subjectsOf(path).includes(subject)))).toEqual([]);
  expect(only3d.filter((subject) => in2d.some((path) => subjectsOf(path).includes(subject)))).toEqual([]);
});

test('2D knows no sphere, hull or mesh, and 3D no circle, polygon or polyline', () => {
  const foreign = (paths: string[], side: 0 | 1) =>
    paths.filter((path) => nouns.some((pair) => path.toLowerCase().includes(pair[side])));
  expect(foreign(filesOf('2d'), 1)).toEqual([]);
  expect(foreign(filesOf('3d'), 0)).toEqual([]);
});
