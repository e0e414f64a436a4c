/** What `read` can put together from the tensors of a brain, besides each tensor by its own name. */
import { channels, surprise } from './constants.js';
import { learnerShape } from './learning/shape.js';
import type { BrainShape } from './shape.js';

type Read = (tensor: string) => Promise<Float32Array>;

/** A part of the features: some columns of a tensor whose rows have this width. */
export interface FeaturePart {
  readonly tensor: string;
  readonly from: number;
  readonly count: number;
  readonly width: number;
}

/** φ of the readouts; of a brain that learns by reward the one that it learns on, and its taps before the constant. */
export function featurePartsOf(shape: BrainShape, learnsByReward: boolean): readonly FeaturePart[] {
  if (!learnsByReward) return [{ tensor: 'phi', from: 0, count: shape.at.constant + 1, width: shape.features }];
  const { at, features: width, beside } = learnerShape(shape.edge, shape.sensors, shape.motors);
  return [
    { tensor: 'learnerPhi', from: 0, count: at.constant, width },
    { tensor: 'taps', from: 0, count: beside, width: beside },
    { tensor: 'learnerPhi', from: at.constant, count: 1, width },
  ];
}

export async function joinView(what: string, read: Read, features: readonly FeaturePart[]): Promise<Float32Array> {
  switch (what) {
    case 'field':
      return joinField(await read('content'), await read('memory'), await read('dynamics'));
    case 'echo':
      return lanesOf(await read('dynamics'), channels.rules, channels.dynamics);
    case 'features':
      return joinFeatures(features, read);
    case 'cells':
      return joinCells(await read('means'));
    case 'activation':
      return Float32Array.from(joinCells(await read('maxima')), (x) => (x > surprise.activeAbove ? 1 : 0));
    default:
      return read(what);
  }
}

/** The parts side by side, without what pads them. */
async function joinFeatures(parts: readonly FeaturePart[], read: Read): Promise<Float32Array> {
  const tensors = new Map<string, Float32Array>();
  for (const { tensor } of parts) if (!tensors.has(tensor)) tensors.set(tensor, await read(tensor));
  const sources = parts.map((part) => ({ ...part, data: tensors.get(part.tensor) as Float32Array }));
  const count = parts.reduce((total, part) => total + part.count, 0);
  const rows = sources[0].data.length / sources[0].width;
  const features = new Float32Array(rows * count);
  for (let row = 0, at = 0; row < rows; row += 1)
    for (const { data, from, width, count: columns } of sources) {
      features.set(data.subarray(row * width + from, row * width + from + columns), at);
      at += columns;
    }
  return features;
}

/** [B, n, n, n, 64]: content, memory, rules, echo. */
function joinField(content: Float32Array, memory: Float32Array, dynamics: Float32Array): Float32Array {
  const voxels = memory.length / channels.memory;
  const field = new Float32Array(voxels * channels.all);
  for (let v = 0; v < voxels; v += 1) {
    field.set(content.subarray(v * channels.content, (v + 1) * channels.content), v * channels.all);
    field.set(memory.subarray(v * channels.memory, (v + 1) * channels.memory), v * channels.all + channels.content);
    const at = v * channels.all + channels.content + channels.memory;
    field.set(dynamics.subarray(v * channels.dynamics, (v + 1) * channels.dynamics), at);
  }
  return field;
}

/** Pooled groups [.., 4, 16] as 64 channels in their public order. */
function joinCells(pooled: Float32Array): Float32Array {
  const cells = pooled.length / channels.all;
  const lanes = channels.memory;
  const joined = new Float32Array(pooled.length);
  for (let cell = 0; cell < cells; cell += 1) {
    const at = cell * channels.all;
    for (let j = 0; j < lanes; j += 1) {
      joined[at + 2 * j] = pooled[at + j];
      joined[at + 2 * j + 1] = pooled[at + lanes + j];
      joined[at + channels.content + j] = pooled[at + 2 * lanes + j];
      joined[at + channels.content + lanes + j] = pooled[at + 3 * lanes + j];
    }
  }
  return joined;
}

function lanesOf(dynamics: Float32Array, begin: number, end: number): Float32Array {
  const voxels = dynamics.length / channels.dynamics;
  const lanes = new Float32Array(voxels * (end - begin));
  for (let v = 0; v < voxels; v += 1)
    lanes.set(dynamics.subarray(v * channels.dynamics + begin, v * channels.dynamics + end), v * (end - begin));
  return lanes;
}
