/** Dirichlet counts of agents that learn, as tensors of a Program: declared, and filled from the models that they begin with. */
import type { Dimension, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import type { PomdpShape, PreparedAgents } from './agent-shape.js';
import type { CheckedPomdp } from './model.js';

/** Counts of one array, agents first. */
export interface Counts {
  /** What has been learned so far. */
  readonly learned: TensorHandle;
  /** What this episode is inferred with: the same tensor where every step counts at once. */
  readonly used: TensorHandle;
  /** What forgetting leads back to: models first. */
  readonly prior: TensorHandle;
}

type Optional<Item> = readonly (Item | undefined)[];

export interface CountTensors {
  readonly A: Optional<Counts>;
  readonly B: Optional<Counts>;
  readonly D: Optional<Counts>;
  readonly all: readonly (readonly [name: string, Counts])[];
  /** A, B and D that are not learned, and ln C: models first. */
  readonly given: {
    readonly A: Optional<TensorHandle>;
    readonly B: Optional<TensorHandle>;
    readonly D: Optional<TensorHandle>;
    readonly C: readonly TensorHandle[];
  };
  /** The control of each factor in each action, and the outcome of each modality in each combination. */
  readonly controls: TensorHandle;
  readonly combined: TensorHandle;
  /** Steps since the episode began. */
  readonly age: TensorHandle;
}

const parts = ['A', 'B', 'D'] as const;

/** The arrays of a part with their shapes: modalities of A, factors of B and D. */
function shapesOf({ outcomes, factors, controls, states }: PomdpShape, part: (typeof parts)[number]): number[][] {
  if (part === 'A') return outcomes.map((size) => [size, states]);
  return factors.map((size, f) => (part === 'B' ? [size, size, controls[f]] : [size]));
}

export function declareCounts(
  b: ProgramBuilder,
  agents: Dimension,
  models: Dimension,
  shape: PomdpShape,
): CountTensors | undefined {
  const { learning, dtype, outcomes, preferences } = shape;
  if (learning === undefined) return undefined;
  const all: [string, Counts][] = [];
  const counts = (part: (typeof parts)[number]): Optional<Counts> =>
    shapesOf(shape, part).map((size, at) => {
      if (!learning.parts[part]) return undefined;
      const name = `p${part}${at}`;
      const learned = b.state(name, dtype, [agents, ...size]);
      const used = learning.every === 'step' ? learned : b.state(`${name}_used`, dtype, [agents, ...size]);
      const one = { learned, used, prior: b.constant(`${name}_prior`, dtype, [models, ...size]) };
      all.push([name, one]);
      return one;
    });
  const given = (part: (typeof parts)[number]): Optional<TensorHandle> =>
    shapesOf(shape, part).map((size, at) =>
      learning.parts[part] ? undefined : b.constant(`given${part}${at}`, dtype, [models, ...size]),
    );
  return {
    A: counts('A'),
    B: counts('B'),
    D: counts('D'),
    all,
    given: {
      A: given('A'),
      B: given('B'),
      D: given('D'),
      C: outcomes.map((size, g) => b.constant(`givenC${g}`, dtype, [models, preferences, size])),
    },
    controls: b.constant('controls', 'i32', [shape.actions, shape.factors.length]),
    combined: b.constant('combined', 'i32', [shape.combinations, outcomes.length]),
    age: b.state('age', 'i32', [agents]),
  };
}

/** Where counts of an agent begin: those of its model. */
export function firstCounts({ shape, planners }: PreparedAgents, agents: number): Map<string, Float64Array> {
  const found = new Map<string, Float64Array>();
  for (const part of parts)
    if (shape.learning?.parts[part] === true)
      for (const [at, size] of shapesOf(shape, part).entries()) {
        const width = size.reduce((product, one) => product * one, 1);
        const all = new Float64Array(agents * width);
        for (let n = 0; n < agents; n += 1)
          all.set(countsOf(planners[shape.ownModel ? n : 0].model, part)[at], n * width);
        found.set(`p${part}${at}`, all);
      }
  return found;
}

function countsOf(model: CheckedPomdp, part: (typeof parts)[number]): readonly Float64Array[] {
  return model[`p${part}`] ?? [];
}

/** The constants that agents who learn need in place of tables; `flat` writes a row for each model. */
export function countConstants<Values>(
  { shape, planners, combinations }: PreparedAgents,
  flat: (rows: (model: CheckedPomdp) => readonly ArrayLike<number>[]) => Values,
): Record<string, Values | Int32Array> {
  const { learning, preferences, outcomes } = shape;
  const numbers = parts.flatMap((part): [string, Values][] =>
    shapesOf(shape, part).map((_, at) =>
      learning?.parts[part] === true
        ? [`p${part}${at}_prior`, flat((model) => [countsOf(model, part)[at]])]
        : [`given${part}${at}`, flat((model) => [model[part][at]])],
    ),
  );
  const preferred = outcomes.map((size, g): [string, Values] => [
    `givenC${g}`,
    flat(({ C }) =>
      Array.from({ length: preferences }, (_, t) => {
        const row = Math.min(t, C[g].length / size - 1);
        return C[g].subarray(row * size, (row + 1) * size);
      }),
    ),
  ]);
  return {
    ...Object.fromEntries([...numbers, ...preferred]),
    controls: Int32Array.from(planners[0].model.actions.flat()),
    combined: Int32Array.from(combinations.flat()),
  };
}
