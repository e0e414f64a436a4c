/**
 * Where candidates are tried: memory of its own, laid out and filled like a session's, so that trying changes nothing for
 * anybody. Inputs and states hold numbers that are neither zero nor all alike (zeros have other ways through some stages),
 * and every trial begins from the same ones.
 */
import { type CudaSource, emitCuda, type StageTuning } from '../../../emit/cuda.js';
import type { Arena } from '../../../fuse/arena.js';
import { controlBlock } from '../../../fuse/arena.js';
import type { Plan } from '../../../fuse/stage.js';
import { type Bindings, product, resolveShape } from '../../../kernel/dimension.js';
import { isNarrow } from '../../../kernel/dtype.js';
import { byteSize, createHostArray, type HostArray, type Program } from '../../../kernel/index.js';
import { encoderOf } from '../../../kernel/narrow.js';
import type { Arrays } from '../../device.js';
import { quantile } from '../../profile.js';
import type { CudaDriver } from '../driver.js';
import { type LoadedModule, launchRunner, loadModules } from '../kernel.js';
import { CudaMemory } from '../memory.js';
import { Owned } from '../owned.js';
import { timeStages } from '../stage-clock.js';
import type { Trial } from './search.js';

export interface TuningSandboxParts {
  readonly driver: CudaDriver;
  readonly program: Program;
  readonly plan: Plan;
  readonly layout: Arena;
  readonly bindings: Bindings;
  readonly parameters: Readonly<Record<string, number>>;
  readonly constants: Arrays;
  readonly multiprocessors: number;
  /** The program without tuning, whose kernels run wherever a candidate changes nothing. */
  readonly source: CudaSource;
  /** The images of a source's units for this GPU. */
  readonly compile: (source: CudaSource) => Promise<readonly Uint8Array[]>;
  /** Ends what else runs on the GPU by itself: nothing is loaded or timed beside it. */
  readonly rest: () => void;
  readonly nowMs: () => number;
}

const warmUp = 2;
const repetitions = 9;
/** A trial of a long program takes fewer repetitions. */
const mostTrialMs = 250;
/** More than this is not looked at byte by byte. */
const mostCompared = 64 * 2 ** 20;
/** From here on the numbers repeat themselves. */
const mostDrawn = 4 * 2 ** 20;

export class TuningSandbox {
  private readonly parts: TuningSandboxParts;
  private readonly owned = new Owned();
  private readonly stream: bigint;
  private readonly memory: CudaMemory;
  private readonly beginning: bigint;
  private plain: LoadedModule | undefined;

  constructor(parts: TuningSandboxParts) {
    this.parts = parts;
    const { driver, program, layout, bindings, source, parameters, constants } = parts;
    const { owned } = this;
    parts.rest();
    try {
      this.stream = driver.handle('cuStreamCreate', 1);
      owned.add(() => driver.call('cuStreamDestroy_v2', this.stream));
      const { syncWords } = source;
      this.memory = new CudaMemory({ driver, stream: this.stream, owned, program, layout, bindings, syncWords });
      this.beginning = driver.handle('cuMemAlloc_v2', this.memory.bytes);
      owned.add(() => driver.call('cuMemFree_v2', this.beginning));
      this.memory.begin(parameters, constants);
      this.fill();
      this.memory.upload(false, 0);
      driver.call('cuMemcpyDtoDAsync_v2', this.beginning, this.memory.arena, this.memory.bytes, this.stream);
      driver.call('cuStreamSynchronize', this.stream);
    } catch (error) {
      owned.release();
      throw error;
    }
  }

  /** The stages with these layouts; only those that differ from the plain ones are compiled. */
  async open(tuning: readonly StageTuning[]): Promise<Trial> {
    const { driver, program, plan, source, bindings, compile } = this.parts;
    this.plain ??= this.load(source, await compile(source));
    const changed = new Set(tuning.flatMap((one, i) => (one === source.stages[i].tuning ? [] : [i])));
    const trial = new Owned();
    let variant: LoadedModule | undefined;
    if (changed.size > 0) {
      const options = { tuning, only: changed };
      const own = emitCuda(program, plan, controlBlock(program), options);
      variant = this.load(own, await compile(own), trial);
    }
    try {
      const overrides = new Map([...changed].map((stage) => [stage, variant as LoadedModule]));
      const runner = launchRunner(this.plain, bindings, overrides);
      return {
        time: () => this.time(runner),
        result: () => this.result(runner),
        close: () => {
          driver.call('cuStreamSynchronize', this.stream);
          trial.release();
        },
      };
    } catch (error) {
      trial.release();
      throw error;
    }
  }

