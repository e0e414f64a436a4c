/**
 * The inner loop of the pool, as a WebAssembly module: the barrier between stages, the reader of the schedule's bytecode
 * (schedule.ts) and the waiting, so that a step is one call into WebAssembly per worker. Each thread holds one instance
 * for each program, over the pool's control memory (control.ts); the program's own memory is reached through the tiny
 * `words` module, since a module has one memory.
 *
 * The barrier is a barrier. Each worker counts itself in; the last one reads on in the schedule, writes down the next
 * stage and moves the turn word, which all others watch. Nobody can be two turns behind, so the sequence may wrap.
 *
 * A program may be cut into more pieces than there are workers. Then what is counted are pieces, and each worker takes the
 * next one that is free: even workers from the first on, odd ones from the last back, so that both come to the same pieces
 * in every stage while they are equally quick. A worker that is late, or that shares its core with somebody, holds up
 * nobody but by the piece that it is in, and may miss whole turns.
 */
import { type Callable, type FunctionBuilder, type Global, ModuleBuilder } from '../../emit/wasm/index.js';
import {
  controlLayout as at,
  busyAddress,
  hastes,
  idleAnswers,
  outcomes,
  turnFlags,
  turnStep,
  workerStateAddress,
} from './control.js';
import { writeAdvance } from './schedule-reader.js';

/** What a barrier instance exports. */
export interface BarrierExports {
  /**
   * Names the program and this thread; sleeps last at most `sleepMicroseconds`, or without end if negative. Without pieces
   * each worker runs its own share of each stage.
   */
  bind(
    program: number,
    workerState: number,
    worker: number,
    workers: number,
    patience: number,
    sleepMicroseconds: number,
    pieces: number,
  ): void;
  /** The caller: runs the schedule at `code` for a number of cycles. Gives done, lost or overdue. */
  drive(code: number, cycles: number): number;
  /** The other workers: take part until there is mail, another program's turn, or a loss. */
  serve(): number;
}

export const controlPages = { initial: 1, maximum: 256 } as const;

/** After this many turns `serve` returns once, so that a thread that is never idle gets the engine's optimised code. */
const turnsPerServe = 4096;

const busyOffset = busyAddress(0) - workerStateAddress(0);

/** Reads and writes single words of a program's memory. */
export function buildWordsModule(shared: boolean): Uint8Array<ArrayBuffer> {
  // The widest limits link with every program's memory.
  const module = new ModuleBuilder().importMemory(
    shared ? { minPages: 0, maxPages: 65536, shared } : { minPages: 0, shared },
  );
  const load = module.func('load', ['i32'], ['i32'], { export: true });
  load.get(load.params[0]!).load('i32.load');
  const store = module.func('store', ['i32', 'i32'], [], { export: true });
  store.get(store.params[0]!).get(store.params[1]!).store('i32.store');
  return module.toBytes();
}

export function buildBarrierModule(shared: boolean): Uint8Array<ArrayBuffer> {
  const module = new ModuleBuilder().importMemory({
    minPages: controlPages.initial,
    maxPages: controlPages.maximum,
    shared,
  });
  const run = module.importFunction('program', 'run', ['i32', 'i32', 'i32']);
  const loadWord = module.importFunction('words', 'load', ['i32'], ['i32']);
  const storeWord = module.importFunction('words', 'store', ['i32', 'i32']);
  const idle = module.importFunction('host', 'idle', ['i32', 'i32'], ['i32']);
  const thread: Thread = {
    program: module.global('i32'),
    workerState: module.global('i32'),
    worker: module.global('i32'),
    workers: module.global('i32'),
    patience: module.global('i32'),
    sleepNanoseconds: module.global('i64'),
    woke: module.global('i32'),
    pieces: module.global('i32'),
  };
  const release = module.func('release', ['i32']);
  writeRelease(release, thread);
  const advance = module.func('advance');
  writeAdvance(advance, { run, loadWord, storeWord, release });
  const arrive = module.func('arrive', [], ['i32']);
  writeArrive(arrive, thread, advance);
  const takePieces = module.func('takePieces', ['i32'], ['i32']);
  writeTakePieces(takePieces, thread, { run, arrive });
  const wait = module.func('wait', ['i32', 'i32'], ['i32']);
  writeWait(wait, thread, idle);
  writeBind(module.func('bind', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], [], { export: true }), thread);
  const calls = { run, arrive, takePieces, wait };
  writeDrive(module.func('drive', ['i32', 'i32'], ['i32'], { export: true }), thread, { ...calls, advance });
  writeServe(module.func('serve', [], ['i32'], { export: true }), thread, calls);
  return module.toBytes();
}

