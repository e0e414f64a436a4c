/**
 * Stages as a WebAssembly module: imports `env.memory` (the arena from byte 0), exports `run(stage, worker, workers)`. The
 * code depends on the Program and its plan alone; sizes, offsets, parameters and the cycle are read from the control
 * block. Float results equal the f32 reference bit for bit, for any number of workers. Opaque stages are left to the host.
 */
import type { ControlBlock } from '../fuse/arena.js';
import { controlBlock } from '../fuse/arena.js';
import { axesText } from '../fuse/explain.js';
import { planProgram } from '../fuse/plan.js';
import type { Part, Phase, Plan, Stage } from '../fuse/stage.js';
import { smallest } from '../kernel/dimension.js';
import type { OpaqueOp } from '../kernel/op.js';
import type { Program } from '../kernel/program.js';
import type { Tensor } from '../kernel/tensor.js';
import type { PartPasses } from './loop/explain.js';
import { type FunctionBuilder, ModuleBuilder } from './wasm/index.js';
import { type AccessSite, Helpers, launchesAt } from './wasm-stages/helpers.js';
import { type WrittenPart, writePart } from './wasm-stages/part.js';
import { workerMemory } from './wasm-stages/tensors.js';
import type { CodeOptions } from './wasm-stages/writer.js';

export { type CpuPass, cpuPasses } from './wasm-stages/passes.js';

export interface WasmOptions extends CodeOptions {
  /** Whether the memory is shared between threads. */
  readonly shared: boolean;
}

/** A number that `run` takes, or an op whose body is the host's. A `solo` piece must run on worker 0. */
export type Piece =
  | { readonly kind: 'run'; readonly number: number; readonly solo: boolean }
  | { readonly kind: 'host'; readonly op: OpaqueOp };

export interface WasmStages {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Bytes of memory that each worker needs for itself. */
  readonly workerBytes: number;
  /** What a stage of the plan is made of, in order; all but those with opaque ops are one piece. */
  readonly pieces: readonly (readonly Piece[])[];
  /** Which passes made each part, and why the others did not. */
  readonly passes: readonly PartPasses[];
  /** In debug builds: what a failed check was about, by the number that it records (less one). */
  readonly sites: readonly AccessSite[];
  /** The instructions of each part, for people. */
  list(): string;
}

/** The Program with room for the workers' own memory: its control block is the one that the code reads. */
export function withWorkerMemory(program: Program, words: number): Program {
  const memory: Tensor = {
    name: workerMemory,
    dtype: 'i32',
    shape: [words],
    role: 'state',
    layout: [0],
    buffered: false,
    initial: 0,
  };
  return { ...program, tensors: [...program.tensors, memory] };
}

export function emitWasm(program: Program, plan: Plan, options: WasmOptions): WasmStages {
  const control: ControlBlock = controlBlock(withWorkerMemory(program, 0));
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 65536, shared: options.shared });
  const helpers = new Helpers(module, program.tree);
  let workerBytes = 0;
  const run = module.func('run', ['i32', 'i32', 'i32'], [], { export: true });
  const stages: FunctionBuilder[][] = [];
  const passes: PartPasses[] = [];
  const addStage: AddStage = (stage, parts, whole) => {
    const written = parts.map((part, position) => {
      const f = module.func(`stage${stages.length}_${position}_${identifier(stage.name)}`, ['i32', 'i32']);
      const one = writePart(f, part, {
        program,
        control,
        helpers,
        code: options,
        first: firstWorker(part, position),
        workerBytes: () => workerBytes,
      });
      workerBytes = Math.max(workerBytes, one.bytes);
      passes.push(passesOf(plan.stages.indexOf(stage), stage.parts.indexOf(whole ?? part), part, one));
      return f;
    });
    return stages.push(written) - 1;
  };
  const pieces = plan.stages.map((stage) => splitStage(stage, addStage));
  workerBytes = Math.ceil(workerBytes / 256) * 256;
  writeRun(run, stages, 4 * (control.tensor.get(workerMemory)?.[0] ?? 0));
  const list = (): string =>
    stages
      .flat()
      .map((f) => `${f.name}\n${f.list('  ')}`)
      .join('\n');
  return { bytes: module.toBytes(), workerBytes, pieces, passes, sites: helpers.sites, list };
}