  close(): void {
    this.parts.rest();
    this.parts.driver.call('cuStreamSynchronize', this.stream);
    this.owned.release();
  }

  private load(source: CudaSource, images: readonly Uint8Array[], owned = this.owned): LoadedModule {
    const { driver, multiprocessors, rest } = this.parts;
    rest();
    const moduleOf = loadModules(driver, source, images, owned);
    return { driver, moduleOf, source, parameters: this.memory.parameters, multiprocessors };
  }

  private restore(): void {
    const { driver, source } = this.parts;
    driver.call('cuMemcpyDtoDAsync_v2', this.memory.arena, this.beginning, this.memory.bytes, this.stream);
    driver.call('cuMemsetD32Async', this.memory.sync, 0, source.syncWords, this.stream);
  }

  /** Microseconds of each stage, the median of some steps. */
  private time(runner: ReturnType<typeof launchRunner>): number[] {
    const { driver, plan, nowMs, rest } = this.parts;
    rest();
    this.restore();
    const began = nowMs();
    const runs: (readonly number[])[] = [];
    for (let step = 0; step < warmUp + repetitions; step += 1) {
      const { ms } = timeStages(driver, this.stream, runner, plan.stages.length);
      if (step >= warmUp || nowMs() - began > mostTrialMs) runs.push(ms);
      if (nowMs() - began > mostTrialMs) break;
    }
    return plan.stages.map((_, stage) => {
      const sorted = runs.map((ms) => ms[stage] * 1000).sort((a, b) => a - b);
      return quantile(sorted, 0.5);
    });
  }

  /** All outputs and states after one step from the beginning, as bytes. */
  private result(runner: ReturnType<typeof launchRunner>): Uint8Array | undefined {
    const { program } = this.parts;
    const kept = program.tensors.filter(({ role }) => role === 'output' || role === 'state');
    const bytes = kept.reduce((sum, tensor) => sum + this.length(tensor) * byteSize(tensor.dtype), 0);
    if (bytes > mostCompared) return undefined;
    this.restore();
    runner.run(this.stream);
    const pieces = kept.map((tensor) => this.memory.read(tensor, 1));
    const all = new Uint8Array(bytes);
    let at = 0;
    for (const { buffer, byteOffset, byteLength } of pieces) {
      all.set(new Uint8Array(buffer, byteOffset, byteLength), at);
      at += byteLength;
    }
    return all;
  }

  private length({ shape }: Program['tensors'][number]): number {
    return product(resolveShape(shape, this.parts.bindings));
  }

  /** Numbers between 0 and 1 in all inputs and states that hold reals; whole numbers stay as they begin. */
  private fill(): void {
    for (const tensor of this.parts.program.tensors) {
      const { role, dtype } = tensor;
      if ((role !== 'input' && role !== 'state') || dtype === 'i32' || dtype === 'u32') continue;
      const length = this.length(tensor);
      const values = createHostArray(dtype, length);
      this.memory.write(tensor, isNarrow(dtype) ? values.fill(encoderOf(dtype)(0.5)) : drawn(values), 0);
    }
  }
}

/** Numbers between 0 and 1 without a pattern that matters. */
function drawn(values: HostArray): HostArray {
  let state = 1;
  const period = Math.min(values.length, mostDrawn);
  for (let i = 0; i < period; i += 1) {
    state = (Math.imul(state, 0x41c64e6d) + 12345) | 0;
    values[i] = (state >>> 8) / 2 ** 24;
  }
  for (let at = period; at < values.length; at += period)
    values.copyWithin(at, 0, Math.min(period, values.length - at));
  return values;
}
