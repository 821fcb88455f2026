import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that would be published. */
    tarball: string;
    /** A project outside the repository that has installed it, and nothing else. */
    consumer: string;
  }
}

/** Packs the library as publishing would, and installs it where none of the repository's packages can be found. */
export default function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'riposte-pack-')));
  const consumer = join(folder, 'consumer');
  npm(['pack', '--pack-destination', folder], '.');
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm pack left no tarball');
  const tarball = join(folder, name);

  cpSync('tools/pack/consumer', consumer, { recursive: true });
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '--offline', '--no-audit', '--no-fund', tarball], consumer);

  project.provide('tarball', tarball);
  project.provide('consumer', consumer);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** npm's output, when it fails, is in the error. */
function npm(parameters: string[], cwd: string): void {
  execFileSync('npm', parameters, { cwd, stdio: 'pipe', env: { ...process.env, npm_config_loglevel: 'error' } });
}
