/**
 * Faults that an operator makes, or that meet a fleet at a bad moment: kills during a drain, two workers lost together, clocks that are
 * set, checkpoints that are deleted, buckets without room, a NATS server with an empty disk. Each ends with the fleet as it was.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deleteCheckpoints, drain, faketime, fillBucket, settableClock, wipeServer } from './fleet-operator.js';
import { type FaultRobot, type RealFleet, until } from './real-fleet.js';
import {
  busiest,
  deadmanMs,
  longestGapMs,
  longestLostMs,
  type Make,
  type Measured,
  measure,
  saidOf,
  setting,
  settle,
} from './trial-measures.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const workers = Array.from({ length: setting.workers }, (_, i) => `w${i}`);
/** Brains that lose more than this were born anew. */
const bornAnewMs = 10_000;

/**
 * Kills these at once, and measures the robots that they drove, and `more` that stand at that moment: before the killed are started
 * again, which takes the processors that robots need.
 */
async function killed(fleet: RealFleet, names: readonly string[], more: readonly FaultRobot[] = []): Promise<Measured> {
  const driven = names.flatMap((name) => fleet.drivenBy(name));
  const atMs = performance.now();
  await Promise.all(names.map((name) => fleet.kill(name)));
  const trial = await measure([...driven, ...more], atMs, false, 30);
  await until(() => driven.every((robot) => robot.firstAfter(atMs, true) !== undefined), 'all have a new owner');
  const lostMs = longestLostMs(fleet, driven);
  const gapMs = longestGapMs([...driven, ...more], atMs);
  for (const name of names) await fleet.startWorker(name);
  await settle(fleet);
  return { ...trial, lostMs, gapMs };
}

/** Brains must come back with what they had lived, but for what the store did not have yet. */
function notAnew(fleet: RealFleet, trial: Measured): Measured {
  if ((trial.lostMs ?? 0) < bornAnewMs) return trial;
  throw new Error(`brains did not come back: ${saidOf(fleet).slice(-8).join(' ')}`);
}

/** A worker that was drained takes no more robots: it is started anew. */
async function restart(fleet: RealFleet, name: string): Promise<void> {
  if (fleet.nodes.has(name)) await fleet.kill(name);
  await fleet.startWorker(name);
}

/** Moments after the start of a drain, which takes some hundred milliseconds. */
const phaseMs = (turn: number): number => ((turn * 7) % 10) * 45;

/** Kills a node a moment after the drain of a worker has begun. */
const duringDrain =
  (victimOf: (fleet: RealFleet, drained: string, turn: number) => string): Make =>
  async (fleet, turn) => {
    const drained = busiest(fleet, turn);
    const victim = victimOf(fleet, drained, turn);
    const beginMs = performance.now();
    const reply = drain(fleet, drained);
    await pause(phaseMs(turn));
    const isGateway = victim.startsWith('g');
    const lost = isGateway ? [] : fleet.drivenBy(victim);
    const robots = isGateway ? fleet.connectedTo(victim) : [...lost, ...fleet.drivenBy(drained)];
    const atMs = performance.now();
    await fleet.kill(victim);
    // Robots of a killed owner get a new one; others are driven on, or after a moment.
    const trial = robots.length === 0 ? undefined : await measure(robots, atMs, victim === drained, 30);
    await until(() => lost.every((robot) => robot.firstAfter(atMs, true) !== undefined), 'all have a new owner');
    const lostMs = longestLostMs(fleet, lost);
    // What a drain could not give away it has kept.
    if (victim !== drained) await reply;
    const gapMs = longestGapMs(fleet.robots, beginMs);
    if (isGateway) await fleet.startGateway(victim);
    else await restart(fleet, victim);
    if (victim !== drained) await restart(fleet, drained);
    await settle(fleet);
    return trial === undefined ? undefined : notAnew(fleet, { ...trial, lostMs, gapMs });
  };

/** The worker that is asked to take the drained one's robots: the one with the fewest. */
function emptiest(fleet: RealFleet, drained: string): string {
  const others = workers.filter((name) => name !== drained);
  return others.reduce((best, one) => (fleet.drivenBy(one).length < fleet.drivenBy(best).length ? one : best));
}

