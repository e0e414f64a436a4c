/**
 * The brains of a fleet as its gateways see them: each connection has a route to its brain, wherever that is. Values go out as sense
 * frames, motors come back as act frames, and only those of the route's present owner reach the robot. A robot whose brain moves, or
 * is stopped, gets zeros meanwhile. It knows no sockets: a gateway side calls it as that of `serve` calls its own brains.
 */
import { randomInt } from 'node:crypto';
import { type Acceptance, detailCode, type HandshakeRequest, type RobotSession } from '../robot/index.js';
import { type Epoch, formatEpoch } from '../robot/wire/epoch.js';
import type { TellEvent } from '../server/events.js';
import { namesOf } from '../server/profile.js';
import { type AdmittedRobot, type BrainSide, replace, replaced } from '../server/robot-host.js';
import { Timing } from '../server/timing.js';
import type { FleetBus } from './bus.js';
import type { FleetStops } from './fleet-stops.js';
import { decodeAct, encodeSense, type SenseFrame } from './frames.js';
import { Isolation } from './isolation.js';
import {
  type AskMessage,
  askReply,
  type BeatMessage,
  beatMessage,
  type GatewayMessage,
  type GatewayView,
  type PresenceMessage,
  parseMessage,
  tellMessage,
} from './messages.js';
import type { OwnerStore } from './owner-store.js';
import { hereMs } from './presence.js';
import { beatMs, Roster } from './roster.js';
import { longestLoadMs, Route, type RouteAction } from './route.js';

export interface GatewayRobotsOptions {
  readonly name: string;
  readonly bus: FleetBus;
  readonly owners: OwnerStore;
  readonly stops: FleetStops;
  readonly event: TellEvent;
  /** Values that were not answered for this long are answered with zeros. */
  readonly lateMs: number;
}

/** A robot that comes waits this long for a worker, and longer for one that is loading its brain. */
const admissionMs = 10_000;
/** Reports, one per second, without any worker before that is told. */
const lonelyReports = 5;

export class GatewayRobot implements AdmittedRobot {
  readonly zeros: Float32Array;
  /** Number of this connection, by which a worker's frames find it. */
  readonly number = randomInt(1, 2 ** 32);
  readonly timing = new Timing();
  sequence = 0;
  /** When its worker last heard of it from us. */
  toldMs = 0;
  /** Values that wait for their answer, as they were sent. */
  pending: { readonly sequence: number; readonly sentMs: number; readonly frame: SenseFrame } | undefined;
  timer: NodeJS.Timeout | undefined;
  refusal = '';
  admitted: ((acceptance: Acceptance | undefined) => void) | undefined;
  readonly ends: (() => void)[] = [];

  constructor(
    readonly robot: string,
    readonly stopName: string,
    readonly session: RobotSession,
    readonly request: HandshakeRequest,
    readonly address: string,
    readonly route: Route,
  ) {
    this.zeros = new Float32Array(request.motors);
  }
}

export class GatewayRobots implements BrainSide<GatewayRobot> {
  readonly #options: GatewayRobotsOptions;
  readonly #robots = new Map<string, GatewayRobot>();
  readonly #ends: (() => void)[] = [];
  readonly roster: Roster;
  /** The last of each worker. */
  readonly #beats = new Map<string, BeatMessage>();
  readonly #isolation = new Isolation();
  #sessions = 0;
  #silentReports = 0;
  readonly hasAll = false;
  readonly counters = { frames: 0, fenced: 0, takeovers: 0, late: 0, reconnects: 0 };

  constructor(options: GatewayRobotsOptions) {
    this.#options = options;
    this.roster = new Roster(performance.now());
    const { bus } = options;
    this.#ends.push(
      bus.subscribe(bus.names.beat('*'), (message) => {
        const beat = parseMessage(beatMessage, message.string());
        if (beat === undefined) return;
        this.roster.hear(beat, performance.now());
        this.#beats.set(beat.worker, beat);
      }),
    );
    const tick = setInterval(() => this.#tick(), beatMs / 4);
    const report = setInterval(() => this.#report(), 1000);
    this.#ends.push(
      () => clearInterval(tick),
      () => clearInterval(report),
    );
  }

