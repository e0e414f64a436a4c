/**
 * A partially observed Markov decision process with discrete states, as users write it, and as the rest reads it: checked,
 * flat, with all factors' states numbered together. Hidden factors f have S_f states, modalities g have O_g outcomes.
 */
import { readObject, refuseInput } from '../active-inference/numbers.js';
import {
  depthOf,
  type NestedNumbers,
  normaliseColumns,
  readColumns,
  readCounts,
  readList,
  readNested,
  sizesOf,
} from './nested.js';
import { logSumExp } from './probability.js';

/** The generative model: what agents believe about how outcomes come about, and which outcomes they prefer. */
export interface PomdpModel {
  /** P(o | s…) for each modality: outcomes × states of factor 0 × states of factor 1 × … Left out where `pA` is given. */
  readonly A?: NestedNumbers;
  /** P(s' | s, u) for each factor: next states × states × controls. Left out where `pB` is given. */
  readonly B?: NestedNumbers;
  /** Preferences for the outcomes of each modality, or for each step and outcome; used as ln softmax C. None by default. */
  readonly C?: NestedNumbers;
  /** Initial beliefs for each factor; uniform by default. */
  readonly D?: NestedNumbers;
  /** Prior over policies (over actions for `sophisticated` planning); uniform by default. */
  readonly E?: ArrayLike<number>;
  /** Dirichlet counts in the shapes of A, B and D, where they are learned. */
  readonly pA?: NestedNumbers;
  readonly pB?: NestedNumbers;
  readonly pD?: NestedNumbers;
  /** The factors that actions control (`[0]`), or the number of controls of each factor (`[4, 1]`); all by default. */
  readonly controls?: number | readonly number[];
  /** Policies to choose from: for each a list of steps, and for each step an action or the controls of all factors. */
  readonly policies?: readonly NestedNumbers[];
  /** Intended states of each factor for `inductive` planning; null where any state will do. */
  readonly intended?: readonly (readonly number[] | null)[];
}

export const modelKeys = ['A', 'B', 'C', 'D', 'E', 'pA', 'pB', 'pD', 'controls', 'policies', 'intended'] as const;

/** A model that was checked. Joint states are numbered with the last factor's states innermost. */
export interface CheckedPomdp {
  /** S_f. */
  readonly factors: readonly number[];
  /** O_g. */
  readonly outcomes: readonly number[];
  /** Controls of each factor in B. */
  readonly controls: readonly number[];
  /** Joint states: the product of S_f. */
  readonly states: number;
  /** Each action gives every factor a control; the last factor's runs fastest. */
  readonly actions: readonly (readonly number[])[];
  /** For each modality O_g × joint states. */
  readonly A: readonly Float64Array[];
  /** For each factor S_f × S_f × controls. */
  readonly B: readonly Float64Array[];
  /** ln softmax C for each modality: steps × O_g; the last step's holds from there on. */
  readonly C: readonly Float64Array[];
  readonly D: readonly Float64Array[];
  readonly E: Float64Array | undefined;
  readonly pA: readonly Float64Array[] | undefined;
  readonly pB: readonly Float64Array[] | undefined;
  readonly pD: readonly Float64Array[] | undefined;
  readonly policies: readonly NestedNumbers[] | undefined;
  /** Whether each joint state is intended. */
  readonly intended: readonly boolean[] | undefined;
}

/** Joint states and entries of the joint transitions at most. */
const mostStates = 4096;

