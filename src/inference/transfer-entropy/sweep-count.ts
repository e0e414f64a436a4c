/**
 * The second stage of a sweep: how many points lie within the radii of a point in some of the columns. The key's window is
 * found by halving; in it, lanes are compared and counted, and what is too near in time is taken off again.
 */
import type { FunctionBuilder, Local } from '../../emit/wasm/index.js';
import { header, lanesOf, type SweepShape, word } from './sweep-layout.js';

/** countRow(place, scratch). */
export function writeCount(f: FunctionBuilder, shape: SweepShape): void {
  const [place] = f.params as [Local, Local];
  const { size, lanes, vector, mask, scalar } = lanesOf(shape.type);
  const blockIds = [...new Set(shape.blocks)];
  const bases = shape.blocks.map(() => f.local('i32'));
  const queries = shape.blocks.map(() => f.local('v128'));
  const values = shape.blocks.map(() => f.local(scalar));
  const radii = new Map(blockIds.map((block) => [block, { one: f.local(scalar), all: f.local('v128') }]));
  const totals = shape.sets.map(() => f.local('v128'));
  const sums = shape.sets.map(() => f.local('i32'));
  const [low, high, middle, begin, end] = [0, 1, 2, 3, 4].map(() => f.local('i32')) as [
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const [self, theiler, other, last] = [0, 1, 2, 3].map(() => f.local('i32')) as [Local, Local, Local, Local];
  const hit = f.local('i32');
  const inKey = f.local('v128');
  const times = (local: Local): FunctionBuilder => f.get(local).i32(size).op('i32.mul');
  const keyRadius = radii.get(shape.blocks[0]!)!;

  for (const [column, base] of bases.entries()) {
    word(f, header.columns + column * 4).tee(base);
    times(place).op('i32.add').load(`${scalar}.load`).tee(values[column]!);
    f.op(`${vector}.splat`).set(queries[column]!);
  }
  for (const [block, { one, all }] of radii) {
    word(f, header.radii + block * 4);
    times(place).op('i32.add').load(`${scalar}.load`).tee(one).op(`${vector}.splat`).set(all);
  }

  // The places whose key is near enough: halving on each side.
  const halve = (from: () => void, to: () => void, isUpper: boolean, result: Local): void => {
    from();
    f.set(low);
    to();
    f.set(high);
    f.block((done) =>
      f.loop((again) => {
        f.get(low).get(high).op('i32.ge_s').brIf(done);
        f.get(low).get(high).op('i32.add').i32(1).op('i32.shr_u').set(middle);
        const atMiddle = (): FunctionBuilder => {
          f.get(bases[0]!);
          return times(middle).op('i32.add').load(`${scalar}.load`);
        };
        if (isUpper) atMiddle().get(values[0]!);
        else {
          f.get(values[0]!);
          atMiddle();
        }
        f.op(`${scalar}.sub`).get(keyRadius.one).op(`${scalar}.gt`);
        const raise = (): void => void f.get(middle).i32(1).op('i32.add').set(low);
        const lower = (): void => void f.get(middle).set(high);
        f.if(isUpper ? lower : raise, isUpper ? raise : lower);
        f.br(again);
      }),
    );
    f.get(low).set(result);
  };
  halve(
    () => f.i32(0),
    () => f.get(place),
    false,
    begin,
  );
  halve(
    () => f.get(place),
    () => word(f, header.samples),
    true,
    end,
  );

  /** Leaves on the stack which of the lanes at `other` + part are within the radius in a column. */
  const within = (column: number, part: number): FunctionBuilder => {
    f.get(bases[column]!);
    times(other)
      .op('i32.add')
      .load('v128.load', { offset: part * 16, align: size });
    f.get(queries[column]!).op(`${vector}.sub`).op(`${vector}.abs`);
    return f.get(radii.get(shape.blocks[column]!)!.all).op(`${vector}.le`);
  };
  const countPart = (part: number, isLast: boolean): void => {
    if (isLast) within(0, part).set(inKey);
    for (const [set, columns] of shape.sets.entries()) {
      if (columns.length === 0) continue;
      f.get(totals[set]!);
      for (const [position, column] of columns.entries()) {
        within(column, part);
        if (position > 0) f.op('v128.and');
      }
      if (isLast) f.get(inKey).op('v128.and');
      f.op(`${mask}.sub`).set(totals[set]!);
    }
  };
  if (shape.sets.some((columns) => columns.length > 0)) {
    f.get(begin).set(other);
    for (const parts of [4, 1]) {
      f.block((done) =>
        f.loop((again) => {
          f.get(other)
            .i32(parts * lanes)
            .op('i32.add')
            .get(end)
            .op('i32.gt_s')
            .brIf(done);
          for (let part = 0; part < parts; part += 1) countPart(part, false);
          f.get(other)
            .i32(parts * lanes)
            .op('i32.add')
            .set(other)
            .br(again);
        }),
      );
    }
    f.get(other).get(end).op('i32.lt_s');
    f.if(() => countPart(0, true));
  }
  for (const [set, columns] of shape.sets.entries()) {
    if (columns.length === 0) {
      f.get(end).get(begin).op('i32.sub').set(sums[set]!);
      continue;
    }
    for (let lane = 0; lane < lanes; lane += 1) {
      f.get(totals[set]!);
      if (mask === 'i64x2') f.lane('i64x2.extract_lane', lane).op('i32.wrap_i64');
      else f.lane('i32x4.extract_lane', lane);
      if (lane > 0) f.op('i32.add');
    }
    f.set(sums[set]!);
  }

  // What is too near in time does not count, the point itself first of all.
  word(f, header.identities).get(place).i32(4).op('i32.mul').op('i32.add').load('i32.load').set(self);
  word(f, header.theiler).set(theiler);
  f.get(self).get(theiler).op('i32.sub').tee(low).i32(0).get(low).i32(0).op('i32.gt_s').op('select').set(low);
  f.get(self).get(theiler).op('i32.add').set(last);
  word(f, header.samples).i32(1).op('i32.sub').get(last).op('i32.lt_s');
  f.if(() => word(f, header.samples).i32(1).op('i32.sub').set(last));
  f.loop((next) => {
    word(f, header.places).get(low).i32(4).op('i32.mul').op('i32.add').load('i32.load').set(other);
    for (const [set, columns] of shape.sets.entries()) {
      f.i32(1).set(hit);
      for (const column of [0, ...columns]) {
        f.get(bases[column]!);
        times(other).op('i32.add').load(`${scalar}.load`).get(values[column]!).op(`${scalar}.sub`).op(`${scalar}.abs`);
        f.get(radii.get(shape.blocks[column]!)!.one).op(`${scalar}.le`).get(hit).op('i32.and').set(hit);
      }
      f.get(sums[set]!).get(hit).op('i32.sub').set(sums[set]!);
    }
    f.get(low).i32(1).op('i32.add').tee(low).get(last).op('i32.le_s').brIf(next);
  });
  for (const set of shape.sets.keys()) {
    word(f, header.counts + set * 4)
      .get(self)
      .i32(4)
      .op('i32.mul')
      .op('i32.add')
      .get(sums[set]!)
      .store('i32.store');
  }
}
