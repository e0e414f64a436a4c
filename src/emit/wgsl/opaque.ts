/**
 * An op with a hand-written body: a function of its own that one workgroup runs, with offsets and sizes of its tensors as
 * `read_0`, `read_0_0`, `write_0` … (u32). Every element takes one word of the arena here, whatever its dtype.
 */
import type { OpaquePhase } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { OpaqueTensor } from '../../kernel/opaque.js';
import { findOpaque } from '../../kernel/opaque.js';
import { Kernel } from './kernel.js';
import type { Scope } from './scope.js';
import { block, type Text } from './text.js';

export function writeOpaque(kernel: Kernel, scope: Scope, { op }: OpaquePhase): void {
  const { module } = kernel;
  const body = findOpaque(op.body)?.wgsl;
  if (body === undefined) {
    throw new FieldbrainError(
      'program-unsupported',
      `opaque ${op.name}: no WGSL body (got ${op.body}, expected a definition with wgsl). Give it one, or use another device.`,
      { op: op.name, body: op.body },
    );
  }
  const own = new Kernel(module, `opaque ${op.name}`, [], false);
  const lines: Text[] = [];
  const describe = (name: string, as: string): OpaqueTensor => {
    const memory = own.memory(name, 'current');
    if (memory.layout.some((axis, position) => axis !== position)) {
      throw new FieldbrainError(
        'program-unsupported',
        `opaque ${op.name}: ${name} is not row-major (got layout ${memory.layout.join(', ')}). Declare it without a layout.`,
        { op: op.name, tensor: name },
      );
    }
    lines.push(`let ${as} = u32(${memory.base});`);
    memory.shape.forEach((dimension, axis) => {
      lines.push(`let ${as}_${axis} = u32(${own.size(dimension)});`);
    });
    const { bindings } = module.options;
    const shape = memory.shape.map((dimension) =>
      typeof dimension === 'number' ? dimension : (bindings?.[dimension.symbol] ?? largest(dimension)),
    );
    return { name, dtype: memory.dtype, shape };
  };
  const reads = op.reads.map((name, position) => describe(name, `read_${position}`));
  const writes = op.writes.map((name, position) => describe(name, `write_${position}`));
  const text = body({ attributes: op.attributes, reads, writes });
  const name = `opaque_${op.name}`;
  module.functions.push(
    ...block(`fn ${name}(lane: u32)`, [
      ...own.prologue,
      ...lines,
      ...text
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ]),
  );
  scope.lines.push(`${name}(lane);`);
}
