/**
 * An op with a hand-written body: the names that it finds bound are offsets and sizes of its tensors as `read_0`,
 * `read_0_0`, `write_0` … (u32). The body itself is the printer's, since every target has its own.
 */
import type { OpaquePhase } from '../../../fuse/stage.js';
import { FieldbrainError } from '../../../kernel/errors.js';
import { converted, type Statement } from '../language.js';
import { Kernel } from './kernel.js';
import type { Scope } from './scope.js';

export function writeOpaque(kernel: Kernel, scope: Scope, { op }: OpaquePhase): void {
  const { module } = kernel;
  const own = new Kernel(module, `opaque ${op.name}`, [], false);
  const statements: Statement[] = [];
  const describe = (tensor: string, as: string): void => {
    const memory = own.memory(tensor, 'current');
    if (memory.layout.some((axis, position) => axis !== position)) {
      throw new FieldbrainError(
        'program-unsupported',
        `opaque ${op.name}: ${tensor} is not row-major (got layout ${memory.layout.join(', ')}). Declare it without a layout.`,
        { op: op.name, tensor },
      );
    }
    statements.push({ kind: 'let', name: as, value: converted(memory.base, 'u32') });
    memory.shape.forEach((dimension, axis) => {
      statements.push({ kind: 'let', name: `${as}_${axis}`, value: converted(own.size(dimension), 'u32') });
    });
  };
  op.reads.forEach((tensor, position) => {
    describe(tensor, `read_${position}`);
  });
  op.writes.forEach((tensor, position) => {
    describe(tensor, `write_${position}`);
  });
  const name = `opaque_${op.name}`;
  module.opaque.push({ name, op, body: [...own.prologue, ...statements] });
  scope.statements.push({ kind: 'opaque', name });
}
