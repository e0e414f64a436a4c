/** Several GPUs in one process, on the stand-in that shows two: each device computes in its own context, also by turns. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumProgram } from '../../../test/support/cuda-programs.js';
import { hasStandIn } from '../../../test/support/stand-in.js';
import { buildStandIn, type StandIn } from '../../../test/support/stand-in-library.js';
import type { Device, DeviceName } from '../device.js';
import { createDevice } from '../registry.js';
import { cudaAvailable } from './cuda.js';

describe.skipIf(!hasStandIn)('two GPUs', () => {
  let standIn: StandIn;
  beforeAll(() => {
    standIn = buildStandIn();
  });
  afterAll(() => standIn.remove());

  const open = (name: DeviceName): Promise<Device> =>
    createDevice(name as 'cuda', { libraries: standIn.libraries, persistent: { graceMs: 10_000 } });
  const inputs = { x: Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8) };

  it('are named cuda:0, which is cuda, and cuda:1', async () => {
    const seen: string[] = [];
    for (const name of ['cuda', 'cuda:0', 'cuda:1'] as const) {
      const device = await open(name);
      const { kind, limits } = device.description;
      seen.push(`${kind} ${device.description.name} ${limits.memoryBytes / 2 ** 30}`);
      await device.close();
    }
    expect(seen).toEqual(['cuda fake 0 (sm_90) 1', 'cuda fake 0 (sm_90) 1', 'cuda fake 1 (sm_90) 2']);
  });

  it.each(['persistent', 'graph', 'launch'])(
    'are stepped in turns by %s, each in its own context',
    async (executor) => {
      const devices = [await open('cuda:0'), await open('cuda:1')];
      const sessions = await Promise.all(devices.map((device) => device.load(sumProgram(), { executor })));
      for (let round = 0; round < 3; round += 1)
        for (const session of sessions) expect(session.stepSync(inputs).y[0]).toBe(36);
      const both = await Promise.all(sessions.map((session) => session.step(inputs)));
      expect(both.map(({ y }) => y[0])).toEqual([36, 36]);
      await devices[1].close();
      expect(sessions[0].stepSync(inputs).y[0]).toBe(36);
      await devices[0].close();
    },
  );

  it('say how much memory is free, each for itself', async () => {
    const devices = [await open('cuda:0'), await open('cuda:1')];
    const free = (): (number | undefined)[] => devices.map((device) => device.freeBytes?.());
    expect(free()).toEqual([2 ** 30, 2 ** 31]);
    const session = await devices[1].load(sumProgram(), { executor: 'graph' });
    expect(free()[0]).toBe(2 ** 30);
    expect(free()[1]).toBeLessThan(2 ** 31);
    await session.close();
    expect(free()).toEqual([2 ** 30, 2 ** 31]);
    for (const device of devices) await device.close();
  });

  it('are refused by number where there are fewer', async () => {
    await expect(open('cuda:3')).rejects.toMatchObject({
      code: 'device-unavailable',
      message: 'cuda:3: no GPU 3: this machine has 2 GPUs, 0 to 1. Name one of these.',
    });
    expect(await cudaAvailable({ libraries: standIn.libraries, ordinal: 2 })).toMatchObject({ available: false });
  });
});

it.each(['cuda:', 'cuda:-1', 'cuda:01', 'cuda:1.5', 'cuda:x', 'cuda:1 ', 'cpu:1', 'CUDA:1', 'cuda:99999'])(
  'the text %s names no device',
  async (name) => {
    await expect(createDevice(name as DeviceName)).rejects.toMatchObject({ code: 'usage' });
  },
);
