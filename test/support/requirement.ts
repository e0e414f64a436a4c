/**
 * For tests that need something from the machine. Where it is missing they are skipped with a message, and with
 * FIELDBRAIN_CI=1 they fail instead: there nothing may be skipped for want of set-up. What is there was found by
 * scripts/setup.mjs; this file looks for nothing itself.
 */
import process from 'node:process';

/** The Chromium that browser tests drive, or undefined where the set-up found none. */
export function chromiumPath(): string | undefined {
  return process.env.FIELDBRAIN_CHROMIUM || undefined;
}

/**
 * Whether tests must be skipped because something is missing, for `describe.skipIf(isMissing('Chromium', chromiumPath()))`.
 * It prints why, and throws in CI.
 */
export function isMissing(name: string, found: unknown, environment: NodeJS.ProcessEnv = process.env): boolean {
  if (found !== undefined && found !== null && found !== false) return false;
  const message = `${name} is missing on this machine: the tests that need it do not run. Run node scripts/setup.mjs --tests.`;
  if (environment.FIELDBRAIN_CI === '1') throw new Error(message);
  console.warn(`SKIPPED: ${message}`);
  return true;
}
