// @ts-check
/** The library as it was at a commit, built by its own scripts in a folder of its own. Needs git, and changes nothing in it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { cache, npm, root, run, SetupProblem } from './setup.mjs';

/** Returns the folder, which is kept for the next time. */
export function prepareCommit(/** @type {string} */ commit) {
  const hash = hashOf(commit);
  const folder = join(cache, 'commits', hash);
  if (existsSync(folder)) return folder;
  console.log(`Building ${commit} in ${folder} …`);
  // Only a complete folder gets the final name.
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  checkOut(hash, draft);
  providePackages(draft);
  run([...npm, 'run', '--silent', 'build'], draft, `${commit} does not build (see above).`);
  renameSync(draft, folder);
  return folder;
}

function hashOf(/** @type {string} */ commit) {
  const parameters = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`];
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new SetupProblem(`There is no commit ${commit} in this repository.`);
  return stdout.trim();
}

/** All files of a commit, by way of an index of their own, so that the repository's stays as it is. */
function checkOut(/** @type {string} */ hash, /** @type {string} */ folder) {
  mkdirSync(folder, { recursive: true });
  const problem = `git could not check out ${hash} (see above).`;
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') };
  run(['git', 'read-tree', hash], root, problem, env);
  run(['git', 'checkout-index', '--all', `--prefix=${folder}/`], root, problem, env);
}

/** The repository's own packages serve as well where the lock files are the same. */
function providePackages(/** @type {string} */ folder) {
  const [ours, theirs] = [root, folder].map((place) => readFileSync(join(place, 'package-lock.json'), 'utf8'));
  if (ours === theirs) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  else run([...npm, 'ci'], folder, '`npm ci` failed (see above). Mend that, or the network, and start again.');
}
