/**
 * A fleet of many machines as queues: robots at their phases, gateways, NATS servers, workers and cores for brains, with service
 * times that were measured on one machine. It says what latency, take-over and traffic would be; it is a model, and what it
 * takes for granted is in `assumptions`.
 */
import { longestReliveMs, passMs } from '../../fleet/journal.js';
import { createSource } from '../../programs/seeded.js';
import { Agenda, Station } from './stations.js';

/** Processor time that each part takes, in microseconds. */
export interface ServiceTimes {
  /** Of a gateway for a frame and its answer. */
  readonly gatewayUs: number;
  /** Of a NATS server for a message. */
  readonly natsUs: number;
  /** Of a worker's process for a frame and its answer, and of the brain for its cycle. */
  readonly workerUs: number;
  readonly brainUs: number;
  /** Of the leader of a bucket for one read or write. */
  readonly storeUs: number;
  /** From a worker's grant being asked for to the brain being ready, alone on the machine. */
  readonly loadUs: number;
  /** A whole checkpoint, and one step. */
  readonly checkpointBytes: number;
  readonly stepBytes: number;
  /** Of a worker's process and of NATS for a whole checkpoint in the store, and for the steps since. */
  readonly wholeUs: number;
  readonly natsWholeUs: number;
  readonly stepsUs: number;
  readonly natsStepsUs: number;
}

export interface FleetShape {
  readonly robots: number;
  readonly machines: number;
  readonly natsServers: number;
  /** Seconds between two writes of a robot's steps. */
  readonly everyS: number;
}

export const machine = { gateways: 8, workers: 4, brainCores: 16, natsCores: 16 } as const;
const hz = 20;
const hopUs = 50;
const replicas = 3;
/** A standby hears each step, and answers five times in a second. */
const answersPerSecond = 5;
/** Reads and writes of a claim: the entry, the bucket's time of creation twice, the claim, the manifest twice, the object. */
const storeCalls = 7;
const [beatUs, silentUs, tickUs] = [200_000, 700_000, 50_000];

export const assumptions: readonly string[] = [
  `Each machine has ${machine.gateways} gateways, ${machine.workers} workers and ${machine.brainCores} cores for brains; each NATS server has a machine with ${machine.natsCores} cores. Robots are spread evenly.`,
  `Robots send ${hz} frames per second at random phases. A frame passes gateway, NATS, worker, brain, worker, NATS, gateway; each hop between machines takes ${hopUs} µs.`,
  'Service times are the measured processor times, scattered exponentially around their mean; queues are first come, first served. A NATS server that passes a message on to another counts once. Writes to the store count in how busy a part is, and hold up no frame; beats do not count.',
  `A lost machine: its brains are claimed by the others after a silence of ${silentUs / 1000} ms; each claim makes ${storeCalls} calls of one leader, one after the other for the whole fleet, then loads its brain. Robots of its gateways are not modelled.`,
  `The store has ${replicas} copies of everything. A robot's steps since its last whole checkpoint are written anew each time; a whole one follows when making them again would take ${longestReliveMs} ms, ${passMs} ms for each beside the brain's time. What the brain's process does for it is not counted.`,
  `Each brain has a standby, which is told every step, answers ${answersPerSecond} times per second, and reads each whole checkpoint from the store. That counts for NATS; what workers do for it is not counted.`,
  'Nothing fails meanwhile, and nothing else runs on the machines.',
];

export interface SimulatedFleetFigures {
  /** Of sensor to motor, in milliseconds; empty where a part has more to do than it can. */
  readonly latenciesMs: readonly number[];
  /** From the loss of a machine until each of its robots is driven, in milliseconds. */
  readonly takeoversMs: readonly number[];
  /** Shares of their time that parts are busy; 1 and more cannot be served. */
  readonly load: Readonly<Record<'gateway' | 'nats' | 'worker' | 'brain', number>>;
  readonly natsMessagesPerSecond: number;
  /** Seconds between two whole checkpoints of a robot. */
  readonly wholeEveryS: number;
  /** Written to the store, all copies; told to standbys and read by them. */
  readonly storeBytesPerSecond: number;
  readonly standbyBytesPerSecond: number;
}

