/**
 * `npm run test:busy`: all tests beside busy loops, because a test that depends on the speed of the machine fails on a
 * loaded one. The loops end with this process, whatever ends it. Parameters go to vitest.
 */
import { spawn } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { inRepository, repositoryRoot } from './setup/paths.mjs';

const loops = 4;

for (let loop = 0; loop < loops; loop += 1) new Worker('for (;;);', { eval: true }).unref();
const vitest = inRepository('node_modules', 'vitest', 'vitest.mjs');
const tests = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: repositoryRoot,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tests.kill());
tests.on('error', (error) => {
  console.error(`test-busy: vitest could not be started (${error.message}).`);
  process.exit(1);
});
tests.on('close', (status) => process.exit(status ?? 1));
