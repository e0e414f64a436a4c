/** What a fleet adds to `serve`: the same brain behind a gateway and NATS, and alone, asked in turns over loopback TCP. */
import { availableParallelism } from 'node:os';
import { findNatsServer, noNatsServer } from '../../fleet/nats-server.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { LoadRobot } from '../server/load-robot.js';
import { startServing } from '../server/serving.js';
import { edge, notHere, startFleet } from './processes.js';

const warmUp = 50;
const title = 'sensor to motor through a gateway and a worker, against serve';

export const hop: Claim = async (context): Promise<ClaimReport> => {
  if (findNatsServer() === undefined) return notHere('hop', title, noNatsServer);
  context.onProgress('hop: starts a fleet and a server');
  const { kind } = context;
  const fleet = await startFleet(kind, 1, 1);
  const closers: (() => unknown)[] = [() => fleet.close()];
  try {
    const brain = { size: edge, threads: availableParallelism(), highPriority: false } as const;
    const server = await startServing({ kind, settings: { brains: 1, brain } });
    closers.unshift(() => server.close());
    const robots = [
      new LoadRobot(server.ports.robots, 'direct'),
      new LoadRobot(fleet.answer.gateways[0].robots, 'through'),
    ];
    closers.unshift(...robots.map((robot) => () => robot.close()));
    for (const robot of robots) await robot.connect();
    const repetitions = Math.max(20, Math.round(2000 * context.effort));
    context.onProgress(`hop: ${repetitions} frames of each, in turns`);
    const times: number[][] = [[], []];
    for (let i = -Math.min(warmUp, repetitions); i < repetitions; i += 1)
      for (const [which, robot] of robots.entries()) {
        const ms = await robot.ask();
        if (i >= 0 && !Number.isNaN(ms)) times[which].push(ms);
      }
    const [direct, through] = times.map((own, which) => ({
      name: which === 0 ? 'serve' : 'gateway, NATS and worker',
      device: kind,
      sizes: { edge, robots: 1, sensors: 24, motors: 4 },
      ...summarise(own, warmUp),
      more: { failures: robots[which].failures },
    }));
    return {
      claim: 'hop',
      title,
      figures: [direct, through],
      promises: [
        promise('added to the median, in milliseconds', (through.p50Us - direct.p50Us) / 1000, 1.5),
        promise('added to the 99th percentile, in milliseconds', (through.p99Us - direct.p99Us) / 1000, 5),
      ],
      notes: [
        `nats-server ${fleet.answer.nats.version}. All processes share this machine; one request after the other.`,
      ],
    };
  } finally {
    for (const close of closers) await close();
  }
};
