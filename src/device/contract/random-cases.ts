/** The contract's cases of noise and permutations: the bits of the host's own functions, on every device. */
import type { Expr } from '../../kernel/index.js';
import { cast, constant, cycle, noiseBits, normal, permute, program, uniform } from '../../kernel/index.js';
import { noiseBitsOf, normalOf, uniformOf } from '../../kernel/noise.js';
import { permuteIndex } from '../../kernel/permutation.js';
import type { ProgramCase } from './case.js';
import { mapProgram, range, sizes } from './shorthand.js';

const [seed, stream, brains, elements] = [12_345, 3, 3, 33];

type Draw = (key: { seed: number; brain: Expr; cycle: Expr; stream: number }, element: Expr) => Expr;
type HostDraw = (seed: number, brain: number, cycle: number, stream: number, element: number) => number;

function noise(name: string, dtype: 'f32' | 'u32', draw: Draw, host: HostDraw, tolerance = 0): ProgramCase {
  return {
    name: `noise: ${name} by seed, brain, cycle, stream and element`,
    build: () =>
      program('contract', (b) => {
        const out = b.output('out', dtype, [brains, elements]);
        b.map('draw', out, ([brain, element]) =>
          draw({ seed, brain: cast(brain, 'u32'), cycle, stream }, cast(element, 'u32')),
        );
      }),
    steps: range(3).map((step) => ({
      expect: {
        out: range(brains * elements, (e) => host(seed, Math.floor(e / elements), step, stream, e % elements)),
      },
    })),
    tolerance,
  };
}

export const randomCases: readonly ProgramCase[] = [
  noise('bits', 'u32', noiseBits, noiseBitsOf),
  noise('uniform', 'f32', uniform, uniformOf),
  noise('normal of one word', 'f32', (key, element) => normal(key, element), normalOf, 2 ** -23),
  noise(
    'normal of two words',
    'f32',
    (key, element) => normal(key, element, 2),
    (...at) => normalOf(...at, 2),
    2 ** -23,
  ),
  ...sizes.map(
    (n): ProgramCase => ({
      name: `permute of ${n}`,
      build: mapProgram({}, ['u32', [n]], (_, [i]) => permute(cycle, cast(i, 'u32'), constant(n, 'u32'))),
      steps: [0, 1].map((chosen) => ({ expect: { out: range(n, (i) => permuteIndex(chosen, i, n)) } })),
    }),
  ),
];
