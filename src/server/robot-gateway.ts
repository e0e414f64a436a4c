/**
 * The gateway side of a server: what robots and operators meet before any brain. It lets operators in, latches emergency stops and
 * tells them to the robots at once, passes verbs on, and parts from all robots at the end. It does not know where the brains are:
 * `serve` joins it to those of its own process (`Robots`) by plain calls, a fleet's gateway to those of the workers by NATS.
 */
import {
  detailCode,
  fault,
  type HandshakeRequest,
  type RobotSession,
  type SessionHost,
  type Verb,
  type VerbOutcome,
  wireCode,
} from '../robot/index.js';
import type { TellEvent } from './events.js';
import type { AdmittedRobot, BrainSide, RobotHost, RobotPeer } from './robot-host.js';
import type { Stops } from './stop-latch.js';

export interface RobotGatewayOptions<Admitted extends AdmittedRobot> {
  /** What robots call this process. */
  readonly name: 'server' | 'gateway';
  readonly brains: BrainSide<Admitted>;
  readonly stops: Stops;
  readonly event: TellEvent;
}

export class RobotGateway<Admitted extends AdmittedRobot> implements RobotHost<Admitted> {
  readonly #options: RobotGatewayOptions<Admitted>;
  /** Connections that were told to stop, and not yet that they may go on. */
  readonly #told = new WeakSet<RobotPeer>();
  #isClosing = false;
  readonly counters = { stops: 0 };

  constructor(options: RobotGatewayOptions<Admitted>) {
    this.#options = options;
  }

  /** All robots are stopped. */
  get isStopped(): boolean {
    return this.#options.stops.all;
  }

  /** Whether a stop is kept under this name, of a robot that is here or of one that is not. */
  isStoppedByName(robot: string): boolean {
    return this.#options.stops.robots.includes(this.#stopNameOf(robot));
  }

  async admit(session: RobotSession, request: HandshakeRequest, address: string): Promise<Admitted | undefined> {
    const { name, brains, stops } = this.#options;
    if (request.operator) {
      session.accept(brains.acceptance());
      return undefined;
    }
    if (this.#isClosing) {
      const next = brains.hasAll ? 'Try again later.' : 'Connect to another.';
      session.refuse(detailCode.sessionLimit, `${name}: it is closing. ${next}`);
      return undefined;
    }
    const admitted = await brains.admit(session, request, address);
    if (admitted !== undefined && stops.holds(admitted.stopName)) this.#tell(session, 'stop');
    return admitted;
  }

  sensory(robot: Admitted, ...seen: Parameters<SessionHost['sensory']>): void {
    this.#options.brains.sensory(robot, ...seen);
  }

  leave(robot: Admitted, session: RobotSession): void {
    this.#options.brains.leave(robot, session);
  }

  /** A verb of a version 3 peer. An operator names its robot, or means all; a robot means itself. */
  verb(own: Admitted | undefined, verb: Verb, target: string, caller: string): VerbOutcome {
    const { brains, stops } = this.#options;
    const robot = target === '' ? own?.robot : target;
    const isStop = verb === 'stop' || verb === 'clear';
    const isHere = robot === undefined || this.#find(robot) !== undefined;
    // A stop is kept for robots that are elsewhere, too.
    const isKept =
      robot !== undefined && isStop && (!brains.hasAll || (verb === 'clear' && this.isStoppedByName(robot)));
    if (!isHere && !isKept) return { accepted: false, armed: false, stopped: stops.all };
    if (verb === 'stop') this.stop(robot, caller);
    else if (verb === 'clear') this.clear(robot, caller);
    else
      for (const { robot: one, session } of brains.robotSlots)
        if (robot === undefined || one === robot) session?.sendVerb(verb, performance.now());
    const stopped = stops.all || (robot !== undefined && stops.holds(this.#stopNameOf(robot)));
    return { accepted: true, armed: verb === 'arm', stopped };
  }

  /** Latches the emergency stop of one robot or of all, and tells those that know verbs at once. */
  stop(robot: string | undefined, caller: string): void {
    const { brains, stops, event } = this.#options;
    this.counters.stops += 1;
    const meant = this.#named(robot);
    // The robots first: a slow disk holds up none of them.
    for (const { session } of meant) this.#tell(session, 'stop');
    stops.stop(robot === undefined ? undefined : this.#stopNameOf(robot));
    for (const one of meant) brains.changed(one);
    event('warning', 'emergency-stop', `emergency stop of ${robot ?? 'all robots'} by ${caller}`, robot);
  }

  clear(robot: string | undefined, caller: string): void {
    const { brains, stops, event } = this.#options;
    stops.clear(robot === undefined ? undefined : this.#stopNameOf(robot));
    for (const one of this.#named(robot)) {
      // One of all that are stopped stays so, and one whose stop is kept elsewhere until that is cleared.
      if (!stops.holds(one.stopName)) this.#tell(one.session, 'clear');
      brains.changed(one);
    }
    event('warning', 'stop-cleared', `stop of ${robot ?? 'all robots'} cleared by ${caller}`, robot);
  }

  /** A stop that is kept elsewhere began or ended: of all robots, or of those that have this name for it. */
  stopsChanged(stopName: string | undefined): void {
    const { brains, stops } = this.#options;
    for (const one of brains.robotSlots) {
      const { session } = one;
      if (stopName !== undefined && one.stopName !== stopName) continue;
      const isStopped = stops.holds(one.stopName);
      if (session !== undefined && isStopped !== this.#told.has(session))
        this.#tell(session, isStopped ? 'stop' : 'clear');
      brains.changed(one);
    }
  }

  /** Disarms every robot and ends its connection; none is let in any more. */
  close(): void {
    this.#isClosing = true;
    const { name, brains } = this.#options;
    for (const { session } of brains.robotSlots) {
      session?.sendVerb('disarm', performance.now());
      if (session?.isPending) session.fail(`the ${name} is closing`);
      session?.end(fault(wireCode.noSession, detailCode.sessionExpired, `session: the ${name} is closing.`, true));
    }
  }

  #tell(session: RobotPeer | undefined, verb: 'stop' | 'clear'): void {
    if (session === undefined) return;
    if (verb === 'stop') this.#told.add(session);
    else this.#told.delete(session);
    session.sendVerb(verb, performance.now());
  }

  #find(robot: string): Admitted | undefined {
    return this.#options.brains.robotSlots.find((one) => one.robot === robot);
  }

  /** The name under which the stop of a robot is kept; that name itself is taken, too. */
  #stopNameOf(robot: string): string {
    return this.#find(robot)?.stopName ?? robot;
  }

  /** All robots, or those that share the stop of this one. */
  #named(robot: string | undefined): readonly Admitted[] {
    const { robotSlots } = this.#options.brains;
    if (robot === undefined) return robotSlots;
    const name = this.#stopNameOf(robot);
    return robotSlots.filter(({ stopName }) => stopName === name);
  }
}
