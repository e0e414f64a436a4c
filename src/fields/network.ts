/**
 * A running network of fields: a session of its Program on a device, with stimuli, parameters and the way back to numbers.
 * Whatever the host changes (stimuli, parameters, activation) is written to the device once and stays there.
 */
import type { Session } from '../device/device.js';
import { createDefaultDevice, type Device } from '../device/index.js';
import { type Recorded, runSteps } from '../device/recording.js';
import type { HostArray } from '../kernel/index.js';
import { type Names, needOptions } from '../kernel/known-names.js';
import { type FactorPlan, type NetworkProgram, needs, networkProgram } from './network-program.js';
import type {
  Architecture,
  CheckedArchitecture,
  CheckedField,
  FieldOptions,
  FieldParameter,
  Stimulus,
} from './options.js';
import { checkArchitecture, checkStimulus, fieldParameters, refuseField, valuesOf } from './options.js';
import { findPeaks, type Peak } from './peaks.js';
import { defaultCutoff, gaussian, stimulusValues } from './weights.js';

/** On what a network runs, and how. */
export interface FieldNetworkOptions {
  /** The device; by default the fastest of this machine, which is then closed with the network. */
  readonly device?: Device;
  /** Independent instances that run side by side: 1 by default. */
  readonly batch?: number;
  readonly precision?: 'f32' | 'f64';
  readonly seed?: number;
  /** How many σ a kernel reaches to each side: 3 by default. */
  readonly cutoff?: number;
}

export const networkNames: Names<FieldNetworkOptions> = { device: 0, batch: 0, precision: 0, seed: 0, cutoff: 0 };

/** A running network of coupled fields. */
export class FieldNetwork {
  /** The fields' names. */
  readonly names: readonly string[];

  private constructor(
    /** What was asked for, with later changes of parameters. */
    private checked: CheckedArchitecture,
    private readonly options: Required<Omit<FieldNetworkOptions, 'device'>>,
    private readonly device: Device,
    private readonly ownsDevice: boolean,
    private built: NetworkProgram,
    private session: Session,
  ) {
    this.names = [...checked.fields.keys()];
  }

  /** Builds and loads a network; its fields start at their resting level. */
  static async create(architecture: Architecture, options: FieldNetworkOptions = {}): Promise<FieldNetwork> {
    const { batch = 1, precision = 'f32', seed = 1, cutoff = defaultCutoff } = options;
    if (!Number.isInteger(batch) || batch < 1 || batch > 2 ** 20)
      refuseField('batch', 'not usable', batch, '1 to 1048576');
    if (!['f32', 'f64'].includes(precision)) refuseField('precision', 'unknown', precision, 'f32 or f64');
    if (!(cutoff > 0)) refuseField('cutoff', 'not usable', cutoff, 'a number above 0');
    if (options.device !== undefined && typeof options.device?.load !== 'function')
      refuseField('device', 'not a device', options.device, 'what createDevice gives');
    const settings = { batch, precision, seed, cutoff };
    const checked = checkArchitecture(architecture, batch);
    const device = options.device ?? (await createDefaultDevice()).device;
    try {
      const built = networkProgram({ architecture: checked, ...settings });
      const session = await load(device, built, batch, precision);
      const network = new FieldNetwork(checked, settings, device, options.device === undefined, built, session);
      await network.reset();
      for (const name of network.names) {
        await network.writeParameters(name);
        await network.stimulate(checked.stimuli[name] ?? [], name);
      }
      return network;
    } catch (error) {
      if (options.device === undefined) await device.close();
      throw error;
    }
  }

  /** How many instances run side by side. */
  get batch(): number {
    return this.options.batch;
  }

  /** The Program that runs, for `print` and `explain`. */
  get program() {
    return this.built.program;
  }

  /** A field as it is now, with all defaults. */
  field(name = this.names[0]): CheckedField {
    return this.checked.fields.get(name) ?? refuseField('field', 'no such field', name, this.names.join(', '));
  }

  /** Replaces a field's stimuli; an empty list takes them away. */
  async stimulate(stimuli: readonly Stimulus[], name = this.names[0]): Promise<void> {
    const field = this.field(name);
    if (!Array.isArray(stimuli)) refuseField(`stimuli of ${name}`, 'not a list', stimuli, 'a list of stimuli');
    for (const stimulus of stimuli) checkStimulus(`stimuli of ${name}`, stimulus, field, this.batch);
    await this.session.write(`${name}_stimulus`, this.array(stimulusValues(stimuli, field, this.batch)));
  }