interface Thread {
  readonly program: Global;
  readonly workerState: Global;
  readonly worker: Global;
  readonly workers: Global;
  readonly patience: Global;
  readonly sleepNanoseconds: Global;
  /** How many sleepers this thread has woken since it last waited. */
  readonly woke: Global;
  /** How many pieces a stage has; 0 where each worker has its own share. */
  readonly pieces: Global;
}

/** Moves the turn word and wakes sleepers, if any. A sleeper counts itself before it looks at the word once more. */
function writeRelease(f: FunctionBuilder, thread: Thread): void {
  f.i32(at.turn).get(f.params[0]!).atomic('i32.atomic.store');
  f.i32(at.sleepers).atomic('i32.atomic.load');
  f.if(() => f.i32(at.turn).i32(-1).atomic('memory.atomic.notify').set(thread.woke));
}

/** Counts this worker, or a piece, in. The last one empties the count, advances and gives 1; the others get 0. */
function writeArrive(f: FunctionBuilder, thread: Thread, advance: Callable): void {
  f.i32(at.arrived).i32(1).atomic('i32.atomic.rmw.add').i32(1).op('i32.add');
  f.get(thread.pieces).get(thread.workers).get(thread.pieces).op('select').op('i32.ne');
  f.if(() => f.i32(0).op('return'));
  f.i32(at.arrived).i32(0).atomic('i32.atomic.store');
  f.call(advance).i32(1);
}

/**
 * takePieces(turn): runs pieces of the turn's stage while there are free ones. Gives 1 if the last one ended here, so that
 * the turn has moved on. A claim that succeeds proves that the turn, and with it the stage read before, still held.
 */
function writeTakePieces(f: FunctionBuilder, thread: Thread, calls: Pick<TurnCalls, 'run' | 'arrive'>): void {
  const [turn] = f.params;
  const claims = f.local('i64');
  const [fromFirst, fromLast, stage] = [f.local('i32'), f.local('i32'), f.local('i32')];
  const isOdd = () => f.get(thread.worker).i32(1).op('i32.and');
  f.loop((again) => {
    f.i32(at.claims).atomic('i64.atomic.load').tee(claims).i64(32n).op('i64.shr_u').op('i32.wrap_i64');
    f.get(turn!)
      .i32(-turnStep)
      .op('i32.and')
      .op('i32.ne')
      .if(() => f.i32(0).op('return'));
    f.get(claims).op('i32.wrap_i64').tee(fromLast).i32(0xffff).op('i32.and').set(fromFirst);
    f.get(fromLast).i32(16).op('i32.shr_u').tee(fromLast).get(fromFirst).op('i32.add').get(thread.pieces);
    f.op('i32.ge_u').if(() => f.i32(0).op('return'));
    f.i32(at.stage).load('i32.load').set(stage);
    f.i32(at.claims).get(claims);
    f.get(claims).i64(0x10000n).i64(1n);
    isOdd().op('select').op('i64.add');
    f.atomic('i64.atomic.rmw.cmpxchg').get(claims).op('i64.ne').brIf(again);
    f.get(thread.workerState).i32(1).atomic('i32.atomic.store', { offset: busyOffset });
    f.get(stage);
    f.get(thread.pieces).i32(1).op('i32.sub').get(fromLast).op('i32.sub').get(fromFirst);
    isOdd().op('select');
    f.get(thread.pieces).call(calls.run);
    f.get(thread.workerState).i32(0).atomic('i32.atomic.store', { offset: busyOffset });
    f.call(calls.arrive).op('i32.eqz').brIf(again);
  });
  f.i32(1);
}

/**
 * wait(expected, mask): until (turn and mask) is no longer what is expected. Spins `patience` times, then asks the host
 * whether to spin on, to sleep or to give up: idle(round, haste). A thread that has just woken another makes haste to
 * sleep, as the other may have been put on the same core and waits for it.
 */
function writeWait(f: FunctionBuilder, thread: Thread, idle: Callable): void {
  const [expected, mask] = f.params;
  const round = f.local('i32');
  const spins = f.local('i32');
  const answer = f.local('i32');
  const turn = f.local('i32');
  const haste = f.local('i32');
  const stillExpected = () => {
    f.i32(at.turn).atomic('i32.atomic.load').tee(turn);
    f.get(mask!).op('i32.and').get(expected!).op('i32.eq');
  };

  const byTurn = (atEnd: number, within: number) => {
    f.i32(atEnd).i32(within);
    f.i32(at.turn).atomic('i32.atomic.load').i32(turnFlags.done).op('i32.and').op('select').set(haste);
  };
  f.get(thread.woke).if(
    () => {
      f.i32(0).set(thread.woke);
      byTurn(hastes.ended, hastes.woke);
    },
    () => byTurn(hastes.none, hastes.amid),
  );
  f.loop((ask) => {
    f.get(thread.patience).set(spins);
    f.loop((spin) => {
      stillExpected();
      f.op('i32.eqz').if(() => f.i32(outcomes.done).op('return'));
      f.get(spins).i32(1).op('i32.sub').tee(spins).brIf(spin);
    });
    f.get(round).get(haste).call(idle).set(answer);
    f.get(round).i32(1).op('i32.add').set(round);
    f.get(answer).i32(idleAnswers.spin).op('i32.eq').brIf(ask);
    f.get(answer).i32(idleAnswers.giveUp).op('i32.eq');
    f.if(() => f.i32(outcomes.overdue).op('return'));
    f.i32(at.sleepers).i32(1).atomic('i32.atomic.rmw.add').op('drop');
    stillExpected();
    f.if(() => {
      f.i32(at.turn).get(turn).get(thread.sleepNanoseconds).atomic('memory.atomic.wait32').op('drop');
    });
    f.i32(at.sleepers).i32(1).atomic('i32.atomic.rmw.sub').op('drop');
    f.br(ask);
  });
  f.op('unreachable');
}

