/**
 * The server's end of one robot connection, without sockets and without a clock: bytes and times go in, events and encoded
 * answers come out through the host. Every sensory frame gets exactly one answer: an action frame of M finite values, or
 * an error frame. The rules are in docs/protocol.md. It decides nothing about brains, slots or caps: the server does.
 */
import { feature, frameType, prefixBytes, type Verb } from './constants.js';
import { type Frame, FrameDecoder, isThird } from './decoder.js';
import { type Epoch, noEpoch } from './epoch.js';
import { type DetailCode, type Fault, fault, wireCode } from './fault.js';
import { type Acceptance, acceptedValues, type HandshakeRequest, readHandshake, refusedValues } from './handshake.js';
import { limitsBeforeHandshake, limitsOfSession } from './limits.js';
import { Mailbox, type MailboxCounters } from './mailbox.js';
import { Pace } from './pace.js';
import { checkSensory, demonstrationsOf, featuresOf } from './sensory-check.js';
import * as faults from './session-faults.js';
import { V3Channel } from './v3-channel.js';
import { type ListenerOptions, V3Handshake } from './v3-handshake.js';
import { mayUse, needsFreshness, putAcknowledgement, putVerb, readVerb, type VerbOutcome } from './verb.js';
import { FrameWriter } from './writer.js';

/** What a session tells its server. Bytes and arrays are valid during the call only: copy what you keep. */
export interface SessionHost {
  send(bytes: Uint8Array): void;
  /** A robot or an operator asks to be let in: answer with `accept` or `refuse`, now or later. */
  handshake(request: HandshakeRequest): void;
  /**
   * Values for the brain: answer with `answer` or `fail`, now or later. The reward is undefined where none came, and so is the
   * demonstration: what the motors of the answer before should have been, in [-1, 1], NaN for a motor without a demonstration.
   * `end` is bits of `episodeEnd`.
   */
  sensory(values: Float32Array, reward: number | undefined, demonstration: Float32Array | undefined, end: number): void;
  /** A version 3 peer used a verb that its role allows. */
  verb(verb: Verb, target: string): VerbOutcome;
  /** Something was wrong, and the peer was told. For logs and counters. */
  fault(fault: Fault): void;
  /** The peer reported an error of its own. It gets no answer, or two ends could answer each other for ever. */
  peerError(wire: number, detail: number): void;
  /** The session is over: close the connection once what was sent has gone. */
  ended(reason: Fault | undefined): void;
}

/** What a session lets in, and how long it waits. */
export interface SessionOptions extends ListenerOptions {
  readonly nowMs: number;
  /** Whether version 1 and 2 callers are let in although there are tokens. */
  readonly allowLegacy?: boolean;
  readonly handshakeTimeoutMs?: number;
  readonly idleTimeoutMs?: number;
  /** Frames that may arrive in a second, whatever becomes of them; more end the session. */
  readonly framesPerSecond?: number;
}

/** How far a session has come. */
export type SessionState = 'new' | 'challenged' | 'waiting' | 'ready' | 'ended';

