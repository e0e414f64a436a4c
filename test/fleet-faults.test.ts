/**
 * The short form of a fleet's fault tests, with real processes: a worker killed, one killed during its drain, one frozen and thawed, links
 * cut, a gateway killed, all of them over one nats-server that is killed, started again and wiped. Nothing here depends on how long it takes; test/long/fleet-faults.long.ts
 * counts and measures.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FleetStops } from '../src/fleet/fleet-stops.js';
import { findNatsServer } from '../src/fleet/nats-server.js';
import { drain, wipeServer } from './support/fleet-operator.js';
import { RealFleet, until } from './support/real-fleet.js';
import { isMissing } from './support/requirement.js';

describe.skipIf(isMissing('nats-server', findNatsServer()))('a fleet of real processes', () => {
  let fleet: RealFleet;
  beforeAll(async () => {
    fleet = await RealFleet.start({ servers: 1, gateways: 2, workers: 2, robots: 3, hz: 5, edge: 4, proxied: true });
    await until(() => fleet.robots.every(({ history }) => history.length > 3), 'every robot is driven');
  });
  afterAll(async () => {
    await fleet?.close();
  });

  const isDrivenAfter = (atMs: number): boolean => fleet.robots.every((robot) => robot.firstAfter(atMs) !== undefined);

  it('takes over the robots of a killed worker under higher epochs', async () => {
    const victim = fleet.drivenBy('w0').length > 0 ? 'w0' : 'w1';
    const robots = fleet.drivenBy(victim);
    expect(robots.length).toBeGreaterThan(0);
    const atMs = performance.now();
    await fleet.kill(victim);
    await until(() => robots.every((robot) => robot.firstAfter(atMs, true) !== undefined), 'they are driven again');
    await fleet.startWorker(victim);
    expect(fleet.check()).toEqual([]);
  });

  it('takes over the robots of a worker that is killed while it gives them away', async () => {
    const victim = fleet.drivenBy('w0').length > 0 ? 'w0' : 'w1';
    const robots = fleet.drivenBy(victim);
    expect(robots.length).toBeGreaterThan(0);
    // It never answers.
    void drain(fleet, victim);
    await until(() => fleet.notes.some((text) => text.includes('giving all robots')), 'the drain has begun');
    const atMs = performance.now();
    await fleet.kill(victim);
    await until(() => robots.every((robot) => robot.firstAfter(atMs) !== undefined), 'they are driven again');
    await fleet.startWorker(victim);
    expect(fleet.check()).toEqual([]);
  });

  it('lets no frame of a frozen and thawed worker reach a robot', async () => {
    const victim = fleet.drivenBy('w0').length > 0 ? 'w0' : 'w1';
    const robots = fleet.drivenBy(victim);
    expect(robots.length).toBeGreaterThan(0);
    const atMs = performance.now();
    fleet.signal(victim, 'SIGSTOP');
    await until(() => robots.every((robot) => robot.firstAfter(atMs, true) !== undefined), 'another drives them');
    fleet.signal(victim, 'SIGCONT');
    const thawedMs = performance.now();
    await until(() => fleet.robots.every((robot) => robot.lastMs > thawedMs + 1000), 'they drive on');
    expect(fleet.check()).toEqual([]);
  });

  it('lets another worker drive where the owner is cut off, and nothing pass that comes late', async () => {
    // What it says is lost, what it hears is not: it goes on driving, and nobody hears it.
    const victim = fleet.drivenBy('w0').length > 0 ? 'w0' : 'w1';
    const robots = fleet.drivenBy(victim);
    expect(robots.length).toBeGreaterThan(0);
    const atMs = performance.now();
    fleet.cut(victim, 'up');
    await until(() => robots.every((robot) => robot.firstAfter(atMs, true) !== undefined), 'another drives them');
    fleet.heal(victim);
    const healedMs = performance.now();
    await until(() => fleet.robots.every((robot) => robot.lastMs > healedMs + 1000), 'they drive on');
    expect(fleet.check()).toEqual([]);
  });

  it('lets no robot drive on behind a gateway that is cut off, and drives them again', async () => {
    const robots = fleet.connectedTo('g1');
    expect(robots.length).toBeGreaterThan(0);
    fleet.cut('g1', 'both');
    // What is on its way from gateway to robot may still arrive; after that nothing can.
    await until(() => robots.every((robot) => performance.now() - robot.lastMs > 1000), 'they are not driven');
    fleet.heal('g1');
    const healedMs = performance.now();
    await until(() => isDrivenAfter(healedMs), 'all are driven again');
    expect(fleet.check()).toEqual([]);
  });

  it('lets robots of a killed gateway in at the other', async () => {
    const robots = fleet.connectedTo('g0');
    expect(robots.length).toBeGreaterThan(0);
    await fleet.kill('g0');
    // What was on its way when it was killed may still arrive.
    const atMs = performance.now() + 100;
    await until(() => isDrivenAfter(atMs), 'all are driven again');
    expect(fleet.connectedTo('g0')).toEqual([]);
    expect(fleet.check()).toEqual([]);
  });

  it('finds every brain again after the nats-server was killed and started', async () => {
    const [server] = fleet.servers;
    await server.running?.stop('SIGKILL');
    server.running = await server.start();
    const atMs = performance.now();
    await until(() => isDrivenAfter(atMs), 'all are driven again');
    expect(fleet.check()).toEqual([]);
  });

  it('finds every brain again, with what it had learned, after all processes were killed', async () => {
    // Every brain has been in the store once: workers save each second here.
    const [server] = fleet.servers;
    const savedMs = performance.now();
    await until(() => fleet.robots.every((robot) => robot.lastMs > savedMs + 3000), 'brains are saved');
    for (const name of [...fleet.nodes.keys()]) await fleet.kill(name);
    await server.running?.stop('SIGKILL');
    const atMs = performance.now() + 100;
    const before = fleet.notes.length;
    server.running = await server.start();
    await Promise.all(['w0', 'w1'].map((name) => fleet.startWorker(name)));
    await Promise.all(['g0', 'g1'].map((name) => fleet.startGateway(name)));
    await until(() => isDrivenAfter(atMs), 'all are driven again');
    expect(fleet.check()).toEqual([]);
    const claims =
      fleet.notes
        .slice(before)
        .join('')
        .match(/robot-\d+: epoch \S+, cycle \d+/g) ?? [];
    for (const robot of fleet.robots) {
      const cycles = claims
        .filter((one) => one.startsWith(`${robot.name}:`))
        .map((one) => Number(one.split(' ').at(-1)));
      expect(Math.max(...cycles)).toBeGreaterThan(0);
    }
  });

  it('drives on after the nats-server came back with an empty disk, and keeps who is stopped', async () => {
    const stopped = fleet.robots[0];
    const stops = await FleetStops.open(fleet.observer, () => undefined);
    stops.stop(stopped.name);
    await wipeServer(fleet, 0);
    const atMs = performance.now();
    const others = fleet.robots.filter((robot) => robot !== stopped);
    await until(() => others.every((robot) => robot.firstAfter(atMs) !== undefined), 'the others are driven');
    // Somebody who comes now reads it from the store that was made anew.
    const later = await FleetStops.open(fleet.observer, () => undefined);
    await until(() => later.holds(stopped.name) && !later.all, 'the stop is known');
    stops.clear(stopped.name);
    await until(() => !later.holds(stopped.name), 'it is cleared');
    for (const one of [stops, later]) one.close();
    const clearedMs = performance.now();
    await until(() => isDrivenAfter(clearedMs), 'all are driven again');
    expect(fleet.check()).toEqual([]);
  });
});
