/**
 * Faults of a fleet, counted and measured: three nats-servers, two gateways, three workers as real processes, robots that keep a
 * history. Workers, gateways and NATS servers are killed, workers frozen for five seconds, links of each kind cut for as long, one
 * way or both, and all of them killed and started again; after each fault the checker goes through the whole history. Counts accumulate in a file over runs, until they
 * reach what is wanted.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findNatsServer } from '../../src/fleet/nats-server.js';
import { type FaultRobot, RealFleet, until } from './real-fleet.js';

/** Which links are cut: a node's to NATS, those of a gateway's robots, or a NATS server's to the others. */
const cuts = { worker: 'w', gateway: 'g', robots: 'robots-g', nats: 'n' } as const;
const ways = ['up', 'down', 'both'] as const;
type Cut = `cut ${keyof typeof cuts} ${(typeof ways)[number]}`;
const cutKinds = Object.keys(cuts).flatMap((link) => ways.map((way) => `cut ${link} ${way}` as Cut));
export const wanted = {
  ...{ worker: 100, gateway: 30, nats: 30, freeze: 20, all: 10 },
  ...(Object.fromEntries(cutKinds.map((kind) => [kind, 10])) as Record<Cut, number>),
} as const;
const setting = {
  servers: 3,
  gateways: 2,
  workers: 3,
  robots: 6,
  hz: 10,
  edge: 4,
  proxied: true,
  standby: true,
} as const;
/** A brainstem's time without an answer until it stops the wheels. */
const deadmanMs = 250;
const cutMs = 5000;

export type Kind = keyof typeof wanted;
export const allKinds = Object.keys(wanted) as readonly Kind[];

export interface TrialOptions {
  /** Where counts accumulate. */
  readonly file: string;
  readonly minutes: number;
  readonly kinds: readonly Kind[];
  readonly note: (text: string) => void;
}

interface Trial {
  readonly kind: Kind;
  /** From the fault until the last robot concerned stopped, by its deadman at the latest; and until all were driven again. */
  readonly stoppedMs: number;
  readonly drivenMs: number;
  /** Of NATS servers: until an owner could be changed again. */
  readonly ownershipMs?: number;
  /** Of all nodes: until every process served again. */
  readonly startedMs?: number;
  /** Of killed workers: what their brains had lived that was lost, by the robot that lost most. */
  readonly lostMs?: number;
  /** Where that was more than is promised: what the processes said of brains and checkpoints before it. */
  readonly said?: readonly string[];
}
export interface Results {
  readonly device: string;
  readonly nats: string;
  readonly setting: typeof setting;
  trials: Trial[];
  obeyed: number;
  offences: string[];
}

/** Makes faults until the counts are reached or the time is over; throws where the history has an offence. */
export async function runFleetTrials({ file, minutes, kinds, note }: TrialOptions): Promise<Results> {
  const results = readResults(file);
  const endMs = performance.now() + 60_000 * minutes;
  const fleet = await RealFleet.start(setting);
  let counted = 0;
  try {
    await until(() => fleet.robots.every(({ history }) => history.length > 20), 'every robot is driven');
    for (let turn = 0; performance.now() < endMs; turn += 1) {
      const missing = kinds.filter((kind) => count(results, kind) < wanted[kind]);
      if (missing.length === 0) break;
      const kind = missing[turn % missing.length];
      const trial = await faults[kind](fleet, turn);
      if (trial !== undefined) results.trials.push({ kind, ...trial });
      const obeyed = fleet.robots.reduce((sum, { history }) => sum + history.length, 0);
      results.obeyed += obeyed - counted;
      counted = obeyed;
      results.offences.push(...fleet.check());
      write(file, results);
      if (results.offences.length > 0) throw new Error(`the history is not sound: ${results.offences[0]}`);
      note(`${missing.length} kinds left; ${summary(results, [kind])}`);
    }
    return results;
  } finally {
    await fleet.close();
  }
}

