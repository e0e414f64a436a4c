/** The text of rows with neighbours: pairs, rows away from the border, pointers that move along. */
import { expect, it } from 'vitest';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import {
  add,
  bitAnd,
  type Expr,
  eq,
  mul,
  neg,
  type Program,
  program,
  select,
  store,
  sub,
  sum,
  tanh,
} from '../../kernel/index.js';
import { emitCuda } from '../cuda.js';

/** A field of pairs with neighbours along some of its axes; a state, so that its layout is the plan's. */
function field(axes: readonly (0 | 1 | 2)[]): Program {
  return program('field', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const edge = 32;
    const x = b.state('x', 'f32', [batch, 8, 8, edge, 16, 2], { buffered: true, layout: [0, 1, 2, 3, 5, 4] });
    const memory = b.state('memory', 'f32', [batch, 8, 8, edge, 16]);
    b.map('grow', [batch, 8, 8, edge, 16], ([n, i, k, z, j]) => {
      const voxel = tanh(sum([2, 16], ([h, c]) => x.at(n, i, k, z, c, h)));
      const valueOf = (half: 0 | 1): Expr => {
        const at = (place: readonly Expr[]): Expr => x.clamp(n, ...place, j, half);
        const beside = (axis: number, step: (index: Expr, by: number) => Expr): Expr =>
          at([i, k, z].map((index, place) => (place === axis ? step(index, 1) : index)));
        const near = axes.map((axis) => add(beside(axis, add), beside(axis, sub)));
        const sign = select(eq(bitAnd(j, 1), 1), voxel, neg(voxel));
        return mul(
          sign,
          near.reduce((total, one) => add(total, one), at([i, k, z])),
        );
      };
      return [
        store(x.next, [n, i, k, z, j, 0], valueOf(0)),
        store(x.next, [n, i, k, z, j, 1], valueOf(1)),
        store(memory, [n, i, k, z, j], add(memory.at(n, i, k, z, j), voxel)),
      ];
    });
  });
}

function emitted(given: Program): string {
  const { program: own, plan } = planProgram(given, { fusion: 'full', target: 'cuda' });
  const { text } = emitCuda(own, plan, controlBlock(own), { launchesOnly: true });
  return text.slice(text.indexOf('void stage_0('), text.indexOf('launch_0('));
}

/** The way of rows that are away from the border, with what is loaded before its loop. */
const openOf = (text: string): string => {
  const begin = text.search(/if \((?:\(*\(unsigned int\)\w+ < \(unsigned int\)8\)*(?: && )?){4} \{/);
  expect(begin).toBeGreaterThan(0);
  return text.slice(begin, text.indexOf('else {', begin));
};

/** The loops along a row: with pointers that move. */
const loopsOf = (text: string): string[] =>
  text.split('#pragma unroll 1').filter((part) => part.includes('hold_address('));

it('both elements of a pair come by one load and go by one store', () => {
  const [loop] = loopsOf(emitted(field([])));
  expect(loop.match(/const float2 pair\d+ = \*\(const float2\*\)\(run\d+ \+ \(\d+\)\);/g)).toHaveLength(2);
  expect(loop.match(/\*\(float2\*\)\(run\d+ \+ \(\d+\)\) = make_float2\([^;]+\);/g)).toHaveLength(2);
});

it('rows away from the border have neighbours at fixed distances from one pointer, the others keep the rules', () => {
  const text = emitted(field([0, 1, 2]));
  const open = openOf(text);
  expect(open).not.toMatch(/min_i32|max_i32/);
  const distances = [...open.matchAll(/\((run\d+) \+ \((-?\d+)\)\);/g)].filter(([, run]) => run === 'run0');
  // Of the first turn, of the second, and of the first again behind that.
  const found = new Set(distances.map(([, , distance]) => Number(distance)));
  expect(found).toEqual(
    new Set([0, 32, -32, 1024, -1024, 8192, -8192, 64, 96, 1088, -960, 8256, -8128, 128, 160, 1152, -896, 8320, -8064]),
  );
  const [, rest] = loopsOf(text);
  expect(rest).toMatch(/min_i32/);
});

it('what lies beyond the end of a row is read only where there are rows on both sides, and not used', () => {
  const open = openOf(emitted(field([0, 1, 2])));
  expect(open).toMatch(/\(\w+ < 32\) \? [\w.]+ : /);
  expect(open).toMatch(/\(\w+ >= 0\) \? [\w.]+ : /);
  const [alone] = loopsOf(emitted(field([0, 2])));
  expect(alone).toMatch(/min_i32\(\w+, \(32 - 1\)\)/);
});

it('few border rules for a whole row are not worth a second loop', () => {
  expect(loopsOf(emitted(field([1])))).toHaveLength(1);
});

it('what lanes choose is chosen by a mask that is made once', () => {
  const text = emitted(field([]));
  const [loop] = loopsOf(text);
  expect(text.slice(0, text.indexOf(loop))).toMatch(/const unsigned int mask0 = mask_of\(/);
  expect(loop).toMatch(/choose_f32\(mask0, /);
  expect(loop).not.toMatch(/ \? /);
});

it('asks ahead for both halves of the room that pairs take', () => {
  const asked = [...emitted(field([0])).matchAll(/prefetch_near\(&t_x\[([^;]*)\]\);/g)].map(([, at]) => at);
  expect(asked).toHaveLength(4);
  const ends = new Set(asked.map((at) => /\+ (\w+) \* 2$/.exec(at)?.[1]));
  expect(ends.size).toBe(2);
});
