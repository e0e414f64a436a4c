/**
 * The CUDA device without a GPU. Without a driver it says why it is not there. With the stand-in for NVIDIA's libraries
 * (fake/, built here by g++) the whole way is real but for the machine: foreign calls, compilation of the generated text,
 * every thread of every kernel, barriers, transfers. So the shared contract and the built-in programs run bit for bit.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import type { StageTuning } from '../../emit/cuda.js';
import {
  abs,
  add,
  argmax,
  type Bindings,
  bitAnd,
  bitcast,
  cast,
  count,
  cycle,
  div,
  type ErrorCode,
  type Expr,
  eq,
  floor,
  gt,
  isFinite,
  minimum,
  mul,
  neg,
  noiseWords,
  normal,
  type Program,
  program,
  select,
  store,
  sub,
  sum,
  tanh,
} from '../../kernel/index.js';
import {
  builtinPrograms,
  fieldPassBatch,
  fieldPassReductions,
  fieldPassSmallOps,
  stageChain,
  trialOf,
} from '../../programs/index.js';
import { completeTrial } from '../../random/index.js';
import { compareWithReference } from '../compare.js';
import { describeDevice } from '../contract.js';
import { type CudaDevice, type CudaOptions, createCuda, cudaAvailable } from './cuda.js';
import type { CudaMemory } from './memory.js';

describe('without a driver', () => {
  const libraries = { driver: '/nowhere/libcuda.so.1' };

  it('says that it is not available, and why', async () => {
    const { available, reason } = await cudaAvailable({ libraries });
    expect(available).toBe(false);
    expect(reason).toMatch(/^cuda: no driver library \(\/nowhere\/libcuda\.so\.1: .*\)\. Install NVIDIA's driver/);
  });

  it('is refused with a code', async () => {
    await expect(createCuda({ libraries })).rejects.toMatchObject({ code: 'device-unavailable' });
  });
});

const hasCompiler = spawnSync('g++', ['--version']).status === 0;
if (!hasCompiler) console.warn('SKIPPED: g++ is not on the PATH: generated CUDA is not run on the processor here.');

describe.skipIf(!hasCompiler)('on the stand-in for a GPU', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-fake-cuda-'));
  const library = path.join(folder, 'libfake.so');
  const libraries = { driver: library, nvrtc: library, roundsTwice: true };
  // A busy processor is slower to end the stand-in's threads than a GPU is.
  const open = (): Promise<CudaDevice> => createCuda({ libraries, persistent: { graceMs: 10_000 } });

  beforeAll(() => {
    const source = path.join(import.meta.dirname, 'fake');
    copyFileSync(path.join(source, 'device.h'), path.join(folder, 'device.h'));
    const options = ['-shared', '-fPIC', '-O2', '-pthread', '-U_FORTIFY_SOURCE', '-o', library];
    execFileSync('g++', [...options, path.join(source, 'driver.cpp'), '-ldl']);
    process.env.FAKE_CUDA_FLAGS = '-O0';
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describeDevice('cuda', open, {
    runner: { describe, test, beforeAll, afterAll },
    fusions: ['full'],
    executors: ['graph', 'persistent'],
  });

  describe('programs', () => {
    let device: CudaDevice;
    beforeAll(async () => {
      device = await open();
    });
    afterAll(() => device.close());

    const quick = ['vectorChain', 'beliefUpdate', 'ringMemory', 'doublePrecision', 'permuted', 'mirrored'];
    it.each(quick)('%s has the bits of the reference', async (name) => {
      const builtin = builtinPrograms.find((one) => one.name === name);
      if (builtin === undefined) throw new Error(`no program ${name}`);
      for (const fusion of ['full', 'none'] as const) {
        for (const executor of device.description.capabilities.executors)
          expect(await compareWithReference(device, trialOf(builtin), { fusion, executor })).toMatchObject({
            where: '',
          });
      }
    });

    it.each([
      [4, 4],
      [8, 64],
      [32, 64],
      [64, 128],
    ])('long sums and scans follow a tree of %i lanes and chunks of %i', async (lanes, chunk) => {
      const trial = completeTrial(longProgram(lanes, chunk), { length: 531 }, 3, 1);
      for (const executor of device.description.capabilities.executors)
        expect(await compareWithReference(device, trial, { executor })).toMatchObject({ where: '' });
    });

    it.each<[string, Program, Bindings]>([
      ['four elements a thread', wideProgram(), {}],
      ['a march over squares, 26 neighbours and a wrapping border', fieldPassBatch(12, 48, 26, 'wrap'), { batch: 1 }],
      ['a march behind a prologue', fieldPassSmallOps(11), {}],
      ['a march behind a prologue for each brain', gainProgram(), { batch: 3 }],
      ['rows of voxels whose lanes share what was hoisted, a block for some', voxelProgram(16), { batch: 2 }],
      ['rows of voxels whose lanes share what was hoisted, a warp for each', voxelProgram(32), { batch: 3 }],
      ['rows of voxels that are cut for warps', voxelProgram(64), { batch: 1 }],
      ['pairs with neighbours on all sides', pairsProgram(), { batch: 2 }],
      ['short sums of nothing but negative zeros', zerosProgram(), {}],
      ['a bank that all brains share', bankProgram(true), { batch: 11, rows: 75 }],
      ['a bank that many brains share, in tiles', bankProgram(true), { batch: 19, rows: 75 }],
      ['such a bank where the order of additions shows', bankProgram(true, false), { batch: 19, rows: 75 }],
      ['a bank for each brain', bankProgram(false), { batch: 2, rows: 40 }],
      ['few long sums that begin before many rows, and a map of four elements a thread', besideProgram(), { batch: 2 }],
      ['folds down columns within a chunk of the tree', poolProgram(8), { batch: 2 }],
      ['folds down columns over two chunks', poolProgram(16), { batch: 2 }],
      ['folds of a chunk each with the map before them, 16 lanes', chunksProgram(16), {}],
      ['folds of a chunk each with the map before them, 32 lanes', chunksProgram(32), {}],
    ])('where a field is large: %s', async (_, given, symbols) => {
      const trial = completeTrial(given, symbols, 2, 1);
      for (const executor of ['launch', 'persistent'])
        expect(await compareWithReference(device, trial, { executor })).toMatchObject({ where: '' });
    });

    it('a reduction over a whole field is cut into chunks, fused or not', async () => {
      const trial = completeTrial(fieldPassReductions(8), { batch: 2 }, 2, 1);
      for (const fusion of ['full', 'none'] as const)
        expect(await compareWithReference(device, trial, { fusion, executor: 'graph' })).toMatchObject({ where: '' });
    });
  });

  describe('the persistent kernel', () => {
    const inputs = { x: Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8) };

    it('holds several programs, which are stepped in turns, and forgets one that is closed', async () => {
      const device = await open();
      const sessions = [];
      for (let i = 0; i < 3; i += 1) sessions.push(await device.load(sumProgram(), { executor: 'persistent' }));
      for (let round = 0; round < 3; round += 1)
        for (const session of sessions) expect(session.stepSync(inputs).y[0]).toBe(36);
      await sessions[1].close();
      expect(sessions[2].stepSync(inputs).y[0]).toBe(36);
      const [a, b] = await Promise.all([sessions[0].step(inputs), sessions[2].step(inputs)]);
      expect([a.y[0], b.y[0]]).toEqual([36, 36]);
      await device.close();
    });

    it('leaves by itself when nothing comes, and is launched again', async () => {
      const device = await createCuda({ libraries, persistent: { idleMs: 20 } });
      const session = await device.load(sumProgram(), { executor: 'persistent' });
      session.stepSync(inputs);
      const manifold = device.manifold();
      const before = manifold.launchCount;
      while (manifold.health().reason !== 2) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(session.stepSync(inputs).y[0]).toBe(36);
      expect(manifold.launchCount).toBe(before + 1);
      await device.close();
    });

    it.each(['graph', 'launch', 'cooperative'])('makes room for steps by %s, and comes back', async (executor) => {
      const device = await createCuda({ libraries, persistent: { idleMs: 60_000, leaseMs: 60_000 } });
      const resident = await device.load(sumProgram(), { executor: 'persistent' });
      const other = await device.load(sumProgram(), { executor });
      const manifold = device.manifold();
      const isThere = (): boolean => !manifold.mailbox.exited;
      for (let round = 0; round < 3; round += 1) {
        expect(resident.stepSync(inputs).y[0]).toBe(36);
        expect(isThere()).toBe(true);
        // A step under way is finished first.
        const underWay = resident.step(inputs);
        expect(other.stepSync(inputs).y[0]).toBe(36);
        expect(isThere()).toBe(false);
        expect((await underWay).y[0]).toBe(36);
      }
      resident.stepSync(inputs);
      await other.profile(1);
      expect(isThere()).toBe(false);
      await device.close();
    });

    it('gives up a command that takes too long; the session says so, and the device goes on', async () => {
      const device = await createCuda({ libraries, persistent: { deadlineMs: 30, graceMs: 10_000 } });
      const session = await device.load(endlessProgram(), { executor: 'persistent' });
      expect(() => session.stepSync()).toThrowError(expect.objectContaining({ code: 'step-timeout' }));
      await session.close();
      const other = await device.load(sumProgram(), { executor: 'persistent' });
      expect(other.stepSync(inputs).y[0]).toBe(36);
      await device.close();
    });

    it('times its stages by its own clock, and steps as it does so', async () => {
      const device = await open();
      const session = await device.load(stageChain(3, 64), { executor: 'persistent', fusion: 'none' });
      const times = await session.profile(2);
      expect(times.map(({ calls }) => calls)).toEqual([2, 2, 2]);
      for (const { totalMs } of times) expect(totalMs).toBeGreaterThan(0);
      expect(session.cycle).toBe(2);
      session.stepSync();
      expect(session.cycle).toBe(3);
      await device.close();
    });

    it('answers echoes with their own words, in order', async () => {
      const device = await open();
      await device.load(sumProgram(), { executor: 'persistent' });
      const manifold = device.manifold();
      for (let i = 1; i < 20; i += 1) {
        const sequence = manifold.post('echo', 0, i * 7, i * 13);
        manifold.wait(sequence);
        expect(manifold.mailbox.completion(sequence)).toMatchObject({ stepsDone: i * 13, stageReached: i * 7 });
      }
      await device.close();
    });
  });

  describe('tuning', () => {
    const trial = completeTrial(layoutsProgram(), {}, 2, 1);
    /** A clock on which exactly these sizes halve the time of every stage; and how often it was looked at. */
    const favour = (wanted: Partial<StageTuning>, looks: string[] = []): CudaOptions['tuning'] => ({
      budgetMs: 600_000,
      open: async (tuning) => ({
        time: () => {
          looks.push('time');
          return tuning.map((one) => 100 * 0.5 ** common(one, wanted));
        },
        result: () => undefined,
        close: () => undefined,
      }),
    });
    const common = (tuning: StageTuning, wanted: Partial<StageTuning>): number =>
      Object.entries(wanted).filter(([key, size]) => tuning[key as keyof StageTuning] === size).length;

    it.each<Partial<StageTuning>>([
      { threads: 128, width: 2, march: 4, keptBlocks: 2, residentThreads: 1024 },
      { threads: 512, march: 16, together: 2, gather: 256, keptBlocks: 8 },
    ])('%o changes no bit', async (wanted) => {
      const device = await createCuda({ libraries, tune: true, tuning: favour(wanted) });
      const session = await device.load(trial.program);
      expect(session.tuned).toMatchObject({ from: 'measured', notes: [], tuning: [{ march: wanted.march }] });
      await session.close();
      for (const executor of ['graph', 'persistent'])
        expect(await compareWithReference(device, trial, { executor })).toMatchObject({ where: '' });
      await device.close();
    });

    it('measures on the stand-in itself, where no layout is faster, and leaves the session as it begins', async () => {
      const device = await createCuda({ libraries, tune: true, tuning: { mostCandidates: 1 } });
      const session = await device.load(sumProgram());
      expect(session.tuned).toMatchObject({ from: 'measured', notes: [], tuning: undefined });
      expect(session.cycle).toBe(0);
      expect(session.stepSync({ x: Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8) }).y[0]).toBe(36);
      await device.close();
    });

    it('is asked for once, kept on disk, used unasked, left out on request, and passed over where it is damaged', async () => {
      const kept = path.join(folder, 'tuned');
      const looks: string[] = [];
      const tuning = { ...favour({ threads: 128 }, looks), folder: kept };
      const device = await createCuda({ libraries, tuning });
      const from = async (tune?: boolean): Promise<string> => {
        const session = await device.load(sumProgram(), { executor: 'graph', ...(tune === undefined ? {} : { tune }) });
        await session.close();
        return session.tuned.from;
      };
      expect([await from(), looks.length]).toEqual(['plain', 0]);
      expect(await from(true)).toBe('measured');
      const times = looks.length;
      expect(times).toBeGreaterThan(0);
      expect([await from(true), await from(), await from(false)]).toEqual(['stored', 'stored', 'plain']);
      expect(looks).toHaveLength(times);
      const [file] = readdirSync(kept);
      writeFileSync(path.join(kept, file), 'nonsense');
      const words: string[] = [];
      const listen = ({ message }: Error): void => void words.push(message);
      process.on('warning', listen);
      expect(await from()).toBe('plain');
      await new Promise(setImmediate);
      process.off('warning', listen);
      expect(words.filter((word) => word.includes('damaged'))).toHaveLength(1);
      await device.close();
    });
  });

  describe('errors of the driver', () => {
    afterEach(() => {
      delete process.env.FAKE_CUDA_FAIL;
    });

    it.each<[string, ErrorCode]>([
      ['cuInit:100', 'device-unavailable'],
      ['cuInit:34', 'device-unavailable'],
      ['cuDevicePrimaryCtxRetain:2', 'out-of-memory'],
    ])('%s while the device is made is %s', async (failure, code) => {
      process.env.FAKE_CUDA_FAIL = failure;
      await expect(open()).rejects.toMatchObject({ code });
    });

    it.each<[string, ErrorCode]>([
      ['cuMemAlloc_v2:2', 'out-of-memory'],
      ['cuMemAllocHost_v2:2', 'out-of-memory'],
      ['cuModuleLoadData:209', 'compile-failed'],
      ['cuModuleGetFunction:500', 'compile-failed'],
    ])('%s while a program is loaded is %s, and the next load works', async (failure, code) => {
      const device = await open();
      process.env.FAKE_CUDA_FAIL = failure;
      await expect(device.load(sumProgram())).rejects.toMatchObject({ code });
      delete process.env.FAKE_CUDA_FAIL;
      await (await device.load(sumProgram())).close();
      await device.close();
    });

    it('kernels behind the first of a step come in before it has ended: that failing is told, too', async () => {
      const device = await open();
      process.env.FAKE_CUDA_FAIL = 'cuLaunchKernelEx:719';
      await expect(device.load(sumProgram(), { executor: 'graph' })).rejects.toMatchObject({ code: 'device-lost' });
      delete process.env.FAKE_CUDA_FAIL;
      const session = await device.load(sumProgram(), { executor: 'graph' });
      expect(session.stepSync({ x: new Float32Array(8).fill(2) }).y).toEqual(new Float32Array([16]));
      await device.close();
    });

    it.each([4096, 4097])('a graph moves %i elements in and out by one copy each', async (length) => {
      const device = await open();
      const given = program('next', (b) => {
        const x = b.input('x', 'f32', [length]);
        b.map('next', b.output('y', 'f32', [length]), ([i]) => add(x.at(i), 1));
      });
      const session = await device.load(given, { executor: 'graph' });
      for (const first of [1, 2]) {
        const x = Float32Array.from({ length }, (_, i) => first + i);
        expect(session.stepSync({ x }).y).toEqual(x.map((value) => value + 1));
      }
      // Short outputs are told by a word of the host's memory, longer ones by the stream alone.
      const { done } = (session as unknown as { parts: { memory: CudaMemory } }).parts.memory;
      expect(done.word[0]).toBe(length === 4096 ? 2 : 0);
      // The control block comes once more, before the first step.
      expect(session.counters()).toMatchObject({ steps: 2, launches: 2, uploads: 3, downloads: 2 });
      await session.stepMany(2, { x: new Float32Array(2 * length) });
      expect((await session.step({ x: new Float32Array(length) })).y[0]).toBe(1);
      await device.close();
    });

    it.each<[string, ErrorCode]>([
      ['cuGraphLaunch:701', 'program-unsupported'],
      ['cuGraphLaunch:719', 'device-lost'],
      ['cuStreamSynchronize:700', 'device-lost'],
      ['cuMemcpyHtoDAsync_v2:700', 'device-lost'],
    ])('%s in a step is %s; a lost session stays lost', async (failure, code) => {
      const device = await open();
      const session = await device.load(sumProgram(), { executor: 'graph' });
      const inputs = { x: new Float32Array(8) };
      process.env.FAKE_CUDA_FAIL = failure;
      expect(() => session.stepSync(inputs)).toThrowError(expect.objectContaining({ code }));
      delete process.env.FAKE_CUDA_FAIL;
      if (code === 'device-lost')
        expect(() => session.stepSync(inputs)).toThrowError(expect.objectContaining({ code }));
      else session.stepSync(inputs);
      await device.close();
    });
  });
});

