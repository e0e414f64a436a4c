/**
 * A machine for CUDA's loops: runs a trial as the kernels of its stages do, by the interpreter, in an arena as a GPU's is, so
 * that what the threads of warps and blocks do is held to the reference without a GPU. Where a part has several ways, `way`
 * says which is taken. Where a part has no statements at all (products, scans of a bank), a thread does each unit.
 */

import { createPacker } from '../../src/device/pack.js';
import type { Observation } from '../../src/device/trial-run.js';
import { StageContext } from '../../src/emit/cuda/context.js';
import { repeatDepth } from '../../src/emit/cuda/control.js';
import { expandPart } from '../../src/emit/cuda/part.js';
import { type KeptLoops, type UnitLoops, type Way, waysOf } from '../../src/emit/cuda/part-text.js';
import { writtenParts } from '../../src/emit/cuda/stage.js';
import type { Strategy } from '../../src/emit/cuda/strategy.js';
import { cudaMachine, plainTuning } from '../../src/emit/cuda/tuning.js';
import {
  below,
  int,
  least,
  type Name,
  name,
  type PartLoops,
  plus,
  quotient,
  type SharedArray,
  type StageLoops,
  type Statement,
  type Team,
  thread,
  times,
  unit,
} from '../../src/emit/loop/language.js';
import { serialLoop } from '../../src/emit/loop/lower/kernel.js';
import { Module } from '../../src/emit/loop/lower/module.js';
import { lowerPhases } from '../../src/emit/loop/lower/stage.js';
import { freshNest } from '../../src/emit/loop/nest.js';
import { bind, declare, when } from '../../src/emit/loop/statements.js';
import { fillControlBlock, planArena } from '../../src/fuse/arena.js';
import { planProgram } from '../../src/fuse/plan.js';
import type { Part, PlanStep, Stage } from '../../src/fuse/stage.js';
import { product, resolve, resolveShape } from '../../src/kernel/dimension.js';
import { byteSize, viewHostArray } from '../../src/kernel/dtype.js';
import { createHostArray, type HostArray, type Tensor } from '../../src/kernel/index.js';
import { encoderOf } from '../../src/kernel/narrow.js';
import type { OpaqueOp } from '../../src/kernel/op.js';
import type { Trial } from '../../src/programs/trial.js';
import { CheckedMemory } from '../interpreter/checked-memory.js';
import { LoopFault } from '../interpreter/fault.js';
import { interpretStage } from '../interpreter/interpret.js';
import type { World } from '../interpreter/thread.js';
import { validateStage } from '../interpreter/validate.js';
import { runOpaqueBody, type TensorMemory } from './opaque-body.js';

interface CudaRunOptions {
  readonly fusion?: 'full' | 'none';
  /** Which way of each part is taken, of those that have statements: 0, the first; the last where there are no more. */
  readonly way?: number;
  /** Draws the orders of threads. */
  readonly seed?: number;
  /** Threads of a block. */
  readonly threads?: number;
  /** Changes the loops before they run, to plant a fault. */
  readonly change?: (loops: StageLoops) => StageLoops;
}

/** One way of a part, as a kernel of its own. */
interface Kernel {
  readonly loops: StageLoops;
  /** How many threads, warps or blocks run it. */
  readonly count: number;
  readonly strategies: readonly Strategy[];
}

/** Turns that a block, or a warp of it, takes one after the other: what it leaves in shared memory meets the next. */
const turnsInRow = 3;
/** The number of a unit among all. */
const aUnit = name('unit', 'i32');

export class CudaMachine {
  /** By stage: its parts. */
  readonly kernels: readonly (readonly Kernel[])[];
  /** The most ways that a part has. */
  ways = 1;
  private readonly planned;
  private readonly arena;
  private readonly memory: CheckedMemory;
  private readonly control: Uint32Array;
  private cycle = 0;
  private runs = 0;
  private readonly rounds: number[] = [];
  private readonly opaque = new Map<string, OpaqueOp>();

  constructor(
    private readonly trial: Trial,
    private readonly options: CudaRunOptions = {},
  ) {
    const { fusion = 'full' } = options;
    this.planned = planProgram(trial.program, { fusion, target: 'cuda' });
    const { program, plan } = this.planned;
    this.arena = planArena(program, plan, trial.symbols, { keepScratch: fusion === 'none' });
    this.memory = new CheckedMemory('arena', this.arena.words, true, 4);
    this.control = new Uint32Array(this.arena.control.words);
    fillControlBlock(program, this.arena, trial.symbols, trial.parameters, new DataView(this.control.buffer));
    this.memory.u32.set(this.control);
    this.kernels = plan.stages.map((stage) => this.kernelsOf(stage));
  }

