/** One field convolved in all three ways (direct, separable, by Fourier transforms), and a line with a long kernel. */
import type { ConvolveMethod, Program } from '../kernel/index.js';
import { program } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function convolved(): Program {
  return program('convolved', (b) => {
    const batch = b.symbol('batch', 1, 4096);
    const field = b.input('field', 'f32', [batch, 6, 8]);
    const factors = [b.constant('down', 'f32', [3]), b.constant('across', 'f32', [6])];
    for (const method of ['direct', 'separable', 'fft'] satisfies ConvolveMethod[]) {
      const result = b.output(method, 'f32', [batch, 6, 8]);
      b.convolve(`by_${method}`, result, field, factors, { method });
    }
    const line = b.input('line', 'f32', [batch, 100]);
    b.convolve('long', b.output('smooth', 'f32', [batch, 100]), line, b.constant('wide', 'f32', [81]), {
      method: 'direct',
    });
  });
}

export const convolvedBuiltin = builtin({
  name: 'convolved',
  title: 'a field convolved directly, axis by axis and by Fourier transforms',
  build: convolved,
  symbols: { batch: 3 },
});
