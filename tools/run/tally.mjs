// @ts-check
/**
 * Counts what passed and what failed, over checks that are one thing each and over vitest suites.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult  one file of vitest's JSON report
 */

/**
 * What a vitest run came to. Nothing may pass by not running: a file that could not be loaded is a failure, and so is
 * a run without any test, a run without a report, and a run that ended badly although every test passed.
 *
 * @param {{ testResults: FileResult[] } | null} report
 * @param {number | null} exitCode
 * @returns {Tally}
 */
export function tallySuite(report, exitCode) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    const failedBefore = tally.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') tally.passed++;
      else if (status === 'failed') tally.failed++;
      else tally.skipped++;
    }
    if (file.status === 'failed' && tally.failed === failedBefore) tally.failed++;
  }
  const ranNothing = tally.passed + tally.failed === 0;
  if (ranNothing || (exitCode !== 0 && tally.failed === 0)) tally.failed++;
  return tally;
}

/** The line a whole run ends with. */
export function summary(/** @type {Tally[]} */ tallies) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { failed: sum('failed'), line: `${sum('passed')} passed, ${sum('failed')} failed` };
}
