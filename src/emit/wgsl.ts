/**
 * From a plan to WGSL: one module with one entry point per stage, one module for control, and the order in which the host
 * dispatches them. What the kernels do is decided by the passes of the loop language; here it is printed. The text depends
 * on the Program and the plan alone, never on bindings (bodies of opaque ops excepted), and is the same every time. Every
 * element takes one word of the arena; narrow floats are kept as the f32 of their value.
 */
import type { ControlBlock } from '../fuse/arena.js';
import { planProgram } from '../fuse/plan.js';
import type { Plan } from '../fuse/stage.js';
import type { Bindings } from '../kernel/dimension.js';
import type { Program } from '../kernel/program.js';
import type { LoopStep } from './loop/control-flow.js';
import { explainPasses, type PartPasses } from './loop/explain.js';
import { extraWords, type Site } from './loop/lower/module.js';
import { lowerProgram } from './loop/program.js';
import { block, Helpers, printText } from './wgsl/helpers.js';
import { webgpuMachine } from './wgsl/machine.js';
import { partsOf, printStage, type Surroundings, type WrittenPart } from './wgsl/stage.js';
import { ValuePrinter } from './wgsl/values.js';

export { extraWords, type Site } from './loop/lower/module.js';
export { workgroupsOf } from './wgsl/stage.js';

/** What the host does in a step. */
export type WgslStep = LoopStep;

/** The uniform copy of the control block has so many words behind it, so that it can be bound at any aligned offset. */
const windowWords = 64;

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

export interface WgslOptions {
  /** Checks the bounds of loads that promise to stay inside. */
  readonly debug?: boolean;
  /** What one workgroup may hold; by default what every device has. */
  readonly workgroupBytes?: number;
  /** Only for bodies of opaque ops, whose text may depend on sizes. */
  readonly bindings?: Bindings;
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
  const { debug = false, workgroupBytes: sharedBytes = webgpuMachine.sharedBytes } = options;
  const paramsWords = control.words + windowWords;
  const around: Surroundings = {
    header: (options.bindingsText ?? declareBindings)(4 * paramsWords),
    words: { faults: control.words + extraWords.faults, zero: control.words + extraWords.zero },
    tensors: new Map(program.tensors.map((tensor) => [tensor.name, tensor])),
    bindings: options.bindings,
  };
  const loops = lowerProgram(program, plan, control, { ...webgpuMachine, debug, sharedBytes });
  const kernels = loops.kernels.map((kernel): WgslKernel => {
    const { stage, guard } = kernel;
    const entryPoint = `stage${stage}${guard === undefined ? '' : `_guard${guard}`}`;
    const code = printStage(kernel, entryPoint, around);
    return { entryPoint, code, stage, guard, parts: partsOf(kernel) };
  });
  const values = new ValuePrinter(new Helpers(), [], around.words);
  const functions = [...loops.control].flatMap(([name, body]) => [
    '@compute @workgroup_size(1)',
    ...block(`fn ${name}()`, values.statements(body)),
  ]);
  const code = functions.length === 0 ? '' : `// control\n${around.header}${printText(functions)}`;
  return {
    kernels,
    control: { code, entryPoints: [...loops.control.keys()] },
    steps: loops.steps,
    paramsWords,
    guardWords: loops.guards,
    sites: loops.sites,
  };
}

/** Which passes made each part of the kernels, and why the others did not. */
export function explainWgsl(given: Program, fusion: 'full' | 'none'): PartPasses[] {
  const { program, plan } = planProgram(given, { fusion, target: 'webgpu' });
  return explainPasses(program, plan, webgpuMachine);
}
