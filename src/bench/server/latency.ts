/** From a sensor frame to its motor frame over loopback TCP, one robot: server, brain child and codec on the way. */
import { fork } from 'node:child_process';
import { entryBeside } from '../../device/child/entry.js';
import { cyclesToSettle } from '../../server/background.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import type { LatencyOrder, LatencyReport } from './latency-process.js';
import { edgeOf } from './subject.js';

/** As many cycles as a server takes to settle. */
const warmUp = cyclesToSettle;

export const latency: Claim = async (context): Promise<ClaimReport> => {
  context.onProgress('latency: one robot over loopback TCP');
  const repetitions = Math.max(50, Math.round(2000 * context.effort));
  const { times, inside, failures } = await perform({ kind: context.kind, warmUp, repetitions });
  const edge = edgeOf(context);
  const common = { device: context.kind, sizes: { edge, sensors: 24, motors: 4, robots: 1 } };
  const whole = { name: 'sensor frame to motor frame', ...common, ...summarise(times, warmUp) };
  const step = { name: 'of it, the step in the child', ...common, ...summarise(inside, warmUp) };
  return {
    claim: 'latency',
    title: 'sensor to motor over loopback TCP, one robot',
    figures: [whole, step],
    promises: [promise('p99 in milliseconds', whole.p99Us / 1000, edge === 16 ? 5 : 2)],
    notes: [`${failures} failed cycles; requests one after the other, as fast as they are answered.`],
  };
};

function perform(order: LatencyOrder): Promise<LatencyReport> {
  const entry = entryBeside(import.meta.url, 'bench/server', 'latency-process.js');
  const child = fork(entry, [], { serialization: 'advanced', execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as LatencyReport));
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`the process with server and robot has ended (status ${status})`)));
    child.send(order);
  });
}
