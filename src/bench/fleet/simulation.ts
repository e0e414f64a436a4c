/**
 * Fleets of 10,000 and 100,000 robots as queues, with service times that are measured here first: a fleet on this machine serves a
 * few robots, and the processor time of each part is read from the system.
 */
import process from 'node:process';
import { BrainStore } from '../../fleet/brain-store.js';
import { FleetBus } from '../../fleet/bus.js';
import { type Base, longestReliveMs, passMs } from '../../fleet/journal.js';
import { checkpointEveryS } from '../../fleet/keeper.js';
import { findNatsServer, noNatsServer } from '../../fleet/nats-server.js';
import { OwnerStore } from '../../fleet/owner-store.js';
import { decodeSteps } from '../../fleet/step.js';
import type { BenchContext, Claim, ClaimReport, Figure } from '../claim.js';
import { measure, summarise } from '../measure.js';
import { startLoad } from '../server/load.js';
import { LoadRobot } from '../server/load-robot.js';
import { gateway } from './gateway.js';
import { assumptions, type FleetShape, type ServiceTimes, simulateFleet } from './machines.js';
import { childrenUs, edge, notHere, processorUs, startFleet } from './processes.js';

const title = 'a simulation of 10,000 and 100,000 robots';
const shapes: readonly FleetShape[] = [
  ...[4, 16, 40].map((machines) => ({ robots: 10_000, machines, natsServers: 3 })),
  ...[40, 100, 400].map((machines) => ({ robots: 100_000, machines, natsServers: 9 })),
].flatMap((shape) => [checkpointEveryS, 60].map((everyS) => ({ ...shape, everyS })));
const [hz, robots] = [20, 4];
/** Two rates: what is done for each frame is the difference, the rest is done anyway. */
const rates = [5, 40] as const;
const together = 32;
/** Linux counts processor time in hundredths of a second: enough of each that it shows. */
const writes = { whole: 20, steps: 100 } as const;

export const simulation: Claim = async (context): Promise<ClaimReport> => {
  if (findNatsServer() === undefined) return notHere('simulation', title, noNatsServer);
  const times = await measureService(context);
  const unknown = Object.entries(times).filter(([, value]) => !Number.isFinite(value) || value <= 0);
  if (unknown.length > 0)
    return notHere(
      'simulation',
      title,
      `Not measured here: ${unknown.map(([name]) => name).join(', ')} (needs Linux).`,
    );
  const scale = context.effort < 0.1 ? 0.01 : 1;
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const shape of shapes.map((one) => ({ ...one, robots: Math.round(one.robots * scale) }))) {
    context.onProgress(`simulation: ${shape.robots} robots on ${shape.machines} machines`);
    const result = simulateFleet(shape, times, 200_000 * scale);
    const sizes = { ...shape, hz };
    const shares = Object.fromEntries(Object.entries(result.load).map(([part, share]) => [`${part}Share`, share]));
    const { natsMessagesPerSecond, wholeEveryS, storeBytesPerSecond, standbyBytesPerSecond } = result;
    const more = { ...shares, natsMessagesPerSecond, wholeEveryS, storeBytesPerSecond, standbyBytesPerSecond };
    const common = { device: 'simulated', sizes };
    if (result.latenciesMs.length > 0)
      figures.push({ name: 'sensor to motor', ...common, ...summarise(result.latenciesMs, 0), more });
    else {
      const full = Object.entries(result.load).filter(([, share]) => share >= 1);
      const text = full.map(([part, share]) => `${part} ${share.toFixed(2)} times`).join(', ');
      notes.push(
        `${shape.robots} robots on ${shape.machines} machines with steps stored every ${shape.everyS} s cannot be served: ${text} what it can.`,
      );
    }
    figures.push({
      name: 'take-over after the loss of a machine',
      ...common,
      ...summarise(result.takeoversMs, 0),
      more,
    });
  }
  const measured = Object.entries(times).map(([name, value]) => `${name} ${Math.round(value)}`);
  return {
    claim: 'simulation',
    title,
    figures,
    promises: [],
    notes: [
      `Simulated, not measured. Service times measured on this machine with brains of ${edge}³: ${measured.join(', ')}.`,
      ...assumptions,
      ...notes,
    ],
  };
};

