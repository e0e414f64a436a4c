/** Trains brains in this worker, on the best device there is: as many as it keeps smooth, unless a number is named. */
import { createBrain } from '../../brain/index.js';
import type { DeviceKind } from '../../device/device.js';
import { definedOf } from '../../kernel/defined.js';
import { train } from '../../worlds/index.js';
import type { TrainNews } from '../../worlds/watch.js';
import type { WorkerTraining } from './sources.js';

/** Robots side by side by the device, where no number is named. */
const usualBrains = { webgpu: 100, cpu: 8 } as const;
const usualSize = 8;
const usualSteps = 20_000;

let isSeen = true;

const post = (news: TrainNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<WorkerTraining | { readonly isSeen: boolean }>) => {
  if ('isSeen' in data) isSeen = data.isSeen;
  else begin(data).catch((error: unknown) => post({ kind: 'failed', text: String(error) }));
});

async function begin({ world, by, brains, ...rest }: WorkerTraining): Promise<void> {
  const { device = await bestDevice(), size = usualSize, steps = usualSteps, seed } = rest;
  await train({
    ...{ world, by, device, size, steps, ...definedOf({ seed }) },
    brains: brains ?? (device === 'webgpu' ? usualBrains.webgpu : usualBrains.cpu),
    viewer: { tell: post, isSeen: () => isSeen },
  });
}

/** What a brain gets where no device is named. */
async function bestDevice(): Promise<DeviceKind> {
  const brain = await createBrain({ sensors: 1, motors: 1, size: 4, bankRows: 100 });
  const { device } = brain.describe();
  await brain.close();
  return device === 'webgpu' ? 'webgpu' : 'cpu';
}
