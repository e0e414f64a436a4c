/** How often each fusion rule fires while random programs are planned. */
import { planProgram } from '../../src/fuse/index.js';
import { randomProgram } from '../../src/random/index.js';

const rules = [
  'pointwise',
  'horizontal',
  'hoist',
  'reduce epilogue',
  'reduce prologue',
  'split-finish',
  'row-local',
  'replicate',
  'small-domain',
  'side-by-side',
  'stencil recompute',
  'matmul epilogue',
  'topk epilogue',
];

/** The rules that fire less than `least` times over the first programs. */
export function rarelyFired(programs: number, least: number): string[] {
  const fired = new Map<string, number>();
  for (let seed = 0; seed < programs; seed += 1) {
    // A GPU's plans fire every rule; those of a CPU leave out hoist.
    const { plan } = planProgram(randomProgram(seed), { fusion: 'full', target: 'webgpu' });
    for (const { rule } of plan.decisions) fired.set(rule, (fired.get(rule) ?? 0) + 1);
  }
  return rules.filter((rule) => (fired.get(rule) ?? 0) < least);
}
