import { expect, test } from 'vitest';
import { summary, tallySuite } from './tally.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };
const skipped = { status: 'skipped' };

function suite(...files: { status: string; assertionResults: { status: string }[] }[]) {
  return { testResults: files };
}

test('every test counts by itself', () => {
  const report = suite(
    { status: 'passed', assertionResults: [passed, passed, skipped] },
    { status: 'failed', assertionResults: [passed, failed] },
  );
  expect(tallySuite(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('a file that cannot be loaded is a failure though none of its tests ran', () => {
  const report = suite({ status: 'passed', assertionResults: [passed] }, { status: 'failed', assertionResults: [] });
  expect(tallySuite(report, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test.each([
  ['no file at all', suite(), 1],
  ['only skipped tests', suite({ status: 'passed', assertionResults: [skipped] }), 0],
  ['no report, because it crashed', null, null],
])('a suite that ran nothing has failed: %s', (_situation, report, exitCode) => {
  expect(tallySuite(report, exitCode)).toMatchObject({ passed: 0, failed: 1 });
});

test('an error outside all tests is a failure', () => {
  const report = suite({ status: 'passed', assertionResults: [passed] });
  expect(tallySuite(report, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('the last line adds the suites up', () => {
  const tallies = [tallySuite(suite({ status: 'failed', assertionResults: [passed, failed] }), 1), tallySuite(null, 1)];
  expect(summary(tallies)).toEqual({ failed: 2, line: '1 passed, 2 failed' });
});
