/**
 * `npm test` after the set-up: `npm run check` beside the build and the tests. The type checker keeps one core busy, which
 * leaves the other to them. A failed check ends the tests at once. `--all` (`npm run test:all`) adds the thorough ones
 * and the large forms of the others (test/support/quick.ts). `--busy` (`npm run test:busy`) runs the tests beside busy loops,
 * because a test that depends on the speed of the machine fails on a loaded one. Other parameters go to vitest. Tests import
 * what was built (scripts/built-sources.mjs).
 */
import { spawn } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { buildIfStale } from './setup/build.mjs';
import { CommandError } from './setup/command.mjs';
import { inRepository, repositoryRoot } from './setup/paths.mjs';
import { quickProjects } from './test-order.mjs';

const own = ['--all', '--busy'];
const isQuick = !process.argv.includes('--all');
const busyLoops = process.argv.includes('--busy') ? 4 : 0;
const env = { ...process.env, QUICK_TESTS: isQuick ? '1' : '', TEST_BUILT: '1' };

/** @param {string[]} parameters */
function start(parameters) {
  const child = spawn(process.execPath, parameters, { cwd: repositoryRoot, stdio: 'inherit', env });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  return { child, ended };
}

const check = start([inRepository('scripts', 'check.mjs')]);
try {
  await buildIfStale();
} catch (error) {
  check.child.kill();
  if (!(error instanceof CommandError)) throw error;
  console.error(`test: ${error.message}`);
  process.exit(1);
}
const parameters = process.argv.slice(2).filter((parameter) => !own.includes(parameter));
const projects = isQuick ? quickProjects.flatMap((name) => ['--project', name]) : [];
// They end with this process, whatever ends it.
for (let loop = 0; loop < busyLoops; loop += 1) new Worker('for (;;);', { eval: true }).unref();
const tests = start([inRepository('node_modules', 'vitest', 'vitest.mjs'), 'run', ...projects, ...parameters]);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => [check, tests].map(({ child }) => child.kill()));
void check.ended.then((status) => status !== 0 && tests.child.kill());
const statuses = await Promise.all([check.ended, tests.ended]);
process.exit(statuses.find((status) => status !== 0) ?? 0);
