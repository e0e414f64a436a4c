/** The rules that join an op into a nest of the same indices, before and after, as text; and what they must refuse. */
import { describe, expect, it } from 'vitest';
import { reasonOf, stagesText } from '../../../test/support/stages-text.js';
import { add, gt, mul, program, store, sub, sum, tanh } from '../../kernel/index.js';
import { planProgram } from '../plan.js';

describe('pointwise', () => {
  it('passes a value in a register', () => {
    const chain = program('chain', (b) => {
      const x = b.input('x', 'f32', [64, 32]);
      const y = b.scratch('y', 'f32', [64, 32]);
      const z = b.output('z', 'f32', [64, 32]);
      b.map('double', y, ([i, j]) => mul(x.at(i, j), 2));
      b.map('shift', z, ([i, j]) => add(y.at(i, j), 1));
    });
    expect(stagesText(chain, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest double
      stage 1 units i0<64 i1<32
          nest shift"
    `);
    expect(stagesText(chain, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest double + shift"
    `);
    expect(reasonOf(chain, 'shift')).toMatchInlineSnapshot(`"pointwise: same indices as double"`);
  });

  it('passes on what is updated in place where all values are computed before the first store', () => {
    const eased = program('eased', (b) => {
      const x = b.input('x', 'f32', [64, 32]);
      const mean = b.state('mean', 'f32', [64, 32]);
      const away = b.output('away', 'f32', [64, 32]);
      b.map('ease', mean, ([i, j]) => add(mean.at(i, j), mul(sub(x.at(i, j), mean.at(i, j)), 0.5)));
      b.map('differ', away, ([i, j]) => sub(x.at(i, j), mean.at(i, j)));
    });
    expect(stagesText(eased, 'full', 'cuda')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest ease + differ"
    `);
    expect(stagesText(eased, 'full', 'cpu')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest ease
          nest differ"
    `);
  });

  it('writes an element once that is written twice, plane by plane', () => {
    const planes = (isMasked: boolean) =>
      program('planes', (b) => {
        const x = b.input('x', 'f32', [64, 32]);
        const y = b.output('y', 'f32', [64, 32, 2]);
        b.map('fill', [64, 32], ([i, j]) => [store(y, [i, j, 0], tanh(x.at(i, j))), store(y, [i, j, 1], x.at(i, j))]);
        for (const half of [0, 1])
          b.map(`add${half}`, [64, 32], ([i, j]) => [
            store(y, [i, j, half], add(y.at(i, j, half), 1), isMasked ? gt(x.at(i, j), 0) : undefined),
          ]);
      });
    const plain = planes(false);
    expect(stagesText(plain, 'full', 'cuda')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest fill + add0 + add1"
    `);
    const { plan } = planProgram(plain, { fusion: 'full', target: 'cuda' });
    const [phase] = plan.stages[0].parts[0].phases;
    expect(phase.kind === 'nest' && phase.writes.length).toBe(2);
    expect(stagesText(planes(true), 'full', 'cuda')).toContain('nest add0');
  });

  it('refuses a value needed at another element', () => {
    const mirrored = program('mirrored', (b) => {
      const x = b.input('x', 'f32', [200_000]);
      const y = b.scratch('y', 'f32', [200_000]);
      const z = b.output('z', 'f32', [200_000]);
      b.map('squash', y, ([i]) => tanh(x.at(i)));
      b.map('flip', z, ([i]) => y.at(sub(199_999, i)));
    });
    expect(stagesText(mirrored, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<200000
          nest squash
      stage 1 units i0<200000
          nest flip"
    `);
  });
});

describe('horizontal', () => {
  it('visits once what two maps read', () => {
    const pair = program('pair', (b) => {
      const x = b.input('x', 'f32', [64, 32]);
      const y = b.output('y', 'f32', [64, 32]);
      const z = b.output('z', 'f32', [64, 32]);
      b.map('double', y, ([i, j]) => mul(x.at(i, j), 2));
      b.map('triple', z, ([i, j]) => mul(x.at(i, j), 3));
    });
    expect(stagesText(pair, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest double
      stage 1 units i0<64 i1<32
          nest triple"
    `);
    expect(stagesText(pair, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest double + triple"
    `);
  });
});

describe('reduce epilogue', () => {
  it('finishes a row as soon as it is reduced', () => {
    const norm = program('norm', (b) => {
      const x = b.input('x', 'f32', [256, 64]);
      const total = b.scratch('total', 'f32', [256]);
      const mean = b.output('mean', 'f32', [256]);
      b.reduce('addUp', total, ([i]) => sum([64], ([j]) => x.at(i, j)));
      b.map('divide', mean, ([i]) => mul(total.at(i), 1 / 64));
    });
    expect(stagesText(norm, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<256
          nest addUp
      stage 1 units i0<256
          nest divide"
    `);
    expect(stagesText(norm, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<256
          nest addUp + divide"
    `);
    expect(reasonOf(norm, 'divide')).toMatchInlineSnapshot(`"reduce epilogue: same indices as addUp"`);
  });
});

describe('matmul epilogue', () => {
  it('applies bias and activation to each sum', () => {
    const layer = program('layer', (b) => {
      const x = b.input('x', 'f32', [32, 48]);
      const w = b.constant('w', 'f32', [48, 64]);
      const bias = b.constant('bias', 'f32', [64]);
      const y = b.scratch('y', 'f32', [32, 64]);
      const z = b.output('z', 'f32', [32, 64]);
      b.matmul(
        'multiply',
        y,
        48,
        ([i, k]) => x.at(i, k),
        ([k, j]) => w.at(k, j),
      );
      b.map('activate', z, ([i, j]) => tanh(add(y.at(i, j), bias.at(j))));
    });
    expect(stagesText(layer, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<32 i1<64
          nest multiply
      stage 1 units i0<32 i1<64
          nest activate"
    `);
    expect(stagesText(layer, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<32 i1<64
          nest multiply + activate"
    `);
    expect(reasonOf(layer, 'activate')).toMatchInlineSnapshot(`"matmul epilogue: same indices as multiply"`);
  });
});
