/**
 * World and brains in one Program. A step is a cycle of the brains on what the world wrote into their input, then a move of the
 * world by their motors; reward, ends of episodes and an expert's demonstration go into the brains' input of the next step.
 * Nothing goes to the host but the rows of robots that were chosen to be traced.
 */
import { addCycle } from '../brain/cycle.js';
import { episodeEnds } from '../brain/learning/tensors.js';
import { inputColumns } from '../brain/shape.js';
import { type BrainTensors, type BuildOptions, declareBrainTensors } from '../brain/tensors.js';
import type { Expr, Program, ProgramBuilder, TensorHandle, Write } from '../kernel/index.js';
import {
  add,
  and,
  bitcast,
  cast,
  constant,
  cycle,
  div,
  eq,
  lt,
  min,
  ne,
  not,
  program,
  rem,
  select,
  store,
  sub,
  u32,
} from '../kernel/index.js';
import { actionFrom } from './brain-ports.js';
import { widthOf } from './space.js';
import { bins } from './summary.js';
import { addSubsteps, declareWorld, moveWorld, type WorldMove, type WorldParts } from './world-program.js';

/** What is traced of a robot after its observations and motors. */
const traceEnd = ['reward', 'terminated', 'truncated', 'reset'] as const;

/** Columns of a trace: what the robot saw, what it did, and what came of it. */
export function traceColumns({
  observations,
  actions,
}: Pick<WorldParts, 'observations' | 'actions'>): readonly string[] {
  return [...observations.names, ...actions.names, ...traceEnd];
}

const quietNan = 0x7fc00000;

/** The joined Program; `traces` is how many robots are traced. */
export function loopProgram(options: BuildOptions, parts: WorldParts, traces: number): Program {
  return program('loop', (b) => {
    const tensors = declareBrainTensors(b, { ...options, closed: true });
    const world = declareWorld(b, tensors.B, parts);
    const outcome = declareOutcome(b, tensors);
    const tally = declareTally(b, tensors, parts);
    const switches = {
      demonstrate: b.parameter('demonstrate', 'i32', 0),
      reward: b.parameter('tellReward', 'i32', 1),
    };
    const report = addCycle(b, tensors);
    const trace = traces === 0 ? undefined : declareTrace(b, tensors, parts, outcome, report, traces);
    const actionOf = (n: Expr): Expr[] => {
      const motors = Array.from({ length: tensors.shape.motors }, (_, m) => tensors.motors.at(n, m));
      return motors.map((motor, at) => actionFrom(motor, parts.actions, at));
    };
    const advanced = addSubsteps(b, parts, world, actionOf);
    b.map('moveWorld', [tensors.B], ([n]) => {
      const move = moveWorld(parts, world, n, actionOf(n), { advanced: advanced(n) });
      return [
        ...move.stores,
        ...tell(tensors, parts, n, move, switches),
        ...keepOutcome(outcome, n, move),
        ...tally(n, move),
      ];
    });
    trace?.();
  });
}

interface Switches {
  readonly demonstrate: Expr;
  readonly reward: Expr;
}

/** What the brain receives in its next cycle. */
function tell(tensors: BrainTensors, { physics }: WorldParts, n: Expr, move: WorldMove, switches: Switches): Write[] {
  const { input, shape } = tensors;
  const columns = inputColumns(shape, tensors.demonstrations);
  const told = move.observations.map((value, at) => store(input, [n, at], value));
  told.push(store(input, [n, columns.reward], select(ne(switches.reward, 0), move.reward, 0)));
  if (tensors.learner !== undefined) {
    const { goesOn, terminated, truncated } = episodeEnds;
    const cut = select(move.truncated, constant(truncated, 'f32'), goesOn);
    told.push(store(input, [n, columns.end], select(move.terminated, constant(terminated, 'f32'), cut)));
  }
  if (tensors.demonstrations !== true) return told;
  const shows = and(ne(switches.demonstrate, 0), not(move.restarted));
  const expert = physics.expert?.(move.before);
  for (let m = 0; m < shape.motors; m += 1) {
    // Chosen as bits, since not every target has a literal for what is not a number.
    const bits = expert === undefined ? u32(0) : bitcast(expert[m], 'u32');
    const shown = expert === undefined ? and(shows, lt(n, 0)) : shows;
    told.push(store(input, [n, columns.demonstration + m], bitcast(select(shown, bits, quietNan), 'f32')));
  }
  return told;
}

/** Reward, ends and beginnings of episodes as tensors: what a brain's cycle may read in the next step, and traces show. */
type Outcome = Readonly<Record<(typeof traceEnd)[number], TensorHandle>>;

function declareOutcome(b: ProgramBuilder, { B }: BrainTensors): Outcome {
  return {
    reward: b.state('loopReward', 'f32', [B]),
    terminated: b.state('loopTerminated', 'i32', [B]),
    truncated: b.state('loopTruncated', 'i32', [B]),
    reset: b.state('loopReset', 'i32', [B]),
  };
}

