/**
 * A WebSocket server that speaks the Foxglove protocol: it advertises topics, sends messages to those who subscribed, and
 * passes parameters, service calls and published messages on to its maker. It knows neither brains nor robots;
 * bridge.ts joins it with the hub. `authorise` decides which clients may come in, which also sees Host and Origin.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Topic } from '../../store/index.js';
import { ConnectionLimit, defaultLimits, type PortLimits } from '../connection-limit.js';
import { partFromSocket } from '../farewell.js';
import { listenOn, portOf } from '../listen.js';
import { roleAllows } from '../live-command.js';
import type { LiveRole } from '../telemetry.js';
import { type PlaybackRequest, type PlaybackSource, playbackStateFrame, secondsOf } from './playback.js';
import {
  type Channel,
  foxglovePort,
  messageFrame,
  type Parameter,
  type ServiceInfo,
  type StatusLevel,
  subprotocols,
  timeFrame,
} from './protocol.js';
import { fullName } from './schemas.js';
import { type ClientChannel, type Desk, Viewer } from './viewer.js';

/** Something that viewers may call with JSON; a throw is told to the caller. */
export interface Service {
  readonly name: string;
  /** The least role that may call it. */
  readonly role: LiveRole;
  /** JSON schemas of what it takes and gives. */
  readonly request: object;
  readonly response: object;
  readonly run: (request: unknown, viewer: Viewer) => Promise<unknown>;
}

/** Values that viewers may read, and set where their role allows it. */
export interface ParameterSource {
  /** All of them. */
  list(): readonly Parameter[];
  /** Sets one and gives it as it is now; a throw is told to the viewer. */
  set(parameter: Parameter, viewer: Viewer): Promise<Parameter>;
}

export interface FoxgloveServerOptions {
  readonly name: string;
  readonly host?: string;
  /** 8765 by default; 0 takes any free port. */
  readonly port?: number;
  readonly tls?: { readonly key: string | Buffer; readonly cert: string | Buffer };
  /** The role of the client that asks to come in, or undefined to refuse. */
  readonly authorise: (request: IncomingMessage) => LiveRole | undefined;
  readonly parameters?: ParameterSource;
  readonly services?: readonly Service[];
  /** A message published by a viewer. */
  readonly receive?: (channel: ClientChannel, data: Uint8Array, viewer: Viewer) => void;
  /** A viewer went. */
  readonly left?: (viewer: Viewer) => void;
  /** The set of wanted topics may have changed. */
  readonly interestChanged?: () => void;
  readonly sessionId: string;
  /** A recording that viewers may go about in. */
  readonly playback?: PlaybackSource;
  readonly metadata?: Readonly<Record<string, string>>;
  /** Four times as many connections. */
  readonly mostViewers?: number;
  readonly limits?: PortLimits;
  readonly mostFrameBytes?: number;
}

const playbackProtocol = 'foxglove.sdk.v1' satisfies (typeof subprotocols)[number];
const capabilities = ['clientPublish', 'time', 'parameters', 'parametersSubscribe', 'services'] as const;

/** Of a picture only the newest is worth sending. */
const pictureSchemas: ReadonlySet<string> = new Set([fullName('RawImage'), fullName('VoxelGrid')]);

interface Advertised {
  readonly channel: Channel;
  /** The newest message of a latched topic, for those who come later. */
  latest?: { readonly timeNs: bigint; readonly payload: Uint8Array };
}

export class FoxgloveServer implements Desk {
  readonly #options: FoxgloveServerOptions;
  readonly #http: Server;
  readonly #sockets: WebSocketServer;
  readonly #mostViewers: number;
  readonly #limit: ConnectionLimit;
  readonly #viewers = new Map<WebSocket, Viewer>();
  readonly #topics = new Map<string, Advertised>();
  readonly #channels = new Map<number, Advertised>();
  readonly #services: readonly (Service & { readonly info: ServiceInfo })[];
  #nextChannel = 1;
  #nextViewer = 1;
  #droppedByGone = 0;

