/**
 * Layers for users: activation(x W + bias) with resident weights, on the path that was asked for or that `auto` picks. A
 * sample of the results is held to doubles; where its error is over the tolerance the layer says so and runs again on a
 * better path, and stays there.
 */
import type { Device, DeviceName, Fusion, LoadOptions, Session } from '../../device/device.js';
import { createDefaultDevice, createDevice } from '../../device/registry.js';
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError, type HostArray } from '../../kernel/index.js';
import { needOptions } from '../../kernel/known-names.js';
import { type Activation, activations } from './activation.js';
import { factorDtype, type Reals, scaleOf, storeFactors, sumDtype } from './factor-storage.js';
import { type MatmulShape, matmulProgram } from './matmul-program.js';
import {
  checkPrecision,
  choosePrecision,
  defaultTolerance,
  fallbackOf,
  type LinearPrecision,
  type PrecisionChoice,
} from './precision.js';
import { sampleError } from './sampled-check.js';

/** A layer: activation(x · weights + bias). */
export interface LinearLayer {
  readonly inner: number;
  readonly columns: number;
  /** [inner, columns], row-major. */
  readonly weights: ArrayLike<number>;
  readonly bias?: ArrayLike<number>;
  readonly activation?: Activation;
}

/** Where and how exactly a layer is computed. */
export interface LinearOptions {
  readonly device?: Device | DeviceName;
  /** `auto` by default. */
  readonly precision?: LinearPrecision | 'auto';
  /** The largest relative error of a sample that is accepted: 1e-4 by default. */
  readonly tolerance?: number;
  readonly fusion?: Fusion;
  readonly executor?: string;
}

/** The values of a layer, the path that computed them, and how exact they are. */
export interface LinearResult {
  /** [rows, columns], row-major. */
  readonly values: Reals;
  readonly rows: number;
  readonly columns: number;
  /** The path that computed these values, and why it was taken. */
  readonly precision: LinearPrecision;
  readonly reason: string;
  /** Of a sample, relative to the size of the sums. */
  readonly sampledError: number;
}

/** A layer whose weights stay on the device. */
export interface Linear {
  apply(x: ArrayLike<number>): Promise<LinearResult>;
  close(): Promise<void>;
}

/**
 * One product, with its weights loaded for it alone.
 * @example
 * const { values, precision } = await linear([1, 2, 3, 4, 5, 6], { inner: 3, columns: 2, weights: [7, 8, 9, 10, 11, 12] });
 */
export async function linear(
  x: ArrayLike<number>,
  layer: LinearLayer,
  options: LinearOptions = {},
): Promise<LinearResult> {
  const made = await createLinear(layer, options);
  try {
    return await made.apply(x);
  } finally {
    await made.close();
  }
}

/** Loads a layer on a device and checks its precision on a sample. */
export async function createLinear(layer: LinearLayer, options: LinearOptions = {}): Promise<Linear> {
  checkLayer(layer);
  needOptions('createLinear', options, { device: 0, precision: 0, tolerance: 0, fusion: 0, executor: 0 });
  const { tolerance = defaultTolerance, precision = 'auto' } = options;
  if (!(Number.isFinite(tolerance) && tolerance > 0))
    throw refusal('tolerance', 'not usable', tolerance, 'a number above 0', 'Give such a number.');
  const owned = options.device === undefined || typeof options.device === 'string';
  const device = await openDevice(options.device);
  try {
    if (precision !== 'auto') checkPrecision(precision, device.description);
  } catch (error) {
    if (owned) await device.close();
    throw error;
  }
  return new LinearSessions(layer, device, owned, precision, tolerance, loadOptions(options));
}

function loadOptions({ fusion, executor }: LinearOptions): LoadOptions {
  return { ...(fusion === undefined ? {} : { fusion }), ...(executor === undefined ? {} : { executor }) };
}

async function openDevice(device: Device | DeviceName | undefined): Promise<Device> {
  if (device === undefined) return (await createDefaultDevice()).device;
  return typeof device === 'string' ? createDevice(device) : device;
}

const largestF32 = (2 - 2 ** -23) * 2 ** 127;

/** Sessions by path and number of rows; a layer mostly has one. */
class LinearSessions implements Linear {
  private session: { readonly key: string; readonly session: Session } | undefined;
  private fallen: PrecisionChoice | undefined;
  private readonly largestWeight: number;

  constructor(
    private readonly layer: LinearLayer,
    private readonly device: Device,
    private readonly owned: boolean,
    private readonly wanted: LinearPrecision | 'auto',
    private readonly tolerance: number,
    private readonly load: LoadOptions,
  ) {
    this.largestWeight = largestOf(layer.weights);
  }

