/**
 * What a worker thread runs, as a string of plain JavaScript, so that no file must be found at run time. The thread has
 * two lives: at its message port, where programs are loaded, and inside `serve`, where it steps. A flip of the bell in
 * the turn word calls it back to the port; each mail is one flip.
 */
import { controlLayout, faultTextBytes, idleAnswers, outcomes, turnFlags, turnStep } from './control.js';

/** First mail to a thread. */
export interface StartMail {
  readonly kind: 'start';
  readonly control: WebAssembly.Memory;
  readonly barrier: WebAssembly.Module;
  readonly words: WebAssembly.Module;
  readonly worker: number;
  readonly workers: number;
  readonly workerState: number;
  readonly patience: number;
  readonly spinBudgetsMs: readonly number[];
}

export type Mail =
  | StartMail
  | {
      readonly kind: 'load';
      readonly program: number;
      readonly module: WebAssembly.Module;
      readonly memory: WebAssembly.Memory;
      readonly pieces: number;
    }
  | { readonly kind: 'unload'; readonly program: number };

/** Answer to each mail; `failed` is empty if all went well. */
export interface MailAnswer {
  readonly failed: string;
  /** The system's number of the thread; 0 where it tells none. */
  readonly thread: number;
}

const portOf = {
  node: `const port = require('node:worker_threads').parentPort;
const listen = (take) => port.on('message', take);
const thread = (() => {
  const own = '/proc/thread-self';
  const { existsSync, readlinkSync } = require('node:fs');
  return existsSync(own) ? Number(readlinkSync(own).split('/').pop()) : 0;
})();`,
  browser: `const port = self;
const listen = (take) => { port.onmessage = (event) => take(event.data); };
const thread = 0;`,
} as const;

export function workerSource(host: 'node' | 'browser'): string {
  return `'use strict';
${portOf[host]}
const barriers = new Map();
let mine, control, current, idleSince = 0;

function idle(round, haste) {
  const now = performance.now();
  if (round === 0) idleSince = now;
  return now - idleSince < mine.spinBudgetsMs[haste] ? ${idleAnswers.spin} : ${idleAnswers.sleep};
}

function load({ program, module, memory, pieces }) {
  const { run } = new WebAssembly.Instance(module, { env: { memory } }).exports;
  const words = new WebAssembly.Instance(mine.words, { env: { memory } }).exports;
  const barrier = new WebAssembly.Instance(mine.barrier, {
    env: { memory: mine.control }, host: { idle }, program: { run }, words,
  }).exports;
  barrier.bind(program, mine.workerState, mine.worker, mine.workers, mine.patience, -1, pieces);
  barriers.set(program, barrier);
}

function take(mail) {
  if (mail.kind === 'start') {
    mine = mail;
    control = new Int32Array(mail.control.buffer);
  } else if (mail.kind === 'load') load(mail);
  else barriers.delete(mail.program);
}

function reportFault(error) {
  if (Atomics.compareExchange(control, ${controlLayout.faultWorker / 4}, 0, mine.worker + 1) === 0) {
    const text = new TextEncoder().encode(String(error && error.message || error)).subarray(0, ${faultTextBytes});
    new Uint8Array(control.buffer, ${controlLayout.faultText}, ${faultTextBytes}).set(text);
    Atomics.store(control, ${controlLayout.faultLength / 4}, text.length);
  }
  Atomics.or(control, ${controlLayout.turn / 4}, ${turnFlags.lost});
  Atomics.notify(control, ${controlLayout.turn / 4});
}

// A turn of a program that is gone was over before this thread came to it: it counts as taken.
function follow() {
  const turn = Atomics.load(control, ${controlLayout.turn / 4});
  const next = barriers.get(control[${controlLayout.program / 4}]);
  if (next !== undefined) current = next;
  else {
    const bell = Atomics.load(control, mine.workerState / 4) & ${turnFlags.bell};
    Atomics.store(control, mine.workerState / 4, turn & ${-turnStep} | turn & ${turnFlags.lost} | bell);
  }
}

function serve() {
  for (;;) {
    const outcome = current.serve();
    if (outcome === ${outcomes.otherProgram}) follow();
    else if (outcome !== ${outcomes.again}) return;
  }
}

listen((mail) => {
  let failed = '';
  try { take(mail); } catch (error) { failed = String(error); }
  Atomics.xor(control, mine.workerState / 4, ${turnFlags.bell});
  port.postMessage({ failed, thread });
  if (barriers.size === 0) return;
  current = barriers.values().next().value;
  try { serve(); } catch (error) { reportFault(error); }
});
`;
}
