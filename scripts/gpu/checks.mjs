/**
 * Built-in and random programs on a device in many processes, each against the reference: compiling keeps all cores busy, and a
 * fault of one program costs no other. Executors take turns, and one random program of three is not fused. Prints JSON.
 *   node scripts/gpu/checks.mjs [--device cuda] [--processes 11] [--seconds 300] [--first 1] [--count 300]
 * Random programs are as many small and large ones, and rare ones among the latter besides. Build first (npm run build).
 */
import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { built } from './built.mjs';

/** @typedef {{ name: string, executor: string, fusion: string }} Job */

const { values } = parseArgs({
  options: {
    device: { type: 'string', default: 'cuda' },
    processes: { type: 'string', default: '11' },
    seconds: { type: 'string', default: '300' },
    first: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    work: { type: 'boolean', default: false },
  },
});

if (values.work) await work();
else await spread();

/** Checks programs by their names as the parent sends them. */
async function work() {
  const { createDevice } = await built('device/index.js');
  const { checkTrial, Expected } = await built('validate/check.js');
  const device = await createDevice(values.device);
  process.on('message', async (/** @type {Job} */ job) => {
    const started = performance.now();
    const expected = new Expected(await trialNamed(job.name, device.description.capabilities.exact));
    const { executor, fusion } = job;
    const { status, detail } = await checkTrial(device, expected, { executor, fusion });
    process.send?.({ ...job, status, detail, ms: Math.round(performance.now() - started) });
  });
  process.send?.('ready');
}

/** @param {string} name @param {boolean} isExact  Whether the device promises what becomes of NaN and infinity. */
async function trialNamed(name, isExact) {
  const { largeTrial, randomTrial } = await built('random/index.js');
  const { namedPrograms } = await built('validate/catalogue.js');
  const { trialOf } = await built('programs/trial.js');
  const [kind, seed] = name.split(' ');
  if (kind === 'small') return randomTrial(Number(seed), { ops: 4 + (Number(seed) % 3), nonFinite: isExact });
  if (kind === 'large') return largeTrial(Number(seed));
  const found = namedPrograms.find((/** @type {{ name: string }} */ one) => one.name === name);
  return trialOf(found, { seed: 1, steps: 2 });
}

async function spread() {
  const jobs = await allJobs();
  const asked = jobs.length;
  const end = performance.now() + 1000 * Number(values.seconds);
  /** @type {(Job & { status: string, detail: string })[]} */
  const results = [];
  const keep = async () => {
    while (jobs.length > 0 && performance.now() < end) await oneProcess(jobs, end, results);
  };
  await Promise.all(Array.from({ length: Number(values.processes) }, keep));
  const passed = results.filter(({ status }) => status === 'pass').length;
  const unsupported = results.filter(({ status }) => status === 'unsupported').length;
  const others = results.filter(({ status }) => status !== 'pass' && status !== 'unsupported');
  const { device } = values;
  console.log(JSON.stringify({ device, asked, done: results.length, passed, unsupported, others }, null, 2));
  process.exitCode = others.length === 0 && results.length === asked ? 0 : 1;
}

/** @returns {Promise<Job[]>} */
async function allJobs() {
  const { namedPrograms } = await built('validate/catalogue.js');
  const executors =
    values.device === 'cuda' ? ['launch', 'graph', 'cooperative', 'persistent'] : await executorsOf(values.device);
  const [first, count] = [Number(values.first), Number(values.count)];
  const seeds = Array.from({ length: count }, (_, i) => first + i);
  const rare = Array.from({ length: Math.ceil(count / 20) }, (_, i) => 49 + 50 * i);
  const random = [
    ...rare.map((seed) => `large ${seed}`),
    ...seeds.flatMap((seed) => [`small ${seed}`, `large ${seed}`]),
  ];
  /** @type {string[]} */
  const names = namedPrograms.map((/** @type {{ name: string }} */ { name }) => name);
  return [
    ...names.flatMap((name) => executors.map((executor) => ({ name, executor, fusion: 'full' }))),
    ...random.map((name, i) => ({
      name,
      executor: executors[i % executors.length],
      fusion: i % 3 === 2 ? 'none' : 'full',
    })),
  ];
}

/** @param {string} kind @returns {Promise<string[]>} */
async function executorsOf(kind) {
  const { createDevice } = await built('device/index.js');
  const device = await createDevice(kind);
  await device.close();
  return device.description.capabilities.executors;
}

/**
 * One process until nothing is left, or until it ends by itself: then its program counts as lost.
 * @param {Job[]} jobs
 * @param {number} end
 * @param {unknown[]} results
 */
function oneProcess(jobs, end, results) {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), ['--work', '--device', values.device]);
    /** @type {Job | undefined} */
    let current;
    const timer = setTimeout(() => child.kill('SIGKILL'), Math.max(0, end - performance.now()));
    child.on('message', (message) => {
      if (message !== 'ready') results.push(message);
      current = jobs.shift();
      if (current === undefined) child.kill('SIGKILL');
      else child.send(current);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (current !== undefined) results.push({ ...current, status: 'lost', detail: `${code ?? signal}` });
      resolve(undefined);
    });
  });
}
