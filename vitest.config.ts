/**
 * How the tests run: unit tests beside their source, what crosses modules under test/.
 * Two worker processes at most, so that a run fits two cores and a crash of a native library
 * takes down one test file and not the run. The environment of the tests is completed by what
 * scripts/setup.mjs found on this machine (which software Vulkan to load, where it is needed).
 */
import { defineConfig } from 'vitest/config';
import { readMachineReport } from './scripts/machine-report.mjs';

const machine = readMachineReport();

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'forks',
    maxWorkers: 2,
    reporters: process.stdout.isTTY ? ['default'] : ['verbose'],
    env: {
      FIELDBRAIN_CI: process.env.FIELDBRAIN_CI ?? '',
      ...machine.environment,
    },
  },
});