  get robotSlots(): readonly GatewayRobot[] {
    return [...this.#robots.values()];
  }

  /** Our link to NATS was away: nobody's silence counts from before. */
  excuseSilence(): void {
    this.roster.excuse(performance.now());
  }

  async admit(session: RobotSession, request: HandshakeRequest, address: string): Promise<GatewayRobot | undefined> {
    const { robot, stopName } = namesOf(request, address);
    const before = this.#robots.get(robot);
    if (before !== undefined) {
      this.counters.reconnects += 1;
      replace(before.session);
      this.#forget(before);
    }
    const one = new GatewayRobot(robot, stopName, session, request, address, new Route(this.roster));
    this.#robots.set(robot, one);
    this.#listen(one);
    const accepted = new Promise<Acceptance | undefined>((resolve) => {
      one.admitted = resolve;
      const timer = setTimeout(() => {
        if (!one.route.isLoading) resolve(undefined);
      }, admissionMs);
      const last = setTimeout(() => resolve(undefined), longestLoadMs);
      one.ends.push(
        () => clearTimeout(timer),
        () => clearTimeout(last),
        () => resolve(undefined),
      );
    });
    this.#follow(one, one.route.read(performance.now()));
    const acceptance = await accepted;
    one.admitted = undefined;
    if (acceptance === undefined || session.state !== 'waiting') {
      this.#forget(one);
      const why = one.refusal || this.#noWorker();
      if (session.state === 'waiting') this.#options.event('error', 'robot-refused', `${robot}: ${why}`, robot);
      session.refuse(detailCode.creationFailed, `gateway: ${why}`);
      return undefined;
    }
    session.accept(acceptance);
    const { owner } = one.route;
    const where = owner === undefined ? 'no worker' : `${owner.worker}, epoch ${formatEpoch(owner.epoch)}`;
    this.#options.event('info', 'robot-connected', `${robot} (${where})`, robot);
    return one;
  }

  sensory(
    one: GatewayRobot,
    values: Float32Array,
    reward: number | undefined,
    demonstration: Float32Array | undefined,
    end: number,
  ): void {
    const { stops, lateMs } = this.#options;
    const { session, route } = one;
    if (stops.holds(one.stopName)) {
      session.answer(one.zeros, route.highest);
      return;
    }
    const { owner, isHandedOver, highest } = route;
    if (owner === undefined && !isHandedOver) {
      session.fail('the brain is moving to another worker');
      return;
    }
    const nowMs = performance.now();
    one.sequence = (one.sequence + 1) % 2 ** 32;
    const { sequence, number } = one;
    // A copy: it may have to be sent again, to another worker.
    const own = { values: values.slice(), demonstration: demonstration?.slice() };
    const frame: SenseFrame = { epoch: highest, session: number, sequence, reward, end, ...own };
    one.pending = { sequence, sentMs: nowMs, frame };
    clearTimeout(one.timer);
    one.timer = setTimeout(() => this.#late(one, sequence), lateMs);
    this.counters.frames += 1;
    if (owner !== undefined) this.#send(one, owner.epoch, nowMs);
  }

  /** Sends the values that wait to the owner. */
  #send(one: GatewayRobot, epoch: Epoch, nowMs: number): void {
    if (one.pending === undefined) return;
    const { bus } = this.#options;
    one.route.sensed(nowMs);
    one.toldMs = nowMs;
    bus.publish(bus.names.sense(one.robot), encodeSense({ ...one.pending.frame, epoch }));
  }

  leave(one: GatewayRobot, session: RobotSession): void {
    if (one.session !== session) return;
    this.#forget(one);
    this.#options.event('info', 'robot-gone', `${one.robot} has gone`, one.robot);
  }

  changed(): void {
    // What is told of robots is read when it is told.
  }

  /** Forgets every robot: they go to other gateways. */
  close(): void {
    for (const one of this.#robots.values()) this.#forget(one);
    for (const end of this.#ends) end();
  }

  status(): GatewayMessage {
    const { name, stops } = this.#options;
    const nowMs = performance.now();
    const { frames, fenced, takeovers } = this.counters;
    return {
      gateway: name,
      robots: this.robotSlots.map(({ robot, stopName, route, timing }) => {
        const { p50, p99 } = timing.quantiles(nowMs);
        const { phase, owner, highest } = route;
        return {
          robot,
          worker: owner?.worker ?? '',
          epoch: highest,
          phase,
          stopped: stops.holds(stopName),
          p50Ms: p50,
          p99Ms: p99,
        };
      }),
      frames,
      fenced: fenced + this.robotSlots.reduce((sum, { route }) => sum + route.fenced, 0),
      takeovers,
    };
  }

  /** The same with the workers that are heard, for the page. */
  view(): GatewayView {
    const workers = this.roster
      .workers(performance.now())
      .flatMap(({ worker }) => this.#beats.get(worker) ?? [])
      .sort((one, other) => (one.worker < other.worker ? -1 : 1));
    return { ...this.status(), workers };
  }

  #report(): void {
    const { bus, name } = this.#options;
    bus.publish(bus.names.gateway(name), JSON.stringify(this.status()));
    const nowMs = performance.now();
    this.#silentReports = this.roster.workers(nowMs).length === 0 ? this.#silentReports + 1 : 0;
    if (this.#silentReports === lonelyReports) this.#options.event('warning', 'no-workers', this.#noWorker());
    this.roster.sweep(nowMs);
    for (const worker of this.#beats.keys()) if (this.roster.lifeOf(worker) === undefined) this.#beats.delete(worker);
    for (const one of this.#robots.values()) if (nowMs - one.toldMs >= hereMs) this.#tellPresence(one, true);
  }

  #noWorker(): string {
    const isHeard = this.roster.workers(performance.now()).length > 0;
    if (isHeard) return 'no worker has room for it. Start another, or try again.';
    const { fleet } = this.#options.bus.names;
    return `no worker of fleet ${fleet} is heard. Start one, or check --fleet here and there.`;
  }

  /** A robot without frames keeps its place on the worker; one that has left gives it back. */
  #tellPresence(one: GatewayRobot, here: boolean): void {
    if (one.route.owner === undefined) return;
    const { bus } = this.#options;
    const told: PresenceMessage = { session: one.number, here };
    bus.publish(bus.names.presence(one.robot), JSON.stringify(told));
    one.toldMs = performance.now();
  }

  #listen(one: GatewayRobot): void {
    const { bus } = this.#options;
    one.ends.push(
      bus.subscribe(bus.names.act(one.robot), ({ data }) => this.#act(one, data)),
      bus.subscribe(bus.names.tell(one.robot), (message) => this.#told(one, message.string())),
    );
  }

  #act(one: GatewayRobot, data: Uint8Array): void {
    const frame = decodeAct(data);
    // Frames to another connection of this robot are none of ours.
    if (frame === undefined || frame.session !== one.number) return;
    if (!one.route.takes(frame.epoch)) return;
    const { pending } = one;
    if (pending === undefined || frame.sequence !== pending.sequence) return;
    one.pending = undefined;
    clearTimeout(one.timer);
    const nowMs = performance.now();
    one.timing.add(nowMs - pending.sentMs, nowMs);
    // A stop that came meanwhile goes before what the brain wants.
    if (this.#options.stops.holds(one.stopName)) one.session.answer(one.zeros, frame.epoch);
    else if (frame.failed) one.session.fail('the cycle failed at the worker');
    else one.session.answer(frame.motors, frame.epoch);
  }

  #late(one: GatewayRobot, sequence: number): void {
    if (one.pending?.sequence !== sequence) return;
    one.pending = undefined;
    this.counters.late += 1;
    one.session.fail('no answer from the worker in time');
  }

  #told(one: GatewayRobot, text: string): void {
    const told = parseMessage(tellMessage, text);
    if (told === undefined) return;
    if (told.kind === 'released') this.#follow(one, one.route.released(told.epoch, performance.now(), told.to));
    else if (told.kind === 'standby') one.route.standBy(told.epoch, told.worker);
    else if (told.session !== one.number) return;
    else if (told.kind === 'loading') one.route.loading(told.worker, told.progress, performance.now());
    else if (told.kind === 'ended') one.session.end(replaced);
    // A worker's page may know less of stops than we do.
    else if (told.verb === 'clear' && this.#options.stops.holds(one.stopName)) return;
    else if (one.route.takes(told.epoch)) one.session.sendVerb(told.verb, performance.now());
  }

  #tick(): void {
    const nowMs = performance.now();
    this.roster.look(nowMs);
    for (const one of this.#robots.values()) this.#follow(one, one.route.tick(nowMs));
    const waiting = this.robotSlots.filter(({ route }) => route.isUnanswered).length;
    if (!this.#isolation.look(waiting, this.#robots.size, nowMs) || !this.#options.bus.changeServer()) return;
    const text = `${waiting} of ${this.#robots.size} robots wait for an answer in vain: trying another NATS server`;
    this.#options.event('warning', 'nats-left', text);
  }

  #follow(one: GatewayRobot, actions: readonly RouteAction[]): void {
    // A robot that has left needs no owner any more.
    if (this.#robots.get(one.robot) !== one) return;
    for (const action of actions) {
      switch (action.kind) {
        case 'read':
          this.#failPending(one);
          void this.#read(one, action.ask);
          break;
        case 'ask':
          void this.#ask(one, action);
          break;
        case 'driven': {
          const { worker, epoch } = action.owner;
          // What waited while the brain was handed over.
          this.#send(one, epoch, performance.now());
          if (one.admitted === undefined) {
            this.counters.takeovers += 1;
            const text = `${one.robot}: ${worker} drives, epoch ${formatEpoch(epoch)}`;
            this.#options.event('warning', 'robot-moved', text, one.robot);
          }
          break;
        }
        default:
          action satisfies never;
      }
    }
  }

  /** What was sent to an owner that has gone is not answered any more: the robot hears so at once. */
  #failPending(one: GatewayRobot): void {
    if (one.pending === undefined) return;
    one.pending = undefined;
    clearTimeout(one.timer);
    one.session.fail('the brain is moving to another worker');
  }

  async #read(one: GatewayRobot, ask: number): Promise<void> {
    const { owners } = this.#options;
    try {
      const entry = await owners.read(one.robot);
      this.#follow(one, one.route.entry(ask, entry, performance.now()));
    } catch {
      this.#follow(one, one.route.refused(ask, 'busy', performance.now()));
    }
  }

  async #ask(one: GatewayRobot, { ask, worker, revision, seen, above }: RouteAction & { kind: 'ask' }): Promise<void> {
    const { bus, name } = this.#options;
    const { robot, number, address, request, route } = one;
    const message: AskMessage = { robot, gateway: name, session: number, address, revision, seen, above, request };
    try {
      const text = await bus.request(bus.names.ask(worker), JSON.stringify(message), longestLoadMs + 1000);
      const reply = parseMessage(askReply, text);
      if (reply?.granted !== true) {
        one.refusal = reply?.text ?? `${worker} answered in words that are not ours`;
        this.#follow(one, route.refused(ask, reply?.reason ?? 'failed', performance.now()));
        return;
      }
      const actions = route.granted(ask, reply.epoch, reply.life, performance.now());
      this.#follow(one, actions);
      if (actions.length > 0) one.admitted?.(this.acceptance(reply.acceptance));
    } catch {
      this.#follow(one, route.refused(ask, 'failed', performance.now()));
    }
  }

  #forget(one: GatewayRobot): void {
    this.#tellPresence(one, false);
    clearTimeout(one.timer);
    one.pending = undefined;
    for (const end of one.ends.splice(0)) end();
    this.counters.fenced += one.route.fenced;
    one.route.fenced = 0;
    if (this.#robots.get(one.robot) === one) this.#robots.delete(one.robot);
  }

  acceptance(granted = { gpu: false, fieldEdge: 0, channels: 64 }): Acceptance {
    this.#sessions += 1;
    return { ...granted, sessionNumber: this.#sessions, telemetryPort: 0, epochs: true };
  }
}
