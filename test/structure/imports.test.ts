import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Import, importsOf, isTest, parseImports, resolveImport, sourceFiles } from './sources.js';

/**
 * Which folder sees which: knowledge flows one way. A folder sees itself as well; within a dimension, names without a
 * slash at the front mean its own folders (`shapes` in `src/3d` is `src/3d/shapes`), and `/exact` means `src/exact`.
 */
const dimensionSees: Record<string, readonly string[]> = {
  shapes: ['/core', '/math', '/hulls'],
  pairs: ['/words', '/pairs'],
  queries: ['/core', '/math', '/hulls', '/generated', 'shapes'],
  explain: ['/core', '/math', '/exact', '/explain', '/gizmos', '/generated', 'shapes', 'queries'],
  index: ['/core', '/math', '/hulls', '/generated', 'shapes', 'queries'],
};

const topSees: Record<string, readonly string[]> = {
  core: [],
  convex: ['/core', '/exact'],
  exact: ['/core'],
  hulls: ['/core', '/exact', '/generated'],
  math: ['/core', '/generated'],
  words: [],
  pairs: ['/words'],
  generated: ['/core', '/convex', '/math', '/exact', '/2d/shapes', '/3d/shapes'],
  gizmos: ['/core', '/math'],
  explain: ['/core', '/exact', '/gizmos'],
  three: ['/core', '/math', '/2d/shapes', '/3d/shapes'],
  index: ['/2d/index', '/3d/index'],
};

/** The folder a file stands for in the tables: `core`, `2d/pairs`, or `3d/index` and `index` for entry files. */
function folderOf(path: string): string {
  const [, first = '', second = '', third] = path.replace(/\.ts$/, '').split('/');
  if (first !== '2d' && first !== '3d') return first;
  return third === undefined && second !== 'index' ? `${first}/(stray file)` : `${first}/${second}`;
}

function seenBy(folder: string): string[] | undefined {
  const [dimension = '', part] = folder.split('/');
  const names = part === undefined ? topSees[folder] : dimensionSees[part];
  return names && [folder, ...names.map((name) => (name.startsWith('/') ? name.slice(1) : `${dimension}/${name}`))];
}

interface Edge extends Import {
  readonly from: string;
  /** The imported file, or the name of a package. */
  readonly to: string;
}

const files = sourceFiles('src');
const edges: Edge[] = files.flatMap((from) =>
  importsOf(from).map(({ specifier, typeOnly }) => {
    const to = specifier.startsWith('.') ? resolveImport(from, specifier) : specifier;
    return { from, to, specifier, typeOnly };
  }),
);
const inner = edges.filter(({ specifier }) => specifier.startsWith('.'));

function listed(wrong: readonly Edge[]): string[] {
  return wrong.map(({ from, specifier, typeOnly }) => `${from}: ${typeOnly ? 'import type' : 'import'} '${specifier}'`);
}

test('every folder of src has its place in the tables', () => {
  const folders = [...new Set(files.map(folderOf))];
  expect(folders.filter((folder) => seenBy(folder) === undefined)).toEqual([]);
  expect(folders.length).toBeGreaterThan(10);
});

test('imports point only to folders that may be seen', () => {
  expect(listed(inner.filter(({ from, to }) => !seenBy(folderOf(from))?.includes(folderOf(to))))).toEqual([]);
});

test('imports name a file that exists, with its ending, and never a test', () => {
  const sound = ({ specifier, to }: Edge) => specifier.endsWith('.js') && existsSync(to) && !isTest(to);
  expect(listed(inner.filter((edge) => !sound(edge)))).toEqual([]);
});

test('no package is imported, but for the types of three.js in its adapter', () => {
  const allowed = ({ from, to, typeOnly }: Edge) => folderOf(from) === 'three' && to === 'three' && typeOnly;
  expect(listed(edges.filter((edge) => !inner.includes(edge) && !allowed(edge)))).toEqual([]);
});

test('a predicate runs no code but predicates', () => {
  const isPredicate = (path: string) => folderOf(path).endsWith('/predicates');
  const values = inner.filter(({ from, typeOnly }) => isPredicate(from) && !typeOnly);
  expect(listed(values.filter(({ to }) => !isPredicate(to)))).toEqual([]);
});

test('what is published depends on nothing', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).not.toHaveProperty('dependencies');
});

test('no import hides from these tests', () => {
  const code = `
    import type { A } from './a.js';
    import { type B } from './b.js';
    import './c.js';
    export * from './d.js';
    export type { E } from './e.js';
    type F = import('./f.js').F;
    const g = () => import('./g.js');
  `;
  expect(parseImports(code)).toEqual([
    { specifier: './a.js', typeOnly: true },
    { specifier: './b.js', typeOnly: false },
    { specifier: './c.js', typeOnly: false },
    { specifier: './d.js', typeOnly: false },
    { specifier: './e.js', typeOnly: true },
    { specifier: './f.js', typeOnly: true },
    { specifier: './g.js', typeOnly: false },
  ]);
});
