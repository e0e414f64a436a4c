/**
 * A world's physics as ops of a Program: the resident tensors of a batch of environments, and one move of them, with the end
 * of episodes and the next-step reset in it. The same move serves a world alone and a closed loop with brains.
 */
import type { Session } from '../device/device.js';
import type { Dimension, Expr, Program, ProgramBuilder, TensorHandle, Write } from '../kernel/index.js';
import {
  add,
  and,
  cast,
  constant,
  eq,
  ge,
  i32,
  ne,
  noiseWords,
  not,
  or,
  program,
  select,
  sizeOf,
  store,
  uniform,
} from '../kernel/index.js';
import type { EpisodeContext, Physics, PhysicsStep, Real } from './definition.js';
import { type Space, widthOf } from './space.js';

/** What a Program needs to know of a world. */
export interface WorldParts {
  readonly physics: Physics;
  /** Number of values of the physical state. */
  readonly stateWidth: number;
  readonly observations: Space;
  readonly actions: Space;
  readonly limit: number;
  readonly real: Real;
  /** Names of what `physics.measures` gives. */
  readonly measures?: readonly string[];
}

/** Tells apart this use of counter noise from the brain's. */
export const stream = 7001;

/** What stands in `command` where the host asks for something else than a step. */
export const commands = { step: 0, begin: 1, beginGiven: 2, hold: 3 } as const;

export type WorldTensors = ReturnType<typeof declareWorld>;

/** The resident tensors; each value of the physical state is one of its own, so that a move may read all and write all. */
export function declareWorld(b: ProgramBuilder, B: Dimension, { stateWidth, physics, limit, real }: WorldParts) {
  const typeOf = (type: 'real' | 'i32'): Real | 'i32' => (type === 'real' ? real : type);
  const tables = Object.entries(physics.tables?.() ?? {}).map(
    ([name, { type, shape }]) => [name, b.state(tableName(name), typeOf(type), shape)] as const,
  );
  const memories = Object.entries(physics.memories?.() ?? {}).map(
    ([name, { type, width }]) => [name, b.state(memoryName(name), typeOf(type), [B, width])] as const,
  );
  return {
    B,
    /** Steps after which an episode is truncated. */
    limit: b.parameter('worldLimit', 'i32', limit),
    tables: new Map(tables),
    memories: new Map(memories),
    /** Episodes ever begun, for physics that remembers. */
    begun: memories.length === 0 ? undefined : b.state('worldBegun', 'i32', [B]),
    seed: b.state('worldSeed', 'u32', [B]),
    /** Number of the present episode since the last seed; −1 before the first. */
    episode: b.state('worldEpisode', 'i32', [B], { initial: -1 }),
    length: b.state('worldLength', 'i32', [B]),
    total: b.state('worldReturn', real, [B]),
    /** 1 where the next step begins an episode. */
    ended: b.state('worldEnded', 'i32', [B], { initial: 1 }),
    states: Array.from({ length: stateWidth }, (_, at) => b.state(stateName(at), real, [B])),
  };
}

/** The name of the tensor of a value of the physical state. */
export const stateName = (at: number): string => `worldState${at}`;

const tableName = (name: string): string => `worldTable_${name}`;
const memoryName = (name: string): string => `worldMemory_${name}`;

/** Fills the tables of a session that was loaded. */
export async function writeTables({ physics, real }: WorldParts, session: Session): Promise<void> {
  for (const [name, { type, data }] of Object.entries(physics.tables?.() ?? {})) {
    const make = type === 'i32' ? Int32Array : real === 'f64' ? Float64Array : Float32Array;
    await session.write(tableName(name), make.from(data));
  }
}

/** All that a world keeps from step to step, by tensor, but for tables; `real` tensors follow the world's precision. */
export function keptTensors({
  physics,
  stateWidth,
}: WorldParts): { readonly name: string; readonly isReal: boolean }[] {
  const memories = Object.entries(physics.memories?.() ?? {});
  return [
    ...['worldSeed', 'worldEpisode', 'worldLength', 'worldEnded'].map((name) => ({ name, isReal: false })),
    ...(memories.length === 0 ? [] : [{ name: 'worldBegun', isReal: false }]),
    { name: 'worldReturn', isReal: true },
    ...Array.from({ length: stateWidth }, (_, at) => ({ name: stateName(at), isReal: true })),
    ...memories.map(([name, { type }]) => ({ name: memoryName(name), isReal: type === 'real' })),
  ];
}

