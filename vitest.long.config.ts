/** The long tests, `npm run test:long`: the full forms of what `npm test` shows in short. One at a time, without a limit. */
import { defineConfig } from 'vitest/config';
import { readMachineReport } from './scripts/machine-report.mjs';

export default defineConfig({
  test: {
    include: ['test/long/**/*.long.ts'],
    testTimeout: 6 * 3_600_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    reporters: ['verbose'],
    env: readMachineReport().environment,
  },
});
