/**
 * A running list of the k best values in worker memory: how many there are, the values (8 bytes each) and their indices.
 * Candidates come in the order of their indices, so a strictly better value alone moves ahead. NaN is never taken; places
 * that stay empty hold the worst value and index −1.
 */
import { limits } from '../../kernel/arithmetic.js';
import type { FunctionBuilder, Local, PlainOpcode, ValueType } from '../wasm/index.js';
import { comparison } from './apply.js';

export type RankKind = 'f32' | 'f64' | 'i32' | 'u32';

const mostBest = 64;
export const rankValuesAt = 16;
export const rankIndicesAt = rankValuesAt + 8 * mostBest;
export const rankBytes = rankIndicesAt + 4 * mostBest;

/** The comparison that says that the first operand is better. */
export function betterOpcode(kind: RankKind, largest: boolean, lanes = false): PlainOpcode {
  return comparison(largest ? 'gt' : 'lt', valueTypeOf(kind), kind === 'u32', lanes);
}

export function valueTypeOf(kind: RankKind): 'f32' | 'f64' | 'i32' {
  return kind === 'u32' ? 'i32' : kind;
}

/** The address of place number `place`, for values (8 bytes) or indices (4). */
function pushPlace(f: FunctionBuilder, area: Local, place: Local, bytes: number): void {
  f.get(area)
    .get(place)
    .i32(bytes === 8 ? 3 : 2)
    .op('i32.shl')
    .op('i32.add');
}

export function writeRankReset(f: FunctionBuilder, kind: RankKind, largest: boolean): void {
  const [area, k] = f.params;
  const type = valueTypeOf(kind);
  const { low, high } = limits(kind);
  const worst = largest ? low : high;
  f.get(area).i32(0).store('i32.store');
  f.loop((again) => {
    f.get(k).i32(1).op('i32.sub').set(k);
    pushPlace(f, area, k, 8);
    if (type === 'f32') f.f32(worst);
    else if (type === 'f64') f.f64(worst);
    else f.i32(worst);
    f.store(`${type}.store`, { offset: rankValuesAt });
    pushPlace(f, area, k, 4);
    f.i32(-1).store('i32.store', { offset: rankIndicesAt });
    f.get(k).brIf(again);
  });
}

export function writeRankConsider(f: FunctionBuilder, kind: RankKind, largest: boolean): void {
  const [area, k, value, index] = f.params;
  const type: ValueType = valueTypeOf(kind);
  const [place, before] = [f.local('i32'), f.local('i32')];
  const isBetter = betterOpcode(kind, largest);
  if (type !== 'i32')
    f.get(value)
      .get(value)
      .op(`${type}.ne`)
      .if(() => f.op('return'));
  f.get(area).load('i32.load').tee(place).get(k).op('i32.eq');
  f.if(
    () => {
      f.get(k).i32(1).op('i32.sub').set(place);
      f.get(value);
      pushPlace(f, area, place, 8);
      f.load(`${type}.load`, { offset: rankValuesAt })
        .op(isBetter)
        .op('i32.eqz')
        .if(() => f.op('return'));
    },
    () => {
      f.get(area).get(place).i32(1).op('i32.add').store('i32.store');
    },
  );
  f.block((found) => {
    f.loop((again) => {
      f.get(place).op('i32.eqz').brIf(found);
      f.get(place).i32(1).op('i32.sub').set(before);
      f.get(value);
      pushPlace(f, area, before, 8);
      f.load(`${type}.load`, { offset: rankValuesAt }).op(isBetter).op('i32.eqz').brIf(found);
      pushPlace(f, area, place, 8);
      pushPlace(f, area, before, 8);
      f.load(`${type}.load`, { offset: rankValuesAt }).store(`${type}.store`, { offset: rankValuesAt });
      pushPlace(f, area, place, 4);
      pushPlace(f, area, before, 4);
      f.load('i32.load', { offset: rankIndicesAt }).store('i32.store', { offset: rankIndicesAt });
      f.get(before).set(place).br(again);
    });
  });
  pushPlace(f, area, place, 8);
  f.get(value).store(`${type}.store`, { offset: rankValuesAt });
  pushPlace(f, area, place, 4);
  f.get(index).store('i32.store', { offset: rankIndicesAt });
}
