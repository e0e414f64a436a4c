/**
 * The dispatches of one step as a flat list. `every` is decided here, from the number of the cycle; repeats are unrolled
 * to their maximum and stop themselves on the device. Lists are kept per pattern of `every`, so that a step makes none.
 */
import type { WgslStep } from '../../emit/wgsl.js';
import type { Dispatch } from './dispatch.js';

/** What a step of the plan runs; undefined where it has no units. */
export type DispatchOf = (step: Extract<WgslStep, { kind: 'stage' | 'control' }>) => Dispatch | undefined;

export class DispatchOrder {
  private readonly periods: readonly { readonly n: number; readonly phase: number }[];
  private readonly lists = new Map<string, readonly Dispatch[]>();

  constructor(
    private readonly steps: readonly WgslStep[],
    private readonly dispatchOf: DispatchOf,
  ) {
    this.periods = everySteps(steps);
  }

  forCycle(cycle: number): readonly Dispatch[] {
    const pattern = this.periods.map(({ n, phase }) => (cycle % n === phase ? '1' : '0')).join('');
    let list = this.lists.get(pattern);
    if (list === undefined) {
      const dispatches: Dispatch[] = [];
      this.flatten(this.steps, cycle, dispatches);
      list = dispatches;
      this.lists.set(pattern, list);
    }
    return list;
  }

  private flatten(steps: readonly WgslStep[], cycle: number, into: Dispatch[]): void {
    for (const step of steps) {
      switch (step.kind) {
        case 'stage':
        case 'control': {
          const dispatch = this.dispatchOf(step);
          if (dispatch !== undefined) into.push(dispatch);
          break;
        }
        case 'repeat': {
          const body: Dispatch[] = [];
          this.flatten(step.body, cycle, body);
          for (let round = 0; round < step.max; round += 1) for (const dispatch of body) into.push(dispatch);
          break;
        }
        case 'every':
          if (cycle % step.n === step.phase) this.flatten(step.body, cycle, into);
          break;
        default:
          step satisfies never;
      }
    }
  }
}

function everySteps(steps: readonly WgslStep[]): { n: number; phase: number }[] {
  return steps.flatMap((step) => {
    if (step.kind === 'every') return [{ n: step.n, phase: step.phase }, ...everySteps(step.body)];
    return step.kind === 'repeat' ? everySteps(step.body) : [];
  });
}
