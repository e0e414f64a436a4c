/**
 * The CUDA text: what a map and a reduction look like, and that the text of every built-in program compiles without
 * spilling registers where nvcc is installed. What the text computes is tested in device/cuda.
 */
import { describe, expect, it } from 'vitest';
import { compileByNvcc, hasNvcc } from '../../test/support/nvcc.js';
import { isQuick } from '../../test/support/quick.js';
import { controlBlock } from '../fuse/arena.js';
import { planProgram } from '../fuse/plan.js';
import { add, cast, defineOpaque, i32, mul, type Program, program, store, sum } from '../kernel/index.js';
import { builtinPrograms, fieldPass, fieldPassBatch, fieldPassReductions } from '../programs/index.js';
import { type CudaOptions, emitCuda, emitMember } from './cuda.js';

type Fusion = 'full' | 'none';

function emit(given: Program, fusion: Fusion, options: CudaOptions = {}) {
  const { program: planned, plan } = planProgram(given, { fusion, target: 'cuda' });
  return emitCuda(planned, plan, controlBlock(planned), options);
}

/** The function of the first stage. */
function stageText(given: Program): string {
  const { text } = emit(given, 'none');
  return text.slice(text.indexOf('__device__ __forceinline__ void stage_0'), text.indexOf('\n\nextern "C"'));
}

