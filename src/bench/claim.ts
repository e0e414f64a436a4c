/**
 * What a benchmark says: figures, each with the device, sizes, warm-up and repetitions it belongs to, and where there is
 * a promise, whether it holds. One file measures one claim; nothing here measures.
 */
import type { Device, DeviceKind } from '../device/device.js';
import type { InferenceSizes } from './inference/sizes.js';
import type { Timing } from './measure.js';

/** One measured time. */
export interface Figure extends Timing {
  readonly name: string;
  readonly device: string;
  readonly sizes: Readonly<Record<string, number | string>>;
  /** Derived from the time: GB/s, bytes, ratios. */
  readonly more?: Readonly<Record<string, number>>;
}

/** A promise with what was found. */
export interface Promised {
  readonly text: string;
  readonly value: number;
  readonly limit: number;
  readonly holds: boolean;
}

export interface ClaimReport {
  readonly claim: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly promises: readonly Promised[];
  /** What a reader must know: what was left out, and why. */
  readonly notes: readonly string[];
}

/** Where a claim is measured. Sizes come in from outside, so that a test can measure something tiny. */
export interface BenchContext {
  readonly kind: DeviceKind;
  /** A device of the kind under test; threads only where it has them. */
  readonly open: (options?: { readonly threads?: number }) => Promise<Device>;
  readonly edge: number;
  readonly channels: number;
  readonly edges: readonly number[];
  readonly threads: readonly number[];
  /** Sizes of the inference claims; those of the device's kind where nothing is said. */
  readonly inference?: InferenceSizes;
  /** Multiplies warm-up and repetitions. */
  readonly effort: number;
  readonly onProgress: (text: string) => void;
}

export type Claim = (context: BenchContext) => Promise<ClaimReport>;

/** At most `limit`. */
export function promise(text: string, value: number, limit: number): Promised {
  return { text, value, limit, holds: value <= limit };
}

/** Warm-up and repetitions for a step of about this many microseconds, so that a figure takes a second or so. */
export function repeatFor(microseconds: number, effort: number): { warmUp: number; repetitions: number } {
  const wanted = Math.round((1e6 * effort) / Math.max(1, microseconds));
  const repetitions = Math.min(20_000, Math.max(5, wanted));
  return { warmUp: Math.max(3, Math.round(repetitions / 5)), repetitions };
}
