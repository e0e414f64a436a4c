/** What behaviours do with brains again and again: plain sensors, equal seeds in slots, a feed of inputs, features row by row. */
import type { SensorDictionary } from '../brain/dictionary.js';
import type { Brain, BrainState } from '../brain/types.js';
import { createRows, type Rows } from './linear.js';

/** This many sensors from −1 to 1, which pass unchanged. */
export function plainSensors(count: number): SensorDictionary {
  return Array.from({ length: count }, (_, at) => ({ name: `sensor${at}`, min: -1, max: 1 }));
}

/** Makes all slots of a fresh batch equal: what slot 0 was born with, seed included. (Slots are born different.) */
export async function equaliseSlots(brain: Brain): Promise<void> {
  const { brains } = brain.configuration;
  const snapshot = await brain.save();
  const tensors = Object.fromEntries(
    Object.entries(snapshot.tensors).map(([name, data]) => {
      if (snapshot.shapes[name][0] !== brains) return [name, data];
      const copy = data.slice();
      const part = data.length / brains;
      for (let slot = 1; slot < brains; slot += 1) copy.copyWithin(slot * part, 0, part);
      return [name, copy];
    }),
  );
  await brain.load({ ...snapshot, tensors });
}

/** Writes the sensors of a slot at cycle `t` into `row`. */
export type Feed = (t: number, slot: number, row: Float32Array) => void;

/** What is seen of each cycle. */
export interface Seen {
  readonly t: number;
  readonly motors: Float32Array;
  readonly states: readonly BrainState[];
}

export interface Demonstration {
  readonly cycles: number;
  readonly feed: Feed;
  readonly reward?: (t: number, slot: number) => number;
  /** Called after each cycle. */
  readonly onCycle?: (seen: Seen) => void | Promise<void>;
}

/** Feeds all slots of a brain cycle by cycle. */
export async function feedBrain(brain: Brain, { cycles, feed, reward, onCycle }: Demonstration): Promise<void> {
  const slots = brain.configuration.brains;
  const width = brain.configuration.sensors.length;
  const sensors = new Float32Array(slots * width);
  const rewards = new Float32Array(slots);
  for (let t = 0; t < cycles; t += 1) {
    for (let slot = 0; slot < slots; slot += 1) {
      feed(t, slot, sensors.subarray(slot * width, (slot + 1) * width));
      rewards[slot] = reward?.(t, slot) ?? 0;
    }
    const { motors, states } = await brain.processBatch(sensors, { rewards });
    await onCycle?.({ t, motors, states });
  }
}

/** The features φ of every slot in the cycles from `from` on, one table per slot. */
export async function recordFeatures(brain: Brain, demonstration: Demonstration, from = 0): Promise<Rows[]> {
  const slots = brain.configuration.brains;
  const width = brain.describe().features;
  const tables = Array.from({ length: slots }, () => createRows(demonstration.cycles - from, width));
  await feedBrain(brain, {
    ...demonstration,
    onCycle: async (seen) => {
      await demonstration.onCycle?.(seen);
      if (seen.t < from) return;
      const features = await brain.read('features');
      tables.forEach((table, slot) => {
        table.data.set(features.subarray(slot * width, (slot + 1) * width), (seen.t - from) * width);
      });
    },
  });
  return tables;
}

/** 0 … count − 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
