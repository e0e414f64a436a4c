/** Trained drivers in the demo: a checkpoint reaches the server's brains, and the one that the package ships drives. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { collisionsPerMetre } from '../behave/drive-rooms.js';
import { ResidentDriver } from '../behave/driving-on-device.js';
import { placeReports } from '../behave/evaluation.js';
import { createBrain } from '../brain/index.js';
import { createDevice } from '../device/registry.js';
import { FieldbrainServer } from '../server/index.js';
import { checkpointOf, writeCheckpoint } from '../store/index.js';
import { findWorld, portsOf } from '../worlds/index.js';
import { driverOptions, trimmedSnapshot } from '../worlds/rooms/shipped-driver.js';
import { runDemo } from './demo.js';
import { brainSettings, loadDriver, saveDrivers, shippedDriver } from './demo-driver.js';
import { DemoFleet } from './demo-fleet.js';
import type { Output } from './output.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-driver-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a checkpoint, trimmed as the shipped one is, is what the brain of a car begins with, frozen', async () => {
  const device = await createDevice('cpu');
  const body = { ...portsOf(findWorld('rooms')), size: 4, bankRows: 16, planner: false, device } as const;
  const brain = await createBrain({ ...body, demonstrations: true, seed: 5 });
  for (let cycle = 0; cycle < 3; cycle += 1) await brain.processBatch(new Float32Array(24).fill(0.5));
  const snapshot = await brain.save();
  await brain.close();
  const file = path.join(folder, 'own.safetensors');
  await writeCheckpoint(checkpointOf(trimmedSnapshot(snapshot)), file);
  const trained = await loadDriver(file, device);
  await device.close();
  expect(trained.tensors.memory).toEqual(snapshot.tensors.memory);
  const saves = path.join(folder, 'saves');
  await saveDrivers(trained, saves, 1, 1);
  const server = await FieldbrainServer.start({
    ...{ robots: { port: 0 }, monitor: { port: 0 }, http: { port: 0 }, foxglove: { port: 0 }, brains: 1, ready: 1 },
    brain: { size: 4, device: 'cpu', ...brainSettings(trained) },
    checkpoints: { folder: saves },
  });
  const events = server.hub.subscribe({ types: ['event'], capacity: 1000 });
  const fleet = await DemoFleet.start({ server, robots: 1, course: 'cluttered', seed: 1 });
  try {
    const opened: Record<string, unknown>[] = [];
    for (const endMs = Date.now() + 60_000; Date.now() < endMs && opened.length === 0; ) {
      for (let one = events.take(); one !== undefined; one = events.take())
        if (one.type === 'event' && one.code === 'brain-open') opened.push({ ...one.details });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(opened[0]).toMatchObject({ beginning: 'checkpoint', cycle: 3 });
    expect(String(opened[0].file)).toMatch(/sim-1-0-00000001\.safetensors$/);
    expect(JSON.parse(String(opened[0].parameters))).toMatchObject({ learn: 0, exploration: 0 });
  } finally {
    events.close();
    await fleet.close();
    await server.close();
  }
}, 600_000);

it('refuses the brain of another world, and says whose it is', async () => {
  const device = await createDevice('cpu');
  const { sensors, motors } = portsOf(findWorld('cart-pole'));
  const brain = await createBrain({ sensors, motors, size: 4, bankRows: 16, device });
  const snapshot = await brain.save();
  await brain.close();
  const [named, nameless] = ['named', 'nameless'].map((name) => path.join(folder, `${name}.safetensors`));
  await writeCheckpoint(checkpointOf(snapshot, { world: 'cart-pole' }), named);
  await writeCheckpoint(checkpointOf(snapshot), nameless);
  const text = 'expected 24 sensors, 4 motors). Give a file of fieldbrain train rooms --out.';
  await expect(loadDriver(named, device)).rejects.toThrow(
    `demo --brain: the brain of another body (got 4 sensors, 1 motor of the world cart-pole, ${text}`,
  );
  await expect(loadDriver(nameless, device)).rejects.toThrow(`(got 4 sensors, 1 motor, ${text}`);
  await device.close();
});

it('the driver that the package ships is small, and drives in rooms that it has not seen', async () => {
  expect(statSync(shippedDriver).size).toBeLessThan(400_000);
  const device = await createDevice('cpu');
  const trained = await loadDriver(shippedDriver, device);
  const driver = await createBrain({ ...driverOptions(trained.configuration), brains: 2, device });
  const resident = new ResidentDriver(driver);
  try {
    await placeReports(driver, [trained], [0]);
    const [marks] = await resident.drive({ firstRoom: 1001, rooms: 2, steps: 1200 });
    expect(marks.reduce((sum, { metres }) => sum + metres, 0) / 2).toBeGreaterThan(5);
    expect(collisionsPerMetre(marks)).toBeLessThan(0.5);
  } finally {
    await resident.close();
    await driver.close();
    await device.close();
  }
}, 600_000);

it('refuses a brain beside --trained, and a size beside a brain that has its own', async () => {
  const silent: Output = {
    ...{ json: true, isTerminal: false, columns: 80 },
    ...{ answer: () => undefined, note: () => undefined, nowMs: () => 0 },
  };
  await expect(runDemo({ trained: true, brain: 'a.safetensors' }, silent)).rejects.toThrow(/demo --brain.*--trained/);
  await expect(runDemo({ trained: true, size: '16' }, silent)).rejects.toThrow(/demo --size/);
});
