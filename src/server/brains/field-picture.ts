/**
 * Pictures of a field, and a poke into it: the mean magnitude of a group of channels at each voxel, averaged over blocks
 * where fewer voxels are wanted. It reads whole tensors, so it belongs between cycles and at a bounded rate.
 */
import type { FieldBrain } from '../../brain/index.js';
import { recode } from '../../brain/storage.js';
import { checkTensor } from '../../device/check.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { FieldPoke } from '../live-command.js';
import type { FieldGroup } from '../telemetry.js';
import type { FieldAnswer } from './messages.js';
import type { Painter } from './painter.js';

/** Where a group's channels stand: the tensor, its lanes, and which of them. */
const places: Readonly<
  Record<Exclude<FieldGroup, 'field'>, { tensor: string; lanes: number; from: number; to: number }>
> = {
  content: { tensor: 'content', lanes: 32, from: 0, to: 32 },
  memory: { tensor: 'memory', lanes: 16, from: 0, to: 16 },
  rules: { tensor: 'dynamics', lanes: 16, from: 0, to: 14 },
  echo: { tensor: 'dynamics', lanes: 16, from: 14, to: 16 },
};

export interface PictureWish {
  readonly slot: number;
  readonly group: FieldGroup;
  /** Most voxels along an edge. */
  readonly edge: number;
  readonly format: 'u8' | 'f32';
}

/** One picture at a time may be asked of one painter. */
export async function pictureOf(
  brain: FieldBrain,
  painter: Painter,
  { slot, group, edge, format }: PictureWish,
): Promise<FieldAnswer> {
  const { size: fieldEdge, brains } = brain.configuration;
  const groups = group === 'field' ? (['content', 'memory'] as const) : ([group] as const);
  const voxels = fieldEdge ** 3;
  painter.begin(voxels, Math.max(...groups.map((one) => brains * voxels * places[one].lanes)));
  let count = 0;
  for (const one of groups) {
    const { tensor, lanes, from, to } = places[one];
    const values = await brain.read(tensor, painter.room(brains * voxels * lanes));
    painter.add(values, slot * voxels * lanes, lanes, from, to);
    count += to - from;
  }
  painter.divide(count);
  const small = shrink(painter.voxels, fieldEdge, blocksOf(fieldEdge, edge));
  const [minimum, maximum] = painter.range(small.values);
  const data = format === 'f32' ? small.values.slice() : painter.shades(small.values, minimum, maximum - minimum);
  return { edge: small.edge, fieldEdge, minimum, maximum, data };
}

/** Adds to a ball of one group of channels, in one slot. */
export async function pokeField(brain: FieldBrain, slot: number, poke: FieldPoke): Promise<void> {
  const { size, precision } = brain.configuration;
  if (precision !== 'f32')
    throw new FieldbrainError('usage', `poke: fields of ${precision} cannot be poked (expected f32).`);
  const { tensor, lanes, from, to } = places[poke.group];
  const values = await brain.read(tensor);
  const middle = [poke.x, poke.y, poke.z].map((share) => share * (size - 1));
  const radius = Math.max(0.5, poke.radius * size);
  const base = slot * size ** 3 * lanes;
  for (let x = 0; x < size; x += 1)
    for (let y = 0; y < size; y += 1)
      for (let z = 0; z < size; z += 1) {
        const distance = Math.hypot(x - middle[0], y - middle[1], z - middle[2]);
        if (distance > radius) continue;
        const at = base + ((x * size + y) * size + z) * lanes;
        const push = poke.strength * (1 - distance / (radius + 1));
        for (let lane = from; lane < to; lane += 1) values[at + lane] = clamp(values[at + lane] + push);
      }
  const { session } = brain.underlying;
  // A lower level of quality stores 16 bits.
  const { dtype } = checkTensor(session.program, tensor);
  await session.write(tensor, recode(values, 'f32', dtype));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

/** The largest number of blocks along an edge that divides it and is at most what was asked for. */
function blocksOf(fieldEdge: number, wanted: number): number {
  let blocks = 1;
  for (let one = 1; one <= Math.min(fieldEdge, wanted); one += 1) if (fieldEdge % one === 0) blocks = one;
  return blocks;
}

function shrink(voxels: Float32Array, edge: number, blocks: number): { edge: number; values: Float32Array } {
  if (blocks === edge) return { edge, values: voxels };
  const factor = edge / blocks;
  const values = new Float32Array(blocks ** 3);
  const block = (at: number): number => Math.floor(at / factor);
  for (let x = 0; x < edge; x += 1)
    for (let y = 0; y < edge; y += 1)
      for (let z = 0; z < edge; z += 1)
        values[(block(x) * blocks + block(y)) * blocks + block(z)] += voxels[(x * edge + y) * edge + z] / factor ** 3;
  return { edge: blocks, values };
}
