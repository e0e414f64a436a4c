/**
 * Runs a stage of loops as hardware may: workgroups and, between two barriers, threads in any order, drawn from a seed. Slow
 * and exact. It finds what a lucky schedule on a GPU would hide: see fault.ts. Races are found from who touched what,
 * so no order has to show them.
 */

import type { PartLoops, StageLoops } from '../../src/emit/loop/language.js';
import { permuteIndex } from '../../src/kernel/permutation.js';
import { CheckedMemory } from './checked-memory.js';
import type { Code, Pause } from './code.js';
import { compileBlock } from './compile-statement.js';
import { compileValue } from './compile-value.js';
import { LoopFault } from './fault.js';
import { firstOnlyLets } from './first-only.js';
import { Compiler, type Thread, type Workgroup, type World } from './thread.js';
import { exchange, warp } from './warp.js';

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
    const place = `${stage.name}, ${part.name}`;
    const firstOnly = part.unit === 'workgroup' ? firstOnlyLets(part.body) : undefined;
    const compiler = new Compiler(place, (name) => calls(name), firstOnly);
    const given = (stage.arguments ?? []).map(({ name }) => world.arguments?.get(name) ?? 0);
    for (const { name } of stage.arguments ?? []) compiler.declare(name);
    const code = compileBlock(part.body, compiler);
    const perGroup = part.unit === 'thread' ? stage.lanes : part.teams;
    const groups = Math.ceil(units[position] / perGroup);
    for (let group = 0; group < groups; group += 1) {
      const number = first + group;
      waiting.push(() =>
        runGroup(stage, part, code, compiler, given, { group: number, at: group }, units[position], world, seed),
      );
    }
    first += groups;
  });
  for (let turn = 0; turn < waiting.length; turn += 1) waiting[permuteIndex(seed, turn, waiting.length)]();
}

function runGroup(
  stage: StageLoops,
  part: PartLoops,
  code: Code,
  compiler: Compiler,
  given: readonly number[],
  { group, at }: { group: number; at: number },
  units: number,
  world: World,
  seed: number,
): void {
  const shared = new Map(
    stage.shared.map(({ name, length }) => [name, world.shared?.(name) ?? new CheckedMemory(name, length, false)]),
  );
  const workgroup: Workgroup = { group, shared, sharedEpoch: 0, globalEpoch: 0 };
  const threads: Thread[] = [];
  for (let id = 0; id < stage.lanes; id += 1) {
    const team = part.unit === 'thread' ? 0 : id % part.teams;
    const unit = part.unit === 'thread' ? at * stage.lanes + id : at * part.teams + team;
    const lane = part.unit === 'thread' ? id : Math.floor(id / part.teams);
    if (part.unit === 'thread' && unit >= units) continue;
    const slots = [...given, ...new Array<number>(compiler.slots - given.length).fill(0)];
    threads.push({ world, workgroup, slots, arrays: [], id, unit, lane, team });
  }
  const order = (turn: number, epoch: number): Thread =>
    threads[permuteIndex((seed * 7919 + epoch) >>> 0, turn, threads.length)];
  if (!code.pauses) {
    threads.forEach((_, turn) => {
      code.run(order(turn, 0));
    });
    return;
  }
  if (part.unit === 'thread') {
    runWarps(threads, code.run, order, compiler.place);
    return;
  }
  const running = new Map(threads.map((thread) => [thread, code.run(thread)]));
  for (let epoch = 0; ; epoch += 1) {
    const pauses = new Map<Thread, Pause | undefined>();
    threads.forEach((_, turn) => {
      const thread = order(turn, epoch);
      const { done, value } = (running.get(thread) as Generator<Pause, void, void>).next();
      pauses.set(thread, done === true ? undefined : (value as Pause));
    });
    if (!meet(threads, pauses, workgroup, compiler.place)) return;
  }
}

/** Threads that meet at shuffles alone, warp by warp. */
function runWarps(
  threads: readonly Thread[],
  run: (thread: Thread) => Generator<Pause, void, void>,
  order: (turn: number, epoch: number) => Thread,
  place: string,
): void {
  const running = new Map(threads.map((thread) => [thread, run(thread)]));
  const byNumber = new Map(threads.map((thread) => [thread.id, thread]));
  for (let epoch = 0; ; epoch += 1) {
    const pauses = new Map<Thread, Pause | undefined>();
    threads.forEach((_, turn) => {
      const thread = order(turn, epoch);
      const { done, value } = (running.get(thread) as Generator<Pause, void, void>).next();
      pauses.set(thread, done === true ? undefined : (value as Pause));
    });
    for (const thread of threads) {
      const pause = pauses.get(thread);
      const first = byNumber.get(thread.id - (thread.id % warp));
      if (first !== undefined) sameStatement(thread, pause, first, pauses.get(first), place);
    }
    exchange(threads, pauses, place);
    if ([...pauses.values()].every((pause) => pause === undefined)) return;
  }
}

/** Brings the threads together at their barrier; false where all have ended. */
function meet(
  threads: readonly Thread[],
  pauses: ReadonlyMap<Thread, Pause | undefined>,
  workgroup: Workgroup,
  place: string,
): boolean {
  const first = pauses.get(threads[0]);
  for (const thread of threads) {
    sameStatement(thread, pauses.get(thread), threads[0], first, place);
  }
  if (first === undefined) return false;
  if (first.statement.kind === 'shuffle' || first.statement.kind === 'ballot') {
    exchange(threads, pauses, place);
    return true;
  }
  workgroup.sharedEpoch += 1;
  if (first.statement.kind === 'barrier' && first.statement.global) workgroup.globalEpoch += 1;
  if (first.statement.kind === 'broadcast') {
    for (const thread of threads) {
      first.slots.forEach((slot, place) => {
        thread.slots[slot] = first.values[place];
      });
    }
  }
  return true;
}

function sameStatement(a: Thread, at: Pause | undefined, b: Thread, other: Pause | undefined, place: string): void {
  if (at?.statement === other?.statement) return;
  const text = (where: Pause | undefined): string => (where === undefined ? 'the end' : `a ${where.statement.kind}`);
  const message = `thread ${a.id} is at ${text(at)}, thread ${b.id} at ${text(other)} elsewhere`;
  throw new LoopFault('divergent-barrier', place, message);
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
  const workgroup: Workgroup = { group: 0, shared: new Map(), sharedEpoch: 0, globalEpoch: 0 };
  return compileValue(value, compiler)({ world, workgroup, slots: [], arrays: [], id: 0, unit: 0, lane: 0, team: 0 });
}
