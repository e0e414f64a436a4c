/**
 * Runs a stage of loops as hardware may: workgroups and, between two barriers, threads in any order, drawn from a seed. Slow
 * and exact. It finds what a lucky schedule on a GPU would hide: see fault.ts. Races are found from who touched what,
 * so no order has to show them.
 */

import type { PartLoops, SharedArray, StageLoops, Statement } from '../../src/emit/loop/language.js';
import { visitStatements } from '../../src/emit/loop/walk.js';
import { permuteIndex } from '../../src/kernel/permutation.js';
import { CheckedMemory } from './checked-memory.js';
import type { Code } from './code.js';
import { compileBlock } from './compile-statement.js';
import { compileValue } from './compile-value.js';
import { LoopFault } from './fault.js';
import { firstOnlyLets } from './first-only.js';
import { Schedule } from './schedule.js';
import { Compiler, type Thread, touchOf, type Workgroup, type World } from './thread.js';
import { warp } from './warp-size.js';

export interface InterpretOptions {
  /** Draws the orders. */
  readonly seed: number;
}

type Call = (argument: number, thread: Thread) => number;

/** Runs every unit of every part; `units` says how many each part has. */
export function interpretStage(
  stage: StageLoops,
  units: readonly number[],
  world: World,
  { seed }: InterpretOptions,
): void {
  world.global.settle();
  const calls = compileFunctions(stage);
  let first = 0;
  const waiting: (() => void)[] = [];
  stage.parts.forEach((part, position) => {
    const run = new PartRun(stage, part, units[position], world, seed, calls);
    const groups = Math.ceil(units[position] / run.perGroup);
    for (let at = 0; at < groups; at += 1) {
      const number = first + at;
      waiting.push(() => run.group(number, at));
    }
    first += groups;
  });
  for (let turn = 0; turn < waiting.length; turn += 1) waiting[permuteIndex(seed, turn, waiting.length)]();
}

/** One part, compiled, and what its workgroups run with. */
class PartRun {
  /** Units of a workgroup. */
  readonly perGroup: number;
  private readonly compiler: Compiler;
  private readonly code: Code;
  private readonly given: readonly number[];

  constructor(
    private readonly stage: StageLoops,
    private readonly part: PartLoops,
    private readonly units: number,
    private readonly world: World,
    private readonly seed: number,
    calls: (name: string) => Call,
  ) {
    const firstOnly = part.unit === 'thread' ? undefined : firstOnlyLets(part);
    this.compiler = new Compiler(`${stage.name}, ${part.name}`, calls, firstOnly, stage.shared, part.unit);
    this.given = (stage.arguments ?? []).map(({ name }) => world.arguments?.get(name) ?? 0);
    for (const { name } of stage.arguments ?? []) this.compiler.declare(name);
    this.code = compileBlock(part.body, this.compiler);
    this.perGroup = { thread: stage.lanes, warp: stage.lanes / warp, workgroup: part.teams }[part.unit];
  }

  /** Runs a workgroup: its number among all, and among those of the part. */
  group(group: number, at: number): void {
    const { code, seed, part, compiler } = this;
    const threads = this.threads(group, at);
    if (code.pauses) {
      new Schedule(threads, code.run, part.unit, seed, compiler.place).run();
      return;
    }
    threads.forEach((_, turn) => {
      code.run(threads[permuteIndex((seed * 7919) >>> 0, turn, threads.length)]);
    });
  }

