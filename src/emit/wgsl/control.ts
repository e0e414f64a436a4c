/**
 * Repeats and conditions on the device. Guarded stages look first whether they are alive: at the flag itself where their
 * body leaves it as it is, else at a word that tiny kernels of one invocation set. `every` is decided on the host, which knows the
 * cycle. A stage that is not alive is dispatched and returns at once: nothing on the host depends on a device value.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import { phaseWrites } from '../../fuse/lifetime.js';
import type { Plan, PlanStep } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import type { Program } from '../../kernel/program.js';
import { freeAxes } from '../../kernel/walk.js';
import { Module } from './module.js';
import { block, printText, type Text } from './text.js';

/** What the host does in a step; `run` names a stage (with the guard that it stands under) or a control kernel. */
export type WgslStep =
  | { readonly kind: 'stage'; readonly stage: number; readonly guard: number | undefined }
  | { readonly kind: 'control'; readonly entryPoint: string }
  | { readonly kind: 'repeat'; readonly max: number; readonly body: readonly WgslStep[] }
  | { readonly kind: 'every'; readonly n: number; readonly phase: number; readonly body: readonly WgslStep[] };

export interface WgslControl {
  readonly steps: readonly WgslStep[];
  /** Functions of the control module, by entry point. */
  readonly functions: ReadonlyMap<string, readonly Text[]>;
  readonly guards: number;
  /** By guard: the condition under which its stages are alive, as WGSL. */
  readonly conditions: readonly string[];
}

export function writeControl(program: Program, plan: Plan, control: ControlBlock): WgslControl {
  const module = new Module(program, control, {}, []);
  const functions = new Map<string, readonly Text[]>();
  const conditions: string[] = [];
  const word = (guard: number): string => `arena[${module.extra('guards')} + ${guard}u]`;
  const flag = (tensor: string): string => {
    const [even, odd] = (control.tensor.get(tensor) ?? [0]).map((at) => module.param(at));
    return odd === undefined
      ? `arena[${even}]`
      : `arena[select(${even}, ${odd}, (arena[${control.cycle}] & 1u) == 1u)]`;
  };
  /** A guard that its word tells, or its condition where that is given. */
  const newGuard = (condition?: string): number => {
    conditions.push(condition ?? `${word(conditions.length)} != 0u`);
    return conditions.length - 1;
  };
  const alive = (guard: number | undefined): string =>
    guard === undefined ? '1u' : `select(0u, 1u, ${conditions[guard]})`;
  const kernel = (name: string, lines: readonly Text[]): WgslStep => {
    const entryPoint = `${name}_${functions.size}`;
    functions.set(entryPoint, ['@compute @workgroup_size(1)', ...block(`fn ${entryPoint}()`, lines)]);
    return { kind: 'control', entryPoint };
  };
  const walk = (steps: readonly PlanStep[], guard: number | undefined, depth: number): WgslStep[] =>
    steps.flatMap((step): WgslStep[] => {
      switch (step.kind) {
        case 'stage':
          return [{ kind: 'stage', stage: step.stage, guard }];
        case 'every':
          return [{ kind: 'every', n: step.n, phase: step.phase, body: walk(step.body, guard, depth) }];
        case 'when': {
          if (!writesInside(plan, step.body, step.flag)) {
            const outer = guard === undefined ? '' : `${conditions[guard]} && `;
            return walk(step.body, newGuard(`${outer}${flag(step.flag)} != 0u`), depth);
          }
          const own = newGuard();
          const set = kernel('when', [`${word(own)} = select(0u, ${alive(guard)}, ${flag(step.flag)} != 0u);`]);
          return [set, ...walk(step.body, own, depth)];
        }
        case 'repeat': {
          const round = `arena[${control.repeat[depth]}]`;
          const counted = usesAxis(plan, step);
          const own = step.until === undefined ? guard : newGuard();
          const begin: string[] = counted ? [`${round} = 0u;`] : [];
          const next: string[] = counted ? [`${round} += 1u;`] : [];
          if (step.until !== undefined && own !== undefined) {
            begin.push(`${word(own)} = ${alive(guard)};`);
            next.push(`if (${flag(step.until)} != 0u) { ${word(own)} = 0u; }`);
          }
          const body = walk(step.body, own, depth + 1);
          const after = next.length === 0 ? [] : [kernel('next', next)];
          const before = begin.length === 0 ? [] : [kernel('begin', begin)];
          return [...before, { kind: 'repeat', max: step.max, body: [...body, ...after] }];
        }
        default:
          return step satisfies never;
      }
    });
  return { steps: walk(plan.steps, undefined, 0), functions, guards: conditions.length, conditions };
}

/** Whether any stage inside writes the tensor, so that what its flag said at the beginning must be kept. */
function writesInside(plan: Plan, steps: readonly PlanStep[], tensor: string): boolean {
  return steps.some((step) => {
    if (step.kind !== 'stage') return writesInside(plan, step.body, tensor);
    const phases = plan.stages[step.stage].parts.flatMap((part) => part.phases);
    return phases.some((phase) => phaseWrites(phase).some((write) => write.tensor === tensor));
  });
}

/** Whether any stage inside reads the iteration. */
function usesAxis(plan: Plan, step: Extract<PlanStep, { kind: 'repeat' }>): boolean {
  const inside = (steps: readonly PlanStep[]): boolean =>
    steps.some((inner) => {
      if (inner.kind !== 'stage') return inside(inner.body);
      return plan.stages[inner.stage].parts.some((part) =>
        part.phases.some((phase) => phaseExpressions(phase).some((expr) => freeAxes(expr).has(step.axis))),
      );
    });
  return inside(step.body);
}

export function printControl(control: WgslControl): string {
  return [...control.functions.values()].map((lines) => printText(lines)).join('');
}
