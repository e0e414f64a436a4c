/** A second viewer of a server, for tests of the page: it keeps what the server itself says, whatever the page shows. */
import { WebSocket } from 'ws';
import type { CycleMessage, EventMessage, LiveMessage, RobotInfo, WorldMessage } from '../../src/server/telemetry.js';

export class Watcher {
  /** The newest that was said of the first robot. */
  robot: RobotInfo | undefined;
  cycle: CycleMessage | undefined;
  world: WorldMessage | undefined;
  isStopped = false;
  /** Walls of the room, obstacles included. */
  walls = 0;
  /** Everything that happened, the newest last. */
  readonly events: EventMessage[] = [];
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data, isBinary) => {
      if (!isBinary) this.#take(JSON.parse(data.toString()) as LiveMessage);
    });
  }

  /** Listens to the server whose page has this address. */
  static async open(pageUrl: string): Promise<Watcher> {
    const socket = new WebSocket(new URL('/live', pageUrl.replace(/^http/, 'ws')));
    const watcher = new Watcher(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return watcher;
  }

  /** What was done to the brain so far: parameter, poke, reset, load. */
  changes(): string[] {
    return this.events.filter(({ code }) => code === 'brain-changed').map(({ details }) => String(details?.change));
  }

  close(): void {
    this.#socket.terminate();
  }

  #take(message: LiveMessage): void {
    if (message.type === 'hello') {
      [this.robot] = message.robots;
      this.isStopped = message.stopped;
    } else if (message.type === 'robot') this.robot = message;
    else if (message.type === 'cycle') this.cycle = message;
    else if (message.type === 'server') this.isStopped = message.stopped;
    else if (message.type === 'event') this.events.push(message);
    else if (message.type === 'world') {
      this.world = message;
      this.walls = message.walls?.length ?? this.walls;
    }
  }
}