  /** Those that have something to do. */
  private threads(group: number, at: number): Thread[] {
    const { stage, part, world, given, compiler } = this;
    const passed = { global: { count: 0 }, shared: { count: 0 } };
    const workgroup: Workgroup = { group, shared: this.shared(), passed, bodies: { count: 0 } };
    const warpPassed = Array.from({ length: Math.ceil(stage.lanes / warp) }, () => ({ count: 0 }));
    const threads: Thread[] = [];
    for (let id = 0; id < stage.lanes; id += 1) {
      const own = Math.floor(id / warp);
      const team = part.unit === 'workgroup' ? id % part.teams : 0;
      const place = { thread: id, warp: own, workgroup: team }[part.unit];
      const unit = at * this.perGroup + place;
      if (part.unit !== 'workgroup' && unit >= this.units) continue;
      const lane = { thread: id, warp: id % warp, workgroup: Math.floor(id / part.teams) }[part.unit];
      const slots = [...given, ...new Array<number>(compiler.slots - given.length).fill(0)];
      const touch = touchOf(workgroup, id, warpPassed[own]);
      threads.push({ world, workgroup, slots, arrays: [], id, unit, lane, team, touch });
    }
    return threads;
  }

  /**
   * Shared memory of a workgroup: an array each, and one memory for those that have their place in it. Where the stage says how
   * long that is, by arrays of its own there, those of blocks must lie inside.
   */
  private shared(): Map<string, CheckedMemory> {
    const { stage, part, world, compiler } = this;
    const inside = sharedInside(part.body);
    const arrays = [...stage.shared, ...inside];
    const reserved = stage.shared.some(({ at }) => at !== undefined) ? lastWord(stage.shared) : undefined;
    const words = reserved ?? lastWord(inside);
    if (lastWord(inside) > words)
      throw new LoopFault('out-of-bounds', compiler.place, `arrays of ${lastWord(inside)} words in ${words}`);
    const placed = new CheckedMemory('shared memory', words, false, 4);
    return new Map(
      arrays.map(({ name, length, at }) => [
        name,
        at === undefined ? (world.shared?.(name) ?? new CheckedMemory(name, length, false)) : placed,
      ]),
    );
  }
}

/** Where the last of the arrays ends that have a place in one memory. */
function lastWord(arrays: readonly SharedArray[]): number {
  return Math.max(0, ...arrays.map(({ at, length }) => (at === undefined ? 0 : at + length)));
}

/** The arrays of blocks. */
function sharedInside(body: readonly Statement[]): SharedArray[] {
  const found: SharedArray[] = [];
  visitStatements(body, (statement) => {
    if (statement.kind === 'block') found.push(...(statement.shared ?? []));
  });
  return found;
}

/** The stage's functions of one f32, compiled when they are first called. */
function compileFunctions(stage: StageLoops): (name: string) => Call {
  const compiled = new Map<string, Call>();
  const find = (name: string): Call => {
    const known = compiled.get(name);
    if (known !== undefined) return known;
    const given = stage.functions.find((one) => one.name === name);
    if (given === undefined) throw new LoopFault('malformed', stage.name, `no function ${name}`);
    const compiler = new Compiler(`${stage.name}, ${name}`, find);
    compiler.open();
    const argument = compiler.declare('x');
    // One block, so that the result sees the names of the body.
    const result = { kind: 'var', name: 'result', type: 'f32', value: given.result } as const;
    const code = compileBlock([...given.body, result], compiler);
    const slot = compiler.slots - 1;
    const slots = new Array<number>(compiler.slots).fill(0);
    const call: Call = (x, thread) => {
      slots[argument] = x;
      const inner: Thread = { ...thread, slots, arrays: [] };
      if (!code.pauses) code.run(inner);
      return slots[slot];
    };
    compiled.set(name, call);
    return call;
  };
  return find;
}

/** A value that depends on the control block and on global memory alone, as a guard does. */
export function interpretValue(value: Parameters<typeof compileValue>[0], world: World): number {
  world.global.settle();
  const compiler = new Compiler('control', () => () => 0);
  const workgroup: Workgroup = {
    group: 0,
    shared: new Map(),
    passed: { global: { count: 0 }, shared: { count: 0 } },
    bodies: { count: 0 },
  };
  const touch = touchOf(workgroup, 0, { count: 0 });
  const thread: Thread = { world, workgroup, slots: [], arrays: [], id: 0, unit: 0, lane: 0, team: 0, touch };
  return compileValue(value, compiler)(thread);
}
