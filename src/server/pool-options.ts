/** What a pool of brains is made with, from the configuration of the server. */
import type { DeviceName } from '../device/device.js';
import type { GpuMemory } from './brain-children.js';
import type { BrainPoolOptions } from './brain-pool.js';
import type { ServerConfig } from './config.js';

export function poolOptions({
  config,
  recoveryFolder,
  childEntry,
  gpus,
  gpuMemory,
}: {
  readonly config: ServerConfig;
  /** Where snapshots for restarts go. */
  readonly recoveryFolder: string;
  /** Another program for brain children. */
  readonly childEntry?: string;
  /** GPUs over which batches are spread. */
  readonly gpus: readonly DeviceName[];
  readonly gpuMemory: GpuMemory;
}): BrainPoolOptions {
  const { brain, brains, batch, ready, cycle, checkpoints } = config;
  const { device, executor, size, threads, pinThreads, highPriority, budgetMs, planner, learning, episode, ...always } =
    brain;
  return {
    gpus,
    gpuMemory,
    slots: brains,
    ready: Math.min(ready, Math.ceil(brains / batch)),
    stragglerMs: batch === 1 ? 0 : cycle.stragglerMs,
    cycleMs: cycle.lateMs,
    hangMs: cycle.hangMs,
    ...(childEntry === undefined ? {} : { entry: childEntry }),
    batches: {
      width: batch,
      pinThreads,
      highPriority,
      brain: {
        ...always,
        planner: planner ?? learning === undefined,
        ...(learning === undefined ? {} : { learning, ...(episode === undefined ? {} : { episode }) }),
        ...(device === undefined ? {} : { device }),
        ...(executor === undefined ? {} : { executor }),
        ...(size === undefined ? {} : { size }),
        ...(threads === undefined ? {} : { threads }),
        ...(budgetMs === undefined ? {} : { budgetMs }),
      },
      checkpoints: {
        ...(checkpoints.folder === undefined ? {} : { folder: checkpoints.folder }),
        everyCycles: checkpoints.everyCycles,
        everyMs: 1000 * checkpoints.everyS,
        generations: checkpoints.generations,
        recoveryFolder,
        recoveryMs: 1000 * checkpoints.recoveryS,
      },
    },
  };
}
