/**
 * What a viewer that does not read costs a robot: the latency with and without one, in turns, so that whatever else happens
 * on the machine happens to both. The viewer, in a process of its own, asks for everything, fields
 * too, and then never reads its socket again.
 */
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { LoadRobot } from './load-robot.js';
import { startOnlooker } from './onlooker.js';
import { edgeOf, openServer } from './subject.js';

const warmUp = 100;
const turns = 10;
const name = 'watched';

export const viewer: Claim = async (context): Promise<ClaimReport> => {
  context.onProgress('viewer: one robot, with and without a viewer that does not read');
  const server = await openServer(context, { brains: 1, http: { enabled: true, port: 0 } });
  const robot = new LoadRobot(server.ports.robots, name);
  const [alone, watched]: [number[], number[]] = [[], []];
  try {
    await robot.connect();
    for (let i = 0; i < warmUp; i += 1) await robot.ask();
    const each = Math.max(20, Math.round(400 * context.effort));
    for (let turn = 0; turn < turns; turn += 1) {
      const held =
        turn % 2 === 1 ? await startOnlooker({ port: server.ports.http, robot: name, pace: 'held' }) : undefined;
      const times = held === undefined ? alone : watched;
      for (let i = 0; i < each; i += 1) {
        const ms = await robot.ask();
        if (!Number.isNaN(ms)) times.push(ms);
      }
      held?.close();
    }
  } finally {
    robot.close();
    await server.close();
  }
  const sizes = { edge: edgeOf(context), turns };
  const figure = (name: string, times: readonly number[]) => ({
    name,
    device: context.kind,
    sizes,
    ...summarise(times, warmUp),
  });
  const [without, beside] = [figure('no viewer', alone), figure('a viewer that does not read', watched)];
  return {
    claim: 'viewer',
    title: 'sensor to motor beside a viewer that does not read',
    figures: [without, beside],
    promises: [promise('p99 with the viewer over p99 without', beside.p99Us / without.p99Us, 1.05)],
    notes: ['Frames one after the other, as fast as they are answered, so that telemetry flows at its fastest.'],
  };
};
