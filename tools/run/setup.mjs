// @ts-check
/**
 * Makes sure that what the other scripts need is there: Node, the npm packages and, for the browser tests, Chromium
 * with a Korean font. It runs before anything is installed, so it uses nothing but Node itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const { npm_execpath: npmScript, CHROMIUM_PATH: chosenBrowser, PATH: path = '' } = process.env;

/** The command that runs npm: the very npm that started us, where there is one. */
export const npm = npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm'];

/** A problem whose message tells the reader what to do; it is shown without a stack. */
export class SetupProblem extends Error {}

/** Installs the npm packages unless they are there, in the versions of the lock file. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupProblem(`The tools need Node 20.19 or newer, and this is Node ${process.versions.node}.`);
  }
  if (packagesMatchLock()) return;
  console.log('Installing the npm packages of package-lock.json …');
  if (!succeeds([...npm, 'ci', '--include=dev', '--no-audit', '--no-fund'])) {
    throw new SetupProblem('`npm ci` failed (see above). Mend that, or the network, and start again.');
  }
}

/** Compares what npm noted when it last installed with the lock file. Packages for other platforms may be missing. */
function packagesMatchLock() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (installed === null) return false;
  return Object.entries(readPackages('package-lock.json') ?? {}).every(
    ([folder, { version, optional }]) =>
      folder === '' || (folder in installed ? installed[folder]?.version === version : optional === true),
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean }> | null} */
function readPackages(/** @type {string} */ lockFile) {
  const file = join(root, lockFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

/** Finds Chromium, installing it and a Korean font on a Debian where we may. Returns the browser's path. */
export function ensureBrowser() {
  const mayInstall = process.getuid?.() === 0 && isOnPath('apt-get');
  const missing = [findBrowser() ? [] : 'chromium', hasKoreanFont() ? [] : 'fonts-nanum'].flat();
  if (missing.length > 0 && mayInstall) installDebian(missing);

  if (!hasKoreanFont()) console.log('No Korean font found (Debian: fonts-nanum); Korean text will show as boxes.');
  const browser = findBrowser();
  if (browser) return browser;
  throw new SetupProblem(
    'The browser tests need Chromium, and none was found. Install it (Debian: `apt-get install chromium fonts-nanum`), ' +
      'or set CHROMIUM_PATH to the program, and run the tests again.',
  );
}

function installDebian(/** @type {string[]} */ packages) {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const done =
    succeeds(['apt-get', 'update', '--quiet=2']) &&
    succeeds(['apt-get', 'install', '--yes', '--quiet=2', '--no-install-recommends', ...packages]);
  if (!done) console.log(`apt-get could not install ${packages.join(' and ')} (see above).`);
}

function findBrowser() {
  if (chosenBrowser) {
    if (existsSync(chosenBrowser)) return chosenBrowser;
    throw new SetupProblem(`CHROMIUM_PATH is ${chosenBrowser}, where there is no file. Correct it or unset it.`);
  }
  return (
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(findOnPath).find(Boolean) ??
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(existsSync)
  );
}

/** Only Linux needs one installed; other systems bring theirs. */
function hasKoreanFont() {
  if (process.platform !== 'linux') return true;
  if (existsSync('/usr/share/fonts/truetype/nanum')) return true;
  const families = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).stdout;
  return families?.trim().length > 0;
}

function findOnPath(/** @type {string} */ program) {
  const folders = path.split(delimiter);
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

function isOnPath(/** @type {string} */ program) {
  return findOnPath(program) !== undefined;
}

function succeeds(/** @type {string[]} */ [program, ...parameters]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(String(program), parameters, { cwd: root, stdio: 'inherit', env }).status === 0;
}