function sumProgram(): Program {
  return program('sum', (b) => {
    const x = b.input('x', 'f32', [8]);
    b.reduce('sum', b.output('y', 'f32', []), () => sum([8], ([i]) => x.at(i)));
  });
}

function longProgram(lanes: number, chunk: number): Program {
  const build = (b: Parameters<Parameters<typeof program>[1]>[0]): void => {
    const length = b.symbol('length', 0, 100_000);
    const x = b.input('x', 'f32', [3, length]);
    const y = b.input('y', 'f64', [length]);
    b.reduce('rows', b.output('rowSums', 'f32', [3]), ([i]) => sum([length], ([k]) => x.at(i, k)));
    b.reduce('all', b.output('total', 'f64', []), () => sum([length], ([k]) => y.at(k)));
    b.scan('walk', b.output('walked', 'f32', [3, length]), 'sum', ([i, k]) => x.at(i, k));
  };
  return program('long', build, { tree: { lanes, chunk } });
}

function wideProgram(): Program {
  return program('wide', (b) => {
    const x = b.input('x', 'f32', [64, 32, 64]);
    const weights = b.input('weights', 'f32', [64]);
    b.map('scale', b.output('y', 'f32', [64, 32, 64]), ([i, j, k]) => mul(x.clamp(i, j, k), weights.at(k)));
  });
}

