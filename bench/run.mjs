// @ts-check
/**
 * `npm run bench` measures the built library: `-- exact` for what exactness costs, `-- pairs` for the same questions
 * asked of peers, both without. `--quick` is for a first look, `--only=RaySphere` picks questions by name.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare, SetupProblem } from './lib/setup.mjs';

const usage = 'Usage: npm run bench -- [exact] [pairs] [--quick] [--only=<part of a name>]';

/** Each suite runs in a process of its own: code that has seen the objects of another would no longer be as fast. */
const suites = {
  exact: [new URL('./exact.mjs', import.meta.url)],
  pairs: [new URL('./pairs.mjs', import.meta.url), new URL('./dispatch.mjs', import.meta.url)],
};

async function main(/** @type {string[]} */ parameters) {
  const known = parameters.every((parameter) => /^(exact|pairs|--quick|--only=.*)$/.test(parameter));
  if (!known) throw new SetupProblem(usage);
  const options = parameters.filter((parameter) => parameter.startsWith('--'));
  const asked = parameters.length === options.length ? Object.keys(suites) : parameters;
  await prepare();
  console.log(`Node ${process.versions.node}, ${process.platform} ${process.arch}`);
  for (const [name, files] of Object.entries(suites)) {
    for (const file of asked.includes(name) ? files : []) {
      const { status } = spawnSync(process.execPath, [fileURLToPath(file), ...options], { stdio: 'inherit' });
      if (status !== 0) process.exitCode = 1;
    }
  }
}

main(process.argv.slice(2)).catch((problem) => {
  console.error(problem instanceof SetupProblem ? problem.message : problem);
  process.exitCode = 1;
});
