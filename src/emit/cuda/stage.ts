/**
 * A stage as one device function that both executors call. Its parts lie side by side on turns of blocks: part after
 * part, each with as many turns as its units need; a block takes the turns block, block + blocks, …, so any grid will do.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import type { Stage } from '../../fuse/stage.js';
import { type Bindings, product, resolve } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Program } from '../../kernel/program.js';
import { block } from './c-text.js';
import { StageContext } from './context.js';
import { type PartText, partText, unitsPerTurn } from './part.js';
import type { Team } from './schedule.js';

export interface StageText {
  readonly lines: readonly string[];
  /** Words of shared memory a block needs. */
  readonly sharedWords: number;
  /** For each part, what works on a unit and the axes of the units. */
  readonly parts: readonly { readonly team: Team; readonly units: readonly Axis[] }[];
  /** Blocks that take many turns gain: they prepare once what all their turns need. */
  readonly keeps: boolean;
}

export function stageText(
  number: number,
  stage: Stage,
  program: Program,
  control: ControlBlock,
  repeats: ReadonlyMap<Axis, number>,
  helpers: Map<string, readonly string[]>,
  prefix: string,
): StageText {
  const context = new StageContext(program, control, repeats, helpers, prefix);
  const ends = stage.parts.map((_, i) => `end${i}`);
  const parts = stage.parts.map((part, i) => partText(part, i === 0 ? 'turn' : `(turn - ${ends[i - 1]})`, context));
  const counts = parts.map((part, i) => {
    const own = turnsText(part);
    return `const int ${ends[i]} = ${i === 0 ? own : `${ends[i - 1]} + ${own}`};`;
  });
  const choice = parts.flatMap((part, i) => {
    if (parts.length === 1) return part.lines;
    const head = i === 0 ? `if (turn < ${ends[0]})` : i === parts.length - 1 ? 'else' : `else if (turn < ${ends[i]})`;
    return block(head, part.lines);
  });
  const total = ends[ends.length - 1];
  const heads = parts.flatMap((part) => part.head ?? []);
  // What a block keeps from one turn to the next asks for turns in a row; without, turns lie spread over the blocks.
  const range = (at: string): string => `(int)((long long)${at} * ${total} / blocks)`;
  const turns =
    heads.length === 0
      ? `for (int turn = block; turn < ${total}; turn += blocks)`
      : `for (int turn = ${range('block')}, stop = ${range('(block + 1)')}; turn < stop; ++turn)`;
  const body = [...context.declarations(), ...counts, ...heads, ...block(turns, choice)];
  const repeatArguments = Array.from({ length: repeatCount(repeats) }, (_, depth) => `, int r${depth}`).join('');
  const text = body.join('\n');
  const lanes = [
    ...(/\blane\b/.test(text) ? ['const int lane = threadIdx.x & 31;'] : []),
    ...(/\bwarp\b/.test(text) ? ['const int warp = threadIdx.x >> 5;'] : []),
  ];
  const head = `__device__ __forceinline__ void ${prefix}stage_${number}(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle${repeatArguments})`;
  return {
    lines: [`// ${stage.name}`, ...block(head, [...lanes, ...body])],
    sharedWords: Math.max(0, ...parts.map((part) => part.sharedWords)),
    parts: parts.map(({ team, units }) => ({ team, units })),
    keeps: heads.length > 0,
  };
}

/** Every stage function takes the iterations of all repeats of the plan. */
export function repeatCount(repeats: ReadonlyMap<Axis, number>): number {
  return Math.max(0, ...[...repeats.values()].map((depth) => depth + 1));
}

function turnsText(part: PartText): string {
  const size = unitsPerTurn(part.team);
  return size === 1 ? part.count : `(${part.count} + ${size - 1}) / ${size}`;
}

/** How many turns a stage has once symbols are bound: more blocks than this find nothing to do. */
export function stageTurns(parts: StageText['parts'], bindings: Bindings): number {
  return parts.reduce((sum, { team, units }) => {
    const count = product(units.map((axis) => resolve(axis.extent, bindings)));
    return sum + Math.ceil(count / unitsPerTurn(team));
  }, 0);
}