/** A gain for each brain, prepared before the pass that uses it. */
function gainProgram(): Program {
  return program('gains', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const field = b.state('field', 'f32', [batch, 16, 8, 8, 64], { buffered: true, initial: 0.5 });
    const sensed = b.input('sensed', 'f32', [batch, 20]);
    const gain = b.scratch('gain', 'f32', [batch]);
    b.reduce('measure', gain, ([brain]) => sum([20], ([i]) => sensed.at(brain, i)));
    b.map('evolve', field.next, ([brain, x, y, z, c]) =>
      add(mul(field.clamp(brain, add(x, 1), y, z, c), gain.at(brain)), field.clamp(brain, add(x, -1), y, add(z, 1), c)),
    );
  });
}

/** Lanes of a voxel: tables by lane, neighbours beyond the border, a coarser pattern, noise, and a fold for each voxel. */
function voxelProgram(edge: number): Program {
  return program('voxels', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const field = b.state('field', 'f32', [batch, 3, 8, edge, 16, 2], {
      buffered: true,
      initial: 0.5,
      layout: [0, 1, 2, 3, 5, 4],
    });
    const memory = b.state('memory', 'f32', [batch, 3, 8, edge, 16]);
    const pattern = b.input('pattern', 'f16', [batch, 3, 4, edge / 2, 16]);
    const table = b.input('table', 'f32', [16, 2]);
    const words = { seed: 1, brain: 0, cycle, stream: 0 };
    b.map('evolve', [batch, 3, 8, edge, 16], ([n, x, y, z, j]) => {
      const at = (i: Expr, k: Expr, l: Expr): Expr => field.clamp(n, i, k, l, j, 0);
      const voxel = tanh(sum([16], ([c]) => mul(table.at(c, 1), field.at(n, x, y, z, c, 1))));
      const pairs = add(at(add(x, 1), y, z), at(x, sub(y, 1), z), at(x, add(y, 1), z), at(x, y, sub(z, 1)));
      const number = cast(add(mul(add(mul(add(mul(x, 8), y), edge), z), 16), j), 'u32');
      const value = add(mul(voxel, pairs), mul(normal(noiseWords(words), number), table.at(j, 0)));
      const coarse = pattern.at(n, x, div(y, 2), div(z, 2), j);
      return [
        store(field.next, [n, x, y, z, j, 0], select(isFinite(value), value, 0)),
        store(field.next, [n, x, y, z, j, 1], mul(at(x, y, add(z, 1)), voxel)),
        store(
          memory,
          [n, x, y, z, j],
          add(mul(memory.at(n, x, y, z, j), 0.5), sub(coarse, voxel), field.at(n, x, y, z, 3, 1)),
        ),
      ];
    });
  });
}

