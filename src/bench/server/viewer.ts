/**
 * What a viewer that does not read costs a robot: the latency with and without one, in turns, so that whatever else happens
 * on the machine happens to both. Server, robot and viewer have a process each; the viewer asks for everything, fields too,
 * and then never reads its socket again.
 */
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { startLoad } from './load.js';
import { startPageViewer } from './page-viewer.js';
import { startServing } from './serving.js';
import { edgeOf } from './subject.js';

const turns = 10;
/** Faster than it is answered: the next frame goes out once the last answer is there. */
const hz = 1000;
const warmUpSeconds = 3;
const settleSeconds = 0.5;

export const viewer: Claim = async (context): Promise<ClaimReport> => {
  context.onProgress('viewer: one robot, with and without a viewer that does not read');
  const server = await startServing({ kind: context.kind, settings: { brains: 1, http: { enabled: true, port: 0 } } });
  const load = startLoad();
  const [alone, watched]: [number[], number[]] = [[], []];
  let warmUp = 0;
  try {
    const order = { port: server.ports.robots, robots: 1, hz };
    warmUp = (await load.drive({ ...order, seconds: warmUpSeconds })).times.length;
    await server.settle();
    const seconds = Math.max(0.3, 2 * context.effort);
    for (let turn = 0; turn < turns; turn += 1) {
      const held =
        turn % 2 === 1 ? await startPageViewer({ port: server.ports.http, robot: 'load-0', pace: 'held' }) : undefined;
      // Coming and going costs, too; it is not what is asked.
      await load.drive({ ...order, seconds: settleSeconds });
      const { times } = await load.drive({ ...order, seconds });
      (held === undefined ? alone : watched).push(...times);
      held?.close();
    }
  } finally {
    load.close();
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