  run(): Observation[] {
    const { tensors } = this.trial.program;
    for (const tensor of this.planned.program.tensors)
      if (tensor.role === 'state')
        this.write(
          tensor.name,
          createHostArray(tensor.dtype, this.length(tensor)).fill(encoderOf(tensor.dtype)(tensor.initial)),
        );
    this.writeAll(this.trial.constants);
    this.writeAll(this.trial.states);
    const seen: Observation[] = [];
    for (const [step, inputs] of this.trial.inputs.entries()) {
      this.writeAll(inputs);
      this.steps(this.planned.plan.steps);
      this.cycle += 1;
      for (const tensor of tensors) if (tensor.role === 'output') seen.push({ tensor, step, data: this.read(tensor) });
    }
    for (const tensor of tensors)
      if (tensor.role === 'state') seen.push({ tensor, step: undefined, data: this.read(tensor) });
    return seen;
  }

  private length({ shape }: Tensor): number {
    return product(resolveShape(shape, this.trial.symbols));
  }

  /** A tensor as it is planned: its layout may be another than was declared. */
  private planOf(name: string): Tensor {
    return this.planned.program.tensors.find((one) => one.name === name) as Tensor;
  }

  /** The elements of a tensor in the arena. */
  private view({ name, dtype, buffered, shape }: Tensor): HostArray {
    const at = (this.arena.offsets.get(name) ?? [0])[buffered ? this.cycle % 2 : 0];
    const length = product(resolveShape(shape, this.trial.symbols));
    return viewHostArray(dtype, this.memory.u32.buffer as ArrayBuffer, 4 * at, length);
  }

  private write(name: string, data: HostArray): void {
    const tensor = this.planOf(name);
    createPacker(resolveShape(tensor.shape, this.trial.symbols), tensor.layout).pack(data, 0, this.view(tensor), 0);
  }

  private writeAll(arrays: Trial['states']): void {
    for (const [name, data] of Object.entries(arrays)) this.write(name, data);
  }

  private read({ name }: Tensor): HostArray {
    const tensor = this.planOf(name);
    const data = createHostArray(tensor.dtype, this.length(tensor));
    createPacker(resolveShape(tensor.shape, this.trial.symbols), tensor.layout).unpack(this.view(tensor), 0, data, 0);
    return data;
  }

  private isSet(flag: string): boolean {
    return this.view(this.planOf(flag))[0] !== 0;
  }

  private steps(steps: readonly PlanStep[]): void {
    for (const step of steps) {
      if (step.kind === 'stage') this.stage(step.stage);
      else if (
        step.kind === 'every' ? this.cycle % step.n === step.phase : step.kind === 'when' && this.isSet(step.flag)
      )
        this.steps(step.body);
      else if (step.kind === 'repeat') {
        this.rounds.push(0);
        for (let round = 0; round < step.max; round += 1) {
          this.rounds[this.rounds.length - 1] = round;
          this.steps(step.body);
          if (step.until !== undefined && this.isSet(step.until)) break;
        }
        this.rounds.pop();
      }
    }
  }

  private stage(stage: number): void {
    for (const { loops, count } of this.kernels[stage]) {
      this.runs += 1;
      interpretStage(loops, [count], this.world(), { seed: (this.options.seed ?? 1) + this.runs });
    }
  }

  private world(): World {
    const ranges = this.planned.program.tensors.map((tensor): [string, number[], number] => {
      const words = Math.ceil((this.length(tensor) * byteSize(tensor.dtype)) / 4);
      return [tensor.name, [...(this.arena.offsets.get(tensor.name) ?? [])], words];
    });
    return {
      control: this.control,
      global: this.memory,
      checkTensor: (name, at, place) => {
        const own = ranges.find(([tensor]) => tensor === name);
        if (own === undefined || own[1].some((begin) => at >= begin && at < begin + own[2])) return;
        throw new LoopFault('out-of-bounds', place, `word ${at} is not one of ${name}`);
      },
      opaque: (name, toucher, place) => {
        const op = this.opaque.get(name);
        if (op === undefined) throw new Error(`no opaque op ${name}`);
        const { program } = this.planned;
        const [read, write] = [this.read.bind(this), this.write.bind(this)];
        const touch: TensorMemory['touch'] = (tensor, how) => {
          const { byteOffset, byteLength } = this.view(tensor);
          for (let byte = 0; byte < byteLength; byte += 1) this.memory[how](byteOffset + byte, toucher, place);
        };
        runOpaqueBody(op, { program, bindings: this.trial.symbols, read, write, touch });
      },
      arguments: new Map([
        ['cycle', this.cycle],
        ...this.rounds.map((round, depth): [string, number] => [`r${depth}`, round]),
      ]),
    };
  }

