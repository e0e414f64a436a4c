/**
 * The hub in Foxglove: a subscriber that sends telemetry to viewers as topics, and their commands to the server. What nobody
 * subscribed is not even encoded, and fields are asked for only while somebody looks at them.
 */
import type { IncomingMessage } from 'node:http';
import { definedOf } from '../../kernel/defined.js';
import type { Hub, Subscription } from '../hub.js';
import type { IdleQueue } from '../idle-queue.js';
import type { CommandOutcome, CommandSink } from '../live-command.js';
import type { LiveRole, Telemetry } from '../telemetry.js';
import { FieldGate, type FieldWish, type WatchField } from './field-gate.js';
import { FoxgloveServer, type FoxgloveServerOptions } from './foxglove-server.js';
import { type Control, command, parameterSource, parametersOf, servicesOf } from './services.js';
import { readWish } from './teleop.js';
import { commonTopics, fieldTopicsOf, flowTopicOf, nanoseconds, topicMessages, topicsOfRobot } from './topics.js';
import type { ClientChannel, Viewer } from './viewer.js';

export interface FoxgloveOptions
  extends Pick<FoxgloveServerOptions, 'host' | 'port' | 'tls' | 'mostViewers' | 'limits' | 'metadata' | 'playback'> {
  readonly hub: Hub;
  readonly sink: CommandSink;
  readonly authorise: (request: IncomingMessage) => LiveRole | undefined;
  readonly name?: string;
  /** Changes with each start of the server, so that viewers begin anew. */
  readonly sessionId?: string;
  readonly field?: FieldWish;
  /** By the sink's `watchField` by default. */
  readonly watchField?: WatchField;
  /** When messages are encoded and sent; at once where there are no cycles. */
  readonly idleQueue?: Pick<IdleQueue, 'soon'>;
  readonly nowMs?: () => number;
}

/** A running Foxglove server on a hub. */
export interface Foxglove {
  readonly port: number;
  readonly viewers: number;
  /** Messages that slow viewers did not get, and that the bridge itself was too slow for. */
  readonly dropped: number;
  /** Nobody keeps up with what is sent, or nobody is there. */
  readonly isBehind: boolean;
  /** Tells viewers where the recording stands, where this is one. */
  playbackChanged(): void;
  close(): Promise<void>;
}

/** Messages that are encoded at a time while robots have cycles. */
const portion = 8;
const defaultField: FieldWish = { group: 'field', hz: 10, edge: 32, format: 'u8' };

export async function startFoxglove(options: FoxgloveOptions): Promise<Foxglove> {
  const bridge = new Bridge(options);
  await bridge.listen();
  return bridge;
}

/** Asks a server for fields in the name of a subscriber of its hub. A refusal leaves the field out: the robot has gone. */
export function watchFieldBy(sink: CommandSink, name: string): WatchField {
  return (robot, wish) => void sink.run({ command: 'watchField', robot, ...wish }, { name, role: 'view' });
}

class Bridge implements Foxglove {
  readonly #options: FoxgloveOptions;
  readonly #nowMs: () => number;
  readonly #field: FieldWish;
  readonly #control: Control;
  readonly #watchField: WatchField;
  /** Robots whose field is asked for. */
  readonly #watched = new Set<string>();
  /** Robots whose information flow is asked for, each with the mark of its question. */
  readonly #flowing = new Map<string, symbol>();
  /** Robots that each viewer drives. */
  readonly #driven = new Map<Viewer, Set<string>>();
  /** What each viewer was last told of its driving. */
  readonly #told = new Map<Viewer, string>();
  #subscription: Subscription | undefined;
  #server: FoxgloveServer | undefined;
  #isDraining = false;

  constructor(options: FoxgloveOptions) {
    this.#options = options;
    this.#nowMs = options.nowMs ?? Date.now;
    this.#field = options.field ?? defaultField;
    this.#watchField = options.watchField ?? watchFieldBy(options.sink, 'foxglove');
    const { hub, sink } = options;
    this.#control = {
      robots: () => hub.robots,
      sink,
      obeyed: (wish, viewer) => {
        if (wish.command !== 'takeover') return;
        const robots = this.#driven.get(viewer) ?? new Set();
        if (wish.drive) this.#driven.set(viewer, robots.add(wish.robot));
        else robots.delete(wish.robot);
      },
    };
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  get viewers(): number {
    return this.#server?.viewers ?? 0;
  }

