/**
 * A bridge for tests: the Foxglove server of its makers' own npm package on a free port, with topics of ROS 2 in CDR. It
 * keeps what clients publish, decoded. `cut` breaks all links; new ones are let in.
 */
import type { AddressInfo } from 'node:net';
import { stringify } from '@foxglove/rosmsg';
import { MessageReader, MessageWriter } from '@foxglove/rosmsg2-serialization';
import { FoxgloveServer } from '@foxglove/ws-protocol';
import { WebSocketServer } from 'ws';
import { knownDefinitions } from '../../src/bridge/ros/message-types.js';

export interface Published {
  readonly topic: string;
  readonly type: string;
  readonly message: Record<string, unknown>;
  readonly data: Uint8Array;
  readonly atMs: number;
}

/** The schema of a known type as a bridge advertises it. */
export function rosSchema(type: string): string {
  const [root, ...others] = knownDefinitions(type) ?? [];
  return stringify([{ definitions: root.definitions }, ...others]);
}

export class RosBridge {
  readonly server: FoxgloveServer;
  readonly published: Published[] = [];
  readonly #sockets: WebSocketServer;
  readonly #channels = new Map<string, { id: number; writer: MessageWriter }>();
  /** Called for each message of a client. */
  onPublished: ((published: Published) => void) | undefined;
  /** Added to the stamps of messages, for clocks that are off. */
  stampOffsetMs = 0;

  private constructor(sockets: WebSocketServer, server: FoxgloveServer) {
    this.#sockets = sockets;
    this.server = server;
  }

  static async start(
    settings: { capabilities?: string[]; encodings?: string[]; subprotocol?: string } = {},
  ): Promise<RosBridge> {
    const { capabilities = ['clientPublish'], encodings = ['cdr'], subprotocol } = settings;
    const server = new FoxgloveServer({ name: 'test', capabilities, supportedEncodings: encodings });
    const sockets = new WebSocketServer({
      port: 0,
      host: '127.0.0.1',
      // The package knows the older name of the protocol only; the frames are the same.
      handleProtocols: (protocols) =>
        subprotocol !== undefined && protocols.has(subprotocol) ? subprotocol : server.handleProtocols(protocols),
    });
    await new Promise((resolve) => sockets.once('listening', resolve));
    const bridge = new RosBridge(sockets, server);
    sockets.on('connection', (socket, request) => {
      server.handleConnection(socket, `${request.socket.remoteAddress}`);
    });
    const readers = new Map<string, MessageReader<Record<string, unknown>>>();
    server.on('message', ({ channel, data }) => {
      const type = channel.schemaName;
      const reader = readers.get(type) ?? new MessageReader(knownDefinitions(type) ?? []);
      readers.set(type, reader);
      const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice();
      const atMs = performance.now();
      const one = { topic: channel.topic, type, message: reader.readMessage(bytes), data: bytes, atMs };
      bridge.published.push(one);
      bridge.onPublished?.(one);
    });
    return bridge;
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#sockets.address() as AddressInfo).port}`;
  }

  get port(): number {
    return (this.#sockets.address() as AddressInfo).port;
  }

  /** Links of this moment. */
  get links(): number {
    return this.#sockets.clients.size;
  }

  /** Advertises a topic of a known type, or with the schema that is given. */
  add(topic: string, type: string, schema = rosSchema(type), schemaEncoding = 'ros2msg'): void {
    const id = this.server.addChannel({ topic, encoding: 'cdr', schemaName: type, schema, schemaEncoding });
    this.#channels.set(topic, { id, writer: new MessageWriter(knownDefinitions(type) ?? []) });
  }

  remove(topic: string): void {
    this.server.removeChannel(this.#channels.get(topic)?.id ?? -1);
    this.#channels.delete(topic);
  }

  /** Publishes a message on a topic that was added. */
  send(topic: string, message: object, lateMs = 0): void {
    if (this.#channels.has(topic)) this.sendBytes(topic, this.bytesOf(topic, message), lateMs);
  }

  /** The bytes of a message of a topic that was added. */
  bytesOf(topic: string, message: object): Uint8Array {
    return this.#channels.get(topic)?.writer.writeMessage(message) ?? new Uint8Array();
  }

  sendBytes(topic: string, data: Uint8Array, lateMs = 0): void {
    const stampMs = Date.now() + this.stampOffsetMs - lateMs;
    this.server.sendMessage(
      this.#channels.get(topic)?.id ?? -1,
      BigInt(Math.round(stampMs * 1e6)),
      data as Uint8Array<ArrayBuffer>,
    );
  }

  /** The last message that clients published on a topic. */
  last(topic: string): Published | undefined {
    return this.published.filter((one) => one.topic === topic).at(-1);
  }

  cut(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#sockets.close(resolve));
  }
}