/** Both channels of a lane are always taken together, and what a lane does is chosen by its number. */
function pairsProgram(): Program {
  return program('pairs', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const shape = [batch, 3, 4, 32, 16, 2];
    const field = b.state('field', 'f32', shape, { buffered: true, initial: 0.5, layout: [0, 1, 2, 3, 5, 4] });
    const [table, given] = [b.input('table', 'f32', [16, 2]), b.input('given', 'f32', [batch, 3, 4, 32, 16, 2])];
    b.map('grow', [batch, 3, 4, 32, 16], ([n, x, y, z, j]) => {
      const voxel = tanh(sum([2, 16], ([h, c]) => mul(table.at(c, h), field.at(n, x, y, z, c, h))));
      const valueOf = (half: 0 | 1): Expr => {
        const at = (i: Expr, k: Expr, l: Expr): Expr => field.clamp(n, i, k, l, j, half);
        const far = add(at(add(x, 1), y, z), mul(at(sub(x, 1), y, z), 2), mul(at(x, add(y, 1), z), 3));
        const near = add(mul(at(x, sub(y, 1), z), 5), mul(at(x, y, add(z, 1)), 7), mul(at(x, y, sub(z, 1)), 11));
        const sign = select(eq(bitAnd(j, 1), 1), voxel, neg(voxel));
        return add(mul(sign, add(far, near), 0.01), given.at(n, x, y, z, j, half));
      };
      return ([0, 1] as const).map((half) => store(field.next, [n, x, y, z, j, half], valueOf(half)));
    });
  });
}

