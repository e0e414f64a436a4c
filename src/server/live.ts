/**
 * One viewer on the WebSocket /live: it gets a hello, then what is published, as fast as it reads and no faster; it may send
 * commands. Whatever it is too slow for is dropped in its queue and counted. It can never hold up a cycle.
 */
import type { RawData, WebSocket } from 'ws';
import { parameterTable } from '../brain/index.js';
import { parseCommand } from './command-schema.js';
import { encodeFieldFrame } from './field-frame.js';
import type { Fields } from './fields.js';
import type { Flows } from './flow/flows.js';
import type { Hub } from './hub.js';
import type { IdleQueue } from './idle-queue.js';
import type { Caller, Command, CommandOutcome, CommandSink } from './live-command.js';
import {
  type CycleMessage,
  type FieldMessage,
  fieldGroups,
  type HelloMessage,
  type LiveMessage,
  liveVersion,
  type PlaybackInfo,
  type Telemetry,
  type WorldMessage,
} from './telemetry.js';
import { Throttle } from './throttle.js';
import { ViewerQueue } from './viewer-queue.js';

export interface LiveParts {
  readonly hub: Hub;
  readonly commands: CommandSink;
  readonly fields: Pick<Fields, 'watch' | 'leave'>;
  /** Where information flow is estimated; a recording has none. */
  readonly flows?: Pick<Flows, 'watch' | 'leave'>;
  readonly serverName: string;
  readonly isStopped: () => boolean;
  /** When messages are packed and sent; at once where there are no cycles. */
  readonly idleQueue?: Pick<IdleQueue, 'soon'>;
  /** Where a recording is played instead of a server's life. */
  readonly playback?: () => PlaybackInfo;
}

const queueMessages = 512;
/** How often a slow reader gets cycles and the world: what it has to read takes processors from others, too. */
const slowEveryMs = 250;
/** Commands per second that a viewer may send. */
const commandsPerSecond = 200;