  /** Runs steps; `record` names fields and after every how many steps their activation is kept. */
  async run(
    steps: number,
    options: { readonly record?: Readonly<Record<string, number>> } = {},
  ): Promise<Readonly<Record<string, Recorded>>> {
    const { record = {} } = options;
    for (const name of Object.keys(record)) this.field(name);
    const entries = Object.entries(record).map(([name, every]) => [`${name}_u`, every]);
    const recorded = await runSteps(this.session, steps, { record: Object.fromEntries(entries) });
    return Object.fromEntries(Object.keys(record).map((name) => [name, recorded[`${name}_u`]]));
  }

  /** The activation u of a field: `[batch, …shape]`, row-major. */
  async read(name = this.names[0]): Promise<Float32Array | Float64Array> {
    this.field(name);
    return (await this.session.read(`${name}_u`)) as Float32Array | Float64Array;
  }

  /** The stimuli of a field as they were added up. */
  async readStimulus(name = this.names[0]): Promise<Float32Array | Float64Array> {
    this.field(name);
    return (await this.session.read(`${name}_stimulus`)) as Float32Array | Float64Array;
  }

  /** Sets the activation of a field. */
  async write(u: ArrayLike<number>, name = this.names[0]): Promise<void> {
    const size = this.field(name).shape.reduce((all, one) => all * one, this.batch);
    if (u.length !== size) refuseField(`activation of ${name}`, 'wrong length', u.length, `${size}`);
    await this.session.write(`${name}_u`, this.array(u));
  }

  /** Connected regions with u > 0, in every instance. */
  async peaks(name = this.names[0]): Promise<Peak[]> {
    const { shape, boundary } = this.field(name);
    return findPeaks(await this.read(name), shape, boundary === 'wrap');
  }

  /** Changes parameters of a field: one value for all instances, or one for each. Its kernels are changed as a whole. */
  async set(
    values: Partial<Record<FieldParameter, number | readonly number[]>> & Pick<FieldOptions, 'kernels'>,
    name = this.names[0],
  ): Promise<void> {
    const before = this.field(name);
    const { slope, kernels, ...others } = values;
    for (const key of Object.keys(others))
      if (!(fieldParameters as readonly string[]).includes(key))
        refuseField(`field ${name}`, 'unknown parameter', key, `${fieldParameters.join(', ')}, kernels`);
    const { isStep, slope: oldSlope, memory, ...options } = before;
    const output = isStep ? ('heaviside' as const) : { sigmoid: (slope as number) ?? oldSlope };
    const changed: FieldOptions = {
      ...options,
      ...others,
      output,
      kernels: kernels ?? before.kernels,
      ...(memory && { memory }),
    };
    const fields = Object.fromEntries([...this.checked.fields].map(([one, field]) => [one, optionsOf(field)]));
    const { couplings, dt, stimuli } = this.checked;
    const checked = checkArchitecture({ fields: { ...fields, [name]: changed }, couplings, dt, stimuli }, this.batch);
    await this.replace(checked, name);
  }

  /** Takes a changed architecture: by writing values where the Program stays the same, else by loading the new one. */
  private async replace(checked: CheckedArchitecture, name: string): Promise<void> {
    const [before, after] = [this.checked.fields.get(name), checked.fields.get(name)] as [CheckedField, CheckedField];
    const isSame =
      needs(before.noise) === needs(after.noise) &&
      needs(before.globalInhibition) === needs(after.globalInhibition) &&
      before.kernels.length === after.kernels.length;
    const built = networkProgram({ architecture: checked, ...this.options });
    const isEqual =
      isSame && JSON.stringify(built.factors.map(sizeOf)) === JSON.stringify(this.built.factors.map(sizeOf));
    this.checked = checked;
    if (isEqual) {
      for (const [tensor, data] of factorArrays(built.factors, this.batch, this.options.precision))
        await this.session.write(tensor, data);
      this.built = { program: this.built.program, factors: built.factors };
      await this.writeParameters(name);
      return;
    }
    const session = await load(this.device, built, this.batch, this.options.precision);
    for (const { name: tensor, role } of built.program.tensors) {
      const isKept =
        role === 'state' || (role === 'constant' && !built.factors.some((factor) => factor.tensor === tensor));
      if (isKept) await session.write(tensor, await this.session.read(tensor));
    }
    session.cycle = this.session.cycle;
    await this.session.close();
    this.session = session;
    this.built = built;
    await this.writeParameters(name);
  }

