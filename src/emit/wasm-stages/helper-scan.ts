/**
 * Running sums in the declared order (scanTree of kernel/tree.ts), one element at a time. In a chunk, element i after
 * round d is x[i − d] + x[i] of the round before, which needs earlier elements only: the results of every round are kept
 * for the chunk. A complete chunk's total is pushed to the next level, whose answer stands before the next chunk.
 */
import type { Tree } from '../../kernel/tree.js';
import type { FunctionBuilder } from '../wasm/index.js';

type Kind = 'f32' | 'f64';

const bytesOf: Readonly<Record<Kind, number>> = { f32: 4, f64: 8 };

/** Per level: elements taken in this chunk, whether something stands before it and what, then the rounds. */
const [countAt, startedAt, beforeAt, roundsAt] = [0, 4, 8, 16];

function rounds(tree: Tree): number {
  return Math.log2(tree.chunk) + 1;
}

export function scanLevelBytes(tree: Tree, kind: Kind): number {
  return roundsAt + rounds(tree) * tree.chunk * bytesOf[kind];
}

export function writeScanReset(f: FunctionBuilder, tree: Tree, kind: Kind): void {
  const [area, levels] = f.params;
  f.loop((again) => {
    f.get(area).i32(0).store('i32.store', { offset: countAt });
    f.get(area).i32(0).store('i32.store', { offset: startedAt });
    f.get(area).i32(scanLevelBytes(tree, kind)).op('i32.add').set(area);
    f.get(levels).i32(1).op('i32.sub').tee(levels).brIf(again);
  });
}

export function writeScanPush(f: FunctionBuilder, tree: Tree, kind: Kind): void {
  const [area, value] = f.params;
  const [count, slot] = [f.local('i32'), f.local('i32')];
  const [x, total] = [f.local(kind), f.local(kind)];
  const size = bytesOf[kind];
  const row = tree.chunk * size;
  f.get(area).load('i32.load', { offset: countAt }).set(count);
  f.get(area).get(count).i32(size).op('i32.mul').op('i32.add').set(slot);
  if (kind === 'f32') f.f32(0);
  else f.f64(0);
  f.get(value).op(`${kind}.add`).set(x);
  f.get(slot).get(x).store(`${kind}.store`, { offset: roundsAt });
  let round = 0;
  for (let distance = 1; distance < tree.chunk; distance *= 2) {
    f.get(count).i32(distance).op('i32.ge_u');
    f.if(() => {
      f.get(slot)
        .i32(distance * size)
        .op('i32.sub')
        .load(`${kind}.load`, { offset: roundsAt + round * row });
      f.get(x).op(`${kind}.add`).set(x);
    });
    round += 1;
    f.get(slot)
      .get(x)
      .store(`${kind}.store`, { offset: roundsAt + round * row });
  }
  f.get(x).set(total);
  f.get(area).load('i32.load', { offset: startedAt });
  f.if(() => {
    f.get(area).load(`${kind}.load`, { offset: beforeAt }).get(x).op(`${kind}.add`).set(x);
  });
  f.get(count).i32(1).op('i32.add').tee(count).i32(tree.chunk).op('i32.eq');
  f.if(() => {
    f.i32(0).set(count);
    f.get(area).i32(1).store('i32.store', { offset: startedAt });
    f.get(area).get(area).i32(scanLevelBytes(tree, kind)).op('i32.add').get(total).call(f);
    f.store(`${kind}.store`, { offset: beforeAt });
  });
  f.get(area).get(count).store('i32.store', { offset: countAt });
  f.get(x);
}