  /** The parts of a stage as they are laid out for blocks of `threads`. */
  private kernelsOf(stage: Stage): Kernel[] {
    const { program, plan } = this.planned;
    const { threads = plainTuning.threads, change = (loops) => loops } = this.options;
    const tuning = { ...plainTuning, threads };
    const context = new StageContext(program, this.arena.control, repeatDepth(plan.steps), '', tuning);
    return writtenParts(stage, context).map(({ part, declared, written }): Kernel => {
      for (const phase of part.phases) if (phase.kind === 'opaque') this.opaque.set(phase.op.name, phase.op);
      const ways = waysOf(written).filter(({ loops }) => loops !== undefined);
      this.ways = Math.max(this.ways, ways.length);
      const way = ways[Math.min(this.options.way ?? 0, ways.length - 1)];
      const own = way === undefined ? undefined : [...context.declarations(), ...declared];
      const kernel = own === undefined ? this.byOneThread(part) : this.byWay(part, way, threads, own);
      validateStage(kernel.loops);
      return { ...kernel, loops: change(kernel.loops) };
    });
  }

  private count(units: Part['units']): number {
    return product(units.map(({ extent }) => resolve(extent, this.trial.symbols)));
  }

  /** What the threads of blocks do by one way of a part. */
  private byWay(part: Part, way: Way, threads: number, declared: readonly Statement[]): Kernel {
    const { body, unit: own, kept } = way.loops as UnitLoops;
    const count = this.count(way.units);
    const name = part.phases.flatMap(({ ops }) => ops).join('+');
    const stage = (team: Team, statements: readonly Statement[], units: number): Kernel => {
      const parts: PartLoops[] = [{ name: 'part', unit: team, teams: 1, body: [...declared, ...statements] }];
      // More than the way says that it needs, there is not.
      const shared = ['local', 'work', 'pool'].map((array): SharedArray => {
        return { name: array, type: 'u32', length: way.sharedWords, atomic: false, at: 0 };
      });
      const loops = { name, lanes: threads, parts, shared, functions: [], arguments: called };
      return { loops, count: units, strategies: way.strategies };
    };
    if (kept !== undefined) {
      if (way.team !== 'thread') throw new Error(`${name}: a ${way.team} per unit behind what a block keeps`);
      const turns = Math.ceil(count / threads);
      return stage('workgroup', turnsOf(kept, body, threads, count), Math.ceil(turns / turnsInRow));
    }
    if (way.team === 'thread') return stage('thread', own === undefined ? body : [bind(own, unit), ...body], count);
    // One unit after the other, in the same shared memory.
    const [turn, each] = own === undefined ? [aUnit, withUnit(body, aUnit)] : [own, body];
    const teams = Math.max(1, Math.ceil(count / turnsInRow));
    const turns = [serialLoop(turn.name, unit, count, each, teams)];
    // Of a chain, lanes are those of a warp; folds of the loop language count those of the block.
    const statements: readonly Statement[] = own === undefined ? turns : [{ kind: 'block', by: 'warp', body: turns }];
    return stage(way.team === 'block' ? 'workgroup' : 'warp', statements, Math.min(count, teams));
  }

  /** A part without statements: a thread does a unit, phase by phase. */
  private byOneThread(given: Part): Kernel {
    const part = expandPart(given);
    const machine = cudaMachine(plainTuning);
    const module = new Module(this.planned.program, this.arena.control, machine, [], machine.narrow, () => {
      throw new Error('a function in a part');
    });
    const nest = freshNest({ name: 'part', parts: [part] }, this.planned.program, machine).parts[0];
    const parts = [lowerPhases(module, nest, 'part')];
    const name = part.phases[0].ops.join('+');
    const loops = { name, lanes: 1, parts, shared: [], functions: [], arguments: called };
    return { loops, count: this.count(part.units), strategies: [] };
  }
}

/** Names that a stage's function is called with. */
const called: readonly Name[] = [
  name('cycle', 'u32'),
  ...Array.from({ length: 8 }, (_, depth) => name(`r${depth}`, 'i32')),
];

/** A block's turns, in each of which it prepares what it keeps, if that is another, and its threads do a unit each. */
function turnsOf(
  { outer, turns, ready, body: prepare }: KeptLoops,
  body: readonly Statement[],
  threads: number,
  count: number,
): Statement[] {
  const turn = name('turn', 'i32');
  const first = times(unit, turnsInRow);
  const end = least(plus(first, turnsInRow), Math.ceil(count / threads));
  const each: readonly Statement[] = [
    bind(aUnit, plus(times(turn, threads), thread)),
    when(below(aUnit, count), withUnit(body, aUnit)),
  ];
  return [
    declare(ready, int(-1)),
    serialLoop(turn.name, first, end, [
      bind(outer, turns === undefined ? int(0) : quotient(turn, turns)),
      ...prepare,
      { kind: 'block', by: 'thread', body: each },
    ]),
  ];
}

/** The same with a name in place of the unit's number. */
function withUnit<T>(tree: T, own: Name): T {
  if (tree === null || typeof tree !== 'object') return tree;
  if (Array.isArray(tree)) return tree.map((one) => withUnit(one, own)) as T;
  if ('kind' in tree && tree.kind === 'builtin' && 'name' in tree && tree.name === 'unit') return own as T;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withUnit(value, own)])) as T;
}
