// @ts-check
/**
 * `npm run bench` measures the built library: `-- exact` for what exactness costs, `-- pairs`,
 * `-- pairs2d` and `-- convex` for the same questions asked of peers, all of them without; `-- against HEAD~5` compares every pair function with that commit's. `--quick` is for a
 * first look, `--only=RaySphere` picks questions by name.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepareCommit } from './lib/commit.mjs';
import { prepareLibrary, preparePeers, SetupProblem } from './lib/setup.mjs';

const usage = `Usage: npm run bench -- [exact] [pairs] [pairs2d] [convex] [--quick] [--only=<part of a name>]
       npm run bench -- against <commit> [--quick] [--only=<part of a name>]`;

/** Each suite runs in a process of its own: code that has seen the objects of another would no longer be as fast. */
const suites = {
  exact: [new URL('./exact.mjs', import.meta.url)],
  pairs: [new URL('./pairs.mjs', import.meta.url), new URL('./dispatch.mjs', import.meta.url)],
  pairs2d: [new URL('./pairs2d.mjs', import.meta.url)],
  convex: [new URL('./convex.mjs', import.meta.url)],
};
const against = new URL('./against.mjs', import.meta.url);

async function main(/** @type {string[]} */ parameters) {
  const options = parameters.filter((parameter) => parameter.startsWith('--'));
  const asked = parameters.filter((parameter) => !options.includes(parameter));
  const [first, commit] = asked;
  const isComparison = first === 'against' && commit !== undefined && asked.length === 2;
  const known = isComparison || asked.every((name) => Object.hasOwn(suites, name));
  if (!known || !options.every((option) => /^(--quick|--only=.*)$/.test(option))) throw new SetupProblem(usage);
  prepareLibrary();
  if (isComparison) {
    const folder = prepareCommit(commit);
    start([against], [commit, folder, ...options]);
    return;
  }
  await preparePeers();
  const chosen = Object.entries(suites).filter(([name]) => asked.length === 0 || asked.includes(name));
  start(
    chosen.flatMap(([, files]) => files),
    options,
  );
}

function start(/** @type {URL[]} */ files, /** @type {string[]} */ parameters) {
  console.log(`Node ${process.versions.node}, ${process.platform} ${process.arch}`);
  for (const file of files) {
    const { status } = spawnSync(process.execPath, [fileURLToPath(file), ...parameters], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch((problem) => {
  console.error(problem instanceof SetupProblem ? problem.message : problem);
  process.exitCode = 1;
});