type Make = (fleet: RealFleet, turn: number) => Promise<Omit<Trial, 'kind'> | undefined>;

/** A link is silent for five seconds. Robots that were driven meanwhile by another count as well as those that waited. */
const cutFor =
  (link: keyof typeof cuts, way: (typeof ways)[number]): Make =>
  async (fleet, turn) => {
    const count = {
      worker: setting.workers,
      gateway: setting.gateways,
      robots: setting.gateways,
      nats: setting.servers,
    };
    const name = link === 'worker' ? busiest(fleet, turn) : `${cuts[link]}${turn % count[link]}`;
    const gateway = link === 'gateway' || link === 'robots' ? `g${turn % setting.gateways}` : undefined;
    const robots =
      link === 'worker' ? fleet.drivenBy(name) : gateway === undefined ? fleet.robots : fleet.connectedTo(gateway);
    if (robots.length === 0) return undefined;
    const atMs = performance.now();
    fleet.cut(name, way);
    await new Promise((resolve) => setTimeout(resolve, cutMs));
    fleet.heal(name);
    const trial = await measure(robots, atMs, false, deadmanMs);
    await settle(fleet);
    return trial;
  };

const faults: Record<Kind, Make> = {
  ...(Object.fromEntries(
    (Object.keys(cuts) as (keyof typeof cuts)[]).flatMap((link) =>
      ways.map((way) => [`cut ${link} ${way}`, cutFor(link, way)]),
    ),
  ) as Record<Cut, Make>),
  worker: async (fleet, turn) => {
    const name = busiest(fleet, turn);
    const robots = fleet.drivenBy(name);
    const atMs = performance.now();
    await fleet.kill(name);
    const trial = await measure(robots, atMs, true);
    const lostMs = longestLostMs(fleet, robots);
    await fleet.startWorker(name);
    await settle(fleet);
    return lostMs > 1000 ? { ...trial, lostMs, said: saidOf(fleet) } : { ...trial, lostMs };
  },
  freeze: async (fleet, turn) => {
    const name = busiest(fleet, turn);
    const robots = fleet.drivenBy(name);
    const atMs = performance.now();
    fleet.signal(name, 'SIGSTOP');
    const trial = await measure(robots, atMs, true);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs + 5000 - performance.now())));
    fleet.signal(name, 'SIGCONT');
    await settle(fleet);
    return trial;
  },
  gateway: async (fleet, turn) => {
    const names = Array.from({ length: setting.gateways }, (_, i) => `g${(i + turn) % setting.gateways}`);
    const name = names.find((one) => fleet.connectedTo(one).length > 0) ?? names[0];
    const robots = fleet.connectedTo(name);
    const atMs = performance.now();
    await fleet.kill(name);
    // Frames that were on their way do not count as driven again.
    const trial = robots.length === 0 ? undefined : await measure(robots, atMs, false, 30);
    await fleet.startGateway(name);
    await settle(fleet);
    return trial;
  },
  nats: async (fleet, turn) => {
    const server = fleet.servers[turn % fleet.servers.length];
    const atMs = performance.now();
    await server.running?.stop('SIGKILL');
    const trial = await measure(fleet.robots, atMs, false, 30);
    await fleet.storeIsWell();
    const ownershipMs = performance.now() - atMs;
    server.running = await server.start();
    await settle(fleet);
    return { ...trial, ownershipMs };
  },
  /** Everything but the robots: brains come back from the store alone. */
  all: async (fleet) => {
    const names = [...fleet.nodes.keys()];
    const atMs = performance.now();
    await Promise.all([
      ...names.map((name) => fleet.kill(name)),
      ...fleet.servers.map((server) => server.running?.stop('SIGKILL')),
    ]);
    await Promise.all(
      fleet.servers.map(async (server) => {
        server.running = await server.start();
      }),
    );
    await Promise.all(names.map((name) => (name.startsWith('w') ? fleet.startWorker(name) : fleet.startGateway(name))));
    const startedMs = performance.now() - atMs;
    const trial = await measure(fleet.robots, atMs, true);
    const lostMs = longestLostMs(fleet, fleet.robots);
    await settle(fleet);
    // Every brain has to come back with what it had lived: one that was born anew would have lost all of it.
    if (!(lostMs < 10_000)) throw new Error(`brains did not come back: ${saidOf(fleet).slice(-5).join(' ')}`);
    return { ...trial, startedMs, lostMs };
  },
};

