/**
 * Brings node_modules to what package-lock.json says. The two are compared by content, package by package, because
 * times of files say nothing after a checkout. Packages that the lock calls optional may be absent (another platform),
 * but not in another version.
 */
import { existsSync, readFileSync } from 'node:fs';
import { run } from './command.mjs';
import { inRepository, repositoryRoot } from './paths.mjs';

/** @typedef {{ version?: string, optional?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} LockEntry */

export async function ensureNodePackages() {
  const difference = findDifference();
  if (difference === undefined) return;
  await run(`installing the node packages (${difference})`, ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: repositoryRoot,
  });
}

/** Says in a few words how node_modules differs from the lock, or undefined where it does not. */
function findDifference() {
  const installedLock = inRepository('node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return 'none are there yet';
  const wanted = readLock(inRepository('package-lock.json'));
  const installed = readLock(installedLock);
  for (const [location, entry] of Object.entries(wanted)) {
    if (location === '') continue;
    const present = installed[location];
    if (present === undefined && entry.optional === true) continue;
    if (present?.version !== entry.version) return `${location} is not ${entry.version}`;
  }
  const direct = Object.keys({ ...wanted['']?.dependencies, ...wanted['']?.devDependencies });
  const lost = direct.find((name) => !existsSync(inRepository('node_modules', name, 'package.json')));
  return lost === undefined ? undefined : `${lost} is gone`;
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
