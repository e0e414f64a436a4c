import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { AskingRobot } from '../../test/support/asking-robot.js';
import { eventually } from '../../test/support/eventually.js';
import { sampleWorld } from '../../test/support/telemetry-sample.js';
import { smallBrain, startServer } from '../../test/support/test-server.js';
import type { FieldbrainServer } from './index.js';
import type { Command } from './live-command.js';
import { replayIntoBrains } from './replay-brain.js';
import type { TeachingInfo, WorldMessage } from './telemetry.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-teaching-'));
afterAll(() => rmSync(folder, { recursive: true }));

let server: FieldbrainServer;
let robot: AskingRobot;
const record = path.join(folder, 'taught.mcap');

beforeEach(async () => {
  server = await startServer({ brain: { ...smallBrain, demonstrations: true }, record, brains: 1 });
  robot = await new AskingRobot(server.ports.robots, 'car').open();
});

afterEach(async () => {
  robot.close();
  await server.close();
});

const run = (command: Command) => server.run(command);
const teaching = (): TeachingInfo | undefined => server.hub.robots.find((one) => one.robot === 'car')?.teaching;
const takeOver = (drive: boolean) => run({ command: 'takeover', robot: 'car', drive, teach: drive });
const evaluate = (cycles?: number) =>
  run({ command: 'evaluate', robot: 'car', ...(cycles === undefined ? {} : { cycles }) });
const undo = () => run({ command: 'undoDrive', robot: 'car' });

function read(what: string): Promise<Float32Array> {
  const robotSlot = server.robots.robotSlot('car');
  const pool = robotSlot && server.robots.poolOf(robotSlot);
  if (robotSlot === undefined || pool === undefined) throw new Error('no robot');
  return pool.ask({ kind: 'read', batch: robotSlot.batch, what });
}

/** Drives by hand until as many demonstrations as this were shown: on a busy machine a hand may be gone for too long. */
async function show(count: number): Promise<void> {
  const shown = (): number => server.robots.robotSlot('car')?.demonstrations ?? 0;
  for (const before = shown(); shown() - before < count; ) {
    await run({ command: 'drive', robot: 'car', motors: [0.5, -0.25, 0, 0] });
    await robot.ask();
  }
}

function tellWorld(metresDriven: number, collisions: number, coverage: number): void {
  const world: WorldMessage = { ...sampleWorld('car', false), metresDriven, collisions, coverage };
  server.hub.publish(world);
}

it('counts a drive, undoes it to the bit, and its recording replays bit for bit', async () => {
  expect(teaching()).toEqual({ shown: 0, evaluations: [] });
  expect(await undo()).toMatchObject({ ok: false, text: expect.stringContaining('no drive to undo') });
  for (let step = 0; step < 3; step += 1) await robot.ask();
  const newborn = [await read('actor'), await read('lessonInverse')];
  await takeOver(true);
  expect(teaching()).toEqual({ shown: 0, from: 0, evaluations: [] });
  expect(await undo()).toMatchObject({ ok: false, text: expect.stringContaining('still drives') });
  await show(4);
  // A hand at rest shows nothing.
  await run({ command: 'drive', robot: 'car', motors: [0, 0, 0, 0] });
  await robot.ask();
  const shown = server.robots.robotSlot('car')?.demonstrations ?? 0;
  await run({ command: 'drive', robot: 'car', motors: [0, 0, 0, 0] });
  await robot.ask();
  expect(server.robots.robotSlot('car')?.demonstrations).toBe(shown);
  await takeOver(false);
  expect(teaching()).toEqual({ shown, undoable: shown, evaluations: [] });
  expect(await read('actor')).not.toEqual(newborn[0]);
  await run({ command: 'setParameter', robot: 'car', parameter: 'noise', value: 0.5 });
  expect(await undo()).toEqual({ ok: true });
  expect([await read('actor'), await read('lessonInverse')]).toEqual(newborn);
  expect(teaching()).toEqual({ shown: 0, evaluations: [] });
  expect(server.robots.robotSlot('car')?.parameters.noise).toBe(0.5);
  for (let step = 0; step < 3; step += 1) await robot.ask();
  robot.close();
  await server.close();
  const [replay] = await replayIntoBrains(record);
  expect(replay).toMatchObject({ differing: 0, note: '' });
  expect(replay.cycles).toBeGreaterThan(10);
});

it('evaluates the frozen brain by what its world tells, and lets it learn again', async () => {
  await robot.ask();
  expect(await evaluate(20)).toEqual({ ok: true });
  expect(await evaluate(20)).toMatchObject({ ok: false, text: expect.stringContaining('under way') });
  expect(teaching()?.evaluating).toBe(0);
  tellWorld(10, 2, 0.25);
  await eventually(async () => {
    await robot.ask();
    tellWorld(13.5, 3, 0.375);
    expect(teaching()?.evaluations).toHaveLength(1);
  });
  const { evaluations, evaluating } = teaching() ?? { evaluations: [] };
  expect(evaluating).toBeUndefined();
  expect(evaluations[0]).toMatchObject({ shown: 0, metres: 3.5, touches: 1, seen: 0.125 });
  expect(evaluations[0].cycles).toBeGreaterThanOrEqual(20);
  // It hears what it is shown again.
  const before = await read('actor');
  await takeOver(true);
  await show(3);
  await takeOver(false);
  expect(await read('actor')).not.toEqual(before);
});

it('learns nothing while it is evaluated; a person, a reset or no world ends it, and the brain learns again', async () => {
  const ended = async (): Promise<void> => {
    await eventually(() => expect(teaching()?.evaluating).toBeUndefined());
    expect(teaching()?.evaluations).toEqual([]);
  };
  const events = server.hub.subscribe({ types: ['event'], capacity: 1000 });
  const learns: unknown[] = [];
  const said: string[] = [];
  const listen = (): void => {
    for (let one = events.take(); one !== undefined; one = events.take()) {
      if (one.type !== 'event') continue;
      if (one.details?.parameter === 'learn') learns.push(one.details.value);
      if (one.code === 'evaluation-ended') said.push(one.text);
    }
  };
  await robot.ask();
  await evaluate();
  await takeOver(true);
  expect(await evaluate()).toMatchObject({ ok: false, text: expect.stringContaining('does not drive now') });
  await takeOver(false);
  await ended();
  await evaluate();
  await run({ command: 'reset', robot: 'car' });
  await ended();
  await evaluate();
  await run({ command: 'pause', robot: 'car', paused: true });
  await ended();
  await run({ command: 'pause', robot: 'car', paused: false });
  await evaluate();
  await ended();
  await eventually(() => {
    listen();
    expect(learns).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  });
  expect(said.map((text) => text.replace(/.*interrupted: /, ''))).toEqual([
    'a person took the wheel',
    'it has another brain',
    'the brain drives no longer',
    'nothing tells of its metres and touches (expected a simulated robot)',
  ]);
  expect(server.robots.robotSlot('car')?.parameters.learn).toBe(1);
});
