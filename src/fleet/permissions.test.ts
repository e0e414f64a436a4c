import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMissing } from '../../test/support/requirement.js';
import { BrainStore } from './brain-store.js';
import { FleetBus } from './bus.js';
import { FleetStops } from './fleet-stops.js';
import { findNatsServer, freePort } from './nats-server.js';
import { OwnerStore } from './owner-store.js';
import { readStatus } from './status.js';

const found = findNatsServer();
const shipped = path.resolve(import.meta.dirname, '../../examples/fleet/permissions.conf');

describe.skipIf(isMissing('nats-server', found))('the permissions that ship', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-permissions-'));
  let server: ChildProcess;
  let port: number;
  const buses: FleetBus[] = [];

  beforeAll(async () => {
    port = await freePort();
    const file = path.join(folder, 'nats.conf');
    // An include is found beside the file that names it.
    const include = path.relative(folder, shipped);
    writeFileSync(
      file,
      `listen: "127.0.0.1:${port}"\njetstream { store_dir: "${folder}/jetstream" }\ninclude "${include}"\n`,
    );
    const passwords = { GATEWAY_PASSWORD: 'g-pass', WORKER_PASSWORD: 'w-pass', OPERATOR_PASSWORD: 'o-pass' };
    server = spawn(found?.binary ?? '', ['-c', file], { stdio: 'ignore', env: { ...process.env, ...passwords } });
  });
  afterAll(async () => {
    for (const bus of buses) await bus.close();
    // It writes until it has ended.
    const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  });

  const connect = async (user: string): Promise<FleetBus> => {
    for (;;) {
      try {
        const password = `${user[0]}-pass`;
        const bus = await FleetBus.connect({
          servers: [`nats://127.0.0.1:${port}`],
          fleet: 'main',
          name: user,
          user,
          password,
        });
        buses.push(bus);
        return bus;
      } catch (error) {
        if (server.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };

  it('let each role do its part and no other', async () => {
    const worker = await connect('worker');
    const gateway = await connect('gateway');
    const operator = await connect('operator');
    const owners = await OwnerStore.open(worker);
    await owners.watch(() => undefined);
    const epoch = await owners.claim('car', 'w1', { revision: 0 });
    if (epoch === undefined) throw new Error('the worker could not claim');
    const brains = await BrainStore.open(worker);
    await brains.keep('car', epoch, new Uint8Array(200_000).fill(3), 1);
    await brains.keep('car', epoch, new Uint8Array(200_000).fill(4), 2);
    await brains.keep('car', epoch, new Uint8Array(200_000).fill(5), 3);
    expect((await brains.take('car', epoch, () => undefined))?.base.cycle).toBe(3);

    // A gateway reads owners and cannot change them; its stop reaches the others.
    const seen = await OwnerStore.open(gateway);
    expect((await seen.read('car')).owner?.worker).toBe('w1');
    await expect(seen.claim('car', 'gateway', { revision: epoch.revision })).rejects.toThrow();
    const [ours, theirs] = [
      await FleetStops.open(gateway, () => undefined),
      await FleetStops.open(worker, () => undefined),
    ];
    const told = new Promise<void>((resolve) => {
      theirs.changed = () => resolve();
    });
    ours.stop('car');
    await told;
    expect(theirs.holds('car')).toBe(true);

    // A motor frame of a gateway goes nowhere, a worker's arrives.
    const heard: string[] = [];
    gateway.subscribe(gateway.names.act('car'), (message) => heard.push(message.string()));
    await gateway.flush();
    gateway.publish(gateway.names.act('car'), 'forged');
    await gateway.flush();
    worker.publish(worker.names.act('car'), 'ours');
    await worker.flush();
    await gateway.flush();
    expect(heard).toEqual(['ours']);

    // A request is answered.
    worker.subscribe(worker.names.ask('w1'), (message) => message.respond('yes'));
    worker.subscribe(worker.names.drain('w1'), (message) => message.respond('drained'));
    await worker.flush();
    expect(await gateway.request(gateway.names.ask('w1'), '', 5000)).toBe('yes');
    expect(await operator.request(operator.names.drain('w1'), '', 5000)).toBe('drained');

    // Brains go from worker to worker; a gateway cannot feed them.
    const fed: string[] = [];
    worker.subscribe(worker.names.steps('w1', '*'), (message) => fed.push(message.string()));
    worker.subscribe(worker.names.base('w1', '*'), (message) => fed.push(message.string()));
    worker.subscribe(worker.names.prepare('w1'), (message) => message.respond('ready'));
    await worker.flush();
    gateway.publish(gateway.names.steps('w1', 'car'), 'forged');
    await gateway.flush();
    worker.publish(worker.names.steps('w1', 'car'), 'steps');
    worker.publish(worker.names.base('w1', 'car'), 'base');
    expect(await worker.request(worker.names.prepare('w1'), '', 5000)).toBe('ready');
    expect(fed).toEqual(['steps', 'base']);
    expect((await readStatus(operator, 10)).robots.map(({ robot, worker: owner }) => [robot, owner])).toEqual([
      ['car', 'w1'],
    ]);
    ours.close();
    theirs.close();
  });
});
