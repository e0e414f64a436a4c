/**
 * The first stage of a sweep: the k nearest of a point in all columns, nearest first and the lowest number first on ties.
 * Blocks of points to the left and to the right are looked at in turn, until on both sides the key alone is too far.
 */
import type { FunctionBuilder, Label, Local } from '../emit/wasm/index.js';
import { each, locals } from './loops.js';
import { blockOffset, blockPoints, foundOffset, header, rowOf, type SweepShape, word } from './sweep-layout.js';

/** nearestRow(place, scratch). */
export function writeNearest(f: FunctionBuilder, [place, scratch]: readonly Local[], shape: SweepShape): void {
  const { size, lanes, vector, mask, scalar, bases, addIndex, loadOf, loadValue, begin, loadGaps } = rowOf(f, shape);
  const parts = locals(f, 'v128', blockPoints / lanes);
  const [k, theiler, samples, self, left, right, leftOpen, rightOpen, m, e, at, id] = locals(f, 'i32', 12);
  const [worst, key, distance] = locals(f, scalar, 3);
  const bound = f.local('v128');
  const hits = f.local('i32');

  word(f, header.k).set(k);
  word(f, header.theiler).set(theiler);
  word(f, header.samples).set(samples);
  loadOf(header.identities, place).set(self);
  begin(place, [key]);
  f[scalar](Number.POSITIVE_INFINITY).tee(worst).op(`${vector}.splat`).set(bound);

  /** The address of an entry of the nearest, or of the one before; numbers stand behind the distances. */
  const entry = (index: Local, bytes: number, isBefore = false): FunctionBuilder => {
    f.get(index);
    if (isBefore) f.i32(1).op('i32.sub');
    return f.i32(bytes).op('i32.mul').get(scratch).op('i32.add');
  };
  const distanceBefore = (index: Local): FunctionBuilder => entry(index, size, true).load(`${scalar}.load`);
  const foundBefore = (): FunctionBuilder => entry(m, 4, true).load('i32.load', foundOffset);

  f.i32(0).set(m);
  each(f, m, k, () => {
    entry(m, size)[scalar](Number.POSITIVE_INFINITY).store(`${scalar}.store`);
    entry(m, 4).i32(0x7fffffff).store('i32.store', foundOffset);
  });

  /** Takes the point `id` at `distance` in, if it is more than `theiler` away. */
  const insert = (skip: Label): void => {
    f.get(theiler).if(() => {
      f.get(id).get(self).op('i32.sub').tee(at);
      f.i32(0).get(at).op('i32.sub').get(at).i32(0).op('i32.gt_s').op('select');
      f.get(theiler).op('i32.le_s').brIf(skip);
    });
    f.get(k).set(m);
    f.block((placed) =>
      f.loop((shift) => {
        distanceBefore(m).get(distance).op(`${scalar}.gt`);
        distanceBefore(m).get(distance).op(`${scalar}.eq`);
        foundBefore().get(id).op('i32.gt_s').op('i32.and').op('i32.or').op('i32.eqz').brIf(placed);
        // Entry m − 1 makes room, or falls out where it is the last.
        f.get(m).get(k).op('i32.lt_s');
        f.if(() => {
          entry(m, size);
          distanceBefore(m).store(`${scalar}.store`);
          entry(m, 4);
          foundBefore().store('i32.store', foundOffset);
        });
        f.get(m).i32(1).op('i32.sub').tee(m).brIf(shift);
      }),
    );
    f.get(m).get(k).op('i32.ge_s').brIf(skip);
    entry(m, size).get(distance).store(`${scalar}.store`);
    entry(m, 4).get(id).store('i32.store', foundOffset);
    distanceBefore(k).tee(worst).op(`${vector}.splat`).set(bound);
  };

  /** Looks at the points from `start` on, a block of them. */
  const look = (start: Local): void => {
    for (const [part, distances] of parts.entries()) {
      for (const column of shape.blocks.keys()) {
        loadGaps(column, start, part);
        // The key's NaN beyond the ends stays: `pmax` keeps its left operand unless the right one is greater.
        if (column > 0) f.op(`${vector}.pmax`);
      }
      f.tee(distances).get(bound).op(`${vector}.le`);
      if (part > 0) f.op('v128.or');
    }
    f.op('v128.any_true').if(() => {
      for (const [part, distances] of parts.entries())
        f.get(scratch)
          .get(distances)
          .store('v128.store', blockOffset + part * 16);
      for (const [part, distances] of parts.entries()) {
        f.get(distances).get(bound).op(`${vector}.le`).op(`${mask}.bitmask`);
        const shift = part * lanes;
        if (shift > 0) f.i32(shift).op('i32.shl').op('i32.or');
      }
      f.set(hits);
      f.loop((next) => {
        f.get(hits).op('i32.ctz').set(e);
        f.get(hits).get(hits).i32(1).op('i32.sub').op('i32.and').set(hits);
        entry(e, size).load(`${scalar}.load`, blockOffset);
        // The bound may have come nearer since the block was compared with it.
        f.tee(distance).get(worst).op(`${scalar}.le`);
        f.if(() => {
          word(f, header.identities).get(start).get(e).op('i32.add').i32(4).op('i32.mul').op('i32.add');
          f.load('i32.load').set(id);
          f.block(insert);
        });
        f.get(hits).brIf(next);
      });
    });
  };

  f.get(place).i32(blockPoints).op('i32.sub').set(left);
  f.get(place).i32(1).op('i32.add').set(right);
  f.get(place).i32(0).op('i32.gt_s').set(leftOpen);
  f.get(right).get(samples).op('i32.lt_s').set(rightOpen);
  f.loop((again) => {
    f.get(leftOpen).if(() => {
      // No point on this side is nearer in the key than the next one.
      f.get(key).get(bases[0]);
      addIndex(left).i32((blockPoints - 1) * size);
      f.op('i32.add').load(`${scalar}.load`);
      f.op(`${scalar}.sub`).get(worst).op(`${scalar}.le`).tee(leftOpen);
      f.if(() => {
        look(left);
        f.get(left).i32(blockPoints).op('i32.sub').tee(left).i32(-blockPoints).op('i32.gt_s').set(leftOpen);
      });
    });
    f.get(rightOpen).if(() => {
      loadValue(0, right).get(key).op(`${scalar}.sub`).get(worst).op(`${scalar}.le`).tee(rightOpen);
      f.if(() => {
        look(right);
        f.get(right).i32(blockPoints).op('i32.add').tee(right).get(samples).op('i32.lt_s').set(rightOpen);
      });
    });
    f.get(leftOpen).get(rightOpen).op('i32.or').brIf(again);
  });

  word(f, header.distances);
  addIndex(place).get(worst).store(`${scalar}.store`);
  f.i32(0).set(m);
  each(f, m, k, () => {
    word(f, header.found).get(place).get(k).op('i32.mul').get(m).op('i32.add').i32(4).op('i32.mul').op('i32.add');
    entry(m, 4).load('i32.load', foundOffset).store('i32.store');
  });
}