/** Zeros keep their sign in a sum only where all of them and what it begins with are negative: so never. */
function zerosProgram(): Program {
  return program('zeros', (b) => {
    const x = b.input('x', 'f32', [8, 8, 32, 16]);
    const [y, bits] = [b.output('y', 'f32', [8, 8, 32, 16]), b.output('bits', 'u32', [8, 8, 32, 16])];
    b.map('add', [8, 8, 32, 16], ([i, k, z, j]) => {
      const zero = (c: Expr): Expr => neg(abs(mul(x.at(i, k, z, c), 0)));
      const [few, more] = [sum([16], ([c]) => zero(c)), sum([2, 16], ([h, c]) => mul(zero(c), cast(add(h, 1), 'f32')))];
      return [
        store(y, [i, k, z, j], add(tanh(more), x.at(i, k, z, j))),
        store(bits, [i, k, z, j], bitcast(few, 'u32')),
      ];
    });
  });
}

/** The five best rows of a bank for each query, with empty rows and many ties if wanted; and the eight weakest rows of all. */
function bankProgram(isShared: boolean, hasTies = true): Program {
  return program('bank', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const rows = b.symbol('rows', 1, 20_000);
    const own = isShared ? [] : [batch];
    const bank = b.input('bank', 'f32', [...own, rows, 512]);
    const strength = b.input('strength', 'f32', [...own, rows]);
    const query = b.input('query', 'f32', [batch, 512]);
    const whole = (value: Expr): Expr => (hasTies ? floor(value) : value);
    b.topk('recall', {
      outer: [batch],
      over: rows,
      k: 5,
      value: ([n], r) =>
        sum([512], ([k]) => mul(whole(mul(bank.at(...(isShared ? [] : [n]), r, k), 1.02)), whole(query.at(n, k)))),
      where: ([n], r) => gt(strength.at(...(isShared ? [] : [n]), r), -0.5),
      values: b.output('match', 'f32', [batch, 5]),
      indices: b.output('row', 'i32', [batch, 5]),
    });
    if (!isShared) return;
    b.topk('weakest', {
      outer: [],
      over: rows,
      k: 8,
      largest: false,
      value: (_, r) => floor(mul(strength.at(r), 9)),
      values: b.output('least', 'f32', [8]),
      indices: b.output('victim', 'i32', [8]),
    });
  });
}

