/**
 * Runs the rule programs, planned for every target, on the f32 reference and says which differ from the unfused Program.
 * It is bundled with one mutated source file by mutants.test.ts; on the true sources it must find nothing.
 */
import { createReference } from '../../src/device/reference/reference.js';
import { planArena, planProgram, tensorWords } from '../../src/fuse/index.js';
import { lifetimes } from '../../src/fuse/lifetime.js';
import { lowerUnfused } from '../../src/fuse/lower.js';
import type { HostArray, Program } from '../../src/kernel/index.js';
import { randomArrays } from '../../src/programs/seeded.js';
import { planAsProgram } from '../support/plan-program.js';
import { ruleProgramList } from './rule-programs.js';

const symbols = { rows: 700 };

function bindingsOf(program: Program): Record<string, number> {
  return Object.fromEntries(
    program.symbols
      .filter((symbol) => symbol.derived === undefined)
      .map(({ symbol }) => [symbol, symbols[symbol as 'rows']]),
  );
}

async function run(program: Program, original: Program): Promise<Record<string, HostArray>> {
  const device = createReference({ arithmetic: 'f32' });
  const bindings = bindingsOf(original);
  const ranges = Object.fromEntries(original.tensors.map((tensor) => [tensor.name, [-1, 1] as const]));
  const session = await device.load(program, {
    symbols: bindings,
    constants: randomArrays(original, 'constant', bindings, ranges, 5),
  });
  for (let step = 0; step < 2; step += 1)
    await session.step(randomArrays(original, 'input', bindings, ranges, 7 + step));
  const result: Record<string, HostArray> = {};
  for (const { name, role } of original.tensors)
    if (role === 'output' || role === 'state') result[name] = await session.read(name);
  await device.close();
  return result;
}

/** What is wrong, one line each. */
export async function check(): Promise<string[]> {
  const wrong: string[] = [];
  for (const program of ruleProgramList) {
    const expected = await run(program, program);
    const compare = async (label: string, make: () => Program): Promise<void> => {
      try {
        const actual = await run(make(), program);
        for (const [name, data] of Object.entries(expected)) {
          if (!data.every((value, at) => Object.is(value, actual[name][at])))
            wrong.push(`${program.name} ${label}: ${name}`);
        }
      } catch (error) {
        wrong.push(`${program.name} ${label}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    for (const target of ['cpu', 'webgpu', 'cuda'] as const) {
      for (const order of ['forwards', 'backwards'] as const) {
        await compare(`${target} ${order}`, () =>
          planAsProgram(planProgram(program, { fusion: 'full', target }), bindingsOf(program), order),
        );
      }
    }
    wrong.push(...overlaps(program));
  }
  return wrong;
}

/** Scratch tensors of the unfused plan that are alive together and share memory. */
function overlaps(program: Program): string[] {
  const plan = lowerUnfused(program);
  const bindings = bindingsOf(program);
  const arena = planArena(program, plan, bindings);
  const touched = new Map<string, number[]>();
  // Independent of lifetime.ts: a tensor lives from its first to its last use, with loops run to their ends.
  let position = 0;
  const walk = (steps: typeof plan.steps): void => {
    for (const step of steps) {
      if (step.kind !== 'stage') {
        walk(step.body);
        walk(step.body);
        continue;
      }
      const text = JSON.stringify(plan.stages[step.stage]);
      for (const { name, role } of program.tensors) {
        if (role === 'scratch' && text.includes(`"tensor":"${name}"`))
          touched.set(name, [...(touched.get(name) ?? []), position]);
      }
      position += 1;
    }
  };
  walk(plan.steps);
  const names = [...touched.keys()].filter(() => lifetimes(plan).size > 0);
  return names.flatMap((a, index) =>
    names.slice(index + 1).flatMap((b) => {
      const [first, second] = [touched.get(a) ?? [], touched.get(b) ?? []];
      const together = Math.min(...first) <= Math.max(...second) && Math.min(...second) <= Math.max(...first);
      const at = (name: string): [number, number] => {
        const tensor = program.tensors.find((one) => one.name === name);
        const begin = arena.offsets.get(name)?.[0] ?? 0;
        return [begin, begin + (tensor === undefined ? 0 : tensorWords(tensor, bindings))];
      };
      const [[beginA, endA], [beginB, endB]] = [at(a), at(b)];
      return together && beginA < endB && beginB < endA ? [`${program.name}: ${a} and ${b} share memory`] : [];
    }),
  );
}
