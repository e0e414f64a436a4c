/**
 * A part of a stage as text: the unit that a thread, a warp or a block works on, its phases one after the other with the
 * team's barrier between them, and the rows of each phase spread over the team.
 */
import { changePhase } from '../../fuse/rename.js';
import type { NestPhase, Part, Phase } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import { type Dimension, largest, product } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { expandContracted } from '../../kernel/functions/expand.js';
import { freeAxes } from '../../kernel/walk.js';
import { type Abreast, abreastLines, abreastOf, fewUnits } from './abreast.js';
import { block } from './c-text.js';
import { chainLines, longChain } from './chain.js';
import { type ChunkFold, chunkFoldOf, chunkText } from './chunk-fold.js';
import { coarsen } from './coarsen.js';
import { columnFoldOf, columnText } from './column-fold.js';
import { interleavedStep, localSize, type StageContext } from './context.js';
import { axisLines } from './index-text.js';
import { leastRows, tiledProduct } from './mma.js';
import { prefetchLines } from './prefetch.js';
import { rowLoopsOf } from './row-loops.js';
import { type RowScan, rowScanOf, rowScanText } from './row-scan.js';
import { isTiled, scanTileText, tileSharers } from './scan-tile.js';
import { blockSchedule, rowTeam, type Schedule, scheduleOf, searchSchedule, type Team } from './schedule.js';
import { Roots } from './scope.js';
import { spreadValues } from './spread-values.js';
import type { Strategy } from './strategy.js';
import { tileLines, tileUnits } from './tile.js';
import { warpThreads } from './tuning.js';
import { laterVector, marchLines, marchOf, nearAxes, vectorAxis, vectorLines } from './vector.js';
import { warpRows, warpSchedule } from './warp-rows.js';

/** What one way of a part takes: a team for each unit, of which there are no more than `most` where that way is taken. */
export interface Spread {
  readonly team: Team;
  readonly units: readonly Axis[];
  readonly most?: number;
  /** The way is taken only where this size is at least, or below, so many. */
  readonly taken?: Taken;
}

export interface Taken {
  readonly size: Dimension;
  readonly least?: number;
  readonly below?: number;
}

export interface PartText {
  readonly team: Team;
  /** Declarations before the turns: which prologue the block's shared memory holds. */
  readonly head?: readonly string[];
  readonly units: readonly Axis[];
  /** Where there are several ways, what each takes: their sum is never too few. */
  readonly spread?: readonly Spread[];
  /** The number of units, as an int. */
  readonly count: string;
  /** What a block does in its turn number `turn` among the turns of this part. */
  readonly lines: readonly string[];
  readonly sharedWords: number;
  /** How it and its phases are written. */
  readonly strategies: readonly Strategy[];
  /** Threads that a multiprocessor had best hold at once where this part is a kernel of its own. */
  readonly residentThreads?: number | undefined;
}

/** How many units a block takes in one turn. */
export function unitsPerTurn(team: Team, threads: number): number {
  return team === 'thread' ? threads : team === 'warp' ? threads / warpThreads : 1;
}

export function partText(given: Part, turn: string, context: StageContext): PartText {
  const expanded = expandPart(given);
  const split = splitPrologue(expanded, context);
  const whole = split === undefined ? undefined : prologueText(expanded, split, turn, context);
  if (whole !== undefined) return whole;
  context.enterPart([], 'shared');
  const tiled = tiledProduct(expanded, turn, context);
  if (tiled === undefined) return untiledText(expanded, turn, context);
  const tiles: PartText = { ...tiled, team: 'block', strategies: [tiled.strategy] };
  if (tiled.rows === undefined) return tiles;
  const plain = untiledText(expanded, turn, context);
  const units = plain.units.map((axis) => (axis === tiled.row ? { ...axis, extent: leastRows } : axis));
  const few: PartText = { ...plain, spread: [{ team: plain.team, units }] };
  return eitherText(`${tiled.rows} < ${leastRows}`, undefined, few, tiles, context);
}

