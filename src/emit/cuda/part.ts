/**
 * A part of a stage as text: the unit that a thread, a warp or a block works on, its phases one after the other with the
 * team's barrier between them, and the rows of each phase spread over the team.
 */
import { changePhase } from '../../fuse/rename.js';
import type { NestPhase, Part, Phase } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import { product } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { expandCalls } from '../../kernel/functions/expand.js';
import { freeAxes } from '../../kernel/walk.js';
import { block } from './c-text.js';
import { chainLines } from './chain.js';
import { coarsen } from './coarsen.js';
import { blockThreads, blockWarps, localSize, type StageContext } from './context.js';
import { axisLines } from './index-text.js';
import { marchLength } from './march.js';
import { rowTeam, type Schedule, scheduleOf, type Team } from './schedule.js';
import { Roots } from './scope.js';
import { marchLines, marchOf, vectorAxis, vectorLines, vectorWidth } from './vector.js';

export interface PartText {
  readonly team: Team;
  /** Declarations before the turns: which prologue the block's shared memory holds. */
  readonly head?: readonly string[];
  readonly units: readonly Axis[];
  /** The number of units, as an int. */
  readonly count: string;
  /** What a block does in its turn number `turn` among the turns of this part. */
  readonly lines: readonly string[];
  readonly sharedWords: number;
}

/** How many units a block takes in one turn. */
export function unitsPerTurn(team: Team): number {
  return team === 'thread' ? blockThreads : team === 'warp' ? blockWarps : 1;
}

export function partText(given: Part, turn: string, context: StageContext): PartText {
  const expanded = expandPart(given);
  const split = splitPrologue(expanded, context);
  const whole = split === undefined ? undefined : prologueText(expanded, split, turn, context);
  if (whole !== undefined) return whole;
  const schedule = scheduleOf(coarsen(expanded), context.program.tree);
  const { part, unit } = schedule;
  const lane = unit === 'thread' ? vectorAxis(part, context) : undefined;
  if (lane !== undefined) return vectorText(part, lane, turn, context, context.enterPart([], 'shared'));
  const units = context.product(part.units.map((axis) => axis.extent));
  const unitName = context.fresh('unit');
  const { lines: axes, names } = axisLines(part.units, unitName, context);
  const localWords = localSize(part.locals);
  const base = unit === 'warp' ? `shared + warp * ${localWords}` : 'shared';
  const locals = context.enterPart(part.locals, base);
  context.beginWork(localWords);
  const phases = chainLines(part, schedule, names, context);
  return {
    team: unit,
    units: part.units,
    count: units,
    lines: unitLines(unit, unitName, turn, units, [...axes, ...locals, ...phases]),
    sharedWords: localWords * (unit === 'warp' ? blockWarps : 1) + context.workWords,
  };
}

/** A plain map with four elements a thread: a unit is four neighbours along the last axis, or a row of such fours. */
function vectorText(part: Part, lane: Axis, turn: string, context: StageContext, locals: readonly string[]): PartText {
  const phase = part.phases[0] as NestPhase;
  const march = marchOf(part, lane, context);
  const fours: Axis = { name: lane.name, extent: (lane.extent as number) / vectorWidth };
  const pieces: Axis = { name: 'piece', extent: Math.ceil(((march?.axis.extent as number) ?? 1) / marchLength) };
  const units = part.units.map((axis) => (axis === lane ? fours : axis === march?.axis ? pieces : axis));
  const count = context.product(units.map((axis) => axis.extent));
  const unitName = context.fresh('unit');
  const { lines, names } = axisLines(units, unitName, context);
  const first = context.fresh('first');
  const start = `const int ${first} = ${names.get(fours)} * ${vectorWidth};`;
  const roots = new Roots(phaseExpressions(phase));
  const body = (): string[] => {
    if (march === undefined) return vectorLines(phase, roots, lane, first, names, context);
    const [begin, end] = [context.fresh('begin'), context.fresh('stop')];
    const whole = (march.axis.extent as number) % marchLength === 0;
    const limit = `${begin} + ${marchLength}`;
    return [
      `const int ${begin} = ${names.get(pieces)} * ${marchLength};`,
      `const int ${end} = ${whole ? limit : `min_i32(${limit}, ${march.axis.extent})`};`,
      ...marchLines(phase, roots, lane, first, { ...march, begin, end }, names, context),
    ];
  };
  return {
    team: 'thread',
    units,
    count,
    lines: [...locals, ...unitLines('thread', unitName, turn, count, [...lines, start, ...body()])],
    sharedWords: 0,
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
  const text = vectorText(map, lane, turn, context, locals);
  const inner = text.units.slice(outer);
  const perOuter = product(inner.map((axis) => (typeof axis.extent === 'number' ? axis.extent : Number.NaN)));
  if (outer > 0 && !(perOuter % blockThreads === 0)) return undefined;
  context.beginWork(localWords);
  const unitName = context.fresh('outer');
  const ready = context.fresh('ready');
  const units = part.units.slice(0, outer);
  const { lines: axes, names } = axisLines(units, unitName, context);
  const phases = part.phases.slice(0, -1);
  const schedule: Schedule = {
    unit: 'block',
    part,
    rows: phases.map((phase) => rowTeam(phase, 'block', context.program.tree)),
  };
  const body = chainLines({ ...part, phases }, schedule, names, context);
  const prologue = [
    `const int ${unitName} = ${outer === 0 ? '0' : `${turn} / ${perOuter / blockThreads}`};`,
    ...locals,
    ...block(`if (${unitName} != ${ready})`, ['__syncthreads();', ...axes, ...body, `${ready} = ${unitName};`]),
  ];
  return {
    ...text,
    head: [`int ${ready} = -1;`],
    lines: [...prologue, ...text.lines.slice(locals.length)],
    sharedWords: localWords + context.workWords,
  };
}

function unitLines(team: Team, name: string, turn: string, units: string, body: readonly string[]): string[] {
  switch (team) {
    case 'thread':
      return [
        `const int ${name} = ${turn} * ${blockThreads} + threadIdx.x;`,
        ...block(`if (${name} < ${units})`, body),
      ];
    case 'warp':
      return [`const int ${name} = ${turn} * ${blockWarps} + warp;`, ...block(`if (${name} < ${units})`, body)];
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
  const after = expandCalls(before);
  const table = new Map(before.map((expr, i) => [expr, after[i]]));
  return changePhase(phase, (expr) => table.get(expr) ?? expr);
}
