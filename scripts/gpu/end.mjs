/**
 * How the persistent kernel ends: a host that is killed with SIGKILL frees the GPU, a command over its deadline is given
 * up and the device goes on, and a kernel whose host shows no life leaves by itself. Prints JSON. Part of verify-gpu.mjs.
 */
import { execFileSync, fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { built } from './built.mjs';

const { createCuda } = await built('device/cuda/cuda.js');
const { add, mul, program } = await built('kernel/index.js');

if (process.argv[2] === 'hold') await hold();
else await check();

/** A process that holds the GPU with a running kernel and waits to be killed. */
async function hold() {
  const device = await createCuda({ persistent: { idleMs: 60_000 } });
  const session = await device.load(rounds(10), { executor: 'persistent' });
  session.stepSync();
  process.send?.('running');
  setInterval(() => session.stepSync(), 5);
}

async function check() {
  const free = usedMib();
  const child = fork(fileURLToPath(import.meta.url), ['hold']);
  await new Promise((resolve) => child.once('message', resolve));
  const held = usedMib();
  const killed = performance.now();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  while (usedMib() > free && performance.now() - killed < 10_000) await pause(50);
  const freedMs = performance.now() - killed;
  const isFree = usedMib() <= free;

  const short = await createCuda({ persistent: { deadlineMs: 30 } });
  const endless = await short.load(rounds(1_000_000), { executor: 'persistent' });
  const code = codeOf(() => endless.stepSync());
  await endless.close();
  const other = await short.load(rounds(10), { executor: 'persistent' });
  other.stepSync();
  await short.close();

  const leased = await createCuda({ persistent: { leaseMs: 300, idleMs: 60_000 } });
  const session = await leased.load(rounds(10), { executor: 'persistent' });
  session.stepSync();
  await pause(1500);
  const { reason } = leased.persistentKernel().health();
  session.stepSync();
  await leased.close();

  // 3: the lease was not renewed.
  const pass = isFree && code === 'step-timeout' && reason === 3;
  console.log(JSON.stringify({ free, held, isFree, freedMs, afterDeadline: code, leaseReason: reason, pass }, null, 2));
  process.exitCode = pass ? 0 : 1;
}

/** @param {number} count */
function rounds(count) {
  return program('rounds', (/** @type {any} */ b) => {
    const x = b.state('x', 'f32', [8], { initial: 1 });
    const y = b.state('y', 'f32', [8], { initial: 1 });
    b.repeat('again', count, () => {
      b.map('there', y, (/** @type {any[]} */ [i]) => mul(x.wrap(add(i, 3)), 0.5));
      b.map('back', x, (/** @type {any[]} */ [i]) => add(y.wrap(add(i, 5)), 0.5));
    });
  });
}

/** @param {() => unknown} action */
function codeOf(action) {
  try {
    action();
    return 'none';
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code;
  }
}

function usedMib() {
  const query = ['--query-gpu=memory.used', '--format=csv,noheader,nounits'];
  return Number(execFileSync('nvidia-smi', query, { encoding: 'utf8' }).split('\n')[0]);
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
