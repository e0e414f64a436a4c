/** Questions whose answer is whether a shader is accepted: literals, uniformity, aliasing of views. */
import { bindingsWgsl } from './bindings.js';

export interface ShaderQuestion {
  readonly name: string;
  /** The part that is in question. */
  readonly expression: string;
  readonly wgsl: string;
}

function statement(name: string, expression: string): ShaderQuestion {
  return {
    name,
    expression,
    wgsl: `${bindingsWgsl()}@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index) lane: u32) { ${expression} }`,
  };
}

const shared = 'var<workgroup> flag: u32;\n';

function withShared(name: string, expression: string): ShaderQuestion {
  const { wgsl } = statement(name, expression);
  return { name, expression, wgsl: shared + wgsl };
}

export const shaderQuestions: readonly ShaderQuestion[] = [
  statement('infinity as a constant', 'const inf = bitcast<f32>(0x7f800000u); arena[0] = bitcast<u32>(inf);'),
  statement('infinity from a let', 'let bits = 0x7f800000u; arena[0] = bitcast<u32>(bitcast<f32>(bits));'),
  statement('infinity from a var', 'var bits = 0x7f800000u; arena[0] = bitcast<u32>(bitcast<f32>(bits));'),
  statement('constant 1.0 / 0.0', 'arena[0] = bitcast<u32>(1.0 / 0.0);'),
  statement('denormal literal', 'arena[0] = bitcast<u32>(0x1p-149f);'),
  statement('decimal literal with 9 digits', 'arena[0] = bitcast<u32>(3.40282347e38f);'),
  statement('largest f32 as JavaScript prints it', 'arena[0] = bitcast<u32>(3.4028234663852886e+38f);'),
  statement('largest f32 in hexadecimal', 'arena[0] = bitcast<u32>(0x1.fffffep+127f);'),
  statement('literal with 17 digits', 'arena[0] = bitcast<u32>(0.10000000149011612f);'),
  statement('literal above the largest f32', 'arena[0] = bitcast<u32>(3.5e38f);'),
  statement('literal -2147483648i', 'arena[0] = bitcast<u32>(-2147483648i);'),
  statement('i32(-2147483648)', 'arena[0] = bitcast<u32>(i32(-2147483648));'),
  statement('constant i32 overflow', 'arena[0] = bitcast<u32>(2147483647i + 1i);'),
  statement('constant u32 overflow', 'arena[0] = 4294967295u + 1u;'),
  statement('constant shift by 32', 'arena[0] = 1u << 32u;'),
  statement('division by a constant 0', 'arena[0] = arena[1] / 0u;'),
  statement('barrier in a loop bounded by params', 'for (var n = 0u; n < params[0].x; n++) { workgroupBarrier(); }'),
  statement('barrier in a loop bounded by the arena', 'for (var n = 0u; n < arena[0]; n++) { workgroupBarrier(); }'),
  withShared(
    'barrier after workgroupUniformLoad',
    'if (lane == 0u) { flag = arena[0]; } if (workgroupUniformLoad(&flag) != 0u) { workgroupBarrier(); }',
  ),
  statement('storageBarrier', 'arena[lane] = 1u; storageBarrier(); arena[lane + 64u] = arena[63u - lane];'),
];
