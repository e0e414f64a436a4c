/** What a drain costs: how long it takes, and how long each robot was without motors. */
import { drainReply, parseMessage } from '../../fleet/messages.js';
import { findNatsServer, noNatsServer } from '../../fleet/nats-server.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { DrivenFleet, periodMs } from './driven-fleet.js';
import { edge, notHere } from './processes.js';

const title = 'a worker that gives its robots away';

export const drain: Claim = async (context): Promise<ClaimReport> => {
  if (findNatsServer() === undefined) return notHere('drain', title, noNatsServer);
  const drains = Math.max(1, Math.round(4 * context.effort));
  context.onProgress(`drain: starts ${drains + 1} workers`);
  const fleet = await DrivenFleet.start(context.kind, drains + 1);
  const [whole, gaps]: [number[], number[]] = [[], []];
  try {
    for (let i = 1; i <= drains; i += 1) {
      const { worker, robots } = await fleet.busiest();
      context.onProgress(`drain: ${i} of ${drains}, ${robots.length} robots`);
      const atMs = performance.now();
      const reply = parseMessage(drainReply, await fleet.bus.request(fleet.bus.names.drain(worker.name), '', 60_000));
      if (reply?.unsaved.length !== 0) throw new Error(`${worker.name} kept robots (got ${JSON.stringify(reply)})`);
      const doneMs = performance.now();
      whole.push(doneMs - atMs);
      for (const robot of robots) {
        // Two answers later it is certainly driven by the other.
        const firstMs = await robot.answeredAfter(doneMs + 2 * periodMs);
        gaps.push(robot.longestGapMs(atMs, firstMs));
      }
    }
  } finally {
    await fleet.close();
  }
  const common = { device: context.kind, sizes: { edge, drains, robots: fleet.robots.length, periodMs } };
  return {
    claim: 'drain',
    title,
    figures: [
      { name: 'the drain of a worker', ...common, ...summarise(whole, 0) },
      { name: 'longest time of a robot without motors', ...common, ...summarise(gaps, 0) },
    ],
    promises: [promise('cycles that a robot lost, at most', Math.max(...gaps) / periodMs - 1, 1)],
    notes: [
      `nats-server ${fleet.answer.nats.version}; robots ask every ${periodMs} ms; all processes share this machine.`,
    ],
  };
};
