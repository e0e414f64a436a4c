/**
 * The robot's side of a bridge over time: topics that we hear and topics that we write, checked by type and schema before
 * anything is published, and the connection made again after a loss. What is heard is kept as bytes, the newest of each
 * topic, so that a topic of a thousand messages per second costs no more than one that is read.
 */
import { MessageReader } from '@foxglove/rosmsg2-serialization';
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import { BridgeClock } from './bridge-clock.js';
import { BridgeConnection } from './bridge-connection.js';
import { sameType } from './config.js';
import { type Definitions, knownDefinitions, parseSchema, sameDefinitions, wholeType } from './message-types.js';
import type { AdvertisedChannel } from './protocol.js';

/** A topic to hear. */
export interface Input {
  readonly topic: string;
  readonly type?: string | undefined;
  /** Without it nothing begins. */
  readonly isNeeded: boolean;
  /** Says what is wrong with a schema, or nothing. */
  readonly check?: (definitions: Definitions) => string | undefined;
  /** Hears each message, decoded; without it only the newest is kept. */
  readonly hear?: (message: unknown) => void;
}

/** A topic to write. */
export interface Output {
  readonly topic: string;
  readonly type: string;
}

/** The newest message of a topic. */
export interface Heard {
  readonly data: Uint8Array;
  /** When it was sent, on our clock: the time of its arrival less its lateness. */
  readonly sentMs: number;
}

export interface LinkHost {
  note(text: string): void;
  /** The bridge is lost; the link tries again by itself. */
  lost(reason: string): void;
  /** Nothing helps but a person: a topic has another type, or a schema cannot be read. */
  fault(error: FieldbrainError): void;
}

export interface LinkOptions {
  readonly url: string;
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
  readonly clock: 'stamps' | 'arrival';
  readonly now: () => number;
  /** How long the bridge may take to answer, and needed topics to come. */
  readonly answerMs?: number;
}

interface Heeded {
  readonly input: Input;
  readonly channelId: number;
  readonly reader: MessageReader;
}

const firstPauseMs = 50;
const longestPauseMs = 2000;
/** ROS middleware pads a message to four bytes; more that is left over belongs to another schema. */
const mostPadding = 3;

export class Link {
  readonly clock = new BridgeClock();
  /** Connections that got as far as being ready. */
  connects = 0;
  /** Messages of topics that we hear, and those that could not be decoded. */
  readonly counters = { messages: 0, malformed: 0 };
  readonly #options: LinkOptions;
  readonly #host: LinkHost;
  #connection: BridgeConnection | undefined;
  readonly #heeded = new Map<number, Heeded>();
  readonly #heard = new Map<string, Heard>();
  readonly #decoded = new Map<string, Heard & { readonly message: unknown }>();
  readonly #written = new Map<string, number>();
  #isReady = false;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;
  #checkInputs: () => void = () => undefined;