export function checkPomdp(model: PomdpModel): CheckedPomdp {
  readObject('model', model, modelKeys);
  const transition = readPart('B', model.B, model.pB, 3, 'next states × states × controls for each factor');
  const factors = transition.map(({ sizes }) => sizes[1]);
  const states = factors.reduce((product, size) => product * size, 1);
  if (states > mostStates)
    refuseInput('B', 'too many joint states', states, `at most ${mostStates}`, 'Use fewer or smaller factors.');
  const likelihood = readPart('A', model.A, model.pA, 1 + factors.length, 'outcomes × states for each modality');
  const outcomes = likelihood.map(({ sizes }) => sizes[0]);
  const shapesA = outcomes.map((count) => [count, ...factors]);
  const shapesB = transition.map(({ sizes }, f) => [factors[f], factors[f], sizes[2]]);
  const shapesD = factors.map((size) => [size]);
  const pA = counts('pA', model.pA, shapesA);
  const pB = counts('pB', model.pB, shapesB);
  const pD = counts('pD', model.pD, shapesD);
  const controls = shapesB.map(([, , count]) => count);
  return {
    factors,
    outcomes,
    controls,
    states,
    actions: actionsOf(controls, readControls(model.controls, controls)),
    A: probabilities('A', model.A, shapesA, pA),
    B: probabilities('B', model.B, shapesB, pB),
    C: outcomes.map((count, g) => readPreference(`C[${g}]`, preferenceOf(model.C, outcomes.length, g), count)),
    D:
      model.D === undefined && pD === undefined
        ? factors.map((size) => new Float64Array(size).fill(1 / size))
        : probabilities('D', model.D, shapesD, pD),
    E: model.E === undefined ? undefined : readPrior(model.E),
    pA,
    pB,
    pD,
    policies:
      model.policies === undefined
        ? undefined
        : (readList('policies', model.policies, 'a list of policies') as NestedNumbers[]),
    intended: model.intended === undefined ? undefined : readIntended(model.intended, factors),
  };
}

/** The elements of a list for each factor or modality; a lone one may stand without the list. */
function listOf(key: string, value: unknown, depth: number, expected: string): readonly unknown[] {
  const found = depthOf(value);
  if (found === depth) return [value];
  if (found !== depth + 1)
    refuseInput(key, 'wrong number of axes', found, `${expected}: ${depth + 1} nested lists`, 'Nest the lists so.');
  return value as readonly unknown[];
}

function readPart(key: 'A' | 'B', value: unknown, prior: unknown, depth: number, expected: string) {
  const [name, given] = value === undefined && prior !== undefined ? [`p${key}`, prior] : [key, value];
  return listOf(name, given, depth, expected).map((part, at) => {
    const sizes = sizesOf(part);
    if (sizes.length !== depth || sizes.includes(0))
      refuseInput(
        `${name}[${at}]`,
        'wrong number of axes',
        sizes.length,
        `${expected}: ${depth} nested lists`,
        'Nest the lists so.',
      );
    return { sizes };
  });
}

function parts(key: string, value: unknown, shapes: readonly (readonly number[])[]): readonly unknown[] {
  const list = listOf(key, value, shapes[0].length, `shapes ${shapes.map((shape) => shape.join(' × ')).join(', ')}`);
  if (list.length !== shapes.length)
    refuseInput(key, 'wrong length', list, `${shapes.length} elements`, 'Give one for each factor or modality.');
  return list;
}

function counts(key: string, value: unknown, shapes: readonly (readonly number[])[]): Float64Array[] | undefined {
  if (value === undefined) return undefined;
  return parts(key, value, shapes).map((part, at) => readCounts(`${key}[${at}]`, part, shapes[at]));
}

/** What is given, or the mean of the counts. */
function probabilities(
  key: string,
  value: unknown,
  shapes: readonly (readonly number[])[],
  prior: readonly Float64Array[] | undefined,
): Float64Array[] {
  if (value === undefined && prior !== undefined) return prior.map((one, at) => normaliseColumns(one, shapes[at][0]));
  return parts(key, value, shapes).map((part, at) => readColumns(`${key}[${at}]`, part, shapes[at]));
}

/** The part of C that belongs to a modality; a lone one may stand without the list. */
function preferenceOf(C: unknown, modalities: number, g: number): unknown {
  if (C === undefined) return undefined;
  const depth = depthOf(C);
  if (modalities === 1 && (depth === 1 || (depth === 2 && (C as readonly unknown[]).length !== 1))) return C;
  const list = readList('C', C, 'a list of preferences for each modality');
  if (list.length !== modalities)
    refuseInput('C', 'wrong length', list, `${modalities} elements`, 'Give preferences for each modality.');
  return list[g];
}

