/**
 * What one gateway carries: robots at 20 Hz through it and NATS to a worker that answers at once, doubled until most periods
 * pass without an answer. What a frame costs the gateway is its processor time, which other processes on the machine do not change much.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findNatsServer, freePort, NatsServer, noNatsServer } from '../../fleet/nats-server.js';
import { type Claim, type ClaimReport, type Figure, promise } from '../claim.js';
import { summarise } from '../measure.js';
import { startChild } from '../server/child.js';
import { startLoad } from '../server/load.js';
import type { EchoOrder } from './echo-process.js';
import { notHere, processorUs, startCommand } from './processes.js';

const hz = 20;
const lateMs = 10;
const mostRobots = 1024;
const title = 'robots at 20 Hz through one gateway until p99 passes 10 ms';

export const gateway: Claim = async (context): Promise<ClaimReport> => {
  const found = findNatsServer();
  if (found === undefined) return notHere('gateway', title, noNatsServer);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-bench-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const figures: Figure[] = [];
  let held = 0;
  try {
    const nats = await NatsServer.start({ binary: found.binary, folder, port: await freePort() });
    closers.unshift(() => nats.stop());
    const echo = startChild('../fleet/echo-process.js', 'the worker that answers at once');
    closers.unshift(() => echo.close());
    await echo.ask({ servers: [nats.url], fleet: 'main' } satisfies EchoOrder);
    const one = await startCommand<{ readonly ports: { readonly robots: number } }>(
      ...['gateway', '--port', '0', '--http-port', '0', '--set', `robots.connections=${2 * mostRobots}`],
      ...['--nats', nats.url],
    );
    closers.unshift(() => one.close());
    const load = startLoad();
    closers.unshift(() => load.close());
    const seconds = Math.max(1.5, 8 * context.effort);
    const most = context.effort < 0.1 ? 8 : mostRobots;
    for (let robots = 8; robots <= most; robots *= 2) {
      context.onProgress(`gateway: ${robots} robots at ${hz} Hz for ${seconds} s`);
      const port = one.answer.ports.robots;
      // Robots that connect first cost more than frames.
      await load.drive({ port, robots, hz, seconds: 0.1 });
      const before = [one.pid, nats.process.pid ?? 0].map(processorUs);
      const result = await load.drive({ port, robots, hz, seconds });
      const [gatewayUs, natsUs] = [one.pid, nats.process.pid ?? 0].map((pid, i) => processorUs(pid) - before[i]);
      const { times, missed, failures, busyShare } = result;
      const timing = summarise(times, 20 * robots);
      // All that were sent, also in the rounds that do not count for latency.
      const frames = Math.min(times.length + 20 * robots, robots * hz * seconds);
      figures.push({
        ...{ name: 'sensor frame to motor frame', device: 'none', sizes: { robots, hz }, ...timing },
        more: {
          framesPerSecond: frames / seconds,
          gatewayUsPerFrame: gatewayUs / frames,
          natsUsPerMessage: natsUs / (2 * frames),
          missedShare: missed / Math.max(1, missed + times.length),
          failures,
          robotsBusyShare: busyShare,
        },
      });
      if (timing.p99Us <= 1000 * lateMs) held = robots;
      // Beyond, a frame costs the gateway least: what it does anyway is shared by more.
      else if (missed > times.length) break;
    }
  } finally {
    for (const close of closers) await close();
  }
  const cheapest = Math.min(...figures.map(({ more }) => more?.gatewayUsPerFrame ?? Number.NaN));
  return {
    claim: 'gateway',
    title,
    figures,
    promises: [
      promise('processor time of the gateway for a frame, in microseconds (5,000 frames per second)', cheapest, 200),
    ],
    notes: [`Held: ${held} robots. nats-server ${found.version}; gateway, NATS, worker and robots share this machine.`],
  };
};