/** What the robot has lost that lost most, in milliseconds of its life. */
function longestLostMs(fleet: RealFleet, robots: readonly FaultRobot[]): number {
  return Math.max(0, ...robots.map((robot) => (1000 / setting.hz) * fleet.lostCycles(robot)));
}

function saidOf({ notes }: RealFleet): readonly string[] {
  const lines = notes.slice(-400).join('').split('\n');
  return lines.filter((line) => /checkpoint|steps|claimed|dropped|failed/.test(line)).slice(-60);
}

function busiest(fleet: RealFleet, turn: number): string {
  const names = Array.from({ length: setting.workers }, (_, i) => `w${(i + turn) % setting.workers}`);
  return names.find((name) => fleet.drivenBy(name).length > 0) ?? names[0];
}

async function measure(robots: readonly FaultRobot[], atMs: number, isNew: boolean, leftMs = 0) {
  const first = (robot: FaultRobot): number | undefined => robot.firstAfter(atMs + leftMs, isNew);
  await until(() => robots.every((robot) => first(robot) !== undefined), 'robots are driven again');
  const driven = robots.map((robot) => (first(robot) ?? 0) - atMs);
  const stopped = robots.map((robot) => {
    const next = first(robot) ?? 0;
    const last = Math.max(...robot.history.filter((one) => one.atMs < next).map((one) => one.atMs), 0);
    return Math.min(next, last + deadmanMs) - atMs;
  });
  return { stoppedMs: Math.max(...stopped), drivenMs: Math.max(...driven) };
}

/** All robots have been driven for two seconds, by gateways and workers that know each other. */
async function settle(fleet: RealFleet): Promise<void> {
  await fleet.storeIsWell();
  const atMs = performance.now();
  await until(() => fleet.robots.every(({ lastMs }) => lastMs > atMs + 2000), 'the fleet is at rest');
}

function readResults(file: string): Results {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Results;
  const [cpu] = os.cpus();
  const device = `${os.availableParallelism()} cores, ${process.arch}, ${cpu?.model ?? ''}, Node ${process.version}`;
  return { device, nats: findNatsServer()?.version ?? '', setting, trials: [], obeyed: 0, offences: [] };
}

function write(file: string, results: Results): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

function count({ trials }: Results, kind: Kind): number {
  return trials.filter((one) => one.kind === kind).length;
}

/** Counts and times of these kinds, in words. */
export function summary({ trials, obeyed }: Results, kinds: readonly Kind[] = allKinds): string {
  const parts = kinds.map((kind) => {
    const own = trials.filter((one) => one.kind === kind);
    const middle = (pick: (trial: Trial) => number): string => {
      const values = own.map(pick).sort((one, other) => one - other);
      const at = (share: number): string => (values[Math.floor(share * (values.length - 1))] ?? Number.NaN).toFixed(0);
      return `${at(0.5)}/${at(1)} ms`;
    };
    const changed = kind === 'nats' ? `, owners change ${middle((one) => one.ownershipMs ?? 0)}` : '';
    const started = kind === 'all' ? `, all started ${middle((one) => one.startedMs ?? 0)}` : '';
    const lost = kind === 'worker' || kind === 'all' ? `, learning lost ${middle((one) => one.lostMs ?? 0)}` : '';
    return `${kind} ${own.length}: stopped ${middle((one) => one.stoppedMs)}, driven ${middle((one) => one.drivenMs)}${changed}${started}${lost}`;
  });
  return `${obeyed} frames obeyed; median/longest: ${parts.join('; ')}`;
}
