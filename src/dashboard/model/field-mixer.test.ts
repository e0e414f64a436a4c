import { expect, it } from 'vitest';
import type { FieldMessage } from '../../server/telemetry.js';
import { FieldMixer } from './field-mixer.js';

const message = (group: FieldMessage['group'], values: number[], timeMs = 1): FieldMessage => ({
  type: 'field',
  robot: 'r',
  cycle: 1,
  timeMs,
  group,
  edge: 2,
  fieldEdge: 8,
  minimum: Math.min(...values),
  maximum: Math.max(...values),
  data: Float32Array.from(values),
});

it('puts groups that come one by one into one picture', () => {
  const mixer = new FieldMixer();
  mixer.add(message('content', [0, 1, 0, 0, 0, 0, 0, 0.5]));
  const frame = mixer.add(message('echo', [3, 1, 1, 1, 1, 1, 1, 1], 2));
  expect(frame.timeMs).toBe(2);
  expect(Array.from(frame.voxels.subarray(0, 8))).toEqual([0, 0, 0, 255, 255, 0, 0, 0]);
  expect(frame.voxels[28]).toBe(127);
});

it('reads bytes by their range, the same as numbers', () => {
  const values = [0.1, 0.2, 0.3, 0.4, 0.5, 0.3, 0.2, 0.1];
  const exact = new FieldMixer().add(message('memory', values));
  const bytes = Uint8Array.from(values, (value) => Math.round(((value - 0.1) / 0.4) * 255));
  const packed = new FieldMixer().add({ ...message('memory', values), data: bytes });
  packed.voxels.forEach((value, at) => {
    expect(Math.abs(value - exact.voxels[at])).toBeLessThanOrEqual(1);
  });
});

it('lets the range follow slowly, so that a quiet frame looks quiet', () => {
  const mixer = new FieldMixer();
  mixer.add(message('content', [0, 1, 0, 0, 0, 0, 0, 0]));
  const quiet = mixer.add(message('content', [0, 0.1, 0, 0, 0, 0, 0, 0]));
  expect(quiet.voxels[4]).toBeLessThan(40);
  expect(quiet.voxels[4]).toBeGreaterThan(15);
});

it('keeps frames that were given before as they were', () => {
  const mixer = new FieldMixer();
  const first = mixer.add(message('content', [0, 1, 0, 0, 0, 0, 0, 0]));
  const copy = first.voxels.slice();
  mixer.add(message('content', [1, 0, 0, 0, 0, 0, 0, 0]));
  mixer.clear('content');
  expect(first.voxels).toEqual(copy);
});

it('shows the mean of all channels in the place of the first group', () => {
  const frame = new FieldMixer().add(message('field', [0, 1, 0, 0, 0, 0, 0, 0]));
  expect(Array.from(frame.voxels.subarray(0, 8))).toEqual([0, 0, 0, 0, 255, 0, 0, 0]);
});
