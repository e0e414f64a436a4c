/**
 * One robot connection, whatever carries its bytes: a session, its slot, its limits. A peer that does not read, or that sends
 * faster than any robot would, is cut off: nothing waits without bound.
 */
import { detailCode, type Fault, RobotSession, robotKey, type SessionHost } from '../robot/index.js';
import type { Access } from './access.js';
import type { ServerConfig } from './config.js';
import type { Standing } from './connection-limit.js';
import type { ConnectionStats } from './connection-stats.js';
import type { TellEvent } from './events.js';
import { robotName } from './profile.js';
import type { AdmittedRobot, RobotHost } from './robot-host.js';

/** What carries the bytes. */
export interface Carrier {
  readonly address: string;
  /** Address and port, which tell two connections of one machine apart. */
  readonly place: string;
  readonly encrypted: boolean;
  /** Bytes that wait to be sent. */
  readonly waitingBytes: () => number;
  send(bytes: Uint8Array): void;
  /** Ends after what was sent has gone, or soon in any case. */
  end(): void;
  destroy(): void;
  /** The peer has shown more than before. */
  note(standing: Standing): void;
}

export interface LinkParts<Admitted extends AdmittedRobot = AdmittedRobot> {
  readonly config: ServerConfig;
  readonly access: Access;
  readonly robots: RobotHost<Admitted>;
  readonly event: TellEvent;
  readonly book: ConnectionStats;
}

/** Answers to a handshake that turn the robot away and leave it the connection, to ask again. */
const refusals: ReadonlySet<number> = new Set([
  detailCode.invalidCapabilities,
  detailCode.unsupportedRobot,
  detailCode.demonstrationsNotTaken,
  detailCode.episodesNotTaken,
  detailCode.sessionLimit,
  detailCode.creationFailed,
  detailCode.version,
]);

export class RobotLink<Admitted extends AdmittedRobot> {
  readonly #parts: LinkParts<Admitted>;
  readonly #carrier: Carrier;
  readonly #session: RobotSession;
  #robotSlot: Admitted | undefined;
  /** The name that it asked to come in with. */
  #robot: string | undefined;
  /** The robots decide whether it may come in; they tell of refusals themselves. */
  #isAsking = false;
  #isDeaf = false;

  constructor(carrier: Carrier, parts: LinkParts<Admitted>) {
    this.#parts = parts;
    this.#carrier = carrier;
    const { config, access } = parts;
    this.#session = new RobotSession(
      {
        send: (bytes) => this.#send(bytes),
        handshake: (request) => void this.#admit(request),
        sensory: (...seen) => this.#sensory(...seen),
        verb: (verb, target) => parts.robots.verb(this.#robotSlot, verb, target, this.#name()),
        fault: (wrong) => this.#noteFault(wrong),
        peerError: (wire, detail) =>
          parts.event('warning', 'robot-error', `${this.#name()} reports ${wire}, ${detail}`, this.#robotSlot?.robot),
        ended: (reason) => this.#part(reason),
      },
      {
        nowMs: performance.now(),
        tokens: access.tokens,
        allowLegacy: access.allowsLegacy(carrier.address),
        encrypted: carrier.encrypted,
        handshakeTimeoutMs: config.robots.handshakeMs,
        idleTimeoutMs: config.robots.idleMs,
        framesPerSecond: config.robots.framesPerSecond,
      },
    );
  }

  receive(bytes: Uint8Array): void {
    this.#session.receive(bytes, performance.now());
  }

  tick(nowMs: number): void {
    this.#session.tick(nowMs);
  }

  /** The bytes' carrier is gone. */
  gone(): void {
    this.#session.end();
    if (this.#robotSlot !== undefined) this.#parts.robots.leave(this.#robotSlot, this.#session);
  }

  #name(): string {
    return this.#robotSlot?.robot ?? this.#carrier.address;
  }

  async #admit(request: NonNullable<RobotSession['request']>): Promise<void> {
    const { robots, book } = this.#parts;
    const { address, place } = this.#carrier;
    const robot = request.operator ? undefined : robotName(robotKey(request, address));
    this.#robot = robot;
    this.#isAsking = true;
    this.#carrier.note(request.role === undefined ? 'heard' : 'token');
    this.#robotSlot = await robots.admit(this.#session, request, address);
    this.#isAsking = false;
    if (this.#session.state === 'ready') this.#carrier.note('admitted');
    if (this.#robotSlot === undefined || robot === undefined) return;
    book.cameIn(robot, place);
    if (this.#session.state === 'ended') robots.leave(this.#robotSlot, this.#session);
  }

  /** What a peer was told is a detail for those who look for it; that somebody was not let in is for everybody. */
  #noteFault({ detail, message, closes }: Fault): void {
    const { event, book } = this.#parts;
    event('debug', `fault-${detail}`, message, this.#robotSlot?.robot);
    const isTurnedAway = closes ? detail !== detailCode.overload : refusals.has(detail);
    if (this.#session.state === 'ready' || !isTurnedAway) return;
    if (this.#isAsking) book.count(detail);
    else book.refuse(detail, this.#carrier.address, message);
  }

  #part(reason: Fault | undefined): void {
    const { event, book, config } = this.#parts;
    if (reason?.detail === detailCode.duplicateSession && this.#robot !== undefined)
      book.putOut(this.#robot, this.#carrier.place);
    else if (reason?.detail === detailCode.overload) {
      const text = `${this.#name()} sends more than ${config.robots.framesPerSecond} frames per second: cut off`;
      event('warning', 'robot-too-fast', text, this.#robotSlot?.robot);
    }
    this.#carrier.end();
  }

  #sensory(...seen: Parameters<SessionHost['sensory']>): void {
    if (this.#robotSlot !== undefined) this.#parts.robots.sensory(this.#robotSlot, ...seen);
    else this.#session.fail('the brain is not there yet');
  }

  #send(bytes: Uint8Array): void {
    if (this.#isDeaf) return;
    if (this.#carrier.waitingBytes() <= this.#parts.config.robots.sendBytes) {
      this.#carrier.send(bytes);
      return;
    }
    this.#isDeaf = true;
    this.#parts.event('warning', 'robot-deaf', `${this.#name()} does not read: cut off`, this.#robotSlot?.robot);
    this.#carrier.destroy();
    // What it sent before is not answered any more.
    this.#session.end();
  }
}