/** One move of an environment, as formulas. */
export interface WorldMove {
  readonly context: EpisodeContext;
  /** The physical state after the move. */
  readonly state: readonly Expr[];
  /** The physical state before the move: what an expert sees. */
  readonly before: readonly Expr[];
  readonly observations: readonly Expr[];
  readonly reward: Expr;
  /** Truth values. */
  readonly terminated: Expr;
  readonly truncated: Expr;
  readonly restarted: Expr;
  readonly ended: Expr;
  /** Number, return and length of the episode up to here. */
  readonly episode: Expr;
  readonly total: Expr;
  readonly length: Expr;
  /** What the move writes to the resident tensors. */
  readonly stores: readonly Write[];
}

/**
 * Takes all substeps of a move but the last, each a map of its own: in one formula they would nest too deeply. Gives the state that the last
 * one begins from.
 */
export function addSubsteps(
  b: ProgramBuilder,
  parts: WorldParts,
  tensors: WorldTensors,
  actionOf: (n: Expr) => readonly Expr[],
): (n: Expr) => readonly Expr[] {
  const { physics, real, stateWidth } = parts;
  const count = (physics.substeps ?? 1) - 1;
  if (count === 0) return (n) => at(tensors.states, n);
  const moved = Array.from({ length: stateWidth }, (_, value) => b.scratch(`worldMoved${value}`, real, [tensors.B]));
  for (let substep = 0; substep < count; substep += 1) {
    b.map(`moveOn${substep}`, [tensors.B], ([n]) => {
      const before = at(tensors.states, n);
      // An environment that begins an episode in this move is moved too; the beginning takes the place of what comes of it.
      const length = add(tensors.length.at(n), 1);
      const context = contextOf(parts, tensors, n, { episode: tensors.episode.at(n), length, before, substep });
      const from = substep === 0 ? before : at(moved, n);
      const { state } = physics.step(from, actionOf(n), context);
      return moved.map((tensor, value) => store(tensor, [n], state[value]));
    });
  }
  return (n) => at(moved, n);
}

const at = (tensors: readonly TensorHandle[], n: Expr): readonly Expr[] => tensors.map((tensor) => tensor.at(n));

function contextOf(
  { real }: WorldParts,
  tensors: WorldTensors,
  n: Expr,
  now: Pick<EpisodeContext, 'episode' | 'length' | 'before' | 'substep'> & { readonly begun?: Expr },
): EpisodeContext {
  const named = (of: ReadonlyMap<string, TensorHandle>) => (name: string) => of.get(name) as TensorHandle;
  return {
    ...{ environment: n, count: sizeOf(tensors.B), seed: tensors.seed.at(n), begun: begunOf(tensors, n), real, ...now },
    table: named(tensors.tables),
    memory: named(tensors.memories),
  };
}

const begunOf = (tensors: WorldTensors, n: Expr): Expr => tensors.begun?.at(n) ?? i32(0);

/** Whether a step ends the episode, as a formula. */
function truthOf(terminated: PhysicsStep['terminated'] = false): Expr {
  return typeof terminated === 'boolean' ? constant(terminated ? 1 : 0, 'bool') : terminated;
}

