/**
 * The first stage of a sweep: the k nearest of a point in all columns, nearest first and the lowest number first on ties.
 * Blocks of points to the left and to the right are looked at in turn, until on both sides the key alone is too far.
 */
import type { FunctionBuilder, Local } from '../../emit/wasm/index.js';
import { blockOffset, blockPoints, foundOffset, header, lanesOf, type SweepShape, word } from './sweep-layout.js';

/** nearestRow(place, scratch). */
export function writeNearest(f: FunctionBuilder, shape: SweepShape): void {
  const [place, scratch] = f.params as [Local, Local];
  const { size, lanes, vector, mask, scalar } = lanesOf(shape.type);
  const vectors = blockPoints / lanes;
  const bases = shape.blocks.map(() => f.local('i32'));
  const queries = shape.blocks.map(() => f.local('v128'));
  const parts = Array.from({ length: vectors }, () => f.local('v128'));
  const [k, theiler, samples, self] = [f.local('i32'), f.local('i32'), f.local('i32'), f.local('i32')];
  const [left, right, leftOpen, rightOpen] = [f.local('i32'), f.local('i32'), f.local('i32'), f.local('i32')];
  const [m, e, at, id] = [f.local('i32'), f.local('i32'), f.local('i32'), f.local('i32')];
  const [worst, key, distance] = [f.local(scalar), f.local(scalar), f.local(scalar)];
  const bound = f.local('v128');
  const hits = f.local('i32');
  const infinity = (): FunctionBuilder =>
    scalar === 'f64' ? f.f64(Number.POSITIVE_INFINITY) : f.f32(Number.POSITIVE_INFINITY);
  const times = (local: Local): FunctionBuilder => f.get(local).i32(size).op('i32.mul');

  word(f, header.k).set(k);
  word(f, header.theiler).set(theiler);
  word(f, header.samples).set(samples);
  word(f, header.identities).get(place).i32(4).op('i32.mul').op('i32.add').load('i32.load').set(self);
  for (const [column, base] of bases.entries()) {
    word(f, header.columns + column * 4).tee(base);
    times(place).op('i32.add').load(`${scalar}.load`);
    if (column === 0) f.tee(key);
    f.op(`${vector}.splat`).set(queries[column]!);
  }
  infinity().tee(worst).op(`${vector}.splat`).set(bound);
  f.i32(0).set(m);
  f.loop((next) => {
    times(m).get(scratch).op('i32.add');
    infinity().store(`${scalar}.store`);
    f.get(m)
      .i32(4)
      .op('i32.mul')
      .get(scratch)
      .op('i32.add')
      .i32(0x7fffffff)
      .store('i32.store', { offset: foundOffset });
    f.get(m).i32(1).op('i32.add').tee(m).get(k).op('i32.lt_s').brIf(next);
  });

  /** Loads entry m − 1 of the nearest. */
  const before = (what: 'distance' | 'found'): FunctionBuilder => {
    f.get(m).i32(1).op('i32.sub');
    if (what === 'distance') return f.i32(size).op('i32.mul').get(scratch).op('i32.add').load(`${scalar}.load`);
    return f.i32(4).op('i32.mul').get(scratch).op('i32.add').load('i32.load', { offset: foundOffset });
  };

  /** Takes the point `id` at `distance` in, if it is more than `theiler` away. */
  const insert = (): void => {
    f.block((skip) => {
      f.get(theiler);
      f.if(() => {
        f.get(id)
          .get(self)
          .op('i32.sub')
          .tee(at)
          .i32(0)
          .get(at)
          .op('i32.sub')
          .get(at)
          .i32(0)
          .op('i32.gt_s')
          .op('select');
        f.get(theiler).op('i32.le_s').brIf(skip);
      });
      f.get(k).set(m);
      f.block((placed) =>
        f.loop((shift) => {
          before('distance').get(distance).op(`${scalar}.gt`);
          before('distance').get(distance).op(`${scalar}.eq`);
          before('found').get(id).op('i32.gt_s').op('i32.and').op('i32.or').op('i32.eqz').brIf(placed);
          // Entry m − 1 makes room, or falls out where it is the last.
          f.get(m).get(k).op('i32.lt_s');
          f.if(() => {
            times(m).get(scratch).op('i32.add');
            before('distance').store(`${scalar}.store`);
            f.get(m).i32(4).op('i32.mul').get(scratch).op('i32.add');
            before('found').store('i32.store', { offset: foundOffset });
          });
          f.get(m).i32(1).op('i32.sub').tee(m).brIf(shift);
        }),
      );
      f.get(m).get(k).op('i32.ge_s').brIf(skip);
      times(m).get(scratch).op('i32.add').get(distance).store(`${scalar}.store`);
      f.get(m).i32(4).op('i32.mul').get(scratch).op('i32.add').get(id).store('i32.store', { offset: foundOffset });
      f.get(k).i32(1).op('i32.sub').i32(size).op('i32.mul').get(scratch).op('i32.add').load(`${scalar}.load`);
      f.tee(worst).op(`${vector}.splat`).set(bound);
    });
  };

  /** Looks at the points from `start` on, a block of them. */
  const look = (start: Local): void => {
    for (const [part, distances] of parts.entries()) {
      for (const [column, base] of bases.entries()) {
        f.get(base);
        times(start)
          .op('i32.add')
          .load('v128.load', { offset: part * 16, align: size });
        f.get(queries[column]!).op(`${vector}.sub`).op(`${vector}.abs`);
        // The key's NaN beyond the ends stays: `pmax` keeps its left operand unless the right one is greater.
        if (column > 0) f.op(`${vector}.pmax`);
      }
      f.tee(distances).get(bound).op(`${vector}.le`);
      if (part > 0) f.op('v128.or');
    }
    f.op('v128.any_true');
    f.if(() => {
      for (const [part, distances] of parts.entries())
        f.get(scratch)
          .get(distances)
          .store('v128.store', { offset: blockOffset + part * 16 });
      for (const [part, distances] of parts.entries()) {
        f.get(distances).get(bound).op(`${vector}.le`).op(`${mask}.bitmask`);
        if (part > 0)
          f.i32(part * lanes)
            .op('i32.shl')
            .op('i32.or');
      }
      f.set(hits);
      f.loop((next) => {
        f.get(hits).op('i32.ctz').set(e);
        f.get(hits).get(hits).i32(1).op('i32.sub').op('i32.and').set(hits);
        times(e).get(scratch).op('i32.add').load(`${scalar}.load`, { offset: blockOffset });
        // The bound may have come nearer since the block was compared with it.
        f.tee(distance).get(worst).op(`${scalar}.le`);
        f.if(() => {
          word(f, header.identities).get(start).get(e).op('i32.add').i32(4).op('i32.mul').op('i32.add');
          f.load('i32.load').set(id);
          insert();
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
    f.get(leftOpen);
    f.if(() => {
      // No point on this side is nearer in the key than the next one.
      f.get(key).get(bases[0]!);
      times(left)
        .op('i32.add')
        .i32((blockPoints - 1) * size)
        .op('i32.add')
        .load(`${scalar}.load`);
      f.op(`${scalar}.sub`).get(worst).op(`${scalar}.le`).tee(leftOpen);
      f.if(() => {
        look(left);
        f.get(left).i32(blockPoints).op('i32.sub').tee(left).i32(-blockPoints).op('i32.gt_s').set(leftOpen);
      });
    });
    f.get(rightOpen);
    f.if(() => {
      f.get(bases[0]!);
      times(right).op('i32.add').load(`${scalar}.load`).get(key);
      f.op(`${scalar}.sub`).get(worst).op(`${scalar}.le`).tee(rightOpen);
      f.if(() => {
        look(right);
        f.get(right).i32(blockPoints).op('i32.add').tee(right).get(samples).op('i32.lt_s').set(rightOpen);
      });
    });
    f.get(leftOpen).get(rightOpen).op('i32.or').brIf(again);
  });

  word(f, header.distances);
  times(place).op('i32.add').get(worst).store(`${scalar}.store`);
  f.i32(0).set(m);
  f.loop((next) => {
    word(f, header.found).get(place).get(k).op('i32.mul').get(m).op('i32.add').i32(4).op('i32.mul').op('i32.add');
    f.get(m)
      .i32(4)
      .op('i32.mul')
      .get(scratch)
      .op('i32.add')
      .load('i32.load', { offset: foundOffset })
      .store('i32.store');
    f.get(m).i32(1).op('i32.add').tee(m).get(k).op('i32.lt_s').brIf(next);
  });
}