function untiledText(expanded: Part, turn: string, context: StageContext): PartText {
  const scan = rowScanOf(expanded, context);
  if (scan !== undefined) return scanPart(scan, turn, context);
  const column = columnFoldOf(expanded, context);
  if (column !== undefined) return { ...columnText(column, turn, context), team: 'block', strategies: ['column-fold'] };
  const chunks = chunkFoldOf(expanded, context);
  if (chunks !== undefined) return chunkPart(chunks, turn, context);
  const rows = warpRows(expanded, context.threads);
  const spread = (before: Part, after: Part): readonly Strategy[] =>
    after.phases.length > before.phases.length ? ['spread-values'] : [];
  if (rows !== undefined)
    return scheduledText(warpSchedule(rows), turn, context, ['warp-rows', ...spread(expanded, rows)]);
  const coarse = coarsen(expanded, context.tuning.gather);
  const gathered = spreadValues(coarse, context.threads);
  const shaped = [...(coarse === expanded ? [] : (['coarsen'] as const)), ...spread(coarse, gathered)];
  const schedule = scheduleOf(gathered, context.program.tree, context.threads);
  const { part, unit } = schedule;
  const lane = unit === 'thread' ? vectorAxis(part, context) : undefined;
  if (lane !== undefined) return vectorText(part, lane, turn, context, context.enterPart([], 'shared'));
  const alone = scheduledText(schedule, turn, context, shaped);
  const later = unit === 'thread' ? laterVector(part, context) : undefined;
  if (later !== undefined) {
    const { lane: four, size, least } = later;
    const many = vectorText(part, four, turn, context, context.enterPart([], 'shared'));
    return fromSize(size, least, alone, { ...many, strategies: [...many.strategies, 'later-vector'] }, context);
  }
  const search = searchSchedule(schedule);
  if (search !== undefined) {
    const warps = scheduledText(search, turn, context, ['few-warps']);
    return fewText(warps, alone, fewSearches, context);
  }
  const group = unit === 'warp' ? abreastOf(part) : undefined;
  if (group !== undefined) return groupText(alone, group, turn, context);
  const blocks = blockSchedule(schedule, context.program.tree, context.threads);
  if (blocks === undefined) return alone;
  const few = scheduledText(blocks, turn, context, ['few-blocks']);
  return fewText(few, alone, part.phases.length >= longChain ? fewBlocks : fewShort, context);
}

/** Row by row, or in tiles where many share the rows. */
function scanPart(scan: RowScan, turn: string, context: StageContext): PartText {
  const rows: PartText = { ...rowScanText(scan, turn, context), team: 'block', strategies: ['row-scan'] };
  if (scan.shared === undefined || !isTiled(scan, context)) return rows;
  const tiles: PartText = { ...scanTileText(scan, turn, context), team: 'block', strategies: ['scan-tile'] };
  return fromSize(scan.shared.extent, tileSharers(context), rows, tiles, context);
}

/** One way where a size is small, and another from `least` on. */
function fromSize(size: Dimension, least: number, few: PartText, many: PartText, context: StageContext): PartText {
  const taken = (part: PartText, when: Omit<Taken, 'size'>): PartText => ({
    ...part,
    spread: [{ team: part.team, units: part.units, taken: { size, ...when } }],
  });
  const [small, large] = [taken(few, { below: least }), taken(many, { least })];
  return eitherText(`${context.size(size)} < ${least}`, context.isBelow([size], least), small, large, context);
}

function chunkPart(found: ChunkFold, turn: string, context: StageContext): PartText {
  const thread = context.fresh('unit');
  const { units, count, lines } = chunkText(found, thread, context);
  const body = unitLines('thread', thread, turn, count, context.threads, lines);
  return { team: 'thread', units, count, lines: body, sharedWords: 0, strategies: ['chunk-fold'] };
}

