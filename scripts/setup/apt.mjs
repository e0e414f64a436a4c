/**
 * The little of apt that the set-up uses: may we install here, what version would come, install these packages, and add
 * the backports of a Debian release to the sources in the manner of the machine's own entries. Debian and Ubuntu only;
 * on every other system `findApt` says undefined.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { deriveBackports, namesSuite } from './apt-sources.mjs';
import { ask, CommandError, run } from './command.mjs';

/** @typedef {{ elevate: string[], system: string, codename: string }} Apt */

const aptOptions = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];

/**
 * The machine's apt where we may install with it: as root, or through sudo without a password.
 * @returns {Promise<Apt | undefined>}
 */
export async function findApt() {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release')) return undefined;
  const release = readRelease(readFileSync('/etc/os-release', 'utf8'));
  const known = { system: release.get('ID') ?? '', codename: release.get('VERSION_CODENAME') ?? '' };
  if (process.getuid?.() === 0) return { ...known, elevate: [] };
  const sudo = await ask(['sudo', '-n', 'true']);
  return sudo === undefined ? undefined : { ...known, elevate: ['sudo', '-n'] };
}

/** @param {Apt} apt */
export async function updateLists(apt) {
  await run("reading apt's package lists", aptGet(apt, ['update']));
}

/**
 * The version that apt would install, or undefined where it knows none.
 * @param {string} name
 * @returns {Promise<string | undefined>}
 */
export async function candidateVersion(name) {
  const policy = await ask(['apt-cache', 'policy', name]);
  const version = /^\s*Candidate:\s*(\S+)/m.exec(policy ?? '')?.[1];
  return version === '(none)' ? undefined : version;
}

/**
 * @param {Apt} apt
 * @param {string[]} names
 * @param {string} [suite]  take them from this suite rather than from the usual one
 */
export async function installPackages(apt, names, suite) {
  const from = suite === undefined ? [] : ['-t', suite];
  const where = suite === undefined ? '' : ` from ${suite}`;
  await run(
    `installing ${names.join(', ')}${where} (system package)`,
    aptGet(apt, ['install', '--no-install-recommends', ...from, ...names]),
  );
}

/**
 * Sees to it that the backports of this release are among the sources, and returns the suite's name.
 * @param {Apt} apt
 * @returns {Promise<string>}
 */
export async function ensureBackports(apt) {
  const suite = `${apt.codename}-backports`;
  const lists = readSourceLists();
  if (lists.some((text) => namesSuite(text, suite))) return suite;
  const derived = lists.map((text) => deriveBackports(text, apt.codename)).find((entry) => entry !== undefined);
  if (derived === undefined) {
    throw new CommandError(`no apt source for ${apt.codename} to derive ${suite} from. Add ${suite} by hand.`, []);
  }
  const file = `/etc/apt/sources.list.d/fieldbrain-backports.${derived.extension}`;
  console.error(`setup: adding ${suite} to the apt sources as ${file}`);
  await writeAsRoot(apt, file, derived.text);
  await updateLists(apt);
  // apt reports success although a list could not be fetched, so ask whether it knows the suite now.
  if (!(await ask(['apt-cache', 'policy']))?.includes(`n=${suite}`)) {
    await run(`removing ${file} again`, [...apt.elevate, 'rm', '-f', file]);
    throw new CommandError(`apt got no list for ${suite} from this machine's mirror.`, []);
  }
  return suite;
}

function readSourceLists() {
  const folder = '/etc/apt/sources.list.d';
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = ['/etc/apt/sources.list', ...names.map((name) => path.join(folder, name))];
  return files
    .filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/**
 * @param {Apt} apt
 * @param {string[]} parameters
 */
function aptGet(apt, parameters) {
  return [...apt.elevate, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...aptOptions, ...parameters];
}

/**
 * @param {Apt} apt
 * @param {string} file
 * @param {string} text
 */
async function writeAsRoot(apt, file, text) {
  await run(`writing ${file}`, [...apt.elevate, 'sh', '-c', 'printf %s "$1" > "$2"', 'sh', text, file]);
}

/** @param {string} text */
function readRelease(text) {
  return new Map(
    text
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => /** @type {[string, string]} */ ([line.split('=')[0], line.split('=')[1].replaceAll('"', '')])),
  );
}
