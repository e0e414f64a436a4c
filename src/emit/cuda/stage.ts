/**
 * A stage as one device function that both executors call. Its parts lie side by side on turns of blocks: part after
 * part, each with as many turns as its units need; a block takes the turns block, block + blocks, …, so any grid will do.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import type { Part, Stage } from '../../fuse/stage.js';
import { type Bindings, product, resolve, smallest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Program } from '../../kernel/program.js';
import { block } from './c-text.js';
import { longChain } from './chain.js';
import { StageContext } from './context.js';
import { partText } from './part.js';
import { type PartText, type Spread, type Taken, turnsText, unitsPerTurn } from './part-text.js';
import type { Strategy } from './strategy.js';
import { plainTuning, type StageTuning } from './tuning.js';

export interface StageText {
  readonly text: string;
  /** Words of shared memory a block needs. */
  readonly sharedWords: number;
  /** For each part and way, what works on a unit, the axes of the units, and how many of them a block takes in a turn. */
  readonly parts: readonly (Spread & { readonly perTurn: number })[];
  /** Blocks that take many turns gain: they prepare once what all their turns need. */
  readonly keeps: boolean;
  readonly tuning: StageTuning;
  /** How its parts are written, each way once. */
  readonly strategies: readonly Strategy[];
  /** Threads that a multiprocessor must be able to hold where the stage is a kernel of its own. */
  readonly residentThreads: number;
}

export function stageText(
  number: number,
  stage: Stage,
  program: Program,
  control: ControlBlock,
  repeats: ReadonlyMap<Axis, number>,
  helpers: Map<string, readonly string[]>,
  prefix: string,
  tuning: StageTuning,
  sizes?: Bindings,
): StageText {
  const context = new StageContext(program, control, repeats, helpers, prefix, tuning, sizes);
  const given = inOrder(stage.parts);
  const ends = given.map((_, i) => `end${i}`);
  const write = (i: number): PartText => partText(given[i], i === 0 ? 'turn' : `(turn - ${ends[i - 1]})`, context);
  const parts =
    given.length === 1
      ? [{ declared: [], written: write(0) }]
      : given.map((_, i) => context.scoped((): PartText => write(i)));
  const counts = parts.map(({ written }, i) => {
    const own = turnsText(written, context.threads);
    return `const int ${ends[i]} = ${i === 0 ? own : `${ends[i - 1]} + ${own}`};`;
  });
  const total = ends[ends.length - 1];
  const heads = parts.flatMap(({ written }) => written.head ?? []);
  // What a block keeps from one turn to the next asks for turns in a row; without, turns lie spread over the blocks.
  const range = (at: string): string => `(int)((long long)${at} * ${total} / blocks)`;
  const [first, next] = heads.length === 0 ? ['block', 'turn += blocks'] : [range('block'), '++turn'];
  const stop = heads.length === 0 ? [] : [`stop = ${range('(block + 1)')}`];
  const isLarge =
    leastTurns(
      parts.map(({ written }) => written),
      context.threads,
    ) >= manyTurns;
  const from = heads.length === 0 && !isLarge ? begunFirst(given) : undefined;
  const begin = from === undefined ? first : beginText(ends[from], total);
  const limit = (i: number): string => (heads.length === 0 ? ends[i] : `min_i32(${ends[i]}, stop)`);
  const turns =
    parts.length === 1
      ? block(
          `for (int turn = ${[first, ...stop].join(', ')}; turn < ${heads.length === 0 ? total : 'stop'}; ${next})`,
          parts[0].written.lines,
        )
      : [
          `int turn = ${[begin, ...stop].join(', ')};`,
          ...parts.flatMap(({ declared, written }, i) =>
            block(`if (turn < ${limit(i)})`, [
              ...declared,
              ...block(`for (; turn < ${limit(i)}; ${next})`, written.lines),
              // The next part may use the shared memory that slower threads still read.
              ...(written.sharedWords > 0 && i < parts.length - 1 ? ['__syncthreads();'] : []),
            ]),
          ),
        ];
  const body = [...context.declarations(), ...counts, ...heads, ...turns];
  const repeatArguments = Array.from({ length: repeatCount(repeats) }, (_, depth) => `, int r${depth}`).join('');
  const text = body.join('\n');
  const lanes = [
    ...(/\blane\b/.test(text) ? ['const int lane = threadIdx.x & 31;'] : []),
    ...(/\bwarp\b/.test(text) ? ['const int warp = threadIdx.x >> 5;'] : []),
  ];
  const signature = `void ${prefix}stage_${number}(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle${repeatArguments})`;
  return {
    text: [`// ${stage.name}`, ...block(`__device__ __forceinline__ ${signature}`, [...lanes, ...body])].join('\n'),
    sharedWords: Math.max(0, ...parts.map(({ written }) => written.sharedWords)),
    parts: parts.flatMap(({ written }) =>
      (written.spread ?? [{ team: written.team, units: written.units }]).map((spread) => ({
        ...spread,
        perTurn: unitsPerTurn(spread.team, context.threads),
      })),
    ),
    keeps: heads.length > 0,
    tuning,
    strategies: [...new Set(parts.flatMap(({ written }) => written.strategies))],
    residentThreads: residentThreads(tuning, parts.length === 1 ? parts[0].written.residentThreads : undefined),
  };
}