function passesOf(stage: number, part: number, { units }: Part, { outcomes, vector }: WrittenPart): PartPasses {
  const lanes = vector === undefined ? '' : `, four along ${vector.name} at once`;
  const binding = `a range of units per thread${lanes}`;
  return { stage, part, units: axesText(units), binding, taken: outcomes.taken, left: outcomes.left() };
}

/** Which passes made each part of the stages, and why the others did not. */
export function explainWasm(given: Program, fusion: 'full' | 'none'): readonly PartPasses[] {
  const { program, plan } = planProgram(given, { fusion, target: 'cpu' });
  return emitWasm(program, plan, { shared: true }).passes;
}

/** Writes parts of a stage to run side by side, or a piece of a part, whose `whole` stands in the stage. */
type AddStage = (stage: Stage, parts: readonly Part[], whole?: Part) => number;

/** A part with an opaque op has a single unit: what stands before and after that op are stages of their own. */
function splitStage(stage: Stage, addStage: AddStage): Piece[] {
  const isHosted = (part: Part): boolean => part.phases.some((phase) => phase.kind === 'opaque');
  const plain = stage.parts.filter((part) => !isHosted(part));
  const pieces: Piece[] = plain.length === 0 ? [] : [{ kind: 'run', number: addStage(stage, plain), solo: false }];
  for (const part of stage.parts.filter(isHosted)) {
    let waiting: Phase[] = [];
    const flush = (): void => {
      if (waiting.length > 0)
        pieces.push({ kind: 'run', number: addStage(stage, [{ ...part, phases: waiting }], part), solo: true });
      waiting = [];
    };
    for (const phase of part.phases) {
      if (phase.kind !== 'opaque') waiting.push(phase);
      else {
        flush();
        pieces.push({ kind: 'host', op: phase.op });
      }
    }
    flush();
  }
  return pieces;
}

/** Parts of so many indices are shared out evenly whoever begins. */
const wide = 64;

/**
 * Which worker begins. Parts of one unit take turns, so that they do not meet at one worker. Wide parts all begin with the
 * first one: the worker that wrote a piece of a tensor is then mostly the one that reads it, and has it near.
 */
function firstWorker({ units, phases }: Part, position: number): number {
  const axes = phases.length === 1 ? [...units, ...phases[0].rows] : units;
  return axes.reduce((product, axis) => product * smallest(axis.extent), 1) >= wide ? 0 : position;
}

/** One branch a stage; a number that is none does nothing. Worker 0 counts what was run. */
function writeRun(run: FunctionBuilder, stages: readonly (readonly FunctionBuilder[])[], workersWord: number): void {
  const [stage, worker, workers] = run.params;
  const area = run.local('i32');
  run.get(worker).op('i32.eqz');
  run.if(() => {
    run.i32(workersWord).load('i32.load').i32(2).op('i32.shl').tee(area);
    run.get(area).load('i32.load', { offset: launchesAt }).i32(1).op('i32.add');
    run.store('i32.store', { offset: launchesAt });
  });
  run.block((done) => {
    const open = (number: number, labels: Parameters<typeof run.brTable>[0]): void => {
      if (number < 0) {
        run.get(stage).brTable(labels, done);
        return;
      }
      run.block((label) => open(number - 1, [label, ...labels]));
      for (const f of stages[number]) run.get(worker).get(workers).call(f);
      run.br(done);
    };
    open(stages.length - 1, []);
  });
}

function identifier(name: string): string {
  return name.replace(/[^A-Za-z0-9_]+/g, '_').slice(0, 40);
}
