/**
 * The worker of the playground: makes a brain on the best device there is, puts it into a simulated car and lets it live at
 * 20 Hz. Commands come in as messages and are obeyed between cycles; telemetry goes out as messages.
 */
import { createBrain, type FieldBrain, quickPerformanceTest } from '../../brain/index.js';
import { stageTimes } from '../../brain/stage-times.js';
import type { DeviceKind } from '../../device/device.js';
import type { Command } from '../../server/live-command.js';
import type { FieldMessage, LiveMessage } from '../../server/telemetry.js';
import type { CourseName } from '../../sim/courses/index.js';
import { HandTeaching } from './hand-teaching.js';
import { carBrain, LivingCar, stepSeconds } from './living-car.js';
import { LocalServer } from './local-server.js';

export interface WorkerOptions {
  readonly device?: DeviceKind;
  readonly size?: number;
  readonly course: CourseName;
  readonly seed: number;
  /** No expert: only a person teaches. */
  readonly byHand?: boolean;
}

export type ToWorker =
  | { readonly kind: 'begin'; readonly options: WorkerOptions }
  | { readonly kind: 'command'; readonly command: Command; readonly id: number };

export type FromWorker =
  | { readonly kind: 'message'; readonly message: LiveMessage | FieldMessage }
  | { readonly kind: 'progress'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

const bankRows = 512;
/** Share of a period that a cycle may take, so that pictures of the field have room too. */
const shareOfPeriod = 0.5;

const post = (message: FromWorker): void => postMessage(message);
const waiting: { readonly command: Command; readonly id: number }[] = [];

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'command') waiting.push(data);
  else live(data.options).catch((error: unknown) => post({ kind: 'failed', text: String(error) }));
});

async function live(options: WorkerOptions): Promise<never> {
  const brain = await openBrain(options);
  const { course, seed, byHand = false } = options;
  const car = new LivingCar(course, seed, { hasExpert: !byHand });
  const teaching = new HandTeaching(brain, () => new LivingCar(course, seed, { hasExpert: false }));
  const server = new LocalServer({ brain, car, teaching }, await stageTimes(brain), {
    post: (message) => post({ kind: 'message', message }),
    nowMs: () => performance.now(),
  });
  server.greet();
  for (let next = performance.now(); ; ) {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await server.obey(one.command, one.id);
    const wasBusy = await server.cycle();
    const now = performance.now();
    // Where the brain is slower than the world should be, the world waits for it.
    next = Math.max(next + 1000 * stepSeconds, now);
    await new Promise((resolve) => setTimeout(resolve, wasBusy ? next - now : 1000 * stepSeconds));
  }
}

/** The device that was named, or the best; the largest field that holds the pace, where no size was named. */
async function openBrain({ device, size, seed }: WorkerOptions): Promise<FieldBrain> {
  const options = { ...carBrain, seed, bankRows, ...(device !== undefined && { device }) };
  if (size !== undefined) return createBrain({ ...options, size });
  const first = await createBrain({ ...options, size: 4 });
  const isGpu = first.describe().device === 'webgpu';
  await first.close();
  for (const tried of isGpu ? [32, 16, 8] : [16, 8]) {
    post({ kind: 'progress', text: `Trying a field of ${tried}³ …` });
    const { p50Ms } = await quickPerformanceTest({ ...options, size: tried }, 8);
    if (p50Ms < 1000 * stepSeconds * shareOfPeriod) return createBrain({ ...options, size: tried });
  }
  return createBrain({ ...options, size: 4 });
}