export class LiveViewer {
  readonly #socket: WebSocket;
  readonly #parts: LiveParts;
  readonly #caller: Caller;
  readonly #queue: ViewerQueue<Telemetry>;
  readonly #wishes = new Map<string, { edge: number; format: string; hz: number; sentMs: number }>();
  /** Robots whose information flow is wanted. */
  readonly #flows = new Set<string>();
  #robots: ReadonlySet<string> | undefined;
  #everyMs = 0;
  readonly #throttle = new Throttle<CycleMessage | WorldMessage>({
    give: (messages) => this.#giveLate(messages),
    soon: (work) => this.#whenLet(work),
  });
  #commands = 0;
  #secondMs = 0;
  #isGone = false;

  constructor(socket: WebSocket, caller: Caller, parts: LiveParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#caller = caller;
    const { hub, serverName, isStopped, playback } = parts;
    const hello: HelloMessage = {
      type: 'hello',
      version: liveVersion,
      server: serverName,
      role: caller.role,
      robots: hub.robots,
      parameters: parameterTable,
      fieldGroups,
      stopped: isStopped(),
      ...(parts.flows === undefined ? {} : { flows: true }),
      ...(playback && { playback: playback() }),
    };
    this.#queue = new ViewerQueue(socket, {
      capacity: queueMessages,
      encode: (message) => (message.type === 'field' ? encodeFieldFrame(message) : JSON.stringify(message)),
      isPicture: ({ type }) => type === 'field',
      keyOf: (message) => (message.type === 'field' ? fieldKey(message) : undefined),
      soon: (work) => this.#whenLet(work),
      emptied: () => this.#throttle.free(),
    });
    this.tell(hello);
    const subscription = hub.subscribe({
      queue: this.#queue,
      types: ['robot', 'cycle', 'world', 'event', 'server', 'stimulus', 'flow', 'field'],
      accepts: (message) => this.#accepts(message),
      isAway: () => this.#queue.isAway,
    });
    socket.on('message', (data, isBinary) => void this.#take(data, isBinary));
    socket.on('pong', (mark) => this.#queue.heard(mark.toString()));
    socket.once('close', () => {
      this.#throttle.close();
      this.#queue.close();
      subscription.close();
      parts.fields.leave(this);
      parts.flows?.leave(this);
      this.#isGone = true;
      this.#giveBack();
    });
  }

  /** Messages dropped because this viewer was too slow. */
  get dropped(): number {
    return this.#queue.dropped;
  }

  /** More waits for this viewer than it may: it does not read, or too slowly. */
  get isBehind(): boolean {
    return this.#queue.isBehind;
  }

  /** It keeps up, but badly: its page has more to do than it can. */
  get isSlow(): boolean {
    return this.#queue.isSlow;
  }

  /** Says something that is for this listener alone, at once. */
  tell(message: LiveMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#queue.control(JSON.stringify(message));
  }

  #accepts(message: Telemetry): boolean {
    if (message.type === 'field') return this.#acceptsField(message);
    // A recording has what it has.
    if (message.type === 'flow') return this.#flows.has(message.robot) || this.#parts.playback !== undefined;
    if (message.type !== 'cycle' && message.type !== 'world') return true;
    if (!this.#watches(message.robot)) return false;
    // A recording has no robot that could be held up, and after a seek all that led to the moment comes at once.
    const isSpared = this.isSlow && this.#parts.playback === undefined;
    const everyMs = Math.max(this.#everyMs, isSpared ? slowEveryMs : 0);
    // Walls come seldom, and without them no picture of the world is right.
    const hasWalls = message.type === 'world' && message.walls !== undefined;
    return this.#throttle.passes(`${message.type} ${message.robot}`, message, hasWalls ? 0 : everyMs);
  }

  /** What waits in the queue is older, and goes first. */
  #giveLate(messages: readonly (CycleMessage | WorldMessage)[]): boolean {
    if (!this.#queue.isIdle) return false;
    for (const message of messages) if (this.#watches(message.robot)) this.tell(message);
    return true;
  }

  #watches(robot: string): boolean {
    return this.#robots === undefined || this.#robots.has(robot);
  }

  #acceptsField(message: FieldMessage): boolean {
    const wish = this.#wishes.get(fieldKey(message));
    const format = message.data instanceof Float32Array ? 'f32' : 'u8';
    if (wish === undefined || wish.format !== format || message.edge > wish.edge) return false;
    const nowMs = performance.now();
    // A recording has its own rate, and after a seek its one picture may come close behind another.
    if (this.#parts.playback === undefined && nowMs - wish.sentMs < 800 / wish.hz) return false;
    wish.sentMs = nowMs;
    return true;
  }

  #whenLet(work: () => void): void {
    if (this.#parts.idleQueue === undefined) setImmediate(work);
    else this.#parts.idleQueue.soon(work);
  }

  async #take(data: RawData, isBinary: boolean): Promise<void> {
    const nowMs = performance.now();
    if (nowMs - this.#secondMs > 1000) {
      this.#secondMs = nowMs;
      this.#commands = 0;
    }
    this.#commands += 1;
    const parsed = parseCommand(isBinary ? undefined : readJson(data));
    const isStop = parsed.ok && parsed.command.command === 'emergencyStop';
    const outcome: CommandOutcome = !parsed.ok
      ? { ok: false, code: 'input-invalid', text: parsed.text }
      : this.#commands > commandsPerSecond && !isStop
        ? { ok: false, code: 'overload', text: `command: more than ${commandsPerSecond} a second.` }
        : (this.#watch(parsed.command) ?? (await this.#parts.commands.run(parsed.command, this.#caller)));
    // It may have left while it took over.
    if (this.#isGone) return this.#giveBack();
    if (parsed.id !== undefined || !outcome.ok) this.tell({ type: 'reply', id: parsed.id ?? -1, ...outcome });
  }

  /** Who leaves gives back the robots that they drove. */
  #giveBack(): void {
    const { hub, commands } = this.#parts;
    for (const { robot, driver } of hub.robots)
      if (driver.kind === 'person' && driver.name === this.#caller.name)
        void commands.run({ command: 'takeover', robot, drive: false }, this.#caller);
  }

  /** What concerns this connection only. */
  #watch(command: Parameters<CommandSink['run']>[0]): CommandOutcome | undefined {
    if (command.command === 'watch') {
      this.#robots = command.robots === undefined ? undefined : new Set(command.robots);
      this.#everyMs = command.hz === undefined || command.hz === 0 ? 0 : 1000 / command.hz;
      return { ok: true };
    }
    if (command.command === 'watchFlow') return this.#watchFlow(command);
    if (command.command !== 'watchField') return undefined;
    const { robot, group, edge, hz, format = 'u8' } = command;
    const key = fieldKey(command);
    if (this.#wishes.size >= 16 && !this.#wishes.has(key))
      return { ok: false, code: 'overload', text: 'watchField: more than 16 at once. End others first.' };
    if (hz > 0) this.#wishes.set(key, { edge, format, hz, sentMs: Number.NEGATIVE_INFINITY });
    else this.#wishes.delete(key);
    this.#parts.fields.watch(this, { robot, group, edge, format, hz });
    return { ok: true };
  }

  #watchFlow(wish: Extract<Command, { command: 'watchFlow' }>): CommandOutcome {
    const { flows } = this.#parts;
    if (flows === undefined)
      return { ok: false, code: 'usage', text: 'watchFlow: there is no flow of information here.' };
    const outcome = flows.watch(this, wish);
    if (wish.on && outcome.ok) this.#flows.add(wish.robot);
    if (!wish.on) this.#flows.delete(wish.robot);
    return outcome;
  }
}

function fieldKey({ robot, group }: { readonly robot: string; readonly group: string }): string {
  return `${robot} ${group}`;
}

function readJson(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
