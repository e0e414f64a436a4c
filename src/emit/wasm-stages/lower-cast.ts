/** Casts between the scalar types as nodes: floats saturate, NaN becomes 0, i32 and u32 share their bits. */
import type { Scalar } from '../../kernel/dtype.js';
import type { ApplyCode } from './apply.js';
import type { Graph, Node, NodeType } from './node.js';

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
  const conversion = conversions[`${from} ${to}`];
  return conversion === undefined ? x : graph.apply(conversion, nodeType(to), x);
}
