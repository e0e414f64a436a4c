/**
 * From a plan to WGSL: one module with one entry point per stage, one module for control, and the order in which the host
 * dispatches them. The text depends on the Program and the plan alone, never on bindings (bodies of opaque ops excepted),
 * and is the same every time. Every element takes one word of the arena; 16-bit types are kept as the f32 of their value.
 */
import type { ControlBlock } from '../fuse/arena.js';
import type { Plan, Stage } from '../fuse/stage.js';
import type { Program } from '../kernel/program.js';
import { printControl, type WgslStep, writeControl } from './wgsl/control.js';
import { Module, type ModuleOptions, type Site, windowWords } from './wgsl/module.js';
import { lanesOf, type WrittenPart } from './wgsl/part.js';
import { writeStage } from './wgsl/stage.js';

export type { WgslStep } from './wgsl/control.js';
export { extraWords, type Site } from './wgsl/module.js';
export { workgroupsOf } from './wgsl/stage.js';

export interface WgslKernel {
  readonly entryPoint: string;
  readonly code: string;
  /** The stage that it runs, and the guard that it looks at first. */
  readonly stage: number;
  readonly guard: number | undefined;
  readonly parts: readonly WrittenPart[];
}

export interface WgslProgram {
  readonly kernels: readonly WgslKernel[];
  /** Entry points of one invocation; empty code where nothing repeats or depends. */
  readonly control: { readonly code: string; readonly entryPoints: readonly string[] };
  readonly steps: readonly WgslStep[];
  /** Words of the uniform window: the control block, then `extraWords`. */
  readonly paramsWords: number;
  readonly guardWords: number;
  /** Places of bounds checks by number − 1; empty unless debugging. */
  readonly sites: readonly Site[];
}

export interface WgslOptions extends ModuleOptions {
  /** Declares `arena` and `params`, for a window of so many bytes. */
  readonly bindingsText?: (windowBytes: number) => string;
}

/** What every module begins with. */
function declareBindings(windowBytes: number): string {
  return [
    '@group(0) @binding(0) var<storage, read_write> arena: array<u32>;',
    `@group(0) @binding(1) var<uniform> params: array<vec4<u32>, ${windowBytes / 16}>;`,
    '',
  ].join('\n');
}

/** The kernels of a plan and the order of their dispatches. @example emitWgsl(program, plan, controlBlock(program)) */
export function emitWgsl(program: Program, plan: Plan, control: ControlBlock, options: WgslOptions = {}): WgslProgram {
  const paramsWords = control.words + windowWords;
  const header = (options.bindingsText ?? declareBindings)(4 * paramsWords);
  const sites: Site[] = [];
  const written = writeControl(program, plan, control);
  const kernels: WgslKernel[] = [];
  const visit = (steps: readonly WgslStep[]): void => {
    for (const step of steps) {
      if (step.kind === 'repeat' || step.kind === 'every') visit(step.body);
      if (step.kind !== 'stage' || kernels.some(({ stage, guard }) => stage === step.stage && guard === step.guard))
        continue;
      const entryPoint = `stage${step.stage}${step.guard === undefined ? '' : `_guard${step.guard}`}`;
      const stage = plan.stages[step.stage] as Stage;
      const alive = step.guard === undefined ? undefined : written.conditions[step.guard];
      const module = new Module(program, control, options, sites, lanesOf(stage));
      const { code, parts } = writeStage(module, stage, entryPoint, alive, header);
      kernels.push({ entryPoint, code, stage: step.stage, guard: step.guard, parts });
    }
  };
  visit(written.steps);
  const entryPoints = [...written.functions.keys()];
  const code = entryPoints.length === 0 ? '' : `// control\n${header}${printControl(written)}`;
  return {
    kernels,
    control: { code, entryPoints },
    steps: written.steps,
    paramsWords,
    guardWords: written.guards,
    sites,
  };
}
