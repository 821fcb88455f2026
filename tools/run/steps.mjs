// @ts-check
/** The two sorts of step in a test run: a command that is one check, and a vitest suite of many. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, root, SetupProblem } from './setup.mjs';
import { tallySuite } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const minute = 60_000;

/** Runs a script of package.json as a single check and prints its output only if it fails. */
export async function check(/** @type {string} */ title, /** @type {string} */ script) {
  return timed(title, async () => {
    const { exitCode, output } = await runScript([script], { quiet: true, limit: 5 * minute });
    if (exitCode === 0) return { passed: 1, failed: 0, skipped: 0 };
    process.stdout.write(output);
    console.log(`\n\`npm run ${script}\` failed.`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
}

/** Runs a script of package.json that runs vitest, and counts its tests one by one. */
export async function suite(/** @type {string} */ title, /** @type {string} */ script, env = {}) {
  return timed(title, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
    const reportFile = join(folder, 'report.json');
    try {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
      const { exitCode } = await runScript([script, '--', ...reporters], { quiet: false, limit: 12 * minute, env });
      const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;
      return tallySuite(report, exitCode);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Does something that is needed but proves nothing by itself; it counts only when it fails. */
export async function prepare(/** @type {string} */ title, /** @type {() => void} */ action) {
  return timed(title, async () => {
    try {
      action();
      return { passed: 0, failed: 0, skipped: 0 };
    } catch (problem) {
      console.log(problem instanceof SetupProblem ? problem.message : problem);
      return { passed: 0, failed: 1, skipped: 0 };
    }
  });
}

/** @returns {Promise<Tally>} */
async function timed(/** @type {string} */ title, /** @type {() => Promise<Tally>} */ step) {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const tally = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = tally.failed > 0 ? `${tally.failed} failed` : 'ok';
  console.log(`   ${verdict}${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''} (${seconds} s)`);
  return tally;
}

/**
 * @param {string[]} parameters
 * @param {{ quiet: boolean, limit: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ exitCode: number | null, output: string }>}
 */
function runScript(parameters, { quiet, limit, env }) {
  const [program, ...rest] = [...npm, 'run', '--silent', ...parameters];
  return new Promise((resolve) => {
    const child = spawn(String(program), rest, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: limit,
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ exitCode: null, output: `${output}${error.message}\n` }));
    child.on('close', (exitCode, signal) => {
      if (signal) console.log(`Stopped by ${signal} (the limit is ${limit / minute} minutes).`);
      resolve({ exitCode, output });
    });
  });
}
