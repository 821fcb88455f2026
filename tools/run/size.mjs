// @ts-check
/** `npm run size` bundles what users import, as they would, and compares its size with the goals: minified, then compressed by gzip. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './setup.mjs';

/** What is imported from the built package, and how many kB it may take. */
const imports = [
  { name: 'intersectsSphereSphere', from: 'riposte/3d', goal: 1.6 },
  { name: 'intersectsObbObb', from: 'riposte/3d', goal: 5 },
  { name: 'intersects', from: 'riposte/2d' },
  { name: 'intersects', from: 'riposte/3d', goal: 38 },
  { name: '*', from: 'riposte/2d' },
  { name: '*', from: 'riposte/3d', goal: 90 },
];

/** The bytes of a bundle, minified and then compressed. */
async function sizeOf(/** @type {string} */ source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, compressed: gzipSync(code, { level: 9 }).length };
}

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

console.log(`${''.padEnd(36)} minified     gzip`);
for (const { name, from, goal } of imports) {
  const { minified, compressed } = await sizeOf(`export ${name === '*' ? name : `{ ${name} }`} from '${from}';`);
  const isReached = goal !== undefined && compressed <= goal * 1000;
  const verdict = goal === undefined ? '' : `  Goal: at most ${goal} kB: ${isReached ? 'reached' : 'NOT reached'}`;
  const title = name === '*' ? `everything in ${from}` : `${name}, ${from}`;
  console.log(title.padEnd(36) + kB(minified) + kB(compressed) + verdict);
}