  get dropped(): number {
    return (this.#server?.dropped ?? 0) + (this.#subscription?.dropped ?? 0);
  }

  get isBehind(): boolean {
    return this.#server?.isBehind ?? true;
  }

  async listen(): Promise<void> {
    const { hub, authorise, name = 'fieldbrain' } = this.#options;
    const { host, port, tls, mostViewers, limits, metadata, playback } = this.#options;
    const server = await FoxgloveServer.listen({
      name,
      sessionId: this.#options.sessionId ?? String(this.#nowMs()),
      authorise,
      parameters: parameterSource(this.#control),
      services: servicesOf(this.#control),
      receive: (channel, data, viewer) => void this.#drive(channel, data, viewer),
      left: (viewer) => this.#left(viewer),
      interestChanged: () => this.#askForFields(),
      ...definedOf({ host, port, tls, mostViewers, limits, metadata, playback }),
    });
    this.#server = server;
    for (const topic of commonTopics()) server.advertise(topic);
    for (const info of hub.robots) this.#send(server, { type: 'robot', ...info });
    const gate = new FieldGate(this.#field);
    this.#subscription = hub.subscribe({
      capacity: 1024,
      types: ['robot', 'cycle', 'world', 'event', 'server', 'stimulus', 'flow', 'field'],
      accepts: (message) =>
        message.type === 'flow'
          ? this.#flowing.has(message.robot)
          : message.type !== 'field' || (this.#watched.has(message.robot) && gate.accepts(message)),
      wake: () => this.#schedule(),
      isAway: () => server.isAway,
    });
  }

  playbackChanged(): void {
    this.#server?.playbackChanged();
  }

  async close(): Promise<void> {
    this.#subscription?.close();
    for (const robot of this.#watched) this.#watchField(robot, { ...this.#field, hz: 0 });
    this.#watched.clear();
    for (const robot of this.#flowing.keys()) void this.#watchFlow(robot, false);
    this.#flowing.clear();
    await this.#server?.close();
  }

  #schedule(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    const drain = (): void => this.#drain();
    if (this.#options.idleQueue === undefined) setImmediate(drain);
    else this.#options.idleQueue.soon(drain);
  }

  /** Not inside `publish`: the publisher does not wait for the encoding. */
  #drain(): void {
    this.#isDraining = false;
    const [server, subscription] = [this.#server, this.#subscription];
    if (server === undefined || subscription === undefined) return;
    const most = this.#options.idleQueue === undefined ? Number.POSITIVE_INFINITY : portion;
    let sent = 0;
    for (; sent < most; sent += 1) {
      const message = subscription.take();
      if (message === undefined) break;
      this.#send(server, message);
    }
    if (sent > 0) server.time(nanoseconds(this.#nowMs()));
    if (subscription.waiting > 0) this.#schedule();
  }

  #send(server: FoxgloveServer, message: Telemetry): void {
    if (message.type === 'robot') {
      for (const topic of topicsOfRobot(message.robot)) server.advertise(topic);
      server.parametersChanged(parametersOf(message));
    }
    for (const { topic, timeNs, latched, encode } of topicMessages(message, this.#nowMs()))
      if (latched || server.wants(topic.topic)) server.publish(topic, timeNs, encode(), latched);
    // The state of the server comes every second: what was refused is asked for again.
    if (message.type === 'robot' || message.type === 'server') this.#askForFields();
  }

  #askForFields(): void {
    const server = this.#server;
    if (server === undefined) return;
    for (const { robot } of this.#options.hub.robots) {
      this.#askForFlow(server, robot);
      const isWanted = fieldTopicsOf(robot).some((topic) => server.isSubscribed(topic));
      if (isWanted === this.#watched.has(robot)) continue;
      if (isWanted) this.#watched.add(robot);
      else this.#watched.delete(robot);
      this.#watchField(robot, { ...this.#field, hz: isWanted ? this.#field.hz : 0 });
    }
  }

  #askForFlow(server: FoxgloveServer, robot: string): void {
    const isWanted = server.isSubscribed(flowTopicOf(robot));
    if (isWanted === this.#flowing.has(robot)) return;
    if (!isWanted) {
      this.#flowing.delete(robot);
      void this.#watchFlow(robot, false);
      return;
    }
    const mark = Symbol(robot);
    this.#flowing.set(robot, mark);
    void this.#watchFlow(robot, true).then(({ ok }) => {
      if (!ok && this.#flowing.get(robot) === mark) this.#flowing.delete(robot);
    });
  }

  #watchFlow(robot: string, on: boolean): Promise<CommandOutcome> {
    return this.#options.sink.run({ command: 'watchFlow', robot, on }, { name: 'foxglove', role: 'view' });
  }

  /** A refusal is logged once, not with each of ten messages per second. */
  async #drive(channel: ClientChannel, data: Uint8Array, viewer: Viewer): Promise<void> {
    try {
      const wish = readWish(channel, data, this.#options.hub.robots);
      await command(this.#control, { command: 'drive', ...wish }, viewer);
      if (this.#told.delete(viewer)) viewer.text({ op: 'removeStatus', statusIds: ['teleop'] });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (this.#told.get(viewer) === text) return;
      this.#told.set(viewer, text);
      viewer.status('warning', `Driving: ${text}`, 'teleop');
    }
  }

  /** A viewer that leaves gives back the robots it drove. */
  #left(viewer: Viewer): void {
    for (const robot of this.#driven.get(viewer) ?? [])
      void this.#options.sink.run(
        { command: 'takeover', robot, drive: false },
        { name: viewer.name, role: viewer.role },
      );
    this.#driven.delete(viewer);
    this.#told.delete(viewer);
  }
}
