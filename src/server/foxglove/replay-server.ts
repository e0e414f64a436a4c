/**
 * A recording as if it were live: the page's /live and Foxglove, over a hub that a Player fills. Watching, holding, going to
 * another time and another speed work; whatever would change a brain or move a robot is refused, for there is none.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { WebSocketServer } from 'ws';
import type { Access } from '../access.js';
import { ConnectionLimit, defaultLimits } from '../connection-limit.js';
import { partFromSocket } from '../farewell.js';
import { Hub } from '../hub.js';
import { listenOn } from '../listen.js';
import { LiveViewer } from '../live.js';
import type { Command, CommandOutcome, CommandSink } from '../live-command.js';
import { ownDashboard } from '../server.js';
import { sendFile } from '../static.js';
import { targetOf } from '../target.js';
import type { PlaybackMessage } from '../telemetry.js';
import { type Foxglove, startFoxglove } from './bridge.js';
import type { PlaybackSource } from './playback.js';
import { Player, type PlayOptions } from './player.js';
import type { RecordingMap } from './recording-map.js';
import { nanoseconds } from './topics.js';

export interface ReplayOptions extends Omit<PlayOptions, 'hub'> {
  readonly access: Access;
  readonly host?: string;
  readonly httpPort?: number;
  readonly foxglovePort?: number;
}

/** How often viewers are told where the recording stands. */
const tellEveryMs = 200;
/** What the page's plots show at once. */
const leadS = 30;
const mostConnections = 256;

export class ReplayServer {
  readonly hub: Hub;
  readonly player: Player;
  readonly #map: RecordingMap;
  readonly #viewers = new Set<LiveViewer>();
  readonly #timer: NodeJS.Timeout;
  #told = '';
  readonly #http: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 1 << 16 });
  readonly #foxglove: Foxglove;

