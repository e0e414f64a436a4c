/**
 * A stand-in for the server, for tests of the page: it serves dist/dashboard and speaks the messages of server/telemetry.ts at
 * /live, from simulated cars and a field with two wandering blobs. It keeps what the page asked for, obeys the simplest of
 * it (pause, stop, parameters), and can fall silent or cut the link. It computes no brain.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { parameterTable } from '../../src/brain/parameters.js';
import type { EpisodeReport } from '../../src/brain/types.js';
import { picarxInputs, picarxOutputs } from '../../src/robot/picarx/dictionary.js';
import { encodeFieldFrame } from '../../src/server/field-frame.js';
import type { CommandFrame } from '../../src/server/live-command.js';
import {
  type FieldGroup,
  fieldGroups,
  type LiveMessage,
  type LiveRole,
  type RobotInfo,
} from '../../src/server/telemetry.js';
import { rawActuatorCount } from '../../src/sim/car.js';
import { avoidDriver } from '../../src/sim/drivers.js';
import { VectorEnvironment } from '../../src/sim/environment.js';
import { takeSnapshot } from '../../src/sim/snapshot.js';

export const pageFolder = path.resolve(import.meta.dirname, '../../dist/dashboard');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface FeedOptions {
  readonly robots?: number;
  readonly role?: LiveRole;
  /** Edge of the pictures of the field. */
  readonly edge?: number;
  /** Steps of an episode of brains that learn by reward; others know none. */
  readonly episodeSteps?: number;
}