describe('generated text', () => {
  it.each(builtinPrograms)(
    'is the same whether or not stages were written before under other names: $name',
    (given) => {
      const texts = (before: readonly string[]): string[] => {
        const { program: planned, plan } = planProgram(given.build(), { fusion: 'full', target: 'cuda' });
        const control = controlBlock(planned);
        for (const prefix of before) emitMember(planned, plan, control, prefix);
        const { text } = emitCuda(planned, plan, control, { launchesOnly: true });
        return [text, emitMember(planned, plan, control, 'p1_').functions];
      };
      const alone = texts([]);
      expect(texts(['p0_', 'p7_'])).toEqual(alone);
      expect(alone.join().includes('\u0001')).toBe(false);
      expect(alone[1].includes('void p1_stage_0(') || given.name === 'empty').toBe(true);
    },
  );

  it('writes a map as one thread an element', () => {
    const text = stageText(
      program('saxpy', (b) => {
        const batch = b.symbol('batch', 1, 64);
        const x = b.input('x', 'f32', [batch, 6]);
        const gain = b.parameter('gain', 'f32', 2);
        b.map('scale', b.output('y', 'f32', [batch, 6]), ([i, k]) => add(mul(x.clamp(i, add(k, 1)), gain), 1));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "__device__ __forceinline__ void stage_0(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
        const int lane = threadIdx.x & 31;
        const int warp = threadIdx.x >> 5;
        const int n_batch = (int)arena[9];
        float* const t_y = (float*)(arena + arena[12]);
        float* const t_x = (float*)(arena + arena[11]);
        const float p_gain = ((float*)(arena + 10u))[0];
        const int end0 = ((n_batch * 6) + 255) / 256;
        for (int turn = block; turn < end0; turn += blocks) {
          const int unit0 = turn * 256 + threadIdx.x;
          if (unit0 < (n_batch * 6)) {
            const int i1 = (int)((unsigned int)unit0 % (unsigned int)6);
            const int i0 = (int)((unsigned int)unit0 / (unsigned int)6);
            t_y[i0 * 6 + i1] = __fmaf_rn(t_x[i0 * 6 + min_i32((i1 + 1), (6 - 1))], p_gain, 1.0f);
          }
        }
      }"
    `);
  });

  it('writes a long sum as one warp a row, in the order of the tree', () => {
    const text = stageText(
      program('total', (b) => {
        const x = b.input('x', 'f32', [3, 200]);
        b.reduce('total', b.output('y', 'f32', [3]), ([i]) => sum([200], ([k]) => x.at(i, k)));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "__device__ __forceinline__ void stage_0(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
        const int lane = threadIdx.x & 31;
        const int warp = threadIdx.x >> 5;
        float* const t_y = (float*)(arena + arena[10]);
        float* const t_x = (float*)(arena + arena[9]);
        const int end0 = (3 + 7) / 8;
        for (int turn = block; turn < end0; turn += blocks) {
          const int unit0 = turn * 8 + warp;
          if (unit0 < 3) {
            float s0 = 0.0f;
            float e1[7];
            #pragma unroll
            for (int b0 = 0; b0 < 200; b0 += 32) {
              const int x0 = b0 + lane;
              float e0 = 0.0f;
              if (x0 < 200) {
                const float v0 = t_x[unit0 * 200 + x0];
                e0 = v0;
              }
              e1[((int)((unsigned int)b0 / (unsigned int)32))] = e0;
            }
            #pragma unroll
            for (int b0 = 0; b0 < 200; b0 += 32) {
              s0 = __fadd_rn(s0, e1[((int)((unsigned int)b0 / (unsigned int)32))]);
              const float o0 = __shfl_down_sync(~0u, e1[((int)((unsigned int)b0 / (unsigned int)32))], 16);
              s0 = __fadd_rn(s0, o0);
            }
            const float o1 = __shfl_down_sync(~0u, s0, 8);
            s0 = __fadd_rn(s0, o1);
            const float o2 = __shfl_down_sync(~0u, s0, 4);
            s0 = __fadd_rn(s0, o2);
            const float o3 = __shfl_down_sync(~0u, s0, 2);
            s0 = __fadd_rn(s0, o3);
            const float o4 = __shfl_down_sync(~0u, s0, 1);
            s0 = __fadd_rn(s0, o4);
            const float o5 = __shfl_sync(~0u, s0, 0);
            __syncwarp();
            if (lane == 0u) {
              t_y[unit0] = o5;
            }
          }
        }
      }"
    `);
  });

  it('lets phases that store to different parts of a tensor stand together', () => {
    const parts = (second: number) =>
      program('parts', (b) => {
        const x = b.input('x', 'f32', [8, 48]);
        const y = b.state('y', 'f32', [8, 96]);
        const power = b.output('power', 'f32', [8]);
        b.map('first', [8, 48], ([n, i]) => [store(y, [n, i], mul(x.at(n, i), 2))]);
        b.map('second', [8, 40], ([n, i]) => [store(y, [n, add(i, second)], x.at(n, i))]);
        b.reduce('measure', power, ([n]) => sum([96], ([i]) => mul(y.at(n, i), y.at(n, i))));
      });
    const waits = (second: number): number => emit(parts(second), 'full').text.split('__syncwarp();\n').length;
    expect(waits(48)).toBe(waits(47) - 1);
  });

  it('says which kernels a step launches, and which run again', () => {
    const { launches, syncWords, text } = emit(
      builtinPrograms.find(({ name }) => name === 'beliefUpdate')?.build() as Program,
      'none',
    );
    const show = (steps: typeof launches): unknown[] =>
      steps.map((step) => (step.kind === 'repeat' ? [step.max, show(step.body)] : step.kernel));
    expect(show(launches)).toMatchInlineSnapshot(`
      [
        "launch_0",
        "begin_1",
        [
          16,
          [
            "launch_1",
            "launch_2",
            "launch_3",
            "launch_4",
            "launch_5",
            "launch_6",
            "launch_7",
            "next_0",
          ],
        ],
        "launch_8",
      ]
    `);
    // The first kernel notes the next cycle behind barrier and guard, and the last one makes it the count; then come the steps.
    expect(syncWords).toBe(4);
    expect(text).toContain('if (blockIdx.x == 0 && threadIdx.x == 0) sync[2] = cycle + 1u;');
    expect(text).toContain('const unsigned int cycle = sync[2] - 1u;');
  });

  it('asks for a flag in each stage, and keeps it by a kernel only where a stage inside writes it', () => {
    const gated = (writes: boolean) =>
      program('gated', (b) => {
        const x = b.input('x', 'f32', [8]);
        const flag = b.state('flag', 'i32', []);
        const y = b.state('y', 'f32', [8]);
        b.when('due', flag, () => {
          b.map('keep', y, ([i]) => x.at(i));
          if (writes) b.map('clear', flag, () => i32(0));
        });
      });
    const kernels = (writes: boolean) =>
      emit(gated(writes), 'none').launches.map((step) => (step.kind === 'repeat' ? '' : step.kernel));
    expect(kernels(false)).toEqual(['launch_0', 'finish']);
    expect(emit(gated(false), 'none').text).toContain('if (!((arena[arena[10]] != 0u))) return;');
    expect(kernels(true)).toEqual(['when_0', 'launch_0', 'launch_1', 'finish']);
    expect(emit(gated(true), 'none').text).toContain('if (!((sync[1] != 0u))) return;');
  });

  it('gives outputs as soon as no stage writes one any more', () => {
    const tail = (writesOutput: boolean): Program =>
      program('tail', (b) => {
        const x = b.input('x', 'f32', [8]);
        const flag = b.state('flag', 'i32', []);
        const kept = b.state('kept', 'f32', [8]);
        const y = b.output('y', 'f32', [8]);
        b.map('answer', y, ([i]) => add(x.at(i), 1));
        b.when('keeping', flag, () => {
          b.map('keep', writesOutput ? y : kept, ([i]) => mul(x.at(i), 2));
        });
      });
    expect([false, true].map((writes) => emit(tail(writes), 'none').ports.outputsBehind)).toEqual([1, 2]);
  });

  it('says that a step is done behind its last launch where there are no outputs', () => {
    const { launches, ports } = emit(
      program('silent', (b) => {
        const kept = b.state('kept', 'f32', [8], { buffered: true });
        b.map('keep', kept.next, ([i]) => mul(kept.at(i), 2));
      }),
      'none',
    );
    expect(ports.outputsBehind).toBe(launches.length);
    expect(launches.length).toBeGreaterThan(0);
  });

  it('puts phases of a chain together that do not wait for each other, and folds once for all rows with all warps', () => {
    const { text } = emit(
      program('chain', (b) => {
        const n = b.symbol('n', 1, 64);
        const x = b.input('x', 'f32', [n, 600]);
        const first = b.output('first', 'f32', [n, 600]);
        const second = b.output('second', 'f32', [n, 600]);
        const other = b.output('other', 'f32', [n, 3]);
        b.map('one', first, ([i, k]) => add(x.at(i, k), 1));
        b.map('two', second, ([i, k]) => mul(first.clamp(i, add(k, 1)), 2));
        b.map('three', other, ([i, k]) =>
          mul(
            sum([512], ([j]) => x.at(i, j)),
            add(cast(k, 'f32'), 1),
          ),
        );
        const all = b.output('all', 'f32', [n]);
        b.map('last', all, ([i]) => add(second.at(i, 0), other.at(i, 2)));
      }),
      'full',
    );
    const body = text.slice(text.indexOf('void stage_0'), text.indexOf('\n\nextern "C"'));
    const places = ['t_first[unit0', '((float*)shared)[', 't_other[unit0', 't_second[unit0', 't_all[unit0'].map(
      (part) => body.indexOf(part),
    );
    expect(places.every((at) => at >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    // Two chunks of 256: each of its loops is as long as the text says, so that its loads lie in flight together.
    expect(body).toContain('b0 < 256; b0 += 32');
  });

  it('is the same every time and depends on no binding', () => {
    for (const { build } of builtinPrograms) expect(emit(build(), 'full').text).toBe(emit(build(), 'full').text);
  });

  it.each([
    ['f64', ' / 2u;'],
    ['f32', ';'],
    ['f16', ' * 2u;'],
    ['f8e4m3', ' * 4u;'],
  ] as const)('tells a hand-written body where a tensor of %s begins, in elements', (dtype, scale) => {
    const body = `told-${dtype}`;
    defineOpaque({ body, reference: (_call, [from], [to]) => to.set(from), cuda: () => 'move(read_0);' });
    const given = program('told', (b) => {
      b.opaque('move', body, { reads: [b.input('x', dtype, [4])], writes: [b.output('y', dtype, [4])] });
    });
    const [line] = emit(given, 'none')
      .text.split('\n')
      .filter((text) => text.includes('int read_0 ='));
    expect(line.replace(/^.*control\[\d+\]|^.*\]/, '')).toBe(scale);
  });

  it('refuses an opaque op that has no CUDA body', () => {
    defineOpaque({ body: 'hostOnly', reference: (_call, [from], [to]) => to.set(from) });
    const given = program('strange', (b) => {
      const x = b.input('x', 'f32', [4]);
      b.opaque('move', 'hostOnly', { reads: [x], writes: [b.output('y', 'f32', [4])] });
    });
    expect(() => emit(given, 'none')).toThrowError(/opaque move: hostOnly has no CUDA body/);
  });
});

describe.skipIf(!hasNvcc)('compiled by nvcc for sm_90', () => {
  it.skipIf(isQuick)('every built-in program spills nothing', { timeout: 900_000 }, async () => {
    const texts = builtinPrograms.map(
      ({ name, build }, i) => emit(build(), 'full', { prefix: `${name}_`, withoutPrelude: i > 0 }).text,
    );
    const kernels = await compileByNvcc(texts.join('\n'));
    expect(kernels.filter(({ kernel }) => kernel.endsWith('all_stages'))).toHaveLength(builtinPrograms.length);
    expect(kernels.filter(({ spilled }) => spilled > 0)).toEqual([]);
  });

  it('field passes at full size spill nothing and leave room for other blocks', { timeout: 900_000 }, async () => {
    const most: [string, Program, number][] = [
      ['plain', fieldPass(32), 64],
      ['batch', fieldPassBatch(32, 64), 48],
      ['wide', fieldPassBatch(32, 48, 26, 'wrap'), 64],
      ['reductions', fieldPassReductions(32), 128],
    ];
    const texts = most.map(
      ([name, given], i) => emit(given, 'full', { prefix: `${name}_`, withoutPrelude: i > 0 }).text,
    );
    const kernels = await compileByNvcc(texts.join('\n'));
    expect(kernels.filter(({ spilled }) => spilled > 0)).toEqual([]);
    for (const [name, , registers] of most)
      expect(kernels.find(({ kernel }) => kernel === `${name}_launch_0`)?.registers).toBeLessThanOrEqual(registers);
  });
});
