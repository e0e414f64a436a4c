/** Thirty-two robots at 100 Hz each in one batch on a GPU: from a sensor frame to its motor frame over loopback TCP. */
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { startLoad } from './load.js';
import { edgeOf, openServer } from './subject.js';

const robots = 32;
const hz = 100;

export const fleet: Claim = async (context): Promise<ClaimReport> => {
  const title = `${robots} robots at ${hz} Hz in one batch`;
  const edge = edgeOf(context);
  if (edge !== 32)
    return {
      claim: 'fleet',
      title,
      figures: [],
      promises: [],
      notes: ['Needs a GPU: what a processor holds is in `capacity`.'],
    };
  const seconds = Math.max(2, 20 * context.effort);
  context.onProgress(`fleet: ${title} for ${seconds} s`);
  const server = await openServer(context, { brains: robots, batch: robots });
  const load = startLoad();
  try {
    const { times, missed, failures } = await load.drive({ port: server.ports.robots, robots, hz, seconds });
    const timing = summarise(times, 20);
    const sizes = { edge, robots, hz };
    const more = { missedShare: missed / Math.max(1, missed + times.length), failures };
    return {
      claim: 'fleet',
      title,
      figures: [{ name: 'sensor frame to motor frame', device: context.kind, sizes, ...timing, more }],
      promises: [promise('p99 in milliseconds', timing.p99Us / 1000, 2)],
      notes: ['The robots run in a process of their own on the same machine.'],
    };
  } finally {
    load.close();
    await server.close();
  }
};
