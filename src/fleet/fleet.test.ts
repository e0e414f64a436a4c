import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { Objm } from '@nats-io/obj';
import { connect } from '@nats-io/transport-node';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../test/support/brain-server.js';
import { makeCertificate } from '../../test/support/certificate.js';
import { isMissing } from '../../test/support/requirement.js';
import { driveOverWebSocket } from '../../test/support/websocket-drive.js';
import { BrainConnection, type Epoch, EpochFence, picarxInputs, picarxOutputs } from '../robot/index.js';
import type { Robots } from '../server/robots.js';
import { loadCheckpoint } from '../store/index.js';
import { BrainCopy, lineName } from './brain-copy.js';
import { BrainStore, OtherCheckpoint, Superseded } from './brain-store.js';
import { FleetBus } from './bus.js';
import { FleetStops } from './fleet-stops.js';
import { FleetGateway } from './gateway.js';
import { tokenOf } from './names.js';
import { findNatsServer, freePort, NatsServer } from './nats-server.js';
import { OwnerStore } from './owner-store.js';
import { readStatus } from './status.js';
import { encodeStep, type Step } from './step.js';
import { FleetWorker } from './worker.js';
import { WorkerServer } from './worker-server.js';

const found = findNatsServer();
/** A drain that takes longer says more of the machine than of the fleet: beats and answers are late by then. */
const quietDrainMs = 500;
const log = pino({ level: process.env.FLEET_LOG ?? 'silent' }, pino.destination(2));