export function simulateFleet(shape: FleetShape, times: ServiceTimes, frames = 200_000): SimulatedFleetFigures {
  const { robots, machines, natsServers, everyS } = shape;
  const { checkpointBytes, stepBytes } = times;
  const framesPerSecond = robots * hz;
  const wholeEveryS = Math.max(everyS, (1000 * longestReliveMs) / ((times.brainUs + 1000 * passMs) * hz));
  /** Share of the time of all `servers`, by what each robot costs per second. */
  const share = (us: number, servers: number): number => (robots * us) / 1e6 / servers;
  const kept = (stepsUs: number, wholeUs: number): number => stepsUs / everyS + wholeUs / wholeEveryS;
  const messages = 3 * hz + answersPerSecond;
  const load = {
    gateway: share(hz * times.gatewayUs, machines * machine.gateways),
    nats: share(messages * times.natsUs + kept(times.natsStepsUs, times.natsWholeUs), natsServers * machine.natsCores),
    worker: share(hz * times.workerUs + kept(times.stepsUs, times.wholeUs), machines * machine.workers),
    brain: share(hz * times.brainUs, machines * machine.brainCores),
  };
  const isServed = Object.values(load).every((one) => one < 1);
  return {
    latenciesMs: isServed ? latencies(shape, times, frames) : [],
    takeoversMs: takeovers(shape, times),
    load,
    natsMessagesPerSecond: robots * messages,
    wholeEveryS,
    // Half of the steps between two whole checkpoints are there on average when they are written.
    storeBytesPerSecond:
      robots * replicas * (checkpointBytes / wholeEveryS + (stepBytes * hz * wholeEveryS) / 2 / everyS),
    standbyBytesPerSecond: framesPerSecond * stepBytes + (robots * checkpointBytes) / wholeEveryS,
  };
}

/** The parts that a frame passes, in order. */
const stages = 6;

function latencies({ robots, machines, natsServers }: FleetShape, times: ServiceTimes, frames: number): number[] {
  const random = randomOf(robots + machines);
  const stations = (count: number, servers: number): Station[] =>
    Array.from({ length: count }, () => new Station(servers));
  const gateways = stations(machines * machine.gateways, 1);
  const nats = stations(natsServers, machine.natsCores);
  const workers = stations(machines * machine.workers, 1);
  const brains = stations(machines, machine.brainCores);
  const agenda = new Agenda();
  // Long enough for each robot to send twice; where that is more than wanted, of some robots fewer.
  const lengthUs = (Math.max(frames, 2 * robots) / robots / hz) * 1e6;
  const began: number[] = [];
  const at = (frame: number, stage: number): number => frame * stages + stage;
  const periodUs = 1e6 / hz;
  const robotOf: number[] = [];
  for (let robot = 0; robot < robots; robot += 1)
    for (let sendUs = random() * periodUs; sendUs < lengthUs; sendUs += periodUs) {
      agenda.plan(sendUs, at(began.length, 0));
      began.push(sendUs);
      robotOf.push(robot);
    }
  const scattered = (mean: number): number => -mean * Math.log(1 - random());
  const done: number[] = [];
  for (let one = agenda.next(); one !== undefined; one = agenda.next()) {
    const stage = one.job % stages;
    const frame = (one.job - stage) / stages;
    const robot = robotOf[frame];
    // Neither gateway nor worker goes with the other: robots connect where they like.
    const worker = (robot * 7919 + 13) % workers.length;
    const visits: readonly (readonly [Station, number])[] = [
      [gateways[robot % gateways.length], times.gatewayUs / 2],
      [nats[robot % nats.length], times.natsUs],
      [workers[worker], times.workerUs],
      [brains[worker % brains.length], times.brainUs],
      [nats[worker % nats.length], times.natsUs],
      [gateways[robot % gateways.length], times.gatewayUs / 2],
    ];
    const [station, us] = visits[stage];
    const doneUs = station.serve(one.atUs, scattered(us));
    if (stage + 1 < stages) agenda.plan(doneUs + (stage === 2 ? 0 : hopUs), at(frame, stage + 1));
    else done.push((doneUs - began[frame]) / 1000);
  }
  return done;
}

function takeovers({ robots, machines }: FleetShape, { storeUs, loadUs }: ServiceTimes): number[] {
  const random = randomOf(robots - machines);
  const lost = Math.ceil(robots / machines);
  const leader = new Station();
  const loaders = Array.from({ length: Math.max(1, machines - 1) }, () => new Station(machine.brainCores));
  const silences = Array.from({ length: lost }, () => silentUs - random() * beatUs + random() * tickUs).sort(
    (one, other) => one - other,
  );
  return silences.map((silenceUs, i) => {
    const claimedUs = leader.serve(silenceUs, storeCalls * storeUs);
    return loaders[i % loaders.length].serve(claimedUs, loadUs) / 1000;
  });
}

function randomOf(seed: number): () => number {
  const source = createSource(seed);
  return () => source() / 2 ** 32;
}
