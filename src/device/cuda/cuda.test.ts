/**
 * The CUDA device without a GPU. Without a driver it says why it is not there. With the stand-in for NVIDIA's libraries
 * (fake/, built here by g++) the whole way is real but for the machine: foreign calls, compilation of the generated text,
 * every thread of every kernel, barriers, transfers. So the shared contract and the built-in programs run bit for bit.
 * Each is run by one executor or a few here, and by all of them in test/long/device-contract.long.ts.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { largeFields, quickPrograms } from '../../../test/support/cuda-cases.js';
import { endlessProgram, layoutsProgram, longProgram, sumProgram } from '../../../test/support/cuda-programs.js';
import { isQuick } from '../../../test/support/quick.js';
import { hasStandIn } from '../../../test/support/stand-in.js';
import { buildStandIn, type StandIn } from '../../../test/support/stand-in-library.js';
import type { StageTuning } from '../../emit/cuda.js';
import { add, type ErrorCode, program } from '../../kernel/index.js';
import { builtinPrograms, fieldPassReductions, stageChain, trialOf } from '../../programs/index.js';
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

describe.skipIf(!hasStandIn)('on the stand-in for a GPU', () => {
  let standIn: StandIn;
  // A busy processor is slower to end the stand-in's threads than a GPU is.
  const open = (): Promise<CudaDevice> => createCuda({ libraries: standIn.libraries, persistent: { graceMs: 10_000 } });

  beforeAll(() => {
    standIn = buildStandIn();
    process.env.FAKE_CUDA_FLAGS = '-O0';
  });
  afterAll(() => standIn.remove());

  describeDevice('cuda', open, {
    runner: { describe, test, beforeAll, afterAll },
    fusions: ['full'],
    executors: ['graph'],
  });

  describe('programs', () => {
    let device: CudaDevice;
    beforeAll(async () => {
      device = await open();
    });
    afterAll(() => device.close());

    it.each(quickPrograms)('%s has the bits of the reference', async (name) => {
      const builtin = builtinPrograms.find((one) => one.name === name);
      if (builtin === undefined) throw new Error(`no program ${name}`);
      const graph = { fusion: 'none', executor: 'graph' } as const;
      for (const variant of [graph, ...device.description.capabilities.executors.map((executor) => ({ executor }))])
        expect(await compareWithReference(device, trialOf(builtin), variant)).toMatchObject({ where: '' });
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

    const fields = largeFields.filter((_, i) => !isQuick || i % 2 === 0);
    it.each(fields)('where a field is large: %s', async (_, given, symbols) => {
      const trial = completeTrial(given, symbols, 2, 1);
      expect(await compareWithReference(device, trial, { executor: 'persistent' })).toMatchObject({ where: '' });
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
      const device = await createCuda({ libraries: standIn.libraries, persistent: { idleMs: 20 } });
      const session = await device.load(sumProgram(), { executor: 'persistent' });
      session.stepSync(inputs);
      const persistentKernel = device.persistentKernel();
      const before = persistentKernel.launchCount;
      while (persistentKernel.health().reason !== 2) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(session.stepSync(inputs).y[0]).toBe(36);
      expect(persistentKernel.launchCount).toBe(before + 1);
      await device.close();
    });

    it('makes many steps without waiting for the end of the kernel', async () => {
      const device = await createCuda({
        libraries: standIn.libraries,
        persistent: { idleMs: 60_000, leaseMs: 60_000 },
      });
      const session = await device.load(sumProgram(), { executor: 'persistent' });
      const stacked = { x: Float32Array.from([...inputs.x, ...inputs.x]) };
      for (let round = 0; round < 3; round += 1) {
        expect(Array.from((await session.stepMany(2, stacked)).y)).toEqual([36, 36]);
        expect(device.persistentKernel().mailbox.exited).toBe(false);
      }
      expect(device.persistentKernel().launchCount).toBe(1);
      await device.close();
    });

    it.each(['graph', 'launch', 'cooperative'])('makes room for steps by %s, and comes back', async (executor) => {
      const device = await createCuda({
        libraries: standIn.libraries,
        persistent: { idleMs: 60_000, leaseMs: 60_000 },
      });
      const resident = await device.load(sumProgram(), { executor: 'persistent' });
      const other = await device.load(sumProgram(), { executor });
      const persistentKernel = device.persistentKernel();
      const isThere = (): boolean => !persistentKernel.mailbox.exited;
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
      const device = await createCuda({
        libraries: standIn.libraries,
        persistent: { deadlineMs: 2000, graceMs: 10_000 },
      });
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
      const persistentKernel = device.persistentKernel();
      for (let i = 1; i < 20; i += 1) {
        const sequence = persistentKernel.post('echo', 0, i * 7, i * 13);
        persistentKernel.wait(sequence);
        expect(persistentKernel.mailbox.completion(sequence)).toMatchObject({ stepsDone: i * 13, stageReached: i * 7 });
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
      { threads: 512, march: 16, gather: 256, keptBlocks: 8 },
    ])('%o changes no bit', async (wanted) => {
      const device = await createCuda({ libraries: standIn.libraries, tune: true, tuning: favour(wanted) });
      const session = await device.load(trial.program);
      expect(session.tuned).toMatchObject({ from: 'measured', notes: [], tuning: [{ march: wanted.march }] });
      await session.close();
      for (const executor of ['graph', 'persistent'])
        expect(await compareWithReference(device, trial, { executor })).toMatchObject({ where: '' });
      await device.close();
    });

    it('measures on the stand-in itself, where no layout is faster, and leaves the session as it begins', async () => {
      const device = await createCuda({ libraries: standIn.libraries, tune: true, tuning: { mostCandidates: 1 } });
      const session = await device.load(sumProgram());
      expect(session.tuned).toMatchObject({ from: 'measured', notes: [], tuning: undefined });
      expect(session.cycle).toBe(0);
      expect(session.stepSync({ x: Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8) }).y[0]).toBe(36);
      await device.close();
    });

    it('is asked for once, kept on disk, used unasked, left out on request, and passed over where it is damaged', async () => {
      const kept = path.join(standIn.folder, 'tuned');
      const looks: string[] = [];
      const tuning = { ...favour({ threads: 128 }, looks), folder: kept };
      const device = await createCuda({ libraries: standIn.libraries, tuning });
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
