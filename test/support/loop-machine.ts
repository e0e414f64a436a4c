/**
 * A machine for loops: runs a trial by the interpreter of the loop language, in an arena as WebGPU's is, so that what
 * passes and lowering made of a Program can be held to the reference without any device.
 */

import type { Observation } from '../../src/device/trial-run.js';
import { TensorWords } from '../../src/device/webgpu/tensor-words.js';
import type { LoopStep } from '../../src/emit/loop/control-flow.js';
import type { StageLoops } from '../../src/emit/loop/language.js';
import { extraWords } from '../../src/emit/loop/lower/module.js';
import type { Machine } from '../../src/emit/loop/machine.js';
import type { Pass } from '../../src/emit/loop/passes/index.js';
import { type LoopKernel, type LoopProgram, lowerProgram } from '../../src/emit/loop/program.js';
import { webgpuMachine } from '../../src/emit/wgsl/machine.js';
import { type Arena, fillControlBlock, planArena } from '../../src/fuse/arena.js';
import { planProgram } from '../../src/fuse/plan.js';
import type { Plan } from '../../src/fuse/stage.js';
import { product, resolve } from '../../src/kernel/dimension.js';
import type { Bindings, Program, Tensor } from '../../src/kernel/index.js';
import { createHostArray } from '../../src/kernel/index.js';
import type { Arrays } from '../../src/programs/builtin.js';
import type { Trial } from '../../src/programs/trial.js';
import { CheckedMemory } from '../interpreter/checked-memory.js';
import { LoopFault } from '../interpreter/fault.js';
import { interpretStage, interpretValue } from '../interpreter/interpret.js';
import type { World } from '../interpreter/thread.js';
import type { Toucher } from '../interpreter/touches.js';
import { validateStage } from '../interpreter/validate.js';
import { runOpaqueBody, type TensorMemory } from './opaque-body.js';

export interface LoopRunOptions {
  readonly fusion?: 'full' | 'none';
  readonly passes?: readonly Pass[];
  readonly seed?: number;
  readonly machine?: Machine;
  /** Changes the loops before they run, to plant a fault. */
  readonly change?: (loops: StageLoops) => StageLoops;
}

/** Runs the trial and keeps all that can be seen of it. */
export function interpretTrial(trial: Trial, options: LoopRunOptions = {}): Observation[] {
  return new LoopMachine(trial, options).run();
}

/** The loops of a trial's program. */
export function loopsOf(trial: Trial, options: LoopRunOptions = {}): LoopProgram {
  return new LoopMachine(trial, options).loops;
}

class LoopMachine {
  readonly loops: LoopProgram;
  private readonly program: Program;
  private readonly plan: Plan;
  private readonly bindings: Bindings;
  private readonly arena: Arena;
  private readonly memory: CheckedMemory;
  private readonly control: Uint32Array;
  private readonly words: ReadonlyMap<string, TensorWords>;
  /** By tensor: its words, and where its one or two copies begin. */
  private readonly ranges: ReadonlyMap<string, readonly [number, number, number]>;
  private readonly changed = new Map<LoopKernel, StageLoops>();
  private cycle = 0;
  private runs = 0;

  constructor(
    private readonly trial: Trial,
    private readonly options: LoopRunOptions,
  ) {
    const { fusion = 'full', machine = webgpuMachine, passes } = options;
    const planned = planProgram(trial.program, { fusion, target: 'webgpu' });
    this.program = planned.program;
    this.plan = planned.plan;
    this.bindings = trial.symbols;
    this.arena = planArena(this.program, this.plan, this.bindings, {
      wordPerElement: true,
      keepScratch: fusion === 'none',
    });
    this.loops = lowerProgram(this.program, this.plan, this.arena.control, machine, passes);
    this.memory = new CheckedMemory('arena', this.arena.words + this.loops.guards + 2, true);
    const { control } = this.arena;
    this.control = new Uint32Array(control.words + 64);
    const view = new DataView(this.control.buffer);
    fillControlBlock(this.program, this.arena, this.bindings, trial.parameters, view);
    this.memory.u32.set(this.control.subarray(0, control.words));
    this.control[control.words + extraWords.guards] = this.arena.words;
    this.control[control.words + extraWords.faults] = this.arena.words + this.loops.guards;
    this.words = new Map(this.program.tensors.map((tensor) => [tensor.name, new TensorWords(tensor, this.bindings)]));
    this.ranges = new Map(
      [...this.words].map(([name, { length }]) => {
        const [first, second = first] = this.arena.offsets.get(name) ?? [0];
        return [name, [length, first, second]];
      }),
    );
    for (const kernel of this.loops.kernels) {
      const loops = options.change === undefined ? kernel.loops : options.change(kernel.loops);
      if (options.change === undefined) validateStage(loops);
      this.changed.set(kernel, loops);
    }
  }

