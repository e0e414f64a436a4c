/**
 * A bad network on this machine: it stands between robots and a server and delays, holds back, silences or breaks what goes
 * through. Bytes keep their order, as TCP's do; a lost packet is one that comes late, with all that follow it.
 */
import net from 'node:net';

export interface LinkWeather {
  /** Each way: a fixed delay, a random one on top, and the share of packets that take `lossMs` longer. */
  readonly delayMs?: number;
  readonly jitterMs?: number;
  readonly lossShare?: number;
  readonly lossMs?: number;
}

/** From robots (clients) to the server, back, or both. */
export type Way = 'up' | 'down' | 'both';

export interface LinkProxy {
  readonly port: number;
  /** Pieces that came through, from robots and to robots. */
  readonly counters: { up: number; down: number; links: number };
  /** Where new links lead. */
  target: number;
  /** Links of this moment, oldest first. */
  readonly links: readonly Link[];
  /** The link that comes from this port. */
  linkOf(robotPort: number | undefined): Link | undefined;
  /** All links, and those that come, are silent in this direction until `resume`. */
  silence(way: Way): void;
  resume(): void;
  /** Breaks all links. */
  break(): void;
  close(): Promise<void>;
}

export class Link {
  readonly #robot: net.Socket;
  readonly #server: net.Socket;
  readonly #held: { up?: (() => void)[]; down?: (() => void)[] } = {};
  #isCut = false;

  constructor(robot: net.Socket, server: net.Socket, weather: LinkWeather, counters: LinkProxy['counters']) {
    this.#robot = robot;
    this.#server = server;
    this.#pass('up', robot, server, weather, () => {
      counters.up += 1;
    });
    this.#pass('down', server, robot, weather, () => {
      counters.down += 1;
    });
  }

  get robotPort(): number | undefined {
    return this.#robot.remotePort;
  }

  /** Nothing comes through any more, and nobody is told: a cable that was pulled. */
  silence(way: Way = 'both'): void {
    if (way !== 'down') this.#held.up ??= [];
    if (way !== 'up') this.#held.down ??= [];
  }

  /** Silent for good: a half-open link, which only its ends can give up. */
  cut(): void {
    this.#isCut = true;
    this.silence();
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  get isSilent(): boolean {
    return this.#held.up !== undefined || this.#held.down !== undefined;
  }

  /** What was held back comes at once, unless the link was cut. */
  resume(): void {
    if (this.#isCut) return;
    const held = [...(this.#held.up ?? []), ...(this.#held.down ?? [])];
    this.#held.up = undefined;
    this.#held.down = undefined;
    for (const deliver of held) deliver();
  }

  break(): void {
    this.#robot.destroy();
    this.#server.destroy();
  }

  #pass(way: 'up' | 'down', from: net.Socket, to: net.Socket, weather: LinkWeather, count: () => void): void {
    const { delayMs = 0, jitterMs = 0, lossShare = 0, lossMs = 0 } = weather;
    const isClear = delayMs + jitterMs + lossShare * lossMs === 0;
    let dueMs = 0;
    const deliver = (act: () => void): void => {
      const now = (): void => {
        const held = this.#held[way];
        if (held === undefined) act();
        else held.push(act);
      };
      if (isClear) {
        now();
        return;
      }
      const nowMs = performance.now();
      const late = Math.random() < lossShare ? lossMs : 0;
      dueMs = Math.max(dueMs, nowMs + delayMs + jitterMs * Math.random() + late);
      setTimeout(now, dueMs - nowMs);
    };
    from.setNoDelay(true).on('error', () => undefined);
    from.on('data', (bytes) =>
      deliver(() => {
        if (!to.writable) return;
        count();
        to.write(bytes);
      }),
    );
    from.once('close', () => deliver(() => to.destroy()));
  }
}

export async function startLinkProxy(target: number, weather: LinkWeather = {}): Promise<LinkProxy> {
  const links = new Set<Link>();
  const counters = { up: 0, down: 0, links: 0 };
  let silent: Way | undefined;
  const listener = net.createServer((robot) => {
    const server = net.connect(proxy.target, '127.0.0.1');
    const link = new Link(robot, server, weather, counters);
    if (silent !== undefined) link.silence(silent);
    links.add(link);
    counters.links += 1;
    robot.once('close', () => links.delete(link));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const proxy: LinkProxy = {
    port: (listener.address() as net.AddressInfo).port,
    counters,
    target,
    get links() {
      return [...links];
    },
    linkOf: (robotPort) => [...links].find((link) => link.robotPort === robotPort),
    silence: (way) => {
      silent = way;
      for (const link of links) link.silence(way);
    },
    resume: () => {
      silent = undefined;
      for (const link of links) link.resume();
    },
    break: () => {
      for (const link of links) link.break();
    },
    close: () => {
      proxy.break();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  return proxy;
}
