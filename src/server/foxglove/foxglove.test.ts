/** The Foxglove server as an independent client sees it: the package that Foxglove itself published. */
import { once } from 'node:events';
import { get } from 'node:http';
import { createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { type Channel, FoxgloveClient, type MessageData, type Service } from '@foxglove/ws-protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { eventually } from '../../../test/support/eventually.js';
import {
  sampleCycle,
  sampleField,
  sampleFlow,
  sampleRobot,
  sampleTelemetry,
} from '../../../test/support/telemetry-sample.js';
import { Hub } from '../hub.js';
import type { Caller, Command, CommandOutcome } from '../live-command.js';
import type { LiveRole } from '../telemetry.js';
import { type Foxglove, startFoxglove } from './bridge.js';
import type { FieldWish } from './field-gate.js';
import { commonTopics, topicsOfRobot } from './topics.js';

let hub: Hub;
let foxglove: Foxglove;
let watched: [string, FieldWish][];
let commands: { command: Command; caller: Caller }[];
let outcome: (command: Command) => CommandOutcome;
const sockets: WebSocket[] = [];

beforeEach(async () => {
  hub = new Hub();
  commands = [];
  watched = [];
  outcome = () => ({ ok: true });
  foxglove = await startFoxglove({
    hub,
    port: 0,
    watchField: (robot, wish) => watched.push([robot, wish]),
    sink: {
      run: async (command, caller) => {
        commands.push({ command, caller });
        const result = outcome(command);
        // As the server does: what changed is published.
        if (result.ok && command.command === 'setParameter') {
          const [info] = hub.robots;
          hub.publish({
            type: 'robot',
            ...info,
            parameters: { ...info.parameters, [command.parameter]: command.value },
          });
        }
        return result;
      },
    },
    authorise: (request) => new URL(request.url ?? '/', 'http://here').searchParams.get('role') as LiveRole | undefined,
  });
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await foxglove.close();
});

/** A client that collected what it was told. */
async function connect(role: LiveRole = 'admin', protocols = ['foxglove.websocket.v1']) {
  const socket = new WebSocket(`ws://127.0.0.1:${foxglove.port}/?role=${role}`, protocols);
  sockets.push(socket);
  const client = new FoxgloveClient({ ws: socket as never });
  const channels = new Map<string, Channel>();
  const services = new Map<string, Service>();
  const statuses: string[] = [];
  const messages: MessageData[] = [];
  client.on('advertise', (found) => {
    for (const channel of found) channels.set(channel.topic, channel);
  });
  client.on('advertiseServices', (found) => {
    for (const service of found) services.set(service.name, service);
  });
  client.on('status', ({ message }) => statuses.push(message));
  client.on('message', (message) => messages.push(message));
  const info = new Promise((resolve) => client.on('serverInfo', resolve));
  await new Promise<void>((resolve, reject) => {
    client.on('open', resolve);
    client.on('error', reject);
  });
  await info;
  await eventually(() => expect(services.size).toBeGreaterThan(0));
  return { socket, client, channels, services, statuses, messages, info: (await info) as Record<string, unknown> };
}

type Client = Awaited<ReturnType<typeof connect>>;

/** Subscribes a topic; done when the server has heard of it. */
async function subscribe({ client, channels }: Client, ...topics: string[]): Promise<Map<number, string>> {
  const ids = new Map(topics.map((topic) => [client.subscribe(channels.get(topic)?.id ?? -1), topic]));
  await roundTrip(client);
  return ids;
}

/** Everything sent before has been taken when this is answered. */
async function roundTrip(client: FoxgloveClient): Promise<void> {
  const id = `trip ${Math.random()}`;
  await new Promise<void>((resolve) => {
    client.on('parameterValues', (values) => values.id === id && resolve());
    client.getParameters(['none'], id);
  });
}

/** A message by the schema that was advertised with it, and by nothing else. */
function decode({ encoding, schema, schemaName, schemaEncoding }: Channel, data: ArrayBufferView): unknown {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (encoding === 'json') {
    expect(schemaEncoding).toBe('jsonschema');
    return z.fromJSONSchema(JSON.parse(schema)).parse(JSON.parse(new TextDecoder().decode(bytes)));
  }
  expect([encoding, schemaEncoding]).toEqual(['protobuf', 'protobuf']);
  const set = fromBinary(FileDescriptorSetSchema, Buffer.from(schema, 'base64'));
  const descriptor = createFileRegistry(set).getMessage(schemaName);
  if (descriptor === undefined) throw new Error(`${schemaName} is not in its schema`);
  const message = fromBinary(descriptor, bytes);
  expect(message.$unknown ?? []).toEqual([]);
  return message;
}

describe.each(['foxglove.sdk.v1', 'foxglove.websocket.v1'])('with the subprotocol %s', (protocol) => {
  it('a client sees every channel and decodes each message by its advertised schema', async () => {
    hub.publish(sampleRobot());
    const viewer = await connect('view', [protocol]);
    expect(viewer.socket.protocol).toBe(protocol);
    expect(viewer.info).toMatchObject({ name: 'fieldbrain', supportedEncodings: ['json'] });
    const expected = [...commonTopics(), ...topicsOfRobot('car')].map((one) => one.topic);
    await eventually(() => expect([...viewer.channels.keys()].sort()).toEqual(expected.sort()));
    const ids = await subscribe(viewer, ...expected);
    for (const message of sampleTelemetry()) hub.publish(message);
    await eventually(() => expect(new Set(viewer.messages.map((one) => one.subscriptionId)).size).toBe(ids.size));
    for (const { subscriptionId, data, timestamp } of viewer.messages) {
      const topic = ids.get(subscriptionId) ?? '';
      const channel = viewer.channels.get(topic);
      if (channel === undefined) throw new Error(`no channel ${topic}`);
      const message = decode(channel, data);
      expect(timestamp).toBeGreaterThan(0n);
      if (topic === '/car/cycle') expect(message).toMatchObject({ robot: 'car', report: { confidence: 0.5 } });
      if (topic === '/car/pose') expect(message).toMatchObject({ frameId: 'car/room', pose: { position: { x: 1 } } });
      if (topic === '/car/camera') expect(message).toMatchObject({ width: 4, encoding: 'mono8' });
      if (topic === '/car/field') expect(message).toMatchObject({ rowCount: 3, fields: [{ name: 'field' }] });
      if (topic === '/log') expect(message).toMatchObject({ level: 3, message: 'it came' });
    }
  });

  it('a client sets a parameter, reads it back and hears of changes', async () => {
    hub.publish(sampleRobot());
    const viewer = await connect('admin', [protocol]);
    const heard: unknown[] = [];
    viewer.client.on('parameterValues', (values) => heard.push(values));
    viewer.client.subscribeParameterUpdates(['car.kappa']);
    viewer.client.setParameters([{ name: 'car.kappa', value: 0.75 }], 'set');
    await eventually(() =>
      expect(heard).toContainEqual({
        op: 'parameterValues',
        parameters: [{ name: 'car.kappa', value: 0.75, type: 'float64' }],
        id: 'set',
      }),
    );
    expect(commands).toMatchObject([
      {
        command: { command: 'setParameter', robot: 'car', parameter: 'kappa', value: 0.75 },
        caller: { role: 'admin' },
      },
    ]);
    viewer.client.getParameters(['car.kappa'], 'get');
    await eventually(() => expect(heard).toContainEqual(expect.objectContaining({ id: 'get' })));
    expect(heard.at(-1)).toMatchObject({ id: 'get', parameters: [{ name: 'car.kappa', value: 0.75 }] });
    hub.publish(sampleRobot('car', { parameters: { kappa: 0.5, noise: 1 } }));
    await eventually(() => expect(heard.at(-1)).toMatchObject({ parameters: [{ name: 'car.kappa', value: 0.5 }] }));
  });

  it('a client calls a service', async () => {
    hub.publish(sampleRobot());
    outcome = () => ({ ok: true, value: 'car-7.safetensors' });
    const viewer = await connect('admin', [protocol]);
    const answer = new Promise<{ callId: number; encoding: string; data: ArrayBufferView }>((resolve) =>
      viewer.client.on('serviceCallResponse', resolve),
    );
    call(viewer, '/save', { robot: 'car' });
    const { callId, encoding, data } = await answer;
    expect([callId, encoding]).toEqual([1, 'json']);
    expect(JSON.parse(new TextDecoder().decode(data))).toEqual({ value: 'car-7.safetensors' });
    expect(commands[0].command).toEqual({ command: 'save', robot: 'car' });
  });
});

function call({ client, services }: Client, name: string, request: unknown): void {
  const data = new TextEncoder().encode(JSON.stringify(request));
  client.sendServiceCallRequest({ serviceId: services.get(name)?.id ?? -1, callId: 1, encoding: 'json', data });
}

it('prefers the newer subprotocol, and refuses those who offer neither or are not let in', async () => {
  const both = await connect('view', ['foxglove.websocket.v1', 'foxglove.sdk.v1']);
  expect(both.socket.protocol).toBe('foxglove.sdk.v1');
  const status = async (query: string, protocols: string[]): Promise<number | undefined> => {
    const socket = new WebSocket(`ws://127.0.0.1:${foxglove.port}/${query}`, protocols);
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    socket.terminate();
    return response.statusCode;
  };
  expect(await status('?role=view', ['other.v1'])).toBe(400);
  expect(await status('?role=view', [])).toBe(400);
  expect(await status('', ['foxglove.sdk.v1'])).toBe(401);
  const plain = get({ port: foxglove.port, host: '127.0.0.1', agent: false });
  const [response] = await once(plain, 'response');
  expect(response.statusCode).toBe(426);
  response.resume();
});

it('tells a viewer what its role does not allow, and that stopping is always allowed', async () => {
  hub.publish(sampleRobot());
  const viewer = await connect('view');
  const failures: string[] = [];
  viewer.client.on('serviceCallFailure', ({ message }) => failures.push(message));
  const answered = new Promise((resolve) => viewer.client.on('serviceCallResponse', resolve));
  call(viewer, '/reset', {});
  viewer.client.setParameters([{ name: 'car.kappa', value: 1 }]);
  viewer.client.setParameters([{ name: 'car.nothing', value: 1 }]);
  call(viewer, '/stop', {});
  await answered;
  await eventually(() => expect(viewer.statuses).toHaveLength(2));
  expect(failures).toEqual(['/reset needs the role admin (this connection has view).']);
  const [kappa, nothing] = viewer.statuses.sort();
  expect(kappa).toContain('car.kappa was not set: setParameter needs the role admin');
  expect(nothing).toContain('there is no such parameter');
  expect(commands.map((one) => one.command)).toEqual([{ command: 'emergencyStop' }]);
});

it('drives by published twists, as the driver that took over, until it leaves', async () => {
  hub.publish(sampleRobot());
  const driver = await connect('drive');
  const done = new Promise((resolve) => driver.client.on('serviceCallResponse', resolve));
  call(driver, '/takeover', {});
  await done;
  const channel = { topic: '/car/cmd_vel', encoding: 'json', schemaName: 'geometry_msgs/Twist' };
  const id = driver.client.advertise(channel);
  const publish = (message: unknown): void =>
    driver.client.sendMessage(id, new TextEncoder().encode(JSON.stringify(message)));
  publish({ linear: { x: 0.5, y: 0, z: 0 }, angular: { x: 0, y: 0, z: 3 } });
  await roundTrip(driver.client);
  const name = expect.stringMatching(/^foxglove-\d+@/);
  expect(commands).toEqual([
    { command: { command: 'takeover', robot: 'car', drive: true }, caller: { name, role: 'drive' } },
    { command: { command: 'drive', robot: 'car', motors: [0.5, -1, 0, 0] }, caller: { name, role: 'drive' } },
  ]);
  outcome = () => ({ ok: false, code: 'not-driver', text: 'somebody else drives' });
  for (let i = 0; i < 5; i += 1) publish({});
  await roundTrip(driver.client);
  expect(driver.statuses).toEqual(['Driving: somebody else drives (not-driver)']);
  driver.socket.close();
  await eventually(() => expect(commands.at(-1)?.command).toEqual({ command: 'takeover', robot: 'car', drive: false }));

  const watcher = await connect('view');
  const other = watcher.client.advertise({ ...channel, topic: '/car/motors' });
  watcher.client.sendMessage(other, new TextEncoder().encode('{"motors":[1,0,0,0]}'));
  await eventually(() => expect(watcher.statuses).toHaveLength(1));
  expect(watcher.statuses[0]).toContain('drive needs the role drive');
});

it('answers bad frames with a status and goes on', async () => {
  const viewer = await connect('view');
  viewer.socket.send('no json');
  viewer.socket.send('{"op":"subscribe","subscriptions":[{"id":-1}]}');
  viewer.socket.send('{"op":"subscribe","subscriptions":[{"id":1,"channelId":999}]}');
  viewer.socket.send(Uint8Array.of(9, 9));
  viewer.socket.send(Uint8Array.of(1, 5, 0, 0, 0));
  viewer.socket.send(Uint8Array.of(2, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255));
  await eventually(() => expect(viewer.statuses).toHaveLength(6));
  await roundTrip(viewer.client);
});

it('encodes and asks for fields only while somebody looks at them', async () => {
  hub.publish(sampleRobot());
  const viewer = await connect('view');
  expect(watched).toEqual([]);
  const [[id]] = await subscribe(viewer, '/car/field');
  expect(watched).toMatchObject([['car', { group: 'field', hz: 10, edge: 32 }]]);
  hub.publish(sampleField());
  hub.publish({ ...sampleField(), group: 'memory' });
  hub.publish(sampleCycle());
  await eventually(() => expect(viewer.messages).toHaveLength(1));
  viewer.client.unsubscribe(id);
  await roundTrip(viewer.client);
  expect(watched.at(-1)).toMatchObject(['car', { hz: 0 }]);
  expect(viewer.messages).toHaveLength(1);
});

it('drops the oldest messages of a viewer that does not read, and no others', async () => {
  hub.publish(sampleRobot());
  const [slow, quick] = [await connect('view'), await connect('view')];
  await subscribe(slow, '/event');
  await subscribe(quick, '/event');
  slow.socket.pause();
  const text = 'x'.repeat(1 << 20);
  const count = 48;
  for (let i = 0; i < count; i += 1) {
    hub.publish({ type: 'event', timeMs: i, level: 'info', code: 'big', text });
    await eventually(() => expect(quick.messages).toHaveLength(i + 1));
  }
  const { dropped } = foxglove;
  expect(dropped).toBeGreaterThan(0);
  slow.socket.resume();
  // Time frames may have given way too.
  await eventually(() => expect(slow.messages.at(-1)?.timestamp).toBe(BigInt(count - 1) * 1_000_000n));
  expect(slow.messages.length).toBeLessThan(count);
  expect(slow.messages.length + dropped).toBeGreaterThanOrEqual(count);
  const times = slow.messages.map((one) => Number(one.timestamp));
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

it('has nothing made for it while nobody looks on, and no pictures taken for those who do not keep up', async () => {
  hub.publish(sampleRobot());
  expect([hub.wants('cycle'), foxglove.isBehind]).toEqual([false, true]);
  const viewer = await connect('view');
  expect([hub.wants('cycle'), foxglove.isBehind]).toEqual([true, false]);
  await subscribe(viewer, '/event');
  viewer.socket.pause();
  hub.publish({ type: 'event', timeMs: 1, level: 'info', code: 'big', text: 'x'.repeat(1 << 20) });
  await eventually(() => expect(foxglove.isBehind).toBe(true));
  await eventually(() => expect(hub.wants('cycle')).toBe(false));
  viewer.socket.resume();
  await eventually(() => expect([hub.wants('cycle'), foxglove.isBehind]).toEqual([true, false]));
});

it('gives walls and robots to those who come late, and closes cleanly', async () => {
  for (const message of sampleTelemetry()) hub.publish(message);
  await new Promise((resolve) => setImmediate(resolve));
  const late = await connect('view');
  await subscribe(late, '/car/walls', '/car/robot');
  await eventually(() => expect(late.messages).toHaveLength(2));
  const closed = once(late.socket, 'close');
  await foxglove.close();
  expect((await closed)[0]).toBe(1001);
  expect(hub.viewers).toBe(0);
});

it('information flow is asked for while somebody subscribes to it, and for that robot only', async () => {
  hub.publish(sampleRobot());
  hub.publish(sampleRobot('other', { slot: 1 }));
  const viewer = await connect('view');
  await eventually(() => expect(viewer.channels.has('/other/flow')).toBe(true));
  const asked = () => commands.filter(({ command }) => command.command === 'watchFlow').map(({ command }) => command);
  const [[id]] = await subscribe(viewer, '/car/flow');
  await eventually(() => expect(asked()).toEqual([{ command: 'watchFlow', robot: 'car', on: true }]));
  hub.publish(sampleFlow('other'));
  hub.publish(sampleFlow());
  await eventually(() => expect(viewer.messages.length).toBe(1));
  const { type: _type, ...payload } = sampleFlow();
  const channel = viewer.channels.get('/car/flow') as Channel;
  expect(channel.schemaName).toBe('fieldbrain.Flow');
  expect(decode(channel, viewer.messages[0].data)).toEqual(payload);
  viewer.client.unsubscribe(id);
  await eventually(() => expect(asked().at(-1)).toEqual({ command: 'watchFlow', robot: 'car', on: false }));
});

it('asks again for information flow that was refused', async () => {
  hub.publish(sampleRobot());
  let refusals = 0;
  outcome = ({ command }) => {
    if (command !== 'watchFlow' || refusals === 1) return { ok: true };
    refusals += 1;
    return { ok: false, code: 'overload', text: 'watchFlow: too many.' };
  };
  const viewer = await connect('view');
  await eventually(() => expect(viewer.channels.has('/car/flow')).toBe(true));
  const asked = () => commands.filter(({ command }) => command.command === 'watchFlow').length;
  await subscribe(viewer, '/car/flow');
  await eventually(() => expect(asked()).toBe(1));
  const state = sampleTelemetry().find(({ type }) => type === 'server');
  if (state === undefined) throw new Error('no state of the server among the samples');
  await eventually(() => {
    hub.publish(state);
    expect(asked()).toBe(2);
  });
  hub.publish(sampleFlow());
  await eventually(() => expect(viewer.messages.length).toBe(1));
  expect(asked()).toBe(2);
});
