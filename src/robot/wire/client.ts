/**
 * The robot's end of the connection, without sockets and without a clock. It speaks any of the three versions, keeps one
 * request in flight, and drops an answer that comes later than its deadline: a late answer is not a command and not a sign
 * of life. It moves nothing: what the motors do is the brainstem's business.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import { episodeEnd, feature, frameType, magicRobo, nonceBytes, prefixBytes, type Verb } from './constants.js';
import { type Frame, FrameDecoder, isThird } from './decoder.js';
import { type Epoch, type EpochFence, epochWords, readEpoch } from './epoch.js';
import { detailCode, type Fault, fault, wireCode } from './fault.js';
import { type Hello, writeHello } from './hello.js';
import { limitsOfClient, mostMotors } from './limits.js';
import { digestOfHello, makeNonce } from './seal.js';
import { V3Channel } from './v3-channel.js';
import {
  needsFreshness,
  putAcknowledgement,
  putVerb,
  readAcknowledgement,
  readVerb,
  type VerbOutcome,
} from './verb.js';
import { FrameWriter } from './writer.js';

/** What a client tells its robot. Arrays are valid during the call only. */
export interface ClientHost {
  send(bytes: Uint8Array): void;
  /** The server has let us in. */
  accepted(): void;
  /** Motor values in time, exactly as many as asked for, all finite. `failed` says that they are zeros of a failed cycle. */
  motors(values: Float32Array, ageMs: number, failed: boolean, epoch?: Epoch): void;
  /** An answer came too late, answered something else, or came from an owner that another has followed: it was dropped. */
  dropped(ageMs: number): void;
  /** The server answered with an error, or refused the handshake; the request it answers is over. */
  refused(wire: number, detail: number): void;
  /** The server asks for a verb; the robot says what became of it. */
  verb(verb: Verb): VerbOutcome;
  /** A verb of ours was answered. */
  acknowledged(verb: Verb, outcome: VerbOutcome): void;
  /** The server sent something wrong. */
  fault(fault: Fault): void;
  ended(reason: Fault | undefined): void;
}

/** How the episode stands to which sensor values belong; the values that come with an end are its last. */
export interface EpisodeEnding {
  readonly terminated?: boolean | undefined;
  readonly truncated?: boolean | undefined;
}

/** Who calls, in which version, and how long an answer is good. */
export interface ClientOptions {
  readonly version: 1 | 2 | 3;
  /** Who we are; versions 1 and 2 use the counts only. */
  readonly hello: Hello;
  /** The hardware code for versions 1 and 2. */
  readonly hardwareCode: number;
  readonly token?: Uint8Array;
  /** True on TLS links. */
  readonly encrypted?: boolean;
  /** We send verbs and drive nothing. */
  readonly operator?: boolean;
  /** Version 3 only: requests may carry demonstrations. A server whose brains take none refuses us. */
  readonly demonstrations?: boolean;
  /** Version 3 only: requests may say how an episode ended. A server whose brains know no episodes refuses us. */
  readonly episodes?: boolean;
  /**
   * Version 3 only: answers of a fleet carry the epoch of the brain's owner, and those below the fence's highest are dropped. One
   * fence serves all connections of a robot. A server alone has no epochs, and drives without.
   */
  readonly fence?: EpochFence;
  /** An answer later than this is dropped. */
  readonly deadlineMs?: number;
  readonly makeNonce?: () => Uint8Array;
  /** The clock of stamps on frames, where the times given here are those of a simulation: it has to keep real time. */
  readonly stampNow?: () => number;
}

/** How far a client has come. */
export type ClientState = 'new' | 'asking' | 'ready' | 'ended';

/** The robot's side of the protocol as a state machine, without a socket. */
export class ClientSession {
  readonly #host: ClientHost;
  readonly #options: ClientOptions;
  readonly #decoder: FrameDecoder;
  readonly #writer = new FrameWriter();
  readonly #sink = { frame: (frame: Frame) => this.#take(frame), fault: (wrong: Fault) => this.#report(wrong) };
  readonly #motors: Float32Array;
  readonly #link: V3Channel | undefined;
  #state: ClientState = 'new';
  #nowMs = 0;
  #sentMs = 0;
  #inFlight = false;
  #inFlightSequence = 0;
  #helloDigest = new Uint8Array(0);
  #hasEpochs = false;

