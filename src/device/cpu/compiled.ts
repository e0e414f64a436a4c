/**
 * From a Program to the code of its stages. The last few results are kept, so that the second brain of a shape is made
 * in a tenth of the first one's time: equal text, equal options and equal bodies give equal code, and all of it is
 * read-only. Memory and workers are not here.
 */
import { type CpuPass, emitWasm, type WasmStages } from '../../emit/wasm.js';
import { planProgram } from '../../fuse/plan.js';
import type { Plan } from '../../fuse/stage.js';
import { type Program, serialise } from '../../kernel/index.js';
import { LastUsed } from '../../kernel/last-used.js';

/** What the code depends on besides the Program. */
export interface CompileOptions {
  readonly fusion: 'full' | 'none';
  readonly debug: boolean;
  readonly shared: boolean;
  readonly without: readonly CpuPass[];
}

/** The stages of a Program and their code, for any binding of its symbols. */
export interface Compiled {
  /** With the partial results that fusion added. */
  readonly program: Program;
  readonly plan: Plan;
  readonly stages: WasmStages;
}

const isArm = typeof process !== 'undefined' && process.arch === 'arm64';
/** What suits the machine; see WasmOptions. */
const machine = { quickMinimum: isArm, checkedAccess: isArm };

/** Plans of a brain take a few megabytes each. */
const kept = new LastUsed<Compiled>(8);
/** What a Program was compiled to that is seen again: its text need not be written to know it. */
const seen = new WeakMap<Program, Map<string, Compiled>>();

export function compile(program: Program, options: CompileOptions): Compiled {
  const { fusion, debug, shared, without } = options;
  const chosen = `${fusion} ${debug} ${shared} ${without.join()}`;
  const ofProgram = seen.get(program) ?? new Map<string, Compiled>();
  const compiled =
    ofProgram.get(chosen) ?? kept.get(`${chosen} ${serialise(program)}`, () => compileAnew(program, options));
  seen.set(program, ofProgram.set(chosen, compiled));
  return compiled;
}

function compileAnew(program: Program, { fusion, ...options }: CompileOptions): Compiled {
  const planned = planProgram(program, { fusion, target: 'cpu' });
  return { ...planned, stages: emitWasm(planned.program, planned.plan, { ...options, ...machine }) };
}
