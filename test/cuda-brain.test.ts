/**
 * A brain on the stand-in for a GPU: a long program, whose stages are compiled apart for a graph, and as one text where one
 * kernel runs them all. Every executor has the motors of the reference.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrain } from '../src/brain/index.js';
import { createCuda } from '../src/device/cuda/cuda.js';
import type { Device, LoadProgress } from '../src/device/device.js';
import { createReference } from '../src/device/reference/reference.js';
import { hasStandIn } from './support/stand-in.js';
import { buildStandIn, type StandIn } from './support/stand-in-library.js';

const shape = { sensors: 3, motors: 2, size: 4, bankRows: 16 };

async function motorsOf(device: Device, executor?: string): Promise<{ motors: number[][]; told: LoadProgress[] }> {
  const told: LoadProgress[] = [];
  const onProgress = (progress: LoadProgress): void => void told.push(progress);
  const brain = await createBrain({ ...shape, device, onProgress, ...(executor === undefined ? {} : { executor }) });
  try {
    const motors: number[][] = [];
    for (let cycle = 0; cycle < 3; cycle += 1) motors.push([...(await brain.process([0.1 * cycle, 0.2, -0.3])).motors]);
    return { motors, told };
  } finally {
    await brain.close();
  }
}

describe.skipIf(!hasStandIn)('a brain in several texts', () => {
  let standIn: StandIn;
  let expected: number[][];
  beforeAll(async () => {
    standIn = buildStandIn();
    ({ motors: expected } = await motorsOf(createReference()));
  });
  afterAll(() => standIn.remove());

  it.each([
    { executor: 'graph', texts: [0, 1, 2, 3, 4, 5] },
    { executor: 'persistent', texts: [0, 1] },
  ])(
    'has the bits of the reference by $executor, and says how far it is',
    async ({ executor, texts }) => {
      const libraries = { driver: standIn.library, nvrtc: standIn.library, roundsTwice: true };
      const device = await createCuda({ libraries, persistent: { graceMs: 60_000, deadlineMs: 600_000 } });
      try {
        const { motors, told } = await motorsOf(device, executor);
        expect(motors).toEqual(expected);
        expect(told[0]).toEqual({ phase: 'plan', done: 0, total: 1 });
        expect(told.filter(({ phase }) => phase === 'compile').map(({ done }) => done)).toEqual(texts);
        expect(told.at(-1)).toEqual({ phase: 'ready', done: 1, total: 1 });
      } finally {
        await device.close();
      }
    },
    900_000,
  );
});
