// @ts-check
/** Brings about what the benchmarks measure: the built library, its naive twin, and the peers. Node alone suffices. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensurePackages, npm, root, SetupProblem } from '../../tools/run/setup.mjs';

export { npm, root, SetupProblem };

const bench = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(bench, '.cache');
const naive = join(cache, 'naive');

export function prepareLibrary() {
  ensurePackages();
  if (newest(join(root, 'dist'), '.js') >= newest(join(root, 'src'), '.ts')) return;
  console.log('Building the library …');
  run([...npm, 'run', '--silent', 'build'], root, 'The library does not build (see above).');
}

/** What the library is measured against: three.js, Babylon.js and its own formulas without a filter. */
export async function preparePeers() {
  if (!peersAreInstalled()) {
    console.log('Installing the peers of bench/package-lock.json …');
    run([...npm, 'ci'], bench, '`npm ci` in bench failed (see above). Mend that, or the network, and start again.');
  }
  compileNaively();
}

/** Runs a command and shows what it prints; where it fails, `problem` says what to do. */
export function run(
  /** @type {string[]} */ [program = '', ...parameters],
  /** @type {string} */ cwd,
  /** @type {string} */ problem,
  env = process.env,
) {
  if (spawnSync(program, parameters, { cwd, env, stdio: 'inherit' }).status !== 0) throw new SetupProblem(problem);
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

/** The questions in plain arithmetic without filter: what exactness is measured against. */
function compileNaively() {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const script = join(root, 'tools', 'compiler', 'naive.ts');
  run([process.execPath, tsx, script, naive], root, 'The plain questions do not compile (see above).');
}

/** The pairs that have questions: `segment-aabb` and so on. */
export function pairFiles(/** @type {string} */ dimension) {
  return readdirSync(join(naive, dimension))
    .filter((file) => /^\w+-\w+\.js$/.test(file))
    .map((file) => file.slice(0, -'.js'.length));
}

/** A module of the built library, such as `generated/3d/ray-sphere`. */
export function importBuilt(/** @type {string} */ path) {
  return import(pathToFileURL(join(root, 'dist', `${path}.js`)).href);
}

/** What `riposte/2d` or `riposte/3d` exports, for the package in a folder. */
export function importEntry(/** @type {string} */ folder, /** @type {2 | 3} */ dimension) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return import(pathToFileURL(join(folder, exports[`./${dimension}d`].default)).href);
}

/** The same questions without filter, such as `3d/ray-sphere`. */
export function importNaive(/** @type {string} */ path) {
  return import(pathToFileURL(join(naive, `${path}.js`)).href);
}

/** A module of a peer, such as `three` or `@babylonjs/core/Maths/math.vector.js`. */
export function importPeer(/** @type {string} */ name) {
  return import(name);
}
