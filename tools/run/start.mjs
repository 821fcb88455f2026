// @ts-check
/** `npm start`: installs what is missing, builds the library and serves the playground on this machine. */
import { spawnSync } from 'node:child_process';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { ensurePackages, npm, root, SetupProblem } from './setup.mjs';

const host = '127.0.0.1';
const { PORT: chosenPort } = process.env;

try {
  const port = readPort();
  await expectFree(port);
  ensurePackages();
  buildLibrary();
  const address = await serve(port);
  console.log(`\nRiposte's playground is at ${address}\nCtrl+C ends it.`);
} catch (problem) {
  console.error(problem instanceof SetupProblem ? problem.message : problem);
  process.exitCode = 1;
}

function readPort() {
  const text = chosenPort || '5173';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new SetupProblem(`PORT must be a number from 1 to 65535, got ${text}. Try \`PORT=5174 npm start\`.`);
}

/** Asked first, so that nobody waits for a build to hear it. */
async function expectFree(/** @type {number} */ port) {
  const probe = createSocketServer();
  const problem = await new Promise((resolve) => {
    probe.once('error', resolve);
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
  if (problem === null) return;
  if (problem.code !== 'EADDRINUSE') throw new SetupProblem(`Port ${port} cannot be opened: ${problem.message}.`);
  const other = port < 65535 ? port + 1 : port - 1;
  throw new SetupProblem(`Port ${port} is already in use. Choose another: \`PORT=${other} npm start\`.`);
}

function buildLibrary() {
  console.log('Building the library …');
  const [program, ...parameters] = [...npm, 'run', '--silent', 'build'];
  if (spawnSync(String(program), parameters, { cwd: root, stdio: 'inherit' }).status !== 0) {
    throw new SetupProblem('The library does not build (see above).');
  }
}

async function serve(/** @type {number} */ port) {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: join(root, 'playground'),
    logLevel: 'warn',
    server: { port, host, strictPort: true },
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? `http://${host}:${port}/`;
}
