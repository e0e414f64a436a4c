/**
 * Random schedules with flags, loops and cycles run on one, two and three workers, and must visit exactly the stages
 * that a plain recursive walk over the tree visits, with the same loop indices and cycle numbers.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FunctionBuilder, ModuleBuilder } from '../../emit/wasm/index.js';
import { Pool, type PoolProgram } from './pool.js';
import { encodeSchedule, type ScheduleStep } from './schedule.js';

const flags = 4;
const address = {
  cycle: 0,
  index: 4,
  flag: (flag: number) => 16 + 4 * flag,
  visits: 64,
  count: 60,
  log: 1024,
} as const;
const logLimit = 4000;

/**
 * Stage s adds 1 to flag s mod 4, modulo 3. Worker 0 logs stage, cycle and index; every worker counts its visits of
 * shared stages on a line of its own.
 */
function loggingProgram(shared: boolean): Uint8Array<ArrayBuffer> {
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared });
  const run = module.func('run', ['i32', 'i32', 'i32'], [], { export: true });
  const [stage, worker, workers] = run.params;
  const at = run.local('i32');
  run.get(workers!).i32(1).op('i32.gt_u');
  run.if(() => addTo(run, () => run.get(worker!).i32(7).op('i32.shl').i32(address.visits).op('i32.add'), 1));
  run.get(worker!).if(() => run.op('return'));
  run.get(stage!).i32(3).op('i32.and').i32(2).op('i32.shl').tee(at);
  run
    .get(at)
    .load('i32.load', { offset: 16 })
    .i32(1)
    .op('i32.add')
    .i32(3)
    .op('i32.rem_u')
    .store('i32.store', { offset: 16 });
  run.i32(0).load('i32.load', { offset: address.count }).i32(12).op('i32.mul').tee(at);
  run.get(stage!).store('i32.store', { offset: address.log });
  run
    .get(at)
    .i32(0)
    .load('i32.load', { offset: address.cycle })
    .store('i32.store', { offset: address.log + 4 });
  run
    .get(at)
    .i32(0)
    .load('i32.load', { offset: address.index })
    .store('i32.store', { offset: address.log + 8 });
  addTo(run, () => run.i32(address.count), 1);
  return module.toBytes();
}

function addTo(f: FunctionBuilder, pushAddress: () => void, amount: number): void {
  pushAddress();
  pushAddress();
  f.load('i32.load').i32(amount).op('i32.add').store('i32.store');
}

interface World {
  readonly flags: number[];
  readonly log: number[][];
  cycle: number;
  index: number;
  sharedRuns: number;
}

function walk(steps: readonly ScheduleStep[], world: World): void {
  for (const step of steps) {
    if (step.kind === 'run') {
      world.flags[step.stage % flags] = (world.flags[step.stage % flags]! + 1) % 3;
      world.log.push([step.stage, world.cycle, world.index]);
      if (step.solo !== true) world.sharedRuns++;
    } else if (step.kind === 'repeat') {
      for (let round = 0; round < step.count; round++) {
        if (step.index !== undefined) world.index = round;
        walk(step.body, world);
        if (step.until !== undefined && world.flags[(step.until - 16) / 4] !== 0) break;
      }
    } else if (step.kind === 'when') {
      if (world.flags[(step.flag - 16) / 4] !== 0) walk(step.body, world);
    } else if (world.cycle % step.period === (step.phase ?? 0)) walk(step.body, world);
  }
}

const { schedule } = fc.letrec<{ schedule: ScheduleStep[]; step: ScheduleStep }>((tie) => {
  const body = fc.array(tie('step'), { maxLength: 4, depthIdentifier: 'schedule' });
  const flag = fc.nat(flags - 1).map(address.flag);
  return {
    schedule: body,
    step: fc.oneof(
      { maxDepth: 4, depthSize: 'small', depthIdentifier: 'schedule' },
      fc.record({ kind: fc.constant('run' as const), stage: fc.nat(99), solo: fc.boolean() }),
      fc.record(
        {
          kind: fc.constant('repeat' as const),
          count: fc.nat(3),
          until: flag,
          index: fc.constant(address.index as number),
          body,
        },
        { requiredKeys: ['kind', 'count', 'body'] },
      ),
      fc.record({ kind: fc.constant('when' as const), flag, body }),
      fc.record(
        { kind: fc.constant('every' as const), period: fc.integer({ min: 1, max: 3 }), phase: fc.nat(2), body },
        { requiredKeys: ['kind', 'period', 'body'] },
      ),
    ),
  };
});

describe.each([1, 2, 3])('schedules on %i workers', (threads) => {
  let pool: Pool;
  let program: PoolProgram;
  beforeAll(async () => {
    pool = await Pool.open({ threads });
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: pool.shared });
    program = await pool.load(loggingProgram(pool.shared), memory);
  });
  afterAll(() => pool.close());

  it('visit what a walk over the tree visits', () => {
    fc.assert(
      fc.property(schedule, fc.integer({ min: 1, max: 4 }), fc.nat(5), (steps, cycles, firstCycle) => {
        const world: World = { flags: Array(flags).fill(0), log: [], cycle: firstCycle, index: 0, sharedRuns: 0 };
        for (let cycle = 0; cycle < cycles; cycle++) {
          walk(steps, world);
          world.cycle++;
        }
        fc.pre(world.log.length <= logLimit);

        const words = new Int32Array(program.memory.buffer).fill(0);
        words[address.cycle / 4] = firstCycle;
        const placed = pool.addSchedule(program, encodeSchedule(steps, { cycle: address.cycle }));
        pool.runScheduleSync(placed, cycles);
        pool.removeSchedule(placed);

        const logged = Array.from({ length: words[address.count / 4]! }, (_, entry) =>
          Array.from(words.subarray(address.log / 4 + entry * 3, address.log / 4 + entry * 3 + 3)),
        );
        expect(logged).toEqual(world.log);
        expect(words[address.cycle / 4]).toBe(world.cycle);
        expect(Array.from(words.subarray(4, 4 + flags))).toEqual(world.flags);
        for (let worker = 0; threads > 1 && worker < threads; worker++) {
          expect(words[(address.visits + worker * 128) / 4]).toBe(world.sharedRuns);
        }
      }),
      { numRuns: 300 },
    );
  });
});
