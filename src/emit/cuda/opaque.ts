/** Ops with hand-written bodies: what their text finds bound, and that text. */
import type { OpaquePhase } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import { byteSize } from '../../kernel/dtype.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { OpaqueOp } from '../../kernel/op.js';
import { findOpaque, type OpaqueTensor } from '../../kernel/opaque.js';
import { converted, name, operation, type Statement, times, unsigned } from '../loop/language.js';
import { beginOf } from '../loop/lower/kernel.js';
import { bind } from '../loop/statements.js';
import type { StageContext } from './context.js';

/** An opaque op: its own CUDA body, run by one block, with the names declared that opaque.ts of the kernel promises. */
export function opaqueBlock({ op }: OpaquePhase, context: StageContext): Statement {
  const described = (kind: string, tensor: string, position: number): Statement[] => {
    const { dtype, shape } = context.tensor(tensor);
    const own = `${kind}_${position}`;
    const words = beginOf(tensor, 'current', context.control, name('cycle', 'u32'));
    // As many elements as lie before it.
    const bytes = byteSize(dtype);
    const before =
      bytes > 4 ? operation('div', 'u32', words, unsigned(bytes / 4)) : bytes === 4 ? words : times(words, 4 / bytes);
    const sizes = shape.map((dimension, axis) =>
      bind(name(`${own}_${axis}`, 'u32'), converted(context.sizeOf(dimension), 'u32')),
    );
    return [bind(name(own, 'u32'), before), ...sizes];
  };
  const body = [
    ...op.reads.flatMap((tensor, position) => described('read', tensor, position)),
    ...op.writes.flatMap((tensor, position) => described('write', tensor, position)),
    { kind: 'opaque', name: op.name } as const,
  ];
  context.opaque(op.name, bodyLines(op, context));
  return { kind: 'block', by: 'workgroup', body };
}

function bodyLines({ name: own, body, attributes, reads, writes }: OpaqueOp, context: StageContext): string[] {
  const write = findOpaque(body)?.cuda;
  if (write === undefined)
    throw new FieldbrainError(
      'program-unsupported',
      `opaque ${own}: ${body} has no CUDA body. Give its definition one, or use another device.`,
      { op: own, body },
    );
  const tensorOf = (tensor: string): OpaqueTensor => {
    const { dtype, shape } = context.tensor(tensor);
    return { name: tensor, dtype, shape: shape.map(largest) };
  };
  const text = write({ attributes, reads: reads.map(tensorOf), writes: writes.map(tensorOf) });
  const lines = text.split('\n').map((line) => line.trim());
  return ['const unsigned int lane = threadIdx.x, lanes = blockDim.x;', ...lines.filter((line) => line !== '')];
}