/** Serves the built page, isolated so that threads may share memory. */
export function servePage(server: Server): void {
  server.on('request', (request, response) => {
    const name = (request.url ?? '/').split('?')[0];
    const file = path.join(pageFolder, name === '/' ? 'index.html' : name);
    if (!file.startsWith(pageFolder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(readFileSync(file));
  });
}

export class DashboardFeed {
  readonly url: string;
  /** All that pages asked for, in order. */
  readonly commands: CommandFrame[] = [];
  readonly environment: VectorEnvironment;
  /** No pictures of the field but those of `showField`. */
  isFieldHeld = false;
  /** Cycles go on, so that the page is live, and the world stands still. */
  isWorldHeld = false;
  #robots: RobotInfo[];
  #stopped = false;
  #cycle = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #server: Server;
  readonly #sockets: WebSocketServer;
  readonly #actions: Float64Array;
  readonly #driver;
  readonly #edge: number;
  readonly #role: LiveRole;
  readonly #episodeSteps: number | undefined;
  readonly #startMs = Date.now();
  /** Fields that were asked for by `showField`, to be shown again at no cost. */
  readonly #drawn = new Map<string, Uint8Array>();

  private constructor(server: Server, { robots = 1, role = 'admin', edge = 16, episodeSteps }: FeedOptions) {
    this.#episodeSteps = episodeSteps;
    this.#server = server;
    this.#edge = edge;
    this.#role = role;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    this.environment = new VectorEnvironment({ robots, course: 'cluttered', rooms: robots });
    this.environment.reset(3);
    this.#driver = avoidDriver(robots);
    this.#actions = new Float64Array(robots * rawActuatorCount);
    this.#robots = Array.from({ length: robots }, (_, slot) => robotInfo(slot, edge));
    this.#sockets = new WebSocketServer({ server, path: '/live' });
    this.#sockets.on('connection', (socket) => this.#greet(socket));
  }

  static async start(options: FeedOptions = {}): Promise<DashboardFeed> {
    const server = createServer();
    servePage(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const feed = new DashboardFeed(server, options);
    feed.advance(200);
    feed.speak();
    return feed;
  }

  get motorNames(): string[] {
    return this.#robots[0].motors.map(({ name }) => name);
  }

  /** Sends a cycle twenty times per second, as the brain would. */
  speak(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.advance(1), 50);
  }

  /** Says nothing more; the link stays. */
  fallSilent(): void {
    clearInterval(this.#timer);
  }

  /** Ends every link, and refuses new ones until `mend`. */
  cut(): void {
    this.#sockets.options.verifyClient = () => false;
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  mend(): void {
    delete this.#sockets.options.verifyClient;
  }

  broadcast(message: LiveMessage): void {
    for (const socket of this.#sockets.clients) socket.send(JSON.stringify(message));
  }

  /** Goes on by this many cycles and sends them. */
  advance(cycles: number): void {
    for (let n = 0; n < cycles; n += 1) {
      this.#cycle += 1;
      this.#driver.act(this.environment, this.#actions);
      if (!this.#stopped && !this.isWorldHeld) this.environment.step(this.#actions);
    }
    for (const info of this.#robots) {
      if (info.paused) continue;
      this.broadcast(this.#world(info.slot, false));
      this.broadcast(this.#cycleOf(info.slot));
    }
    if (this.#cycle % 2 === 0 && !this.isFieldHeld)
      for (const group of ['content', 'memory', 'rules', 'echo'] as const) this.#field(group);
  }

  /** Sends the field as it is at a cycle, whatever the time. */
  showField(cycle: number): void {
    for (const group of ['content', 'memory', 'rules', 'echo'] as const) this.#field(group, cycle);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #greet(socket: WebSocket): void {
    const parameters = parameterTable.map((parameter) => ({ ...parameter }));
    const hello: LiveMessage = {
      type: 'hello',
      version: 1,
      server: 'fieldbrain test',
      role: this.#role,
      robots: this.#robots,
      parameters,
      fieldGroups,
      stopped: this.#stopped,
    };
    socket.send(JSON.stringify(hello));
    for (const { slot } of this.#robots) socket.send(JSON.stringify(this.#world(slot, true)));
    socket.on('message', (data) => this.#obey(socket, JSON.parse(String(data)) as CommandFrame));
  }

  #obey(socket: WebSocket, command: CommandFrame): void {
    this.commands.push(command);
    const { id = 0 } = command;
    const value = command.command === 'save' ? { files: ['saves/sim-0.safetensors'] } : undefined;
    socket.send(JSON.stringify({ type: 'reply', id, ok: true, value } satisfies LiveMessage));
    if (command.command === 'emergencyStop' || command.command === 'clearStop') {
      this.#stopped = command.command === 'emergencyStop';
      this.#change(() => ({ stopped: this.#stopped }));
    }
    if (command.command === 'pause') this.#change(() => ({ paused: command.paused }));
    if (command.command === 'setParameter')
      this.#change(({ parameters }) => ({ parameters: { ...parameters, [command.parameter]: command.value } }));
    if (command.command === 'takeover')
      this.#change(() => ({ driver: command.drive ? { kind: 'person', name: 'page' } : { kind: 'brain' } }));
  }

  #change(how: (info: RobotInfo) => Partial<RobotInfo>): void {
    this.#robots = this.#robots.map((info) => ({ ...info, ...how(info) }));
    for (const info of this.#robots) this.broadcast({ type: 'robot', ...info });
  }

  #cycleOf(slot: number): LiveMessage {
    const t = this.#cycle;
    const wave = (period: number): number => 0.5 + 0.5 * Math.sin((2 * Math.PI * t) / period + slot);
    const error = 0.08 + 0.3 * Math.exp(-t / 300) + 0.05 * wave(37);
    return {
      type: 'cycle',
      robot: this.#robots[slot].robot,
      slot,
      timeMs: this.#startMs + 50 * t,
      sensors: picarxInputs.map((_, at) => wave(40 + 7 * at)),
      reward: 0.4 * wave(90) - 0.1,
      motors: picarxOutputs.map((_, at) => 2 * wave(60 + 11 * at) - 1),
      wanted: picarxOutputs.map(() => 0),
      report: {
        cycle: t,
        confidence: 1 - 1.6 * error,
        error,
        meanError: error,
        energy: 0.1 + 0.03 * wave(150),
        maximum: 1,
        sparsity: 0.5,
        novelty: 0.15 + 0.5 * wave(110) ** 4,
        match: 0.8,
        matchRow: 3,
        recognised: true,
        exploration: 0.3 + 0.2 * wave(200),
        mode: t % 400 < 200 ? 'exploring' : 'balanced',
        value: 0.2,
        temporalDifference: 0,
        gate: 0.3,
        hold: 0.2,
        strategy: 1,
        strategyActive: true,
        badInputs: 0,
        mended: 0,
        information: 0.5,
        drive: 0.3,
        activeCells: 12,
        patternsStored: 40,
        ...(this.#episodeSteps && { episodes: episodesAt(t, this.#episodeSteps) }),
      },
      cycleMs: 4 + 1.5 * wave(23) + (t % 97 === 0 ? 6 : 0),
      p50Ms: 4.6,
      p99Ms: 9.5,
      hz: 20,
      counters: {
        cycles: t,
        drops: 0,
        failedCycles: 0,
        reconnects: 0,
        nonFinite: 0,
        clamped: 0,
        launches: 11 * t,
        transfers: 2 * t,
        allocations: 1,
      },
    };
  }

  #world(slot: number, whole: boolean): LiveMessage {
    const { width, height, walls, lights, car, beam, floor, coverage, metresDriven, collisions } = takeSnapshot(
      this.environment,
      slot,
    );
    const brightness = Buffer.from(floor.brightness).toString('base64');
    return {
      type: 'world',
      robot: this.#robots[slot].robot,
      timeMs: this.#startMs + 50 * this.#cycle,
      width,
      height,
      ...(whole && { walls, lights, floor: { ...floor, brightness } }),
      car,
      beam,
      trail: [],
      metresDriven,
      collisions,
      coverage: coverage.share,
    };
  }

  /** Two blobs that wander; each group sees them with another weight. */
  #field(group: FieldGroup, cycle = this.#cycle): void {
    const n = this.#edge;
    const name = `${group} ${cycle}`;
    const data = this.#drawn.get(name) ?? blobs(n, group, cycle);
    if (this.isFieldHeld) this.#drawn.set(name, data);
    const frame = encodeFieldFrame({
      type: 'field',
      robot: this.#watched(),
      cycle: this.#cycle,
      timeMs: this.#startMs + 50 * this.#cycle + 1 + cycle / 1e6,
      group,
      edge: n,
      fieldEdge: n,
      minimum: 0,
      maximum: 1,
      data,
    });
    for (const socket of this.#sockets.clients) socket.send(frame);
  }

  /** The robot whose field was asked for last. */
  #watched(): string {
    const asked = this.commands.filter((one) => one.command === 'watchField' && one.hz > 0);
    const last = asked[asked.length - 1];
    return last?.command === 'watchField' ? last.robot : this.#robots[0].robot;
  }
}

/** Returns that grow from episode to episode. */
function episodesAt(cycle: number, steps: number): EpisodeReport {
  const ended = Math.floor(cycle / steps);
  return { ended, lastReturn: 10 * ended, lastLength: steps, return: 0, length: cycle % steps, sigma: 0.4 };
}

function robotInfo(slot: number, edge: number): RobotInfo {
  return {
    robot: `sim-${slot}`,
    slot,
    hardware: 'picarx',
    protocol: 3,
    connected: true,
    sensors: picarxInputs,
    motors: picarxOutputs,
    driver: { kind: 'brain' },
    paused: false,
    stopped: false,
    parameters: Object.fromEntries(parameterTable.map(({ name, initial }) => [name, initial])),
    brain: {
      device: 'cpu',
      deviceName: '2 threads',
      executor: 'pool',
      edge,
      channels: 64,
      arenaBytes: 1e7,
      stages: { 'listen+sense': 90, 'anyInstall | evolve | rollOut': 200, 'planScore | poolCells': 60 },
    },
  };
}

function blobs(n: number, group: FieldGroup, cycle: number): Uint8Array {
  const t = cycle / 40;
  const phase = fieldGroups.indexOf(group);
  const data = new Uint8Array(n ** 3);
  const centre = [t, 1.3 * t, 0.7 * t].map((angle) => 0.5 + 0.28 * Math.sin(angle + 1.4 * phase));
  const width = group === 'rules' ? 0.5 : 0.16 - 0.02 * phase;
  for (let x = 0; x < n; x += 1)
    for (let y = 0; y < n; y += 1)
      for (let z = 0; z < n; z += 1) {
        const away = [x, y, z].reduce((sum, cell, axis) => sum + ((cell + 0.5) / n - centre[axis]) ** 2, 0);
        const mirrored = [x, y, z].reduce((sum, cell, axis) => sum + ((cell + 0.5) / n - 1 + centre[axis]) ** 2, 0);
        data[(x * n + y) * n + z] =
          255 * Math.max(Math.exp(-away / width ** 2), 0.7 * Math.exp(-mirrored / width ** 2));
      }
  return data;
}