function scheduledText(schedule: Schedule, turn: string, context: StageContext, shaped: readonly Strategy[]): PartText {
  const { part, unit } = schedule;
  const units = context.product(part.units.map((axis) => axis.extent));
  const unitName = context.fresh('unit');
  const { lines: axes, names } = axisLines(part.units, unitName, context);
  const step = schedule.interleaved ? interleavedStep(part.locals.length) : undefined;
  const localWords = step === undefined ? localSize(part.locals) : step * product(part.locals[0].shape);
  const base = unit === 'warp' ? `shared + warp * ${localWords}` : 'shared';
  const locals = context.enterPart(part.locals, base, step);
  context.beginWork(localWords);
  // Where rows keep much in registers, addresses are loaded in each turn and live no longer than it.
  const isTight = unit !== 'thread' && part.phases.some((phase) => rowLoopsOf(phase, context, unit) !== undefined);
  const write = (): string[] => {
    const asking = isTight ? prefetchLines(part, unit, names, context) : [];
    if (asking.length > 0) context.take('prefetch');
    const waits = unit === 'warp' && isRowOfWarp(part.phases[0]);
    if (waits) context.askBehindRows(asking);
    const phases = chainLines(part, schedule, names, context);
    return [...(waits ? context.takeAsking() : asking), ...phases];
  };
  const { declared, written } = isTight ? context.scoped(write) : { declared: [], written: write() };
  const phases = [...declared, ...written];
  return {
    team: unit,
    units: part.units,
    count: units,
    lines: unitLines(unit, unitName, turn, units, context.threads, [...axes, ...locals, ...phases]),
    sharedWords: localWords * (unit === 'warp' ? context.warps : 1) + context.workWords,
    strategies: [unit, ...shaped, ...(schedule.isCut ? (['fold-chunks'] as const) : []), ...context.strategies],
  };
}

/** A row for each thread of a warp: what stands in their loop is done once, by all of them. */
function isRowOfWarp(phase: Phase): boolean {
  const [axis] = phase.rows;
  return phase.rows.length === 1 && axis.extent === warpThreads;
}

/**
 * Up to this many units get a block each where a warp alone would take long: as many as a GPU holds at once, or half of
 * them where there are only a few phases, since blocks that mostly wait keep the places of other parts.
 */
const fewBlocks = 256;
const fewShort = 128;
/** Up to this many units get a warp each where a thread alone would search long. */
const fewSearches = 2048;

/** A larger team for each unit where there are no more than `most`, a smaller one where there are. */
function fewText(large: PartText, small: PartText, most: number, context: StageContext): PartText {
  const few: PartText = { ...large, spread: [{ team: large.team, units: large.units, most }] };
  const isFew = context.isBelow(extentsOf(large), most + 1);
  return eitherText(`${large.count} <= ${most}`, isFew, few, small, context);
}

function extentsOf({ units }: PartText): Dimension[] {
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
    spread: [first, second].flatMap((part) => part.spread ?? [{ team: part.team, units: part.units }]),
    count: `(${condition} ? ${turns[0]} : ${turns[1]})`,
    lines: [...block(`if (${condition})`, first.lines), ...block('else', second.lines)],
    sharedWords: Math.max(first.sharedWords, second.sharedWords),
    strategies: [...first.strategies, ...second.strategies],
  };
}

/** How many turns of blocks a part takes, as an int. */
export function turnsText(part: PartText, threads: number): string {
  const size = unitsPerTurn(part.team, threads);
  return size === 1 ? part.count : `(${part.count} + ${size - 1}) / ${size}`;
}

/** Units in groups where there are many of them, and one by one else. */
function groupText(alone: PartText, group: Abreast, turn: string, context: StageContext): PartText {
  const outer = group.units.slice(0, -1);
  const size = context.size(group.axis.extent);
  const each = group.members.length;
  const perOuter = `((${size} + ${each - 1}) / ${each})`;
  const groups = `(${[...outer.map((axis) => context.size(axis.extent)), perOuter].join(' * ')})`;
  const unitName = context.fresh('unit');
  const name = context.fresh('group');
  const names = new Map<Axis, string>();
  const lines = [
    `const int ${name} = (int)((unsigned int)${unitName} % (unsigned int)${perOuter}) * ${each};`,
    ...group.members.map((member, r) => {
      names.set(member, context.fresh(`${member.name}_`));
      return `const int ${names.get(member)} = min_i32(${name} + ${r}, ${size} - 1);`;
    }),
  ];
  if (outer.length > 0) {
    const rest = context.fresh('rest');
    lines.push(`const int ${rest} = (int)((unsigned int)${unitName} / (unsigned int)${perOuter});`);
    const others = axisLines(outer, rest, context);
    lines.push(...others.lines);
    for (const [axis, text] of others.names) names.set(axis, text);
  }
  const body = [...lines, ...abreastLines(group, names, context)];
  const many: PartText = {
    team: 'warp',
    units: group.units,
    count: groups,
    lines: unitLines('warp', unitName, turn, groups, context.threads, body),
    sharedWords: 0,
    strategies: ['abreast'],
  };
  const few = { ...alone, spread: [{ team: alone.team, units: alone.units, most: fewUnits }] };
  return {
    ...eitherText(`${alone.count} < ${fewUnits}`, context.isBelow(extentsOf(alone), fewUnits), few, many, context),
    // Warps that wait for each other's votes: more of them at once help more than registers do.
    residentThreads: group.crowded ? crowdedThreads : undefined,
  };
}

