/**
 * Parts of a program as CUDA's loops, run by the interpreter in an arena as a GPU's is: packed, with f64 and 16-bit elements.
 */
import { isMap, lowerPart } from '../../src/emit/cuda/loop-part.js';
import { expandPart } from '../../src/emit/cuda/part.js';
import { cudaMachine, plainTuning } from '../../src/emit/cuda/tuning.js';
import { name, type StageLoops } from '../../src/emit/loop/language.js';
import { localSize } from '../../src/emit/loop/lower/kernel.js';
import { Module } from '../../src/emit/loop/lower/module.js';
import { lowerPhases } from '../../src/emit/loop/lower/stage.js';
import type { Machine } from '../../src/emit/loop/machine.js';
import { freshNest, type PartNest } from '../../src/emit/loop/nest.js';
import { applyPasses, mapPasses, type Pass, type PassOutcome } from '../../src/emit/loop/passes/index.js';
import { fillControlBlock, planArena } from '../../src/fuse/arena.js';
import { planProgram } from '../../src/fuse/plan.js';
import type { Part } from '../../src/fuse/stage.js';
import { product, resolve } from '../../src/kernel/dimension.js';
import { byteSize } from '../../src/kernel/dtype.js';
import type { Program } from '../../src/kernel/index.js';
import type { Trial } from '../../src/programs/trial.js';
import { CheckedMemory } from '../interpreter/checked-memory.js';
import { interpretStage } from '../interpreter/interpret.js';
import { validateStage } from '../interpreter/validate.js';

/** As on a GPU, but with few elements and threads it is busy already. */
export const small: Machine = {
  ...cudaMachine({ ...plainTuning, threads: 64, march: 4 }),
  busyElements: 64,
  busyThreads: 64,
};

export class PartMachine {
  readonly all: readonly Part[];
  /** Those that are one map. */
  readonly parts: readonly Part[];
  protected readonly planned;
  protected readonly arena;
  private readonly words: Uint32Array;

  constructor(
    protected readonly trial: Trial,
    protected readonly machine: Machine = small,
    /** Whether the pool holds elements of f64. */
    private readonly isWide = false,
  ) {
    this.planned = planProgram(trial.program, { fusion: 'full', target: 'cuda' });
    const { program: whole, plan } = this.planned;
    this.arena = planArena(whole, plan, trial.symbols, { keepScratch: true });
    this.words = new Uint32Array(this.arena.words);
    fillControlBlock(whole, this.arena, trial.symbols, trial.parameters, new DataView(this.words.buffer));
    this.all = plan.stages.flatMap(({ parts }) => parts);
    this.parts = this.all.map(flatMap).filter((part) => part !== undefined);
    for (const tensor of whole.tensors) {
      const given = { ...trial.constants, ...trial.states, ...trial.inputs[0] }[tensor.name];
      if (given === undefined) continue;
      for (const at of this.arena.offsets.get(tensor.name) ?? [])
        new Uint8Array(this.words.buffer).set(new Uint8Array(given.buffer, given.byteOffset, given.byteLength), 4 * at);
    }
  }

  bind(part: Part, passes: readonly Pass[]): { readonly nest: PartNest; readonly taken: readonly string[] } {
    const fresh = freshNest({ name: 'map', parts: [part] }, this.planned.program, this.machine);
    const { nest, outcomes } = applyPasses(fresh, this.machine, passes);
    return { nest: nest.parts[0], taken: outcomes.filter(({ taken }) => taken).map(({ pass }) => pass) };
  }

  outcomes(part: Part, passes = mapPasses): readonly PassOutcome[] {
    const fresh = freshNest({ name: 'map', parts: [part] }, this.planned.program, this.machine);
    return applyPasses(fresh, this.machine, passes).outcomes;
  }

  loops(nest: PartNest): StageLoops {
    const module = new Module(this.planned.program, this.arena.control, this.machine, [], this.machine.narrow, () => {
      throw new Error('a function in a map');
    });
    const given = [name('cycle', 'u32'), name('r0', 'i32'), name('r1', 'i32')];
    if (nest.phases.some(({ shared, topk }) => shared || topk !== 'serial')) {
      const parts = [lowerPhases(module, nest, 'part')];
      const shared = module.declarations('part');
      return { name: 'part', lanes: this.machine.narrow, parts, shared, functions: [], arguments: given };
    }
    const { prologue, body, sharedWords } = lowerPart(module, nest);
    const parts = [{ name: 'part', unit: nest.unit, teams: 1, body: [...prologue, ...body] }];
    const pool = { name: 'pool', type: 'u32', length: sharedWords, atomic: false } as const;
    const local = { name: 'local', type: 'u32', length: localSize(nest.part.locals), atomic: false } as const;
    return { name: 'part', lanes: this.machine.narrow, parts, shared: [pool, local], functions: [], arguments: given };
  }

  /** All words of the arena after the map. */
  run(nest: PartNest, seed: number, change = (loops: StageLoops) => loops): Uint32Array {
    const loops = this.loops(nest);
    validateStage(loops);
    const global = new CheckedMemory('arena', this.words.length, true, 4);
    global.u32.set(this.words);
    const units = product(
      (nest.columns ?? nest.chunks ?? nest.map ?? nest.part).units.map(({ extent }) =>
        resolve(extent, this.trial.symbols),
      ),
    );
    interpretStage(change(loops), [units], { ...this.world(global), arguments: new Map([['cycle', 0]]) }, { seed });
    return global.u32;
  }

  /** What a prologue left in the one local array: the words of the tensor g, where there is one. */
  private local(text: string): CheckedMemory | undefined {
    if (text !== 'local' || !this.arena.offsets.has('g')) return undefined;
    const memory = new CheckedMemory('local', 64, true, 4);
    memory.u32.set(new Uint32Array(this.tensor(this.words, 'g').buffer));
    return memory;
  }

  /** The words of a tensor as its host array has them. */
  tensor(words: Uint32Array, text: string): Uint8Array {
    const { dtype, shape } = this.planned.program.tensors.find(
      (one) => one.name === text,
    ) as Program['tensors'][number];
    const bytes = product(shape.map((size) => resolve(size, this.trial.symbols))) * byteSize(dtype);
    return new Uint8Array(words.buffer, 4 * (this.arena.offsets.get(text) ?? [0])[0], bytes).slice();
  }

  private world(global: CheckedMemory) {
    const shared = (text: string): CheckedMemory | undefined =>
      this.isWide && text === 'pool' ? new CheckedMemory(text, 1 << 14, false, 4) : this.local(text);
    return { control: this.words, global, checkTensor: () => {}, opaque: () => {}, shared };
  }
}

/** A part that is one map, with its rows among the units. */
function flatMap(part: Part): Part | undefined {
  const [phase] = part.phases;
  if (part.phases.length !== 1) return undefined;
  const flat: Part = { ...part, units: [...part.units, ...phase.rows], phases: [{ ...phase, rows: [] }] };
  return isMap(flat) ? expandPart(flat) : undefined;
}
