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
  /** A promise whose breach makes the whole run fail; the others are only reported. */
  readonly gate?: true;
  /** Why a promise that does not hold could not hold here. */
  readonly explanation?: string;
}

/** What is true of all figures of a claim: without it a figure is no figure. */
export interface Setting {
  readonly dtype: string;
  /** The variant that others are held to. */
  readonly baseline: string;
  /** Whether copies between host and device are inside the measured time. */
  readonly transfers: string;
}

/** How busy the machine was while a claim was measured. */
export interface Utilisation {
  /** Of all cores, by this process. */
  readonly processorShare: number;
  /** Of the GPU's time with some kernel on it, as the driver samples it; a persistent kernel counts as busy while it waits. */
  readonly gpuShare?: number;
  readonly gpuMemoryShare?: number;
  readonly gpuWatts?: number;
}

export interface ClaimReport {
  readonly claim: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly promises: readonly Promised[];
  /** What a reader must know: what was left out, and why. */
  readonly notes: readonly string[];
  readonly setting?: Setting;
  /** Set by the runner: what stopped the claim, how long it took, how busy the machine was. */
  readonly error?: { readonly code: string; readonly message: string };
  readonly seconds?: number;
  readonly utilisation?: Utilisation;
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
  /** Sizes of the inference claims; those of the device's kind by default. */
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

/** At most `limit`, or the whole run fails. */
export function gate(text: string, value: number, limit: number): Promised {
  return { ...promise(text, value, limit), gate: true };
}

/** Warm-up and repetitions for a step of about this many microseconds, so that a figure takes a second or so. */
export function repeatFor(microseconds: number, effort: number): { warmUp: number; repetitions: number } {
  const wanted = Math.round((1e6 * effort) / Math.max(1, microseconds));
  const repetitions = Math.min(20_000, Math.max(5, wanted));
  return { warmUp: Math.max(3, Math.round(repetitions / 5)), repetitions };
}