describe.skipIf(isMissing('nats-server', found))('a fleet on a real nats-server', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-fleet-test-'));
  let nats: NatsServer;
  let fleetNumber = 0;

  beforeAll(async () => {
    nats = await NatsServer.start({ binary: found?.binary ?? '', folder, port: await freePort() });
  });
  afterAll(async () => {
    await nats?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A fleet of its own name: tests share the server and nothing else. */
  const newFleet = () => {
    fleetNumber += 1;
    return { servers: [nats.url], fleet: `test${fleetNumber}` };
  };
  const settings = {
    robots: { port: 0 },
    http: { enabled: false },
    monitor: { enabled: false },
    foxglove: { enabled: false },
    brains: 4,
    brain: { device: 'cpu' as const, size: 4 as const, bankRows: 16, threads: 1, highPriority: false },
    cycle: { lateMs: 20_000, hangMs: 30_000 },
    closeMs: 60_000,
  };

  it('goes to another server when it is told to, with its subscriptions, and nowhere where there is none', async () => {
    const fleet = newFleet();
    const other = await NatsServer.start({
      binary: found?.binary ?? '',
      folder: path.join(folder, 'other'),
      port: await freePort(),
    });
    const heard: string[] = [];
    let back = (): void => undefined;
    const isBack = new Promise<void>((resolve) => {
      back = resolve;
    });
    const servers = [...fleet.servers, other.url];
    const bus = await FleetBus.connect({
      ...{ ...fleet, servers, name: 'test', ignoreClusterUpdates: true },
      onStatus: (kind) => kind === 'back' && back(),
    });
    bus.subscribe('word', (message) => heard.push(message.string()));
    const says = async (server: string, word: string): Promise<void> => {
      const one = await FleetBus.connect({ ...fleet, servers: [server], name: 'other' });
      expect(one.changeServer()).toBe(false);
      one.publish('word', word);
      await one.flush();
      await one.close();
    };
    // The client begins at either.
    for (const server of servers) await says(server, server);
    await until('a word', () => heard.length > 0);
    const [before] = heard.splice(0);
    expect(bus.changeServer()).toBe(true);
    await isBack;
    await bus.flush();
    for (const server of servers) await says(server, server);
    await until('a word', () => heard.length > 0);
    expect(heard).toEqual(servers.filter((server) => server !== before));
    await bus.close();
    await other.stop();
  });

  it('refuses to start a worker whose name another has', async () => {
    const fleet = newFleet();
    const bus = await FleetBus.connect({ ...fleet, name: 'test' });
    const robots = { counters: {}, timing: { quantiles: () => ({ p99: 0 }) }, pools: [] } as unknown as Robots;
    const first = await FleetWorker.start({
      ...{ name: 'one', bus, robots, event: () => undefined, capacity: 1, folder: path.join(folder, 'first') },
      ...{ awayMs: 1000, everyMs: 1000, standby: false },
    });
    await expect(WorkerServer.start({ name: 'one', nats: fleet, settings, log })).rejects.toThrow(
      'a worker of this name',
    );
    await first.close();
    await bus.close();
  });

  it('comes back to a server that has refused its password for a while, and says why where it is refused at first', async () => {
    const [port, file] = [await freePort(), path.join(folder, 'password.conf')];
    const startWith = async (password: string): Promise<() => Promise<void>> => {
      writeFileSync(file, `listen: "127.0.0.1:${port}"\nauthorization { user: worker, password: "${password}" }\n`);
      const child = spawn(found?.binary ?? '', ['-c', file], { stdio: 'ignore' });
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      return async () => {
        child.kill('SIGKILL');
        await gone;
      };
    };
    const nats = { servers: [`nats://127.0.0.1:${port}`], fleet: 'password', user: 'worker', password: 'right' };
    const tryUntil = async (password: string, text: RegExp | undefined): Promise<FleetBus | undefined> => {
      for (;;) {
        const bus = await FleetBus.connect({ ...nats, password, name: 'test', onStatus }).catch(
          (error: unknown) => error,
        );
        if (bus instanceof FleetBus) return bus;
        if (text?.test(String(bus)) === true) return undefined;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    let heard: (kind: 'lost' | 'back') => void = () => undefined;
    const onStatus = (kind: 'lost' | 'back'): void => heard(kind);
    let stop = await startWith('right');
    const bus = await tryUntil('right', undefined);
    const isBack = new Promise<void>((resolve) => {
      heard = (kind) => kind === 'back' && resolve();
    });
    await stop();
    stop = await startWith('wrong');
    // By then this server has refused the other connection too, which asks ten times as often as is needed.
    await tryUntil('right', /refused us.*Check --nats-user/);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await stop();
    stop = await startWith('right');
    await isBack;
    await bus?.close();
    await stop();
  });

  it('gives an entry to one of two who claim it, and never an epoch twice', async () => {
    const bus = await FleetBus.connect({ ...newFleet(), name: 'test' });
    const owners = await OwnerStore.open(bus);
    expect(await owners.read('car.1')).toEqual({ owner: undefined, revision: 0 });
    const claims = await Promise.allSettled(
      ['a', 'b', 'c'].map((worker) => owners.claim('car.1', worker, { revision: 0 })),
    );
    const won = claims.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    expect(won).toHaveLength(1);
    const { owner, revision } = await owners.read('car.1');
    expect(owner?.epoch).toEqual(won[0]);
    const next = await owners.claim('car.1', 'd', { revision });
    expect(next?.revision).toBeGreaterThan(revision);
    expect(next?.incarnation).toBe(owner?.epoch.incarnation);
    expect([...(await owners.list()).keys()]).toEqual(['car.1']);
    // A bucket that was lost is made anew, without owners.
    await (await bus.bucket(bus.names.owners)).destroy();
    expect(await owners.read('car.1')).toEqual({ owner: undefined, revision: 0 });
    const anew = await owners.claim('car.1', 'e', { revision: 0 });
    expect(anew?.incarnation).toBeGreaterThan(next?.incarnation ?? 0);
    // The clock of its server was an hour ahead when robots obeyed last: their epochs go on above that.
    const ahead = { incarnation: (anew?.incarnation ?? 0) + 3_600_000, revision: 9 };
    const seen = anew as Epoch;
    const above = await owners.claim('car.1', 'f', { revision: seen.revision, seen, above: ahead });
    expect(above?.incarnation).toBe(ahead.incarnation + 1);
    const { owner: last, revision: at } = await owners.read('car.1');
    expect(last?.epoch).toEqual(above);
    const after = await owners.claim('car.1', 'g', { revision: at, seen: above as Epoch });
    expect(after).toEqual({ incarnation: ahead.incarnation + 1, revision: at + 1 });
    await bus.close();
  });

  it('keeps two fleets on one server apart, and knows which has been there', async () => {
    const [one, other] = await Promise.all(
      [newFleet(), newFleet()].map(async (fleet) => {
        const bus = await FleetBus.connect({ ...fleet, name: 'test' });
        expect(await bus.isKnown()).toBe(false);
        const stops = await FleetStops.open(bus, () => undefined);
        return { bus, stops, owners: await OwnerStore.open(bus), brains: await BrainStore.open(bus) };
      }),
    );
    expect(await other.bus.isKnown()).toBe(true);
    const epoch = (await one.owners.claim('car', 'w', { revision: 0 })) as Epoch;
    await one.brains.keep('car', epoch, new Uint8Array(9), 1);
    one.stops.stop('car');
    one.stops.stop(undefined);
    const beat = { worker: 'w', life: '1', robots: 1, capacity: 2, draining: false };
    const beating = setInterval(() => one.bus.publish(one.bus.names.beat('w'), JSON.stringify(beat)), 20);
    await until('the stops are latched', () => one.stops.all && one.stops.robots.length === 1);
    const [seen, empty] = await Promise.all([one, other].map(({ bus }) => readStatus(bus, 200)));
    clearInterval(beating);
    expect([seen.workers.length, seen.robots.map(({ robot }) => robot)]).toEqual([1, ['car']]);
    expect([empty.workers, empty.robots, other.stops.all, other.stops.robots]).toEqual([[], [], false, []]);
    expect(await other.brains.take('car', epoch, () => undefined)).toBeUndefined();
    for (const { bus, stops } of [one, other]) {
      stops.close();
      await bus.close();
    }
  });

  it('refuses the manifest of a worker that was followed by another, and finds a damaged checkpoint', async () => {
    const names = newFleet();
    const bus = await FleetBus.connect({ ...names, name: 'test' });
    const brains = await BrainStore.open(bus);
    const epoch = (revision: number): Epoch => ({ incarnation: 1, revision });
    const refused: string[] = [];
    expect(await brains.take('car', epoch(1), (reason) => refused.push(reason))).toBeUndefined();
    await brains.keep('car', epoch(1), new Uint8Array(300_000).fill(7), 10);
    await brains.keep('car', epoch(1), new Uint8Array(300_000).fill(8), 20);
    expect((await brains.take('car', epoch(2), (reason) => refused.push(reason)))?.base.cycle).toBe(20);
    await expect(brains.keep('car', epoch(1), new Uint8Array(8), 30)).rejects.toThrow(Superseded);
    const objects = await bus.objects(bus.names.brains);
    const names2 = await objects.names(tokenOf('car'));
    // What was refused is of nobody's use: it goes with the owner's next checkpoint.
    expect(names2).toHaveLength(3);
    // The newest is damaged: the one before is taken.
    const stored = await brains.take('car', epoch(2), () => undefined);
    const hash = createHash('sha256')
      .update(stored?.content ?? '')
      .digest('hex');
    const newest = names2.find((name) => name.endsWith(hash)) ?? '';
    await objects.put(newest, new Uint8Array(300_000).fill(9), hash);
    expect((await brains.take('car', epoch(2), (reason) => refused.push(reason)))?.base.cycle).toBe(10);
    expect(refused).toEqual([expect.stringContaining('its content differs')]);
    await objects.put(`${tokenOf('other')}.begun`, new Uint8Array(8), hash);
    await brains.keep('car', epoch(2), new Uint8Array(8).fill(1), 30);
    expect(await objects.names(tokenOf('car'))).toHaveLength(2);
    expect(await objects.names(tokenOf('other'))).toHaveLength(1);
    // Both were lost: they are made anew, and the next checkpoint is kept.
    const client = await connect({ servers: [nats.url] });
    await (await new Objm(client).open(bus.names.brains)).destroy();
    await client.close();
    await (await bus.bucket(bus.names.manifests)).destroy();
    await brains.keep('car', epoch(2), new Uint8Array(8), 40);
    expect((await brains.take('car', epoch(2), () => undefined))?.base.cycle).toBe(40);
    await bus.close();
  });

  it('writes objects that the tools of NATS read, and leaves nothing of those that it deletes', async () => {
    const bus = await FleetBus.connect({ ...newFleet(), name: 'test' });
    const objects = await bus.objects(bus.names.brains);
    const client = await connect({ servers: [nats.url] });
    const theirs = await new Objm(client).open(bus.names.brains);
    const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    const content = new Uint8Array(300_001).map((_, i) => i * 31);
    await objects.put('car.one', content.subarray(1), sha(content.subarray(1)));
    await objects.put('car.one', content, sha(content));
    await objects.put('car.none', new Uint8Array(), sha(new Uint8Array()));
    // Their client compares the content with the hash that we wrote.
    expect(Buffer.compare((await theirs.getBlob('car.one')) ?? new Uint8Array(), content)).toBe(0);
    const info = await objects.info('car.one');
    expect(info?.size).toBe(content.length);
    expect(Buffer.compare(info === undefined ? content : await objects.read(info), content)).toBe(0);
    expect(await objects.info('car.other')).toBeUndefined();
    const jsm = await jetstreamManager(client);
    const stream = `OBJ_${bus.names.brains}`;
    // The one that was replaced has gone: ten pieces, two entries.
    expect((await jsm.streams.info(stream)).state.messages).toBe(12);
    // Half of an object, as of a worker that was killed.
    await jetstream(client).publish(`$O.${bus.names.brains}.C.car.two.1`, 'begun');
    expect([...(await objects.names('car'))].sort()).toEqual(['car.one', 'car.two']);
    // Pieces that are gone end the read.
    await jsm.streams.purge(stream, { filter: `$O.${bus.names.brains}.C.${info?.nuid}`, keep: 1 });
    expect(info === undefined ? 0 : (await objects.read(info)).length).toBe(content.length - 9 * 32_768);
    for (const name of ['car.one', 'car.two', 'car.none']) await objects.delete(name);
    const { state } = await jsm.streams.info(stream);
    // Their own read leaves its consumer behind, ours do not.
    expect([state.messages, state.consumer_count]).toEqual([0, 1]);
    await client.close();
    await bus.close();
  });

  it('keeps steps after the newest checkpoint, and takes a copy that knows more', async () => {
    const bus = await FleetBus.connect({ ...newFleet(), name: 'test' });
    const brains = await BrainStore.open(bus);
    const epoch = (revision: number): Epoch => ({ incarnation: 1, revision });
    const step = (cycle: number): Step => ({
      cycle,
      inputs: { sensors: new Float32Array([cycle]), rewards: new Float32Array([0]) },
    });
    const told = (...cycles: number[]): Uint8Array => Buffer.concat(cycles.map((cycle) => encodeStep(step(cycle))));
    const taken = async (owner: number, copy?: BrainCopy) =>
      (await brains.take('car', epoch(owner), () => undefined, copy))?.steps.map(({ cycle }) => cycle);
    const content = new Uint8Array(100).fill(1);
    const base = await brains.keep('car', epoch(1), content, 10);
    for (const end of [11, 12, 13]) {
      const cycles = Array.from({ length: end - 10 }, (_, i) => 10 + i);
      await brains.keepSteps('car', epoch(1), base, told(...cycles), end);
    }
    expect(await taken(2)).toEqual([10, 11, 12]);
    await expect(brains.keepSteps('car', epoch(1), base, told(10), 11)).rejects.toThrow(Superseded);
    expect(await taken(2)).toEqual([10, 11, 12]);
    const copy = new BrainCopy();
    const line = { epoch: epoch(2), line: 1 };
    copy.begin(line, base, content);
    copy.add(line, [step(10), step(11)]);
    expect(await taken(2, copy)).toEqual([10, 11, 12]);
    copy.add(line, [step(12), step(13)]);
    expect(await taken(2, copy)).toEqual([10, 11, 12, 13]);
    // A newer checkpoint of the same history, which the copy has not got yet: the copy still knows more.
    await brains.keep('car', epoch(2), new Uint8Array(100).fill(3), 13, lineName(line));
    expect(await taken(2, copy)).toEqual([10, 11, 12, 13]);
    await brains.keep('car', epoch(2), new Uint8Array(100).fill(3), 13, 'another');
    expect(await taken(2, copy)).toEqual([]);
    // Steps belong to the newest checkpoint alone, and those before it are removed.
    const next = await brains.keep('car', epoch(2), new Uint8Array(100).fill(2), 14);
    await expect(brains.keepSteps('car', epoch(2), base, told(10), 11)).rejects.toThrow('another checkpoint');
    expect(await taken(2, copy)).toEqual([]);
    await brains.keepSteps('car', epoch(2), next, told(14), 15);
    const objects = await bus.objects(bus.names.brains);
    const steps = (await objects.names(tokenOf('car'))).filter((name) => name.includes('steps'));
    expect(steps.map((name) => name.split('.')[1])).toEqual(['steps-2-0']);
    await objects.put(steps[0], told(15), '');
    expect(await taken(2)).toEqual([]);
    await bus.close();
  });

  it('refuses steps after a checkpoint that was deleted, so that a whole one is written', async () => {
    const bus = await FleetBus.connect({ ...newFleet(), name: 'test' });
    const store = await BrainStore.open(bus);
    const epoch = { incarnation: 1, revision: 1 };
    const base = await store.keep('car', epoch, new Uint8Array(9), 5);
    await store.keepSteps('car', epoch, base, new Uint8Array(3), 6);
    await (await bus.objects(bus.names.brains)).delete(`${tokenOf('car')}.${base.hash}`);
    await expect(store.keepSteps('car', epoch, base, new Uint8Array(4), 7)).rejects.toThrow(OtherCheckpoint);
    await bus.close();
  });

  it('shows health to everybody and figures to those with a token', async () => {
    const tokenFile = path.join(folder, 'tokens');
    writeFileSync(tokenFile, `view ${'ab'.repeat(32)}\n`, { mode: 0o600 });
    const gateway = await FleetGateway.start({
      name: 'gate',
      nats: newFleet(),
      settings: { ...settings, http: { port: 0 }, access: { tokenFile } },
      log,
    });
    const ask = async (place: string, init?: RequestInit) => {
      const answer = await fetch(`http://127.0.0.1:${gateway.ports.http}${place}`, init);
      return [answer.status, await answer.text()] as const;
    };
    expect(await ask('/healthz')).toEqual([200, 'ok\n']);
    expect(await ask('/healthz', { method: 'HEAD' })).toEqual([200, '']);
    expect((await ask('/healthz', { method: 'POST' }))[0]).toBe(405);
    expect((await ask('/metrics'))[0]).toBe(401);
    expect((await ask('/metrics', { headers: { origin: 'http://elsewhere.example' } }))[0]).toBe(403);
    const [status, text] = await ask(`/metrics?token=${'ab'.repeat(32)}`);
    expect([status, text.includes('fieldbrain_fleet_gateway_frames_total')]).toEqual([200, true]);
    expect((await ask('/fleet.json'))[0]).toBe(401);
    expect(JSON.parse((await ask(`/fleet.json?token=${'ab'.repeat(32)}`))[1])).toMatchObject({ gateway: 'gate' });
    expect(await ask('/readyz')).toEqual([503, 'not ready\n']);
    await gateway.close();
  });

  it('speaks https to those who ask for health where it has a certificate', async () => {
    const { cert, key } = makeCertificate();
    const [tlsCert, tlsKey] = ['cert.pem', 'key.pem'].map((name) => path.join(folder, name));
    writeFileSync(tlsCert, cert);
    writeFileSync(tlsKey, key, { mode: 0o600 });
    const gateway = await FleetGateway.start({
      name: 'gate',
      nats: newFleet(),
      settings: { ...settings, http: { port: 0 }, access: { tlsCert, tlsKey } },
      log,
    });
    const { http: port } = gateway.ports;
    const answer = await new Promise<string>((resolve, reject) => {
      const request = https.get({ host: '127.0.0.1', port, path: '/healthz', ca: cert, agent: false }, (response) => {
        let text = `${response.statusCode} `;
        response.on('data', (bytes) => {
          text += String(bytes);
        });
        response.once('end', () => resolve(text));
      });
      request.once('error', reject);
    });
    expect(answer).toBe('200 ok\n');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    await gateway.close();
  });

  // A hand-over has 1.5 s; on a busy machine it may be given up, and the robot moves by the store, with frames that fail.
  it('drives a robot, moves it with what it has learned, and fences and stops it', {
    retry: 3,
  }, async () => {
    const names = newFleet();
    const start = (name: string) => WorkerServer.start({ name, nats: names, settings, standby: true, log });
    const first = await start('one');
    const gateway = await FleetGateway.start({ name: 'gate', nats: names, settings, log });
    const robot = new TestRobot('car-1', gateway.ports.robots);
    await robot.ready();
    for (let i = 0; i < 5; i += 1) await robot.ask();
    const before = robot.epochs.at(-1);
    expect(before?.revision).toBeGreaterThan(0);
    const second = await start('two');
    expect(first.worker.robots.map((one) => one.robot)).toEqual(['car-1']);

    // Drained while it drives: the other goes on from the very cycle, and no frame fails.
    const cycles = first.server.robots.robotSlot('car-1')?.cycles ?? 0;
    expect(cycles).toBeGreaterThanOrEqual(5);
    await until('the other worker', () => first.worker.others.includes('two'));
    // A copy of it, up to the last cycle, comes to the other, which says what it has of the steps after it.
    await until('a copy', () => second.worker.copyEnd('car-1') >= cycles);
    await robot.ask();
    await until('the copied step', () => first.worker.copiedEnd('car-1') > cycles);
    const began = performance.now();
    const drained = first.worker.drain();
    await robot.askUntil((epoch) => epoch.revision > (before?.revision ?? 0));
    expect(await drained).toEqual({ moved: 1, unsaved: [] });
    expect(second.worker.robots.map((one) => one.robot)).toEqual(['car-1']);
    expect(first.worker.robots).toEqual([]);
    // On a busy machine the gateway's patience may end before, and then frames fail as they should.
    const tookMs = performance.now() - began;
    expect(tookMs < quietDrainMs ? robot.failures : 0).toBe(0);
    const save = (one: string) => second.server.robots.save(one);
    let saved = await save('car-1');
    expect(saved?.cycle).toBeGreaterThanOrEqual(robot.epochs.length);
    expect(saved?.cycle).toBeLessThanOrEqual(robot.sent);

    // A brain that never moved, with the same values, is the same to the bit.
    const twin = new TestRobot('car-2', gateway.ports.robots);
    await twin.ready();
    let other = await save('car-2');
    while (saved?.cycle !== other?.cycle) {
      const behind = (saved?.cycle ?? 0) - (other?.cycle ?? 0);
      for (let i = 0; i < Math.abs(behind); i += 1) await (behind < 0 ? robot : twin).ask();
      [saved, other] = [await save('car-1'), await save('car-2')];
    }
    expect(second.worker.robots).toHaveLength(2);
    const [moved, stayed] = await Promise.all([saved, other].map((one) => loadCheckpoint(one?.file ?? '')));
    expect(moved.cycle).toBe(stayed.cycle);
    expect(moved.tensors).toEqual(stayed.tensors);
    twin.close();

    // A frame of the old owner: refused by the gateway, whatever its sequence.
    const { encodeAct } = await import('./frames.js');
    const bus = await FleetBus.connect({ ...names, name: 'zombie' });
    const [{ number, sequence }] = gateway.robots.robotSlots;
    const old = {
      epoch: before as Epoch,
      session: number,
      sequence: sequence + 1,
      motors: new Float32Array([1, 1, 1, 1]),
    };
    const fenced = gateway.robots.status().fenced;
    bus.publish(bus.names.act('car-1'), encodeAct({ ...old, failed: false, life: 1 }));
    await until('the fence', () => gateway.robots.status().fenced > fenced);

    // A stop is the fleet's: it holds over a new gateway, and ends only by clear.
    gateway.robotGateway.verb(undefined, 'stop', 'car-1', 'test');
    await until('the stop', () => robot.verbs.includes('stop'));
    expect([...(await robot.ask())]).toEqual([0, 0, 0, 0]);
    await gateway.close();
    const next = await FleetGateway.start({ name: 'gate-2', nats: names, settings, log });
    robot.close();
    const again = new TestRobot('car-1', next.ports.robots);
    await again.ready();
    await until('the stop again', () => again.verbs.includes('stop'));
    expect([...(await again.ask())]).toEqual([0, 0, 0, 0]);
    next.robotGateway.verb(undefined, 'clear', 'car-1', 'test');
    await until('the clear', () => again.verbs.includes('clear'));
    await again.askUntil(() => true);
    again.close();
    await bus.close();
    await next.close();
    await first.close();
    await second.close();
  });

  it('serves more robots than a worker has places, one after the other, each with what it had learned', async () => {
    const nats = newFleet();
    const small = { ...settings, brains: 2 };
    const worker = await WorkerServer.start({ name: 'one', nats, settings: small, log });
    const gateway = await FleetGateway.start({ name: 'gate', nats, settings: { ...small, http: { port: 0 } }, log });
    let sent = 0;
    for (const name of ['car-1', 'car-2', 'car-3', 'car-4', 'car-1']) {
      const robot = new TestRobot(name, gateway.ports.robots);
      await robot.ready();
      for (let i = 0; i < 3; i += 1) await robot.ask();
      if (name === 'car-1') sent += robot.sent;
      if (name === 'car-4') expect(worker.worker.robots.map((one) => one.robot)).toEqual(['car-3', 'car-4']);
      robot.close();
    }
    // A frame that is answered late is sent again, and may be a cycle more.
    const cycle = (await worker.server.robots.save('car-1'))?.cycle;
    expect(cycle).toBeGreaterThanOrEqual(6);
    expect(cycle).toBeLessThanOrEqual(sent);
    expect(worker.worker.robots).toHaveLength(2);
    const { socket, reply, motors } = await driveOverWebSocket(gateway.ports.http);
    const [action, handshake] = [1, 2];
    expect([reply[8], motors[8]]).toEqual([handshake, action]);
    socket.close();
    await gateway.close();
    await worker.close();
  });
});

/** A robot without a body: asks when it is told to, and keeps what came. */
class TestRobot {
  readonly #connection: BrainConnection;
  readonly epochs: Epoch[] = [];
  readonly verbs: string[] = [];
  /** Frames that were not answered by a brain. */
  failures = 0;
  /** Frames that a brain may have got. */
  sent = 0;
  #answer: ((motors: Float32Array | undefined) => void) | undefined;
  #accepted: () => void = () => undefined;
  readonly #ready: Promise<void>;

  constructor(robot: string, port: number) {
    this.#ready = new Promise((resolve) => {
      this.#accepted = resolve;
    });
    const end = (motors?: Float32Array): void => {
      const answer = this.#answer;
      this.#answer = undefined;
      answer?.(motors);
    };
    this.#connection = new BrainConnection(
      {
        accepted: () => this.#accepted(),
        motors: (motors, _ageMs, failed, epoch) => {
          if (epoch !== undefined && !failed) this.epochs.push(epoch);
          else this.failures += 1;
          end(failed ? undefined : motors.slice());
        },
        dropped: () => end(),
        refused: () => end(),
        verb: (verb) => {
          this.verbs.push(verb);
          return { accepted: true, armed: false, stopped: false };
        },
        acknowledged: () => undefined,
        fault: () => undefined,
        lost: () => end(),
      },
      {
        host: '127.0.0.1',
        port,
        version: 3,
        hello: { robot, hardware: 'picarx', sensors: picarxInputs, actuators: picarxOutputs },
        hardwareCode: 1,
        fence: new EpochFence(),
        deadlineMs: 60_000,
        givenUpMs: 60_000,
      },
    );
    this.#connection.open();
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  /** Motors, asked for again until a cycle succeeds. */
  async ask(): Promise<Float32Array> {
    for (;;) {
      const motors = await new Promise<Float32Array | undefined>((resolve) => {
        this.#answer = resolve;
        if (this.#connection.request(new Float32Array(picarxInputs.length).fill(0.1), 0, performance.now()))
          this.sent += 1;
        else setTimeout(() => resolve(undefined), 20);
      });
      if (motors !== undefined) return motors;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async askUntil(holds: (epoch: Epoch) => boolean): Promise<void> {
    const endMs = performance.now() + 120_000;
    do {
      if (performance.now() > endMs) throw new Error('no such epoch came');
      await this.ask();
    } while (!holds(this.epochs.at(-1) as Epoch));
  }

  close(): void {
    this.#connection.close();
  }
}