const crowdedThreads = 1024;

/** Up to this many threads all are resident anyhow, and had better have the registers. */
const manyThreads = 2 ** 17;

/** A plain map with four elements a thread: a unit is four neighbours along the last axis, or a row of such fours. */
function vectorText(
  part: Part,
  lane: Axis,
  turn: string,
  context: StageContext,
  locals: readonly string[],
  /** Units that keep their place. */
  fixed = 0,
): PartText {
  const phase = part.phases[0] as NestPhase;
  const march = marchOf(part, lane, context);
  const { width: vectorWidth, march: marchLength } = context.tuning;
  const fours: Axis = { name: lane.name, extent: (lane.extent as number) / vectorWidth };
  const pieces: Axis = { name: 'piece', extent: Math.ceil(((march?.axis.extent as number) ?? 1) / marchLength) };
  const plain = part.units.map((axis) => (axis === lane ? fours : axis === march?.axis ? pieces : axis));
  const near = nearAxes(phase, part.units, lane, context).filter((axis) => part.units.indexOf(axis) >= fixed);
  const tiled = tileUnits(plain, near, context.tuning.tile === 2 ? context.threads : 0);
  const { units } = tiled;
  const count = context.product(units.map((axis) => axis.extent));
  const unitName = context.fresh('unit');
  const { lines, names } = tileLines(tiled, unitName, context);
  const first = context.fresh('first');
  const start = `const int ${first} = ${names.get(fours)} * ${vectorWidth};`;
  const roots = new Roots(phaseExpressions(phase));
  const body = (): { lines: string[]; isEarly: boolean; residentThreads?: number } => {
    if (march === undefined) return { lines: vectorLines(phase, roots, lane, first, names, context), isEarly: false };
    const [begin, end] = [context.fresh('begin'), context.fresh('stop')];
    const whole = (march.axis.extent as number) % marchLength === 0;
    const limit = `${begin} + ${marchLength}`;
    const marched = marchLines(phase, roots, lane, first, { ...march, begin, end }, names, context);
    const limits = [
      `const int ${begin} = ${names.get(pieces)} * ${marchLength};`,
      `const int ${end} = ${whole ? limit : `min_i32(${limit}, ${march.axis.extent})`};`,
    ];
    return { ...marched, lines: [...limits, ...marched.lines] };
  };
  const { lines: inside, isEarly, residentThreads } = body();
  const along: readonly Strategy[] = march === undefined ? [] : isEarly ? ['march', 'early-sum'] : ['march'];
  const isMany = product(units.map((axis) => largest(axis.extent))) > manyThreads;
  const all = unitLines('thread', unitName, turn, count, context.threads, [...lines, start, ...inside]);
  return {
    team: 'thread',
    units,
    count,
    lines: [...locals, ...all],
    sharedWords: 0,
    strategies: ['vector', ...along],
    ...(isMany && { residentThreads }),
  };
}

interface Split {
  readonly lane: Axis;
  /** The last phase alone, with its rows among the units. */
  readonly map: Part;
  /** How many of the outer units the prologue depends on. */
  readonly outer: number;
}

/**
 * A large map behind small phases that only prepare local arrays, the same for many units: those are computed once for
 * all units that a block takes one after the other, and the map is done as if it stood alone.
 */
