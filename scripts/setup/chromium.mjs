/**
 * Finds the Chromium that the browser tests drive: the one named in FIELDBRAIN_CHROMIUM, the system's, or the one that
 * Playwright keeps in the user's cache. It only looks; test-system.mjs installs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const playwrightFolders = ['chrome-linux', 'chrome-linux64', 'chrome-linux-arm64'];

/**
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}  the path of the program
 */
export function findChromium(environment = process.env) {
  const named = environment.FIELDBRAIN_CHROMIUM;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = (environment.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/usr/local/bin');
  const onPath = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...playwrightPrograms(environment)].find((file) => existsSync(file) && !opensSnap(file));
}

/** @param {Record<string, string | undefined>} environment */
function playwrightPrograms(environment) {
  const cache = environment.PLAYWRIGHT_BROWSERS_PATH ?? path.join(os.homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  return versions.flatMap((version) => playwrightFolders.map((folder) => path.join(cache, version, folder, 'chrome')));
}

/**
 * Ubuntu's chromium-browser is a script that asks for a snap; where no snap can run it is no browser.
 * @param {string} file
 */
function opensSnap(file) {
  const head = readFileSync(file).subarray(0, 4096).toString('latin1');
  return head.startsWith('#!') && head.includes('snap') && !existsSync('/snap/bin/chromium');
}
