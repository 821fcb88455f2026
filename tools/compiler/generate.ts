/**
 * `npm run generate`: writes `src/generated` from pairs and words. Where neither they nor the compiler have changed, it does
 * nothing; otherwise it writes only the files that come out differently.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'src/generated';
const mark = path.join(folder, '.sources');
const sources = [
  'tools/compiler',
  'src/math',
  'src/words',
  'src/pairs',
  'src/2d/pairs',
  'src/3d/pairs',
  'src/2d/shapes',
  'src/3d/shapes',
];

const state = stateOf(sources);
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== state) await generate();

/** What the sources and the generated files are, in short. */
function stateOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(below: string): string[] {
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|soak)\.ts$/.test(file))
    .map((file) => path.join(below, file))
    .sort();
}

async function generate(): Promise<void> {
  // Loading the compiler, and TypeScript with it, takes longer than seeing that there is nothing to do.
  const { compileAll } = await import('./compile.js');
  const { files, refusals } = compileAll();
  rmSync(mark, { force: true });
  for (const refusal of refusals) console.error(refusal);
  if (refusals.length > 0) process.exitCode = 1;
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const file of filesBelow(folder)) if (!files.has(path.relative(folder, file))) rmSync(file);
  if (refusals.length === 0) writeFileSync(mark, state);
}