function splitPrologue(part: Part, context: StageContext): Split | undefined {
  const main = part.phases[part.phases.length - 1];
  const before = part.phases.slice(0, -1);
  if (before.length === 0 || main.kind !== 'nest') return undefined;
  const isLocal = new Set(part.locals.map(({ name }) => name));
  for (const phase of before) {
    if (phase.kind !== 'nest') return undefined;
    const writes = [...phase.writes, ...phase.sweeps.flatMap((sweep) => sweep.writes)];
    if (!writes.every(({ tensor }) => isLocal.has(tensor))) return undefined;
  }
  const used = new Set(before.flatMap((phase) => phaseExpressions(phase)).flatMap((expr) => [...freeAxes(expr)]));
  const outer = part.units.reduce((last, axis, i) => (used.has(axis) ? i + 1 : last), 0);
  const map: Part = { units: [...part.units, ...main.rows], phases: [{ ...main, rows: [] }], locals: [] };
  context.enterPart(part.locals, 'shared');
  const lane = vectorAxis(map, context);
  if (lane === undefined || map.units.slice(0, outer).includes(lane)) return undefined;
  return { lane, map, outer };
}

/** A block keeps the prologue of its outer index; all its turns lie within one, since inner units fill whole turns. */
function prologueText(part: Part, split: Split, turn: string, context: StageContext): PartText | undefined {
  const { lane, map, outer } = split;
  const localWords = localSize(part.locals);
  const locals = context.enterPart(part.locals, 'shared');
  const { residentThreads: _, ...text } = vectorText(map, lane, turn, context, locals, outer);
  const inner = text.units.slice(outer);
  const perOuter = product(inner.map((axis) => (typeof axis.extent === 'number' ? axis.extent : Number.NaN)));
  if (outer > 0 && !(perOuter % context.threads === 0)) return undefined;
  context.beginWork(localWords);
  const unitName = context.fresh('outer');
  const ready = context.fresh('ready');
  const units = part.units.slice(0, outer);
  const { lines: axes, names } = axisLines(units, unitName, context);
  const phases = part.phases.slice(0, -1);
  const schedule: Schedule = {
    unit: 'block',
    part,
    rows: phases.map((phase) => rowTeam(phase, 'block', context.program.tree, context.threads)),
  };
  const body = chainLines({ ...part, phases }, schedule, names, context);
  const prologue = [
    `const int ${unitName} = ${outer === 0 ? '0' : `${turn} / ${perOuter / context.threads}`};`,
    ...locals,
    ...block(`if (${unitName} != ${ready})`, ['__syncthreads();', ...axes, ...body, `${ready} = ${unitName};`]),
  ];
  return {
    ...text,
    head: [`int ${ready} = -1;`],
    lines: [...prologue, ...text.lines.slice(locals.length)],
    sharedWords: localWords + context.workWords,
    strategies: ['prologue', ...text.strategies, ...context.strategies],
  };
}

function unitLines(
  team: Team,
  name: string,
  turn: string,
  units: string,
  threads: number,
  body: readonly string[],
): string[] {
  const each = unitsPerTurn(team, threads);
  switch (team) {
    case 'thread':
      return [`const int ${name} = ${turn} * ${each} + threadIdx.x;`, ...block(`if (${name} < ${units})`, body)];
    case 'warp':
      return [`const int ${name} = ${turn} * ${each} + warp;`, ...block(`if (${name} < ${units})`, body)];
    case 'block':
      return body.some((line) => line.includes(name)) ? [`const int ${name} = ${turn};`, ...body] : [...body];
    default:
      return team satisfies never;
  }
}

/** The part without calls: each phase's expressions are expanded together, so that what they share stays shared. */
function expandPart(part: Part): Part {
  return { ...part, phases: part.phases.map(expandPhase) };
}

function expandPhase(phase: Phase): Phase {
  const before = phaseExpressions(phase);
  const after = expandContracted(before);
  const table = new Map(before.map((expr, i) => [expr, after[i]]));
  return changePhase(phase, (expr) => table.get(expr) ?? expr);
}
