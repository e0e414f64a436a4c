/**
 * What a world is before it is made: its spaces, and either its physics as formulas of the kernel language (it then runs on any
 * device, and in a closed loop with brains), or an environment in plain TypeScript, which runs on the host.
 */
import { wrongUse } from '../brain/refusal.js';
import type { Expr, TensorHandle } from '../kernel/index.js';
import { needOptions } from '../kernel/known-names.js';
import { nearestName } from '../kernel/nearest-name.js';
import type { Space } from './space.js';

/** Options of a world by name; a definition gives their defaults. */
export type WorldOptions = Readonly<Record<string, number | string>>;

/** What one step of the physics comes to. */
export interface PhysicsStep {
  readonly state: readonly Expr[];
  readonly reward: Expr;
  /** Whether the episode ends here: a formula of type bool, or the same for every step; false where it is left out. */
  readonly terminated?: Expr | boolean | undefined;
}

/** A step with its end as a formula. */
export interface TakenStep extends PhysicsStep {
  readonly terminated: Expr;
}

/** The type that a world computes in. */
export type Real = 'f32' | 'f64';

/** Numbers that the host draws once and every environment reads: rooms, say. `real` follows the world's precision. */
export interface Table {
  readonly type: 'real' | 'i32';
  readonly shape: readonly number[];
  readonly data: ArrayLike<number>;
}

/** A row of values that each environment keeps beside its state; zero before the first episode, and kept from one to the next. */
export interface Memory {
  readonly type: 'real' | 'i32';
  readonly width: number;
}

/** Where and when formulas are evaluated: the environment, and its episode after the move. */
export interface EpisodeContext {
  /** The environment's number and how many there are, as i32. */
  readonly environment: Expr;
  readonly count: Expr;
  /** The world's seed, as u32; number and length of the episode, and episodes that the environment ever began, as i32. */
  readonly seed: Expr;
  readonly episode: Expr;
  readonly length: Expr;
  readonly begun: Expr;
  /** The physical state before the move. */
  readonly before: readonly Expr[];
  /** Number of the substep, from 0 on. */
  readonly substep: number;
  readonly real: Real;
  readonly table: (name: string) => TensorHandle;
  readonly memory: (name: string) => TensorHandle;
}

/**
 * What follows from a state, and what is written into memories: one element of the environment's own row each. Where the end is
 * left out, it is that of the step.
 */
export interface Settled extends PhysicsStep {
  readonly writes: readonly { readonly memory: string; readonly at: Expr; readonly value: Expr }[];
}

/** The physics of one environment as formulas. They may be of f32 or f64: plain numbers take the type of their operand. */
export interface Physics {
  /** Resident tables and memories by name; made when a Program is built, and the same for the same options. */
  readonly tables?: () => Readonly<Record<string, Table>>;
  readonly memories?: () => Readonly<Record<string, Memory>>;
  /** The first state of an episode; `draw(i)` is the i-th uniform number in [0, 1). */
  begin(draw: (element: number) => Expr, context: EpisodeContext): readonly Expr[];
  /** What is observed in a state. */
  observe(state: readonly Expr[], context: EpisodeContext): readonly Expr[];
  /** How often `step` is taken in a move, each time with the same action; 1 by default. Only the last one's reward and end count. */
  readonly substeps?: number;
  /** The next state; actions are in the world's own units, discrete ones whole numbers. */
  step(state: readonly Expr[], action: readonly Expr[], context: EpisodeContext): PhysicsStep;
  /** What follows from a state, whether it was begun or stepped to: what sensors say of it, say. Computed once in a move. */
  settle?(step: TakenStep, context: EpisodeContext): Settled;
  /** What an expert would do in this state, as motors from −1 to 1; left out where there is none. */
  expert?(state: readonly Expr[]): readonly Expr[];
  /** What an episode has come to so far, by name (metres, say), beside its return and length. */
  measures?(state: readonly Expr[], context: EpisodeContext): Readonly<Record<string, Expr>>;
}

/** What one step of an environment comes to. */
export interface EnvironmentStep {
  readonly observation: ArrayLike<number>;
  readonly reward: number;
  /** False where it is left out. */
  readonly terminated?: boolean | undefined;
  /** For environments that count their steps themselves. */
  readonly truncated?: boolean | undefined;
}

