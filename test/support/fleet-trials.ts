/**
 * Faults of a fleet, counted and measured: three nats-servers, two gateways, three workers as real processes, robots that keep a
 * history. Workers, gateways and NATS servers are killed, workers frozen for five seconds, links of each kind cut for as long, one
 * way or both, and all of them killed and started again, and what operator-faults.ts adds; after each fault the checker goes through the whole
 * history. Counts accumulate in a file over runs, until they reach what is wanted.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findNatsServer } from '../../src/fleet/nats-server.js';
import { operatorFaults } from './operator-faults.js';
import { RealFleet, until } from './real-fleet.js';
import {
  busiest,
  deadmanMs,
  longestLostMs,
  type Make,
  type Measured,
  measure,
  saidOf,
  setting,
  settle,
} from './trial-measures.js';

/** Which links are cut: a node's to NATS, those of a gateway's robots, or a NATS server's to the others. */
const cuts = { worker: 'w', gateway: 'g', robots: 'robots-g', nats: 'n' } as const;
const ways = ['up', 'down', 'both'] as const;
type Cut = `cut ${keyof typeof cuts} ${(typeof ways)[number]}`;
const cutKinds = Object.keys(cuts).flatMap((link) => ways.map((way) => `cut ${link} ${way}` as Cut));
type OperatorFault = keyof typeof operatorFaults;
const operatorKinds = Object.keys(operatorFaults) as OperatorFault[];
export const wanted = {
  ...{ worker: 100, gateway: 30, nats: 30, freeze: 20, all: 10 },
  ...(Object.fromEntries(cutKinds.map((kind) => [kind, 10])) as Record<Cut, number>),
  ...(Object.fromEntries(operatorKinds.map((kind) => [kind, 10])) as Record<OperatorFault, number>),
} as const;
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

interface Trial extends Measured {
  readonly kind: Kind;
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
      if (trial !== undefined)
        results.trials.push({ kind, ...trial, ...(isLong(trial) ? { said: saidOf(fleet) } : {}) });
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

/** More than is promised for the loss of a worker. */
function isLong({ drivenMs, lostMs = 0, gapMs = 0 }: Measured): boolean {
  return drivenMs > 2000 || lostMs > 1000 || gapMs > 2500;
}

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
  ...operatorFaults,
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
    return { ...trial, lostMs };
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
    await fleet.ownersChange();
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
    const lost = own.some((one) => one.lostMs !== undefined)
      ? `, learning lost ${middle((one) => one.lostMs ?? 0)}`
      : '';
    const gap = own.some((one) => one.gapMs !== undefined) ? `, without motors ${middle((one) => one.gapMs ?? 0)}` : '';
    return `${kind} ${own.length}: stopped ${middle((one) => one.stoppedMs)}, driven ${middle((one) => one.drivenMs)}${changed}${started}${lost}${gap}`;
  });
  return `${obeyed} frames obeyed; median/longest: ${parts.join('; ')}`;
}