  constructor(host: LinkHost, options: LinkOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** True while messages can be written. */
  get isReady(): boolean {
    return this.#isReady && this.#connection?.isOpen === true;
  }

  /** Connects and waits for every needed topic. */
  async open(): Promise<void> {
    const { url, inputs, outputs, answerMs = 5000 } = this.#options;
    let wrong: FieldbrainError | undefined;
    const waiting: AdvertisedChannel[] = [];
    let take = (channel: AdvertisedChannel): void => void waiting.push(channel);
    const connection = await BridgeConnection.open(
      url,
      {
        advertised: (channel) => take(channel),
        unadvertised: ({ id }) => this.#forget(id),
        message: (id, timeNs, data) => this.#receive(id, timeNs, data),
        status: (text) => this.#host.note(`the bridge says: ${describeValue(text)}`),
        lost: (reason) => this.#lose(reason),
      },
      answerMs,
    );
    if (this.#closed) {
      await connection.close();
      throw lostEarly(url);
    }
    this.#connection = connection;
    take = (channel) => {
      try {
        this.#meet(connection, channel);
      } catch (error) {
        if (!(error instanceof FieldbrainError)) throw error;
        wrong ??= error;
        if (this.#isReady) this.#host.fault(error);
      }
      this.#checkInputs();
    };
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(this.#missing(connection)), answerMs);
        this.#checkInputs = () => {
          const isThere = (topic: string): boolean =>
            [...this.#heeded.values()].some((one) => one.input.topic === topic);
          const isWhole = inputs.every(({ topic, isNeeded }) => !isNeeded || isThere(topic));
          if (!isWhole && wrong === undefined && connection.isOpen) return;
          clearTimeout(timer);
          if (wrong !== undefined) reject(wrong);
          else if (isWhole) resolve();
          else reject(lostEarly(url));
        };
        for (const channel of waiting) take(channel);
        this.#checkInputs();
      });
      // The last needed topic may have come in one frame with one that does not fit.
      if (wrong !== undefined) throw wrong;
    } catch (error) {
      this.#connection = undefined;
      this.#heeded.clear();
      await connection.close();
      throw error;
    } finally {
      this.#checkInputs = () => undefined;
    }
    for (const { topic, type } of outputs) this.#written.set(topic, connection.advertise(topic, wholeType(type)));
    this.#isReady = true;
    this.connects += 1;
  }

