/**
 * All robots of a server: who is known, which flock it belongs to, who may come in, and the emergency stop. A robot that
 * comes again gets its seat and its brain back; the older connection is closed and disarmed. Doors and commands call it;
 * it knows no sockets.
 */
import { FieldbrainError } from '../kernel/errors.js';
import {
  actuatorsOf,
  detailCode,
  fault,
  type HandshakeRequest,
  type RobotSession,
  robotKey,
  type Verb,
  type VerbOutcome,
  wireCode,
} from '../robot/index.js';
import type { Note } from './brains/messages.js';
import type { ServerConfig } from './config.js';
import type { TellEvent } from './events.js';
import { type DoneCycle, Flock, type FlockOptions } from './flock.js';
import type { Hub } from './hub.js';
import { profileOf, type RobotProfile, robotName } from './profile.js';
import { Seat } from './seat.js';
import type { SideStreams } from './side-streams.js';
import { Timing } from './timing.js';

export interface RobotsOptions {
  readonly config: ServerConfig;
  readonly hub: Hub;
  /** Where snapshots for restarts go. */
  readonly recoveryFolder: string;
  readonly sideStreams?: SideStreams;
  /** Another program for brain children. */
  readonly childEntry?: string;
  readonly event: TellEvent;
}

const replaced = fault(
  wireCode.protocol,
  detailCode.duplicateSession,
  'session: the robot has connected again. This connection is closed.',
  true,
);

const lessonsOff =
  'robots: lessons are not taken (got a robot that teaches, expected none while brain.lessons is false). ' +
  'Start the server with brain.lessons true (fieldbrain serve --lessons), or connect without lessons.';

export class Robots {
  readonly #options: RobotsOptions;
  readonly #flocks = new Map<string, Promise<Flock>>();
  readonly #running = new Map<string, Flock>();
  readonly #seats = new Map<string, Seat>();
  #stopped = false;
  #closing = false;
  #sessions = 0;
  telemetryPort = 0;
  readonly timing = new Timing();
  readonly counters = { cycles: 0, reconnects: 0, stops: 0, losses: 0 };
  /** Called after each cycle that was answered, with its robot. */
  afterCycle: ((robot: string) => void) | undefined;
  /** When the last checkpoint became safe; undefined where there was none. */
  checkpointMs: number | undefined;
  lastSaved: Note | undefined;

  constructor(options: RobotsOptions) {
    this.#options = options;
  }

  /** Makes the brains of the expected kind of robot. */
  async prepare(): Promise<void> {
    const { config } = this.#options;
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
    if (config.ready > 0) await this.#flockOf(this.#profileOf(request));
  }

