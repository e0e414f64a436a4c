/**
 * A stage as one device function that both executors call. Its parts lie side by side on turns of blocks: part after
 * part, each with as many turns as its units need; a block takes the turns block, block + blocks, …, so any grid will do.
 */
import { axesText } from '../../fuse/explain.js';
import type { Part, Stage } from '../../fuse/stage.js';
import { type Bindings, product, resolve } from '../../kernel/dimension.js';
import type { PartPasses } from '../loop/explain.js';
import type { Statement } from '../loop/language.js';
import { leastPoints } from '../loop/passes/folds.js';
import { block } from './c-text.js';
import { longChain } from './chain.js';
import type { StageContext } from './context.js';
import type { TensorMap } from './micro/async-instructions.js';
import { partText } from './part.js';
import { type PartText, type Spread, spreadOf, type Taken, turnsText, unitsPerTurn } from './part-text.js';
import type { Strategy } from './strategy.js';
import { plainTuning, type StageTuning } from './tuning.js';

export interface StageText {
  /** Its function. */
  readonly text: string;
  /** Words of shared memory a block needs. */
  readonly sharedWords: number;
  /** For each part and way, what works on a unit, the axes of the units, and how many of them a block takes in a turn. */
  readonly parts: readonly (Spread & { readonly perTurn: number })[];
  /** Blocks that take many turns gain: they prepare once what all their turns need. */
  readonly keeps: boolean;
  readonly tuning: StageTuning;
  /** By part: what works on a unit, how it is written, and the passes of the loop language that left it alone. */
  readonly passes: readonly Omit<PartPasses, 'stage'>[];
  /** How its parts are written, each way once. */
  readonly strategies: readonly Strategy[];
  /** Threads that a multiprocessor must be able to hold where the stage is a kernel of its own. */
  readonly residentThreads: number;
  /** Matrices that the copy engine brings: their maps are written when the program is loaded. */
  readonly maps: readonly TensorMap[];
}

/** The parts of a stage, in the order of its text. */
export function writtenParts(stage: Stage, context: StageContext): readonly WrittenPart[] {
  const parts = inOrder(stage.parts);
  return parts.map((part, i) => {
    const write = (): PartText => partText(part, i === 0 ? 'turn' : `(turn - ${endOf(i - 1)})`, context);
    const { declared, written } = parts.length === 1 ? { declared: [], written: write() } : context.scoped(write);
    return { part, declared, written, passes: passesOf(i, part, written, context) };
  });
}

export function stageText(number: number, stage: Stage, context: StageContext): StageText {
  const { prefix, tuning, repeats } = context;
  const parts = writtenParts(stage, context);
  const all = parts.map(({ written }) => written);
  const heads = all.flatMap(({ head = [] }) => head);
  const maps = all.flatMap((part) => part.maps ?? []);
  const turns = maps.length > 0 ? all[0].lines : turnLines(parts, heads.length > 0, context);
  const repeatArguments = Array.from({ length: repeats }, (_, depth) => `, int r${depth}`).join('');
  const signature = `void ${prefix}stage_${number}(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle${repeatArguments})`;
  const body = [
    'const int lane = threadIdx.x & 31;',
    'const int warp = threadIdx.x >> 5;',
    ...context.print(context.declarations()),
    ...countLines(all, context),
    ...heads,
    ...turns,
  ];
  return {
    text: [`// ${stage.name}`, ...block(`__device__ __forceinline__ ${signature}`, body)].join('\n'),
    sharedWords: Math.max(0, ...all.map(({ sharedWords }) => sharedWords)),
    parts: all.flatMap(spreadOf).map((one) => ({ ...one, perTurn: unitsPerTurn(one.team, context.threads) })),
    passes: parts.map(({ passes }) => passes),
    keeps: heads.length > 0 || maps.length > 0,
    tuning,
    maps,
    strategies: [...new Set(all.flatMap(({ strategies }) => strategies))],
    residentThreads: residentThreads(tuning, all.length === 1 ? all[0].residentThreads : undefined),
  };
}

