/**
 * Robots that only ask, in a process of their own, so that a server under load does not share its turn of the loop with those
 * who load it. It receives how many, how often and for how long, and reports the times.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { otherThreads, serveQuietly, settle } from '../../server/background.js';
import { LoadRobot } from './load-robot.js';

export interface LoadOrder {
  readonly port: number;
  readonly robots: number;
  readonly hz: number;
  readonly seconds: number;
  /** All robots ask at the same moment, instead of one after the other over the period. */
  readonly together?: boolean;
}

export interface LoadResult {
  readonly times: number[];
  /** Periods in which the last answer was still missing. */
  readonly missed: number;
  readonly failures: number;
  /** Share of the time in which this process was busy: near 1 it measures itself. */
  readonly busyShare: number;
}

const robots: LoadRobot[] = [];
/** First answers are not counted: brains are made, code is compiled. */
const warmUpRounds = 20;

// Measuring must take nothing from what is measured.
serveQuietly(otherThreads());
settle();
process.on('message', (order: LoadOrder) => {
  void perform(order).then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit(0));

async function perform({ port, robots: count, hz, seconds, together = false }: LoadOrder): Promise<LoadResult> {
  while (robots.length < count) {
    const robot = new LoadRobot(port, `load-${robots.length}`);
    await robot.connect();
    robots.push(robot);
  }
  const periodMs = 1000 / hz;
  const times: number[] = [];
  let missed = 0;
  const startMs = performance.now();
  const endMs = startMs + 1000 * seconds;
  const busy = performance.eventLoopUtilization();
  const before = robots.reduce((sum, { failures }) => sum + failures, 0);
  const one = async (robot: LoadRobot, index: number): Promise<void> => {
    let dueMs = startMs + (together ? 0 : (periodMs * index) / count);
    for (let round = 0; performance.now() < endMs; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
      const ms = await robot.ask();
      if (round >= warmUpRounds && !Number.isNaN(ms)) times.push(ms);
      dueMs += periodMs;
      for (; dueMs < performance.now(); dueMs += periodMs) if (round >= warmUpRounds) missed += 1;
    }
  };
  await Promise.all(robots.slice(0, count).map(one));
  const failures = robots.reduce((sum, one) => sum + one.failures, 0) - before;
  return { times, missed, failures, busyShare: performance.eventLoopUtilization(busy).utilization };
}
