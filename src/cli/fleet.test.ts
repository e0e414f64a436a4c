import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/support/eventually.js';
import { isQuick } from '../../test/support/quick.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { isMissing } from '../../test/support/requirement.js';
import { findNatsServer, freePort, NatsServer } from '../fleet/nats-server.js';
import type { FleetStatus } from '../fleet/status.js';
import { describeDrain, describeStatus, runFleetDrain, runFleetStatus, runFleetUp } from './fleet.js';
import { startFleet } from './fleet-processes.js';
import { runSim } from './sim.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('fleet', () => {
  it('up says how to get a nats-server where there is none', async () => {
    vi.stubEnv('FIELDBRAIN_NATS_SERVER', path.join(process.cwd(), 'no-such-program'));
    await expect(runFleetUp({}, recordOutput())).rejects.toMatchObject({
      code: 'no-nats-server',
      message: expect.stringContaining('apt-get install nats-server'),
    });
  });

  it('status says what is missing', async () => {
    expect(describeStatus({ nats: { version: '2.10.27' }, workers: [], gateways: [], robots: [] })).toBe(
      'nats-server 2.10.27\n\nno worker is heard\n\nno gateway is heard',
    );
    await expect(runFleetStatus({ nats: ['nats://127.0.0.1:1'] }, recordOutput())).rejects.toThrow(
      /NATS did not answer.*fieldbrain fleet up/s,
    );
  });
});

it('drain names the robots that were not given away', () => {
  const answer = { worker: 'w', moved: 2, unsaved: [{ robot: 'car', reason: 'timeout' }] };
  expect(describeDrain(answer)).toMatch(/^w: 2 robots given away.*\ncar: not given away \(timeout\)\ndrain it again/s);
  expect(describeDrain({ ...answer, unsaved: [] })).toBe('w: 2 robots given away; it takes no more');
});

describe.skipIf(isMissing('nats-server', findNatsServer()))('fleet up on this machine', () => {
  it('ends, and says why, where the port of a gateway is taken', async () => {
    const taken = net.createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as net.AddressInfo;
    const start = startFleet({
      nats: { servers: [], fleet: 'main' },
      workers: 0,
      gateways: 1,
      port,
      httpPort: 0,
      workerFlags: [],
      entry: path.resolve(import.meta.dirname, '../../dist/cli.js'),
      note: () => undefined,
      startMs: 250_000,
      graceMs: 120_000,
    });
    await expect(start).rejects.toMatchObject({
      code: 'not-started',
      message: expect.stringMatching(new RegExp(`gateway-1 did not start .*${port}`)),
    });
    taken.close();
  });

  it('status of a fleet that does not exist says so, and makes none', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-status-'));
    const server = await NatsServer.start({ binary: findNatsServer()?.binary ?? '', folder, port: await freePort() });
    try {
      const nats = [server.url];
      for (let i = 0; i < 2; i += 1)
        await expect(runFleetStatus({ nats, fleet: 'mian' }, recordOutput())).rejects.toMatchObject({
          code: 'no-such-fleet',
          message: expect.stringMatching(/no fleet of this name \(got mian.*Check --fleet/),
        });
    } finally {
      await server.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(isQuick)('drives simulated robots, shows them, and drains a worker', async () => {
    const notes: string[] = [];
    const fleet = await startFleet({
      nats: { servers: [], fleet: 'main' },
      workers: 2,
      gateways: 1,
      port: 0,
      httpPort: 0,
      workerFlags: [
        ...['--device', 'cpu', '--size', '4', '--threads', '1', '--brains', '4', '--ready', '1'],
        ...['--set', 'brain.highPriority=false', '--set', 'brain.bankRows=64'],
        ...['--set', 'closeMs=60000', '--set', 'cycle.lateMs=5000', '--set', 'cycle.hangMs=20000'],
      ],
      entry: path.resolve(import.meta.dirname, '../../dist/cli.js'),
      note: (text) => notes.push(text),
      startMs: 250_000,
      graceMs: 120_000,
    });
    try {
      const { nats, gateways, workers } = fleet.answer;
      const end = new AbortController();
      const sim = runSim(
        { robots: '3', port: String(gateways[0].robots), httpPort: '0', hz: '5' },
        recordOutput(),
        end.signal,
      );
      const status = async (): Promise<FleetStatus> => {
        const output = recordOutput({ json: true });
        await runFleetStatus({ nats: nats.servers }, output);
        return JSON.parse(output.answers.join('')) as FleetStatus;
      };
      await eventually(async () => {
        const seen = await status();
        expect(seen.robots.map(({ robot, phase }) => [robot, phase])).toEqual(
          [0, 1, 2].map((i) => [`sim-1-${i}`, 'driven']),
        );
        expect(seen.workers.map(({ worker }) => worker)).toEqual(workers.map(({ name }) => name));
      });

      await expect(runFleetDrain('nobody', { nats: nats.servers }, recordOutput())).rejects.toMatchObject({
        code: 'no-such-worker',
      });
      // On a busy machine a robot may not be given away in time: the drain says which and why, and is asked for again.
      await eventually(async () => {
        const drained = recordOutput({ json: true });
        expect(await runFleetDrain('worker-1', { nats: nats.servers }, drained), drained.answers.join('')).toBe(0);
      });
      await eventually(async () => {
        const seen = await status();
        expect(seen.robots.map(({ worker }) => worker)).toEqual(['worker-2', 'worker-2', 'worker-2']);
        expect(seen.workers.find(({ worker }) => worker === 'worker-1')?.draining).toBe(true);
      });
      end.abort();
      expect((await sim).answers).toBeGreaterThan(0);
    } finally {
      await fleet.close();
    }
    const ends = [...fleet.processes].map(([name, { exitCode, signalCode }]) => [name, exitCode, signalCode]);
    const expected = ['worker-1', 'worker-2', 'gateway-1'].map((name) => [name, 0, null]);
    expect(ends, notes.join('')).toEqual(expected);
  });
});
