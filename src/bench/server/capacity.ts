/**
 * How many robots one server holds at 20 Hz each before the 99th percentile of their latency passes 50 ms: doubled until it
 * breaks, then halved in between.
 */
import type { Claim, ClaimReport, Figure } from '../claim.js';
import { summarise } from '../measure.js';
import { startLoad } from './load.js';
import { edgeOf, openServer } from './subject.js';

const hz = 20;
const mostMissed = 0.01;

export const capacity: Claim = async (context): Promise<ClaimReport> => {
  const seconds = Math.max(2, 10 * context.effort);
  const isGpu = edgeOf(context) === 32;
  const most = isGpu ? 256 : 64;
  const server = await openServer(context, { brains: most, batch: isGpu ? 32 : 1, robots: { connections: 2 * most } });
  const load = startLoad();
  const figures: Figure[] = [];
  const holds = async (robots: number): Promise<boolean> => {
    context.onProgress(`capacity: ${robots} robots at ${hz} Hz for ${seconds} s`);
    const { times, missed, failures } = await load.drive({ port: server.ports.robots, robots, hz, seconds });
    const timing = summarise(times, 20);
    const missedShare = missed / Math.max(1, missed + times.length);
    const sizes = { edge: edgeOf(context), robots, hz };
    const more = { missedShare, failures };
    figures.push({ name: 'sensor frame to motor frame', device: context.kind, sizes, ...timing, more });
    return timing.p99Us <= 1e6 / hz && missedShare <= mostMissed;
  };
  let held = 0;
  try {
    let broken = most + 1;
    for (let robots = 1; robots <= most && broken > most; robots *= 2)
      if (await holds(robots)) held = robots;
      else broken = robots;
    while (broken <= most && broken - held > Math.max(1, held / 8)) {
      const middle = Math.floor((held + broken) / 2);
      if (await holds(middle)) held = middle;
      else broken = middle;
    }
  } finally {
    load.close();
    await server.close();
  }
  return {
    claim: 'capacity',
    title: 'robots held at 20 Hz before p99 passes 50 ms',
    figures,
    promises: [],
    notes: [`Held: ${held} robots. They run in a process of their own on the same machine.`],
  };
};
