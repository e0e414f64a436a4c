/** The generated text of a few small programs, so that a change of the emitter is read as a change of kernels. */
import { describe, expect, it } from 'vitest';
import { controlBlock } from '../fuse/arena.js';
import { planProgram } from '../fuse/plan.js';
import { add, argmax, f32, i32, max, mul, type Program, program, sub, sum } from '../kernel/index.js';
import { emitWgsl, type WgslKernel, type WgslProgram, workgroupsOf } from './wgsl.js';

function emit(built: Program, fusion: 'full' | 'none' = 'full'): WgslProgram {
  const planned = planProgram(built, { fusion, target: 'webgpu' });
  return emitWgsl(planned.program, planned.plan, controlBlock(planned.program));
}

/** The functions of parts alone, without declarations, helpers and the entry point. */
function partsOf({ code }: WgslKernel): string {
  return code.slice(code.indexOf('fn part0'), code.indexOf('@compute'));
}

const smooth = (): Program =>
  program('smooth', (b) => {
    const x = b.input('x', 'f32', [100]);
    const y = b.output('y', 'f32', [100]);
    b.map('blur', y, ([i]) => mul(add(x.clamp(sub(i, 1)), x.at(i), x.zero(add(i, 1))), 1 / 3));
  });

const energy = (rows: number, columns: number): Program =>
  program('energy', (b) => {
    const x = b.input('x', 'f32', [rows, columns]);
    const e = b.output('e', 'f32', [rows]);
    const best = b.output('best', 'i32', [rows]);
    b.reduce('measure', e, ([i]) => sum([columns], ([k]) => mul(x.at(i, k), x.at(i, k))));
    b.reduce('find', best, ([i]) => argmax([columns], ([k]) => x.at(i, k)));
  });

/** A sum that all rows share beside one that differs from row to row. */
const centres = (): Program =>
  program('centres', (b) => {
    const B = b.symbol('B', 1, 64);
    const x = b.input('x', 'f32', [B, 4, 8]);
    const weight = b.scratch('weight', 'f32', [B, 4]);
    const y = b.output('y', 'f32', [B, 2]);
    b.reduce('weigh', weight, ([n, i]) => sum([8], ([c]) => x.at(n, i, c)));
    b.reduce('centre', y, ([n, k]) => {
      const part = sum([4], ([i]) => mul(weight.at(n, i), x.at(n, i, k)));
      return sub(
        part,
        sum([4], ([i]) => weight.at(n, i)),
      );
    });
  });