function readPreference(place: string, value: unknown, outcomes: number): Float64Array {
  if (value === undefined) return new Float64Array(outcomes).fill(-Math.log(outcomes));
  const steps = depthOf(value) === 2 ? (value as readonly unknown[]).length : 1;
  const flat =
    depthOf(value) === 2 ? readNested(place, value, [steps, outcomes]) : readNested(place, value, [outcomes]);
  return flat.map((one, at) => {
    const step = Math.floor(at / outcomes);
    return one - logSumExp(flat.subarray(step * outcomes, (step + 1) * outcomes));
  });
}

function readPrior(value: unknown): Float64Array {
  const list = readList('E', value, 'a probability for each policy');
  return readColumns('E', list, [list.length]);
}

/** Which factors actions control. */
function readControls(given: unknown, controls: readonly number[]): boolean[] {
  if (given === undefined) return controls.map(() => true);
  const list = typeof given === 'number' ? [given] : readList('controls', given, 'factors, or controls of each factor');
  const whole = list.every((one) => Number.isInteger(one));
  if (whole && list.length === controls.length && list.every((one, f) => one === controls[f]))
    return controls.map(() => true);
  if (
    !whole ||
    new Set(list).size !== list.length ||
    list.some((one) => (one as number) < 0 || (one as number) >= controls.length)
  )
    refuseInput(
      'controls',
      'neither factors nor the controls of each factor',
      list.slice(0, 8).join(', '),
      `factors from 0 to ${controls.length - 1}, or ${controls.join(', ')}`,
      'Give the numbers of the factors that actions control.',
    );
  return controls.map((_, f) => list.includes(f));
}

function actionsOf(controls: readonly number[], controlled: readonly boolean[]): number[][] {
  let actions: number[][] = [[]];
  for (const [f, count] of controls.entries())
    actions = actions.flatMap((action) =>
      Array.from({ length: controlled[f] ? count : 1 }, (_, control) => [...action, control]),
    );
  if (actions.length > mostActions)
    refuseInput('controls', 'too many actions', actions.length, `at most ${mostActions}`, 'Control fewer factors.');
  return actions;
}

const mostActions = 1024;

function readIntended(value: unknown, factors: readonly number[]): boolean[] {
  const list = readList('intended', value, 'states of each factor, or null');
  if (list.length !== factors.length)
    refuseInput(
      'intended',
      'wrong length',
      list,
      `${factors.length} elements`,
      'Give states, or null, for each factor.',
    );
  let joint = [true];
  for (const [f, size] of factors.entries()) {
    const states = list[f];
    if (states !== null)
      for (const state of readList(`intended[${f}]`, states, 'a list of states, or null'))
        if (!Number.isInteger(state) || (state as number) < 0 || (state as number) >= size)
          refuseInput(`intended[${f}]`, 'unknown state', state, `0 … ${size - 1}`, 'Give states of this factor.');
    joint = joint.flatMap((one) =>
      Array.from({ length: size }, (_, state) => one && (states === null || (states as number[]).includes(state))),
    );
  }
  return joint;
}

/** The outcome of each modality, checked. */
export function readOutcomes(place: string, value: unknown, model: CheckedPomdp): number[] {
  const list = typeof value === 'number' ? [value] : readList(place, value, 'an outcome for each modality');
  if (list.length !== model.outcomes.length)
    refuseInput(
      place,
      'wrong length',
      list,
      `${model.outcomes.length} outcomes`,
      'Give one outcome for each modality.',
    );
  return Array.from(list, (outcome, g) => {
    if (!Number.isInteger(outcome) || (outcome as number) < 0 || (outcome as number) >= model.outcomes[g])
      refuseInput(
        `${place}[${g}]`,
        'unknown outcome',
        outcome,
        `0 … ${model.outcomes[g] - 1}`,
        'Give an outcome of this modality.',
      );
    return outcome as number;
  });
}