/** Parts of a stage: as many rows as make blocks wait for places, a short map, and some sums for each of the batch. */
function besideProgram(): Program {
  return program('beside', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const [rows, long] = [b.input('rows', 'f32', [batch, 76_800, 3]), b.input('long', 'f32', [batch, 300])];
    const table = b.state('table', 'f32', [batch, 200, 200], { initial: 0.25 });
    b.reduce('each', b.output('each', 'f32', [batch, 76_800]), ([n, i]) => sum([3], ([k]) => rows.at(n, i, k)));
    b.map('shrink', table, ([n, i, j]) => mul(add(table.at(n, i, j), mul(long.at(n, i), long.at(n, j))), 0.75));
    b.reduce('whole', b.output('whole', 'f32', [batch, 20]), ([n, i]) =>
      sum([300], ([k]) => mul(floor(long.at(n, k)), cast(i, 'f32'))),
    );
  });
}

/** Cells of a field for each channel: sums, extremes, counts and places. */
function poolProgram(rows: number): Program {
  return program('pool', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const field = b.input('field', 'f32', [batch, rows, 30, 32]);
    const over = (n: Expr, c: Expr, fold: typeof sum): Expr => fold([rows, 30], ([x, y]) => field.at(n, x, y, c));
    b.reduce('pool', [batch, 32], ([n, c]) => [
      store(b.output('sums', 'f32', [batch, 32]), [n, c], div(over(n, c, sum), 480)),
      store(b.output('least', 'f32', [batch, 32]), [n, c], over(n, c, minimum)),
      store(
        b.output('loud', 'i32', [batch, 32]),
        [n, c],
        count([rows, 30], ([x, y]) => gt(field.at(n, x, y, c), 0.5)),
      ),
      store(b.output('peak', 'i32', [batch, 32]), [n, c], over(n, c, argmax)),
    ]);
  });
}