/** The server's side of the protocol as a state machine, without a socket. */
export class RobotSession {
  readonly #host: SessionHost;
  readonly #options: SessionOptions;
  readonly #decoder = new FrameDecoder(limitsBeforeHandshake());
  readonly #writer = new FrameWriter();
  readonly #pace: Pace;
  readonly #sink = {
    frame: (frame: Frame) => {
      if (this.#keepsPace()) this.#take(frame);
    },
    fault: (wrong: Fault) => {
      if (this.#keepsPace()) this.#report(wrong);
    },
  };
  #state: SessionState = 'new';
  #nowMs: number;
  #heardMs: number;
  #request: HandshakeRequest | undefined;
  #acceptance: Acceptance | undefined;
  #wantsTail = false;
  /** Handshakes that have not been answered yet; a robot may repeat itself while the server makes up its mind. */
  #repliesOwed = 0;
  #mailbox = new Mailbox(0);
  #zeros = new Float32Array(0);
  #epoch: Epoch = noEpoch;
  /** Version 1 and 2 frames that were dropped between the one with the brain and the one that waits. */
  #droppedBetween = 0;
  /** Why the last cycle failed: the next frame gets it. */
  #failure: Fault | undefined;
  /** Version 3 connections only. */
  #listener: V3Handshake | undefined;
  /** Numbers the answers to hellos that were wrong. */
  readonly #refusals = new V3Channel(0);

  constructor(host: SessionHost, options: SessionOptions) {
    this.#host = host;
    this.#options = options;
    this.#nowMs = options.nowMs;
    this.#heardMs = options.nowMs;
    this.#pace = new Pace(options.framesPerSecond ?? Number.POSITIVE_INFINITY, options.nowMs);
  }

  get state(): SessionState {
    return this.#state;
  }

  get request(): HandshakeRequest | undefined {
    return this.#request;
  }

  /** True while a sensory frame has not been answered. */
  get isPending(): boolean {
    return this.#mailbox.current !== undefined;
  }

  get counters(): Readonly<MailboxCounters> {
    return this.#mailbox.counters;
  }

  /** Bytes from the robot, cut anywhere. */
  receive(chunk: Uint8Array, nowMs: number): void {
    this.#nowMs = nowMs;
    this.#decoder.push(chunk, this.#sink);
  }

  /** Lets the robot in. */
  accept(acceptance: Acceptance): void {
    const request = this.#request;
    if (this.#state !== 'waiting' || request === undefined) return;
    this.#state = 'ready';
    this.#acceptance = acceptance;
    const demonstrations = demonstrationsOf(request);
    const { episodes = false } = request;
    this.#mailbox = new Mailbox(request.sensors, demonstrations, episodes);
    this.#zeros = new Float32Array(request.motors);
    this.#decoder.limits = limitsOfSession(request.sensors, demonstrations, episodes);
    for (; this.#repliesOwed > 0; this.#repliesOwed -= 1) this.#sendReply(request, acceptance);
  }

  /** Turns the robot away. Versions 1 and 2 may ask again, version 3 has to connect again. */
  refuse(detail: DetailCode, message: string): void {
    if (this.#state !== 'waiting') return;
    const refusal = fault(wireCode.protocol, detail, message, this.#listener !== undefined);
    if (this.#listener !== undefined) {
      this.#report(refusal);
      return;
    }
    this.#state = 'new';
    this.#request = undefined;
    this.#host.fault(refusal);
    for (; this.#repliesOwed > 0; this.#repliesOwed -= 1) this.#sendFloats(frameType.handshake, refusedValues(detail));
  }

  /**
   * Answers the pending sensory frame. Wrong or non-finite motors are a failed cycle. False where nothing was pending. In a
   * fleet the epoch says whose answer it is; failed cycles go out under the last one.
   */
  answer(motors: ArrayLike<number>, epoch: Epoch = this.#epoch): boolean {
    this.#epoch = epoch;
    const expected = this.#zeros.length;
    if (motors.length !== expected) return this.fail(`the brain gave ${motors.length} motors, not ${expected}`);
    for (let i = 0; i < expected; i += 1)
      if (!Number.isFinite(Math.fround(motors[i]))) return this.fail(`motor ${i} is ${motors[i]}`);
    return this.#finishCycle(motors, 0);
  }

  /** The cycle failed: the pending frame is answered with zeros, and the next one gets the error. */
  fail(message: string): boolean {
    if (!this.isPending || this.#state === 'ended') return false;
    this.#failure = faults.failedCycle(message);
    this.#host.fault(this.#failure);
    return this.#finishCycle(this.#zeros, 1);
  }

  /** Sends a verb to a version 3 robot; false where the robot knows no verbs. */
  sendVerb(verb: Verb, nowMs: number, target = ''): boolean {
    const link = this.#listener?.link;
    if (link === undefined || this.#state !== 'ready') return false;
    this.#nowMs = nowMs;
    link.begin(this.#writer, frameType.verb, nowMs);
    putVerb(this.#writer, { verb, target });
    this.#host.send(link.finish(this.#writer));
    return true;
  }

  /** Ends sessions that never shake hands or fall silent. Call it now and then. */
  tick(nowMs: number): void {
    this.#nowMs = nowMs;
    const { handshakeTimeoutMs = 5000, idleTimeoutMs = 60_000 } = this.#options;
    const isOutside = this.#state === 'new' || this.#state === 'challenged';
    if (isOutside && nowMs - this.#options.nowMs > handshakeTimeoutMs) this.#report(faults.handshakeLate);
    else if (nowMs - this.#heardMs > idleTimeoutMs) this.#report(faults.silentTooLong);
  }

  /** Ends the session from our side, saying why. */
  end(reason?: Fault): void {
    if (this.#state === 'ended') return;
    if (reason !== undefined) this.#sendFault(reason, 0);
    this.#state = 'ended';
    this.#decoder.stop();
    this.#host.ended(reason);
  }

  get #hasEpochs(): boolean {
    return this.#request?.epochs === true && this.#acceptance?.epochs === true;
  }

  /** Frames are counted as they arrive: those that are wrong, or that nobody waits for, cost time too. */
  #keepsPace(): boolean {
    if (this.#pace.allows(this.#nowMs)) return true;
    this.#report(faults.tooManyFrames);
    return false;
  }

  #take(frame: Frame): void {
    this.#heardMs = this.#nowMs;
    if (frame.type === frameType.hello || (this.#listener !== undefined && isThird(frame.type))) this.#takeThird(frame);
    else this.#report(this.#takeOld(frame));
  }

  /** Versions 1 and 2. */
  #takeOld(frame: Frame): Fault | undefined {
    if (this.#listener !== undefined || isThird(frame.type)) return faults.unexpectedType(frame.type);
    if (frame.type === frameType.handshake) return this.#takeHandshake(frame);
    if (frame.type === frameType.sensory) return this.#takeSensory(frame.floats, frame.count, 0);
    const [wire, detail] = frame.floats.subarray(0, frame.count);
    this.#host.peerError(wire ?? 0, detail ?? 0);
    return undefined;
  }

  #takeHandshake(frame: Frame): Fault | undefined {
    const { tokens = [], allowLegacy = false } = this.#options;
    if (tokens.length > 0 && !allowLegacy) {
      this.#sendFloats(frameType.handshake, refusedValues(faults.tokenNeeded.detail));
      return faults.tokenNeeded;
    }
    if (this.#state === 'ready' && this.#request !== undefined && this.#acceptance !== undefined) {
      this.#sendReply(this.#request, this.#acceptance);
    } else if (this.#state === 'waiting') {
      this.#repliesOwed += 1;
    } else {
      const request = readHandshake(frame.floats, frame.count, frame.framing);
      if ('refused' in request) {
        this.#host.fault(fault(wireCode.protocol, request.refused, request.message));
        this.#sendFloats(frameType.handshake, refusedValues(request.refused));
      } else {
        this.#wantsTail = frame.framing === 2 && frame.count > 5;
        this.#ask(request);
      }
    }
    return undefined;
  }

  #ask(request: HandshakeRequest): void {
    this.#request = request;
    this.#state = 'waiting';
    this.#repliesOwed = 1;
    this.#host.handshake(request);
  }

  #takeSensory(values: Float32Array, count: number, sequence: number): Fault | undefined {
    const wrong = this.#checkSensory(values, count);
    if (wrong !== undefined) return wrong;
    const waiting = this.#mailbox.waiting?.sequence;
    const place = this.#mailbox.put(values, count, sequence);
    if (place === 'current') this.#deliver();
    // In versions 1 and 2 answers have only their order, so the dropped frame is answered when its turn comes.
    else if (place === 'replaced' && this.#listener === undefined) this.#droppedBetween += 1;
    else if (place === 'replaced') this.#report(faults.overloaded, waiting);
    return undefined;
  }

  #checkSensory(values: Float32Array, count: number): Fault | undefined {
    const request = this.#request;
    if (this.#state !== 'ready' || request === undefined || request.operator) return faults.withoutSession;
    return this.#failure === undefined ? checkSensory(request, values, count) : this.#takeFailure();
  }

  #takeFailure(): Fault | undefined {
    const failure = this.#failure;
    this.#failure = undefined;
    return failure;
  }

  #deliver(): void {
    const letter = this.#mailbox.current;
    if (letter === undefined) return;
    const { values, reward, isTold, demonstration, end } = letter;
    this.#host.sensory(values, reward, isTold ? demonstration : undefined, end);
  }

  #finishCycle(motors: ArrayLike<number>, flags: number): boolean {
    const letter = this.#mailbox.current;
    if (letter === undefined || this.#state === 'ended') return false;
    this.#sendMotors(motors, flags, letter.sequence);
    for (; this.#droppedBetween > 0; this.#droppedBetween -= 1) this.#report(faults.overloaded);
    const next = this.#mailbox.advance();
    if (next === undefined) return true;
    // The frame after a failed cycle gets the error, also where it came early.
    const failure = this.#takeFailure();
    if (failure === undefined) this.#deliver();
    else {
      this.#mailbox.advance();
      this.#report(failure, next.sequence);
    }
    return true;
  }

  #takeThird(frame: Frame): void {
    const listener = this.#listener;
    if (frame.type === frameType.hello) this.#report(this.#takeHello(frame));
    else if (listener !== undefined && this.#state === 'challenged') this.#report(this.#takeProof(frame, listener));
    else if (listener !== undefined) {
      const { link } = listener;
      const wrong = link.check(frame, this.#nowMs);
      const { sequence } = link;
      this.#report(wrong ?? this.#takeChecked(frame, link), sequence);
    }
  }

  #takeHello(frame: Frame): Fault | undefined {
    if (this.#listener !== undefined || this.#request !== undefined) return faults.repeatedHello;
    const listener = V3Handshake.open(frame, this.#options, this.#nowMs, this.#refusals.sent);
    if (!(listener instanceof V3Handshake)) {
      this.#refuseHello(listener, frame);
      return undefined;
    }
    this.#listener = listener;
    if (listener.needsProof) {
      this.#state = 'challenged';
      this.#host.send(listener.writeChallenge(this.#writer, this.#nowMs));
    } else this.#ask(listener.request());
    return undefined;
  }

  /** A hello that is wrong is answered in its own version, by its number, and the caller may say another. */
  #refuseHello(wrong: Fault, frame: Frame): void {
    this.#host.fault(wrong);
    const sequence = frame.count > 0 ? frame.view.getUint32(0, true) : 0;
    this.#refusals.begin(this.#writer, frameType.fault, this.#nowMs);
    for (const word of [sequence, wrong.wire, wrong.detail]) this.#writer.word(word);
    this.#host.send(this.#refusals.finish(this.#writer));
  }

  #takeProof(frame: Frame, listener: V3Handshake): Fault | undefined {
    const request = listener.prove(frame, this.#nowMs);
    if ('wire' in request) return request;
    this.#ask(request);
    return undefined;
  }

  #takeChecked(frame: Frame, link: V3Channel): Fault | undefined {
    if (frame.type === frameType.verb) return this.#takeVerb(frame, link);
    if (frame.type === frameType.fault) {
      if (link.end < prefixBytes + 12) return undefined;
      this.#host.peerError(frame.view.getUint32(prefixBytes + 4, true), frame.view.getUint32(prefixBytes + 8, true));
      return undefined;
    }
    if (frame.type !== frameType.observation) return faults.unexpectedType(frame.type);
    if (link.verdict === 'stale') return faults.staleObservation;
    const count = (link.end - prefixBytes) / 4;
    return this.#takeSensory(new Float32Array(frame.bytes.buffer, prefixBytes, count), count, link.sequence);
  }

  #takeVerb(frame: Frame, link: V3Channel): Fault | undefined {
    const message = readVerb(frame, link.end);
    const { sequence, verdict } = link;
    if (this.#state !== 'ready') return faults.withoutSession;
    if (message === undefined) return faults.malformedVerb;
    if (verdict === 'stale' && needsFreshness(message.verb)) return faults.staleVerb(message.verb);
    if (!mayUse(message.verb, this.#request?.role)) return faults.forbiddenVerb(message.verb);
    const outcome = this.#host.verb(message.verb, message.target);
    link.begin(this.#writer, frameType.acknowledgement, this.#nowMs);
    putAcknowledgement(this.#writer, sequence, message.verb, outcome);
    this.#host.send(link.finish(this.#writer));
    return undefined;
  }

  #sendReply(request: HandshakeRequest, acceptance: Acceptance): void {
    const link = this.#listener?.link;
    if (link === undefined) {
      this.#sendFloats(frameType.handshake, acceptedValues(request, acceptance, this.#wantsTail));
      return;
    }
    const { gpu, fieldEdge, channels, sessionNumber, telemetryPort } = acceptance;
    link.begin(this.#writer, frameType.welcome, this.#nowMs);
    for (const word of [
      request.sensors,
      request.motors,
      gpu ? 1 : 0,
      fieldEdge,
      channels,
      sessionNumber,
      telemetryPort,
    ])
      this.#writer.word(word);
    // Only robots that asked for more than the first robots of this version did get more.
    const granted = featuresOf(request) | (this.#hasEpochs ? feature.epochs : 0);
    if (granted !== 0) this.#writer.word(granted);
    this.#host.send(link.finish(this.#writer));
  }

  #sendMotors(motors: ArrayLike<number>, flags: number, answered: number): void {
    const link = this.#listener?.link;
    if (link === undefined) {
      this.#sendFloats(frameType.action, motors);
      return;
    }
    link.begin(this.#writer, frameType.motion, this.#nowMs);
    this.#writer.word(answered);
    this.#writer.word(flags);
    if (this.#hasEpochs) {
      this.#writer.long(this.#epoch.incarnation);
      this.#writer.long(this.#epoch.revision);
    }
    this.#writer.floats(motors);
    this.#host.send(link.finish(this.#writer));
  }

  /** Tells the peer and the host what was wrong, if anything; `sequence` is what a version 3 fault answers. */
  #report(wrong: Fault | undefined, sequence = 0): void {
    if (wrong === undefined || this.#state === 'ended') return;
    this.#host.fault(wrong);
    if (wrong.closes) this.end(wrong);
    else this.#sendFault(wrong, sequence);
  }

  #sendFault(wrong: Fault, sequence: number): void {
    const link = this.#listener?.link;
    if (link === undefined) {
      this.#sendFloats(frameType.error, [wrong.wire, wrong.detail]);
      return;
    }
    link.begin(this.#writer, frameType.fault, this.#nowMs);
    this.#writer.word(sequence);
    this.#writer.word(wrong.wire);
    this.#writer.word(wrong.detail);
    this.#host.send(link.finish(this.#writer));
  }

  #sendFloats(type: number, values: ArrayLike<number>): void {
    this.#writer.begin(this.#decoder.framing, this.#decoder.magic, type);
    this.#writer.floats(values);
    this.#host.send(this.#writer.finish());
  }
}
