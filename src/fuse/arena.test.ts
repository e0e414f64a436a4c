/**
 * The arena never lets two living tensors meet. The oracle runs a plan word by word (loops twice, conditions both ways):
 * each word remembers which tensor wrote it last, and whatever a stage reads must still be its own.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, cast, f32, type Program, type ProgramBuilder, program, type TensorHandle } from '../kernel/index.js';
import { alignmentWords, controlBlock, planArena, tensorWords } from './arena.js';
import { phaseReads, phaseWrites } from './lifetime.js';
import { planProgram } from './plan.js';
import type { Plan, PlanStep } from './stage.js';

interface Choice {
  readonly size: number;
  readonly reads: readonly number[];
  readonly control: 'none' | 'repeat' | 'every';
}

const choices = fc.array(
  fc.record({
    size: fc.constantFrom(0, 1, 31, 64, 65, 200, 1000),
    reads: fc.array(fc.nat(20), { maxLength: 3 }),
    control: fc.constantFrom('none', 'none', 'none', 'repeat', 'every') as fc.Arbitrary<Choice['control']>,
  }),
  { minLength: 1, maxLength: 16 },
);

/** A chain of reductions and fills over scratch tensors of many sizes, some of them inside control ops. */
function chain(list: readonly Choice[]): Program {
  return program('chain', (b) => {
    const made: TensorHandle[] = [];
    const last = b.output('last', 'f32', [1]);
    list.forEach((choice, number) => {
      const sources = choice.reads.filter((at) => at < made.length).map((at) => made[at]);
      const target = b.scratch(`t${number}`, 'f32', [choice.size]);
      const fill = (builder: ProgramBuilder, name: string, into: TensorHandle): void =>
        builder.map(name, into, ([i]) => sources.reduce((sum, source) => add(sum, source.clamp(i)), f32(number)));
      if (choice.control === 'repeat') b.repeat(`loop${number}`, 2, () => fill(b, `fill${number}`, target));
      else if (choice.control === 'every') {
        b.every(`sometimes${number}`, 2, () => {
          const inner = b.scratch(`u${number}`, 'f32', [choice.size]);
          fill(b, `inner${number}`, inner);
          b.map(`use${number}`, last, () => inner.clamp(0));
        });
        fill(b, `fill${number}`, target);
      } else fill(b, `fill${number}`, target);
      made.push(target);
    });
    b.map('finish', last, () => made.reduce((sum, tensor) => add(sum, tensor.clamp(0)), f32(0)));
  });
}

/** Names of tensors whose memory somebody else had overwritten when they were read. */
function trampled(program: Program, plan: Plan, skipEvery: boolean): string[] {
  const arena = planArena(program, plan, {});
  const owner = new Array<string>(arena.words).fill('');
  const written = new Set<string>();
  const bad: string[] = [];
  const words = (name: string): [number, number] => {
    const tensor = program.tensors.find((one) => one.name === name);
    const begin = arena.offsets.get(name)?.[0] ?? 0;
    return tensor === undefined ? [0, 0] : [begin, begin + tensorWords(tensor, {})];
  };
  const run = (steps: readonly PlanStep[]): void => {
    for (const step of steps) {
      if (step.kind === 'every' && skipEvery) continue;
      if (step.kind !== 'stage') {
        for (let time = 0; time < 2; time += 1) run(step.body);
        continue;
      }
      for (const part of plan.stages[step.stage].parts) {
        for (const phase of part.phases) {
          for (const { tensor } of phaseReads(phase)) {
            const [begin, end] = words(tensor);
            if (written.has(tensor) && owner.slice(begin, end).some((name) => name !== tensor)) bad.push(tensor);
          }
          for (const { tensor } of phaseWrites(phase)) {
            const [begin, end] = words(tensor);
            owner.fill(tensor, begin, end);
            written.add(tensor);
          }
        }
      }
    }
  };
  run(plan.steps);
  return bad;
}

describe('arena', () => {
  it('never overlaps living tensors, and shares memory where it may', () => {
    let saved = 0;
    fc.assert(
      fc.property(choices, fc.boolean(), fc.constantFrom('full', 'none'), (list, skipEvery, fusion) => {
        const planned = planProgram(chain(list), { fusion: fusion as 'full' | 'none', target: 'cpu' });
        expect(trampled(planned.program, planned.plan, skipEvery)).toEqual([]);
        const whole = planArena(planned.program, planned.plan, {}, { keepScratch: true }).words;
        const tight = planArena(planned.program, planned.plan, {}).words;
        expect(tight).toBeLessThanOrEqual(whole);
        if (tight < whole) saved += 1;
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(saved).toBeGreaterThan(20);
  });

  it('aligns tensors and keeps inputs and outputs together', () => {
    const io = program('io', (b) => {
      const x = b.input('x', 'f32', [3]);
      const y = b.input('y', 'i32', [70]);
      const state = b.state('s', 'f64', [5], { buffered: true });
      const out = b.output('out', 'f16', [9]);
      b.map('copy', out, ([i]) => add(x.clamp(i), cast(y.clamp(i), 'f32')));
      b.map('keep', state.next, ([i]) => state.at(i));
    });
    const { program: planned, plan } = planProgram(io, { fusion: 'full', target: 'cpu' });
    const arena = planArena(planned, plan, {});
    for (const offsets of arena.offsets.values()) for (const offset of offsets) expect(offset % alignmentWords).toBe(0);
    expect(arena.offsets.get('s')).toHaveLength(2);
    expect(arena.inputs.end - arena.inputs.begin).toBe(64 + 128);
    expect(arena.inputs.begin).toBe(controlBlock(planned).words);
    expect(arena.outputs.begin).toBe(arena.inputs.end);
  });
});
