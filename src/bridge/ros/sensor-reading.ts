/**
 * From a decoded message to sensor values: the field at a path, bins of a list, scale, offset and clip. A value that cannot be
 * had is NaN, which stops the robot; nothing is replaced by a guess.
 */
import type { Sensor } from '../../robot/wire/channel.js';
import { namesOf, type SensorConfig, splitSource } from './config.js';
import { type FieldPath, parseFieldPath, readField } from './field-path.js';

/** A sensor entry of the config, ready to read. */
export interface SensorReader {
  readonly config: SensorConfig;
  readonly topic: string;
  readonly path: FieldPath;
  /** The entry's sensors in the robot's dictionary. */
  readonly sensors: readonly Sensor[];
  /** Where they begin in the readings. */
  readonly at: number;
}

export function sensorReaders(configs: readonly SensorConfig[]): SensorReader[] {
  let at = 0;
  return configs.map((config) => {
    const { topic, path } = splitSource(config.from);
    const [minimum, maximum] = rangeOf(config);
    const { unit, safety } = config;
    const sensors = namesOf(config).map((name): Sensor => ({ name, unit, minimum, maximum, safety }));
    at += sensors.length;
    return { config, topic, path: parseFieldPath(path), sensors, at: at - sensors.length };
  });
}

/** What values can be: the clip, or 0 to `max` after scale and offset. */
function rangeOf({ clip, max = 0, scale, offset }: SensorConfig): readonly [number, number] {
  if (clip !== undefined) return clip;
  const ends = [offset, max * scale + offset];
  return [Math.min(...ends), Math.max(...ends)];
}

/** Writes the values of one entry into the readings. */
export function readSensor({ config, path, sensors, at }: SensorReader, message: unknown, values: Float64Array): void {
  const found = readField(message, path);
  const { minimum, maximum } = sensors[0];
  const parts = config.bins === undefined ? undefined : binsOf(config, path, message, found);
  for (let i = 0; i < sensors.length; i += 1) {
    let raw = parts === undefined ? numberOf(found) : parts[i];
    if (config.max !== undefined && raw > config.max) raw = config.max;
    const value = raw * config.scale + config.offset;
    // NaN passes both comparisons and stays.
    values[at + i] = value < minimum ? minimum : value > maximum ? maximum : value;
  }
}

function numberOf(value: unknown): number {
  if (typeof value === 'bigint' || typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : Number.NaN;
}

/** What is read of a laser scan beside its ranges. */
interface Scan {
  readonly angle_min: number;
  readonly angle_increment: number;
  readonly range_min: number;
  readonly range_max: number;
}

function binsOf(config: SensorConfig, { text }: FieldPath, message: unknown, list: unknown): Float64Array {
  const { bins = 1, sector, empty, max = Number.POSITIVE_INFINITY } = config;
  const none = empty === 'max' ? max : Number.NaN;
  const parts = new Float64Array(bins).fill(Number.NaN);
  if (!isNumberList(list) || list.length === 0) return parts;
  const scan = text === 'ranges' && isScan(message) ? message : undefined;
  const fold = new Fold(bins, config.reduce);
  if (sector === undefined) {
    for (let i = 0; i < list.length; i += 1)
      fold.add(Math.floor((i * bins) / list.length), validOf(Number(list[i]), scan, max));
  } else {
    if (scan === undefined) return parts;
    const width = sector[1] - sector[0];
    for (let i = 0; i < list.length; i += 1) {
      const turns = (scan.angle_min + i * scan.angle_increment - sector[0]) / (2 * Math.PI);
      const angle = (turns - Math.floor(turns + 1e-9)) * 2 * Math.PI;
      if (angle <= width + 1e-6)
        fold.add(
          Math.min(bins - 1, Math.max(0, Math.floor((angle / width) * bins))),
          validOf(Number(list[i]), scan, max),
        );
    }
  }
  for (let i = 0; i < bins; i += 1) parts[i] = fold.result(i, none);
  return parts;
}

/** REP 117: +∞ is nothing in range, −∞ something too near to measure, NaN no reading; others beyond the range are none. */
function validOf(value: number, scan: Scan | undefined, max: number): number {
  if (value === Number.POSITIVE_INFINITY) return max;
  if (value === Number.NEGATIVE_INFINITY) return scan === undefined ? Number.NaN : 0;
  if (scan !== undefined && value < scan.range_min) return Number.NaN;
  return scan !== undefined && value > scan.range_max ? max : value;
}

/** Folds readings into bins; NaN is left out. */
class Fold {
  readonly #values: Float64Array;
  readonly #counts: Int32Array;
  readonly #reduce: SensorConfig['reduce'];

  constructor(bins: number, reduce: SensorConfig['reduce']) {
    this.#values = new Float64Array(bins);
    this.#counts = new Int32Array(bins);
    this.#reduce = reduce;
  }

  add(bin: number, value: number): void {
    if (Number.isNaN(value)) return;
    const before = this.#values[bin];
    const count = this.#counts[bin];
    this.#counts[bin] = count + 1;
    if (count === 0) this.#values[bin] = value;
    else if (this.#reduce === 'mean') this.#values[bin] = before + value;
    else if (this.#reduce === 'min') this.#values[bin] = Math.min(before, value);
    else if (this.#reduce === 'max') this.#values[bin] = Math.max(before, value);
  }

  result(bin: number, none: number): number {
    const count = this.#counts[bin];
    if (count === 0) return none;
    return this.#reduce === 'mean' ? this.#values[bin] / count : this.#values[bin];
  }
}

function isNumberList(value: unknown): value is ArrayLike<number | bigint> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

function isScan(message: unknown): message is Scan {
  const scan = message as Partial<Scan>;
  return [scan.angle_min, scan.angle_increment, scan.range_min, scan.range_max].every((one) => typeof one === 'number');
}
