/** A checkpoint whose numbers follow from its cycle, so that a test knows what must come back. */
import type { Checkpoint } from '../../src/store/checkpoint.js';

export function sampleCheckpoint(cycle: number, size = 64): Checkpoint {
  return {
    configHash: 'c0ffee',
    cycle,
    metadata: { robot: 'käfer', note: `cycle ${cycle}` },
    tensors: {
      field: {
        dtype: 'f32',
        shape: [size / 4, 4],
        data: Float32Array.from({ length: size }, (_, i) => Math.sin(cycle + i)),
      },
      '7': { dtype: 'i32', shape: [3], data: Int32Array.of(-1, cycle, 3) },
      half: { dtype: 'f16', shape: [2, 1], data: Uint16Array.of(0x3c00, 0xbc00) },
      precise: { dtype: 'f64', shape: [], data: Float64Array.of(Math.PI * cycle) },
      empty: { dtype: 'u32', shape: [0, 5], data: new Uint32Array(0) },
    },
  };
}
