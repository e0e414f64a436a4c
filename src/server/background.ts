/**
 * What Node does beside a program's own work, on a machine whose few cores belong to a brain. It compiles what has become hot
 * in threads of its own, for up to 20 ms at a time; on two cores these take turns with the threads of a brain, and its cycles
 * take twice as long. To make them wait is not enough, as others may have to wait for them in turn (docs/experiments/cpu.md). So they run
 * in whatever time cycles leave, and what is hot is compiled within the first hundreds of cycles instead of thousands; after
 * that only what loops for long is. Where cores are plenty they are left alone.
 */
import { readdirSync, readlinkSync } from 'node:fs';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** With more cores than this Node's threads find one of their own. */
export const fewCores = 4;
/**
 * Bytes of code that a function runs through before it is looked at again; Node's own figure is 67,584. What is called once
 * a cycle does not reach the second in ten thousand cycles, the loops of a picture over a field of 16³ within seconds.
 */
const budgets = { soon: 6000, loopsOnly: 8_000_000 } as const;

/** After this many cycles the code of a cycle has been compiled. */
export const cyclesToSettle = 600;

/** The threads of this process but the main one. Called before a program starts threads, they are Node's own. */
export function otherThreads(): readonly number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/task')
    .map(Number)
    .filter((thread) => thread !== process.pid);
}

/**
 * From now on these threads run where nothing else wants to. One that has ended meanwhile is passed over. Linux alone lets
 * threads be told apart; elsewhere nothing happens.
 */
export function stepBack(threads: readonly number[]): void {
  const alive = new Set(otherThreads());
  for (const thread of threads) if (alive.has(thread)) setPriority(thread, constants.priority.PRIORITY_LOW);
}

/** The thread that calls this gets a tenth of a core's time where others want it: for work that nobody waits for. */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), constants.priority.PRIORITY_BELOW_NORMAL);
}

/**
 * All threads of this process run at its own priority again, for its end: Node waits for its threads before the process is gone, and
 * beside busy programs those that stepped back hold it up for many seconds. Requires root or CAP_SYS_NICE; without them nothing changes.
 */
export function catchUp(set: (thread: number, priority: number) => void = setPriority): void {
  const own = getPriority();
  for (const thread of otherThreads())
    try {
      set(thread, own);
    } catch {
      // Refused, or it has ended.
    }
}

/**
 * What a process sets for its lifetime before it serves robots. Garbage is collected in small portions: a collection takes
 * the longer the more messages lie behind it, so a large young generation would mean few but long pauses. Where cores are
 * few the given threads also step back, the main thread collects without them, and what is hot is compiled soon.
 */
export function serveQuietly(threads: readonly number[], cores = availableParallelism()): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  if (cores > fewCores) return;
  stepBack(threads);
  for (const flag of ['--no-parallel-scavenge', '--no-concurrent-array-buffer-sweeping']) setFlagsFromString(flag);
  setFlagsFromString(`--interrupt-budget=${budgets.soon}`);
}

/** After the first cycles: where cores are few, only what loops for long is compiled from now on. */
export function settle(cores = availableParallelism()): void {
  if (cores <= fewCores) setFlagsFromString(`--interrupt-budget=${budgets.loopsOnly}`);
}

/** Settles once the first cycles are over; looks once per second. Gives what ends the looking. */
export function settleInTime(cycles: () => number, settled: () => void = settle): () => void {
  const timer = setInterval(() => {
    if (cycles() < cyclesToSettle) return;
    clearInterval(timer);
    settled();
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}
