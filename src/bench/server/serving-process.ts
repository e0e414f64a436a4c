/**
 * A server under measurement in a process of its own, which is as quiet as that of `fieldbrain serve`: it becomes so before it
 * loads what it serves with, since loading makes the young generation large.
 */
import { PerformanceObserver, performance } from 'node:perf_hooks';
import process from 'node:process';
import { otherThreads, serveQuietly, settle } from '../../server/background.js';
import type { ServerSettings } from '../../server/index.js';
import { serveAtHighPriority } from '../../server/priority.js';
import type { BenchContext } from '../claim.js';

export interface ServingOrder {
  readonly kind: BenchContext['kind'];
  readonly settings: ServerSettings;
}

export type ServingRequest = 'settle' | 'busy' | 'cycles';

/** The cycles since somebody last asked (none before the first time), as the server saw them, and the processes that served them. */
export interface ServedCycles {
  /** From the sensory frame to the action frame: what a page plots. */
  readonly cycleMs: readonly number[];
  /** Of these, the brain's own in its child. */
  readonly stepMs: readonly number[];
  readonly pids: readonly number[];
  /** What it cost since then, whatever else the machine did: see ServerCost. */
  readonly cost: ServerCost;
}

/** Of the server's own process, without its brain children. */
export interface ServerCost {
  /** Milliseconds in which its main thread was busy, and processor time of all its threads. */
  readonly loopMs: number;
  readonly processorMs: number;
  /** Collections of garbage in the main thread. */
  readonly collections: number;
}

serveQuietly(otherThreads());
process.once('message', ({ kind, settings }: ServingOrder) => void serve(kind, settings));

async function serve(kind: BenchContext['kind'], settings: ServerSettings): Promise<void> {
  const { openServer } = await import('./subject.js');
  if (settings.brain?.highPriority !== false) serveAtHighPriority();
  const server = await openServer({ kind }, settings);
  const { robots } = server;
  const seen: { cycleMs: number[]; stepMs: number[] } = { cycleMs: [], stepMs: [] };
  let isAsked = false;
  const { afterCycle } = robots;
  robots.afterCycle = (robot) => {
    if (isAsked) {
      seen.cycleMs.push(robots.timing.last);
      seen.stepMs.push(robots.robotSlot(robot)?.device.tookMs ?? 0);
    }
    afterCycle?.(robot);
  };
  let collected = 0;
  new PerformanceObserver((list) => {
    collected += list.getEntries().length;
  }).observe({ entryTypes: ['gc'] });
  const spent = (): ServerCost => {
    const { user, system } = process.cpuUsage();
    const { active } = performance.eventLoopUtilization();
    return { loopMs: active, processorMs: (user + system) / 1000, collections: collected };
  };
  let before = spent();
  const cycles = (): ServedCycles => {
    isAsked = true;
    const now = spent();
    const cost: ServerCost = {
      loopMs: now.loopMs - before.loopMs,
      processorMs: now.processorMs - before.processorMs,
      collections: now.collections - before.collections,
    };
    before = now;
    const pids = [process.pid, ...robots.pools.flatMap(({ children }) => children.pids)];
    return { cycleMs: seen.cycleMs.splice(0), stepMs: seen.stepMs.splice(0), pids, cost };
  };
  process.on('message', (request: ServingRequest) => {
    if (request === 'settle') settle();
    const busyMs = robots.pools.reduce((sum, pool) => sum + pool.cycles.busyMs, 0);
    process.send?.(request === 'cycles' ? cycles() : busyMs);
  });
  process.once('disconnect', () => void server.close());
  process.send?.(server.ports);
}
