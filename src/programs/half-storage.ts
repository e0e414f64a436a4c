/**
 * Half-precision storage: f16 and bf16 tensors in every role, computed in f32 and rounded when stored. A state in bf16
 * is added to over the steps, so a wrong rounding shows.
 */
import type { Program } from '../kernel/index.js';
import { add, mul, program, sum } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function halfStorage(width = 33): Program {
  return program('halfStorage', (b) => {
    const batch = b.symbol('batch', 1, 4096);
    const input = b.input('input', 'f16', [batch, width]);
    const weights = b.constant('weights', 'bf16', [width, width]);
    const memory = b.state('memory', 'bf16', [batch, width], { initial: 0.25 });
    const mixed = b.scratch('mixed', 'f16', [batch, width]);
    const result = b.output('result', 'f16', [batch, width]);
    const total = b.output('total', 'f32', [batch]);
    b.reduce('mix', mixed, ([i, w]) => sum([width], ([k]) => mul(input.at(i, k), weights.at(k, w))));
    b.map('keep', memory, ([i, w]) => add(mul(memory.at(i, w), 0.9), mul(mixed.at(i, w), 0.1)));
    b.map('report', result, ([i, w]) => add(mixed.at(i, w), memory.at(i, w)));
    b.reduce('total', total, ([i]) => sum([width], ([w]) => memory.at(i, w)));
  });
}

export const halfStorageBuiltin = builtin({
  name: 'halfStorage',
  title: 'f16 and bf16 in every role, f32 between',
  build: () => halfStorage(),
  symbols: { batch: 3 },
});
