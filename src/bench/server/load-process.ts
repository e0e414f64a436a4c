/**
 * Robots that only ask, in a process of their own, so that a server under load does not share its turn of the loop with those
 * who load it. It is told how many, how often and for how long, and tells the times.
 */
import process from 'node:process';
import { LoadRobot } from './load-robot.js';

export interface LoadOrder {
  readonly port: number;
  readonly robots: number;
  readonly hz: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly times: number[];
  /** Periods in which the last answer was still missing. */
  readonly missed: number;
  readonly failures: number;
}

const robots: LoadRobot[] = [];
/** First answers are not counted: brains are made, code is compiled. */
const warmUpRounds = 20;

process.on('message', (order: LoadOrder) => {
  void perform(order).then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit(0));

async function perform({ port, robots: count, hz, seconds }: LoadOrder): Promise<LoadResult> {
  while (robots.length < count) {
    const robot = new LoadRobot(port, `load-${robots.length}`);
    await robot.connect();
    robots.push(robot);
  }
  const periodMs = 1000 / hz;
  const times: number[] = [];
  let missed = 0;
  const endMs = performance.now() + 1000 * seconds;
  const before = robots.reduce((sum, { failures }) => sum + failures, 0);
  const one = async (robot: LoadRobot, index: number): Promise<void> => {
    let dueMs = performance.now() + (periodMs * index) / count;
    for (let round = 0; performance.now() < endMs; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
      const ms = await robot.ask();
      if (round >= warmUpRounds && !Number.isNaN(ms)) times.push(ms);
      dueMs += periodMs;
      for (; dueMs < performance.now(); dueMs += periodMs) if (round >= warmUpRounds) missed += 1;
    }
  };
  await Promise.all(robots.slice(0, count).map(one));
  return { times, missed, failures: robots.reduce((sum, { failures }) => sum + failures, 0) - before };
}