/** The move of environment `n` with an action in the world's own units; its last substep begins from `advanced`. */
export function moveWorld(
  parts: WorldParts,
  tensors: WorldTensors,
  n: Expr,
  action: readonly Expr[],
  { command, advanced = at(tensors.states, n) }: { readonly command?: Expr; readonly advanced?: readonly Expr[] } = {},
): WorldMove {
  const { physics, real } = parts;
  const before = at(tensors.states, n);
  const isStep = command === undefined ? undefined : eq(command, commands.step);
  const due = ne(tensors.ended.at(n), 0);
  const draws = command === undefined || isStep === undefined ? due : or(and(isStep, due), eq(command, commands.begin));
  const restarted = command === undefined ? draws : or(draws, eq(command, commands.beginGiven));
  const held = command === undefined ? undefined : eq(command, commands.hold);
  const keeps = (old: Expr, value: Expr): Expr => (held === undefined ? value : select(held, old, value));
  const still = command === undefined ? draws : or(restarted, eq(command, commands.hold));

  const episode = keeps(tensors.episode.at(n), select(restarted, add(tensors.episode.at(n), 1), tensors.episode.at(n)));
  const length = keeps(tensors.length.at(n), select(restarted, i32(0), add(tensors.length.at(n), 1)));
  const begunBefore = begunOf(tensors, n);
  const begun = select(restarted, add(begunBefore, 1), begunBefore);
  const substep = (physics.substeps ?? 1) - 1;
  const context = contextOf(parts, tensors, n, { episode, length, begun, before, substep });
  const words = noiseWords({ seed: context.seed, brain: cast(n, 'u32'), cycle: cast(episode, 'u32'), stream });
  const first = physics.begin((element) => cast(uniform(words, element), real), context);
  const taken = physics.step(advanced, action, context);
  const stepped = { ...taken, terminated: truthOf(taken.terminated) };
  const given = command === undefined ? undefined : eq(command, commands.beginGiven);
  const reached = before.map((old, at) => {
    const next = select(draws, first[at], stepped.state[at]);
    return given === undefined ? next : select(given, old, next);
  });
  const moved = physics.settle?.({ ...stepped, state: reached }, context) ?? { ...stepped, state: reached, writes: [] };
  const state = before.map((old, at) => keeps(old, moved.state[at]));
  const zero = constant(0, real);
  const reward = select(still, zero, moved.reward);
  const total = keeps(tensors.total.at(n), select(restarted, zero, add(tensors.total.at(n), reward)));
  const terminated = and(not(still), truthOf(moved.terminated ?? stepped.terminated));
  const truncated = and(not(still), ge(length, tensors.limit));
  const ended = or(terminated, truncated);
  const flag = (truth: Expr): Expr => cast(truth, 'i32');
  return {
    context,
    before,
    state,
    observations: physics.observe(state, context),
    reward,
    terminated,
    truncated,
    restarted,
    ended,
    episode,
    total,
    length,
    stores: [
      ...tensors.states.map((tensor, at) => store(tensor, [n], state[at])),
      store(tensors.episode, [n], episode),
      store(tensors.length, [n], length),
      store(tensors.total, [n], total),
      store(tensors.ended, [n], keeps(tensors.ended.at(n), flag(ended))),
      ...(tensors.begun === undefined ? [] : [store(tensors.begun, [n], begun)]),
      ...moved.writes.map(({ memory, at, value }) =>
        store(context.memory(memory), [n, at], value, held === undefined ? undefined : not(held)),
      ),
    ],
  };
}

/** A world alone: actions and commands come from the host, the answer goes back. */
export function worldProgram(name: string, parts: WorldParts): Program {
  const { real, observations, actions } = parts;
  return program(`world_${name.replaceAll('-', '_')}`, (b) => {
    const B = b.symbol('B', 1, 2 ** 20);
    const tensors = declareWorld(b, B, parts);
    const action = b.input('actions', real, [B, widthOf(actions)]);
    const command = b.input('command', 'i32', [B]);
    const seen = b.output('observations', real, [B, widthOf(observations)]);
    const figure = (title: string): TensorHandle => b.output(title, real, [B]);
    const [rewards, returns] = [figure('rewards'), figure('returns')];
    const whole = (title: string): TensorHandle => b.output(title, 'i32', [B]);
    const [terminated, truncated, restarted, lengths] = ['terminated', 'truncated', 'restarted', 'lengths'].map(whole);
    const given = (n: Expr): Expr[] => Array.from({ length: widthOf(actions) }, (_, at) => action.at(n, at));
    const advanced = addSubsteps(b, parts, tensors, given);
    b.map('move', [B], ([n]) => {
      const move = moveWorld(parts, tensors, n, given(n), { command: command.at(n), advanced: advanced(n) });
      return [
        ...move.stores,
        ...move.observations.map((value, at) => store(seen, [n, at], value)),
        store(rewards, [n], move.reward),
        store(returns, [n], select(move.ended, move.total, 0)),
        store(lengths, [n], select(move.ended, move.length, 0)),
        store(terminated, [n], cast(move.terminated, 'i32')),
        store(truncated, [n], cast(move.truncated, 'i32')),
        store(restarted, [n], cast(move.restarted, 'i32')),
      ];
    });
  });
}
