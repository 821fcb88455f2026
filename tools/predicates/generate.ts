/** `npm run generate`: compiles every predicate file into `exact/` beside it. With `--check` it only tells what is stale. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compilePredicates } from './compile.js';

const check = process.argv.includes('--check');
const stale: string[] = [];

for (const dimension of ['2d', '3d']) {
  const sources = readdirSync(`src/${dimension}/predicates`).filter((name) => name.endsWith('.ts'));
  const strays = readdirSync(`src/${dimension}/exact`).filter((name) => !sources.includes(name));
  for (const name of strays) settle(`src/${dimension}/exact/${name}`, undefined);
  for (const name of sources) {
    const origin = `src/${dimension}/predicates/${name}`;
    settle(`src/${dimension}/exact/${name}`, compilePredicates(origin, readFileSync(origin, 'utf8')));
  }
}

function settle(path: string, text: string | undefined): void {
  const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (present === text) return;
  stale.push(path);
  if (check) return;
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
}

if (stale.length === 0) console.log('generated predicates are fresh');
else if (!check) console.log(stale.map((path) => `written: ${path}`).join('\n'));
else {
  console.error(`stale, run \`npm run generate\`:\n${stale.join('\n')}`);
  process.exitCode = 1;
}
