/**
 * Tells a server about the worlds of simulated robots, over its /live WebSocket, so that viewers can draw them: walls and
 * floor once, then pose, beam and trail. It also hands on what viewers do to a world. A server that is gone is tried again.
 */
import { WebSocket } from 'ws';
import type { VectorEnvironment } from '../sim/index.js';
import { takeSnapshot } from '../sim/index.js';
import type { LiveMessage, StimulusMessage, WorldMessage } from './telemetry.js';
import { cameraPicture } from './world-camera.js';

export interface WorldPublisherOptions {
  /** ws://host:port/live */
  readonly url: string;
  readonly token?: string;
  /** TLS authority, where the system does not know it. */
  readonly authority?: Buffer;
  readonly environment: VectorEnvironment;
  /** Name of each robot, in the environment's order. */
  readonly robots: readonly string[];
  /** Pictures of each world a second. */
  readonly hz: number;
  readonly stimulus?: (message: StimulusMessage) => void;
  readonly note?: (text: string) => void;
}

const trailPlaces = 200;
const wallsEvery = 50;
const socketBytes = 1 << 20;

export class WorldPublisher {
  readonly #options: WorldPublisherOptions;
  readonly #trails: number[][];
  readonly #sent: number[];
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #closed = false;
  published = 0;

  constructor(options: WorldPublisherOptions) {
    this.#options = options;
    this.#trails = options.robots.map(() => []);
    this.#sent = options.robots.map(() => 0);
  }

  open(): void {
    const { url, token, authority, hz } = this.#options;
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(authority === undefined ? {} : { ca: authority }),
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.#sent.fill(0);
      socket.send(JSON.stringify({ command: 'watch', robots: [] }));
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary) return;
      const message = JSON.parse(data.toString()) as LiveMessage;
      if (message.type === 'stimulus') this.#options.stimulus?.(message);
    });
    socket.on('error', (error) => this.#options.note?.(`worlds: ${error.message}`));
    socket.once('close', () => {
      if (!this.#closed) this.#again = setTimeout(() => this.open(), 1000);
    });
    this.#timer ??= setInterval(() => this.publish(), 1000 / hz);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  /** The next picture of this robot's world has its walls again: they have changed. */
  showWhole(robot: number): void {
    this.#sent[robot] = 0;
  }

  /** One picture of each world. */
  publish(): void {
    const socket = this.#socket;
    const { environment, robots } = this.#options;
    robots.forEach((robot, i) => {
      const world = this.#picture(environment, i, robot);
      if (socket?.readyState !== WebSocket.OPEN || socket.bufferedAmount > socketBytes) return;
      socket.send(JSON.stringify({ command: 'publishWorld', world }));
      this.#sent[i] += 1;
      this.published += 1;
    });
  }

  #picture(environment: VectorEnvironment, i: number, robot: string): Omit<WorldMessage, 'type'> {
    const { width, height, walls, lights, floor, car, beam, metresDriven, collisions, coverage } = takeSnapshot(
      environment,
      i,
    );
    const trail = this.#trails[i];
    trail.push(car.x, car.y);
    if (trail.length > 2 * trailPlaces) trail.splice(0, 2);
    // Late viewers need the walls too, so they come again now and then.
    const isWhole = this.#sent[i] % wallsEvery === 0;
    const { columns, rows, metres } = floor;
    const brightness = Buffer.from(floor.brightness).toString('base64');
    return {
      robot,
      timeMs: Date.now(),
      width,
      height,
      ...(isWhole ? { walls, lights } : {}),
      ...(isWhole && brightness.length < 300_000 ? { floor: { columns, rows, metres, brightness } } : {}),
      car,
      beam,
      trail: [...trail],
      camera: cameraPicture(environment, i),
      metresDriven,
      collisions,
      coverage: coverage.share,
    };
  }
}
