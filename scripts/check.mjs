/**
 * `npm run check`: format, lint, types and the direction of imports, two at a time. All of them run to their end, what a
 * failed one wrote is shown, and the exit status is 1 where one failed.
 */
import { spawn } from 'node:child_process';
import { inRepository, repositoryRoot } from './setup/paths.mjs';

// The native compiler takes a quarter of the processor time. One thread, because the build runs beside it in `npm test`.
const compiler = [inRepository('node_modules', 'typescript-native', 'bin', 'tsc'), '--noEmit', '--singleThreaded'];
const formatter = inRepository('node_modules', '@biomejs', 'biome', 'bin', 'biome');

/** The longest first. */
const checks = [
  { name: 'types', command: compiler },
  { name: 'types of the page', command: [...compiler, '-p', 'src/dashboard'] },
  { name: 'format and lint', command: [formatter, 'check', '--error-on-warnings', '.'] },
  { name: 'imports', command: [inRepository('scripts', 'check-imports.mjs')] },
];

/**
 * @param {{ name: string, command: string[] }} check
 * @returns {Promise<boolean>}  whether it passed
 */
function pass({ name, command }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => {
      if (status !== 0) console.error(`${output.trimEnd()}\ncheck: ${name} failed.`);
      resolve(status === 0);
    });
  });
}

const waiting = [...checks];

async function work() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    if (!(await pass(check))) process.exitCode = 1;
  }
}

await Promise.all([work(), work()]);
