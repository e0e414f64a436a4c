/**
 * The HTTP listener: the page's files, health, readiness, metrics, and two WebSockets, /live for viewers and /robot for robots. A
 * fleet's gateway has it too, with a page of its own and nothing live.
 * Everything but health and the page's own files (which hold no data) needs the token; host and origin are always checked.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Access, Verdict } from './access.js';
import { placeOf, plainAddress } from './address.js';
import { ConnectionLimit, type PortLimits } from './connection-limit.js';
import type { TellEvent } from './events.js';
import { partFromSocket, partFromWebSocket } from './farewell.js';
import { listenOn, portOf } from './listen.js';
import { type LiveParts, LiveViewer } from './live.js';
import type { Metrics } from './metrics.js';
import type { AdmittedRobot } from './robot-host.js';
import { type LinkParts, RobotLink } from './robot-link.js';
import type { TlsKeys } from './robot-listener.js';
import { sendFile } from './static.js';
import { targetOf } from './target.js';

export interface HttpParts {
  readonly host: string;
  readonly port: number;
  readonly keys?: TlsKeys;
  readonly limits: PortLimits;
  readonly access: Access;
  readonly dashboard: string;
  /** The file of `/`; index.html by default. */
  readonly home?: string;
  readonly viewers: number;
  readonly live?: LiveParts;
  readonly link: LinkParts;
  readonly metrics: Metrics;
  /** What else is shown to those with a token, as JSON, by its path. */
  readonly views?: Readonly<Record<string, () => object>>;
  readonly isReady: () => boolean;
  readonly event: TellEvent;
  readonly refused: () => void;
}

const longestCommand = 512 * 1024;
const longestRobotMessage = 1 << 20;
/** Of a path that is written to the log. */
const longestPath = 100;

