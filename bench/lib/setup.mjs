// @ts-check
/** Brings about what the benchmarks measure: the built library, its naive twin, and the peers. Node alone suffices. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensurePackages, npm, root, SetupProblem } from '../../tools/run/setup.mjs';

export { SetupProblem };

const bench = fileURLToPath(new URL('..', import.meta.url));
const naive = join(bench, '.cache', 'naive');

export async function prepare() {
  ensurePackages();
  if (newest(join(root, 'dist'), '.js') < newest(join(root, 'src'), '.ts')) {
    console.log('Building the library …');
    run([...npm, 'run', '--silent', 'build'], root, 'The library does not build (see above).');
  }
  if (!peersAreInstalled()) {
    console.log('Installing the peers of bench/package-lock.json …');
    run([...npm, 'ci'], bench, '`npm ci` in bench failed (see above). Mend that, or the network, and start again.');
  }
  await compilePredicates();
}

function run(/** @type {string[]} */ command, /** @type {string} */ folder, /** @type {string} */ problem) {
  const [program = '', ...parameters] = command;
  if (spawnSync(program, parameters, { cwd: folder, stdio: 'inherit' }).status !== 0) throw new SetupProblem(problem);
}

/** The time of the last change below a folder, 0 for none. */
function newest(/** @type {string} */ folder, /** @type {string} */ ending) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((file) => file.endsWith(ending) && !/\.(test|soak)\.ts$/.test(file))
    .reduce((latest, file) => Math.max(latest, statSync(join(folder, file)).mtimeMs), 0);
}

function peersAreInstalled() {
  const { dependencies } = JSON.parse(readFileSync(join(bench, 'package.json'), 'utf8'));
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(bench, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  });
}

/** The predicates as they are written, in plain arithmetic without filter: what exactness is measured against. */
async function compilePredicates() {
  const { default: ts } = await import('typescript');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  for (const dimension of ['2d', '3d']) {
    for (const file of predicateFiles(dimension)) {
      const source = readFileSync(join(root, 'src', dimension, 'predicates', `${file}.ts`), 'utf8');
      const target = join(naive, dimension, `${file}.js`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, ts.transpileModule(source, { compilerOptions }).outputText);
    }
  }
}

/** The pairs that have predicates: `segment-aabb` and so on. */
export function predicateFiles(/** @type {string} */ dimension) {
  return readdirSync(join(root, 'src', dimension, 'predicates'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
}

/** A module of the built library, such as `3d/exact/ray-sphere`. */
export function importBuilt(/** @type {string} */ path) {
  return import(pathToFileURL(join(root, 'dist', `${path}.js`)).href);
}

/** The same predicates without filter, such as `3d/ray-sphere`. */
export function importNaive(/** @type {string} */ path) {
  return import(pathToFileURL(join(naive, `${path}.js`)).href);
}

/** A module of a peer, such as `three` or `@babylonjs/core/Maths/math.vector.js`. */
export function importPeer(/** @type {string} */ name) {
  return import(name);
}
