/**
 * The worker side of a server: the robots whose brains are in this process, which pool each belongs to and which may come in. A
 * robot that comes again gets its slot and its brain back; the older connection is closed and disarmed. In `serve` the gateway side
 * calls it, in a worker the fleet does; it knows no sockets.
 */
import type { DeviceName } from '../device/device.js';
import { hostKind, kindTraits } from '../device/kinds.js';
import { FieldbrainError } from '../kernel/errors.js';
import { type Acceptance, actuatorsOf, detailCode, type HandshakeRequest } from '../robot/index.js';
import type { GpuMemory } from './brain-children.js';
import { BrainPool } from './brain-pool.js';
import type { Saved, SaveNote, StepAnswer, StepInputs } from './brains/messages.js';
import type { ServerConfig } from './config.js';
import type { TellEvent } from './events.js';
import { resolveGpus } from './gpus.js';
import type { Hub } from './hub.js';
import { Kinds } from './kinds.js';
import { poolOptions } from './pool-options.js';
import { namesOf, profileOf, type RobotNames, type RobotProfile } from './profile.js';
import { type BrainSide, type RobotPeer, replace } from './robot-host.js';
import { type DoneCycle, RobotSlot } from './robot-slot.js';
import type { SideStreams } from './side-streams.js';
import type { Stops } from './stop-latch.js';
import { Timing } from './timing.js';

export interface RobotsOptions {
  readonly config: ServerConfig;
  readonly hub: Hub;
  /** Where snapshots for restarts go. */
  readonly recoveryFolder: string;
  readonly sideStreams?: SideStreams;
  /** Another program for brain children. */
  readonly childEntry?: string;
  /** GPUs that this machine has; asked where the configuration names some. */
  readonly countGpus?: () => Promise<number>;
  readonly event: TellEvent;
  readonly stops: Stops;
}

/** Time in which an idle kind's process ends; its brains are saved before. */
const idleGraceMs = 4000;

const demonstrationsOff =
  'robots: demonstrations are not taken (got a robot that teaches, expected none while brain.demonstrations is false). ' +
  'Start the server with brain.demonstrations true (fieldbrain serve --demonstrations), or connect without demonstrations.';

const episodesOff =
  'robots: episodes are not taken (got a robot that lives in episodes, expected none while brain.learning is not set). ' +
  'Start the server with brain.learning reward (fieldbrain serve --learning reward), or connect without episodes.';

export class Robots implements BrainSide<RobotSlot> {
  readonly #options: RobotsOptions;
  readonly kinds: Kinds;
  #gpus: readonly DeviceName[] = [];
  readonly #gpuMemory: GpuMemory = new Map();
  /** Kinds whose brains are being saved and ended. */
  readonly #ending = new Set<BrainPool>();
  readonly #robotSlots = new Map<string, RobotSlot>();
  readonly hasAll = true;
  #sessions = 0;
  telemetryPort = 0;
  readonly timing = new Timing();
  readonly counters = { cycles: 0, reconnects: 0, losses: 0 };
  /** Called after each cycle that was answered, with its robot. */
  afterCycle: ((robot: string) => void) | undefined;
  /** Called with each checkpoint that became safe. */
  afterSave: ((saved: Saved) => void) | undefined;
  /** Called with each step of a brain, and when one was changed otherwise: both by the name of its robot where brains are apart. */
  afterStep: ((robot: string, inputs: StepInputs, answer: StepAnswer) => void) | undefined;
  afterChange: ((robot: string) => void) | undefined;
  /** When the last checkpoint became safe; undefined where there was none. */
  checkpointMs: number | undefined;
  lastSaved: SaveNote | undefined;

  constructor(options: RobotsOptions) {
    this.#options = options;
    const { config, event } = options;
    this.kinds = new Kinds({
      most: config.kinds.most,
      idleMs: 1000 * config.kinds.idleS,
      event,
      make: (profile) => this.#makePool(profile),
      stop: (pool) => this.#stopPool(pool, idleGraceMs, pool.children.state !== 'running'),
    });
  }