  private constructor(options: FoxgloveServerOptions) {
    this.#options = options;
    this.#services = (options.services ?? []).map((service, index) => ({
      ...service,
      info: infoOf(service, index + 1),
    }));
    this.#http = options.tls === undefined ? createServer() : createSecureServer({ ...options.tls });
    this.#mostViewers = options.mostViewers ?? 32;
    this.#limit = new ConnectionLimit(this.#http, { ...defaultLimits, ...options.limits, most: 4 * this.#mostViewers });
    this.#http.on('request', (_request, response) => {
      response.writeHead(426, { connection: 'close', 'content-type': 'text/plain', upgrade: 'websocket' });
      response.end('This is a Foxglove WebSocket server. Open it in Foxglove or Lichtblick.\n');
    });
    this.#sockets = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: options.mostFrameBytes ?? 1 << 20,
      handleProtocols: (offered) => subprotocols.find((one) => offered.has(one)) ?? false,
    });
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Starts to listen, on this machine only unless another host is given. */
  static async listen(options: FoxgloveServerOptions): Promise<FoxgloveServer> {
    const server = new FoxgloveServer(options);
    await listenOn(server.#http, options.port ?? foxglovePort, options.host ?? '127.0.0.1', 'Foxglove');
    return server;
  }

  get port(): number {
    return portOf(this.#http);
  }

  get viewers(): number {
    return this.#viewers.size;
  }

  /** Messages dropped for slow viewers so far. */
  get dropped(): number {
    let sum = this.#droppedByGone;
    for (const viewer of this.#viewers.values()) sum += viewer.queue.dropped;
    return sum;
  }

  /** Whether any viewer subscribed the topic. */
  isSubscribed(topic: string): boolean {
    return this.#subscribers(topic).length > 0;
  }

  /** Whether any connected viewer subscribed the topic; lets a publisher skip the encoding. */
  wants(topic: string): boolean {
    return this.#subscribers(topic).some(({ queue }) => !queue.isAway);
  }

  /** Nobody is there who reads. */
  get isAway(): boolean {
    for (const { queue } of this.#viewers.values()) if (!queue.isAway) return false;
    return true;
  }

  /** Nobody keeps up with what is sent. */
  get isBehind(): boolean {
    for (const { queue } of this.#viewers.values()) if (!queue.isBehind) return false;
    return true;
  }

  /** Makes a topic known. Doing it again changes nothing. */
  advertise({ topic, messageEncoding, schema }: Topic): void {
    if (this.#topics.has(topic)) return;
    const isText = schema?.encoding === 'jsonschema';
    const channel: Channel = {
      id: this.#nextChannel,
      topic,
      encoding: messageEncoding,
      schemaName: schema?.name ?? '',
      schema: schema === undefined ? '' : Buffer.from(schema.data).toString(isText ? 'utf8' : 'base64'),
      ...(schema === undefined ? {} : { schemaEncoding: schema.encoding }),
    };
    this.#nextChannel += 1;
    const advertised: Advertised = { channel };
    this.#topics.set(topic, advertised);
    this.#channels.set(channel.id, advertised);
    for (const viewer of this.#viewers.values()) viewer.text({ op: 'advertise', channels: [channel] });
  }

  unadvertise(topic: string): void {
    const advertised = this.#topics.get(topic);
    if (advertised === undefined) return;
    const { id } = advertised.channel;
    this.#topics.delete(topic);
    this.#channels.delete(id);
    for (const viewer of this.#viewers.values()) {
      viewer.forget(id);
      viewer.text({ op: 'unadvertise', channelIds: [id] });
    }
  }

  /** Sends a message to the topic's subscribers; a latched one also to those who subscribe later. */
  publish(topic: Topic, timeNs: bigint, payload: Uint8Array, latched = false): void {
    this.advertise(topic);
    const advertised = this.#topics.get(topic.topic);
    if (advertised === undefined) return;
    if (latched) advertised.latest = { timeNs, payload };
    const { id, schemaName } = advertised.channel;
    const isNewestOnly = latched || pictureSchemas.has(schemaName);
    for (const viewer of this.#viewers.values()) viewer.message(id, timeNs, payload, isNewestOnly);
  }

  /** Tells the server's time, which viewers use instead of their own. */
  time(timeNs: bigint): void {
    const frame = timeFrame(timeNs);
    for (const viewer of this.#viewers.values()) viewer.queue.put({ data: frame });
  }

  status(level: StatusLevel, text: string, id?: string): void {
    for (const viewer of this.#viewers.values()) viewer.status(level, text, id);
  }

  removeStatus(...statusIds: readonly string[]): void {
    for (const viewer of this.#viewers.values()) viewer.text({ op: 'removeStatus', statusIds });
  }

  /** Tells where the recording stands, where this is one. The older protocol has no frame for it, and its clients stumble. */
  playbackChanged(): void {
    const { playback } = this.#options;
    if (playback === undefined || this.#viewers.size === 0) return;
    const frame = playbackStateFrame(playback.state(), false);
    for (const [{ protocol }, viewer] of this.#viewers)
      if (protocol === playbackProtocol) viewer.queue.put({ data: frame });
  }

  /** Tells of changed parameters those who want to hear of them. */
  parametersChanged(parameters: readonly Parameter[]): void {
    for (const viewer of this.#viewers.values()) viewer.parameters(parameters);
  }

  /** Says goodbye to all viewers and gives the port back; those who do not answer within a second are cut off. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.#http.close(() => resolve());
    });
    for (const socket of this.#viewers.keys()) socket.close(1001, 'the server ends');
    this.#http.closeIdleConnections();
    const cut = setTimeout(() => {
      for (const socket of this.#sockets.clients) socket.terminate();
      this.#http.closeAllConnections();
    }, 1000);
    await closed;
    clearTimeout(cut);
    this.#sockets.close();
  }

  // What viewers ask for (Desk).

  hasChannel(id: number): boolean {
    return this.#channels.has(id);
  }

  subscribed(viewer: Viewer, channelId: number, subscriptionId: number): void {
    const latest = this.#channels.get(channelId)?.latest;
    if (latest !== undefined)
      viewer.queue.put({ data: messageFrame(subscriptionId, latest.timeNs, latest.payload), key: subscriptionId });
    this.#options.interestChanged?.();
  }

  unsubscribed(): void {
    this.#options.interestChanged?.();
  }

  getParameters(names: readonly string[]): readonly Parameter[] {
    const all = this.#options.parameters?.list() ?? [];
    return names.length === 0 ? all : all.filter((one) => names.includes(one.name));
  }

  async setParameters(parameters: readonly Parameter[], viewer: Viewer): Promise<readonly Parameter[]> {
    const source = this.#options.parameters;
    const values: Parameter[] = [];
    for (const parameter of parameters) {
      try {
        if (source === undefined) throw new Error('there are no parameters here');
        const now = await source.set(parameter, viewer);
        values.push(now);
        this.parametersChanged([now]);
      } catch (error) {
        viewer.status('error', `${parameter.name} was not set: ${error instanceof Error ? error.message : error}`);
        values.push(...this.getParameters([parameter.name]));
      }
    }
    return values;
  }

  async call(serviceId: number, request: unknown, viewer: Viewer): Promise<unknown> {
    const service = this.#services.find((one) => one.info.id === serviceId);
    if (service === undefined) throw new Error(`There is no service ${serviceId}.`);
    if (!roleAllows(viewer.role, service.role))
      throw new Error(`${service.name} needs the role ${service.role} (this connection has ${viewer.role}).`);
    return service.run(request, viewer);
  }

  receive(channel: ClientChannel, data: Uint8Array, viewer: Viewer): void {
    this.#options.receive?.(channel, data, viewer);
  }

  playback(request: PlaybackRequest, viewer: Viewer): void {
    const { playback } = this.#options;
    if (playback === undefined) {
      viewer.status('error', 'This is not a recording: it cannot be held or sought. Replay one.');
      return;
    }
    playback.control(request);
    // A seek is answered with the time that was asked for, which the recording will reach soon.
    const state = playback.state();
    const answer = request.seekNs === undefined ? state : { ...state, timeNs: request.seekNs };
    viewer.queue.put({ data: playbackStateFrame(answer, request.seekNs !== undefined, request.id) });
  }

  #subscribers(topic: string): readonly Viewer[] {
    const id = this.#topics.get(topic)?.channel.id;
    return id === undefined ? [] : [...this.#viewers.values()].filter((viewer) => viewer.wants(id));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
    const role = this.#options.authorise(request);
    // Nothing but a role opens the listener, whatever else `authorise` may give.
    if (!role) refuse(socket, 401, 'Unauthorized', 'A token is needed, or this Host or Origin is refused.');
    else if (!subprotocols.some((one) => offered.includes(one)))
      refuse(socket, 400, 'Bad Request', `Expected the subprotocol ${subprotocols.join(' or ')}.`);
    else if (this.#viewers.size >= this.#mostViewers)
      refuse(socket, 503, 'Service Unavailable', 'There are too many viewers already.');
    else {
      this.#limit.note(request.socket, 'token');
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, role, request));
    }
  }

  #welcome(socket: WebSocket, role: LiveRole, request: IncomingMessage): void {
    const name = `foxglove-${this.#nextViewer}@${request.socket.remoteAddress ?? 'gone'}`;
    this.#nextViewer += 1;
    const viewer = new Viewer(name, role, socket, this);
    this.#viewers.set(socket, viewer);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#viewers.delete(socket);
      viewer.queue.close();
      this.#droppedByGone += viewer.queue.dropped;
      this.#options.left?.(viewer);
      this.#options.interestChanged?.();
    });
    socket.on('pong', (mark) => viewer.queue.heard(mark.toString()));
    socket.on('message', (data: Buffer, isBinary) => {
      const received = isBinary ? viewer.receiveBinary(data) : viewer.receiveText(data.toString('utf8'));
      received.catch((error: unknown) => viewer.status('error', `A defect in fieldbrain: ${String(error)}`));
    });
    const playback = socket.protocol === playbackProtocol ? this.#options.playback : undefined;
    viewer.text({
      op: 'serverInfo',
      name: this.#options.name,
      capabilities: [...capabilities, ...(playback === undefined ? [] : ['playbackControl'])],
      supportedEncodings: ['json'],
      metadata: this.#options.metadata ?? {},
      sessionId: this.#options.sessionId,
      ...(playback && { dataStartTime: secondsOf(playback.startNs), dataEndTime: secondsOf(playback.endNs) }),
    });
    viewer.text({ op: 'advertise', channels: [...this.#channels.values()].map((one) => one.channel) });
    viewer.text({ op: 'advertiseServices', services: this.#services.map((one) => one.info) });
  }
}

function infoOf({ name, request, response }: Service, id: number): ServiceInfo {
  const type = `fieldbrain${name.replaceAll('/', '.')}`;
  const side = (which: string, schema: object): ServiceInfo['request'] => ({
    encoding: 'json',
    schemaName: `${type}.${which}`,
    schemaEncoding: 'jsonschema',
    schema: JSON.stringify(schema),
  });
  return { id, name, type, request: side('request', request), response: side('response', response) };
}

function refuse(socket: Duplex, code: number, reason: string, text: string): void {
  const body = `${text}\n`;
  socket.write(
    `HTTP/1.1 ${code} ${reason}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  partFromSocket(socket);
}
