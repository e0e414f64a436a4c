/**
 * The UDP streams of the original system as extra sensors: the newest value of each stream by the sender's address, brought
 * to 0 … 1, and 0.5 where none came within a second. Packets count only from addresses that may drive without a token.
 * Pictures are not decoded: what counts is how much detail they hold, which is how long they are. They never feed reflexes.
 */
import { createSocket, type Socket } from 'node:dgram';
import { batteryActivation, readScalar, readVision } from '../robot/index.js';
import { plainAddress } from './address.js';
import { listenFailure } from './listen.js';
import type { ExtraSensor } from './profile.js';

type Stream = 'vision' | 'ultrasonic' | 'battery';

const readers: Readonly<Record<Stream, (packet: Uint8Array) => number | undefined>> = {
  vision: (packet) => {
    const picture = readVision(packet)?.picture;
    return picture === undefined ? undefined : Math.min(1, picture.length / 65_000);
  },
  ultrasonic: (packet) => {
    const metres = readScalar(packet);
    return metres === undefined || metres < 0 ? undefined : Math.min(1, metres / 4);
  },
  battery: (packet) => {
    const volts = readScalar(packet);
    return volts === undefined ? undefined : batteryActivation(volts);
  },
};

const staleMs = 1000;
const unknown = 0.5;
const mostSenders = 1024;

export interface SideStreamOptions {
  readonly host: string;
  /** Port of each stream; 0 where it is not wanted, undefined for any free one. */
  readonly ports: Readonly<Record<Stream, number>>;
  /** For tests: listen on any free port although 0 was given. */
  readonly anyPort?: readonly Stream[];
  readonly allows: (address: string) => boolean;
}

/** What most servers have. */
const none = new Float32Array(0);

export class SideStreams {
  readonly extras: readonly ExtraSensor[];
  readonly #streams: readonly Stream[];
  readonly #options: SideStreamOptions;
  readonly #sockets: Socket[] = [];
  readonly #latest = new Map<string, { values: Float32Array; takenMs: Float64Array }>();
  readonly ports: Partial<Record<Stream, number>> = {};
  readonly counters = { packets: 0, refused: 0, malformed: 0 };

  constructor(options: SideStreamOptions) {
    this.#options = options;
    const { ports, anyPort = [] } = options;
    this.#streams = (Object.keys(readers) as Stream[]).filter((one) => ports[one] > 0 || anyPort.includes(one));
    this.extras = this.#streams.map((name) => ({ name: `udp ${name}`, minimum: 0, maximum: 1 }));
  }

  async listen(): Promise<void> {
    for (const [index, stream] of this.#streams.entries()) {
      const socket = createSocket('udp4');
      this.#sockets.push(socket);
      socket.on('message', (packet, { address }) => this.take(index, packet, address, performance.now()));
      await new Promise<void>((resolve, reject) => {
        const { ports, host } = this.#options;
        socket.once('error', (error) => reject(listenFailure(error, ports[stream], host, `the side stream ${stream}`)));
        socket.bind(ports[stream], host, resolve);
      });
      this.ports[stream] = socket.address().port;
    }
  }

  /** One packet of a stream. */
  take(index: number, packet: Uint8Array, sender: string, nowMs: number): void {
    const address = plainAddress(sender);
    this.counters.packets += 1;
    const latest = this.#latest.get(address);
    if (!this.#options.allows(address) || (latest === undefined && this.#latest.size >= mostSenders)) {
      this.counters.refused += 1;
      return;
    }
    const value = readers[this.#streams[index]](packet);
    if (value === undefined) {
      this.counters.malformed += 1;
      return;
    }
    const count = this.#streams.length;
    const entry = latest ?? { values: new Float32Array(count), takenMs: new Float64Array(count).fill(-Infinity) };
    entry.values[index] = value;
    entry.takenMs[index] = nowMs;
    this.#latest.set(address, entry);
  }

  /** The extra sensors of the robot at an address. */
  valuesOf(address: string, nowMs: number): Float32Array {
    if (this.#streams.length === 0) return none;
    const values = new Float32Array(this.#streams.length).fill(unknown);
    const latest = this.#latest.get(plainAddress(address));
    if (latest === undefined) return values;
    return values.map((_, i) => (nowMs - latest.takenMs[i] <= staleMs ? latest.values[i] : unknown));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) await new Promise<void>((resolve) => socket.close(() => resolve()));
  }
}