/** A worker whose clock is set by an hour while it drives, which then takes over from another and is taken over itself. */
const clockSet =
  (offset: string): Make =>
  async (fleet, turn) => {
    if (faketime === undefined) throw new Error('faketime is missing: apt-get install faketime');
    const [odd, other, third] = [0, 1, 2].map((i) => workers[(turn + i) % 3]);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-clock-'));
    try {
      const clock = settableClock(path.join(folder, 'clock'));
      await fleet.kill(odd);
      await fleet.startWorker(odd, clock.environment);
      await settle(fleet);
      // It gets robots of one that is drained, and later all of one that is killed.
      await drain(fleet, other);
      await settle(fleet);
      const setMs = performance.now();
      clock.set(offset);
      await pause(4000);
      const gapMs = longestGapMs(fleet.robots, setMs);
      const taking = fleet.drivenBy(third).length === 0 ? undefined : await killed(fleet, [third]);
      await restart(fleet, other);
      await settle(fleet);
      const given = notAnew(fleet, await killed(fleet, [odd]));
      return {
        ...given,
        stoppedMs: Math.max(given.stoppedMs, taking?.stoppedMs ?? 0),
        drivenMs: Math.max(given.drivenMs, taking?.drivenMs ?? 0),
        lostMs: Math.max(given.lostMs ?? 0, taking?.lostMs ?? 0),
        gapMs,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

/** Deletes checkpoints of a worker's robots, and kills it and as many more as make the copies go too. */
const deleted =
  (which: 'all' | 'newest', count: 1 | 2): Make =>
  async (fleet, turn) => {
    const name = busiest(fleet, turn);
    const robots = fleet.drivenBy(name);
    for (const robot of robots) await deleteCheckpoints(fleet, robot.name, which);
    const names = [name, ...workers.filter((one) => one !== name)].slice(0, count);
    const trial = await killed(fleet, names);
    // Without a copy an older checkpoint is what is left, or nothing.
    return count === 2 ? trial : notAnew(fleet, trial);
  };

export const operatorFaults = {
  'drain killed': duringDrain((_, drained) => drained),
  'drain target': duringDrain(emptiest),
  'drain gateway': duringDrain((_fleet, _drained, turn) => `g${turn % setting.gateways}`),
  'pair at once': async (fleet, turn) => {
    const first = busiest(fleet, turn);
    const second = workers.filter((name) => name !== first)[turn % 2];
    return notAnew(fleet, await killed(fleet, [first, second]));
  },
  'pair in turn': async (fleet, turn) => {
    const first = busiest(fleet, turn);
    const second = workers.filter((name) => name !== first)[turn % 2];
    const robots = fleet.drivenBy(first);
    await fleet.kill(first);
    // Silence is noticed after 700 ms, and robots are driven again after a second or more.
    await pause(650 + phaseMs(turn) * 2);
    const trial = await killed(fleet, [second], robots);
    await fleet.startWorker(first);
    await settle(fleet);
    return notAnew(fleet, trial);
  },
  'clock ahead': clockSet('+1h'),
  'clock behind': clockSet('-1h'),
  'deleted one': deleted('all', 1),
  'deleted newest': deleted('newest', 2),
  'deleted all': deleted('all', 2),
  /** The object store takes nothing for five seconds; then a worker is lost. */
  'full brains': async (fleet, turn) => {
    const makeRoom = await fillBucket(fleet, 'brains');
    await pause(5000);
    const trial = await killed(fleet, [busiest(fleet, turn)]);
    await makeRoom();
    await settle(fleet);
    return notAnew(fleet, trial);
  },
  /** Owners cannot change: robots of a lost worker wait until there is room, from when they are measured. */
  'full owners': async (fleet, turn) => {
    const makeRoom = await fillBucket(fleet, 'owners');
    const name = busiest(fleet, turn);
    const robots = fleet.drivenBy(name);
    const atMs = performance.now();
    await fleet.kill(name);
    await pause(4000);
    const roomMs = performance.now();
    await makeRoom();
    const { stoppedMs } = await measure(robots, atMs, true);
    const { drivenMs } = await measure(robots, roomMs, true);
    const lostMs = longestLostMs(fleet, robots);
    await fleet.startWorker(name);
    await settle(fleet);
    return notAnew(fleet, { stoppedMs, drivenMs, lostMs });
  },
  /** A NATS server comes back with nothing; then a worker is lost, and another claims its robots. */
  'empty disk': async (fleet, turn) => {
    const atMs = performance.now();
    await wipeServer(fleet, turn % setting.servers);
    const { stoppedMs } = await measure(fleet.robots, atMs, false, deadmanMs);
    await fleet.ownersChange();
    const ownershipMs = performance.now() - atMs;
    await settle(fleet);
    const trial = await killed(fleet, [busiest(fleet, turn)]);
    return notAnew(fleet, { ...trial, stoppedMs, ownershipMs });
  },
} satisfies Record<string, Make>;
