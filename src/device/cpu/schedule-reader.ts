/**
 * The reader of the schedule's bytecode (schedule.ts), as a WebAssembly function of the barrier. Only the last worker
 * at the barrier calls it; its place in the schedule lies in control memory, so the next reader may be another thread.
 */
import type { Callable, FunctionBuilder, Label } from '../../emit/wasm/index.js';
import { controlLayout as at, turnFlags, turnStep } from './control.js';
import { scheduleOps } from './schedule.js';

/** What the reader needs from around it. */
export interface ReaderCalls {
  readonly run: Callable;
  readonly loadWord: Callable;
  readonly storeWord: Callable;
  readonly release: Callable;
}

/** Reads the schedule from the current position to the next stage, or to its end. */
export function writeAdvance(f: FunctionBuilder, calls: ReaderCalls): void {
  const position = f.local('i32');
  const slot = f.local('i32');
  const round = f.local('i32');
  const turn = f.local('i32');

  const operand = (index: number) => f.get(position).load('i32.load', { offset: 4 * index });
  const skip = (words: number) =>
    f
      .get(position)
      .i32(4 * words)
      .op('i32.add')
      .set(position);
  const jump = (index: number) => {
    operand(index).i32(2).op('i32.shl');
    f.i32(at.start).load('i32.load').op('i32.add').set(position);
  };
  /** Stores `round` at the address in an operand, unless that is -1. */
  const storeRound = (index: number) => {
    operand(index).i32(0).op('i32.ge_s');
    f.if(() => {
      operand(index).get(round).call(calls.storeWord);
    });
  };
  const loopSlot = () => operand(1).i32(2).op('i32.shl').set(slot);

  f.i32(at.position).load('i32.load').set(position);
  f.i32(at.turn).atomic('i32.atomic.load').set(turn);
  f.loop((next) => {
    dispatch(f, () => operand(0), {
      [scheduleOps.end]: () => {
        operand(1).i32(0).op('i32.ge_s');
        f.if(() => {
          operand(1);
          operand(1).call(calls.loadWord).i32(1).op('i32.add').call(calls.storeWord);
        });
        f.i32(at.cyclesLeft).i32(at.cyclesLeft).load('i32.load').i32(1).op('i32.sub').store('i32.store');
        f.i32(at.cyclesLeft).load('i32.load');
        f.if(() => {
          f.i32(at.start).load('i32.load').set(position).br(next);
        });
        // A schedule of solo stages alone never moved the turn: nobody waits for its end.
        f.get(turn).i32(turnFlags.done).op('i32.and').op('i32.eqz');
        f.if(() => {
          f.get(turn).i32(turnFlags.done).op('i32.or').call(calls.release);
        });
        f.op('return');
      },
      [scheduleOps.run]: () => {
        f.i32(at.stage);
        operand(1).store('i32.store');
        f.i32(at.position).get(position).i32(8).op('i32.add').store('i32.store');
        f.get(turn).i32(~turnFlags.done).op('i32.and').i32(turnStep).op('i32.add').set(turn);
        f.i32(at.claims).get(turn).i32(-turnStep).op('i32.and').op('i64.extend_i32_u').i64(32n).op('i64.shl');
        f.atomic('i64.atomic.store');
        f.get(turn).call(calls.release);
        f.op('return');
      },
      [scheduleOps.solo]: () => {
        f.i32(at.stage);
        operand(1).store('i32.store');
        operand(1).i32(0).i32(1).call(calls.run);
        skip(2);
        f.br(next);
      },
      [scheduleOps.repeat]: () => {
        operand(2).op('i32.eqz');
        f.if(() => {
          jump(4);
          f.br(next);
        });
        loopSlot();
        f.get(slot).i32(0).store('i32.store', { offset: at.loops });
        f.i32(0).set(round);
        storeRound(3);
        skip(5);
        f.br(next);
      },
      [scheduleOps.again]: () => {
        loopSlot();
        f.get(slot).load('i32.load', { offset: at.loops }).i32(1).op('i32.add').set(round);
        f.block((leave) => {
          f.get(round);
          operand(2).op('i32.ge_u').brIf(leave);
          operand(4).i32(0).op('i32.ge_s');
          f.if(() => {
            operand(4).call(calls.loadWord).brIf(leave);
          });
          f.get(slot).get(round).store('i32.store', { offset: at.loops });
          storeRound(3);
          jump(5);
          f.br(next);
        });
        skip(6);
        f.br(next);
      },
      [scheduleOps.when]: () => {
        operand(1).call(calls.loadWord);
        f.if(
          () => skip(3),
          () => jump(2),
        );
        f.br(next);
      },
      [scheduleOps.every]: () => {
        operand(1).call(calls.loadWord);
        operand(2).op('i32.rem_u');
        operand(3).op('i32.eq');
        f.if(
          () => skip(5),
          () => jump(4),
        );
        f.br(next);
      },
    });
  });
}

/** A branch table over dense keys 0 ... n - 1; each case must leave by itself, an unknown key traps. */
function dispatch(f: FunctionBuilder, key: () => void, cases: Readonly<Record<number, () => void>>): void {
  const bodies = Object.values(cases);
  f.block((unknown) => {
    const open = (index: number, labels: readonly Label[]): void => {
      if (index < 0) {
        key();
        f.brTable(labels, unknown);
        return;
      }
      f.block((label) => open(index - 1, [label, ...labels]));
      bodies[index]!();
    };
    open(bodies.length - 1, []);
  });
  f.op('unreachable');
}
