/**
 * Runs a stage of loops as hardware may: workgroups and, between two barriers, threads in any order, drawn from a seed. Slow
 * and exact. It finds what a lucky schedule on a GPU would hide: see fault.ts. Races are found from who touched what,
 * so no order has to show them.
 */
import { permuteIndex } from '../../kernel/permutation.js';
import { CheckedMemory } from './checked-memory.js';
import { type Code, compileBlock, type Pause } from './compile-statement.js';
import { compileValue } from './compile-value.js';
import { LoopFault } from './fault.js';
import { firstOnlyLets } from './first-only.js';
import type { PartLoops, StageLoops } from './language.js';
import { Compiler, type Thread, type Workgroup, type World } from './thread.js';

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
    const code = compileBlock(part.body, compiler);
    const perGroup = part.unit === 'thread' ? stage.lanes : part.teams;
    const groups = Math.ceil(units[position] / perGroup);
    for (let group = 0; group < groups; group += 1) {
      const number = first + group;
      waiting.push(() =>
        runGroup(stage, part, code, compiler, { group: number, at: group }, units[position], world, seed),
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
  { group, at }: { group: number; at: number },
  units: number,
  world: World,
  seed: number,
): void {
  const shared = new Map(stage.shared.map(({ name, length }) => [name, new CheckedMemory(name, length, false)]));
  const workgroup: Workgroup = { group, shared, sharedEpoch: 0, globalEpoch: 0 };
  const threads: Thread[] = [];
  for (let id = 0; id < stage.lanes; id += 1) {
    const team = part.unit === 'thread' ? 0 : id % part.teams;
    const unit = part.unit === 'thread' ? at * stage.lanes + id : at * part.teams + team;
    const lane = part.unit === 'thread' ? id : Math.floor(id / part.teams);
    if (part.unit === 'thread' && unit >= units) continue;
    const slots = new Array<number>(compiler.slots).fill(0);
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
  if (part.unit === 'thread') throw new LoopFault('malformed', compiler.place, 'a barrier where a unit is one thread');
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

/** Brings the threads together at their barrier; false where all have ended. */
function meet(
  threads: readonly Thread[],
  pauses: ReadonlyMap<Thread, Pause | undefined>,
  workgroup: Workgroup,
  place: string,
): boolean {
  const first = pauses.get(threads[0]);
  for (const thread of threads) {
    const pause = pauses.get(thread);
    if (pause?.statement === first?.statement) continue;
    const text = (where: Pause | undefined): string => (where === undefined ? 'the end' : `a ${where.statement.kind}`);
    throw new LoopFault(
      'divergent-barrier',
      place,
      `thread ${thread.id} is at ${text(pause)}, thread ${threads[0].id} at ${text(first)} elsewhere`,
    );
  }
  if (first === undefined) return false;
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