  /** The newest message of a topic, decoded once; `message` is undefined where it cannot be. */
  read(topic: string): (Heard & { readonly message: unknown }) | undefined {
    const heard = this.#heard.get(topic);
    const heeded = [...this.#heeded.values()].find(({ input }) => input.topic === topic);
    if (heard === undefined || heeded === undefined) return undefined;
    const last = this.#decoded.get(topic);
    if (last?.data === heard.data) return last;
    const decoded = { ...heard, message: this.#decode(heeded, heard.data) };
    this.#decoded.set(topic, decoded);
    return decoded;
  }

  /** The bytes of the newest message of a topic. */
  newest(topic: string): Heard | undefined {
    return this.#heard.get(topic);
  }

  /** False where the message did not go out. */
  publish(topic: string, data: Uint8Array): boolean {
    const id = this.#written.get(topic);
    return this.isReady && id !== undefined && (this.#connection?.publish(id, data) ?? false);
  }

  /** Ends the link for good, with everything sent. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#isReady = false;
    clearTimeout(this.#timer);
    await this.#connection?.close();
  }

  /** A topic of the bridge: heard if it is an input of ours, compared if it is an output. Throws where it does not fit. */
  #meet(connection: BridgeConnection, channel: AdvertisedChannel): void {
    const { topic, schemaName } = channel;
    const output = this.#options.outputs.find((one) => one.topic === topic);
    if (output !== undefined) {
      needType(topic, schemaName, output.type);
      const known = knownDefinitions(output.type);
      if (known !== undefined && !sameDefinitions(known, definitionsOf(channel)))
        throw wrongTopic(topic, `other fields in ${wholeType(schemaName)}`, 'the fields that fieldbrain knows');
    }
    const input = this.#options.inputs.find((one) => one.topic === topic);
    if (input === undefined || this.#heeded.has(channel.id)) return;
    if (channel.encoding !== 'cdr') throw wrongTopic(topic, `encoding ${channel.encoding}`, 'cdr');
    if (input.type !== undefined) needType(topic, schemaName, input.type);
    const definitions = definitionsOf(channel);
    const complaint = input.check?.(definitions);
    if (complaint !== undefined)
      throw wrongTopic(topic, `${complaint} in ${wholeType(schemaName)}`, 'what the config says');
    const reader = new MessageReader(definitions);
    this.#heeded.set(connection.subscribe(channel.id), { input, channelId: channel.id, reader });
  }

  #missing(connection: BridgeConnection): FieldbrainError {
    const present = new Set([...this.#heeded.values()].map(({ input }) => input.topic));
    const lacking = this.#options.inputs.filter(({ isNeeded, topic }) => isNeeded && !present.has(topic));
    const { topic, type } = lacking[0];
    const channels = [...connection.channels.values()];
    const alike = channels.filter(({ schemaName }) => type !== undefined && sameType(schemaName, type));
    const got = (alike.length > 0 ? alike : channels).map((one) => one.topic).join(', ') || 'no topics';
    const text = `ros ${topic}: no such topic on the robot (got ${describeValue(got)}, expected ${topic}). Start what publishes it, or see fieldbrain ros --list.`;
    return new FieldbrainError('input-invalid', text, { topic, missing: lacking.map((one) => one.topic) });
  }

  #receive(id: number, timeNs: bigint, data: Uint8Array): void {
    const heeded = this.#heeded.get(id);
    if (heeded === undefined) return;
    this.counters.messages += 1;
    const nowMs = this.#options.now();
    const lateMs = this.clock.hear(timeNs, nowMs);
    this.#heard.set(heeded.input.topic, { data, sentMs: this.#options.clock === 'stamps' ? nowMs - lateMs : nowMs });
    if (heeded.input.hear === undefined) return;
    const message = this.#decode(heeded, data);
    if (message !== undefined) heeded.input.hear(message);
  }

  #decode({ reader, input }: Heeded, data: Uint8Array): unknown {
    try {
      const message: unknown = reader.readMessage(data);
      if (data.length - reader.lastReadByteLength() > mostPadding) throw new Error('longer than its schema');
      return message;
    } catch (error) {
      if (this.counters.malformed === 0 || this.counters.malformed % 1000 === 999)
        this.#host.note(`ros ${input.topic}: a message cannot be decoded (${describeValue((error as Error).message)})`);
      this.counters.malformed += 1;
      return undefined;
    }
  }

  /** A topic that has gone: its sensors grow old. It is heard again when it comes back. */
  #forget(channelId: number): void {
    for (const [id, { channelId: of }] of this.#heeded) if (of === channelId) this.#heeded.delete(id);
  }

  #lose(reason: string): void {
    const wasReady = this.#isReady;
    this.#isReady = false;
    this.#connection = undefined;
    this.#heeded.clear();
    this.#heard.clear();
    this.#decoded.clear();
    this.#written.clear();
    this.#checkInputs();
    if (this.#closed || !wasReady) return;
    this.#host.lost(reason);
    this.#again(firstPauseMs);
  }

  #again(pauseMs: number): void {
    this.#timer = setTimeout(() => {
      this.open().then(
        () => this.#host.note('the bridge is back'),
        (error: unknown) => {
          if (this.#closed) return;
          const isOurs = error instanceof FieldbrainError && error.code !== 'device-unavailable';
          // A robot that starts again brings its topics one by one: those that are missing may still come.
          if (isOurs && error.details.missing === undefined) this.#host.fault(error);
          else this.#again(Math.min(2 * pauseMs, longestPauseMs));
        },
      );
    }, pauseMs);
  }
}

function definitionsOf({ topic, schemaName, schema, schemaEncoding }: AdvertisedChannel): Definitions {
  return parseSchema({ topic, schemaName, schema, schemaEncoding: schemaEncoding ?? undefined });
}

function needType(topic: string, got: string, expected: string): void {
  if (!sameType(got, expected)) throw wrongTopic(topic, `type ${got}`, wholeType(expected));
}

function wrongTopic(topic: string, got: string, expected: string): FieldbrainError {
  const text = `ros ${topic}: not the topic that the config means (got ${describeValue(got)}, expected ${expected}). Correct the config, or see fieldbrain ros --list.`;
  return new FieldbrainError('input-invalid', text, { topic, got });
}

function lostEarly(url: string): FieldbrainError {
  const text = `ros ${url}: the bridge closed the connection while its topics were read. Try again.`;
  return new FieldbrainError('device-unavailable', text, { url });
}
