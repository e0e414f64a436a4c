/** Floats of 16 and 8 bits by dtype: between values and patterns on the host, and what storage makes of a value. */
import { type Dtype, isNarrow, type NarrowDtype } from './dtype.js';
import { fromE4m3, fromE5m2, heldE5m2, toE4m3, toE5m2 } from './float8.js';
import { fromBrain16, fromHalf, toBrain16, toHalf } from './half.js';

type Convert = (value: number) => number;

interface NarrowFormat {
  /** The pattern that a store leaves. */
  readonly to: Convert;
  readonly from: Convert;
  /** The pattern of a value that is already stored, where that is another: a store saturates, a copy does not. */
  readonly held?: Convert;
}

const formats: Readonly<Record<NarrowDtype, NarrowFormat>> = {
  f16: { to: toHalf, from: fromHalf },
  bf16: { to: toBrain16, from: fromBrain16 },
  f8e4m3: { to: toE4m3, from: fromE4m3 },
  f8e5m2: { to: toE5m2, from: fromE5m2, held: heldE5m2 },
};

const same: Convert = (value) => value;

/** From a value to what a tensor of the dtype stores for it: a pattern, or the value itself. */
export function encoderOf(dtype: Dtype): Convert {
  return isNarrow(dtype) ? formats[dtype].to : same;
}

/** From what a tensor of the dtype stores to its value. */
export function decoderOf(dtype: Dtype): Convert {
  return isNarrow(dtype) ? formats[dtype].from : same;
}

/** From a value that came out of a tensor of the dtype back to what it stores, also for infinities. */
export function holderOf(dtype: Dtype): Convert {
  return isNarrow(dtype) ? (formats[dtype].held ?? formats[dtype].to) : same;
}

/** What a value becomes when a tensor of the dtype stores it. */
export function roundingOf(dtype: Dtype): Convert {
  if (!isNarrow(dtype)) return same;
  const { to, from } = formats[dtype];
  return (value) => from(to(value));
}
