/**
 * What waits to be sent to one viewer, of the page or of Foxglove. Messages wait within bounds and are encoded only when the
 * viewer has read what was sent before: a slow viewer gets fewer messages, and a picture only while it is the newest. What was
 * read is known from the flow control, not from the socket, whose buffers hold megabytes. Control frames are never dropped: a
 * viewer that does not even take those is cut off. Nothing here waits or throws.
 */
import { FlowControl } from './flow-control.js';
import { Ring, type RingOptions } from './ring.js';

/** The part of a WebSocket that is needed. */
export interface ViewerSocket {
  readonly bufferedAmount: number;
  send(data: string | Uint8Array): void;
  ping(mark: string): void;
  terminate(): void;
}

export interface ViewerQueueOptions<Item> extends RingOptions<Item> {
  /** Messages that may wait. */
  readonly capacity: number;
  readonly encode: (item: Item) => string | Uint8Array;
  /** Whether an item is a picture, of which two may be under way. */
  readonly isPicture?: (item: Item) => boolean;
  /** When a few messages are encoded and sent; by default all that may be, at once. */
  readonly soon?: (work: () => void) => void;
  /** Nothing waits any more. */
  readonly emptied?: () => void;
}

/** Messages that are encoded at a time. */
const portion = 8;
/** Bytes in the socket with which a viewer is given up when a control frame comes. */
const mostSocketBytes = 32 << 20;

export class ViewerQueue<Item> extends Ring<Item> {
  readonly #socket: ViewerSocket;
  readonly #options: ViewerQueueOptions<Item>;
  readonly #flowControl: FlowControl;
  #isClosed = false;
  /** Messages are going to be sent, or wait until the viewer has read. */
  #isDraining = false;

  constructor(socket: ViewerSocket, options: ViewerQueueOptions<Item>) {
    super(options.capacity, options);
    this.#socket = socket;
    this.#options = options;
    this.#flowControl = new FlowControl((mark) => socket.ping(mark));
  }

  /** Everything has been sent. */
  get isIdle(): boolean {
    return !this.#isDraining;
  }

  /** More waits for this viewer than it may: it does not read, or too slowly. */
  get isBehind(): boolean {
    return !this.#flowControl.wantsPicture || this.size > this.capacity / 2;
  }

  /** It keeps up, but badly. */
  get isSlow(): boolean {
    return this.#flowControl.isSlow;
  }

  /** It has not read for long. */
  get isAway(): boolean {
    return this.#flowControl.isAway;
  }

  /** A message, which may be dropped. */
  override put(item: Item): void {
    if (this.#isClosed) return;
    super.put(item);
    if (this.#isDraining) return;
    this.#isDraining = true;
    this.#plan();
  }

  /** A frame that must arrive, before whatever waits. */
  control(frame: string | Uint8Array): void {
    if (this.#isClosed) return;
    if (this.#socket.bufferedAmount > mostSocketBytes) {
      this.close();
      this.#socket.terminate();
      return;
    }
    this.#send(frame, false);
    this.#flowControl.ask();
  }

  /** An answer to a ping. */
  heard(mark: string): void {
    if (this.#flowControl.take(mark) && this.#isDraining) this.#plan();
  }

  /** The viewer has gone: nothing waits or is sent any more. */
  close(): void {
    this.#isClosed = true;
    while (this.take() !== undefined);
  }

  #plan(): void {
    if (this.#options.soon === undefined) this.#drain(Number.POSITIVE_INFINITY);
    else this.#options.soon(() => this.#drain(portion));
  }

  #drain(most: number): void {
    if (this.#isClosed) return;
    for (let sent = 0; sent < most && this.#flowControl.isOpen; sent += 1) {
      const item = this.take();
      if (item === undefined) {
        this.#isDraining = false;
        this.#options.emptied?.();
        break;
      }
      this.#send(this.#options.encode(item), this.#options.isPicture?.(item) === true);
    }
    this.#flowControl.ask();
    // Else the answer that is missing goes on.
    if (this.#isDraining && this.#flowControl.isOpen) this.#plan();
  }

  #send(frame: string | Uint8Array, isPicture: boolean): void {
    this.#flowControl.sent(frame.length, isPicture);
    this.#socket.send(frame);
  }
}
