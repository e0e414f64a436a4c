/**
 * What a viewer that does not read costs a robot: the latency with and without one, in turns, so that whatever else happens
 * on the machine happens to both. The viewer asks for everything, fields too, and then never reads its socket again.
 */
import { WebSocket } from 'ws';
import type { FieldbrainServer } from '../../server/index.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { LoadRobot } from './load-robot.js';
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
      const paused = turn % 2 === 1 ? await openPausedViewer(server, name) : undefined;
      const times = paused === undefined ? alone : watched;
      for (let i = 0; i < each; i += 1) {
        const ms = await robot.ask();
        if (!Number.isNaN(ms)) times.push(ms);
      }
      paused?.terminate();
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

async function openPausedViewer(server: FieldbrainServer, robot: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.ports.http}/live`);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  for (const group of ['content', 'memory'] as const)
    socket.send(JSON.stringify({ command: 'watchField', robot, group, hz: 10, edge: 32 }));
  socket.pause();
  return socket;
}
