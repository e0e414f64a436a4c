/**
 * Histograms and running sums: samples by bin, counts up to each bin, the empirical distribution as f32, and running
 * extremes of the samples along both axes.
 */
import type { Program } from '../kernel/index.js';
import { add, cast, div, floor, mul, program, sizeOf } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function histogramScan(bins = 33): Program {
  return program('histogramScan', (b) => {
    const batch = b.symbol('batch', 1, 4096);
    const samples = b.symbol('samples', 0, 100_000);
    const values = b.input('values', 'f32', [batch, samples]);
    const counts = b.output('counts', 'i32', [batch, bins]);
    const below = b.output('below', 'i32', [batch, bins]);
    const distribution = b.output('distribution', 'f32', [batch, bins]);
    const walk = b.output('walk', 'f32', [batch, samples]);
    const highest = b.output('highest', 'f32', [batch, samples]);
    // −1 … 1 falls into the bins, what lies outside nowhere.
    b.histogram('sort', counts, [samples], ([i], [s]) => cast(floor(mul(add(values.at(i, s), 1), bins / 2)), 'i32'));
    b.scan('countBelow', below, 'sum', ([i, bin]) => counts.at(i, bin), { exclusive: true });
    b.map('normalise', distribution, ([i, bin]) =>
      div(cast(add(below.at(i, bin), counts.at(i, bin)), 'f32'), cast(sizeOf(samples), 'f32')),
    );
    b.scan('walk', walk, 'sum', ([i, s]) => values.at(i, s));
    b.scan('climb', highest, 'max', ([i, s]) => values.at(i, s), { along: 0 });
  });
}

export const histogramScanBuiltin = builtin({
  name: 'histogramScan',
  title: 'histograms, running sums and running maxima',
  build: () => histogramScan(),
  symbols: { batch: 2, samples: 301 },
  ranges: { values: [-1.1, 1.1] },
});
