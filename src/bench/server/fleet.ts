/**
 * Thirty-two robots at 100 Hz each on a GPU: from a sensor frame to its motor frame over loopback TCP. Their frames come one
 * after the other, as those of robots that know nothing of each other do, or all at the same moment, which is the worst.
 * Brains are stepped in batches: a wide one takes the device longest and serves all, a narrow one is soon free again.
 */
import { type Claim, type ClaimReport, type Figure, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { type Load, startLoad } from './load.js';
import { startServing } from './serving.js';
import { edgeOf } from './subject.js';

const robots = 32;
const hz = 100;
/** The first is what the promise is about, and what the documents advise. */
const widths = [8, 32] as const;
const warmUpSeconds = 2;

export const fleet: Claim = async (context): Promise<ClaimReport> => {
  const title = `${robots} robots at ${hz} Hz`;
  if (edgeOf(context) !== 32)
    return {
      claim: 'fleet',
      title,
      figures: [],
      promises: [],
      notes: ['Needs a GPU: what a processor holds is in `capacity`.'],
    };
  const seconds = Math.max(2, 20 * context.effort);
  const figures: Figure[] = [];
  for (const batch of widths) {
    context.onProgress(`fleet: ${title} in batches of ${batch}, twice ${seconds} s`);
    const settings = { brains: robots, batch, ready: robots / batch };
    const server = await startServing({ kind: context.kind, settings });
    const load = startLoad();
    try {
      const order = { port: server.ports.robots, robots, hz };
      await load.drive({ ...order, seconds: warmUpSeconds });
      await server.settle();
      for (const together of [false, true]) {
        const before = await server.busyMs();
        const result = await load.drive({ ...order, seconds, together });
        const deviceBusyShare = ((await server.busyMs()) - before) / (1000 * seconds);
        const sizes = { edge: edgeOf(context), robots, hz, batch, frames: together ? 'at once' : 'one by one' };
        figures.push({
          ...figureOf(result),
          device: context.kind,
          sizes,
          more: { ...shares(result), deviceBusyShare },
        });
      }
    } finally {
      load.close();
      await server.close();
    }
  }
  return {
    claim: 'fleet',
    title,
    figures,
    promises: [promise(`p99 in milliseconds, batches of ${widths[0]}, one by one`, figures[0].p99Us / 1000, 2)],
    notes: [`Server and robots run in a process each on one machine, after ${warmUpSeconds} s that do not count.`],
  };
};

type Result = Awaited<ReturnType<Load['drive']>>;

function figureOf({ times }: Result) {
  return { name: 'sensor frame to motor frame', ...summarise(times, warmUpSeconds * hz * robots) };
}

function shares({ times, missed, failures, busyShare }: Result) {
  return { missedShare: missed / Math.max(1, missed + times.length), failures, robotsBusyShare: busyShare };
}