function keepOutcome(outcome: Outcome, n: Expr, move: WorldMove): Write[] {
  return [
    store(outcome.reward, [n], move.reward),
    store(outcome.terminated, [n], cast(move.terminated, 'i32')),
    store(outcome.truncated, [n], cast(move.truncated, 'i32')),
    store(outcome.reset, [n], cast(move.restarted, 'i32')),
  ];
}

const clearType = ({ tensor }: TensorHandle): 'i32' | 'f32' => (tensor.dtype === 'i32' ? 'i32' : 'f32');

/** Names of the tensors of a measure: its sum over episodes that ended in a run, and its value in the present one. */
export const measureNames = (name: string): { readonly ended: string; readonly present: string } => ({
  ended: `tallyEnded_${name}`,
  present: `tallyPresent_${name}`,
});

/** Counts ended episodes by robot and bin. A robot clears a bin when it enters it, so nothing need be cleared before a run. */
function declareTally(
  b: ProgramBuilder,
  { B }: BrainTensors,
  { measures = [], physics }: WorldParts,
): (n: Expr, move: WorldMove) => Write[] {
  const start = b.parameter('runStart', 'u32', 0);
  const binSteps = b.parameter('binSteps', 'u32', 1);
  const quota = b.parameter('quota', 'i32', 2 ** 31 - 1);
  const episodes = b.state('tallyEpisodes', 'i32', [B, bins]);
  const lengths = b.state('tallyLengths', 'i32', [B, bins]);
  const returns = b.state('tallyReturns', 'f32', [B, bins]);
  const worst = b.state('tallyWorst', 'f32', [B, bins]);
  const rewards = b.state('tallyRewards', 'f32', [B, bins]);
  const measured = measures.map((name) => {
    const { ended, present } = measureNames(name);
    return { name, ended: b.state(ended, 'f32', [B]), present: b.state(present, 'f32', [B]) };
  });
  return (n, move) => {
    const since = sub(cycle, start);
    const bin = cast(div(since, binSteps), 'i32');
    const isNew = eq(rem(since, binSteps), 0);
    const counts = and(move.ended, lt(move.episode, quota));
    const grown = (tally: TensorHandle, clear: number, next: (old: Expr) => Expr): Write => {
      const old = select(isNew, constant(clear, clearType(tally)), tally.clamp(n, bin));
      return store(tally, [n, bin], select(counts, next(old), old));
    };
    const found = physics.measures?.(move.state, move.context) ?? {};
    const ofMeasures = measured.flatMap(({ name, ended, present }) => {
      const old = select(eq(since, 0), constant(0, 'f32'), ended.at(n));
      return [store(ended, [n], select(counts, add(old, found[name]), old)), store(present, [n], found[name])];
    });
    const earned = select(isNew, constant(0, 'f32'), rewards.clamp(n, bin));
    return [
      ...ofMeasures,
      store(rewards, [n, bin], add(earned, move.reward)),
      grown(episodes, 0, (old) => add(old, 1)),
      grown(lengths, 0, (old) => add(old, move.length)),
      grown(returns, 0, (old) => add(old, move.total)),
      grown(worst, 3e38, (old) => min(old, move.total)),
    ];
  };
}

/** Rows of chosen robots, written in two parts: what they saw and did before the world moves, what came of it after. */
function declareTrace(
  b: ProgramBuilder,
  tensors: BrainTensors,
  parts: WorldParts,
  outcome: Outcome,
  report: TensorHandle,
  robots: number,
): () => void {
  const [seen, moved] = [widthOf(parts.observations), widthOf(parts.actions)];
  const chosen = b.state('tracedRobots', 'i32', [robots]);
  const trace = b.output('trace', 'f32', [robots, seen + moved + traceEnd.length]);
  // What a brain received and reported, whole: from this its cycles can be lived again.
  for (const [name, whole] of [
    ['tracedInput', tensors.input],
    ['tracedReport', report],
  ] as const) {
    const width = whole.shape[1];
    const rows = b.output(name, 'f32', [robots, width]);
    b.map(`${name}Row`, [robots, width], ([k, c]) => [store(rows, [k, c], whole.clamp(chosen.at(k), c))]);
  }
  b.map('traceSeen', [robots, seen], ([k, c]) => [store(trace, [k, c], tensors.input.clamp(chosen.at(k), c))]);
  b.map('traceDone', [robots, moved], ([k, c]) => [
    store(trace, [k, add(c, seen)], tensors.motors.clamp(chosen.at(k), c)),
  ]);
  return () =>
    b.map('traceEnd', [robots], ([k]) =>
      traceEnd.map((name, at) => store(trace, [k, seen + moved + at], cast(outcome[name].clamp(chosen.at(k)), 'f32'))),
    );
}
