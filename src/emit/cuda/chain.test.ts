/** In which order a chain's text stands, which is what it waits for; what it computes is tested in device/cuda. */
import { expect, it } from 'vitest';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import { add, mul, type Program, program, store, sub, sum } from '../../kernel/index.js';
import { emitCuda } from '../cuda.js';

function textOf(built: Program): string {
  const { program: planned, plan } = planProgram(built, { fusion: 'full', target: 'cuda' });
  return emitCuda(planned, plan, controlBlock(planned)).text;
}

const chained = (): Program =>
  program('chained', (b) => {
    const table = b.state('table', 'f32', [100, 64]);
    const x = b.input('x', 'f32', [64]);
    const gain = b.state('gain', 'f32', [1]);
    const alike = b.state('alike', 'f32', [100]);
    const facts = b.state('facts', 'f32', [2]);
    const wide = b.state('wide', 'f32', [720]);
    const y = b.output('y', 'f32', [720]);
    b.reduce('liken', alike, ([r]) => sum([64], ([i]) => mul(table.at(r, i), x.at(i))));
    b.reduce('judge', [1], () => {
      const [all, power] = [sum([100], ([r]) => alike.at(r)), sum([100], ([r]) => mul(alike.at(r), alike.at(r)))];
      return [store(facts, [0], mul(all, gain.at(0))), store(facts, [1], power)];
    });
    b.map('spread', [720], ([i]) => [
      store(wide, [i], add(wide.at(i), facts.at(0))),
      store(y, [i], mul(wide.at(i), facts.at(1))),
    ]);
  });

it('all rows of a warp are fetched before the first is folded', () => {
  const text = textOf(chained());
  const rows = [...text.matchAll(/t_table\[row\d+ \* 64/g)].map(({ index }) => index as number);
  expect(rows.length).toBeGreaterThanOrEqual(13);
  expect(text.indexOf('__shfl_down_sync', rows[0])).toBeGreaterThan(rows[12]);
});

it('what a phase loads anyhow stands before its folds, and folds take their steps together', () => {
  const text = textOf(chained());
  const judge = text.slice(text.indexOf('* const t_gain ='));
  expect(judge.indexOf('t_gain[')).toBeLessThan(judge.indexOf('__shfl_down_sync'));
  const steps = [...judge.matchAll(/ = __shfl_down_sync\(~0u, (s\d+), ([84])\);/g)].slice(0, 4);
  expect(steps.map(([, , half]) => half)).toEqual(['8', '8', '4', '4']);
  const [first, second, ...next] = steps.map(([, name]) => name);
  expect(first).not.toBe(second);
  expect(next).toEqual([first, second]);
});

it('a thread loads for all its rows before it stores for one', () => {
  const text = textOf(chained());
  const loads = [...text.matchAll(/= t_wide\[row\d+\];/g)].map(({ index }) => index as number);
  const store = /^ *t_wide\[row\d+\] =/m.exec(text)?.index as number;
  expect(loads.filter((at) => at < store).length).toBe(3);
});

it('a part that may have many times the blocks that stay resident is begun last', () => {
  const text = textOf(
    program('beside', (b) => {
      const [B, R] = [b.symbol('B', 1, 64), b.symbol('R', 16, 100_000)];
      const bank = b.state('bank', 'f32', [R, 4]);
      const x = b.input('x', 'f32', [B, 4]);
      const close = b.output('close', 'f32', [B, R]);
      const small = b.output('small', 'f32', [B, 4]);
      b.map('scan', close, ([n, r]) => mul(bank.at(r, 0), x.at(n, 0)));
      b.map('double', small, ([n, i]) => add(x.at(n, i), x.at(n, i)));
    }),
  );
  expect(text).toContain('// scan | double');
  const stage = text.slice(text.indexOf('// scan | double'));
  expect(stage.search(/t_small\[.*\] =/)).toBeLessThan(stage.search(/t_close\[.*\] =/));
});

it('many units of a few hundred rows get a warp each, few get a block', () => {
  const bordered = (units: number): Program =>
    program('bordered', (b) => {
      const u = b.input('u', 'f32', [units, 100]);
      const rate = b.state('rate', 'f32', [units, 100]);
      const wide = b.output('wide', 'f32', [units, 160]);
      b.map('fire', rate, ([n, i]) => mul(u.at(n, i), u.at(n, i)));
      b.map('border', wide, ([n, i]) => rate.clamp(n, sub(i, 30)));
    });
  const teams = (units: number): string[] => {
    const { program: planned, plan } = planProgram(bordered(units), { fusion: 'full', target: 'cuda' });
    return emitCuda(planned, plan, controlBlock(planned)).stages.flatMap(({ strategies }) => strategies);
  };
  expect([teams(4096), teams(256)]).toEqual([['warp'], ['block']]);
});
