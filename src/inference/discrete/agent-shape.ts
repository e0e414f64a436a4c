/**
 * All that a Program of discrete agents depends on: sizes, how they infer and plan, and the courses or the tree that they plan
 * over, worked out when the Program is built. A model's numbers are data of the session.
 */
import { refuseInput } from '../active-inference/numbers.js';
import type { AgentDtype } from '../active-inference/shape.js';
import type { LearningSettings } from './learning.js';
import type { CheckedPomdp } from './model.js';
import { type OutcomeTree, outcomeTree } from './outcome-tree.js';
import type { PomdpSettings } from './plan-options.js';
import { createPlanner, type Planner } from './planning.js';
import type { Policy } from './policies.js';

/** How an action is chosen from the marginal over first actions. */
export type ActionChoice = 'sample' | 'mode';

export interface PomdpShape {
  readonly dtype: AgentDtype;
  readonly factors: readonly number[];
  readonly states: number;
  /** Outcomes of each modality. */
  readonly outcomes: readonly number[];
  /** Combinations of outcomes. */
  readonly combinations: number;
  readonly actions: number;
  /** Controls of each factor. */
  readonly controls: readonly number[];
  /** Steps of preferences. */
  readonly preferences: number;
  /** Whether counts are learned, so that there is novelty. */
  readonly hasNovelty: boolean;
  /** Counts that agents learn on the device. */
  readonly learning: LearningShape | undefined;
  /** Each agent has a model of its own. */
  readonly ownModel: boolean;
  readonly settings: PomdpSettings;
  readonly choice: ActionChoice;
  /** Sweeps of the mean-field fixed point. */
  readonly sweeps: number;
  readonly policies: readonly Policy[];
  /** The tree of sophisticated planning. */
  readonly tree: OutcomeTree | undefined;
}

/** How counts are learned, and which. */
export interface LearningShape extends LearningSettings {
  readonly parts: { readonly A: boolean; readonly B: boolean; readonly D: boolean };
}

export interface ShapeOptions {
  readonly dtype: AgentDtype;
  readonly choice: ActionChoice;
  readonly ownModel: boolean;
  readonly sweeps?: number;
  readonly learning?: LearningSettings | undefined;
}

/** Planners of models that share a shape, with the combinations of outcomes that any of them knows. */
export interface PreparedAgents {
  readonly shape: PomdpShape;
  readonly planners: readonly Planner[];
  readonly combinations: readonly (readonly number[])[];
}

export function prepareAgents(
  models: readonly CheckedPomdp[],
  settings: PomdpSettings,
  { dtype, choice, ownModel, sweeps = 16, learning: wanted }: ShapeOptions,
): PreparedAgents {
  const planners = models.map((model) => createPlanner(model, settings));
  const [{ model, policies }] = planners;
  planners.forEach((one, at) => {
    if (!sameSizes(one.model, model))
      refuseInput(
        `models[${at}]`,
        'other sizes than the first model',
        one.model.factors.join(' × '),
        model.factors.join(' × '),
        'Give models of one shape.',
      );
  });
  const learning = wanted === undefined ? undefined : learningShape(models, settings, wanted);
  const combinations = learning?.parts.A === true ? allCombinations(model.outcomes) : combinationsOf(planners);
  const shape: PomdpShape = {
    dtype,
    factors: model.factors,
    states: model.states,
    outcomes: model.outcomes,
    combinations: combinations.length,
    actions: model.actions.length,
    controls: model.controls,
    preferences: Math.max(...planners.map(({ tables }) => tables.preference.length)),
    hasNovelty: models.some(({ pA, pB }) => pA !== undefined || pB !== undefined),
    learning,
    ownModel,
    settings,
    choice,
    sweeps,
    policies,
    tree:
      settings.planning === 'sophisticated'
        ? outcomeTree(
            planners.map(({ tables }) => (learning?.parts.B === true ? withAllMoves(tables) : tables)),
            planners.map((one) => {
              const likelihood = likelihoodOf(one, combinations);
              return learning?.parts.A === true ? likelihood.fill(1) : likelihood;
            }),
            settings.horizon,
          )
        : undefined,
  };
  return { shape, planners, combinations };
}

/** What is learned is what has counts, of all models alike. */
function learningShape(
  models: readonly CheckedPomdp[],
  { planning }: PomdpSettings,
  wanted: LearningSettings,
): LearningShape {
  const has = (key: 'pA' | 'pB' | 'pD'): boolean => {
    const other = models.findIndex((one) => (one[key] === undefined) !== (models[0][key] === undefined));
    if (other >= 0)
      refuseInput(`models[${other}]`, 'other counts than the first model', key, 'the same ones', 'Give all or none.');
    return models[0][key] !== undefined;
  };
  const parts = { A: has('pA'), B: has('pB'), D: has('pD') };
  if (!parts.A && !parts.B && !parts.D)
    refuseInput('learning', 'nothing to learn', 'no counts', 'pA, pB or pD', 'Give the counts that are to be learned.');
  if (planning === 'inductive' && parts.B)
    refuseInput(
      'learning',
      'inductive planning takes transitions as known',
      'pB',
      'pA or pD',
      'Plan by policies or sophisticated, or give B.',
    );
  return { ...wanted, parts };
}

/** What was never counted may still come to be. */
function allCombinations(outcomes: readonly number[]): number[][] {
  return outcomes.reduce<number[][]>(
    (all, size) => all.flatMap((one) => Array.from({ length: size }, (_, o) => [...one, o])),
    [[]],
  );
}

function withAllMoves(tables: Planner['tables']): Planner['tables'] {
  return { ...tables, transitions: tables.transitions.map((matrix) => matrix.map(() => 1)) };
}

function sameSizes(one: CheckedPomdp, other: CheckedPomdp): boolean {
  const sizes = ({ factors, outcomes, controls, actions }: CheckedPomdp): string =>
    JSON.stringify([factors, outcomes, controls, actions]);
  return sizes(one) === sizes(other);
}

function combinationsOf(planners: readonly Planner[]): (readonly number[])[] {
  const known = new Map<string, readonly number[]>();
  for (const { tables } of planners) for (const one of tables.combinations) known.set(one.join(), one);
  return [...known.values()];
}

/** P(o | s) of the combinations of all models: combinations × states. */
export function likelihoodOf({ tables, model }: Planner, combinations: readonly (readonly number[])[]): Float64Array {
  const own = new Map(tables.combinations.map((one, at) => [one.join(), at]));
  const all = new Float64Array(combinations.length * model.states);
  combinations.forEach((one, at) => {
    const found = own.get(one.join());
    if (found !== undefined)
      all.set(tables.likelihood.subarray(found * model.states, (found + 1) * model.states), at * model.states);
  });
  return all;
}

const mostSmallStates = 16;
const mostSmallActions = 8;
const mostSmallPolicies = 64;

/** Whether states, actions and policies are few enough for a step to be written out (small-ops.ts). */
export function isSmall({ states, actions, policies, learning, settings }: PomdpShape): boolean {
  const isPlain = learning === undefined && settings.inference === 'exact';
  const isFew = states <= mostSmallStates && actions <= mostSmallActions && policies.length <= mostSmallPolicies;
  return isPlain && isFew;
}
