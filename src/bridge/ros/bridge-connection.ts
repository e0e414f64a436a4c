/**
 * One connection to a bridge that speaks the Foxglove WebSocket protocol: its topics, subscriptions, and channels of our own.
 * A bridge that takes no more data, or says nothing for two seconds, counts as lost. It is not opened again: link.ts
 * does that.
 */
import { type RawData, WebSocket } from 'ws';
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import { subprotocols } from '../../server/foxglove/protocol.js';
import { type AdvertisedChannel, parseMessageFrame, parseServerText, publishFrame } from './protocol.js';

export interface BridgeHost {
  /** A topic has come; also one that was there before the connection. */
  advertised(channel: AdvertisedChannel): void;
  unadvertised?(channel: AdvertisedChannel): void;
  message?(subscriptionId: number, timeNs: bigint, data: Uint8Array): void;
  /** What the bridge remarks. */
  status?(text: string): void;
  lost(reason: string): void;
}

/** Commands that wait to be sent are late already: a link that holds this much is not one to drive over. */
const mostWaitingBytes = 65_536;
const mostMessageBytes = 64 * 2 ** 20;
const silenceMs = 2000;
const beatsOfSilence = 4;

export class BridgeConnection {
  readonly channels = new Map<number, AdvertisedChannel>();
  readonly #socket: WebSocket;
  readonly #host: BridgeHost;
  /** Beats of the clock below since something was heard: a process that was too busy to hear misses only one. */
  #silentBeats = 0;
  #nextId = 1;
  #reason = 'closed by the bridge';
  #isOurs = false;
  #beat: NodeJS.Timeout | undefined;

  private constructor(socket: WebSocket, host: BridgeHost) {
    this.#socket = socket;
    this.#host = host;
  }

  /** Connects and waits until the bridge has said what it can do. */
  static async open(url: string, host: BridgeHost, answerMs = 5000): Promise<BridgeConnection> {
    const socket = new WebSocket(url, [...subprotocols], {
      handshakeTimeout: answerMs,
      maxPayload: mostMessageBytes,
      perMessageDeflate: false,
    });
    const connection = new BridgeConnection(socket, host);
    let isReady = false;
    await new Promise<void>((resolve, reject) => {
      const refuse = (got: string, expected: string, advice: string): void => {
        clearTimeout(timer);
        socket.terminate();
        reject(bridgeError(url, got, expected, advice));
      };
      const timer = setTimeout(
        () =>
          refuse(`no serverInfo within ${answerMs} ms`, 'a Foxglove bridge', 'Check that foxglove_bridge runs there.'),
        answerMs,
      );
      socket.on('error', (error) => {
        connection.#reason = error.message;
      });
      socket.on('close', () => {
        clearTimeout(timer);
        clearInterval(connection.#beat);
        if (isReady && !connection.#isOurs) host.lost(connection.#reason);
        else reject(bridgeError(url, connection.#reason, 'a Foxglove bridge', 'Start foxglove_bridge on the robot.'));
      });
      socket.on('pong', () => connection.#hear());
      socket.on('message', (data: RawData, isBinary) => {
        connection.#hear();
        if (isBinary) {
          if (isReady) connection.#receive(bytesOf(data));
          return;
        }
        const said = parseServerText(String(data));
        if (said === undefined) return;
        if (said.op === 'invalid') {
          if (isReady) connection.drop(said.reason);
          else refuse(said.reason, 'the Foxglove WebSocket protocol', 'Check the address.');
        } else if (said.op === 'serverInfo') {
          const encodings = said.supportedEncodings ?? ['cdr'];
          if (!said.capabilities.includes('clientPublish'))
            refuse(
              'no clientPublish',
              'a bridge that lets clients publish',
              'Allow it in the settings of foxglove_bridge.',
            );
          else if (!encodings.includes('cdr'))
            refuse(`encodings ${encodings.join(', ')}`, 'cdr', 'Use the foxglove_bridge of ROS 2.');
          else {
            clearTimeout(timer);
            isReady = true;
            connection.#watch();
            resolve();
          }
        } else if (said.op === 'status') host.status?.(said.message);
        else if (said.op === 'advertise') {
          for (const channel of said.channels) {
            connection.channels.set(channel.id, channel);
            host.advertised(channel);
          }
        } else {
          for (const id of said.channelIds) {
            const channel = connection.channels.get(id);
            connection.channels.delete(id);
            if (channel !== undefined) host.unadvertised?.(channel);
          }
        }
      });
    });
    return connection;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Gives the subscription's id. */
  subscribe(channelId: number): number {
    const id = this.#nextId++;
    this.#say({ op: 'subscribe', subscriptions: [{ id, channelId }] });
    return id;
  }

  /** Gives the id of a channel of ours. */
  advertise(topic: string, schemaName: string): number {
    const id = this.#nextId++;
    this.#say({ op: 'advertise', channels: [{ id, topic, encoding: 'cdr', schemaName }] });
    return id;
  }

  /** False where the message did not go out. */
  publish(channelId: number, data: Uint8Array): boolean {
    if (!this.isOpen) return false;
    if (this.#socket.bufferedAmount > mostWaitingBytes) {
      this.drop('it takes no more data');
      return false;
    }
    this.#socket.send(publishFrame(channelId, data));
    return true;
  }

  /** Gives the connection up; the host hears that it is lost. */
  drop(reason: string): void {
    this.#reason = reason;
    this.#socket.terminate();
  }

  /** Waits until everything was sent and the bridge has closed, for a second at most. */
  async close(): Promise<void> {
    this.#isOurs = true;
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.#socket.terminate(), 1000);
      this.#socket.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
      this.#socket.close();
    });
  }

  #say(message: object): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  #hear(): void {
    this.#silentBeats = 0;
  }

  #watch(): void {
    this.#beat = setInterval(() => {
      this.#silentBeats += 1;
      if (this.#silentBeats > beatsOfSilence) this.drop(`silent for ${silenceMs} ms`);
      else if (this.isOpen) this.#socket.ping();
    }, silenceMs / beatsOfSilence);
  }

  #receive(bytes: Uint8Array): void {
    const frame = parseMessageFrame(bytes);
    if (frame !== undefined) this.#host.message?.(frame.subscriptionId, frame.timeNs, frame.data);
  }
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

function bridgeError(url: string, got: string, expected: string, advice: string): FieldbrainError {
  const text = `ros ${describeValue(url)}: no bridge to use (got ${describeValue(got)}, expected ${expected}). ${advice}`;
  return new FieldbrainError('device-unavailable', text, { url, got });
}
