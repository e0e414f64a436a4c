/**
 * A part of a stage as text: the unit that a thread, a warp or a block works on, its phases one after the other with the
 * team's barrier between them, and the rows of each phase spread over the team.
 */
import { changePhase } from '../../fuse/rename.js';
import { Sharing } from '../../fuse/sharing.js';
import { type Part, type Phase, phaseExpressions } from '../../fuse/stage.js';
import { type Dimension, product, smallest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { expandContracted } from '../../kernel/functions/expand.js';
import {
  least,
  minus,
  name,
  plus,
  quotient,
  remainder,
  type Statement,
  times,
  type Value,
  warp,
} from '../loop/language.js';
import { localSize } from '../loop/lower/kernel.js';
import { chunkPasses, columnPasses, mapPassesFromSize } from '../loop/passes/index.js';
import { bind } from '../loop/statements.js';
import { block } from './c-text.js';
import { chainStatements, longChain } from './chain.js';
import { coarsen } from './coarsen.js';
import { interleavedStep, type StageContext } from './context.js';
import { bindPart, isMap, loopText } from './loop-part.js';
import { type MicroKernel, microKernels } from './micro/index.js';
import { type PartText, type Spread, spreadOf, turnsText, unitLines, waysOf } from './part-text.js';
import { prefetches } from './prefetch.js';
import { prologueText } from './prologue.js';
import { fewUnits, type RegisterBlock, registerBlock, registerBlockOf } from './register-blocking.js';
import { rowLoopsOf } from './row-loops.js';
import { blockSchedule, noBlock, type Schedule, scheduleOf, searchSchedule } from './schedule.js';
import { axesAt } from './scope-kernel.js';
import { spreadValues } from './spread-values.js';
import type { Strategy } from './strategy.js';
import { warpThreads } from './tuning.js';
import { warpRows } from './warp-rows.js';

export function partText(given: Part, turn: string, context: StageContext): PartText {
  const expanded = expandPart(given);
  const whole = context.note('prologue', prologueText(expanded, turn, context));
  if (whole !== undefined) return whole;
  context.enterPart([]);
  return microText(expanded, turn, context) ?? statementText(expanded, turn, context);
}

/** By the first micro-kernel that matches; where it is taken only from some size on, with what is taken below. */
function microText(part: Part, turn: string, context: StageContext): PartText | undefined {
  for (const kernel of microKernels) {
    const match = kernel.match(part, context);
    const found = match && context.note(kernel.name, match);
    if (found === undefined) continue;
    const write = (one: Pick<MicroKernel, 'name' | 'write'>): PartText => {
      return { ...one.write(found, turn, context), team: 'block', strategies: [one.name] };
    };
    const from = kernel.from?.(found, context);
    const below = from?.below && write(from.below);
    const own = write(kernel);
    if (from === undefined) return own;
    const few = below ?? statementText(part, turn, context);
    return fromSize(from.size, from.least, few, own, context);
  }
  return undefined;
}

/** By statements of the loop language. */
function statementText(expanded: Part, turn: string, context: StageContext): PartText {
  const columns = bindPart(expanded, context, 0, columnPasses);
  if (columns.columns !== undefined) return loopText(columns, turn, context);
  const chunks = bindPart(expanded, context, 0, chunkPasses);
  if (chunks.chunks !== undefined) return loopText(chunks, turn, context);
  const isMany = context.isBelow(extentsOf(expanded), manyRows) === false;
  const rows = context.note('warp-rows', warpRows(expanded, context.threads, isMany));
  if (rows !== undefined) {
    const isSpread = rows.phases.length > expanded.phases.length;
    const schedule: Schedule = { unit: 'warp', part: rows, rows: rows.phases.map(() => 'thread'), interleaved: true };
    return scheduledText(schedule, turn, context, ['warp-rows', ...(isSpread ? (['spread-values'] as const) : [])]);
  }
  const coarse = context.note('coarsen', coarsen(expanded, context.tuning.gather));
  const spread = context.note('spread-values', spreadValues(coarse ?? expanded, context.threads));
  const shaped: Strategy[] = [
    ...(coarse ? (['coarsen'] as const) : []),
    ...(spread ? (['spread-values'] as const) : []),
  ];
  const schedule = scheduleOf(spread ?? coarse ?? expanded, context.program.tree, context.threads);
  const { part, unit } = schedule;
  if (unit === 'thread' && isMap(part)) return mapPart(part, turn, context);
  const alone = scheduledText(schedule, turn, context, shaped);
  const search = context.note('few-warps', searchSchedule(schedule));
  if (search !== undefined) {
    const warps = scheduledText(search, turn, context, ['few-warps']);
    return fewText(warps, alone, fewSearches, context);
  }
  const group = unit === 'warp' ? context.note('register-blocking', registerBlockOf(part)) : undefined;
  if (group !== undefined) return groupText(alone, group, turn, context);
  const blocks = context.note('few-blocks', blockSchedule(schedule, context.program.tree, context.threads));
  if (blocks === undefined) return alone;
  const few = scheduledText(blocks, turn, context, ['few-blocks']);
  const fewLong = context.sizes === undefined ? fewBlocks : fewKnownBlocks;
  return fewText(few, alone, part.phases.length >= longChain ? fewLong : fewShort, context);
}

/** A plain map: one element a thread where there are few, and several from some size on. */
function mapPart(part: Part, turn: string, context: StageContext): PartText {
  const nest = bindPart(part, context);
  const plain = loopText(nest, turn, context);
  const later = nest.map === undefined ? bindPart(part, context, 0, mapPassesFromSize) : nest;
  if (later.map?.from === undefined) return plain;
  const { size, least } = later.map.from;
  return fromSize(size, least, plain, loopText(later, turn, context), context);
}

/** A way that is taken only up to some limit. */
function limited(part: PartText, limit: Partial<Spread>): PartText {
  const { team, units } = part;
  return { ...part, spread: [{ team, units, ...limit }] };
}

/** One way where a size is small, and another from `least` on. */
function fromSize(size: Dimension, least: number, few: PartText, many: PartText, context: StageContext): PartText {
  const [small, large] = [limited(few, { taken: { size, below: least } }), limited(many, { taken: { size, least } })];
  return eitherText(`${context.size(size)} < ${least}`, context.isBelow([size], least), small, large, context);
}

const notTight = 'no rows as loops';

function scheduledText(schedule: Schedule, turn: string, context: StageContext, shaped: readonly Strategy[]): PartText {
  const { part, unit, cut = noBlock } = schedule;
  const isCut = context.note('fold-chunks', cut);
  const units = context.pointsText(part.units);
  const unitName = context.fresh('unit');
  const { statements: axes, names } = axesAt(part.units, name(unitName, 'i32'), context);
  const step = schedule.interleaved ? interleavedStep(part.locals.length) : undefined;
  const localWords = step === undefined ? localSize(part.locals) : step * product(part.locals[0].shape);
  const base = unit === 'warp' ? times(warp, localWords) : undefined;
  const locals = context.enterPart(part.locals, base, step);
  context.beginWork(localWords);
  // Where rows keep much in registers, addresses are loaded in each turn and live no longer than it.
  const isTight =
    unit !== 'thread' && part.phases.some((phase) => typeof rowLoopsOf(phase, context, unit) !== 'string');
  const write = (): Statement[] => {
    const asking = context.note('prefetch', isTight ? prefetches(part, unit, names, context) : notTight) ?? [];
    if (asking.length > 0) context.take('prefetch');
    const waits = unit === 'warp' && isRowOfWarp(part.phases[0]);
    if (waits) context.asking = asking;
    const phases = chainStatements(part, schedule, names, context);
    return [...(waits ? context.takeAsking() : asking), ...phases];
  };
  const { declared, written } = isTight ? context.scoped(write) : { declared: [], written: write() };
  const body = [...axes, ...locals, ...declared, ...written];
  return {
    team: unit,
    units: part.units,
    loops: { body, unit: name(unitName, 'i32') },
    count: units,
    lines: unitLines(unit, unitName, turn, units, context.threads, context.print(body)),
    sharedWords: localWords * (unit === 'warp' ? context.warps : 1) + context.workWords,
    strategies: [unit, ...shaped, ...(isCut ? (['fold-chunks'] as const) : []), ...context.strategies],
  };
}

/** A row for each thread of a warp: what stands in their loop is done once, by all of them. */
function isRowOfWarp(phase: Phase): boolean {
  return phase.rows.length > 0 && product(phase.rows.map(({ extent }) => smallest(extent))) === warpThreads;
}

/**
 * Up to this many units get a block each where a warp alone would take long: as many as a GPU holds at once, or half of
 * them where there are only a few phases, since blocks that mostly wait keep the places of other parts.
 */
const fewBlocks = 256;
/** Where the text is for known sizes: up to here a block each is still faster, although they come in turns. */
const fewKnownBlocks = 1024;
/** From this many short rows on, warps that take several of them are enough to fill a GPU. */
const manyRows = 2048;
const fewShort = 128;
/** Up to this many units get a warp each where a thread alone would search long. */
const fewSearches = 2048;

/** A larger team for each unit where there are no more than `most`, a smaller one where there are. */
function fewText(large: PartText, small: PartText, most: number, context: StageContext): PartText {
  const few = limited(large, { most });
  const isFew = context.isBelow(extentsOf(large), most + 1);
  return eitherText(`${large.count} <= ${most}`, isFew, few, small, context);
}

function extentsOf({ units }: Pick<PartText, 'units'>): Dimension[] {
  return units.map(({ extent }) => extent);
}

/** One of two ways: by a condition at run time, or the one way that is taken where the text is for known sizes. */
function eitherText(
  condition: string,
  isFirst: boolean | undefined,
  first: PartText,
  second: PartText,
  context: StageContext,
): PartText {
  if (isFirst !== undefined) return isFirst ? first : second;
  const turns = [first, second].map((part) => turnsText(part, context.threads));
  return {
    team: 'block',
    units: first.units,
    spread: [first, second].flatMap(spreadOf),
    ways: [first, second].flatMap(waysOf),
    count: `(${condition} ? ${turns[0]} : ${turns[1]})`,
    lines: [...block(`if (${condition})`, first.lines), ...block('else', second.lines)],
    sharedWords: Math.max(first.sharedWords, second.sharedWords),
    strategies: [...first.strategies, ...second.strategies],
  };
}

/** Units in groups where there are many of them, and one by one else. */
function groupText(alone: PartText, group: RegisterBlock, turn: string, context: StageContext): PartText {
  const outer = group.units.slice(0, -1);
  const size = context.sizeOf(group.axis.extent);
  const each = group.members.length;
  const perOuter = quotient(plus(size, each - 1), each);
  const groups = context.text([...outer.map((axis) => context.sizeOf(axis.extent)), perOuter].reduce(times));
  const [unitName, first, rest] = ['unit', 'group', 'rest'].map((what) => name(context.fresh(what), 'i32'));
  const members = group.members.map((member) => name(context.fresh(`${member.name}_`), 'i32'));
  const others = axesAt(outer, rest, context);
  const axes = new Map<Axis, Value>([
    ...others.names,
    ...group.members.map((member, r): [Axis, Value] => [member, members[r]]),
  ]);
  const body = [
    bind(first, times(remainder(unitName, perOuter), each)),
    ...members.map((member, r) => bind(member, least(plus(first, r), minus(size, 1)))),
    bind(rest, quotient(unitName, perOuter)),
    ...others.statements,
    ...registerBlock(group, axes, context),
  ];
  const many: PartText = {
    team: 'warp',
    units: group.units,
    loops: { body, unit: unitName },
    count: groups,
    lines: unitLines('warp', unitName.name, turn, groups, context.threads, context.print(body)),
    sharedWords: 0,
    strategies: ['register-blocking'],
  };
  const few = limited(alone, { most: fewUnits });
  return {
    ...eitherText(`${alone.count} < ${fewUnits}`, context.isBelow(extentsOf(alone), fewUnits), few, many, context),
    // Warps that wait for each other's votes: more of them at once help more than registers do.
    residentThreads: group.crowded ? crowdedThreads : undefined,
  };
}

const crowdedThreads = 1024;

/** The part without calls: each phase's expressions are expanded together, and what they have in common is one. */
export function expandPart(part: Part): Part {
  const sharing = new Sharing();
  return { ...part, phases: part.phases.map((phase) => expandPhase(phase, sharing)) };
}

function expandPhase(phase: Phase, sharing: Sharing): Phase {
  const before = phaseExpressions(phase);
  const after = expandContracted(before);
  const table = new Map(before.map((expr, i) => [expr, after[i]]));
  return changePhase(phase, (expr) => sharing.unique(table.get(expr) ?? expr));
}
