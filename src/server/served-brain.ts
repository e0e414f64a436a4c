/**
 * A brain behind a real server, with the face of a brain beside the caller: every cycle travels over TCP as a robot's frames do,
 * one connection and one slot for each brain, through the codec, the slots and the brain child. What a robot cannot ask for
 * (snapshots, parameters, states) goes to the child by the server's own hand. Whatever measures brains can measure the whole way.
 */
import { pino } from 'pino';
import { readMotors, readSensors } from '../brain/dictionary.js';
import type {
  BatchCycle,
  BatchOutcomes,
  Brain,
  BrainConfiguration,
  BrainDescription,
  BrainOptions,
  BrainSnapshot,
  BrainState,
  BrainView,
  Cycle,
  Outcome,
  ParameterName,
  QualityChange,
  RunResult,
  SlotSnapshot,
} from '../brain/index.js';
import { slotSeeds } from '../brain/options.js';
import type { Counters } from '../device/device.js';
import { describeValue } from '../kernel/errors.js';
import { FieldbrainError, type HostArray } from '../kernel/index.js';
import type { Actuator, Sensor } from '../robot/index.js';
import type { Request } from './brains/messages.js';
import type { Subscription } from './hub.js';
import { ServedRobot } from './served-robot.js';
import { FieldbrainServer } from './server.js';

export class ServedBrain implements Brain {
  readonly configuration: BrainConfiguration;
  readonly #server: FieldbrainServer;
  readonly #robots: readonly ServedRobot[];
  readonly #cycles: Subscription;
  readonly #states: BrainState[] = [];

  private constructor(server: FieldbrainServer, robots: readonly ServedRobot[], configuration: BrainConfiguration) {
    this.configuration = configuration;
    this.#server = server;
    this.#robots = robots;
    this.#cycles = server.hub.subscribe({ types: ['cycle'], capacity: 4 * robots.length });
  }

