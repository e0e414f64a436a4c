/**
 * Times two builds of the package in turns, in one run: each case in a process of its own, the older build first, the newer one
 * next, round after round, so that what disturbs the machine disturbs both. A figure is the median over the rounds. Prints JSON
 * as `fieldbrain bench keep` takes it; a case that a build cannot run is noted. To run it, where the older build's folder is
 * `older` and this one's is built:
 *   node bench/in-turns/run.mjs older --rounds 3 --only "one brain of 32³" > in-turns.json
 * With `--minutes` no round begins that would probably end later.
 */
import { execFile } from 'node:child_process';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { caseNames, onlyOnce } from './cases.mjs';
import { ratiosOf } from './ratios.mjs';

const own = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    cpu: { type: 'boolean' },
    minutes: { type: 'string', default: '60' },
  },
});
const [older] = positionals;
const rounds = Number(values.rounds);
if (older === undefined || !Number.isInteger(rounds) || rounds < 1) {
  console.error('in-turns: needs the folder of an older build and a number of rounds. See the head of this file.');
  process.exit(2);
}
const builds = { before: path.resolve(older), after: own };
const chosen = caseNames(values.cpu === true ? 'cpu' : 'cuda').filter(
  (name) => values.only === undefined || values.only.split(',').some((part) => name.includes(part)),
);

/** @type {Map<string, any[]>} */
const found = new Map();
/** @type {Set<string>} */
const notes = new Set();
const start = Date.now();
for (let round = 0; round < rounds; round += 1) {
  const each = round === 0 ? 0 : (Date.now() - start) / round;
  if (Date.now() - start + each > Number(values.minutes) * 60_000) break;
  for (const name of chosen) {
    for (const [state, folder] of Object.entries(builds)) {
      if (state === 'before' && onlyOnce.includes(name)) continue;
      const script = fileURLToPath(new URL('subject.mjs', import.meta.url));
      try {
        const { stdout } = await promisify(execFile)(process.execPath, [script, folder, name], {
          maxBuffer: 2 ** 24,
          timeout: 240_000,
          env: { ...process.env, FIELDBRAIN_CACHE: path.join(tmpdir(), `in-turns-${state}`) },
        });
        for (const figure of JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]')) {
          const key = `${figure.name}, ${state}`;
          found.set(key, [...(found.get(key) ?? []), figure]);
          console.error(`${round + 1}/${rounds} ${key}: ${figure.p50Us.toFixed(1)} µs`);
        }
      } catch (error) {
        const [reason] = `${/** @type {any} */ (error).stderr || error}`.trim().split('\n').slice(-1);
        notes.add(`${name}, ${state}: not run (${reason.slice(0, 160)}).`);
        console.error(`${name}, ${state}: ${reason.slice(0, 300)}`);
      }
    }
  }
}

const { describeMachine } = await import(pathToFileURL(path.join(own, 'dist', 'validate', 'machine.js')).href);
const middle = (/** @type {number[]} */ numbers) => numbers.sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
const figures = [...found].map(([name, runs]) => {
  const [{ device, sizes, warmUp, repetitions }] = runs;
  const all = (/** @type {string} */ key) => middle(runs.map((one) => one[key]));
  const more = Object.fromEntries(
    Object.keys(runs[0].more ?? {}).map((key) => [key, middle(runs.map((one) => one.more[key]))]),
  );
  const times = { minUs: all('minUs'), p50Us: all('p50Us'), p95Us: all('p95Us'), p99Us: all('p99Us') };
  const spread = {
    leastP50Us: Math.min(...runs.map((one) => one.p50Us)),
    mostP50Us: Math.max(...runs.map((one) => one.p50Us)),
  };
  return {
    name,
    device,
    sizes: { ...sizes, rounds: runs.length },
    warmUp,
    repetitions,
    ...times,
    more: { ...more, ...spread },
  };
});
const claim = {
  claim: 'in-turns',
  title: 'an older state and the present one, in turns',
  figures,
  promises: ratiosOf(figures),
  notes: ['Each figure is the median of its rounds, each of which is a process of its own.', ...notes],
  setting: {
    dtype: 'f32, products as their names say',
    baseline: 'the older state',
    transfers: 'brains and linear algebra included; products and stencils by the clock of the device',
  },
};
const run = {
  benchmark: 'speed',
  machine: describeMachine(),
  device: figures[0]?.device ?? 'none',
  loadBefore: loadavg()[0],
  claims: [claim],
};
console.log(JSON.stringify({ quick: false, effort: 1, runs: [run] }, null, 2));
