import { describe, expect, it } from 'vitest';
import { quickOr } from '../../../test/support/quick.js';
import { type FunctionBuilder, ModuleBuilder } from '../../emit/wasm/index.js';
import { FieldbrainError } from '../../kernel/errors.js';
import { Pool, type PoolProgram } from './pool.js';
import { encodeSchedule, runStages } from './schedule.js';

/** Word addresses: workers count at line 1 + worker; mistakes and wishes stand in line 0. */
const mistakes = 0;
const wish = 4;
const marks = 8;
const line = 128;

/** The stages of the test program. */
const stages = { count: 0, compare: 1, trap: 2, hang: 3, outOfBounds: 4, lastWaits: 5, firstWaits: 6 } as const;

/**
 * count: each worker adds 1 to its own word. compare: each checks that all words are equal, and counts mistakes.
 * trap, hang, outOfBounds: the worker whose number stands at `wish` does so.
 * lastWaits: the last one waits until all others have been. firstWaits: the first waits until the last has begun, which then
 * never ends.
 */
function testProgram(shared: boolean): Uint8Array<ArrayBuffer> {
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared });
  const run = module.func('run', ['i32', 'i32', 'i32'], [], { export: true });
  const [stage, worker, workers] = run.params;
  const other = run.local('i32');
  const counterOf = (variable: typeof other) => run.get(variable).i32(line).op('i32.mul');
  const counter = { offset: line };
  const whenStage = (wanted: number, body: () => void) => run.get(stage!).i32(wanted).op('i32.eq').if(body);
  const whenWished = (wanted: number, body: (f: FunctionBuilder) => void) =>
    whenStage(wanted, () => {
      run.get(worker!).i32(0).load('i32.load', { offset: wish }).op('i32.eq');
      run.if(() => body(run));
    });

  whenStage(stages.count, () => {
    counterOf(worker!);
    counterOf(worker!).load('i32.load', counter).i32(1).op('i32.add').store('i32.store', counter);
  });
  whenStage(stages.compare, () => {
    run.loop((next) => {
      counterOf(other).load('i32.load', counter);
      counterOf(worker!).load('i32.load', counter).op('i32.ne');
      run.if(() => run.i32(mistakes).i32(1).atomic('i32.atomic.rmw.add').op('drop'));
      run.get(other).i32(1).op('i32.add').tee(other).get(workers!).op('i32.lt_u').brIf(next);
    });
  });
  const been = () => run.i32(0).atomic('i32.atomic.load', { offset: marks });
  const isLast = () => run.get(worker!).i32(1).op('i32.add').get(workers!).op('i32.eq');
  whenStage(stages.lastWaits, () => {
    isLast().if(
      () => run.loop((again) => been().i32(1).op('i32.add').get(workers!).op('i32.ne').brIf(again)),
      () => run.i32(0).i32(1).atomic('i32.atomic.rmw.add', { offset: marks }).op('drop'),
    );
  });
  whenStage(stages.firstWaits, () => {
    isLast().if(() =>
      run
        .i32(0)
        .i32(1)
        .atomic('i32.atomic.store', { offset: marks })
        .loop((again) => run.br(again)),
    );
    run
      .get(worker!)
      .op('i32.eqz')
      .if(() => run.loop((again) => been().op('i32.eqz').brIf(again)));
  });
  whenWished(stages.trap, (f) => f.op('unreachable'));
  whenWished(stages.hang, (f) => f.loop((again) => f.br(again)));
  whenWished(stages.outOfBounds, (f) => f.i32(65536).load('i32.load').op('drop'));
  return module.toBytes();
}

interface Rig {
  readonly pool: Pool;
  readonly program: PoolProgram;
  readonly words: Int32Array;
}

async function openRig(options: Parameters<typeof Pool.open>[0], pieces = 0): Promise<Rig> {
  const pool = await Pool.open(options);
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: pool.shared });
  const program = await pool.load(testProgram(pool.shared), memory, pieces);
  return { pool, program, words: new Int32Array(memory.buffer) };
}

const countAndCompare = encodeSchedule(runStages([stages.count, stages.compare]));
const counts = ({ pool, program, words }: Rig): number[] =>
  Array.from({ length: program.pieces || pool.threads }, (_, worker) => words[(line * (worker + 1)) / 4]!);