/** One environment in plain TypeScript. Time limits and resets are the world's business. */
export interface Environment {
  /** Begins an episode; `draw(i)` is the i-th uniform number in [0, 1). A given state is the physical state to begin from. */
  reset(draw: (element: number) => number, state?: ArrayLike<number>): ArrayLike<number>;
  step(action: ArrayLike<number>): EnvironmentStep;
  /** Its bodies from the side, for pictures: both ends and the radius of each, [x, z, x, z, radius] flat, in metres. */
  outline?(): readonly number[];
  close?(): void;
}

/** A world as `defineWorld` takes it. */
export interface WorldDefinition {
  readonly name: string;
  /** One line for lists. */
  readonly title: string;
  readonly observations: Space;
  readonly actions: Space;
  /** Names of the physical state's values. */
  readonly states: readonly string[];
  /** Defaults of the options; only these may be given. */
  readonly options?: WorldOptions;
  /** Steps after which an episode is truncated. */
  readonly limit: number | ((options: WorldOptions) => number);
  /** The mean return from which the task counts as solved. */
  readonly solvedAt?: number;
  /** Ranges of the observations for a brain's sensors where the space's own are infinite or far too wide: [low, high] each. */
  readonly sensorRanges?: readonly (readonly [number, number])[];
  /** Names of what `measures` of the physics gives. */
  readonly measures?: readonly string[];
  /** The physics as formulas … */
  readonly physics?: (options: WorldOptions) => Physics;
  /** What depends on the options and must be looked up: it replaces what stands here. */
  readonly resolve?: (options: WorldOptions) => Promise<Partial<WorldDefinition>>;
  /** … or an environment in plain TypeScript. */
  readonly environment?: (options: WorldOptions) => Environment | Promise<Environment>;
}

const definitions = new Map<string, WorldDefinition>();

/**
 * Makes a world known by its name to `createWorld` and to the commands, and gives it back.
 * @example
 * defineWorld({ name: 'drift', title: 'a point that drifts', observations: box(['x', 'm', -1, 1]), … });
 */
export function defineWorld(definition: WorldDefinition): WorldDefinition {
  const { name, physics, environment, observations, actions } = definition;
  const place = `defineWorld ${name}`;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw wrongUse('defineWorld', 'bad name', name, 'small letters, digits and -');
  if (definitions.has(name)) throw wrongUse('defineWorld', 'the name is taken', name, 'a new name');
  if ((physics === undefined) === (environment === undefined))
    throw wrongUse(place, 'not one way to step', 'none or two', 'either physics or environment');
  checkSpace(`${place}: observations`, observations);
  checkSpace(`${place}: actions`, actions);
  definitions.set(name, definition);
  return definition;
}

/** The names of all worlds, in the order in which they were defined. */
export function worldNames(): readonly string[] {
  return [...definitions.keys()];
}

/** A world's definition by its name. */
export function findWorld(name: string): WorldDefinition {
  const found = definitions.get(name);
  if (found !== undefined) return found;
  const near = nearestName(String(name), worldNames());
  const advice = near === undefined ? 'Use one of these.' : `Did you mean ${near}?`;
  throw wrongUse('world', 'no such world', name, worldNames().join(', '), advice);
}

/** The options of a world: those given, and the defaults of the others. `common` ones, of all worlds, are left to the caller. */
export function readWorldOptions(
  { name, options = {} }: WorldDefinition,
  given: Readonly<Record<string, unknown>>,
  common: Readonly<Record<string, 0>> = {},
): WorldOptions {
  needOptions<object>(`createWorld ${name}`, given, { ...common, ...options });
  const own = Object.entries(given).filter(([key]) => !(key in common));
  for (const [key, value] of own)
    if (typeof value !== typeof options[key] || (typeof value === 'number' && !Number.isFinite(value)))
      throw wrongUse(`createWorld ${name}`, `${key} cannot be used`, value, `a ${typeof options[key]}`);
  return { ...options, ...(Object.fromEntries(own) as WorldOptions) };
}

/** Steps after which an episode of a world is truncated. */
export function limitOf({ name, limit }: WorldDefinition, options: WorldOptions): number {
  const steps = typeof limit === 'number' ? limit : limit(options);
  if (!Number.isInteger(steps) || steps < 1 || steps > 2 ** 30)
    throw wrongUse(`world ${name}`, 'bad limit', steps, 'a whole number of steps from 1');
  return steps;
}

function checkSpace(place: string, space: Space): void {
  const width = space.shape[0];
  for (const key of ['names', 'units', 'low', 'high'] as const)
    if (space[key].length !== width) throw wrongUse(place, `wrong number of ${key}`, space[key].length, `${width}`);
}
