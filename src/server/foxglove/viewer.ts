/**
 * One connected viewer: what it subscribed, what it announced to publish, and the frames that it sends, given to a Desk
 * which answers for the server. Bad frames are answered by a status, never by a throw. What is sent to it goes through a ViewerQueue.
 */
import type { LiveRole } from '../telemetry.js';
import { ViewerQueue, type ViewerSocket } from '../viewer-queue.js';
import type { PlaybackRequest } from './playback.js';
import {
  type ClientBinary,
  type ClientText,
  messageFrame,
  type Parameter,
  parseClientBinary,
  parseClientText,
  type ServerText,
  type StatusLevel,
  serviceFrame,
  statusLevel,
} from './protocol.js';

/** A channel that a viewer announced. */
export interface ClientChannel {
  readonly id: number;
  readonly topic: string;
  readonly encoding: string;
  readonly schemaName: string;
}

/** What a viewer's requests need of the server. Refusals are texts, not throws. */
export interface Desk {
  hasChannel(id: number): boolean;
  subscribed(viewer: Viewer, channelId: number, subscriptionId: number): void;
  unsubscribed(viewer: Viewer): void;
  getParameters(names: readonly string[]): readonly Parameter[];
  setParameters(parameters: readonly Parameter[], viewer: Viewer): Promise<readonly Parameter[]>;
  call(serviceId: number, request: unknown, viewer: Viewer): Promise<unknown>;
  receive(channel: ClientChannel, data: Uint8Array, viewer: Viewer): void;
  playback(request: PlaybackRequest, viewer: Viewer): void;
}

/** A frame of a message. */
interface Frame {
  readonly data: Uint8Array;
  /** The subscription, where a newer frame makes this one worthless. */
  readonly key?: number | undefined;
}

const queueMessages = 8192;
const queueBytes = 8 << 20;
const mostSubscriptions = 4096;
const mostClientChannels = 64;
const mostCallsAtOnce = 16;

export class Viewer {
  readonly name: string;
  readonly role: LiveRole;
  readonly queue: ViewerQueue<Frame>;
  readonly #desk: Desk;
  /** Subscriptions by channel; a viewer may subscribe a channel more than once. */
  readonly #byChannel = new Map<number, Set<number>>();
  readonly #channelOf = new Map<number, number>();
  readonly #published = new Map<number, ClientChannel>();
  readonly #parameters = new Set<string>();
  #calls = 0;

  constructor(name: string, role: LiveRole, socket: ViewerSocket, desk: Desk) {
    this.name = name;
    this.role = role;
    this.#desk = desk;
    this.queue = new ViewerQueue(socket, {
      capacity: queueMessages,
      mostBytes: queueBytes,
      bytesOf: ({ data }) => data.length,
      keyOf: ({ key }) => key,
      encode: ({ data }) => data,
    });
  }

  text(message: ServerText): void {
    this.queue.control(JSON.stringify(message));
  }

  status(level: StatusLevel, message: string, id?: string): void {
    this.text({ op: 'status', level: statusLevel[level], message, ...(id === undefined ? {} : { id }) });
  }

  wants(channelId: number): boolean {
    return this.#byChannel.has(channelId);
  }