  /**
   * Starts a server on free ports of this machine and connects as many robots as there are brains.
   * @example
   * const brain = await ServedBrain.open({ sensors: [{ name: 'front', min: 0, max: 4 }], motors: 2, size: 8, device: 'cpu' });
   */
  static async open(options: BrainOptions): Promise<ServedBrain> {
    const { size, bankRows = 10_000, learn = true, precision = 'f32', brains = 1, threads } = options;
    const { demonstrations = false, learning, episode, planner = learning === undefined } = options;
    const seeds = typeof options.seed === 'object' ? options.seed : slotSeeds(options.seed ?? 1, brains);
    const [sensors, motors] = [readSensors(options.sensors), readMotors(options.motors)];
    const { device } = options;
    if (typeof device === 'object') throw wrong('device', 'an open device', 'the name of a kind');
    const server = await FieldbrainServer.start(
      {
        robots: { port: 0, connections: 2 * brains + 2, framesPerSecond: 1e9, idleMs: 600_000 },
        monitor: { enabled: false },
        http: { enabled: false },
        foxglove: { enabled: false },
        brains,
        ready: 0,
        brain: {
          ...(device === undefined ? {} : { device }),
          ...(size === undefined ? {} : { size: size as 8 }),
          ...(threads === undefined ? {} : { threads }),
          ...{ seed: seeds[0], bankRows, planner, demonstrations, learn, precision, perBrainStores: true },
          ...(learning === undefined ? {} : { learning, ...(episode === undefined ? {} : { episode }) }),
        },
        cycle: { lateMs: 600_000, hangMs: 600_000 },
        checkpoints: { recoveryS: 0 },
      },
      { log: pino({ level: 'silent' }) },
    );
    try {
      const hello = { sensors: sensors.map(sensorOf), actuators: motors.map(actuatorOf) };
      const robots = seeds.map(
        (_, n) =>
          new ServedRobot(
            server.ports.robots,
            { robot: `served-${n}`, ...hello },
            { demonstrations, episodes: learning !== undefined },
          ),
      );
      for (const robot of robots) await robot.connect();
      const [pool] = server.robots.pools;
      const { size: edge = 16, mode = 'deployment' } = pool.description ?? {};
      const configuration: BrainConfiguration = {
        ...{ sensors, motors, size: edge, brains, mode, precision, seed: seeds[0], bankRows, planner },
        perBrainStores: true,
        ...(demonstrations ? { demonstrations } : {}),
        ...(learning === undefined ? {} : { learning, episode: episode ?? 'rest' }),
      };
      const served = new ServedBrain(server, robots, configuration);
      for (let n = 1; n < brains; n += 1) await served.reset(n, seeds[n]);
      return served;
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  async process(
    sensors: ArrayLike<number>,
    { reward = 0, demonstration: demonstrations, terminated, truncated }: Outcome = {},
  ): Promise<Cycle> {
    const { motors, states } = await this.processBatch(Float32Array.from(sensors), {
      rewards: [reward],
      demonstrations,
      ...(terminated === undefined ? {} : { terminated: [terminated] }),
      ...(truncated === undefined ? {} : { truncated: [truncated] }),
    });
    return { motors, state: states[0] };
  }

  async processBatch(
    sensors: Float32Array,
    { rewards, demonstrations, terminated, truncated }: BatchOutcomes = {},
  ): Promise<BatchCycle> {
    if ((terminated !== undefined || truncated !== undefined) && this.configuration.learning === undefined)
      throw wrong('outcomes', 'ends', "none: the brain was not made with learning: 'reward'");
    const { brains, sensors: entries, motors: outputs } = this.configuration;
    const [S, M] = [entries.length, outputs.length];
    if (sensors.length !== brains * S) throw wrong('sensors', `${sensors.length} values`, `${brains} × ${S}`);
    this.#checkDemonstrations(demonstrations, brains * M);
    const told = demonstrations === undefined ? undefined : Float32Array.from(demonstrations);
    const motors = new Float32Array(brains * M);
    await Promise.all(
      this.#robots.map(async (robot, n) => {
        const demonstration = told?.subarray(n * M, (n + 1) * M);
        const ending = { terminated: Boolean(terminated?.[n]), truncated: Boolean(truncated?.[n]) };
        const values = sensors.subarray(n * S, (n + 1) * S);
        motors.set(await robot.ask(values, rewards?.[n] ?? 0, demonstration, ending), n * M);
      }),
    );
    for (let message = this.#cycles.take(); message !== undefined; message = this.#cycles.take())
      if (message.type === 'cycle') this.#states[Number(message.robot.slice('served-'.length))] = message.report;
    return { motors, states: this.#states };
  }

  async run(
    steps: number,
    sensors: Float32Array,
    { rewards, demonstrations, terminated, truncated }: BatchOutcomes = {},
  ): Promise<RunResult> {
    const { brains, motors: outputs } = this.configuration;
    const [width, wide] = [sensors.length / steps, brains * outputs.length];
    const motors = new Float32Array(steps * wide);
    this.#checkDemonstrations(demonstrations, steps * wide);
    const told = demonstrations === undefined ? undefined : Float32Array.from(demonstrations);
    for (let step = 0; step < steps; step += 1) {
      const part = <T>(values: ArrayLike<T> | undefined): T[] | undefined =>
        values && Array.from({ length: brains }, (_, n) => values[step * brains + n]);
      const demonstrations = told?.subarray(step * wide, (step + 1) * wide);
      const ends = { terminated: part(terminated), truncated: part(truncated) };
      const given = { ...ends, rewards: part(rewards), demonstrations };
      const cycle = await this.processBatch(sensors.subarray(step * width, (step + 1) * width), given);
      motors.set(cycle.motors, step * wide);
    }
    return { motors, states: this.#states, reports: new Float32Array(0) };
  }

  /** All brains as one batch would be saved: each tensor with the brains one after the other. */
  async save(): Promise<BrainSnapshot> {
    const { brains } = this.configuration;
    const parts: BrainSnapshot[] = [];
    for (let n = 0; n < brains; n += 1) parts.push(await this.#ask(n, { kind: 'snapshot', batch: this.#batchOf(n) }));
    const [first] = parts;
    const names = Object.keys(first.tensors);
    const tensors = Object.fromEntries(names.map((name) => [name, join(parts.map((one) => one.tensors[name]))]));
    const shapes = Object.fromEntries(names.map((name) => [name, [brains, ...first.shapes[name].slice(1)]]));
    return { ...first, configuration: this.configuration, tensors, shapes };
  }

  async load(snapshot: BrainSnapshot): Promise<void> {
    const { brains } = this.configuration;
    for (let n = 0; n < brains; n += 1) {
      const tensors = Object.fromEntries(
        Object.entries(snapshot.tensors).map(([name, data]) => {
          const size = data.length / brains;
          return [name, data.slice(n * size, (n + 1) * size) as HostArray];
        }),
      );
      const shapes = Object.fromEntries(
        Object.entries(snapshot.shapes).map(([name, shape]) => [name, [1, ...shape.slice(1)]]),
      );
      const configuration = { ...snapshot.configuration, brains: 1 };
      const own: BrainSnapshot = { ...snapshot, configuration, tensors, shapes };
      await this.#ask(n, { kind: 'restore', batch: this.#batchOf(n), snapshot: own });
    }
  }

  async reset(slot?: number, seed?: number): Promise<void> {
    for (const n of this.#slots(slot))
      await this.#ask(n, { kind: 'reset', batch: this.#batchOf(n), slot: 0, ...(seed === undefined ? {} : { seed }) });
  }

  async read(what: BrainView | (string & {})): Promise<Float32Array> {
    const parts: Float32Array[] = [];
    for (const n of this.#slots(undefined))
      parts.push(await this.#ask(n, { kind: 'read', batch: this.#batchOf(n), what }));
    return join(parts) as Float32Array;
  }

  get(parameter: ParameterName, slot = 0): number {
    return this.#robotSlot(slot).parameters[parameter] ?? 1;
  }

  async set(parameter: ParameterName, value: number, slot?: number): Promise<void> {
    for (const n of this.#slots(slot)) {
      await this.#ask(n, { kind: 'parameter', batch: this.#batchOf(n), slot: 0, parameter, value });
      const robotSlot = this.#robotSlot(n);
      robotSlot.parameters = { ...robotSlot.parameters, [parameter]: value };
    }
  }

  lesion(faculty: ParameterName, slot?: number): Promise<void> {
    return this.set(faculty, 0, slot);
  }

  restore(faculty: ParameterName, slot?: number): Promise<void> {
    return this.set(faculty, 1, slot);
  }

  setLearning(learn: boolean, slot?: number): Promise<void> {
    return this.set('learn', learn ? 1 : 0, slot);
  }

  describe(): BrainDescription {
    const { description } = this.server.robots.pools[0];
    return { ...(description as BrainDescription), ...this.configuration, reason: 'behind a server, over TCP' };
  }

  qualityChanges(): readonly QualityChange[] {
    return [];
  }

  /** The server that stands between. */
  get server(): FieldbrainServer {
    return this.#server;
  }

  async close(): Promise<void> {
    this.#cycles.close();
    for (const robot of this.#robots) robot.close();
    await this.#server.close();
  }

  processSync(): Cycle {
    throw this.#notServed('processSync');
  }

  processBatchSync(): BatchCycle {
    throw this.#notServed('processBatchSync');
  }

  exportSlot(): Promise<SlotSnapshot> {
    throw this.#notServed('exportSlot');
  }

  importSlot(): Promise<void> {
    throw this.#notServed('importSlot');
  }

  consolidate(): Promise<void> {
    throw this.#notServed('consolidate');
  }

  counters(): Counters {
    throw this.#notServed('counters');
  }

  #checkDemonstrations(demonstrations: ArrayLike<number> | undefined, expected: number): void {
    if (demonstrations === undefined) return;
    if (this.configuration.demonstrations !== true)
      throw wrong('demonstrations', 'some', 'none: the brain was not made with demonstrations');
    if (demonstrations.length !== expected)
      throw wrong('demonstrations', `${demonstrations.length} values`, `${expected}, one per motor`);
  }

  #notServed(what: string): FieldbrainError {
    return new FieldbrainError('usage', `ServedBrain.${what}: not over a server. Use a brain beside you.`, { what });
  }

  #robotSlot(n: number) {
    const robotSlot = this.#server.robots.robotSlot(`served-${n}`);
    if (robotSlot === undefined) throw wrong('slot', n, `0 to ${this.configuration.brains - 1}`);
    return robotSlot;
  }

  #batchOf(n: number): number {
    return this.#robotSlot(n).batch;
  }

  async #ask<Asked extends Request>(n: number, request: Asked) {
    const pool = this.#server.robots.poolOf(this.#robotSlot(n));
    if (pool === undefined) throw wrong('slot', n, 'a robot that is connected');
    return pool.ask(request);
  }

  #slots(slot: number | undefined): number[] {
    return slot === undefined ? Array.from({ length: this.configuration.brains }, (_, n) => n) : [slot];
  }
}

function sensorOf({ name, unit = '', min, max }: ReturnType<typeof readSensors>[number]): Sensor {
  if (min === undefined || max === undefined)
    throw wrong(`sensor ${name}`, 'no range', 'min and max, which travel in the hello');
  return { name, unit, minimum: min, maximum: max, safety: 'none' };
}

function actuatorOf({ name, unit = '', tendency }: ReturnType<typeof readMotors>[number]): Actuator {
  const role = tendency === undefined ? {} : { role: tendency };
  return { name, unit, minimum: -1, maximum: 1, safety: 'wheel', ...role };
}

function join(parts: readonly HostArray[]): HostArray {
  const [first] = parts;
  const whole = new (first.constructor as new (length: number) => HostArray)(
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const part of parts) {
    whole.set(part as never, at);
    at += part.length;
  }
  return whole;
}

function wrong(what: string, got: unknown, expected: string): FieldbrainError {
  return new FieldbrainError(
    'usage',
    `ServedBrain: ${what} cannot be used (got ${describeValue(got)}, expected ${expected}).`,
  );
}
