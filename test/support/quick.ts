/**
 * `npm test` (scripts/test.mjs) sets QUICK_TESTS: tests that have a small and a large form take the small one there. All
 * other commands, `npm run test:all` and `npx vitest run FILE` among them, take the large one. docs/testing.md lists them.
 */
import process from 'node:process';

export const isQuick = process.env.QUICK_TESTS === '1';

/** The small form of sizes, seeds or repetitions in `npm test`, the large form elsewhere. */
export function quickOr<T>(small: T, large: T): T {
  return isQuick ? small : large;
}