/** A map with neighbours, and what becomes of each of its many small cells. */
function chunksProgram(lanes: number): Program {
  return program(
    'chunks',
    (b) => {
      const field = b.state('field', 'f32', [32, 64, 4, 16], { buffered: true, initial: 0.25 });
      const cell = b.input('cell', 'f32', [32, 64]);
      b.map('mix', field.next, ([x, y, z, c]) => {
        const at = (i: Expr, j: Expr): Expr => field.clamp(i, j, z, c);
        const across = add(at(add(x, 1), y), at(sub(x, 1), y));
        return add(mul(add(across, add(at(x, add(y, 1)), at(x, sub(y, 1)))), 0.3), mul(cell.at(x, y), cast(c, 'f32')));
      });
      const over = (fold: typeof sum, [x, y]: readonly Expr[]): Expr =>
        fold([4, 16], ([z, c]) => field.next.at(x, y, z, c));
      const shape = [32, 64];
      b.reduce('total', b.output('totals', 'f32', shape), (at) => over(sum, at));
      b.reduce('least', b.output('leasts', 'f32', shape), (at) => over(minimum, at));
      b.reduce('place', b.output('places', 'i32', shape), (at) => over(argmax, at));
      b.reduce('loud', b.output('louds', 'i32', shape), ([x, y]) =>
        count([4, 16], ([z, c]) => gt(field.next.at(x, y, z, c), 0.5)),
      );
    },
    { tree: { lanes, chunk: 64 } },
  );
}

/** Something of everything that has a layout to be chosen: a march behind a prologue, rows in pairs, long sums, scans. */
function layoutsProgram(): Program {
  return program('layouts', (b) => {
    const field = b.state('field', 'f32', [16, 8, 8, 64], { buffered: true, initial: 0.5 });
    const sensed = b.input('sensed', 'f32', [20]);
    const gain = b.scratch('gain', 'f32', []);
    b.reduce('measure', gain, () => sum([20], ([i]) => sensed.at(i)));
    b.map('evolve', field.next, ([x, y, z, c]) =>
      add(mul(field.clamp(add(x, 1), y, z, c), gain.at()), field.clamp(add(x, -1), y, z, c)),
    );
    const cells = b.state('cells', 'f32', [32, 32, 16], { buffered: true, initial: 0.25 });
    b.map('mix', cells.next, ([v, w, c]) =>
      mul(tanh(sum([16], ([k]) => cells.at(v, w, k))), cells.clamp(v, add(w, 1), c)),
    );
    const x = b.input('x', 'f32', [3, 600]);
    b.reduce('rows', b.output('rowSums', 'f32', [3]), ([i]) => sum([600], ([k]) => x.at(i, k)));
    b.scan('walk', b.output('walked', 'f32', [3, 600]), 'sum', ([i, k]) => x.at(i, k));
  });
}

/** Many rounds of next to nothing: what a deadline is for. */
function endlessProgram(): Program {
  return program('endless', (b) => {
    const x = b.state('x', 'f32', [8], { initial: 1 });
    const y = b.state('y', 'f32', [8], { initial: 1 });
    b.repeat('again', 1_000_000, () => {
      b.map('there', y, ([i]) => mul(x.wrap(add(i, 3)), 0.5));
      b.map('back', x, ([i]) => add(y.wrap(add(i, 5)), 0.5));
    });
  });
}