export class HttpServer {
  readonly #parts: HttpParts;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: longestCommand });
  readonly #robotSockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: longestRobotMessage,
  });
  readonly #links = new Map<WebSocket, RobotLink<AdmittedRobot>>();
  readonly #limit: ConnectionLimit;
  readonly #timer: NodeJS.Timeout;
  #viewer = 0;

  constructor(parts: HttpParts) {
    this.#parts = parts;
    const answer = (request: IncomingMessage, response: ServerResponse): void =>
      void this.#answer(request, response).catch((error: unknown) => {
        parts.event('error', 'http', String(error));
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    const limits = {
      requestTimeout: 10_000,
      headersTimeout: 5000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
    };
    this.#server =
      parts.keys === undefined
        ? createServer(limits, answer)
        : createSecureServer({ ...limits, ...parts.keys }, answer);
    this.#limit = new ConnectionLimit(this.#server, { ...parts.limits, most: 4 * parts.viewers });
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#timer = setInterval(() => {
      const nowMs = performance.now();
      for (const link of this.#links.values()) link.tick(nowMs);
    }, 250);
    this.#timer.unref();
  }

  async listen(): Promise<void> {
    await listenOn(this.#server, this.#parts.port, this.#parts.host, 'the page');
  }

  get port(): number {
    return portOf(this.#server);
  }

  get viewers(): number {
    return this.#sockets.clients.size;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const client of [...this.#sockets.clients, ...this.#robotSockets.clients]) {
      client.close(1001, 'the server is closing');
      setTimeout(() => client.terminate(), 200).unref();
    }
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { access, isReady, metrics, dashboard, home, views = {} } = this.#parts;
    const { pathname } = targetOf(request);
    this.#limit.note(request.socket, 'heard');
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead) {
      plain(response, 405, 'only GET');
      return;
    }
    if (pathname === '/healthz') plain(response, 200, 'ok');
    else if (pathname === '/readyz') plain(response, isReady() ? 200 : 503, isReady() ? 'ready' : 'not ready');
    else if (pathname === '/metrics' || Object.hasOwn(views, pathname)) {
      const verdict = access.checkRequest(request);
      if (!verdict.ok) this.#refuse(request, response, verdict);
      else {
        this.#limit.note(request.socket, 'token');
        const isMetrics = pathname === '/metrics';
        const type = isMetrics ? metrics.contentType : 'application/json';
        const text = isMetrics ? await metrics.text() : JSON.stringify(views[pathname]());
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
      }
    } else {
      const verdict = access.checkWeb(request);
      if (verdict !== undefined && !verdict.ok) this.#refuse(request, response, verdict);
      // The raw path: a URL object would already have resolved its dots.
      else {
        const file = (request.url ?? '/').split(/[?#]/)[0];
        await sendFile(dashboard, file === '/' ? (home ?? file) : file, response, isHead);
      }
    }
  }

  #refuse(request: IncomingMessage, response: ServerResponse, verdict: Extract<Verdict, { ok: false }>): void {
    this.#log(request, verdict.reason);
    plain(response, verdict.status, verdict.reason);
  }

  #log(request: IncomingMessage, reason: string): void {
    this.#parts.refused();
    const { pathname } = targetOf(request);
    const asked = pathname.slice(0, longestPath);
    this.#parts.event('warning', 'refused', `${asked}: ${plainAddress(request.socket.remoteAddress)}: ${reason}`);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { access, viewers, live, link } = this.#parts;
    const { pathname } = targetOf(request);
    const turnAway = (status: string, reason: string, tell = () => this.#log(request, reason)): void => {
      tell();
      const head = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n`;
      socket.write(`${head}content-length: ${Buffer.byteLength(reason)}\r\n\r\n${reason}`);
      partFromSocket(socket);
    };
    socket.on('error', () => socket.destroy());
    const address = plainAddress(request.socket.remoteAddress);
    if (pathname === '/live' && live !== undefined) {
      const verdict = access.checkRequest(request);
      if (!verdict.ok) turnAway(`${verdict.status} Refused`, verdict.reason);
      else if (this.#sockets.clients.size >= viewers) turnAway('503 Full', 'too many viewers');
      else {
        this.#viewer += 1;
        this.#limit.note(request.socket, 'token');
        const name = `viewer ${this.#viewer} at ${address}`;
        this.#sockets.handleUpgrade(request, socket, head, (client) => {
          client.on('error', () => client.terminate());
          new LiveViewer(client, { name, role: verdict.role }, live);
        });
      }
    } else if (pathname === '/robot') {
      // A robot shows its token inside the protocol, as over TCP; the web's own dangers are checked here.
      const verdict = access.checkWeb(request);
      if (verdict !== undefined && !verdict.ok) turnAway(`${verdict.status} Refused`, verdict.reason);
      else if (this.#links.size >= link.config.robots.connections)
        turnAway('503 Full', 'too many robots', () => link.book.refuse('full', address, 'too many robots'));
      else {
        // From here on the robot's session has its own time.
        this.#limit.note(request.socket, 'heard');
        this.#robotSockets.handleUpgrade(request, socket, head, (client) => this.#acceptRobot(client, request));
      }
    } else turnAway('404 Not Found', 'no such path');
  }

  #acceptRobot(client: WebSocket, { socket }: IncomingMessage): void {
    const { link: parts, keys } = this.#parts;
    const link = new RobotLink(
      {
        address: plainAddress(socket.remoteAddress),
        place: placeOf(socket),
        encrypted: keys !== undefined,
        waitingBytes: () => client.bufferedAmount,
        send: (bytes) => void (client.readyState === client.OPEN && client.send(Buffer.from(bytes))),
        end: () => partFromWebSocket(client, 1000),
        destroy: () => client.terminate(),
        note: (standing) => this.#limit.note(socket, standing),
      },
      parts,
    );
    this.#links.set(client, link);
    client.on('message', (data, isBinary) => {
      if (isBinary) link.receive(data as Buffer);
      else partFromWebSocket(client, 1003, 'binary frames only');
    });
    client.on('error', () => client.terminate());
    client.once('close', () => {
      this.#links.delete(client);
      link.gone();
    });
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(`${text}\n`);
}
