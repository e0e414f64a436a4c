/**
 * Groups of channels as a brain pools them: the mean of each group over the whole field, from the means of its cells. What
 * information flow looks at beside sensors and motors.
 */
import { channels } from '../../brain/constants.js';
import { channelGroups } from '../telemetry.js';

/** Lanes of a cell's row of means that belong to each group: content in two halves, memory, then rules and echo. */
const lanes: Readonly<Record<(typeof channelGroups)[number], readonly [begin: number, end: number]>> = {
  content: [0, channels.content],
  memory: [channels.content, channels.content + channels.memory],
  rules: [channels.content + channels.memory, channels.content + channels.memory + channels.rules],
  echo: [channels.content + channels.memory + channels.rules, channels.all],
};

/** [slots][channelGroups] flat, from `means` of all slots. */
export function pooledGroups(means: Float32Array, slots: number): Float32Array {
  const cells = means.length / slots / channels.all;
  const found = new Float32Array(slots * channelGroups.length);
  for (let slot = 0; slot < slots; slot += 1)
    for (const [at, group] of channelGroups.entries()) {
      const [begin, end] = lanes[group];
      let sum = 0;
      for (let cell = slot * cells; cell < (slot + 1) * cells; cell += 1)
        for (let lane = begin; lane < end; lane += 1) sum += means[cell * channels.all + lane];
      found[slot * channelGroups.length + at] = sum / (cells * (end - begin));
    }
  return found;
}

/** Of one slot, in the order of `channelGroups`. */
export function groupsOf(groups: Float32Array, slot: number): number[] {
  return Array.from(groups.subarray(slot * channelGroups.length, (slot + 1) * channelGroups.length));
}