  constructor(host: ClientHost, options: ClientOptions) {
    this.#host = host;
    this.#options = options;
    this.#motors = new Float32Array(options.hello.actuators.length);
    this.#decoder = new FrameDecoder(limitsOfClient(Math.min(mostMotors, Math.max(1, this.#motors.length))));
    if (options.version === 3) this.#link = new V3Channel(options.deadlineMs ?? 250);
  }

  get state(): ClientState {
    return this.#state;
  }

  /** True while a request has not been answered, in time or late. */
  get isBusy(): boolean {
    return this.#inFlight;
  }

  /** How long the request in flight has been waiting. */
  waitingMs(nowMs: number): number {
    return this.#inFlight ? nowMs - this.#sentMs : 0;
  }

  /** Sends the handshake. */
  begin(nowMs: number): void {
    if (this.#state !== 'new') return;
    this.#nowMs = nowMs;
    this.#state = 'asking';
    const { version, hello, hardwareCode, operator = false } = this.#options;
    if (version === 3) {
      const nonce = (this.#options.makeNonce ?? makeNonce)().subarray(0, nonceBytes);
      const wished = this.#options.fence === undefined ? 0 : feature.epochs;
      const features = (operator ? feature.operator : 0) | this.#asked | wished;
      const bytes = writeHello(this.#writer, 0, Math.round(this.#stampMs() * 1000), features, nonce, hello);
      this.#helloDigest = new Uint8Array(digestOfHello(bytes, new Uint8Array(0)));
      this.#host.send(bytes);
    } else {
      this.#writer.begin(version, magicRobo, frameType.handshake);
      this.#writer.floats([1, hello.sensors.length, hello.actuators.length, hardwareCode, 0]);
      this.#host.send(this.#writer.finish());
    }
  }

  /**
   * Sends sensor values, with a reward where there is one. False while another request is in flight or no one is there. A
   * demonstration says what the motors of the last answer should have been, each in [-1, 1] or NaN; an ending says that these
   * values are the last of their episode.
   */
  request(
    values: ArrayLike<number>,
    reward: number | undefined,
    nowMs: number,
    demonstration?: ArrayLike<number>,
    ending?: EpisodeEnding,
  ): boolean {
    if (demonstration !== undefined) this.#checkDemonstration(demonstration);
    const end = endOf(ending);
    if (end !== episodeEnd.goesOn && !this.#hasEpisodes)
      throw new FieldbrainError(
        'usage',
        'episode: not agreed on. Use version 3 and make the client with episodes: true.',
      );
    if (this.#state !== 'ready' || this.#inFlight) return false;
    this.#nowMs = nowMs;
    if (this.#link === undefined) this.#writer.begin(this.#options.version === 1 ? 1 : 2, magicRobo, frameType.sensory);
    else this.#inFlightSequence = this.#link.begin(this.#writer, frameType.observation, this.#stampMs());
    this.#writer.floats(values);
    if (reward !== undefined || demonstration !== undefined || this.#hasEpisodes) this.#writer.float(reward ?? 0);
    if (this.#hasEpisodes) this.#writer.float(end);
    if (demonstration !== undefined) this.#writer.floats(demonstration);
    this.#inFlight = true;
    this.#sentMs = nowMs;
    this.#host.send(this.#link === undefined ? this.#writer.finish() : this.#link.finish(this.#writer));
    return true;
  }

  /** Sends a verb; false before version 3. */
  sendVerb(verb: Verb, nowMs: number, target = ''): boolean {
    if (this.#link === undefined || this.#state !== 'ready') return false;
    this.#nowMs = nowMs;
    this.#link.begin(this.#writer, frameType.verb, this.#stampMs());
    putVerb(this.#writer, { verb, target });
    this.#host.send(this.#link.finish(this.#writer));
    return true;
  }

  receive(chunk: Uint8Array, nowMs: number): void {
    this.#nowMs = nowMs;
    this.#decoder.push(chunk, this.#sink);
  }

  end(reason?: Fault): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    this.#inFlight = false;
    this.#decoder.stop();
    this.#host.ended(reason);
  }

  get #hasEpisodes(): boolean {
    return this.#link !== undefined && this.#options.episodes === true;
  }

  /** Features that a server must grant. */
  get #asked(): number {
    const { demonstrations, episodes } = this.#options;
    return (demonstrations === true ? feature.demonstrations : 0) | (episodes === true ? feature.episodes : 0);
  }

  #stampMs(): number {
    return this.#options.stampNow?.() ?? this.#nowMs;
  }

  #checkDemonstration(demonstration: ArrayLike<number>): void {
    const { version, demonstrations = false } = this.#options;
    if (version !== 3 || !demonstrations)
      throw new FieldbrainError(
        'usage',
        'demonstration: not agreed on. Use version 3 and make the client with demonstrations: true.',
      );
    if (demonstration.length !== this.#motors.length)
      throw new FieldbrainError(
        'input-invalid',
        `demonstration: wrong count (got ${demonstration.length}, expected ${this.#motors.length}). Give one value per motor, or NaN.`,
      );
  }

  #take(frame: Frame): void {
    if (isThird(frame.type) !== (this.#link !== undefined)) this.#report(wrongAnswer(frame.type));
    else if (this.#link !== undefined) this.#takeThird(frame, this.#link);
    else if (frame.type === frameType.handshake) this.#takeHandshake(frame);
    else if (frame.type === frameType.action) this.#takeMotors(frame.floats, frame.count, false, this.#inFlight);
    else this.#takeRefusal(frame.floats[0] ?? 0, frame.floats[1] ?? 0, true);
  }

  #takeHandshake(frame: Frame): void {
    if (this.#state !== 'asking') return;
    const [version, sensors, motors] = frame.floats;
    const { hello } = this.#options;
    if (frame.count >= 2 && version === -1) this.#takeRefusal(wireCode.protocol, sensors, false);
    else if (frame.count < 5 || sensors !== hello.sensors.length || motors !== this.#motors.length)
      this.#report(fault(wireCode.protocol, detailCode.invalidCapabilities, 'handshake: other counts granted.', true));
    else this.#enter();
  }

  #enter(): void {
    this.#state = 'ready';
    this.#host.accepted();
  }

  #takeThird(frame: Frame, link: V3Channel): void {
    const wrong = link.check(frame, this.#stampMs());
    // A server that knows none of our token can seal nothing: an error instead of a welcome is its refusal.
    if (wrong !== undefined && frame.type === frameType.fault && this.#state === 'asking') this.#report(proofRefused);
    else if (wrong !== undefined) this.#report(wrong);
    else if (frame.type === frameType.challenge) this.#takeChallenge(frame, link);
    else if (frame.type === frameType.welcome) this.#takeWelcome(frame, link);
    else if (frame.type === frameType.motion) this.#takeMotion(frame, link);
    else if (frame.type === frameType.verb) this.#takeVerb(frame, link);
    else if (frame.type === frameType.acknowledgement) {
      const answer = readAcknowledgement(frame, link.end);
      if (answer !== undefined) this.#host.acknowledged(answer.verb, answer.outcome);
    } else if (link.end >= prefixBytes + 12) {
      const word = (index: number): number => frame.view.getUint32(prefixBytes + 4 * index, true);
      this.#takeRefusal(word(1), word(2), word(0) === this.#inFlightSequence);
    }
  }

  #takeChallenge(frame: Frame, link: V3Channel): void {
    const { token, encrypted = false } = this.#options;
    if (this.#state !== 'asking' || link.end < prefixBytes + 4 + nonceBytes) return;
    const isSealed = (frame.view.getUint32(prefixBytes, true) & feature.sealed) !== 0;
    if (token === undefined || (!isSealed && !encrypted)) {
      this.#report(fault(wireCode.protocol, detailCode.notAuthorised, 'challenge: a token is needed. Give one.', true));
      return;
    }
    const nonce = frame.bytes.slice(prefixBytes + 4, prefixBytes + 4 + nonceBytes);
    link.secure(token, 'robot', nonce, this.#helloDigest);
    link.begin(this.#writer, frameType.proof, this.#stampMs());
    this.#host.send(link.finish(this.#writer));
    if (!isSealed) link.unseal();
  }

  #takeWelcome(frame: Frame, link: V3Channel): void {
    if (this.#state !== 'asking') return;
    const { token, encrypted = false, hello } = this.#options;
    const granted = (index: number): number => frame.view.getUint32(prefixBytes + 4 * index, true);
    // A server that does not know our token must not drive us.
    if (token !== undefined && !encrypted && !link.isSealed)
      this.#report(
        fault(wireCode.protocol, detailCode.notAuthorised, 'welcome: the server has proved no token.', true),
      );
    else if (link.end < prefixBytes + 28 || granted(0) !== hello.sensors.length || granted(1) !== this.#motors.length)
      this.#report(fault(wireCode.protocol, detailCode.invalidCapabilities, 'welcome: other counts granted.', true));
    else {
      const features = link.end < prefixBytes + 32 ? 0 : granted(7);
      const missing = this.#asked & ~features;
      this.#hasEpochs = this.#options.fence !== undefined && (features & feature.epochs) !== 0;
      if (missing === 0) this.#enter();
      else this.#report((missing & feature.demonstrations) === 0 ? noEpisodes : noDemonstrations);
    }
  }

  #takeMotion(frame: Frame, link: V3Channel): void {
    const head = prefixBytes + 8 + (this.#hasEpochs ? 4 * epochWords : 0);
    const count = (link.end - head) / 4;
    const epoch = this.#hasEpochs && count >= 0 ? readEpoch(frame.view, prefixBytes + 8) : undefined;
    if (count < 0 || (this.#hasEpochs && epoch === undefined)) {
      this.#report(wrongAnswer(frame.type));
      return;
    }
    const isOurs = this.#inFlight && frame.view.getUint32(prefixBytes, true) === this.#inFlightSequence;
    const failed = (frame.view.getUint32(prefixBytes + 4, true) & 1) !== 0;
    const isAdmitted = epoch === undefined || this.#options.fence?.admit(epoch) === true;
    // A request that an old owner has answered is over: the next one goes to the new owner.
    if (isOurs && !isAdmitted) this.#inFlight = false;
    const values = new Float32Array(frame.bytes.buffer, head, count);
    this.#takeMotors(values, count, failed, isOurs && isAdmitted, epoch);
  }

  #takeMotors(values: Float32Array, count: number, failed: boolean, isTaken: boolean, epoch?: Epoch): void {
    const ageMs = this.#nowMs - this.#sentMs;
    if (!isTaken) {
      this.#host.dropped(ageMs);
      return;
    }
    this.#inFlight = false;
    let finite = count === this.#motors.length;
    for (let i = 0; finite && i < count; i += 1) {
      this.#motors[i] = values[i];
      finite = Number.isFinite(values[i]);
    }
    if (!finite) this.#report(fault(wireCode.protocol, detailCode.format, `action: ${count} values, or not finite.`));
    else if (ageMs > (this.#options.deadlineMs ?? 250)) this.#host.dropped(ageMs);
    else this.#host.motors(this.#motors, ageMs, failed, epoch);
  }

  #takeRefusal(wire: number, detail: number, endsRequest: boolean): void {
    if (endsRequest) this.#inFlight = false;
    this.#host.refused(wire, detail);
  }

  #takeVerb(frame: Frame, link: V3Channel): void {
    const message = readVerb(frame, link.end);
    const { sequence, verdict } = link;
    if (message === undefined || (verdict === 'stale' && needsFreshness(message.verb))) {
      this.#report(fault(wireCode.protocol, detailCode.stale, 'verb: malformed or too old.'));
      return;
    }
    const outcome = this.#host.verb(message.verb);
    link.begin(this.#writer, frameType.acknowledgement, this.#stampMs());
    putAcknowledgement(this.#writer, sequence, message.verb, outcome);
    this.#host.send(link.finish(this.#writer));
  }

  #report(wrong: Fault): void {
    if (this.#state === 'ended') return;
    this.#host.fault(wrong);
    if (wrong.closes) this.end(wrong);
  }
}

/** Bits of `episodeEnd`. */
function endOf({ terminated = false, truncated = false }: EpisodeEnding = {}): number {
  return (terminated ? episodeEnd.terminated : 0) | (truncated ? episodeEnd.truncated : 0);
}

const noDemonstrations = fault(
  wireCode.protocol,
  detailCode.demonstrationsNotTaken,
  'welcome: the server knows no demonstrations. Update it.',
  true,
);

const noEpisodes = fault(
  wireCode.protocol,
  detailCode.episodesNotTaken,
  'welcome: the server knows no episodes. Update it.',
  true,
);

const proofRefused = fault(
  wireCode.protocol,
  detailCode.notAuthorised,
  'proof: the server does not know the token. Check the token.',
  true,
);

function wrongAnswer(type: number): Fault {
  return fault(wireCode.unknownType, detailCode.format, `answer: type ${type} has no meaning here.`);
}
