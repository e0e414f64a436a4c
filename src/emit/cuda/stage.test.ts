/** In which order the parts of a stage begin, and how many turns they take; what they compute is tested in device/cuda. */
import { expect, it } from 'vitest';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import { add, mul, type Program, program, sum } from '../../kernel/index.js';
import { emitCuda, stageTurns } from '../cuda.js';

/** Long sums, one for each of the batch, behind or before a table for each. */
function parts(sumsLast: boolean, edge = 200): Program {
  return program('parts', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const long = b.input('long', 'f32', [batch, 300]);
    const table = b.state('table', 'f32', [batch, edge, 200]);
    const sums = (): void => {
      b.reduce('whole', b.output('whole', 'f32', [batch]), ([n]) => sum([300], ([k]) => long.at(n, k)));
    };
    if (!sumsLast) sums();
    b.map('shrink', table, ([n, i, j]) => mul(add(table.at(n, i, j), long.at(n, j)), 0.75));
    if (sumsLast) sums();
  });
}

function emitted(given: Program): ReturnType<typeof emitCuda> {
  const { program: own, plan } = planProgram(given, { fusion: 'full', target: 'cuda' });
  return emitCuda(own, plan, controlBlock(own), { launchesOnly: true });
}

it('few units behind many begin first where each block has one turn of many', () => {
  const [stage] = emitted(parts(true)).stages;
  expect(stage.text).toContain(
    'int turn = end1 >= 600 && block < end1 && blocks >= end1 ? (block + end0) % end1 : block;',
  );
});

it('few units that stand first stay first', () => {
  const [stage] = emitted(parts(false)).stages;
  expect(stage.text).toContain('int turn = block;');
});

it('where one of the batch makes many turns, those at the end stay there', () => {
  const [stage] = emitted(parts(true, 4000)).stages;
  expect(stage.text).toContain('int turn = block;');
});

it('a short map takes four elements a thread from the size on where that fills a GPU, and no turns for the other way', () => {
  const [stage] = emitted(parts(true)).stages;
  expect(stage.text).toContain('if (n_batch < 2) {');
  const mapTurns = (batch: number): number => stageTurns(stage.parts, { batch }) - 1;
  expect(mapTurns(1)).toBe(Math.ceil(40_000 / 256));
  expect(mapTurns(3)).toBe(Math.ceil(30_000 / 256));
});

it('of several chains the longest stands first', () => {
  const given = program('chains', (b) => {
    const n = b.symbol('n', 1, 8);
    const chain = (name: string, steps: number): void => {
      let before = b.input(`${name}0`, 'f32', [n, 16]);
      for (let i = 1; i <= steps; i += 1) {
        const [from, to] = [before, b.state(`${name}${i}`, 'f32', [n, 16])];
        b.reduce(`${name}Sum${i}`, to, ([k, x]) =>
          mul(
            from.at(k, x),
            sum([16], ([y]) => from.at(k, y)),
          ),
        );
        before = to;
      }
    };
    chain('short', 3);
    chain('long', 5);
  });
  const [{ text }] = emitted(given).stages;
  expect(text).toContain('// shortSum1+shortSum2+shortSum3 | longSum1+');
  expect(text.indexOf('t_long5 =')).toBeGreaterThan(0);
  expect(text.indexOf('t_long5 =')).toBeLessThan(text.indexOf('t_short3 ='));
});