function writeBind(f: FunctionBuilder, thread: Thread): void {
  const [program, workerState, worker, workers, patience, sleepMicroseconds, pieces] = f.params;
  f.get(pieces!).set(thread.pieces);
  f.get(program!).set(thread.program).get(workerState!).set(thread.workerState);
  f.get(worker!).set(thread.worker).get(workers!).set(thread.workers).get(patience!).set(thread.patience);
  f.get(sleepMicroseconds!).op('i64.extend_i32_s').i64(1000n).op('i64.mul').set(thread.sleepNanoseconds);
}

interface TurnCalls {
  readonly run: Callable;
  readonly arrive: Callable;
  readonly takePieces: Callable;
  readonly wait: Callable;
}

function runStage(f: FunctionBuilder, thread: Thread, run: Callable): void {
  f.i32(at.stage).load('i32.load').get(thread.worker).get(thread.workers).call(run);
}

function writeDrive(f: FunctionBuilder, thread: Thread, calls: TurnCalls & { readonly advance: Callable }): void {
  const [code, cycles] = f.params;
  const turn = f.local('i32');
  f.i32(at.program).get(thread.program).store('i32.store');
  f.i32(at.position).get(code!).store('i32.store');
  f.i32(at.start).get(code!).store('i32.store');
  f.i32(at.cyclesLeft).get(cycles!).store('i32.store');
  f.call(calls.advance);
  f.loop((again) => {
    f.i32(at.turn).atomic('i32.atomic.load').tee(turn);
    f.i32(turnFlags.lost)
      .op('i32.and')
      .if(() => f.i32(outcomes.lost).op('return'));
    f.get(turn)
      .i32(turnFlags.done)
      .op('i32.and')
      .if(() => f.i32(outcomes.done).op('return'));
    f.get(thread.pieces).if(
      () => f.get(turn).call(calls.takePieces).brIf(again),
      () => {
        runStage(f, thread, calls.run);
        f.get(thread.workerState).get(turn).atomic('i32.atomic.store');
        f.call(calls.arrive).brIf(again);
      },
    );
    f.get(turn).i32(-1).call(calls.wait).op('i32.eqz').brIf(again);
  });
  f.i32(outcomes.overdue);
}

function writeServe(f: FunctionBuilder, thread: Thread, calls: TurnCalls): void {
  const seen = f.local('i32');
  const turn = f.local('i32');
  const turns = f.local('i32');
  f.get(thread.workerState).atomic('i32.atomic.load').set(seen);
  f.i32(turnsPerServe).set(turns);
  f.loop((again) => {
    f.get(seen).i32(~turnFlags.done).call(calls.wait).op('drop');
    f.i32(at.turn).atomic('i32.atomic.load').i32(~turnFlags.done).op('i32.and').set(turn);
    f.get(turn)
      .i32(turnFlags.lost)
      .op('i32.and')
      .if(() => f.i32(outcomes.lost).op('return'));
    f.get(turn).get(seen).op('i32.xor').i32(turnFlags.bell).op('i32.and');
    f.if(() => f.i32(outcomes.mail).op('return'));
    f.i32(at.program).load('i32.load').get(thread.program).op('i32.ne');
    f.if(() => f.i32(outcomes.otherProgram).op('return'));
    f.get(thread.pieces).if(
      () => {
        f.get(turn).call(calls.takePieces).op('drop');
        f.get(thread.workerState).get(turn).tee(seen).atomic('i32.atomic.store');
      },
      () => {
        runStage(f, thread, calls.run);
        f.get(thread.workerState).get(turn).tee(seen).atomic('i32.atomic.store');
        f.call(calls.arrive).op('drop');
      },
    );
    f.get(turns).i32(1).op('i32.sub').tee(turns).brIf(again);
  });
  f.i32(outcomes.again);
}
