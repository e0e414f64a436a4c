/**
 * What waits to be sent to one viewer. Messages wait in order up to a number of bytes; beyond it the oldest gives way and is
 * counted, so a slow viewer sees fewer messages, and never old ones late. What was read is known from the viewer's flow control,
 * not from the socket, whose buffers hold megabytes. Control frames are never dropped: a viewer that does not even take those
 * is cut off. Nothing here waits or throws.
 */
import { FlowControl } from '../flow-control.js';

/** The part of a WebSocket that is needed. */
export interface Sink {
  readonly bufferedAmount: number;
  send(data: string | Uint8Array, done: (error?: Error | null) => void): void;
  ping(mark: string): void;
  terminate(): void;
}

export interface OutboxOptions {
  /** Bytes handed to the socket before messages wait here. */
  readonly socketBytes?: number;
  /** Bytes of messages that may wait here. */
  readonly waitingBytes?: number;
  /** Bytes of control frames in the socket with which a viewer is given up. */
  readonly controlBytes?: number;
}

export class Outbox {
  readonly #sink: Sink;
  readonly #options: Required<OutboxOptions>;
  readonly #flowControl: FlowControl;
  readonly #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  /** Messages that gave way. */
  dropped = 0;
  sent = 0;

  constructor(sink: Sink, options: OutboxOptions = {}) {
    this.#sink = sink;
    this.#flowControl = new FlowControl((mark) => sink.ping(mark));
    this.#options = { socketBytes: 1 << 20, waitingBytes: 8 << 20, controlBytes: 32 << 20, ...options };
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** The viewer does not keep up with what it is sent. */
  get isBehind(): boolean {
    return this.#waiting.length > 0 || !this.#flowControl.isOpen;
  }

  /** The viewer has not read for long. */
  get isAway(): boolean {
    return this.#flowControl.isAway;
  }

  /** An answer to a ping. */
  heard(mark: string): void {
    if (this.#flowControl.take(mark)) this.#pump();
  }

  /** A message, which may be dropped. */
  message(frame: Uint8Array): void {
    this.#waiting.push(frame);
    this.#waitingBytes += frame.length;
    this.#pump();
    while (this.#waitingBytes > this.#options.waitingBytes) {
      const oldest = this.#waiting.shift();
      if (oldest === undefined) return;
      this.#waitingBytes -= oldest.length;
      this.dropped += 1;
    }
  }

  /** A frame that must arrive. */
  control(frame: string | Uint8Array): void {
    if (this.#sink.bufferedAmount > this.#options.controlBytes) {
      this.#sink.terminate();
      return;
    }
    this.#sink.send(frame, this.#sentOne);
  }

  readonly #sentOne = (): void => this.#pump();

  #pump(): void {
    while (
      this.#waiting.length > 0 &&
      this.#flowControl.isOpen &&
      this.#sink.bufferedAmount < this.#options.socketBytes
    ) {
      const frame = this.#waiting.shift();
      if (frame === undefined) return;
      this.#waitingBytes -= frame.length;
      this.sent += 1;
      this.#flowControl.sent(frame.length);
      this.#sink.send(frame, this.#sentOne);
    }
    this.#flowControl.ask();
  }
}