/** What a measurement chose stands above what a stage wishes. */
function residentThreads(tuning: StageTuning, wish: number | undefined): number {
  return tuning.residentThreads === plainTuning.residentThreads
    ? (wish ?? tuning.residentThreads)
    : tuning.residentThreads;
}

/**
 * Long chains of one block a brain take longest and are few: they are begun first, the longest before the others, since
 * even to pass over the text of another costs time. A part whose units are counted by two symbols may have many times the
 * blocks that stay resident, and would keep all behind it waiting: it is begun last.
 */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const place = (part: Part): number => (part.phases.length >= longChain ? 0 : mayBeVeryMany(part) ? 2 : 1);
  const length = (part: Part): number => (place(part) === 0 ? part.phases.length : 0);
  return [...parts].sort((a, b) => place(a) - place(b) || length(b) - length(a));
}

/** Units counted by two symbols, as brains by chunks of a bank. */
function mayBeVeryMany({ units }: Part): boolean {
  return units.filter(({ extent }) => typeof extent !== 'number').length >= 2;
}

/** Turns from which on blocks wait for each other's places: what stands last begins when most is done. */
const manyTurns = 600;
/** Fewer units than this, with all sizes at their least, are few: a choice for each brain, say. */
const leastUnits = 32;

/** Turns with all sizes at their least. Where these are many, a few at the end are soon done: one brain's large field. */
function leastTurns(parts: readonly PartText[], threads: number): number {
  return parts.reduce((sum, { team: own, units: whole, spread = [{ team: own, units: whole }] }) => {
    const ways = spread.map(({ team, units }) => {
      const count = product(units.map(({ extent }) => Math.max(1, smallest(extent))));
      return Math.ceil(count / unitsPerTurn(team, threads));
    });
    return sum + Math.min(...ways);
  }, 0);
}

/** The last part of many units that only parts of few units follow: these had better not begin last. */
function begunFirst(parts: readonly Part[]): number | undefined {
  const isMany = (part: Part): boolean => {
    const { units, phases } = part;
    const all = phases.length === 1 ? [...units, ...phases[0].rows] : units;
    return mayBeVeryMany(part) || product(all.map(({ extent }) => Math.max(1, smallest(extent)))) >= leastUnits;
  };
  const last = parts.map(isMany).lastIndexOf(true);
  return last < 0 || last === parts.length - 1 ? undefined : last;
}

/** Where each block takes one turn and there are many, turns are counted from `end` on, and those before it follow. */
function beginText(end: string, total: string): string {
  return `${total} >= ${manyTurns} && block < ${total} && blocks >= ${total} ? (block + ${end}) % ${total} : block`;
}

/** Every stage function takes the iterations of all repeats of the plan. */
export function repeatCount(repeats: ReadonlyMap<Axis, number>): number {
  return Math.max(0, ...[...repeats.values()].map((depth) => depth + 1));
}

function isTaken({ size, least = 0, below = Number.POSITIVE_INFINITY }: Taken, bindings: Bindings): boolean {
  const bound = resolve(size, bindings);
  return bound >= least && bound < below;
}

/** How many turns a stage has once symbols are bound: more blocks than this find nothing to do. */
export function stageTurns(parts: StageText['parts'], bindings: Bindings): number {
  return parts.reduce((sum, { units, perTurn, taken, most = Number.POSITIVE_INFINITY }) => {
    if (taken !== undefined && !isTaken(taken, bindings)) return sum;
    const count = product(units.map((axis) => resolve(axis.extent, bindings)));
    return sum + Math.ceil(Math.min(count, most) / perTurn);
  }, 0);
}