  /** Takes over the stops of an earlier server, and makes the brains of the expected kind of robot. */
  async prepare(): Promise<void> {
    const { config, countGpus } = this.#options;
    this.#gpus = await resolveGpus(config.gpus, countGpus);
    this.#loadStops();
    const { hardware, sensors, motors } = config.expect;
    const code = hardware === 'picarx' ? 1 : 2;
    const actuators = actuatorsOf(code, motors);
    if (actuators === undefined)
      throw new FieldbrainError('usage', `expect: ${hardware} with ${motors} motors is unknown. See docs/protocol.md.`);
    const request: HandshakeRequest = {
      version: 2,
      sensors,
      motors,
      hardware: code,
      hardwareName: hardware,
      mask: 0,
      operator: false,
      actuators,
    };
    if (config.ready === 0) return;
    const profile = this.#profileOf(request);
    this.kinds.keep(profile);
    await this.kinds.open(profile);
  }

  get robotSlots(): readonly RobotSlot[] {
    return [...this.#robotSlots.values()];
  }

  get pools(): readonly BrainPool[] {
    return this.kinds.running;
  }

  /** A robot waits for an answer. */
  get isCycling(): boolean {
    return this.kinds.running.some((pool) => pool.isCycling);
  }

  /** Whether brains here can be taught. */
  get takesDemonstrations(): boolean {
    return this.#options.config.brain.demonstrations;
  }

  robotSlot(robot: string): RobotSlot | undefined {
    return this.#robotSlots.get(robot);
  }

  poolOf(robotSlot: RobotSlot): BrainPool | undefined {
    return this.kinds.find(robotSlot.profile.name);
  }

  /** A handshake: finds or makes the robot's slot and its brain, then accepts or refuses. */
  async admit(session: RobotPeer, request: HandshakeRequest, address: string): Promise<RobotSlot | undefined> {
    const profile = this.#profileOf(request);
    const names = namesOf(request, address);
    const { robot } = names;
    if (request.demonstrations === true && !this.takesDemonstrations) {
      this.#options.event('warning', 'robot-refused', demonstrationsOff, robot);
      session.refuse(detailCode.demonstrationsNotTaken, demonstrationsOff);
      return undefined;
    }
    if (request.episodes === true && this.#options.config.brain.learning === undefined) {
      this.#options.event('warning', 'robot-refused', episodesOff, robot);
      session.refuse(detailCode.episodesNotTaken, episodesOff);
      return undefined;
    }
    try {
      const pool = await this.kinds.open(profile);
      // One that has gone meanwhile takes nobody's place.
      if (session.state !== 'waiting') return undefined;
      const robotSlot = this.#take(names, request, profile);
      if (robotSlot.session !== undefined) this.#replace(robotSlot);
      robotSlot.session = session;
      robotSlot.address = address;
      robotSlot.request = request;
      robotSlot.mayBeTaught = false;
      await pool.admit(robotSlot);
      if (session.state !== 'waiting') {
        this.leave(robotSlot, session);
        return undefined;
      }
      session.accept(this.acceptance(pool));
      this.changed(robotSlot);
      this.#options.event('info', 'robot-connected', `${robot} (${profile.name}, version ${request.version})`, robot);
      return robotSlot;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isFull = error instanceof FieldbrainError && error.code === 'out-of-memory';
      const robotSlot = this.#robotSlots.get(robot);
      if (robotSlot !== undefined) this.leave(robotSlot, session);
      this.#options.event('error', 'robot-refused', reason, robot);
      session.refuse(isFull ? detailCode.sessionLimit : detailCode.creationFailed, reason);
      return undefined;
    }
  }

  sensory(
    robotSlot: RobotSlot,
    values: Float32Array,
    reward: number | undefined,
    demonstration: Float32Array | undefined,
    end: number,
  ): void {
    const nowMs = performance.now();
    robotSlot.put(values, this.#options.sideStreams?.valuesOf(robotSlot.address, nowMs) ?? [], reward, nowMs);
    robotSlot.hear(demonstration, end);
    const pool = this.poolOf(robotSlot);
    if (robotSlot.isHeld || pool === undefined) {
      robotSlot.mayBeTaught = false;
      robotSlot.session?.answer(robotSlot.zeros);
    } else pool.ready(robotSlot);
  }

  /** The connection of a slot is gone. Its slot and its brain stay. */
  leave(robotSlot: RobotSlot, session: RobotPeer): void {
    if (robotSlot.session !== session) return;
    robotSlot.leave(performance.now());
    this.changed(robotSlot);
    this.#options.event('info', 'robot-gone', `${robotSlot.robot} has gone`, robotSlot.robot);
  }

  /**
   * The robot's brain lives elsewhere from now on: its slot is free, and what it has become here is neither saved nor found again.
   * Brains of a batch share what they know, so that one alone cannot go.
   */
  evict(robot: string): void {
    const robotSlot = this.#robotSlots.get(robot);
    if (robotSlot === undefined) return;
    const { session } = robotSlot;
    robotSlot.leave(performance.now());
    if (session?.isPending) session.fail('the brain has moved');
    this.poolOf(robotSlot)?.evict(robotSlot);
    this.#robotSlots.delete(robot);
    this.changed(robotSlot);
  }

  /**
   * Opens the brain of a robot that is not connected yet, from its newest checkpoint, and takes it through steps that it has made
   * elsewhere since. Gives the number of its next cycle; undefined without steps.
   */
  async relive(request: HandshakeRequest, address: string, steps: Iterable<StepInputs>): Promise<number | undefined> {
    const profile = this.#profileOf(request);
    const pool = await this.kinds.open(profile);
    const robotSlot = this.#take(namesOf(request, address), request, profile);
    await pool.admit(robotSlot);
    return pool.relive(robotSlot, steps);
  }

  /** Saves a robot's brain now; undefined where it has none here. */
  async save(robot: string): Promise<Saved | undefined> {
    const robotSlot = this.#robotSlots.get(robot);
    const pool = robotSlot === undefined ? undefined : this.poolOf(robotSlot);
    if (robotSlot === undefined || pool === undefined || !pool.holds(robotSlot)) return undefined;
    return pool.ask({ kind: 'save', batch: robotSlot.batch });
  }

  changed(robotSlot: RobotSlot): void {
    const teaching = this.takesDemonstrations ? { teaching: robotSlot.teaching } : {};
    this.#options.hub.publish({ type: 'robot', ...robotSlot.info(), ...teaching });
  }

  /** Ends the children with a last checkpoint. Gives what was lost, a sentence each; all of it is reported. */
  async close(graceMs: number): Promise<string[]> {
    const losses: string[] = [];
    await this.kinds.close(async (pool) => losses.push(...(await this.#stopPool(pool, graceMs))));
    return losses;
  }

  /** What those lose that have not ended by now. They are left behind. */
  giveUp(): string[] {
    const unsaved = [...this.#ending].flatMap((pool) => pool.unsaved);
    this.#ending.clear();
    return this.#tellLosses(unsaved);
  }

  /** Ends the brains of a kind, with a last checkpoint or without; tells what was saved, and gives what was lost. */
  async #stopPool(pool: BrainPool, graceMs: number, save = true): Promise<string[]> {
    const { event } = this.#options;
    this.#ending.add(pool);
    const { saved, lost, faults } = await pool.stop(save, graceMs);
    if (!this.#ending.delete(pool)) return [];
    for (const one of saved) {
      event('info', 'checkpoint', `saved ${one.file}`);
      this.afterSave?.(one);
    }
    const losses = this.#tellLosses(lost);
    for (const one of faults) event('error', 'close-failed', one);
    return losses;
  }

  #tellLosses(lost: BrainPool['unsaved']): string[] {
    return lost.map(({ name, reason }) => {
      const text = `${name}: not saved (${reason})`;
      this.#options.event('error', 'checkpoint-failed', text, name);
      return text;
    });
  }

  #loadStops(): void {
    this.#options.stops.load();
    const { all, robots } = this.#options.stops;
    if (!all && robots.length === 0) return;
    const text = `still stopped since before the restart: ${all ? 'all robots' : robots.join(', ')}. Clear the stop to go on.`;
    this.#options.event('warning', 'stop-kept', text);
  }

  #take(names: RobotNames, request: HandshakeRequest, profile: RobotProfile): RobotSlot {
    const { robot } = names;
    const known = this.#robotSlots.get(robot);
    if (known !== undefined && known.profile.name === profile.name) {
      // A brain that came before its robot is no connection yet.
      if (known.session !== undefined || known.leftMs > 0) {
        known.reconnects += 1;
        this.counters.reconnects += 1;
      }
      return known;
    }
    if (known?.session !== undefined) this.#replace(known);
    const robotSlot = new RobotSlot(
      names,
      known?.number ?? this.#robotSlots.size,
      request,
      profile,
      this.#options.stops,
    );
    // A pause is of the robot, not of its description.
    robotSlot.isPaused = known?.isPaused ?? false;
    this.#robotSlots.set(robot, robotSlot);
    return robotSlot;
  }

  #replace(robotSlot: RobotSlot): void {
    const { session } = robotSlot;
    robotSlot.leave(performance.now());
    if (session !== undefined) replace(session);
  }

  #profileOf(request: HandshakeRequest): RobotProfile {
    return profileOf(request, this.#options.sideStreams?.extras ?? []);
  }

  /** What a robot of these brains is told, or an operator. */
  acceptance(pool?: BrainPool): Acceptance {
    const { device = hostKind, size = 0 } = pool?.description ?? {};
    this.#sessions += 1;
    return {
      gpu: kindTraits[device].isGpu,
      fieldEdge: size,
      channels: 64,
      sessionNumber: this.#sessions,
      telemetryPort: this.telemetryPort,
    };
  }

  async #makePool(profile: RobotProfile): Promise<BrainPool> {
    const { event } = this.#options;
    const pool = new BrainPool(
      profile,
      {
        event,
        changed: (robotSlot) => this.changed(robotSlot),
        cycled: (robotSlot, done) => this.#cycled(robotSlot, done),
        stepped: (name, inputs, answer) => this.afterStep?.(name, inputs, answer),
        altered: (name) => this.afterChange?.(name),
        noted: (note) => this.#noted(note),
        lost: (robotSlots) => this.#lost(robotSlots),
        load: (index) => this.pools.reduce((sum, one) => sum + one.loadOf(index), 0),
      },
      poolOptions({ ...this.#options, gpus: this.#gpus, gpuMemory: this.#gpuMemory }),
    );
    await pool.start();
    return pool;
  }

  #cycled(robotSlot: RobotSlot, done: DoneCycle): void {
    const nowMs = performance.now();
    this.counters.cycles += 1;
    this.timing.add(done.cycleMs, nowMs);
    const { hub } = this.#options;
    if (hub.wants('cycle')) hub.publish(robotSlot.message(done, nowMs));
    this.afterCycle?.(robotSlot.robot);
  }

  #noted(note: SaveNote): void {
    const { event } = this.#options;
    if (note.kind === 'save failed') {
      event('error', 'checkpoint-failed', `${note.name}: ${note.reason}`, note.name);
      return;
    }
    const { saved } = note;
    this.lastSaved = note;
    if (saved.purpose === 'checkpoint') {
      this.checkpointMs = performance.now();
      this.afterSave?.(saved);
    }
    const text = `saved ${saved.file} (pause ${saved.pauseMs.toFixed(1)} ms, written in ${saved.writeMs.toFixed(0)} ms)`;
    event(saved.purpose === 'checkpoint' ? 'info' : 'debug', saved.purpose, text, saved.name);
  }

  #lost(robotSlots: readonly RobotSlot[]): void {
    this.counters.losses += 1;
    const { onLoss } = this.#options.config.cycle;
    if (onLoss === 'zeros') return;
    for (const robotSlot of robotSlots) robotSlot.session?.sendVerb(onLoss, performance.now());
  }
}
