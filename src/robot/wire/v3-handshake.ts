/**
 * How a version 3 caller gets in: hello, then where there are tokens a challenge and a proof. The result is a request that
 * the server may accept, and a link that checks all further frames.
 */
import { feature, frameType, prefixBytes } from './constants.js';
import type { Frame } from './decoder.js';
import { detailCode, type Fault, fault, wireCode } from './fault.js';
import type { HandshakeRequest, Role } from './handshake.js';
import { type Hello, readHello } from './hello.js';
import { deriveKey, digestOfHello, makeNonce, makeVerifier } from './seal.js';
import { nothingToDo, viewCannotDrive, wrongProof } from './session-faults.js';
import { V3Channel } from './v3-channel.js';
import type { FrameWriter } from './writer.js';

/** A secret and what its holder may do. */
export interface Token {
  readonly role: Role;
  /** 32 random bytes, however they are written in the token file. */
  readonly secret: Uint8Array;
}

/** What a caller of version 3 has to prove. */
export interface ListenerOptions {
  /** Where there are tokens, callers have to prove one. */
  readonly tokens?: readonly Token[];
  /** True on TLS links: frames need no seals after the proof. */
  readonly encrypted?: boolean;
  /** Observations and verbs older than this are refused. */
  readonly staleMs?: number;
  /** The nonces' source, for replays; random by default. */
  readonly makeNonce?: () => Uint8Array;
}

export class V3Handshake {
  readonly link: V3Channel;
  readonly #options: ListenerOptions;
  readonly #hello: Hello;
  readonly #operator: boolean;
  readonly #demonstrations: boolean;
  readonly #episodes: boolean;
  readonly #epochs: boolean;
  readonly #digest: Uint8Array;
  readonly #nonce: Uint8Array;

  private constructor(options: ListenerOptions, hello: Hello, features: number, digest: Uint8Array, sent: number) {
    this.link = new V3Channel(options.staleMs ?? 250, sent);
    this.#options = options;
    this.#hello = hello;
    this.#operator = (features & feature.operator) !== 0;
    // An operator drives nothing, so it has nothing to teach.
    this.#demonstrations = !this.#operator && (features & feature.demonstrations) !== 0;
    this.#episodes = !this.#operator && (features & feature.episodes) !== 0;
    this.#epochs = !this.#operator && (features & feature.epochs) !== 0;
    this.#digest = digest;
    this.#nonce = (options.makeNonce ?? makeNonce)();
  }

  /** Opens with a hello, or says what is wrong with it. `sent`: frames that answered earlier ones. */
  static open(frame: Frame, options: ListenerOptions, nowMs: number, sent: number): V3Handshake | Fault {
    const read = readHello(frame);
    if ('wrong' in read) return fault(wireCode.protocol, detailCode.invalidCapabilities, read.wrong);
    const { hello, features } = read;
    const operator = (features & feature.operator) !== 0;
    if (!operator && (hello.sensors.length === 0 || hello.actuators.length === 0)) return nothingToDo;
    const digest = digestOfHello(frame.header, frame.bytes.subarray(0, 4 * frame.count));
    const listener = new V3Handshake(options, hello, features, digest, sent);
    return listener.link.check(frame, nowMs) ?? listener;
  }

  /** True where a proof has to come before the request counts. */
  get needsProof(): boolean {
    return (this.#options.tokens ?? []).length > 0;
  }

  writeChallenge(writer: FrameWriter, nowMs: number): Uint8Array {
    this.link.begin(writer, frameType.challenge, nowMs);
    writer.word(this.#options.encrypted === true ? 0 : feature.sealed);
    writer.raw(this.#nonce);
    return this.link.finish(writer);
  }

  /** The request of a caller whose proof fits one of the tokens. */
  prove(frame: Frame, nowMs: number): HandshakeRequest | Fault {
    if (frame.type !== frameType.proof) return wrongProof;
    const { tokens = [], encrypted = false } = this.#options;
    const fits = ({ secret }: Token): boolean =>
      makeVerifier(deriveKey(secret, 'robot', this.#nonce, this.#digest)).verify(frame);
    // Every token is tried, so that the time taken does not say which one fitted.
    const [token] = tokens.filter(fits);
    if (token === undefined) return wrongProof;
    this.link.secure(token.secret, 'brain', this.#nonce, this.#digest);
    const wrong = this.link.check(frame, nowMs);
    if (wrong !== undefined) return { ...wrong, closes: true };
    if (this.link.end !== prefixBytes) return wrongProof;
    if (encrypted) this.link.unseal();
    if (!this.#operator && token.role === 'view') return viewCannotDrive;
    return this.request(token.role);
  }

  request(role?: Role): HandshakeRequest {
    const { robot, hardware, sensors, actuators } = this.#hello;
    return {
      version: 3,
      sensors: sensors.length,
      motors: actuators.length,
      hardware: -1,
      hardwareName: hardware,
      mask: 0,
      id: robot,
      operator: this.#operator,
      sensorDictionary: sensors,
      actuators,
      ...(this.#demonstrations ? { demonstrations: true } : {}),
      ...(this.#episodes ? { episodes: true } : {}),
      ...(this.#epochs ? { epochs: true } : {}),
      ...(role === undefined ? {} : { role }),
    };
  }
}
