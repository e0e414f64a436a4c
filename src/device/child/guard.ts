/**
 * What every child process of ours does beside its work, in a thread of its own, since the main thread may compile for long or
 * hang in a driver: it ends when its parent is gone, and it beats, so that the parent can tell long work from a freeze.
 */
import process from 'node:process';
import { Worker } from 'node:worker_threads';

/** The child's end of the pipe for beats. */
export const beatDescriptor = 4;
/** Given to a child that has such a pipe. */
export const beatArgument = 'beats';
export const beatEveryMs = 100;

const guard = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const { parent, descriptor, everyMs } = workerData;
const beat = Uint8Array.of(1);
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  // A parent that does not read, or has just gone, is no concern of the child's work.
  if (descriptor !== undefined) try { writeSync(descriptor, beat); } catch {}
}, everyMs);`;

/** Starts the thread, which does not keep the process alive. */
export function guardChild(): Worker {
  const descriptor = process.argv.includes(beatArgument) ? beatDescriptor : undefined;
  const workerData = { parent: process.ppid, descriptor, everyMs: beatEveryMs };
  const thread = new Worker(guard, { eval: true, workerData });
  thread.unref();
  return thread;
}
