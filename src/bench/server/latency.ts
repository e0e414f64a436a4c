/** From a sensor frame to its motor frame over loopback TCP, one robot: server, brain child and codec on the way. */
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { LoadRobot } from './load-robot.js';
import { edgeOf, openServer } from './subject.js';

const warmUp = 100;

export const latency: Claim = async (context): Promise<ClaimReport> => {
  context.onProgress('latency: one robot over loopback TCP');
  const server = await openServer(context, { brains: 1 });
  const robot = new LoadRobot(server.ports.robots, 'latency');
  try {
    await robot.connect();
    const repetitions = Math.max(50, Math.round(2000 * context.effort));
    const times: number[] = [];
    const inside: number[] = [];
    for (let i = -warmUp; i < repetitions; i += 1) {
      const ms = await robot.ask();
      if (i < 0 || Number.isNaN(ms)) continue;
      times.push(ms);
      inside.push(server.robots.seats[0].device.tookMs);
    }
    const edge = edgeOf(context);
    const common = { device: context.kind, sizes: { edge, sensors: 24, motors: 4, robots: 1 } };
    const whole = { name: 'sensor frame to motor frame', ...common, ...summarise(times, warmUp) };
    const step = { name: 'of it, the step in the child', ...common, ...summarise(inside, warmUp) };
    return {
      claim: 'latency',
      title: 'sensor to motor over loopback TCP, one robot',
      figures: [whole, step],
      promises: [promise('p99 in milliseconds', whole.p99Us / 1000, edge === 16 ? 5 : 2)],
      notes: [`${robot.failures} failed cycles; requests one after the other, as fast as they are answered.`],
    };
  } finally {
    robot.close();
    await server.close();
  }
};
