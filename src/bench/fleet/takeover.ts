/** How long robots stand after their worker was killed: silence is noticed, another worker claims them and loads their brains. */
import process from 'node:process';
import { findNatsServer, noNatsServer } from '../../fleet/nats-server.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { DrivenFleet } from './driven-fleet.js';
import { edge, notHere } from './processes.js';

const title = 'from kill −9 of a worker until its robots are driven again';

export const takeover: Claim = async (context): Promise<ClaimReport> => {
  if (findNatsServer() === undefined) return notHere('takeover', title, noNatsServer);
  const kills = Math.max(1, Math.round(4 * context.effort));
  context.onProgress(`takeover: starts ${kills + 1} workers`);
  const fleet = await DrivenFleet.start(context.kind, kills + 1);
  const times: number[] = [];
  try {
    for (let i = 1; i <= kills; i += 1) {
      const { worker, robots } = await fleet.busiest();
      context.onProgress(`takeover: kill ${i} of ${kills}, ${robots.length} robots`);
      const atMs = performance.now();
      process.kill(worker.pid, 'SIGKILL');
      // What was on its way when it was killed does not count.
      for (const robot of robots) times.push((await robot.answeredAfter(atMs + 50)) - atMs);
    }
  } finally {
    await fleet.close();
  }
  const figure = {
    ...{ name: 'kill to the next answer', device: context.kind, sizes: { edge, kills, robots: fleet.robots.length } },
    ...summarise(times, 0),
  };
  return {
    claim: 'takeover',
    title,
    figures: [figure],
    promises: [promise('the longest, in seconds', Math.max(...times) / 1000, 2)],
    notes: [
      `nats-server ${fleet.answer.nats.version}; all processes share this machine. The silence alone takes 0.5 to 0.7 s.`,
    ],
  };
};
