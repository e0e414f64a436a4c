/** How many robots one server holds at 20 Hz each before the 99th percentile of their latency passes 50 ms. */
import type { Claim, ClaimReport, Figure } from '../claim.js';
import { summarise } from '../measure.js';
import { LoadRobot } from './load-robot.js';
import { edgeOf, openServer } from './subject.js';

const periodMs = 50;

export const capacity: Claim = async (context): Promise<ClaimReport> => {
  const seconds = Math.max(1, 10 * context.effort);
  const counts = [1, 2, 4, 8, 16, 32];
  const isGpu = edgeOf(context) === 32;
  const server = await openServer(context, { brains: 32, batch: isGpu ? 32 : 1, brain: { bankRows: 2000 } });
  const robots: LoadRobot[] = [];
  const figures: Figure[] = [];
  let held = 0;
  try {
    for (const count of counts) {
      context.onProgress(`capacity: ${count} robots at 20 Hz for ${seconds} s`);
      while (robots.length < count) {
        const robot = new LoadRobot(server.ports.robots, `load-${robots.length}`);
        await robot.connect();
        robots.push(robot);
      }
      const { times, missed } = await drive(robots, seconds);
      const timing = summarise(times, 20);
      const more = { missedShare: missed / Math.max(1, missed + times.length) };
      const sizes = { edge: edgeOf(context), robots: count };
      figures.push({ name: 'sensor frame to motor frame', device: context.kind, sizes, ...timing, more });
      if (timing.p99Us > 1000 * periodMs || more.missedShare > 0.01) break;
      held = count;
    }
  } finally {
    for (const robot of robots) robot.close();
    await server.close();
  }
  return {
    claim: 'capacity',
    title: 'robots held at 20 Hz before p99 passes 50 ms',
    figures,
    promises: [],
    notes: [`Held: ${held} robots (tried ${counts.join(', ')}; the clients run in the same process as the server).`],
  };
};

/** Each robot asks every 50 ms, at its own phase; a period in which the last answer is still missing counts as missed. */
async function drive(robots: readonly LoadRobot[], seconds: number): Promise<{ times: number[]; missed: number }> {
  const times: number[] = [];
  let missed = 0;
  const endMs = performance.now() + 1000 * seconds;
  const one = async (robot: LoadRobot, index: number): Promise<void> => {
    let dueMs = performance.now() + (periodMs * index) / robots.length;
    for (let round = 0; performance.now() < endMs; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
      const ms = await robot.ask();
      if (round >= 20 && !Number.isNaN(ms)) times.push(ms);
      dueMs += periodMs;
      for (; dueMs < performance.now(); dueMs += periodMs) missed += 1;
    }
  };
  await Promise.all(robots.map(one));
  return { times, missed };
}
