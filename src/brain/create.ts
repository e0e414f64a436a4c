/**
 * createBrain: from options to a brain on a device. Everything is checked before anything is built; a configuration that
 * does not fit is refused with the numbers.
 */
import { kindTraits } from '../device/kinds.js';
import { createDevice } from '../device/registry.js';
import { FieldbrainError, type Program } from '../kernel/index.js';
import { chooseBrainDevice } from './choose.js';
import { planner } from './constants.js';
import { brainProgram } from './cycle.js';
import { rolesOf } from './dictionary.js';
import { type BrainParts, FieldBrain } from './field-brain.js';
import { keptProgram } from './kept-program.js';
import { type BrainOptions, readOptions, type Settings } from './options.js';
import { planQuality } from './quality.js';
import { type BrainShape, shapeOf } from './shape.js';
import { residentBytes } from './storage.js';
import type { BuildOptions } from './tensors.js';
import { wireSettings } from './wire-settings.js';

/** How the cycle's Program is built for these settings at a level of quality. */
export function buildOptions(settings: Settings, shape: BrainShape, quality = 0): BuildOptions {
  const plan = planQuality(quality, settings.planner ? planner.candidates : 0);
  return {
    shape,
    storage: plan.halfStorage && settings.precision === 'f32' ? 'f16' : settings.precision,
    perBrainStores: settings.perBrainStores,
    candidates: plan.candidates,
    recallEvery: plan.recallEvery,
    research: settings.research,
    roles: rolesOf(settings.motors),
    ...(settings.demonstrations ? { demonstrations: true } : {}),
    ...(settings.learning === undefined ? {} : { learning: { episode: settings.episode } }),
  };
}

/**
 * Makes a brain, or a batch of them, on the best device there is (or on the one that is named).
 * @example
 * const brain = await createBrain({ sensors: 16, motors: 5, size: 8, device: 'cpu', bankRows: 100 });
 * const { motors, state } = await brain.process(new Float32Array(16), { reward: 0 });
 * await brain.close();
 */
export async function createBrain(options: BrainOptions, open = createDevice): Promise<FieldBrain> {
  const settings = readOptions(options);
  const chosen = await chooseBrainDevice(options, open);
  try {
    options.onProgress?.({ phase: 'plan', done: 0, total: 1 });
    const { kind, limits } = chosen.device.description;
    const { isGpu, fallsAsleep } = kindTraits[kind];
    const size = settings.size ?? (isGpu ? 32 : 16);
    const shape = shapeOf(size, settings.sensors.length, settings.motors.length);
    const programAt = (quality: number): Program => {
      const build = buildOptions(settings, shape, quality);
      return keptProgram('brain', build, () => brainProgram(build));
    };
    const hasTwin = settings.keepWarm && fallsAsleep;
    checkMemory(programAt(0), settings, size, limits.memoryBytes, kind, hasTwin ? 2 : 1);
    const parts: BrainParts = {
      device: chosen.device,
      ownsDevice: chosen.owned,
      reason: chosen.reason,
      settings,
      shape,
      wiring: wireSettings(shape, settings, settings.seed),
      executor: options.executor,
      build: buildOptions(settings, shape),
      onProgress: options.onProgress,
      programAt,
    };
    const brain = await FieldBrain.open(parts);
    // A kernel that stays on the GPU is awake by itself.
    if (hasTwin && brain.describe().executor !== 'persistent') await giveTwin(brain, parts);
    options.onProgress?.({ phase: 'ready', done: 1, total: 1 });
    return brain;
  } catch (error) {
    if (chosen.owned) await chosen.device.close();
    throw error;
  }
}

async function giveTwin(brain: FieldBrain, parts: BrainParts): Promise<void> {
  try {
    const settings = { ...parts.settings, budgetMs: undefined };
    brain.keepWarm(await FieldBrain.open({ ...parts, settings, ownsDevice: false, onProgress: undefined }));
  } catch (error) {
    // The device is closed where it was opened.
    await brain.underlying.session.close();
    throw error;
  }
}

function checkMemory(
  program: Program,
  { brains, bankRows }: Settings,
  size: number,
  limit: number | undefined,
  kind: string,
  copies: number,
): void {
  const bytes = copies * residentBytes(program, { B: brains, R: bankRows });
  if (limit === undefined || bytes <= limit) return;
  const mib = (amount: number): string => `${Math.ceil(amount / 2 ** 20)} MiB`;
  const text = `createBrain: ${brains} brains of ${size}³ with ${bankRows} bank rows do not fit on ${kind} (got ${mib(bytes)}, expected at most ${mib(limit)}). Use fewer brains, a smaller field or fewer rows.`;
  throw new FieldbrainError('out-of-memory', text, { bytes, limit });
}
