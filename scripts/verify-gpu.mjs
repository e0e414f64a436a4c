/**
 * Everything that only an NVIDIA GPU can show, in one run of some ten minutes, into one JSON file:
 *   node scripts/verify-gpu.mjs --out results [--minutes 9] [--only brain,engine]
 * Steps run one after the other, the most telling first; each is a process of its own with a limit, and the report is
 * written after every step, so that a run that is cut off leaves what it has. Build first (npm run build).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { inRepository } from './setup/paths.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'gpu-results' },
    minutes: { type: 'string', default: '9' },
    only: { type: 'string' },
  },
});

/** @type {(...words: string[]) => string[]} */
const cli = (...words) => ['node', inRepository('dist', 'cli.js'), ...words];
/** @type {(file: string, ...words: string[]) => string[]} */
const own = (file, ...words) => ['node', inRepository('scripts', 'gpu', file), ...words];
/** @type {(executor: string, program: string, ...words: string[]) => string[]} */
const once = (executor, program, ...words) =>
  cli('profile', program, '--device', 'cuda', '--executor', executor, '--once', ...words);
/** @type {(tool: string) => string[]} */
const sanitizer = (tool) => [
  'compute-sanitizer',
  '--tool',
  tool,
  '--error-exitcode',
  '9',
  ...once('cooperative', 'fieldPassReductions'),
];

/**
 * Name, command, limit in seconds. A command that prints JSON has it in the report.
 * @type {[string, string[], number][]}
 */
const steps = [
  ['doctor', cli('doctor', '--json'), 30],
  ['brain', own('brain.mjs'), 110],
  ['engine', cli('bench', 'engine', '--device', 'cuda', '--json'), 120],
  ['validate-cuda', cli('validate', '--device', 'cuda', '--json'), 240],
  ['memory', own('memory.mjs', '10000'), 40],
  ['end', own('end.mjs'), 30],
  ['start', own('start.mjs'), 180],
  ['counters', cli('profile', 'fieldPassReductions', '--device', 'cuda', '--counters', '--json'), 40],
  ['memcheck', sanitizer('memcheck'), 40],
  ['racecheck', sanitizer('racecheck'), 40],
  ['synccheck', sanitizer('synccheck'), 40],
  ['initcheck', sanitizer('initcheck'), 40],
  ['validate-webgpu', cli('validate', '--device', 'webgpu', '--json'), 60],
  ['checks', own('checks.mjs', '--seconds', '110'), 120],
  ['checks-webgpu', own('checks.mjs', '--device', 'webgpu', '--processes', '4', '--seconds', '60'), 70],
  ['brain-growth', cli('bench', 'brain', '--device', 'cuda', '--only', 'growth', '--json'), 90],
];

const began = performance.now();
const limitMs = Number(values.minutes) * 60_000;
const chosen = values.only?.split(',');
/** @type {{ name: string, ok: boolean, [fact: string]: unknown }[]} */
const report = [];
mkdirSync(values.out, { recursive: true });

for (const [name, command, seconds] of steps) {
  if (chosen !== undefined && !chosen.includes(name)) continue;
  const leftMs = limitMs - (performance.now() - began);
  if (leftMs < 5000) report.push({ name, ok: false, note: 'no time left' });
  else report.push({ name, ...(await run(command, Math.min(seconds * 1000, leftMs))) });
  const { result: _result, ...line } = report[report.length - 1];
  console.error(JSON.stringify(line));
  writeFileSync(path.join(values.out, 'gpu.json'), `${JSON.stringify(report, null, 2)}\n`);
}
process.exitCode = report.every(({ ok }) => ok) ? 0 : 1;

/**
 * Runs one command; one that is not there, fails or takes too long is a result too.
 * @param {string[]} command
 * @param {number} timeoutMs
 * @returns {Promise<{ ok: boolean, [fact: string]: unknown }>}
 */
function run(command, timeoutMs) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => {
      texts.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      texts.stderr += text;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const done = (/** @type {unknown} */ status) => {
      clearTimeout(timer);
      const seconds = (performance.now() - start) / 1000;
      const result = parse(texts.stdout);
      const tail = status === 0 && result !== undefined ? {} : { tail: (texts.stdout + texts.stderr).slice(-2000) };
      resolve({ ok: status === 0, status, seconds, command: command.join(' '), ...(result && { result }), ...tail });
    };
    child.on('error', (error) => done(String(error)));
    child.on('close', (code, signal) => done(code ?? signal));
  });
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
