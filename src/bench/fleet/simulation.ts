/**
 * Fleets of 10,000 and 100,000 robots as queues, with service times that are measured here first: a fleet on this machine serves a
 * few robots, and the processor time of each part is read from the system.
 */
import { FleetBus } from '../../fleet/bus.js';
import { findNatsServer, noNatsServer } from '../../fleet/nats-server.js';
import { OwnerStore } from '../../fleet/owner-store.js';
import type { BenchContext, Claim, ClaimReport, Figure } from '../claim.js';
import { measure, summarise } from '../measure.js';
import { startLoad } from '../server/load.js';
import { LoadRobot } from '../server/load-robot.js';
import { assumptions, type FleetShape, type ServiceTimes, simulateFleet } from './machines.js';
import { childrenUs, edge, notHere, processorUs, startFleet } from './processes.js';

const title = 'a simulation of 10,000 and 100,000 robots';
const shapes: readonly FleetShape[] = [
  { robots: 10_000, machines: 4, natsServers: 3 },
  { robots: 10_000, machines: 16, natsServers: 3 },
  { robots: 10_000, machines: 40, natsServers: 3 },
  { robots: 100_000, machines: 40, natsServers: 3 },
  { robots: 100_000, machines: 100, natsServers: 9 },
  { robots: 100_000, machines: 400, natsServers: 9 },
];
const [hz, robots] = [20, 4];

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
    const { natsMessagesPerSecond, checkpointMegabytesPerSecond } = result;
    const more = { ...shares, natsMessagesPerSecond, checkpointMegabytesPerSecond };
    const common = { device: 'simulated', sizes };
    if (result.latenciesMs.length > 0)
      figures.push({ name: 'sensor to motor', ...common, ...summarise(result.latenciesMs, 0), more });
    else {
      const full = Object.entries(result.load).filter(([, share]) => share >= 1);
      const text = full.map(([part, share]) => `${part} ${share.toFixed(2)} times`).join(', ');
      notes.push(`${shape.robots} robots on ${shape.machines} machines cannot be served: ${text} what it can.`);
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
  context.onProgress(`simulation: service times of ${robots} robots at ${hz} Hz`);
  const fleet = await startFleet(context.kind, 1, robots + 1);
  const load = startLoad();
  const { nats, gateways, workers } = fleet.answer;
  const bus = await FleetBus.connect({ servers: nats.servers, fleet: 'main', name: 'bench' });
  try {
    const port = gateways[0].robots;
    const loadUs = await admissionUs(port);
    const order = { port, robots, hz };
    await load.drive({ ...order, seconds: 2 });
    const parts = [gateways[0].pid, nats.pid, workers[0].pid];
    const read = (): number[] => [...parts.map(processorUs), childrenUs(workers[0].pid)];
    const before = read();
    const seconds = Math.max(3, 15 * context.effort);
    await load.drive({ ...order, seconds });
    const frames = robots * hz * seconds;
    const [gatewayUs, natsUs, workerUs, brainUs] = read().map((value, i) => (value - before[i]) / frames);
    const owners = await OwnerStore.open(bus);
    const store = await measure(async () => void (await owners.read('nobody')), { warmUp: 5, repetitions: 50 });
    const stored = (await (await bus.objects(bus.names.brains)).list()).filter(({ deleted }) => !deleted);
    const checkpointBytes = Math.max(0, ...stored.map(({ size }) => size));
    return { gatewayUs, natsUs: natsUs / 2, workerUs, brainUs, storeUs: store.p50Us, loadUs, checkpointBytes };
  } finally {
    await bus.close();
    load.close();
    await fleet.close();
  }
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
