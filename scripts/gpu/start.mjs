/**
 * How processes that compile at run time end, and how long a first brain takes. Prints JSON. Part of verify-gpu.mjs.
 *   node scripts/gpu/start.mjs [--library FILE] [--size 32] [--only signals,start] [--whole]
 * Signals: SIGINT and SIGTERM, with and without JS handlers, during and after a compilation, in compiler processes and (for
 * comparison, `inProcess`) in this process; each process must end within 1 s as it should. Start: the time of createBrain in
 * a new process with an empty cache and then from that cache, by graph and persistent kernel; with `--whole` also as
 * one text, as it was before. `--library` puts the stand-in for NVIDIA's libraries in their place.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import koffi from 'koffi';
import { built } from './built.mjs';

const { values } = parseArgs({
  options: {
    library: { type: 'string' },
    size: { type: 'string', default: '32' },
    only: { type: 'string', default: 'signals,start' },
    whole: { type: 'boolean', default: false },
    role: { type: 'string' },
    options: { type: 'string', default: '{}' },
  },
});
const libraries =
  values.library === undefined
    ? {}
    : { libraries: { driver: values.library, nvrtc: values.library, roundsTwice: true } };
const isStandIn = values.library !== undefined;
/** A stand-in on a busy processor is slow; a GPU has one second. */
const endMs = isStandIn ? 30_000 : 1000;

const sigaction = koffi.load('libc.so.6').func('sigaction', 'int', ['int', 'void *', 'void *']);

if (values.role === 'compile') await compile(JSON.parse(values.options));
else if (values.role === 'brain') await brain(JSON.parse(values.options));
else await main();

async function main() {
  /** @type {Record<string, unknown>} */
  const report = {};
  const chosen = values.only.split(',');
  let pass = true;
  if (chosen.includes('signals')) {
    const signals = await endings();
    report.signals = signals;
    pass &&= signals.every(({ ok }) => ok);
  }
  if (chosen.includes('start')) {
    const start = await starts();
    report.start = start;
    pass &&= start.every(({ ok }) => ok);
  }
  console.log(JSON.stringify({ ...report, pass }, null, 2));
  process.exitCode = pass ? 0 : 1;
}

async function endings() {
  const results = [];
  for (const inProcess of [false, true])
    for (const when of inProcess ? ['after'] : ['during', 'after'])
      for (const handlers of [false, true])
        for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
          const result = await ending({ inProcess, when, handlers, signal });
          console.error(JSON.stringify(result));
          results.push(result);
        }
  return results;
}

/** @param {{ inProcess: boolean, when: string, handlers: boolean, signal: 'SIGINT' | 'SIGTERM' }} given */
async function ending(given) {
  const cache = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-start-'));
  const child = start('compile', given, cache);
  const facts = await until(child, given.when === 'during' ? 'compiling' : 'stepped', 120_000);
  const before = compilersOf(child.process.pid);
  const began = performance.now();
  child.process.kill(given.signal);
  const timer = setTimeout(() => child.process.kill('SIGKILL'), endMs);
  const { code, signal } = await child.ended;
  clearTimeout(timer);
  const endedMs = performance.now() - began;
  const left = await waitFor(() => before.every((pid) => !isAlive(pid)), endMs);
  rmSync(cache, { recursive: true, force: true });
  const isRight = given.handlers ? code === 7 : signal === given.signal;
  return {
    ...given,
    code,
    endedBy: signal,
    endedMs,
    compilers: before.length,
    compilersEnded: left,
    ...facts,
    ok: isRight && endedMs < endMs && left && facts.handlersKept === true,
    ...(isRight ? {} : { log: child.log().slice(-500) }),
  };
}

/** A process that compiles one program that is in no cache, steps once and waits. */
async function compile(/** @type {any} */ { inProcess, handlers }) {
  if (handlers) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(7));
  setInterval(() => undefined, 1000);
  const { createCuda } = await built('device/cuda/cuda.js');
  const { add, mul, program } = await built('kernel/index.js');
  const device = await createCuda({ ...libraries, compile: inProcess ? { processes: 0 } : {} });
  const caughtBefore = caught();
  const some = program('once', (/** @type {any} */ b) => {
    const x = b.state('x', 'f32', [64], { initial: 1 });
    b.map('grow', x, (/** @type {any[]} */ [i]) => add(mul(x.at(i), 0.5), Math.random()));
  });
  let isTold = false;
  const session = await device.load(some, {
    executor: 'launch',
    onProgress: (/** @type {any} */ { phase }) => {
      // The compiler process has begun some way: give it a moment to get into the compiler.
      if (phase === 'compile' && !isTold)
        setTimeout(
          () => say('compiling', { caughtBefore, caughtNow: caught(), handlersKept: caughtBefore === caught() }),
          250,
        );
      isTold = true;
    },
  });
  session.stepSync();
  say('stepped', { caughtBefore, caughtNow: caught(), handlersKept: caughtBefore === caught() });
}

