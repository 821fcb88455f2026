// @ts-check
/**
 * `npm test`: everything that must hold, from a fresh clone on. A failing step does not stop the others. The last line
 * printed is `N passed, M failed`, where each test of a vitest suite counts, and each other check counts as one.
 */
import { ensureBrowser, ensurePackages } from './setup.mjs';
import { check, prepare, suite } from './steps.mjs';
import { summary } from './tally.mjs';

/** @type {import('./tally.mjs').Tally[]} */
const tallies = [];
let browser = '';

const packages = await prepare('npm packages', ensurePackages);
tallies.push(packages);

if (packages.failed === 0) {
  const chromium = await prepare('Chromium', () => {
    browser = ensureBrowser();
  });
  tallies.push(chromium);

  tallies.push(await check('Generated code', 'generate'));
  tallies.push(await check('Lint and format (Biome)', 'lint'));
  tallies.push(await check('Dead code (knip)', 'deadcode'));
  tallies.push(await check('Types', 'typecheck'));
  tallies.push(await check('Build', 'build'));
  tallies.push(await suite('Unit and property tests', 'test:unit'));
  if (chromium.failed === 0) tallies.push(await suite('Browser tests', 'test:browser', { CHROMIUM_PATH: browser }));
  tallies.push(await suite('Packed tarball', 'test:pack'));
}

const { failed, line } = summary(tallies);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${line}`);
