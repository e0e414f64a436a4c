/**
 * A robot's client written from the byte tables of docs/protocol.md alone, as a newcomer would write it: it shares no code
 * with the package. u32 lengths and counts big-endian, float32 little-endian, an optional magic in front.
 */
import net from 'node:net';

export interface ByteFrame {
  readonly type: number;
  readonly values: readonly number[];
}

export function frameBytes(version: 1 | 2, type: number, values: readonly number[]): Buffer {
  const body = Buffer.alloc(9 + 4 * values.length);
  body.writeUInt32BE(5 + 4 * values.length, 0);
  body.writeUInt8(type, 4);
  body.writeUInt32BE(values.length, 5);
  values.forEach((value, i) => {
    body.writeFloatLE(value, 9 + 4 * i);
  });
  return version === 1 ? body : Buffer.concat([Buffer.from([0x52, 0x4f, 0x42, 0x4f]), body]);
}

export class ByteClient {
  readonly socket: net.Socket;
  readonly #version: 1 | 2;
  #bytes = Buffer.alloc(0);
  readonly #frames: ByteFrame[] = [];
  #wake: (() => void) | undefined;
  isClosed = false;

  private constructor(socket: net.Socket, version: 1 | 2) {
    this.socket = socket;
    this.#version = version;
    socket.on('data', (bytes) => {
      this.#bytes = Buffer.concat([this.#bytes, bytes]);
      this.#cut();
      this.#wake?.();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.isClosed = true;
      this.#wake?.();
    });
  }

  static async connect(port: number, version: 1 | 2): Promise<ByteClient> {
    const socket = net.connect({ host: '127.0.0.1', port, noDelay: true });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new ByteClient(socket, version);
  }

  send(type: number, values: readonly number[]): void {
    this.socket.write(frameBytes(this.#version, type, values));
  }

  /** The next frame, or undefined where the connection has ended. */
  async next(): Promise<ByteFrame | undefined> {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame !== undefined || this.isClosed) return frame;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async ask(type: number, values: readonly number[]): Promise<ByteFrame | undefined> {
    this.send(type, values);
    return this.next();
  }

  async closed(): Promise<void> {
    while (!this.isClosed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }

  close(): void {
    this.socket.destroy();
  }

  #cut(): void {
    const head = this.#version === 1 ? 0 : 4;
    while (this.#bytes.length >= head + 9) {
      if (head === 4 && this.#bytes.readUInt32BE(0) !== 0x524f424f) throw new Error('the magic is wrong');
      const length = this.#bytes.readUInt32BE(head);
      const count = this.#bytes.readUInt32BE(head + 5);
      if (length !== 5 + 4 * count) throw new Error(`length ${length} does not fit ${count} values`);
      if (this.#bytes.length < head + 4 + length) return;
      const type = this.#bytes.readUInt8(head + 4);
      const values = Array.from({ length: count }, (_, i) => this.#bytes.readFloatLE(head + 9 + 4 * i));
      this.#frames.push({ type, values });
      this.#bytes = this.#bytes.subarray(head + 4 + length);
    }
  }
}
