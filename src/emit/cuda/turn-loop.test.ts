/** The loop of a warp along its row: what is loaded when, and what moves along; what is computed is tested in device/cuda. */
import { expect, it } from 'vitest';
import { voxelProgram } from '../../../test/support/cuda-programs.js';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import type { NestPhase } from '../../fuse/stage.js';
import { type Axis, add, cast, f32, ge, indexOf, lt, mul, select, sub, u32 } from '../../kernel/index.js';
import { emitCuda } from '../cuda.js';
import { moduloSum } from './running.js';
import { withinRange } from './turn-loop.js';

function emitted(edge: number, onAllSides = true): string {
  const { program, plan } = planProgram(voxelProgram(edge, 2, onAllSides), { fusion: 'full', target: 'cuda' });
  const { text } = emitCuda(program, plan, controlBlock(program), { launchesOnly: true });
  return text.slice(text.indexOf('void stage_0('), text.indexOf('launch_0('));
}

/** The loops along a row, that away from the border first, each with what stands before it. */
function loopsOf(edge: number): string[] {
  const stage = emitted(edge);
  const open = stage.indexOf('unsigned int count0 = ');
  const ruled = stage.indexOf('else {', open);
  return [stage.slice(open, ruled), stage.slice(ruled)];
}

/** The row that is read and written in the same places: its loads and stores in the order of the text. */
const accesses = (text: string, run: string): string[] =>
  [...text.matchAll(new RegExp(`(= )?\\b${run}\\[(-?\\d+)\\]( = )?`, 'g'))].map(
    ([, load, distance]) => `${load === undefined ? 'store' : 'load'} ${distance}`,
  );

it('away from the border, a turn loads what the next one wants before it stores', () => {
  const [open] = loopsOf(32);
  const memory = /(run\d+)\[32\] = /.exec(open)?.[1] as string;
  expect(accesses(open, memory)).toEqual(['load 0', 'load 32', 'store 0', 'load 64', 'store 32']);
  expect(open.indexOf(`= ${memory}[0];`)).toBeLessThan(open.indexOf('for (int turn'));
});

it('the last turn loads nothing that is not wanted', () => {
  const [open] = loopsOf(32);
  const behind = open.slice(open.indexOf('if (turn0 < 7) {'));
  const fetched = behind.slice(0, behind.indexOf('}'));
  expect(fetched.match(/load\d+ = /g)?.length).toBeGreaterThan(4);
  expect(open.match(/if \(turn0 < 7\) \{/g)).toHaveLength(1);
});

it('what the turn in front had loaded is taken over', () => {
  const [open] = loopsOf(32);
  expect(open).toMatch(/const float2? load\d+ = load\d+;/);
  expect(open).toMatch(/\n *load\d+ = load\d+;/);
});

it('asks early for what only the row itself reads, and for what lies beside it only where no loop loads ahead', () => {
  const askedIn = (text: string) => [...text.matchAll(/prefetch_near\(&(t_\w+)\[/g)].map(([, tensor]) => tensor).sort();
  expect(askedIn(emitted(32))).toEqual(['t_memory', 't_pattern']);
  expect(askedIn(emitted(32, false))).toEqual(['t_field', 't_memory', 't_pattern']);
});

it('with border rules, the values of two turns stand before the first store', () => {
  const [, ruled] = loopsOf(32);
  const body = ruled.slice(ruled.indexOf('for (int turn'));
  const stores = [...body.matchAll(/^ *(?:\*\(float2\*\)&)?run\d+\[\d+\] = /gm)].map(({ index }) => index as number);
  expect(stores).toHaveLength(6);
  expect(body.slice(stores[0])).not.toMatch(/= [^;]*run\d+\[[^;]*\];/);
});

it.each([32, 64])('an element of rows of %i is numbered by counting on', (edge) => {
  for (const loop of loopsOf(edge)) {
    const body = loop.slice(loop.indexOf('for (int turn'));
    const [, count] = /hold_number\((count\d+)\);/.exec(body) ?? [];
    expect(loop).toMatch(new RegExp(`unsigned int ${count} = \\(+unsigned int\\)`));
    const used = [...body.matchAll(new RegExp(`= ${count} \\+ (\\d+)u;`, 'g'))].map(([, plus]) => Number(plus));
    expect(used).toEqual([used[0], used[0] + 32]);
    expect(body).toContain(`${count} += 64u;`);
  }
});

const axis: Axis = { name: 'z', extent: 32 };
const z = indexOf(axis);

it('a sum modulo 2³² is taken apart, through casts and factors', () => {
  const x = indexOf({ name: 'x', extent: 8 });
  const number = cast(sub(add(mul(add(mul(x, 32), z), 16), 5), z), 'u32');
  expect(moduloSum(add(number, u32(0xffff_ffff)), axis)).toEqual({
    along: 15,
    fixed: 4,
    others: [{ expr: x, factor: 512 }],
  });
  const far = moduloSum(mul(cast(z, 'u32'), u32(0x9e37_79b9)), axis);
  expect(far.along >>> 0).toBe(0x9e37_79b9);
  const crossed = mul(z, x);
  expect(moduloSum(cast(crossed, 'u32'), axis).others).toEqual([{ expr: crossed, factor: 1 }]);
});

it('a range decides the choices that hold for all of it, and no other', () => {
  const [first, second, third] = [
    select(lt(add(z, 1), 32), f32(1), f32(2)),
    select(ge(sub(z, 1), 0), f32(3), f32(4)),
    select(lt(z, 2), f32(5), f32(6)),
  ];
  const phase: NestPhase = {
    kind: 'nest',
    ops: ['map'],
    rows: [axis],
    sweeps: [],
    writes: [first, second, third].map((value) => ({ tensor: 'y', version: 'current', indices: [z], value })),
  };
  const valuesIn = (low: number, high: number) =>
    withinRange(phase, axis, { low, high }).writes.map(({ value }) => value);
  expect(valuesIn(0, 29)).toEqual([first.args[1], second, third]);
  expect(valuesIn(2, 31)).toEqual([first, second.args[1], third.args[2]]);
});