  run(): Observation[] {
    const { tensors } = this.program;
    for (const tensor of tensors) {
      if (tensor.role === 'state') this.fill(tensor);
    }
    this.writeAll(this.trial.constants);
    this.writeAll(this.trial.states);
    const seen: Observation[] = [];
    for (const [step, inputs] of this.trial.inputs.entries()) {
      this.writeAll(inputs);
      this.memory.u32[this.arena.control.cycle] = this.cycle;
      this.steps(this.loops.steps);
      this.cycle += 1;
      for (const tensor of this.trial.program.tensors)
        if (tensor.role === 'output') seen.push({ tensor, step, data: this.read(tensor) });
    }
    for (const tensor of this.trial.program.tensors)
      if (tensor.role === 'state') seen.push({ tensor, step: undefined, data: this.read(tensor) });
    return seen;
  }

  private offset({ name, buffered }: Tensor): number {
    const offsets = this.arena.offsets.get(name) ?? [0];
    return offsets[buffered ? this.cycle % 2 : 0];
  }

  private fill(tensor: Tensor): void {
    const { length } = this.words.get(tensor.name) as TensorWords;
    const view = tensor.dtype === 'i32' || tensor.dtype === 'u32' ? this.memory.u32 : this.memory.f32;
    const at = this.offset(tensor);
    view.fill(tensor.initial, at, at + length);
  }

  private writeAll(arrays: Arrays): void {
    for (const [name, data] of Object.entries(arrays)) {
      const own = this.words.get(name) as TensorWords;
      own.bind(this.memory.u32.buffer as ArrayBuffer, 4 * this.offset(own.tensor)).encode(data, 0);
    }
  }

  private read(tensor: Tensor): Observation['data'] {
    const own = this.words.get(tensor.name) as TensorWords;
    const data = createHostArray(tensor.dtype, own.length);
    own.bind(this.memory.u32.buffer as ArrayBuffer, 4 * this.offset(tensor)).decode(data, 0);
    return data;
  }

  private steps(steps: readonly LoopStep[]): void {
    for (const step of steps) {
      switch (step.kind) {
        case 'stage':
          this.stage(step.stage, step.guard);
          break;
        case 'control': {
          const body = this.loops.control.get(step.entryPoint) ?? [];
          const parts = [{ name: step.entryPoint, unit: 'thread', teams: 1, body }] as const;
          const loops = { name: 'control', lanes: 1, parts, shared: [], functions: [] };
          interpretStage(loops, [1], this.world(undefined), { seed: 1 });
          break;
        }
        case 'repeat':
          for (let round = 0; round < step.max; round += 1) this.steps(step.body);
          break;
        case 'every':
          if (this.cycle % step.n === step.phase) this.steps(step.body);
          break;
        default:
          step satisfies never;
      }
    }
  }

  private stage(stage: number, guard: number | undefined): void {
    const kernel = this.loops.kernels.find((one) => one.stage === stage && one.guard === guard) as LoopKernel;
    const world = this.world(kernel);
    if (kernel.alive !== undefined && interpretValue(kernel.alive, world) === 0) return;
    const units = kernel.nest.parts.map(({ part }) =>
      product(part.units.map((axis) => resolve(axis.extent, this.bindings))),
    );
    this.runs += 1;
    interpretStage(this.changed.get(kernel) as StageLoops, units, world, {
      seed: (this.options.seed ?? 1) + this.runs,
    });
  }

  private world(kernel: LoopKernel | undefined): World {
    return {
      control: this.control,
      global: this.memory,
      checkTensor: (name, at, place) => {
        const [length, first, second] = this.ranges.get(name) ?? [0, 0, 0];
        if ((at >= first && at < first + length) || (at >= second && at < second + length)) return;
        throw new LoopFault('out-of-bounds', place, `word ${at} is not one of ${name}`);
      },
      opaque: (name, toucher, place) => this.opaque(kernel as LoopKernel, name, toucher, place),
    };
  }

  /** The reference's body over the arena's words. */
  private opaque(kernel: LoopKernel, name: string, toucher: Toucher, place: string): void {
    const op = kernel.opaque.find((one) => one.name === name)?.op;
    if (op === undefined) throw new Error(`no opaque body ${name}`);
    const { program, bindings } = this;
    const write = (tensor: string, data: Observation['data']): void => this.writeAll({ [tensor]: data });
    const touch: TensorMemory['touch'] = (tensor, how) => {
      const [first, { length }] = [this.offset(tensor), this.words.get(tensor.name) as TensorWords];
      for (let word = 0; word < length; word += 1) this.memory[how](first + word, toucher, place);
    };
    runOpaqueBody(op, { program, bindings, read: (tensor) => this.read(tensor), write, touch });
  }
}