  /** Sends a message once for each of the viewer's subscriptions of that channel; where only the newest counts, it alone waits. */
  message(channelId: number, timeNs: bigint, payload: Uint8Array, isNewestOnly = false): void {
    for (const id of this.#byChannel.get(channelId) ?? [])
      this.queue.put({ data: messageFrame(id, timeNs, payload), key: isNewestOnly ? id : undefined });
  }

  /** Sends those parameters that the viewer wants to hear of. */
  parameters(changed: readonly Parameter[]): void {
    const wanted = changed.filter(({ name }) => this.#parameters.has(name));
    if (wanted.length > 0) this.text({ op: 'parameterValues', parameters: wanted });
  }

  /** Forgets a channel that is no more. */
  forget(channelId: number): void {
    for (const id of this.#byChannel.get(channelId) ?? []) this.#channelOf.delete(id);
    this.#byChannel.delete(channelId);
  }

  async receiveText(text: string): Promise<void> {
    const message = parseClientText(text);
    if (message.op === 'invalid') this.status('error', `A frame was not understood: ${message.reason}.`);
    else await this.#obey(message);
  }

  async receiveBinary(frame: Uint8Array): Promise<void> {
    const message = parseClientBinary(frame);
    if (message === undefined) this.status('error', 'A binary frame was not understood.');
    else if (message.op === 'call') await this.#call(message);
    else if (message.op === 'playback') this.#desk.playback(message.request, this);
    else {
      const channel = this.#published.get(message.channelId);
      if (channel === undefined)
        this.status('error', `Channel ${message.channelId} was not advertised. Advertise it before publishing.`);
      else this.#desk.receive(channel, message.data, this);
    }
  }

  async #obey(message: ClientText): Promise<void> {
    switch (message.op) {
      case 'subscribe':
        for (const { id, channelId } of message.subscriptions) this.#subscribe(id, channelId);
        return;
      case 'unsubscribe':
        for (const id of message.subscriptionIds) this.#unsubscribe(id);
        return;
      case 'advertise':
        for (const channel of message.channels) this.#advertise(channel);
        return;
      case 'unadvertise':
        for (const id of message.channelIds) this.#published.delete(id);
        return;
      case 'getParameters':
        this.#values(this.#desk.getParameters(message.parameterNames), message.id);
        return;
      case 'setParameters': {
        const given = message.parameters.map(({ name, value }) => ({
          name,
          ...(value === undefined ? {} : { value }),
        }));
        const values = await this.#desk.setParameters(given, this);
        if (message.id !== undefined) this.#values(values, message.id);
        return;
      }
      case 'subscribeParameterUpdates':
        // No names: all that there are now.
        for (const name of message.parameterNames.length > 0
          ? message.parameterNames
          : this.#desk.getParameters([]).map((one) => one.name))
          if (this.#parameters.size < mostSubscriptions) this.#parameters.add(name);
        return;
      case 'unsubscribeParameterUpdates':
        if (message.parameterNames.length === 0) this.#parameters.clear();
        for (const name of message.parameterNames) this.#parameters.delete(name);
        return;
      default:
        message satisfies never;
    }
  }

  #values(parameters: readonly Parameter[], id: string | undefined): void {
    this.text({ op: 'parameterValues', parameters, ...(id === undefined ? {} : { id }) });
  }

  #subscribe(id: number, channelId: number): void {
    if (!this.#desk.hasChannel(channelId)) {
      this.status('warning', `There is no channel ${channelId}; it may have gone.`);
      return;
    }
    if (this.#channelOf.has(id)) {
      this.status('warning', `Subscription ${id} is in use already. Choose another id.`);
      return;
    }
    if (this.#channelOf.size >= mostSubscriptions) {
      this.status('error', `More than ${mostSubscriptions} subscriptions. Unsubscribe some.`);
      return;
    }
    this.#channelOf.set(id, channelId);
    const ids = this.#byChannel.get(channelId) ?? new Set();
    this.#byChannel.set(channelId, ids.add(id));
    this.#desk.subscribed(this, channelId, id);
  }

  #unsubscribe(id: number): void {
    const channelId = this.#channelOf.get(id);
    if (channelId === undefined) {
      this.status('warning', `There is no subscription ${id}.`);
      return;
    }
    this.#channelOf.delete(id);
    const ids = this.#byChannel.get(channelId);
    ids?.delete(id);
    if (ids?.size === 0) this.#byChannel.delete(channelId);
    this.#desk.unsubscribed(this);
  }

  #advertise(channel: ClientChannel): void {
    if (this.#published.size >= mostClientChannels)
      this.status('error', `More than ${mostClientChannels} channels. Unadvertise some.`);
    else this.#published.set(channel.id, channel);
  }

  async #call({ serviceId, callId, encoding, data }: ClientBinary & { op: 'call' }): Promise<void> {
    const fail = (message: string): void => this.text({ op: 'serviceCallFailure', serviceId, callId, message });
    if (this.#calls >= mostCallsAtOnce) {
      fail(`More than ${mostCallsAtOnce} calls at once. Wait for answers.`);
      return;
    }
    this.#calls += 1;
    try {
      const answer = await this.#desk.call(serviceId, readRequest(encoding, data), this);
      const payload = new TextEncoder().encode(JSON.stringify(answer ?? {}));
      this.queue.control(serviceFrame(serviceId, callId, 'json', payload));
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    } finally {
      this.#calls -= 1;
    }
  }
}

function readRequest(encoding: string, data: Uint8Array): unknown {
  if (encoding !== 'json') throw new Error(`The request is ${encoding}, expected json.`);
  const text = new TextDecoder().decode(data);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The request is not JSON.');
  }
}
