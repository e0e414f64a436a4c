/**
 * Makes a machine that has only Node and npm able to run fieldbrain, and does nothing where everything is there.
 *   node scripts/setup.mjs            node packages
 *   node scripts/setup.mjs --build    and the compiled sources in dist/
 *   node scripts/setup.mjs --tests    and what the tests need from the system: Chromium and a Vulkan that Dawn accepts
 * What cannot be installed is named, with the tests that will be skipped; with FIELDBRAIN_CI=1 that is an error.
 * It uses no package, because it is what installs them. It is not part of the published package.
 */
import process from 'node:process';
import { buildIfStale } from './setup/build.mjs';
import { CommandError } from './setup/command.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { ensureTestSystem } from './setup/test-system.mjs';

const oldestNode = 20;
const knownFlags = ['--build', '--tests'];

async function main() {
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => !knownFlags.includes(flag));
  if (unknown !== undefined) {
    return fail(`setup: unknown option (got ${unknown}, expected ${knownFlags.join(' or ')}). Leave it out.`, 2);
  }
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    return fail(
      `setup: Node is too old (got ${process.version}, expected ${oldestNode} or newer). Install a newer Node.`,
    );
  }
  await ensureNodePackages();
  if (flags.includes('--tests')) {
    const missing = await ensureTestSystem();
    for (const item of missing) {
      console.error(`setup: ${item.name} is missing: ${item.skips} will be skipped. ${item.remedy}`);
    }
    if (missing.length > 0 && process.env.FIELDBRAIN_CI === '1') {
      return fail(
        'setup: with FIELDBRAIN_CI=1 nothing may be skipped for want of set-up. Install what is named above.',
      );
    }
  }
  if (flags.includes('--build')) await buildIfStale();
}

/**
 * @param {string} message
 * @param {number} [exitCode]
 */
function fail(message, exitCode = 1) {
  console.error(message);
  process.exitCode = exitCode;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  fail(`setup: ${error.message}`);
}
