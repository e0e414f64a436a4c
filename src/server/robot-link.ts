/**
 * One robot connection, whatever carries its bytes: a session, its seat, its limits. A peer that does not read, or that sends
 * faster than any robot would, is cut off: nothing waits without bound.
 */
import { detailCode, fault, RobotSession, wireCode } from '../robot/index.js';
import type { Access } from './access.js';
import type { ServerConfig } from './config.js';
import type { TellEvent } from './events.js';
import type { Robots } from './robots.js';
import type { Seat } from './seat.js';

/** What carries the bytes. */
export interface Carrier {
  readonly address: string;
  readonly encrypted: boolean;
  /** Bytes that wait to be sent. */
  readonly waitingBytes: () => number;
  send(bytes: Uint8Array): void;
  /** Ends after what was sent has gone, or at once. */
  end(): void;
  destroy(): void;
}

export interface LinkParts {
  readonly config: ServerConfig;
  readonly access: Access;
  readonly robots: Robots;
  readonly event: TellEvent;
}

const tooFast = fault(wireCode.processing, detailCode.overload, 'session: too many frames a second.', true);

export class RobotLink {
  readonly #parts: LinkParts;
  readonly #carrier: Carrier;
  readonly #session: RobotSession;
  #seat: Seat | undefined;
  #frames = 0;
  #secondMs: number;

  constructor(carrier: Carrier, parts: LinkParts) {
    this.#parts = parts;
    this.#carrier = carrier;
    const { config, access } = parts;
    const nowMs = performance.now();
    this.#secondMs = nowMs;
    this.#session = new RobotSession(
      {
        send: (bytes) => this.#send(bytes),
        handshake: (request) => void this.#admit(request),
        sensory: (values, reward, lesson) => this.#sensory(values, reward, lesson),
        verb: (verb, target) => parts.robots.verb(this.#seat, verb, target, this.#name()),
        fault: ({ message, detail }) => parts.event('debug', `fault-${detail}`, message, this.#seat?.robot),
        peerError: (wire, detail) =>
          parts.event('warning', 'robot-error', `${this.#name()} reports ${wire}, ${detail}`, this.#seat?.robot),
        ended: () => carrier.end(),
      },
      {
        nowMs,
        tokens: access.tokens,
        allowLegacy: access.allowsLegacy(carrier.address),
        encrypted: carrier.encrypted,
        handshakeTimeoutMs: config.robots.handshakeMs,
        idleTimeoutMs: config.robots.idleMs,
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
    if (this.#seat !== undefined) this.#parts.robots.leave(this.#seat, this.#session);
  }

  #name(): string {
    return this.#seat?.robot ?? this.#carrier.address;
  }

  async #admit(request: NonNullable<RobotSession['request']>): Promise<void> {
    const { robots } = this.#parts;
    this.#seat = await robots.admit(this.#session, request, this.#carrier.address);
    if (this.#seat !== undefined && this.#session.state === 'ended') robots.leave(this.#seat, this.#session);
  }

  #sensory(values: Float32Array, reward: number | undefined, lesson: Float32Array | undefined): void {
    const nowMs = performance.now();
    this.#frames += 1;
    if (nowMs - this.#secondMs >= 1000) {
      this.#secondMs = nowMs;
      this.#frames = 0;
    } else if (this.#frames > this.#parts.config.robots.framesPerSecond) {
      this.#session.end(tooFast);
      return;
    }
    if (this.#seat !== undefined) this.#parts.robots.sensory(this.#seat, values, reward, lesson);
    else this.#session.fail('the brain is not there yet');
  }

  #send(bytes: Uint8Array): void {
    if (this.#carrier.waitingBytes() > this.#parts.config.robots.sendBytes) {
      this.#parts.event('warning', 'robot-deaf', `${this.#name()} does not read: cut off`, this.#seat?.robot);
      this.#carrier.destroy();
      return;
    }
    this.#carrier.send(bytes);
  }
}