  private constructor(player: Player, map: RecordingMap, hub: Hub, foxglove: Foxglove, access: Access) {
    this.player = player;
    this.#map = map;
    this.hub = hub;
    this.#foxglove = foxglove;
    this.#http = createServer((request, response) => {
      limit.note(request.socket, 'heard');
      const verdict = access.checkWeb(request);
      if (verdict !== undefined && !verdict.ok) response.writeHead(verdict.status).end(`${verdict.reason}\n`);
      else void sendFile(ownDashboard(), (request.url ?? '/').split(/[?#]/)[0], response, request.method === 'HEAD');
    });
    const limits = { ...defaultLimits, needsToken: access.needsToken };
    const limit = new ConnectionLimit(this.#http, { ...limits, most: mostConnections });
    const sink: CommandSink = {
      run: async (command) => {
        const outcome = obey(player, map, command);
        this.#tellPlayback();
        return outcome;
      },
    };
    const live = {
      hub,
      commands: sink,
      fields: recordedFields,
      serverName: 'recording',
      isStopped: () => false,
      playback: () => ({ ...this.#playback(), confidence: map.overview() }),
    };
    this.#timer = setInterval(() => this.#tellPlayback(), tellEveryMs);
    this.#http.on('upgrade', (request, socket, head) => {
      const verdict = access.checkRequest(request);
      socket.on('error', () => socket.destroy());
      if (!verdict.ok || targetOf(request).pathname !== '/live') {
        socket.write(`HTTP/1.1 ${verdict.ok ? 404 : verdict.status} Refused\r\nconnection: close\r\n\r\n`);
        partFromSocket(socket);
      } else {
        limit.note(request.socket, 'token');
        this.#sockets.handleUpgrade(request, socket, head, (client) => {
          client.on('error', () => client.terminate());
          const viewer = new LiveViewer(client, { name: 'viewer', role: verdict.role }, live);
          this.#viewers.add(viewer);
          client.once('close', () => this.#viewers.delete(viewer));
        });
      }
    });
  }

  /** Opens both listeners; nothing is played before `player.play()`. */
  static async start(options: ReplayOptions): Promise<ReplayServer> {
    const { access, host = '127.0.0.1', httpPort = 8080, foxglovePort, ...play } = options;
    const hub = new Hub();
    const player = new Player({ leadS, ...play, hub });
    const map = await player.map();
    player.timeMs = map.startMs;
    const sink = { run: async (command: Command): Promise<CommandOutcome> => obey(player, map, command) };
    const foxglove = await startFoxglove({
      hub,
      sink,
      host,
      limits: { ...defaultLimits, needsToken: access.needsToken },
      name: 'fieldbrain recording',
      nowMs: () => player.timeMs,
      playback: playbackSource(player, map),
      sessionId: `${options.file} ${Date.now()}`,
      ...(foxglovePort === undefined ? {} : { port: foxglovePort }),
      authorise: (request) => {
        const verdict = access.checkRequest(request);
        return verdict.ok ? verdict.role : undefined;
      },
    });
    // Its robots are known before it plays, so that a viewer has somebody to look at.
    for (const cue of map.cuesAt(map.startMs)) if (cue.type === 'robot') hub.publish(cue);
    const server = new ReplayServer(player, map, hub, foxglove, access);
    try {
      await listenOn(server.#http, httpPort, host, 'the page');
    } catch (error) {
      clearInterval(server.#timer);
      await foxglove.close();
      throw error;
    }
    return server;
  }

  get ports(): { readonly http: number; readonly foxglove: number } {
    return { http: (this.#http.address() as AddressInfo).port, foxglove: this.#foxglove.port };
  }

  get viewers(): number {
    return this.#foxglove.viewers + this.#sockets.clients.size;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const client of this.#sockets.clients) client.close(1001, 'the recording ends');
    const cut = setTimeout(() => {
      for (const client of this.#sockets.clients) client.terminate();
    }, 500);
    await this.#foxglove.close();
    const closed = new Promise<void>((resolve) => this.#http.close(() => resolve()));
    this.#http.closeIdleConnections();
    await closed;
    clearTimeout(cut);
  }

  #playback(): Omit<PlaybackMessage, 'type'> {
    const { timeMs, speed, isPaused, isEnded } = this.player;
    const { startMs, endMs, file } = this.#map;
    return { file: path.basename(file), startMs, endMs, timeMs, speed, paused: isPaused, ended: isEnded };
  }

  #tellPlayback(): void {
    const message: PlaybackMessage = { type: 'playback', ...this.#playback() };
    const text = JSON.stringify(message);
    if (text === this.#told) return;
    this.#told = text;
    for (const viewer of this.#viewers) viewer.tell(message);
    this.#foxglove.playbackChanged();
  }
}

/** Fields come as they were recorded, whatever is asked for. */
const recordedFields = { watch: (): void => undefined, leave: (): void => undefined };

/** The player in Foxglove's words. */
function playbackSource(player: Player, map: RecordingMap): PlaybackSource {
  return {
    startNs: nanoseconds(map.startMs),
    endNs: nanoseconds(map.endMs),
    state: () => ({
      status: player.isPaused ? 'paused' : player.isEnded ? 'ended' : 'playing',
      timeNs: nanoseconds(player.timeMs),
      speed: player.speed,
    }),
    control: ({ isPlaying, speed, seekNs }) => {
      const timeMs = seekNs === undefined ? {} : { timeMs: Number(seekNs / 1000n) / 1000 };
      obey(player, map, { command: 'playback', speed, paused: !isPlaying, ...timeMs });
    },
  };
}

function obey(player: Player, map: RecordingMap, command: Command): CommandOutcome {
  switch (command.command) {
    case 'playback': {
      const { timeMs, speed, paused } = command;
      if (timeMs !== undefined) player.seek(Math.max(map.startMs, Math.min(map.endMs, timeMs)));
      if (speed !== undefined) player.speed = speed;
      if (paused !== undefined) player.isPaused = paused;
      return { ok: true };
    }
    case 'pause':
      player.isPaused = command.paused;
      return { ok: true };
    case 'watch':
    case 'watchField':
      return { ok: true };
    default:
      return { ok: false, code: 'recording', text: `${command.command}: this is a recording. Connect to a server.` };
  }
}
