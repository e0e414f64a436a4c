/**
 * Puts the groups of a field, which arrive one by one, together into one picture of four numbers per voxel. Each group is
 * spread between its usual least and largest value, which follow slowly, so that the picture does not flicker.
 */
import type { FieldGroup, FieldMessage } from '../../server/telemetry.js';
import type { FieldFrame } from './moment.js';

export const mixedGroups = ['content', 'memory', 'rules', 'echo'] as const satisfies readonly FieldGroup[];

/** Share by which the usual range comes nearer to the present one in a frame. */
const follow = 0.06;
/** A group that never differs by more than this is quiet, whatever its range. */
const leastRange = 1e-4;

interface Range {
  low: number;
  high: number;
}

export class FieldMixer {
  readonly #ranges = new Map<FieldGroup, Range>();
  #latest: FieldFrame | undefined;

  /** The picture with this group in it; the groups that did not come yet are as they were. */
  add(message: FieldMessage): FieldFrame {
    // The mean of all channels, which recordings hold, stands in the place of the first group.
    const component = message.group === 'field' ? 0 : mixedGroups.indexOf(message.group);
    const { edge, data, minimum, maximum, timeMs } = message;
    const before = this.#latest?.size === edge ? this.#latest.voxels : undefined;
    const voxels = before?.slice() ?? new Uint8Array(4 * edge ** 3);
    const range = this.#range(message.group, minimum, maximum);
    const scale = data instanceof Float32Array ? 1 : (maximum - minimum) / 255;
    const offset = data instanceof Float32Array ? 0 : minimum;
    const gain = 255 / Math.max(leastRange, range.high - range.low);
    for (let at = 0; at < data.length; at += 1)
      voxels[4 * at + component] = Math.max(0, Math.min(255, (offset + data[at] * scale - range.low) * gain));
    const highs = [...(this.#latest?.highs ?? mixedGroups.map(() => Number.NaN))];
    highs[component] = range.high;
    this.#latest = { timeMs, size: edge, voxels, highs };
    return this.#latest;
  }

  /** A group that is no longer watched goes dark. */
  clear(group: (typeof mixedGroups)[number]): void {
    if (this.#latest === undefined) return;
    const voxels = this.#latest.voxels.slice();
    for (let at = mixedGroups.indexOf(group); at < voxels.length; at += 4) voxels[at] = 0;
    this.#latest = { ...this.#latest, voxels };
  }

  #range(group: FieldGroup, minimum: number, maximum: number): Range {
    const range = this.#ranges.get(group) ?? { low: minimum, high: maximum };
    range.low = Math.min(minimum, range.low + follow * (minimum - range.low));
    range.high = Math.max(maximum, range.high + follow * (maximum - range.high));
    this.#ranges.set(group, range);
    return range;
  }
}
