/** What is in the tarball, and whether the tools that resolve packages agree with what its package.json says. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';

const tarball = inject('tarball');
const installed = join(inject('consumer'), 'node_modules/riposte');
const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll(sep, '/'));

test('publint has nothing to say', async () => {
  const file = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(file).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test('are-the-types-wrong finds every entry point well typed', () => {
  const { status, stdout, stderr } = spawnSync('npx', ['attw', tarball, '--profile', 'esm-only', '--no-emoji'], {
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
});

test('holds the licence, the read-me and the changes, and no test', () => {
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/index.js']));
  expect(files.filter((path) => /\.(test|soak)\./.test(path))).toEqual([]);
});

test('every source map points to a source in the tarball', () => {
  const maps = files.filter((path) => path.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(10);
  const missing = maps.flatMap((path) => {
    const { sources, sourceRoot = '' } = JSON.parse(readFileSync(join(installed, path), 'utf8'));
    const targets: string[] = sources.map((source: string) => join(dirname(path), sourceRoot, source));
    return targets.filter((target) => target.startsWith('..') || !existsSync(join(installed, target)));
  });
  expect(missing).toEqual([]);
});

test('every link between its pages leads to a file in the tarball', () => {
  const pages = files.filter((path) => path.endsWith('.md') && !path.includes('node_modules'));
  const links = pages.flatMap((page) =>
    [...readFileSync(join(installed, page), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(
      ([, target = '']) => [page, join(dirname(page), target)] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(([, target]) => !existsSync(join(installed, target)))).toEqual([]);
});

test('installs nothing else', () => {
  const beside = readdirSync(dirname(installed)).filter((name) => !name.startsWith('.'));
  expect(beside).toEqual(['riposte']);
});