describe('WGSL', () => {
  it('computes a sum that differs from row to row inside the rows, not beside one that they share', () => {
    expect(emit(centres()).kernels).toHaveLength(1);
  });

  it('of a map is one invocation an index', () => {
    const [kernel] = emit(smooth()).kernels;
    expect(partsOf(kernel)).toMatchInlineSnapshot(`
      "fn part0(unit: i32) {
        let t_y = i32(params[2].z);
        let t_x = i32(params[2].y);
        {
          // nest: blur
          let v_1 = unit + 1i;
          let v_2 = (bitcast<f32>(arena[t_x + max(unit - 1i, 0i)]) + bitcast<f32>(arena[t_x + unit])) + select(0f, bitcast<f32>(arena[t_x + v_1]), v_1 < 100i);
          arena[t_y + unit] = bitcast<u32>(v_2 * 0.3333333432674408f);
        }
      }
      "
    `);
    expect(workgroupsOf(kernel.parts, {})).toBe(2);
  });

  it('of short reductions runs in one invocation, in the tree of the Program', () => {
    const [kernel] = emit(energy(1000, 20)).kernels;
    expect(partsOf(kernel)).toMatchInlineSnapshot(`
      "fn part0(unit: i32) {
        let t_e = i32(params[2].z);
        let t_best = i32(params[2].w);
        let t_x = i32(params[2].y);
        {
          // nest: measure, find
          var a_4 = fromBits(4286578688u);
          var k_5 = -1i;
          var s_2 = array<f32, 16>();
          for (var b_9 = 0i; b_9 < 20i; b_9 += 16i) {
            for (var l_1 = 0i; l_1 < min(16i, 20i - b_9); l_1++) {
              let j0 = b_9 + l_1;
              let v_6 = bitcast<f32>(arena[t_x + unit * 20i + j0]);
              let v_7 = v_6 * v_6;
              s_2[l_1] += v_7;
              if ((!isNan(v_6) && k_5 < 0i) || v_6 > a_4) {
                a_4 = v_6;
                k_5 = j0;
              }
            }
          }
          let f_3 = halves16(s_2);
          arena[t_e + unit] = bitcast<u32>(f_3);
          arena[t_best + unit] = bitcast<u32>(k_5);
        }
      }
      "
    `);
  });

  it('of long reductions is shared by a workgroup, one visit for both', () => {
    const [kernel] = emit(energy(3, 200)).kernels;
    expect(partsOf(kernel)).toMatchInlineSnapshot(`
      "fn part0(unit: i32, lane: u32) {
        let t_e = i32(params[2].z);
        let t_best = i32(params[2].w);
        let hidden_16 = 16i + bitcast<i32>(params[16].z);
        let t_x = i32(params[2].y);
        {
          // nest: measure, find
          var a_1 = fromBits(4286578688u);
          var k_2 = -1i;
          let tile_4 = 0i;
          for (var slot_5 = i32(lane); slot_5 < hidden_16; slot_5 += 64i) {
            var s_3 = 0f;
            let begin_6 = tile_4;
            let end_7 = min(begin_6 + 256i, 200i);
            for (var j0 = begin_6 + (slot_5 % 16i); j0 < end_7; j0 += 16i) {
              let v_8 = bitcast<f32>(arena[t_x + unit * 200i + j0]);
              let v_9 = v_8 * v_8;
              s_3 += v_9;
              if ((!isNan(v_8) && k_2 < 0i) || v_8 > a_1) {
                a_1 = v_8;
                k_2 = j0;
              }
            }
            pool[slot_5] = bitcast<u32>(s_3);
          }
          workgroupBarrier();
          let f_10 = poolHalves16(0i);
          workgroupBarrier();
          if (lane < 16u) {
            pool[lane] = bitcast<u32>(a_1);
            pool[16u + lane] = bitcast<u32>(k_2);
          }
          workgroupBarrier();
          a_1 = bitcast<f32>(pool[0u]);
          k_2 = bitcast<i32>(pool[16u + 0u]);
          let o_11 = bitcast<f32>(pool[1u]);
          let o_12 = bitcast<i32>(pool[16u + 1u]);
          let o_14 = bitcast<f32>(pool[2u]);
          let o_15 = bitcast<i32>(pool[16u + 2u]);
          let o_17 = bitcast<f32>(pool[3u]);
          let o_18 = bitcast<i32>(pool[16u + 3u]);
          let o_20 = bitcast<f32>(pool[4u]);
          let o_21 = bitcast<i32>(pool[16u + 4u]);
          let o_23 = bitcast<f32>(pool[5u]);
          let o_24 = bitcast<i32>(pool[16u + 5u]);
          let o_26 = bitcast<f32>(pool[6u]);
          let o_27 = bitcast<i32>(pool[16u + 6u]);
          let o_29 = bitcast<f32>(pool[7u]);
          let o_30 = bitcast<i32>(pool[16u + 7u]);
          let o_32 = bitcast<f32>(pool[8u]);
          let o_33 = bitcast<i32>(pool[16u + 8u]);
          let o_35 = bitcast<f32>(pool[9u]);
          let o_36 = bitcast<i32>(pool[16u + 9u]);
          let o_38 = bitcast<f32>(pool[10u]);
          let o_39 = bitcast<i32>(pool[16u + 10u]);
          let o_41 = bitcast<f32>(pool[11u]);
          let o_42 = bitcast<i32>(pool[16u + 11u]);
          let o_44 = bitcast<f32>(pool[12u]);
          let o_45 = bitcast<i32>(pool[16u + 12u]);
          let o_47 = bitcast<f32>(pool[13u]);
          let o_48 = bitcast<i32>(pool[16u + 13u]);
          let o_50 = bitcast<f32>(pool[14u]);
          let o_51 = bitcast<i32>(pool[16u + 14u]);
          let o_53 = bitcast<f32>(pool[15u]);
          let o_54 = bitcast<i32>(pool[16u + 15u]);
          let w_13 = o_12 >= 0i && ((k_2 < 0i || o_11 > a_1) || (o_11 == a_1 && o_12 < k_2));
          a_1 = select(a_1, o_11, w_13);
          k_2 = select(k_2, o_12, w_13);
          let w_16 = o_15 >= 0i && ((k_2 < 0i || o_14 > a_1) || (o_14 == a_1 && o_15 < k_2));
          a_1 = select(a_1, o_14, w_16);
          k_2 = select(k_2, o_15, w_16);
          let w_19 = o_18 >= 0i && ((k_2 < 0i || o_17 > a_1) || (o_17 == a_1 && o_18 < k_2));
          a_1 = select(a_1, o_17, w_19);
          k_2 = select(k_2, o_18, w_19);
          let w_22 = o_21 >= 0i && ((k_2 < 0i || o_20 > a_1) || (o_20 == a_1 && o_21 < k_2));
          a_1 = select(a_1, o_20, w_22);
          k_2 = select(k_2, o_21, w_22);
          let w_25 = o_24 >= 0i && ((k_2 < 0i || o_23 > a_1) || (o_23 == a_1 && o_24 < k_2));
          a_1 = select(a_1, o_23, w_25);
          k_2 = select(k_2, o_24, w_25);
          let w_28 = o_27 >= 0i && ((k_2 < 0i || o_26 > a_1) || (o_26 == a_1 && o_27 < k_2));
          a_1 = select(a_1, o_26, w_28);
          k_2 = select(k_2, o_27, w_28);
          let w_31 = o_30 >= 0i && ((k_2 < 0i || o_29 > a_1) || (o_29 == a_1 && o_30 < k_2));
          a_1 = select(a_1, o_29, w_31);
          k_2 = select(k_2, o_30, w_31);
          let w_34 = o_33 >= 0i && ((k_2 < 0i || o_32 > a_1) || (o_32 == a_1 && o_33 < k_2));
          a_1 = select(a_1, o_32, w_34);
          k_2 = select(k_2, o_33, w_34);
          let w_37 = o_36 >= 0i && ((k_2 < 0i || o_35 > a_1) || (o_35 == a_1 && o_36 < k_2));
          a_1 = select(a_1, o_35, w_37);
          k_2 = select(k_2, o_36, w_37);
          let w_40 = o_39 >= 0i && ((k_2 < 0i || o_38 > a_1) || (o_38 == a_1 && o_39 < k_2));
          a_1 = select(a_1, o_38, w_40);
          k_2 = select(k_2, o_39, w_40);
          let w_43 = o_42 >= 0i && ((k_2 < 0i || o_41 > a_1) || (o_41 == a_1 && o_42 < k_2));
          a_1 = select(a_1, o_41, w_43);
          k_2 = select(k_2, o_42, w_43);
          let w_46 = o_45 >= 0i && ((k_2 < 0i || o_44 > a_1) || (o_44 == a_1 && o_45 < k_2));
          a_1 = select(a_1, o_44, w_46);
          k_2 = select(k_2, o_45, w_46);
          let w_49 = o_48 >= 0i && ((k_2 < 0i || o_47 > a_1) || (o_47 == a_1 && o_48 < k_2));
          a_1 = select(a_1, o_47, w_49);
          k_2 = select(k_2, o_48, w_49);
          let w_52 = o_51 >= 0i && ((k_2 < 0i || o_50 > a_1) || (o_50 == a_1 && o_51 < k_2));
          a_1 = select(a_1, o_50, w_52);
          k_2 = select(k_2, o_51, w_52);
          let w_55 = o_54 >= 0i && ((k_2 < 0i || o_53 > a_1) || (o_53 == a_1 && o_54 < k_2));
          a_1 = select(a_1, o_53, w_55);
          k_2 = select(k_2, o_54, w_55);
          let f_56 = k_2;
          workgroupBarrier();
          if (lane == 0u) {
            arena[t_e + unit] = bitcast<u32>(f_10);
            arena[t_best + unit] = bitcast<u32>(f_56);
          }
        }
      }
      "
    `);
    expect(workgroupsOf(kernel.parts, {})).toBe(3);
  });

  it('of control reads flags on the device', () => {
    const { control, steps } = emit(
      program('settle', (b) => {
        const x = b.state('x', 'f32', []);
        const done = b.state('done', 'i32', []);
        b.repeat(
          'until',
          3,
          (round) => {
            b.map('grow', x, () => max(x.at(), f32(1)));
            b.map('stop', done, () => round);
          },
          { until: done },
        );
      }),
      'none',
    );
    expect(control.code.slice(control.code.indexOf('@compute'))).toMatchInlineSnapshot(`
      "@compute @workgroup_size(1)
      fn next_0() {
        arena[1u] += 1u;
        if (arena[params[2].z] != 0u) {
          arena[params[16].x + 0u] = 0u;
        }
      }
      @compute @workgroup_size(1)
      fn begin_1() {
        arena[1u] = 0u;
        arena[params[16].x + 0u] = 1u;
      }
      "
    `);
    expect(steps.map((step) => step.kind)).toEqual(['control', 'repeat']);
  });

  it('of a condition reads the flag itself, and keeps what it said only where the body changes it', () => {
    const sometimes = (changes: boolean): Program =>
      program('sometimes', (b) => {
        const x = b.state('x', 'i32', [8]);
        const flag = b.state('flag', 'i32', []);
        b.map('raise', flag, () => add(flag.at(), 1));
        b.when('raised', flag, () => {
          b.map('count', x, ([i]) => add(x.at(i), i32(1)));
          if (changes) b.map('lower', flag, () => i32(0));
        });
      });
    const plain = emit(sometimes(false), 'none');
    expect(plain.control.entryPoints).toEqual([]);
    expect(plain.kernels[1].code).toContain('if (!(arena[params[2].z] != 0u)) { return; }');
    expect(emit(sometimes(true), 'none').control.entryPoints).toEqual(['when_0']);
  });

  it('lets units that keep few invocations busy share a workgroup, the last index side by side', () => {
    const { kernels } = emit(
      program('pools', (b) => {
        const x = b.input('x', 'f32', [16, 512, 16]);
        const level = b.output('level', 'f32', [16, 16]);
        b.reduce('pool', level, ([i, c]) => sum([512], ([k]) => x.at(i, k, c)));
      }),
    );
    expect(kernels[0].parts.map(({ unitsPerGroup }) => unitsPerGroup)).toEqual([2]);
    expect(kernels[0].code).toContain('part0(group * 2i + i32(lane % 2u), lane / 2u, lane % 2u);');
  });

  it('is the same every time, and does not depend on bindings', () => {
    const build = (): Program =>
      program('sized', (b) => {
        const n = b.symbol('n', 1, 1_000_000);
        const x = b.state('x', 'i32', [n]);
        b.map('count', x, ([i]) => add(x.at(i), i32(1)));
      });
    const [first, second] = [emit(build()), emit(build())];
    expect(second).toEqual(first);
    expect(workgroupsOf(first.kernels[0].parts, { n: 64 })).toBe(1);
    expect(workgroupsOf(first.kernels[0].parts, { n: 65 })).toBe(2);
  });

  it('refuses 64-bit floats by name', () => {
    const wide = program('wide', (b) => {
      const x = b.state('x', 'f64', [3]);
      b.map('grow', x, ([i]) => add(x.at(i), 1));
    });
    expect(() => emit(wide)).toThrow(expect.objectContaining({ code: 'program-unsupported' }));
  });
});