  private async writeParameters(name: string): Promise<void> {
    const field = this.field(name);
    for (const parameter of fieldParameters)
      await this.session.write(
        `${name}_${parameter}`,
        this.array(valuesOf(`field ${name} ${parameter}`, field[parameter], this.batch)),
      );
  }

  /** Puts every field back to its resting level, forgets memory traces and begins at step 0; stimuli stay. */
  async reset(): Promise<void> {
    for (const name of this.names) {
      const field = this.field(name);
      const points = field.shape.reduce((all, one) => all * one, 1);
      const levels = valuesOf(`field ${name} restingLevel`, field.restingLevel, this.batch);
      await this.write(
        Float64Array.from({ length: points * this.batch }, (_, at) => levels[Math.floor(at / points)]),
        name,
      );
      if (field.memory !== undefined)
        await this.session.write(`${name}_trace`, this.array(new Float64Array(points * this.batch)));
    }
    this.session.cycle = 0;
  }

  /** Ends the session, and the device where the network made it. */
  async close(): Promise<void> {
    await this.session.close();
    if (this.ownsDevice) await this.device.close();
  }

  private array(values: ArrayLike<number>): HostArray {
    return this.options.precision === 'f64' ? Float64Array.from(values) : Float32Array.from(values);
  }
}

function optionsOf({ isStep, slope, memory, ...options }: CheckedField): FieldOptions {
  return { ...options, output: isStep ? 'heaviside' : { sigmoid: slope }, ...(memory && { memory }) };
}

const sizeOf = ({ tensor, length, isSwept }: FactorPlan): unknown[] => [tensor, length, isSwept];

async function load(
  device: Device,
  { program, factors }: NetworkProgram,
  batch: number,
  precision: 'f32' | 'f64',
): Promise<Session> {
  return device.load(program, { constants: Object.fromEntries(factorArrays(factors, batch, precision)) });
}

/** The weights of every factor, one row per instance where they differ. */
function factorArrays(factors: readonly FactorPlan[], batch: number, precision: 'f32' | 'f64'): Map<string, HostArray> {
  const one = (value: number | readonly number[], n: number): number => (typeof value === 'number' ? value : value[n]);
  return new Map(
    factors.map(({ tensor, length, sigma, amplitude, isSwept }) => {
      const rows = Array.from({ length: isSwept ? batch : 1 }, (_, n) =>
        gaussian(one(sigma, n), length).map((weight) => weight * one(amplitude, n)),
      );
      const values = new Float64Array(rows.length * length);
      rows.forEach((row, n) => {
        values.set(row, n * length);
      });
      return [tensor, precision === 'f64' ? values : Float32Array.from(values)];
    }),
  );
}

/** Builds and loads a network of coupled fields. */
export async function createNetwork(
  architecture: Architecture,
  options: FieldNetworkOptions = {},
): Promise<FieldNetwork> {
  needOptions('createNetwork', options, networkNames, 'input-invalid');
  return FieldNetwork.create(architecture, options);
}

/** Builds and loads a single field: a network with one. */
export async function createField(
  options: FieldOptions & FieldNetworkOptions & { readonly dt?: number },
): Promise<FieldNetwork> {
  needOneField(options);
  const { dt = 1, device, batch, precision, seed, cutoff, ...field } = options;
  const settings = { device, batch, precision, seed, cutoff };
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  return FieldNetwork.create({ fields: { field }, dt }, given);
}

/** A preset is a network, also where it has one field. */
function needOneField(options: unknown): void {
  if (typeof options === 'object' && options !== null && !('fields' in options)) return;
  const advice = 'Write createNetwork(fieldPresets.memory) for a preset.';
  const got = typeof options === 'object' && options !== null ? Object.keys(options) : options;
  refuseField('createField', 'not the options of one field', got, 'an object such as { shape: [100] }', advice);
}
