/**
 * How the tests run: unit tests beside their source, what crosses modules under test/.
 * Six worker processes at most, which keep two cores busy. A file has a process of its own, so that a crash of a
 * native library takes down one test file and not the run; files that need nothing of the machine share processes, which
 * saves about a second each. The environment of the tests is completed by what scripts/setup.mjs found on this machine
 * (which software Vulkan to load, where it is needed).
 */
import { defineConfig } from 'vitest/config';
import { builtSources } from './scripts/built-sources.mjs';
import { readMachineReport } from './scripts/machine-report.mjs';
import { inBrowser, LongestFirst, mocking, notSharing, pages, sharing, thorough } from './scripts/test-order.mjs';

const machine = readMachineReport();
const all = ['src/**/*.test.ts', 'test/**/*.test.ts'];
const installed = '**/node_modules/**';
const plugins = process.env.TEST_BUILT === '1' ? [builtSources()] : [];

export default defineConfig({
  test: {
    // Generous, for machines that are busy with other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['test/support/array-equality.ts'],
    server: { deps: { external: [/^(?!.*node_modules).*\/dist\/.*\.js$/] } },
    pool: 'forks',
    // More than two cores have: many tests wait for other processes.
    maxWorkers: 6,
    // Most code of a test runs a few times: what V8 optimises too early is a fifth of a run's processor time.
    execArgv: ['--interrupt-budget=500000'],
    sequence: { sequencer: LongestFirst },
    reporters: process.stdout.isTTY ? ['default'] : ['verbose'],
    env: {
      FIELDBRAIN_CI: process.env.FIELDBRAIN_CI ?? '',
      // Mesa's software driver compiles a third faster so; the long tests run with its optimisations.
      GALLIVM_PERF: 'nopt',
      ...machine.environment,
    },
    projects: [
      { extends: true, plugins, test: { name: 'pages', include: pages, isolate: false, testTimeout: 600_000 } },
      {
        extends: true,
        plugins,
        test: { name: 'browser', include: inBrowser, exclude: pages, isolate: false, testTimeout: 600_000 },
      },
      { extends: true, plugins, test: { name: 'thorough', include: thorough } },
      {
        extends: true,
        plugins,
        test: { name: 'alone', include: all, exclude: [installed, ...inBrowser, ...mocking, ...sharing, ...thorough] },
      },
      { extends: true, test: { name: 'mocking', include: mocking } },
      { extends: true, plugins, test: { name: 'alone too', include: notSharing } },
      {
        extends: true,
        plugins,
        test: { name: 'together', include: sharing, exclude: [installed, ...notSharing, ...thorough], isolate: false },
      },
    ],
  },
});
