/**
 * Programs for the ladder of executors: a field pass with seven small ops around it, a chain of stages that cannot be
 * joined, and field passes of a batch with other neighbourhoods and borders than the tuned one.
 */
import type { Expr, Program, TensorHandle } from '../kernel/index.js';
import { abs, add, div, maximum, mul, program, sub, sum, tanh } from '../kernel/index.js';
import { diffusion } from './field-pass.js';

/** Sense, error, its mean and a gain before the pass; a readout, its squash and its size after it. */
export function fieldPassSmallOps(edge: number, channels = 64): Program {
  return program('fieldPassSmallOps', (b) => {
    const field = b.state('field', 'f32', [edge, edge, edge, channels], { buffered: true });
    const sensed = b.input('sensed', 'f32', [channels]);
    const expected = b.state('expected', 'f32', [channels], { buffered: true });
    const error = b.scratch('error', 'f32', [channels]);
    const size = b.scratch('size', 'f32', []);
    const gain = b.scratch('gain', 'f32', []);
    const readout = b.scratch('readout', 'f32', [channels]);
    const motors = b.output('motors', 'f32', [channels]);
    const effort = b.output('effort', 'f32', []);
    b.map('compare', error, ([c]) => sub(sensed.at(c), expected.at(c)));
    b.map('expect', expected.next, ([c]) => add(expected.at(c), mul(error.at(c), 0.1)));
    b.reduce('measure', size, () =>
      div(
        sum([channels], ([c]) => abs(error.at(c))),
        channels,
      ),
    );
    b.map('soften', gain, () => div(1, add(1, size.at())));
    b.map('evolve', field.next, ([x, y, z, c]) => {
      const at = (i: Expr, j: Expr, k: Expr): Expr => field.clamp(i, j, k, c);
      const here = at(x, y, z);
      const around = add(
        at(sub(x, 1), y, z),
        at(add(x, 1), y, z),
        at(x, sub(y, 1), z),
        at(x, add(y, 1), z),
        at(x, y, sub(z, 1)),
        at(x, y, add(z, 1)),
      );
      return tanh(mul(add(here, mul(sub(around, mul(here, 6)), diffusion)), gain.at()));
    });
    const middle = edge >> 1;
    b.map('look', readout, ([c]) => field.next.at(middle, middle, middle, c));
    b.map('move', motors, ([c]) => tanh(add(readout.at(c), sensed.at(c))));
    b.reduce('weigh', effort, () => maximum([channels], ([c]) => abs(motors.at(c))));
  });
}

/**
 * This many stages one after the other that cannot be joined: each reads all that the one before it wrote. With `outputs`
 * the last one gives a few numbers to the host, so that waiting for them is waiting for all stages.
 */
export function stageChain(stages: number, elements = 4096, outputs = 0): Program {
  return program('stageChain', (b) => {
    const links = b.state('links', 'f32', [elements], { buffered: outputs === 0, initial: 1 });
    const end = outputs === 0 ? links.next : b.output('end', 'f32', [outputs]);
    let from: TensorHandle = links;
    for (let stage = 0; stage < stages; stage += 1) {
      const to = stage === stages - 1 ? end : b.scratch(`link${stage}`, 'f32', [elements]);
      const source = from;
      // Far apart in memory, so that no thread finds what it wrote itself.
      b.map(`stage${stage}`, to, ([i]) => mul(add(source.wrap(add(i, 1031)), source.wrap(sub(i, 2053))), 0.5));
      from = to;
    }
  });
}

/** The field pass of a batch with 6 or 26 neighbours. */
export function fieldPassBatch(
  edge: number,
  channels: number,
  neighbours: 6 | 26 = 6,
  border: 'clamp' | 'wrap' = 'clamp',
): Program {
  return program('fieldPassBatch', (b) => {
    const batch = b.symbol('batch', 1, 4096);
    const field = b.state('field', 'f32', [batch, edge, edge, edge, channels], { buffered: true });
    const steps = [-1, 0, 1];
    const offsets = steps.flatMap((x) => steps.flatMap((y) => steps.map((z) => [x, y, z] as const)));
    const near = offsets.filter(([x, y, z]) => {
      const far = Math.abs(x) + Math.abs(y) + Math.abs(z);
      return neighbours === 6 ? far === 1 : far > 0;
    });
    b.map('evolve', field.next, ([brain, x, y, z, c]) => {
      const move = (i: Expr, by: number): Expr => (by === 0 ? i : add(i, by));
      const at = (i: Expr, j: Expr, k: Expr): Expr => field[border](brain, i, j, k, c);
      const here = at(x, y, z);
      const around = near.map(([i, j, k]) => at(move(x, i), move(y, j), move(z, k)));
      const share = 0.75 / neighbours;
      return tanh(
        add(
          here,
          mul(
            sub(
              around.reduce((total, value) => add(total, value)),
              mul(here, neighbours),
            ),
            share,
          ),
        ),
      );
    });
  });
}
