/**
 * An opaque op: its own CUDA body, run by one block, with the offsets and sizes of its tensors declared as opaque.ts of
 * the kernel promises. A definition without such a body is refused by name.
 */
import type { OpaquePhase } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import { byteSize } from '../../kernel/dtype.js';
import { FieldbrainError } from '../../kernel/errors.js';
import { findOpaque, type OpaqueTensor } from '../../kernel/opaque.js';
import { block } from './c-text.js';
import type { StageContext } from './context.js';

export function opaqueLines(phase: OpaquePhase, context: StageContext): string[] {
  const { op } = phase;
  const body = findOpaque(op.body)?.cuda;
  if (body === undefined)
    throw new FieldbrainError(
      'program-unsupported',
      `opaque ${op.name}: ${op.body} has no CUDA body. Give its definition one, or use another device.`,
      { op: op.name, body: op.body },
    );
  const lines: string[] = [];
  const declare = (kind: string, name: string, position: number): OpaqueTensor => {
    const { dtype, shape } = context.tensor(name);
    const offset = context.offset(name, 'current');
    const bytes = byteSize(dtype);
    const scaled = bytes === 4 ? offset : bytes === 2 ? `${offset} * 2u` : `${offset} / 2u`;
    lines.push(`const unsigned int ${kind}_${position} = ${scaled};`);
    shape.forEach((dimension, axis) => {
      lines.push(`const unsigned int ${kind}_${position}_${axis} = (unsigned int)${context.size(dimension)};`);
    });
    return { name, dtype, shape: shape.map(largest) };
  };
  const reads = op.reads.map((name, position) => declare('read', name, position));
  const writes = op.writes.map((name, position) => declare('write', name, position));
  const text = body({ attributes: op.attributes, reads, writes });
  return block(`/* opaque ${op.name} */`, [
    'const unsigned int lane = threadIdx.x, lanes = blockDim.x;',
    ...lines,
    ...text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ]);
}