function thrown(run: () => void): FieldbrainError {
  try {
    run();
  } catch (error) {
    if (error instanceof FieldbrainError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('hand-over', () => {
  const most = quickOr(25_000, 100_000);
  it.each([1, 2])(`loses no step and no barrier in ${most} steps on %i workers`, async (threads) => {
    const rig = await openRig({ threads });
    const schedule = rig.pool.addSchedule(rig.program, countAndCompare);
    // Where other processes fill the cores, each step may cost a time slice: then fewer steps must do.
    const deadline = performance.now() + 20_000;
    let steps = 0;
    for (; steps < most && (steps <= 1_000 || performance.now() < deadline); steps++)
      rig.pool.runScheduleSync(schedule);
    expect(counts(rig)).toEqual(Array(threads).fill(steps));
    expect(rig.words[mistakes / 4]).toBe(0);
    expect(steps).toBeGreaterThan(1_000);
    await rig.pool.close();
  });

  it('works with more workers than cores', async () => {
    const rig = await openRig({ threads: 5 });
    const schedule = rig.pool.addSchedule(rig.program, countAndCompare);
    for (let step = 0; step < 2_000; step++) rig.pool.runScheduleSync(schedule);
    expect(counts(rig)).toEqual(Array(5).fill(2_000));
    expect(rig.words[mistakes / 4]).toBe(0);
    await rig.pool.close();
  });

  it('loses no wake-up when threads sleep at every turn', async () => {
    const rig = await openRig({ threads: 3, spinMs: 0 });
    const schedule = rig.pool.addSchedule(rig.program, countAndCompare);
    for (let step = 0; step < 2_000; step++) rig.pool.runScheduleSync(schedule);
    expect(counts(rig)).toEqual([2_000, 2_000, 2_000]);
    await rig.pool.close();
  });

  it('loses no wake-up after random pauses around the time of falling asleep', async () => {
    const rig = await openRig({ threads: 2 });
    const schedule = rig.pool.addSchedule(rig.program, countAndCompare);
    let random = 12345;
    for (let step = 0; step < 2_000; step++) {
      random = (Math.imul(random, 1103515245) + 12345) >>> 0;
      const until = performance.now() + (random / 2 ** 32) * 0.5;
      while (performance.now() < until);
      if (step % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      rig.pool.runScheduleSync(schedule);
    }
    expect(counts(rig)).toEqual([2_000, 2_000]);
    expect(rig.words[mistakes / 4]).toBe(0);
    await rig.pool.close();
  });

  it('runs many cycles in one call, and yields to the event loop in the other form', async () => {
    const rig = await openRig({ threads: 2 });
    const schedule = rig.pool.addSchedule(rig.program, countAndCompare);
    rig.pool.runScheduleSync(schedule, 5_000);
    expect(counts(rig)).toEqual([5_000, 5_000]);
    let turnsOfTheLoop = 0;
    const timer = setInterval(() => turnsOfTheLoop++, 0);
    const cycles = quickOr(15_000, 50_000);
    await rig.pool.runSchedule(schedule, cycles);
    clearInterval(timer);
    expect(counts(rig)).toEqual([5_000 + cycles, 5_000 + cycles]);
    expect(turnsOfTheLoop).toBeGreaterThan(2);
    await rig.pool.close();
  });
});

describe('pieces', () => {
  it.each([
    { threads: 1, pieces: 3 },
    { threads: 2, pieces: 2 },
    { threads: 2, pieces: 7 },
    { threads: 5, pieces: 3 },
  ])('are run once in each stage, $pieces on $threads workers, awake and asleep', async ({ threads, pieces }) => {
    for (const spinMs of [0.2, 0]) {
      const rig = await openRig({ threads, spinMs }, pieces);
      const schedule = rig.pool.addSchedule(rig.program, countAndCompare);
      const deadline = performance.now() + 8_000;
      let steps = 0;
      for (; steps < 20_000 && (steps <= 300 || performance.now() < deadline); steps++)
        rig.pool.runScheduleSync(schedule);
      expect(counts(rig)).toEqual(Array(pieces).fill(steps));
      expect(rig.words[mistakes / 4]).toBe(0);
      expect(steps).toBeGreaterThan(300);
      await rig.pool.close();
    }
  });

  it('of a worker that is held up are taken by the others', async () => {
    const rig = await openRig({ threads: 2 }, 6);
    const schedule = rig.pool.addSchedule(rig.program, encodeSchedule(runStages([stages.lastWaits, stages.count])));
    for (let step = 0; step < 200; step++) {
      rig.words[marks / 4] = 0;
      rig.pool.runScheduleSync(schedule);
      // Lets the other worker fall asleep now and then.
      if (step % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(counts(rig)).toEqual(Array(6).fill(200));
    await rig.pool.close();
  });

  it('may end before a worker wakes, even where its program is gone by then', async () => {
    const rig = await openRig({ threads: 3, spinMs: 0 });
    const schedule = rig.pool.addSchedule(rig.program, countAndCompare);
    let steps = 0;
    for (let round = 0; round < 30; round++) {
      const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
      const program = await rig.pool.load(testProgram(true), memory, 4);
      const other = rig.pool.addSchedule(program, countAndCompare);
      for (let step = 0; step < 20; step++) rig.pool.runScheduleSync(other);
      expect(counts({ pool: rig.pool, program, words: new Int32Array(memory.buffer) })).toEqual(Array(4).fill(20));
      await rig.pool.unload(program);
      rig.pool.runScheduleSync(schedule, 1 + (round % 2));
      steps += 1 + (round % 2);
    }
    expect(counts(rig)).toEqual(Array(3).fill(steps));
    await rig.pool.close();
  });

  it('that trap or do not end lose the pool, and the session in them gets an error', async () => {
    const trapping = await openRig({ threads: 2 }, 4);
    trapping.words[wish / 4] = 2;
    const bad = trapping.pool.addSchedule(trapping.program, encodeSchedule(runStages([stages.trap])));
    const error = thrown(() => trapping.pool.runScheduleSync(bad));
    expect(error.code).toBe('device-lost');
    expect(error.details).toMatchObject({ stage: stages.trap, trap: 'unreachable' });
    await trapping.pool.close();

    const endless = await openRig({ threads: 2, timeoutMs: 150 }, 4);
    const schedule = endless.pool.addSchedule(endless.program, encodeSchedule(runStages([stages.firstWaits])));
    const late = thrown(() => endless.pool.runScheduleSync(schedule));
    expect(late.code).toBe('step-timeout');
    expect(late.details).toMatchObject({ stage: stages.firstWaits, missing: [1] });
    await endless.pool.close();
  });

  it('must be a number that the pool can count', async () => {
    const pool = await Pool.open({ threads: 1 });
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1 });
    await expect(pool.load(testProgram(false), memory, -1)).rejects.toThrow(
      'wrong pieces (got -1, expected 0 to 32767)',
    );
    await pool.close();
  });
});

describe('programs', () => {
  it('live side by side, each with its own memory', async () => {
    const rig = await openRig({ threads: 2 });
    const { pool } = rig;
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const second = await pool.load(testProgram(true), memory);
    const first = pool.addSchedule(rig.program, countAndCompare);
    const other = pool.addSchedule(second, encodeSchedule(runStages([stages.count])));
    for (let step = 0; step < 1_000; step++) {
      pool.runScheduleSync(first);
      pool.runScheduleSync(other);
    }
    expect(counts(rig)).toEqual([1_000, 1_000]);
    expect(counts({ pool, program: second, words: new Int32Array(memory.buffer) })).toEqual([1_000, 1_000]);

    await pool.unload(rig.program);
    pool.runScheduleSync(other);
    expect(() => pool.runScheduleSync(first)).toThrow('unknown schedule');
    await pool.close();
  });

  it('step on while others are loaded and unloaded', async () => {
    const rig = await openRig({ threads: 2 });
    const schedule = rig.pool.addSchedule(rig.program, countAndCompare);
    let loading = true;
    const loads = (async () => {
      for (let round = 0; round < 10; round++) {
        const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
        await rig.pool.unload(await rig.pool.load(testProgram(true), memory));
      }
      loading = false;
    })();
    let steps = 0;
    while (loading) {
      rig.pool.runScheduleSync(schedule);
      steps++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await loads;
    expect(counts(rig)).toEqual([steps, steps]);
    await rig.pool.close();
  });

  it.each([1, 2])('take schedules that outgrow the control memory, on %i workers', async (threads) => {
    const rig = await openRig({ threads });
    const schedule = rig.pool.addSchedule(rig.program, encodeSchedule(runStages(new Int32Array(40_000))));
    rig.pool.runScheduleSync(schedule, 2);
    expect(counts(rig)).toEqual(Array(threads).fill(80_000));
    await rig.pool.close();
  });

  it('are refused when they do not fit the pool', async () => {
    const pool = await Pool.open({ threads: 1 });
    expect(pool.shared).toBe(false);
    expect(pool.note).toBe('');
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1 });
    const shared = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    await expect(pool.load(testProgram(true), shared)).rejects.toThrow('wrong memory (got shared: true');
    await expect(pool.load(testProgram(true), memory)).rejects.toMatchObject({ code: 'compile-failed' });
    await expect(pool.load(new Uint8Array(8), memory)).rejects.toMatchObject({ code: 'compile-failed' });
    await expect(pool.load(new ModuleBuilder().toBytes(), memory)).rejects.toMatchObject({ code: 'compile-failed' });
    await expect(Pool.open({ threads: 0 })).rejects.toThrow(
      'createDevice cpu: wrong threads (got 0, expected 1 to 256)',
    );
    const program = await pool.load(testProgram(false), memory);
    const schedule = pool.addSchedule(program, countAndCompare);
    expect(() => pool.runScheduleSync(schedule, 0)).toThrow('wrong cycles (got 0');
    await pool.close();
  });
});

describe('faults', () => {
  it.each([
    { threads: 1, worker: 0 },
    { threads: 2, worker: 0 },
    { threads: 2, worker: 1 },
    { threads: 3, worker: 2 },
  ])('a trap of worker $worker of $threads is told, and the pool is lost', async ({ threads, worker }) => {
    const { pool, program, words } = await openRig({ threads });
    words[wish / 4] = worker;
    const good = pool.addSchedule(program, countAndCompare);
    const bad = pool.addSchedule(program, encodeSchedule(runStages([stages.count, stages.trap, stages.compare])));
    pool.runScheduleSync(good);
    const error = thrown(() => pool.runScheduleSync(bad));
    expect(error.code).toBe('device-lost');
    expect(error.details).toMatchObject({ worker, stage: stages.trap, trap: 'unreachable' });
    expect(error.message).toContain(`cpu pool: worker ${worker} trapped in stage 2: unreachable`);
    expect(pool.state).toBe('lost');
    expect(thrown(() => pool.runScheduleSync(good)).message).toContain('the pool was lost before');
    await expect(pool.runSchedule(good)).rejects.toMatchObject({ code: 'device-lost' });
    await expect(pool.load(testProgram(pool.shared), program.memory)).rejects.toMatchObject({ code: 'device-lost' });
    await pool.close();
  });

  it('a trap reaches a caller that sleeps', async () => {
    const { pool, program, words } = await openRig({ threads: 2, spinMs: 0 });
    words[wish / 4] = 1;
    const bad = pool.addSchedule(program, encodeSchedule(runStages([stages.outOfBounds])));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(thrown(() => pool.runScheduleSync(bad)).details).toMatchObject({ trap: 'memory access out of bounds' });
    await pool.close();
  });

  it('a flag outside the memory traps like any access', async () => {
    const { pool, program } = await openRig({ threads: 2 });
    const code = encodeSchedule([
      { kind: 'run', stage: stages.count },
      { kind: 'when', flag: 65536, body: [] },
    ]);
    const schedule = pool.addSchedule(program, code);
    expect(thrown(() => pool.runScheduleSync(schedule)).details).toMatchObject({ trap: 'memory access out of bounds' });
    await pool.close();
  });

  it('a worker that does not arrive is given up after the time-out, and its endless loop ended', async () => {
    const { pool, program, words } = await openRig({ threads: 3, timeoutMs: 150 });
    words[wish / 4] = 2;
    const schedule = pool.addSchedule(program, encodeSchedule(runStages([stages.hang])));
    const started = performance.now();
    const error = thrown(() => pool.runScheduleSync(schedule));
    expect(performance.now() - started).toBeGreaterThanOrEqual(150);
    expect(error.code).toBe('step-timeout');
    expect(error.details).toMatchObject({ stage: stages.hang, timeoutMs: 150 });
    expect(error.details.missing).toContain(2);
    expect(pool.state).toBe('lost');
    await pool.close();
  });

  it('a closed pool refuses, and closes twice', async () => {
    const { pool, program } = await openRig({ threads: 2 });
    const schedule = pool.addSchedule(program, countAndCompare);
    await Promise.all([pool.close(), pool.close()]);
    expect(pool.state).toBe('closed');
    expect(thrown(() => pool.runScheduleSync(schedule)).code).toBe('session-closed');
    await expect(pool.load(testProgram(true), program.memory)).rejects.toMatchObject({ code: 'session-closed' });
  });
});