async function measureService(context: BenchContext): Promise<ServiceTimes> {
  context.onProgress(`simulation: service times of ${robots} robots at ${rates.join(' and ')} Hz`);
  // A gateway and NATS spend least on a frame when they have many.
  const full = (await gateway(context)).figures;
  const least = (name: string): number => Math.min(...full.map(({ more }) => more?.[name] ?? Number.NaN));
  const fleet = await startFleet(context.kind, 1, robots + 1);
  const load = startLoad();
  const { nats, gateways, workers } = fleet.answer;
  const bus = await FleetBus.connect({ servers: nats.servers, fleet: 'main', name: 'bench' });
  try {
    const port = gateways[0].robots;
    const loadUs = await admissionUs(port);
    await load.drive({ port, robots, hz, seconds: 2 });
    const parts = [gateways[0].pid, nats.pid, workers[0].pid];
    const read = (): number[] => [...parts.map(processorUs), childrenUs(workers[0].pid)];
    const seconds = Math.max(5, 20 * context.effort);
    const [slow, fast] = [await partsAt(rates[0]), await partsAt(rates[1])];
    const [, , workerUs, brainUs] = slow.map((one, i) => (fast[i] - one) / (rates[1] - rates[0]));
    const owners = await OwnerStore.open(bus);
    const readAll = () => Promise.all(Array.from({ length: together }, () => owners.read('nobody')));
    const store = await measure(async () => void (await readAll()), { warmUp: 5, repetitions: 30 });
    const sizes = await storedSizes(bus);
    return {
      ...{ gatewayUs: least('gatewayUsPerFrame'), natsUs: least('natsUsPerMessage'), workerUs, brainUs },
      ...{ storeUs: store.p50Us / together, loadUs },
      ...sizes,
      ...(await writeTimes(bus, nats.pid, sizes, brainUs)),
    };

    /** Processor time of gateway, NATS, worker and brain for one robot in a second at this rate. */
    async function partsAt(rate: number): Promise<number[]> {
      const before = read();
      await load.drive({ port, robots, hz: rate, seconds });
      return read().map((value, i) => (value - before[i]) / robots / seconds);
    }
  } finally {
    await bus.close();
    load.close();
    await fleet.close();
  }
}

/** Sizes of what the store holds: of the largest checkpoint, and of one step. */
async function storedSizes(bus: FleetBus): Promise<Pick<ServiceTimes, 'checkpointBytes' | 'stepBytes'>> {
  const objects = await bus.objects(bus.names.brains);
  const stored = await Promise.all(
    (await objects.names('*')).map(async (name) => ({ name, info: await objects.info(name) })),
  );
  const sizeOf = ({ info }: (typeof stored)[number]): number => info?.size ?? 0;
  const isSteps = ({ name }: { readonly name: string }): boolean => name.includes('.steps-');
  const checkpointBytes = Math.max(0, ...stored.filter((one) => !isSteps(one)).map(sizeOf));
  const longest = stored.filter(isSteps).sort((one, other) => sizeOf(other) - sizeOf(one))[0]?.info;
  const bytes = longest === undefined ? new Uint8Array() : await objects.read(longest);
  const count = decodeSteps(bytes)?.length ?? 0;
  return { checkpointBytes, stepBytes: bytes.length / count };
}

/** Processor time of a write to the store, here as in a worker and in NATS: a whole checkpoint, and half of the steps that go before the next. */
async function writeTimes(
  bus: FleetBus,
  natsPid: number,
  { checkpointBytes, stepBytes }: Pick<ServiceTimes, 'checkpointBytes' | 'stepBytes'>,
  brainUs: number,
): Promise<Pick<ServiceTimes, 'wholeUs' | 'natsWholeUs' | 'stepsUs' | 'natsStepsUs'>> {
  const brains = await BrainStore.open(bus);
  const epoch = { incarnation: 1, revision: 1 };
  const own = (): number => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const content = new Uint8Array(checkpointBytes);
  const keep = (i: number): Promise<Base> => {
    // Other bytes each time: the same would be the same object.
    new DataView(content.buffer).setUint32(0, i);
    return brains.keep('bench', epoch, content, i);
  };
  const timed = async (times: number, write: (i: number) => Promise<unknown>): Promise<readonly number[]> => {
    const before = [own(), processorUs(natsPid)];
    for (let i = 1; i <= times; i += 1) await write(i);
    return [own(), processorUs(natsPid)].map((us, i) => (us - before[i]) / times);
  };
  const [wholeUs, natsWholeUs] = await timed(writes.whole, keep);
  const base = await keep(writes.whole + 1);
  const bytes = new Uint8Array(Math.round((stepBytes * 1000 * longestReliveMs) / (brainUs + 1000 * passMs) / 2));
  const [stepsUs, natsStepsUs] = await timed(writes.steps, (i) =>
    brains.keepSteps('bench', epoch, base, bytes, base.cycle + i),
  );
  return { wholeUs, natsWholeUs, stepsUs, natsStepsUs };
}

/** From a robot's connection to its acceptance: read, claim, load. */
async function admissionUs(port: number): Promise<number> {
  const robot = new LoadRobot(port, 'first');
  const beganMs = performance.now();
  await robot.connect();
  const tookUs = (performance.now() - beganMs) * 1000;
  robot.close();
  return tookUs;
}