  async apply(x: ArrayLike<number>): Promise<LinearResult> {
    const { layer, tolerance } = this;
    const rows = rowsOf(x, layer);
    let choice = this.fallen ?? this.choose(x, rows);
    for (;;) {
      const values = await this.run(x, rows, choice.precision);
      const sampledError = sampleError(x, layer, values, rows);
      const better = sampledError > tolerance ? fallbackOf(choice.precision, this.device.description) : undefined;
      const { precision, reason } = choice;
      if (better === undefined) return { values, rows, columns: layer.columns, precision, reason, sampledError };
      choice = {
        precision: better,
        reason: `${precision} erred by ${sampledError.toPrecision(2)} in a sample, more than ${tolerance}`,
      };
      this.fallen = choice;
    }
  }

  private choose(x: ArrayLike<number>, rows: number): PrecisionChoice {
    const { wanted, layer, tolerance } = this;
    if (wanted !== 'auto') return { precision: wanted, reason: 'asked for' };
    const largest = Math.max(this.largestWeight, largestOf(x));
    return choosePrecision(this.device.description, { ...layer, rows }, tolerance, largest);
  }

  private async run(x: ArrayLike<number>, rows: number, precision: LinearPrecision): Promise<Reals> {
    const key = `${precision} ${rows}`;
    if (this.session?.key !== key) {
      await this.session?.session.close();
      this.session = undefined;
      this.session = { key, session: await this.open(rows, precision) };
    }
    const { session } = this.session;
    const [scale, weightScale] = [largestOf(x), this.largestWeight].map((largest) => scaleOf(precision, largest));
    const left = storeFactors(x, factorDtype(precision), scale);
    // Where the scales' product is no f32, the sample shows it.
    if (precision === 'fp8') session.setParameter('alpha', Math.min(scale * weightScale, largestF32));
    const { result } = await session.step({ left });
    return result.slice() as Reals;
  }

  private open(rows: number, precision: LinearPrecision): Promise<Session> {
    const { inner, columns, weights, bias, activation = 'none' } = this.layer;
    const shape: MatmulShape = { inner, columns, activation, bias: bias !== undefined };
    const right = storeFactors(weights, factorDtype(precision), scaleOf(precision, this.largestWeight));
    const constants: Record<string, HostArray> = { right };
    if (bias !== undefined) constants.bias = storeFactors(bias, sumDtype(precision));
    return this.device.load(matmulProgram(shape, precision), { ...this.load, symbols: { rows }, constants });
  }

  async close(): Promise<void> {
    await this.session?.session.close();
    this.session = undefined;
    if (this.owned) await this.device.close();
  }
}

function largestOf(values: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < values.length; i += 1) most = Math.max(most, Math.abs(values[i]));
  return most;
}

function rowsOf(x: ArrayLike<number>, { inner }: LinearLayer): number {
  const rows = x.length / inner;
  if (!Number.isInteger(rows) || rows < 1)
    throw refusal('x', 'wrong length', x.length, `whole rows of ${inner}`, 'Give all rows, one after the other.');
  checkFinite('x', x);
  return rows;
}

function checkLayer({ inner, columns, weights, bias, activation = 'none' }: LinearLayer): void {
  for (const [name, value] of Object.entries({ inner, columns }))
    if (!Number.isInteger(value) || value < 1)
      throw refusal(name, 'not usable', value, 'a whole number from 1', 'Give such a number.');
  if (weights?.length !== inner * columns)
    throw refusal('weights', 'wrong length', weights?.length, `${inner} × ${columns}`, 'Give all rows.');
  if (bias !== undefined && bias.length !== columns)
    throw refusal('bias', 'wrong length', bias.length, `${columns}, one for each column`, 'Give them all.');
  if (!activations.includes(activation))
    throw refusal('activation', 'unknown', activation, activations.join(', '), 'Use one of these.');
  checkFinite('weights', weights);
  if (bias !== undefined) checkFinite('bias', bias);
}

function checkFinite(place: string, values: ArrayLike<number>): void {
  for (let i = 0; i < values.length; i += 1)
    if (!Number.isFinite(values[i]))
      throw refusal(`${place}[${i}]`, 'not a finite number', values[i], 'a finite number', 'Clean the data.');
}

function refusal(place: string, wrong: string, got: unknown, expected: string, advice: string): FieldbrainError {
  const text = `linear ${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}). ${advice}`;
  return new FieldbrainError('input-invalid', text, { place, got, expected });
}
