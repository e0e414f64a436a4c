/**
 * A server and one robot that asks, in a process that serves quietly as `fieldbrain serve` does. It is
 * told the device and how often to ask, tells the times and ends. A process of its own, since what it does to itself stays.
 */
import process from 'node:process';
import { otherThreads, serveQuietly, settle } from '../../server/background.js';
import { serveAtHighPriority } from '../../server/priority.js';
import type { BenchContext } from '../claim.js';

export interface LatencyOrder {
  readonly kind: BenchContext['kind'];
  readonly warmUp: number;
  readonly repetitions: number;
}

export interface LatencyReport {
  /** From a sensor frame to its motor frame, in milliseconds. */
  readonly times: readonly number[];
  /** Of them, the step in the child. */
  readonly inside: readonly number[];
  readonly failures: number;
}

process.once('message', (order: LatencyOrder) => {
  void perform(order).then((report) => process.send?.(report, () => process.disconnect()));
});

async function perform({ kind, warmUp, repetitions }: LatencyOrder): Promise<LatencyReport> {
  // Before it loads what it serves with, as loading makes the young generation large.
  serveQuietly(otherThreads());
  serveAtHighPriority();
  const { openServer } = await import('./subject.js');
  const { LoadRobot } = await import('./load-robot.js');
  const server = await openServer({ kind }, { brains: 1 });
  const robot = new LoadRobot(server.ports.robots, 'latency');
  const times: number[] = [];
  const inside: number[] = [];
  try {
    await robot.connect();
    for (let i = -warmUp; i < repetitions; i += 1) {
      if (i === 0) settle();
      const ms = await robot.ask();
      if (i < 0 || Number.isNaN(ms)) continue;
      times.push(ms);
      inside.push(server.robots.robotSlots[0].device.tookMs);
    }
  } finally {
    robot.close();
    await server.close();
  }
  return { times, inside, failures: robot.failures };
}
