/**
 * The simplest opaque op, with a body for every target: copies a vector backwards. It shows how an opaque op is written,
 * and lets the shared tests put one between other ops.
 */
import type { OpaqueCall, Program } from '../kernel/index.js';
import { add, defineOpaque, mul, program, sum } from '../kernel/index.js';
import { builtin } from './builtin.js';

/** Reads one tensor, writes one of the same shape and 4-byte dtype: its elements in the opposite row-major order. */
export const reverse = defineOpaque({
  body: 'reverse',
  check: ({ reads, writes }) => {
    if (reads.length !== 1 || writes.length !== 1) return `${reads.length} reads and ${writes.length} writes`;
    const same = reads[0].dtype === writes[0].dtype && `${reads[0].shape}` === `${writes[0].shape}`;
    if (!same) return `${reads[0].dtype} [${reads[0].shape}] and ${writes[0].dtype} [${writes[0].shape}]`;
    return ['f32', 'i32', 'u32'].includes(reads[0].dtype) ? undefined : reads[0].dtype;
  },
  reference: (_call, [from], [to]) => to.set(from.slice().reverse()),
  host: (_call, [from], [to]) => {
    for (let i = 0; i < from.length; i += 1) to[from.length - 1 - i] = from[i];
  },
  wgsl: (call) => `
    let size = ${sizeText(call)};
    for (var i = lane; i < size; i += 64u) {
      arena[write_0 + i] = arena[read_0 + size - 1u - i];
    }`,
  cuda: (call) => `
    const unsigned size = ${sizeText(call)};
    for (unsigned i = lane; i < size; i += lanes) arena[write_0 + i] = arena[read_0 + size - 1u - i];`,
});

function sizeText(call: OpaqueCall): string {
  return ['1u', ...call.reads[0].shape.map((_, axis) => `read_0_${axis}`)].join(' * ');
}

export function mirrored(): Program {
  return program('mirrored', (b) => {
    const size = b.symbol('size', 0, 100_000);
    const values = b.input('values', 'f32', [size]);
    const doubled = b.scratch('doubled', 'f32', [size]);
    const backwards = b.scratch('backwards', 'f32', [size]);
    const result = b.output('result', 'f32', [size]);
    const product = b.output('product', 'f32', []);
    b.map('double', doubled, ([i]) => mul(values.at(i), 2));
    b.opaque('mirror', reverse.body, { reads: [doubled], writes: [backwards] });
    b.map('mix', result, ([i]) => add(values.at(i), backwards.at(i)));
    b.reduce('correlate', product, () => sum([size], ([i]) => mul(values.at(i), backwards.at(i))));
  });
}

export const mirroredBuiltin = builtin({
  name: 'mirrored',
  title: 'an opaque op between plain ones',
  build: mirrored,
  symbols: { size: 37 },
});
