/** Where phases of a wave find their warps; what they compute is tested in device/cuda. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planProgram } from '../../fuse/plan.js';
import type { Phase } from '../../fuse/stage.js';
import { mul, type Program, program, sum } from '../../kernel/index.js';
import { placeWave, warpsOf } from './wave.js';

const rowsOf = (rows: number, length: number): Program =>
  program('rows', (b) => {
    const [x, y] = [b.input('x', 'f32', [rows, length]), b.output('y', 'f32', [rows])];
    b.reduce('fold', y, ([r]) => sum([length], ([i]) => mul(x.at(r, i), x.at(r, i))));
  });

/** A phase with a row for each of the given number, each a sum of that length. */
function phaseOf(rows: number, length: number): Phase {
  const { plan } = planProgram(rowsOf(rows, length), { fusion: 'full', target: 'cuda' });
  const [{ units, phases }] = plan.stages[0].parts;
  return { ...phases[0], rows: [...units, ...phases[0].rows] } as Phase;
}

it('rows of warps leave the warps of a long phase alone', () => {
  const [long, rows] = [phaseOf(1, 8192), phaseOf(16, 64)];
  const [alone, spread] = placeWave(
    [
      { phase: long, team: 'warp' },
      { phase: rows, team: 'warp' },
    ],
    8,
  );
  expect(alone).toEqual({ shift: 0, warps: 1 });
  expect(spread.shift).toBe(1);
  expect(spread.warps).toBeLessThan(8);
});

it('a phase that stands alone has as many warps as find work', () => {
  expect(placeWave([{ phase: phaseOf(5, 64), team: 'warp' }], 8)).toEqual([{ shift: 0, warps: 5 }]);
  expect(placeWave([{ phase: phaseOf(300, 4), team: 'thread' }], 8)).toEqual([{ shift: 0, warps: 8 }]);
});

it('two short phases find different warps', () => {
  const wave = [1, 2].map(() => ({ phase: phaseOf(96, 4), team: 'thread' as const }));
  const places = placeWave(wave, 8);
  const taken = places.flatMap(({ shift, warps }) => Array.from({ length: warps }, (_, w) => (shift + w) % 8));
  expect(new Set(taken).size).toBe(taken.length);
});

it('every phase has a warp, and rows of threads as many as they need', () => {
  const phase = fc.record({ rows: fc.integer({ min: 1, max: 400 }), length: fc.integer({ min: 2, max: 300 }) });
  const team = fc.constantFrom('thread' as const, 'warp' as const);
  fc.assert(
    fc.property(fc.array(fc.tuple(phase, team), { minLength: 1, maxLength: 4 }), (given) => {
      const wave = given.map(([{ rows, length }, own]) => ({ phase: phaseOf(rows, length), team: own }));
      placeWave(wave, 8).forEach(({ shift, warps }, i) => {
        const most = warpsOf(wave[i], 8);
        expect(shift >= 0 && shift < 8 && warps >= 1 && warps <= most).toBe(true);
        if (wave[i].team === 'thread') expect(warps).toBe(most);
      });
    }),
    { numRuns: 30 },
  );
});
