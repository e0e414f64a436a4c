/**
 * The second stage of a sweep: how many points lie within the radii of a point in some of the columns. The key's window is
 * found by halving; in it, lanes are compared and counted, and what is too near in time is taken off again.
 */
import type { FunctionBuilder, Local } from '../emit/wasm/index.js';
import { each, locals, repeat, step } from './loops.js';
import { header, rowOf, type SweepShape, word } from './sweep-layout.js';

/** countRow(place, scratch). */
export function writeCount(f: FunctionBuilder, [place]: readonly Local[], shape: SweepShape): void {
  const { blocks, sets } = shape;
  const { lanes, vector, mask, scalar, addIndex, loadOf, loadValue, begin, loadGaps } = rowOf(f, shape);
  const values = locals(f, scalar, blocks.length);
  const radii = new Map([...new Set(blocks)].map((block) => [block, { one: f.local(scalar), all: f.local('v128') }]));
  const radiusOf = (column: number) => radii.get(blocks[column])!;
  const totals = locals(f, 'v128', sets.length);
  const sums = locals(f, 'i32', sets.length);
  const [low, high, middle, first, end, self, theiler, other, last, hit] = locals(f, 'i32', 10);
  const inKey = f.local('v128');

  begin(place, values);
  for (const [block, { one, all }] of radii) {
    word(f, header.radii + block * 4);
    addIndex(place).load(`${scalar}.load`).tee(one).op(`${vector}.splat`).set(all);
  }

  /** Loads the first place from `low` to `high` whose key is near enough or, as the upper end, too far. */
  const halve = (isUpper: boolean): FunctionBuilder => {
    repeat(f, (done) => {
      f.get(low).get(high).op('i32.ge_s').brIf(done);
      f.get(low).get(high).op('i32.add').i32(1).op('i32.shr_u').set(middle);
      if (!isUpper) f.get(values[0]);
      loadValue(0, middle);
      if (isUpper) f.get(values[0]);
      f.op(`${scalar}.sub`).get(radiusOf(0).one).op(`${scalar}.gt`);
      const raise = (): void => void f.get(middle).i32(1).op('i32.add').set(low);
      const lower = (): void => void f.get(middle).set(high);
      f.if(isUpper ? lower : raise, isUpper ? raise : lower);
    });
    return f.get(low);
  };
  f.i32(0).set(low).get(place).set(high);
  halve(false).set(first);
  f.get(place).set(low);
  word(f, header.samples).set(high);
  halve(true).set(end);

  /** Leaves on the stack which of the lanes at `other` + part are within the radius in a column. */
  const within = (column: number, part: number): FunctionBuilder =>
    loadGaps(column, other, part).get(radiusOf(column).all).op(`${vector}.le`);
  const countPart = (part: number, isLast: boolean): void => {
    if (isLast) within(0, part).set(inKey);
    for (const [set, columns] of sets.entries()) {
      if (columns.length === 0) continue;
      f.get(totals[set]);
      for (const [position, column] of columns.entries()) {
        within(column, part);
        if (position > 0) f.op('v128.and');
      }
      if (isLast) f.get(inKey).op('v128.and');
      f.op(`${mask}.sub`).set(totals[set]);
    }
  };
  if (sets.some((columns) => columns.length > 0)) {
    f.get(first).set(other);
    for (const parts of [4, 1]) {
      const points = parts * lanes;
      repeat(f, (done) => {
        f.get(other).i32(points).op('i32.add').get(end).op('i32.gt_s').brIf(done);
        for (let part = 0; part < parts; part += 1) countPart(part, false);
        step(f, other, points);
      });
    }
    f.get(other).get(end).op('i32.lt_s');
    f.if(() => countPart(0, true));
  }
  for (const [set, columns] of sets.entries()) {
    if (columns.length === 0) f.get(end).get(first).op('i32.sub');
    else
      for (let lane = 0; lane < lanes; lane += 1) {
        f.get(totals[set]).lane(`${mask}.extract_lane`, lane);
        if (mask === 'i64x2') f.op('i32.wrap_i64');
        if (lane > 0) f.op('i32.add');
      }
    f.set(sums[set]);
  }

  // What is too near in time does not count, the point itself first of all.
  loadOf(header.identities, place).set(self);
  word(f, header.theiler).set(theiler);
  f.get(self).get(theiler).op('i32.sub').tee(low).i32(0).get(low).i32(0).op('i32.gt_s').op('select').set(low);
  f.get(self).get(theiler).op('i32.add').set(last);
  const final = (): FunctionBuilder => word(f, header.samples).i32(1).op('i32.sub');
  final().get(last).op('i32.lt_s');
  f.if(() => final().set(last));
  const discount = (): void => {
    loadOf(header.places, low).set(other);
    for (const [set, columns] of sets.entries()) {
      f.i32(1).set(hit);
      for (const column of [0, ...columns]) {
        loadValue(column, other).get(values[column]).op(`${scalar}.sub`).op(`${scalar}.abs`);
        f.get(radiusOf(column).one).op(`${scalar}.le`).get(hit).op('i32.and').set(hit);
      }
      f.get(sums[set]).get(hit).op('i32.sub').set(sums[set]);
    }
  };
  each(f, low, last, discount, true);
  for (const set of sets.keys()) {
    word(f, header.counts + set * 4);
    addIndex(self, 4).get(sums[set]).store('i32.store');
  }
}
