/** `npm run generate`: writes `src/generated` from pairs and words. It writes only what has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileAll } from './compile.js';

const folder = 'src/generated';
const { files, refusals } = compileAll();
for (const refusal of refusals) console.error(refusal);
if (refusals.length > 0) process.exitCode = 1;
for (const [file, text] of files) {
  const target = path.join(folder, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.ts') && !files.has(file)) rmSync(path.join(folder, file));
}