export interface WrittenPart {
  readonly part: Part;
  /** What the part alone needs, before its turns. */
  readonly declared: readonly Statement[];
  readonly written: PartText;
  readonly passes: Omit<PartPasses, 'stage'>;
}

/** The name of the number of turns up to the end of a part. */
const endOf = (part: number): string => `end${part}`;

function passesOf(part: number, given: Part, written: PartText, context: StageContext): Omit<PartPasses, 'stage'> {
  const taken = [...new Set(written.strategies)];
  const binding = `a ${written.team} per unit, ${context.threads} threads in a block`;
  return { part, units: axesText(given.units), binding, taken, left: context.takeOutcomes().left(taken) };
}

function countLines(parts: readonly PartText[], { threads }: StageContext): string[] {
  return parts.map((part, i) => {
    const own = turnsText(part, threads);
    return `const int ${endOf(i)} = ${i === 0 ? own : `${endOf(i - 1)} + ${own}`};`;
  });
}

/** The turns that a block takes. What it keeps from one to the next asks for turns in a row; else they lie spread over the blocks. */
function turnLines(parts: readonly WrittenPart[], keeps: boolean, context: StageContext): string[] {
  const { threads } = context;
  const total = endOf(parts.length - 1);
  const range = (at: string): string => `(int)((long long)${at} * ${total} / blocks)`;
  const [first, next] = keeps ? [range('block'), '++turn'] : ['block', 'turn += blocks'];
  const stop = keeps ? [`stop = ${range('(block + 1)')}`] : [];
  if (parts.length === 1) {
    const head = `for (int turn = ${[first, ...stop].join(', ')}; turn < ${keeps ? 'stop' : total}; ${next})`;
    return block(head, parts[0].written.lines);
  }
  const from = keeps || leastTurns(parts, threads) >= manyTurns ? undefined : begunFirst(parts.map(({ part }) => part));
  const begin = from === undefined ? first : beginText(endOf(from), total);
  const limit = (i: number): string => (keeps ? `min_i32(${endOf(i)}, stop)` : endOf(i));
  return [
    `int turn = ${[begin, ...stop].join(', ')};`,
    ...parts.flatMap(({ declared, written }, i) =>
      block(`if (turn < ${limit(i)})`, [
        ...context.print(declared),
        ...block(`for (; turn < ${limit(i)}; ${next})`, written.lines),
        // The next part may use the shared memory that slower threads still read.
        ...(written.sharedWords > 0 && i < parts.length - 1 ? ['__syncthreads();'] : []),
      ]),
    ),
  ];
}

/** What a measurement chose stands above what a stage wishes. */
function residentThreads(tuning: StageTuning, wish: number | undefined): number {
  const isPlain = tuning.residentThreads === plainTuning.residentThreads;
  return (isPlain ? wish : undefined) ?? tuning.residentThreads;
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
function leastTurns(parts: readonly WrittenPart[], threads: number): number {
  return parts.reduce((sum, { written }) => {
    const ways = spreadOf(written).map(({ team, units }) => leastPoints(units) / unitsPerTurn(team, threads));
    return sum + Math.ceil(Math.min(...ways));
  }, 0);
}

/** The last part of many units that only parts of few units follow: these had better not begin last. */
function begunFirst(parts: readonly Part[]): number | undefined {
  const isMany = (part: Part): boolean => {
    const { units, phases } = part;
    const all = phases.length === 1 ? [...units, ...phases[0].rows] : units;
    return mayBeVeryMany(part) || leastPoints(all) >= leastUnits;
  };
  const last = parts.map(isMany).lastIndexOf(true);
  return last < 0 || last === parts.length - 1 ? undefined : last;
}

/** Where each block takes one turn and there are many, turns are counted from `end` on, and those before it follow. */
function beginText(end: string, total: string): string {
  return `${total} >= ${manyTurns} && block < ${total} && blocks >= ${total} ? (block + ${end}) % ${total} : block`;
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