async function starts() {
  const results = [];
  for (const executor of ['graph', 'persistent'])
    for (const whole of values.whole ? [false, true] : [false]) {
      const cache = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-start-'));
      const bound = { cold: executor === 'graph' ? 3000 : 8000, cached: 500 };
      for (const from of /** @type {const} */ (['cold', 'cached', 'cached'])) {
        const child = start('brain', { executor, whole }, cache);
        const facts = await until(child, 'made', isStandIn ? 1_200_000 : 120_000);
        await child.ended;
        const inTime = isStandIn || whole || facts.createMs <= bound[from];
        const result = { executor, whole, from, boundMs: bound[from], ...facts, ok: facts.createMs > 0 && inTime };
        console.error(JSON.stringify(result));
        results.push(result);
      }
      rmSync(cache, { recursive: true, force: true });
    }
  return results;
}

/** A process that makes one brain, of a shape that nothing is shipped for, and takes some cycles. */
async function brain(/** @type {any} */ { executor, whole }) {
  const began = performance.now();
  const { createCuda } = await built('device/cuda/cuda.js');
  const { createBrain } = await built('brain/index.js');
  const importMs = performance.now() - began;
  const size = Number(values.size);
  const device = await createCuda({ ...libraries, compile: { whole } });
  const deviceMs = performance.now() - began - importMs;
  const caughtBefore = caught();
  /** @type {Record<string, number>} */
  const phases = {};
  const start = performance.now();
  const made = await createBrain({
    ...{ sensors: 17, motors: 3, size, bankRows: size < 16 ? 16 : 10_000, device, executor },
    onProgress: (/** @type {any} */ { phase, done, total }) => {
      phases[`${phase} ${done}/${total}`] ??= Math.round(performance.now() - start);
    },
  });
  const createMs = performance.now() - start;
  const input = new Float32Array(17);
  let sum = 0;
  const steps = isStandIn ? 2 : 500;
  const times = new Float64Array(steps);
  for (let step = 0; step < steps; step += 1) {
    for (let i = 0; i < input.length; i += 1) input[i] = 0.5 * Math.sin(0.1 * step + i);
    const from = performance.now();
    const { motors } = made.processBatchSync(input);
    times[step] = (performance.now() - from) * 1000;
    sum += motors[0];
  }
  times.sort();
  const { kernels } = made.underlying.session;
  say('made', {
    importMs,
    deviceMs,
    createMs,
    phases,
    p50Us: times[steps >> 1],
    /** The same for all executors. */
    sum,
    handlersKept: caughtBefore === caught(),
    kernels,
  });
  await made.close();
  await device.close();
}

/**
 * Which signals have handlers, and the handlers of SIGINT and SIGTERM, as the system knows them. Node's own of SIGCHLD comes
 * with the first child process and is left out.
 */
function caught() {
  const mask = /SigCgt:\s*(\w+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const handlers = [2, 15].map((signal) => {
    const action = Buffer.alloc(256);
    sigaction(signal, null, action);
    return action.readBigUInt64LE().toString(16);
  });
  return [(BigInt(`0x${mask}`) & ~0x10000n).toString(16), ...handlers].join(' ');
}

/**
 * @param {string} what
 * @param {object} facts
 */
function say(what, facts) {
  process.stdout.write(`${JSON.stringify({ what, ...facts })}\n`);
}

/**
 * @param {string} role
 * @param {object} options
 * @param {string} cache
 */
function start(role, options, cache) {
  const own = ['--role', role, '--options', JSON.stringify(options), '--size', values.size];
  const library = values.library === undefined ? [] : ['--library', values.library];
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...own, ...library], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // An empty cache of the driver too, or a second run would find what the first left there.
    env: { ...process.env, FIELDBRAIN_CACHE: cache, CUDA_CACHE_PATH: path.join(cache, 'driver') },
  });
  let [text, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
    text += part;
  });
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
    errors += part;
  });
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code, signal })));
  return { process: child, ended, text: () => text, log: () => text + errors };
}

/**
 * What a process says, or its log where it ends or takes too long.
 * @param {ReturnType<typeof start>} child
 * @param {string} what
 * @param {number} mostMs
 * @returns {Promise<any>}
 */
async function until(child, what, mostMs) {
  const began = performance.now();
  let hasEnded = false;
  void child.ended.then(() => {
    hasEnded = true;
  });
  for (;;) {
    const lines = child.text().split('\n').slice(0, -1);
    const found = lines.map((line) => JSON.parse(line)).find((one) => one.what === what);
    if (found !== undefined) return found;
    if (hasEnded) return { failed: child.log().slice(-2000) };
    if (performance.now() - began > mostMs) {
      child.process.kill('SIGKILL');
      return { failed: `nothing after ${mostMs} ms`, log: child.log().slice(-2000) };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** @param {number | undefined} pid */
function compilersOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * @param {() => boolean} isSo
 * @param {number} mostMs
 */
async function waitFor(isSo, mostMs) {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > mostMs) return false;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return true;
}
