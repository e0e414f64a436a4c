/** Casts between the scalar types as nodes: floats saturate, NaN becomes 0, i32 and u32 share their bits. */
import type { Scalar } from '../../kernel/dtype.js';
import type { ApplyCode } from './apply.js';
import type { Graph } from './graph.js';
import type { Node, NodeType } from './node.js';

export function nodeType(scalar: Scalar): NodeType {
  return scalar === 'u32' ? 'i32' : scalar;
}

const conversions: Readonly<Record<string, ApplyCode>> = {
  'f32 f64': 'f64.promote_f32',
  'f64 f32': 'f32.demote_f64',
  'f32 i32': 'i32.trunc_sat_f32_s',
  'f32 u32': 'i32.trunc_sat_f32_u',
  'f64 i32': 'i32.trunc_sat_f64_s',
  'f64 u32': 'i32.trunc_sat_f64_u',
  'i32 f32': 'f32.convert_i32_s',
  'u32 f32': 'f32.convert_i32_u',
  'i32 f64': 'f64.convert_i32_s',
  'u32 f64': 'f64.convert_i32_u',
};

export function lowerCast(graph: Graph, x: Node, from: Scalar, to: Scalar): Node {
  if (from === to) return x;
  if (to === 'bool') {
    const zero = graph.constant(x.type, 0);
    if (from === 'f32') return graph.apply('f32.ne', 'bool', x, zero);
    return graph.apply(from === 'f64' ? 'f64.ne' : 'i32.ne', 'bool', x, zero);
  }
  if (from === 'bool') return lowerCast(graph, graph.apply('i32.from_bool', 'i32', x), 'i32', to);
  const quick = from === 'i32' && to === 'f32' ? smallToFloat(graph, x) : undefined;
  if (quick !== undefined) return quick;
  const conversion = conversions[`${from} ${to}`];
  return conversion === undefined ? x : graph.apply(conversion, nodeType(to), x);
}

const twoTo23 = 2 ** 23;
const twoTo23Bits = 0x4b000000;

/**
 * A sum of four bytes less a constant, as of noise: its bits under the exponent of 2²³ are 2²³ + sum, from which one exact
 * subtraction leaves the float. Conversions take twice as long on many machines.
 */
function smallToFloat(graph: Graph, x: Node): Node | undefined {
  if (x.kind !== 'apply' || x.code !== 'i32.sub') return undefined;
  const [sum, less] = x.args;
  if (sum.kind !== 'apply' || sum.code !== 'i32.byte_sum' || less.kind !== 'constant') return undefined;
  if (less.value < 0 || less.value > 1024) return undefined;
  const bits = graph.apply('i32.or', 'i32', sum, graph.i32(twoTo23Bits));
  const shifted = graph.apply('f32.reinterpret_i32', 'f32', bits);
  return graph.apply('f32.sub', 'f32', shifted, graph.constant('f32', twoTo23 + less.value));
}