  get seats(): readonly Seat[] {
    return [...this.#seats.values()];
  }

  get flocks(): readonly Flock[] {
    return [...this.#running.values()];
  }

  /** A robot waits for an answer. */
  get isCycling(): boolean {
    for (const flock of this.#running.values()) if (flock.isCycling) return true;
    return false;
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Whether brains here can be taught. */
  get takesLessons(): boolean {
    return this.#options.config.brain.lessons;
  }

  seat(robot: string): Seat | undefined {
    return this.#seats.get(robot);
  }

  flockOf(seat: Seat): Flock | undefined {
    return this.#running.get(seat.profile.name);
  }

  /** A handshake: finds or makes the robot's seat and its brain, then accepts or refuses. */
  async admit(session: RobotSession, request: HandshakeRequest, address: string): Promise<Seat | undefined> {
    if (request.operator) {
      session.accept(this.#acceptance(undefined));
      return undefined;
    }
    if (this.#closing) {
      session.refuse(detailCode.sessionLimit, 'server: it is closing. Come again later.');
      return undefined;
    }
    const profile = this.#profileOf(request);
    const robot = robotName(robotKey(request, address));
    if (request.lessons === true && !this.takesLessons) {
      this.#options.event('warning', 'robot-refused', lessonsOff, robot);
      session.refuse(detailCode.lessonsNotTaken, lessonsOff);
      return undefined;
    }
    try {
      const flock = await this.#flockOf(profile);
      const seat = this.#take(robot, request, profile);
      if (seat.session !== undefined) this.#replace(seat);
      seat.session = session;
      seat.address = address;
      seat.request = request;
      seat.mayBeTaught = false;
      if (!flock.holds(seat)) await flock.admit(seat);
      if (session.state !== 'waiting') {
        this.leave(seat, session);
        return undefined;
      }
      session.accept(this.#acceptance(flock));
      this.changed(seat);
      this.#options.event('info', 'robot-connected', `${robot} (${profile.name}, version ${request.version})`, robot);
      if (this.#stopped || seat.isStopped) session.sendVerb('stop', performance.now());
      return seat;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isFull = error instanceof FieldbrainError && error.code === 'out-of-memory';
      const seat = this.#seats.get(robot);
      if (seat !== undefined) this.leave(seat, session);
      this.#options.event('error', 'robot-refused', reason, robot);
      session.refuse(isFull ? detailCode.sessionLimit : detailCode.creationFailed, reason);
      return undefined;
    }
  }

  sensory(seat: Seat, values: Float32Array, reward: number | undefined, lesson: Float32Array | undefined): void {
    const nowMs = performance.now();
    seat.put(values, this.#options.sideStreams?.valuesOf(seat.address, nowMs) ?? [], reward, nowMs);
    seat.hear(lesson);
    const flock = this.flockOf(seat);
    if (this.#stopped || seat.isHeld || flock === undefined) {
      seat.mayBeTaught = false;
      seat.session?.answer(seat.zeros);
    } else flock.ready(seat);
  }

  /** The connection of a seat is gone. Its slot and its brain stay. */
  leave(seat: Seat, session: RobotSession): void {
    if (seat.session !== session) return;
    seat.leave(performance.now());
    this.changed(seat);
    this.#options.event('info', 'robot-gone', `${seat.robot} has gone`, seat.robot);
  }

  /** A verb of a version 3 peer. An operator names its robot, or means all; a robot means itself. */
  verb(own: Seat | undefined, verb: Verb, target: string, caller: string): VerbOutcome {
    const robot = target === '' ? own?.robot : target;
    const seat = robot === undefined ? undefined : this.#seats.get(robot);
    if (robot !== undefined && seat === undefined) return { accepted: false, armed: false, stopped: this.#stopped };
    if (verb === 'stop') this.stop(robot, caller);
    else if (verb === 'clear') this.clear(robot, caller);
    else for (const one of seat === undefined ? this.seats : [seat]) one.session?.sendVerb(verb, performance.now());
    return { accepted: true, armed: verb === 'arm', stopped: this.#stopped || seat?.isStopped === true };
  }

  /** Latches the emergency stop of one robot or of all, and tells those who know verbs at once. */
  stop(robot: string | undefined, caller: string): void {
    this.counters.stops += 1;
    if (robot === undefined) this.#stopped = true;
    for (const seat of this.#named(robot)) {
      seat.isStopped = true;
      seat.session?.sendVerb('stop', performance.now());
      this.changed(seat);
    }
    this.#options.event('warning', 'emergency-stop', `emergency stop of ${robot ?? 'all robots'} by ${caller}`, robot);
  }

  clear(robot: string | undefined, caller: string): void {
    if (robot === undefined) this.#stopped = false;
    for (const seat of this.#named(robot)) {
      seat.isStopped = false;
      seat.session?.sendVerb('clear', performance.now());
      this.changed(seat);
    }
    this.#options.event('warning', 'stop-cleared', `stop of ${robot ?? 'all robots'} cleared by ${caller}`, robot);
  }

  changed(seat: Seat): void {
    this.#options.hub.publish({ type: 'robot', ...seat.info() });
  }

  /** Stops every robot, and the children with a last checkpoint. Gives what was lost, a sentence each; all of it is told. */
  async close(graceMs: number): Promise<string[]> {
    this.#closing = true;
    for (const seat of this.#seats.values()) {
      const { session } = seat;
      session?.sendVerb('disarm', performance.now());
      if (session?.isPending) session.fail('the server is closing');
      session?.end(fault(wireCode.noSession, detailCode.sessionExpired, 'session: the server is closing.', true));
    }
    const { event } = this.#options;
    const losses: string[] = [];
    const stop = async (made: Promise<Flock>): Promise<void> => {
      // One that could not be made was told to the robot that wanted it, and has nothing to save.
      const flock = await made.catch(() => undefined);
      if (flock === undefined) return;
      const { saved, lost, faults } = await flock.stop(true, graceMs);
      for (const { file } of saved) event('info', 'checkpoint', `saved ${file}`);
      for (const { name, reason } of lost) {
        losses.push(`${name}: not saved (${reason})`);
        event('error', 'checkpoint-failed', `${name}: not saved (${reason})`, name);
      }
      for (const one of faults) event('error', 'close-failed', one);
    };
    await Promise.all([...this.#flocks.values()].map(stop));
    return losses;
  }

  #named(robot: string | undefined): readonly Seat[] {
    if (robot === undefined) return this.seats;
    const seat = this.#seats.get(robot);
    return seat === undefined ? [] : [seat];
  }

  #take(robot: string, request: HandshakeRequest, profile: RobotProfile): Seat {
    const known = this.#seats.get(robot);
    if (known !== undefined && known.profile.name === profile.name) {
      known.reconnects += 1;
      this.counters.reconnects += 1;
      return known;
    }
    if (known?.session !== undefined) this.#replace(known);
    const seat = new Seat(robot, this.#seats.size, request, profile);
    this.#seats.set(robot, seat);
    return seat;
  }

  #replace(seat: Seat): void {
    const { session } = seat;
    session?.sendVerb('disarm', performance.now());
    seat.leave(performance.now());
    session?.end(replaced);
  }

  #profileOf(request: HandshakeRequest): RobotProfile {
    return profileOf(request, this.#options.sideStreams?.extras ?? []);
  }

  #acceptance(flock: Flock | undefined) {
    const { device = 'cpu', size = 0 } = flock?.description ?? {};
    this.#sessions += 1;
    return {
      gpu: device === 'cuda' || device === 'webgpu',
      fieldEdge: size,
      channels: 64,
      sessionNumber: this.#sessions,
      telemetryPort: this.telemetryPort,
    };
  }

  #flockOf(profile: RobotProfile): Promise<Flock> {
    const known = this.#flocks.get(profile.name);
    if (known !== undefined) return known;
    const made = this.#makeFlock(profile);
    this.#flocks.set(profile.name, made);
    // A kind of robot whose brains cannot be made may be tried again.
    made.catch(() => this.#flocks.delete(profile.name));
    return made;
  }

  async #makeFlock(profile: RobotProfile): Promise<Flock> {
    const { event } = this.#options;
    const flock = new Flock(
      profile,
      {
        event,
        changed: (seat) => this.changed(seat),
        cycled: (seat, done) => this.#cycled(seat, done),
        noted: (note) => this.#noted(note),
        lost: (one) => this.#lost(one),
      },
      this.#flockOptions(),
    );
    await flock.start();
    this.#running.set(profile.name, flock);
    return flock;
  }

  #flockOptions(): FlockOptions {
    const { config, recoveryFolder, childEntry } = this.#options;
    const { brain, brains, batch, ready, cycle, checkpoints } = config;
    const { device, executor, size, threads, apart, first, budgetMs, ...always } = brain;
    return {
      slots: brains,
      ready: Math.min(ready, Math.ceil(brains / batch)),
      stragglerMs: batch === 1 ? 0 : cycle.stragglerMs,
      cycleMs: cycle.lateMs,
      hangMs: cycle.hangMs,
      ...(childEntry === undefined ? {} : { entry: childEntry }),
      pens: {
        width: batch,
        apart,
        first,
        brain: {
          ...always,
          ...(device === undefined ? {} : { device }),
          ...(executor === undefined ? {} : { executor }),
          ...(size === undefined ? {} : { size }),
          ...(threads === undefined ? {} : { threads }),
          ...(budgetMs === undefined ? {} : { budgetMs }),
        },
        checkpoints: {
          ...(checkpoints.folder === undefined ? {} : { folder: checkpoints.folder }),
          everyCycles: checkpoints.everyCycles,
          everyMs: 1000 * checkpoints.everyS,
          generations: checkpoints.generations,
          recoveryFolder,
          recoveryMs: 1000 * checkpoints.recoveryS,
        },
      },
    };
  }

  #cycled(seat: Seat, done: DoneCycle): void {
    const nowMs = performance.now();
    this.counters.cycles += 1;
    this.timing.add(done.cycleMs, nowMs);
    const { hub } = this.#options;
    if (hub.wants('cycle')) hub.publish(seat.message(done, nowMs));
    this.afterCycle?.(seat.robot);
  }

  #noted(note: Note): void {
    const { event } = this.#options;
    if (note.kind === 'save failed') {
      event('error', 'checkpoint-failed', `${note.name}: ${note.reason}`, note.name);
      return;
    }
    const { saved } = note;
    this.lastSaved = note;
    if (saved.purpose === 'checkpoint') this.checkpointMs = performance.now();
    const text = `saved ${saved.file} (pause ${saved.pauseMs.toFixed(1)} ms, written in ${saved.writeMs.toFixed(0)} ms)`;
    event(saved.purpose === 'checkpoint' ? 'info' : 'debug', saved.purpose, text, saved.name);
  }

  #lost(flock: Flock): void {
    this.counters.losses += 1;
    const { onLoss } = this.#options.config.cycle;
    if (onLoss === 'zeros') return;
    for (const seat of flock.seats) seat.session?.sendVerb(onLoss, performance.now());
  }
}
