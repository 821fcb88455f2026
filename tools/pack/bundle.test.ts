/** What one function costs somebody who bundles: its own pair, and nothing of the rest. */
import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, inject, test } from 'vitest';

const consumer = inject('consumer');
const installed = join(consumer, 'node_modules/riposte/dist');

test('importing one question of one pair brings no other pair along', async () => {
  const { code, modules } = await bundle(`export { intersectsSphereAabb } from 'riposte/3d';`);
  const size = gzipSync(code, { level: 9 }).length;
  console.log(
    `intersectsSphereAabb alone: ${code.length} bytes minified, ${size} bytes with gzip (${modules.join(', ')})`,
  );

  expect(code).toContain('intersectsSphereAabb');
  expect(modules.filter((path) => /segment|ray|triangle|obb|circle/.test(path))).toEqual([]);
  expect(modules.filter((path) => /^2d|predicates|queries|explain|gizmos|three/.test(path))).toEqual([]);
});

test('importing nothing by name leaves nothing', async () => {
  const { code } = await bundle(`import 'riposte'; import 'riposte/3d/explain';`);
  expect(code.trim()).toBe('');
});

async function bundle(source: string): Promise<{ code: string; modules: string[] }> {
  const entry = join(consumer, 'entry.js');
  writeFileSync(entry, source);
  const result = await build({
    root: consumer,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  const modules = Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([path]) => relative(installed, path).replaceAll(sep, '/'));
  return { code: chunk.code, modules };
}
