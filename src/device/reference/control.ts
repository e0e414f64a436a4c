/**
 * The order in which ops run: orchestration ops opened into plain loops and conditions over prepared compute ops. Flags
 * are read from memory when their op is reached, as a device reads them.
 */
import type { ComputeOp, Op } from '../../kernel/index.js';
import { prepare } from './execute.js';
import type { World } from './world.js';
import { storageOf } from './world.js';

/** Told about each compute op that ran. */
export type Watch = (op: ComputeOp, run: () => void) => void;

export function prepareAll(ops: readonly Op[], world: World, watch: Watch): () => void {
  const runs = ops.map((op) => prepareOne(op, world, watch));
  return () => {
    for (const run of runs) run();
  };
}

function prepareOne(op: Op, world: World, watch: Watch): () => void {
  switch (op.kind) {
    case 'repeat': {
      const slot = { value: 0, stamp: -1 };
      world.repeats.set(op.axis, slot);
      const body = prepareAll(op.body, world, watch);
      const flag = op.until === undefined ? undefined : storageOf(world, op.until);
      return () => {
        for (let iteration = 0; iteration < op.max; iteration += 1) {
          slot.value = iteration;
          world.moment += 1;
          slot.stamp = world.moment;
          body();
          if (flag !== undefined && flag.current[0] !== 0) return;
        }
      };
    }
    case 'when': {
      const flag = storageOf(world, op.flag);
      const body = prepareAll(op.body, world, watch);
      return () => {
        if (flag.current[0] !== 0) body();
      };
    }
    case 'every': {
      const body = prepareAll(op.body, world, watch);
      return () => {
        if (world.cycle % op.n === op.phase) body();
      };
    }
    default: {
      const run = prepare(op, world);
      return () => watch(op, run);
    }
  }
}
