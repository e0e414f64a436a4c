/**
 * Ten small ops on per-brain vectors, as between the senses and the motors of a brain: all but free in arithmetic, so that
 * what they cost is the barriers between them.
 */
import type { Program } from '../kernel/index.js';
import { add, div, exp, max, maximum, mul, program, sigmoid, sqrt, store, sub, sum, tanh } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function vectorChain(sensors = 33, motors = 12): Program {
  return program('vectorChain', (b) => {
    const batch = b.symbol('batch', 1, 65_536);
    const senses = b.input('senses', 'f32', [batch, sensors]);
    const weights = b.constant('weights', 'f32', [sensors, motors]);
    const trace = b.state('trace', 'f32', [batch, motors]);
    const vector = (name: string) => b.scratch(name, 'f32', [batch, sensors]);
    const scalar = (name: string) => b.scratch(name, 'f32', [batch]);
    const motor = (name: string) => b.scratch(name, 'f32', [batch, motors]);
    const [scaled, centred, gated] = [vector('scaled'), vector('centred'), vector('gated')];
    const [mean, spread, highest, total] = [scalar('mean'), scalar('spread'), scalar('highest'), scalar('total')];
    const [drive, raised] = [motor('drive'), motor('raised')];
    const command = b.output('command', 'f32', [batch, motors]);

    b.map('scale', scaled, ([i, s]) => tanh(mul(senses.at(i, s), 1.5)));
    b.reduce('average', mean, ([i]) =>
      div(
        sum([sensors], ([s]) => scaled.at(i, s)),
        sensors,
      ),
    );
    b.map('centre', centred, ([i, s]) => sub(scaled.at(i, s), mean.at(i)));
    b.reduce('spreadOut', spread, ([i]) => sqrt(sum([sensors], ([s]) => mul(centred.at(i, s), centred.at(i, s)))));
    b.map('gate', gated, ([i, s]) => sigmoid(div(centred.at(i, s), max(spread.at(i), 1e-3))));
    b.reduce('drive', drive, ([i, m]) => sum([sensors], ([s]) => mul(gated.at(i, s), weights.at(s, m))));
    b.reduce('findHighest', highest, ([i]) => maximum([motors], ([m]) => drive.at(i, m)));
    b.map('raise', raised, ([i, m]) => exp(sub(drive.at(i, m), highest.at(i))));
    b.reduce('total', total, ([i]) => sum([motors], ([m]) => raised.at(i, m)));
    b.map('act', [batch, motors], ([i, m]) => {
      const smooth = add(mul(trace.at(i, m), 0.75), mul(div(raised.at(i, m), total.at(i)), 0.25));
      return [store(trace, [i, m], smooth), store(command, [i, m], smooth)];
    });
  });
}

export const vectorChainBuiltin = builtin({
  name: 'vectorChain',
  title: 'small ops on per-brain vectors, from senses to motors',
  build: () => vectorChain(),
  symbols: { batch: 5 },
});
