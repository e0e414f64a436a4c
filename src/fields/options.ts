/**
 * What a network of neural fields is made of, as plain data: fields, the couplings between them, and stimuli. Everything is
 * checked here, with defaults filled in, before any program is built. Distances are in grid points, times in steps of `dt`.
 */
import { describeValue } from '../kernel/errors.js';
import { FieldbrainError } from '../kernel/index.js';
import { refuseUnknown } from '../kernel/known-names.js';

/** A Gaussian of lateral interaction or coupling: its weights add up to the amplitude. */
export interface FieldKernel {
  /** One value, or one per instance of the batch. */
  readonly amplitude: number | readonly number[];
  /** Its width in grid points; along each axis the same. */
  readonly sigma: number | readonly number[];
}

/** How activation becomes output: a sigmoid 1 / (1 + exp(−βu)) of slope β, or Heaviside's step. */
export type FieldOutput = { readonly sigmoid: number } | 'heaviside';

/** A memory trace (preshape): grows where the field is active, decays elsewhere while it is, and is added to the input. */
export interface MemoryTrace {
  readonly tauBuild: number;
  readonly tauDecay: number;
  readonly strength: number;
}

/** One field: τ u̇ = −u + h + S + Σ w f(u) − g Σ f(u) + noise (Amari 1977). */
export interface FieldOptions {
  /** One to three sizes. */
  readonly shape: readonly number[];
  /** What lies beyond the edge: the other side, nothing, or the edge itself; `wrap` by default. */
  readonly boundary?: 'wrap' | 'zero' | 'clamp';
  readonly tau?: number | readonly number[];
  readonly restingLevel?: number | readonly number[];
  readonly output?: FieldOutput;
  readonly kernels?: readonly FieldKernel[];
  /** g: every active point inhibits all points by this much. */
  readonly globalInhibition?: number | readonly number[];
  /** The strength q of white noise: each step adds q √dt / τ times a normal number. */
  readonly noise?: number | readonly number[];
  readonly memory?: MemoryTrace;
}

/** An influence of one field's output on another one's input. */
export interface Coupling {
  readonly from: string;
  readonly to: string;
  readonly amplitude: number;
  /** The width of the Gaussian that it passes through; straight through by default. */
  readonly sigma?: number;
  /**
   * Between fields of different dimension: the axes of the larger one that the smaller one has, in its order. The other axes
   * of a larger source are added up (or its largest value taken); a smaller source is repeated along them.
   */
  readonly axes?: readonly number[];
  readonly reduce?: 'sum' | 'max';
}

/** Fields by name, and what couples them. */
export interface Architecture {
  readonly fields: Readonly<Record<string, FieldOptions>>;
  readonly couplings?: readonly Coupling[];
  /** The length of a step, 1 by default. */
  readonly dt?: number;
  /** Stimuli by field from the start. */
  readonly stimuli?: Readonly<Record<string, readonly Stimulus[]>>;
}

/** A localised input: a Gaussian of a height and width at a place, in grid points from 0. */
export interface Stimulus {
  readonly at: number | readonly number[];
  readonly amplitude: number;
  readonly sigma: number;
  /** Only in this instance of the batch. */
  readonly instance?: number;
}

/** The values that may change while a network runs, one per instance where they are lists. */
export const fieldParameters = ['restingLevel', 'tau', 'globalInhibition', 'noise', 'slope'] as const;
/** The name of a value that may change while a network runs. */
export type FieldParameter = (typeof fieldParameters)[number];

/** A field with every default filled in. */
export interface CheckedField extends Required<Omit<FieldOptions, 'memory' | 'output'>> {
  readonly isStep: boolean;
  readonly slope: number;
  readonly memory: MemoryTrace | undefined;
}

/** An architecture with every default filled in. */
export interface CheckedArchitecture {
  readonly fields: ReadonlyMap<string, CheckedField>;
  readonly couplings: readonly Coupling[];
  readonly dt: number;
  readonly stimuli: Readonly<Record<string, readonly Stimulus[]>>;
}

/** More points than this are a mistake. */
const mostPoints = 2 ** 26;

export function refuseField(place: string, wrong: string, got: unknown, expected: string, advice = ''): never {
  const message = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).${advice === '' ? '' : ` ${advice}`}`;
  throw new FieldbrainError('input-invalid', message, { place, got });
}

/** `couple('look', 'decide', { amplitude: 6, sigma: 4 })`: a coupling from one field to another. */
export function couple(from: string, to: string, options: Omit<Coupling, 'from' | 'to'>): Coupling {
  return { ...options, from, to };
}

/** Checks an architecture, also one that was read from a file, and fills in the defaults. */
export function checkArchitecture(given: Architecture, batch: number): CheckedArchitecture {
  const place = 'architecture';
  if (typeof given !== 'object' || given === null || typeof given.fields !== 'object' || given.fields === null)
    refuseField(place, 'no fields', given, 'an object with fields by name', 'Take one of fieldPresets, or write one.');
  const known = ['fields', 'couplings', 'dt', 'stimuli', 'name', 'title'];
  refuseUnknown(place, 'option', given, known, 'input-invalid');
  const { dt = 1, couplings = [], stimuli = {} } = given;
  needPositive(`${place} dt`, dt);
  const names = Object.keys(given.fields);
  if (names.length < 1 || names.length > 16) refuseField(place, 'bad number of fields', names.length, '1 to 16');
  const fields = new Map(names.map((name) => [name, checkField(name, given.fields[name], batch)]));
  if (!Array.isArray(couplings)) refuseField(`${place} couplings`, 'not a list', couplings, 'a list');
  for (const coupling of couplings) checkCoupling(coupling, fields);
  for (const [name, list] of Object.entries(stimuli)) {
    const field = fields.get(name);
    if (field === undefined) refuseField(`stimuli of ${name}`, 'no such field', name, names.join(', '));
    for (const stimulus of list) checkStimulus(`stimuli of ${name}`, stimulus, field, batch);
  }
  return { fields, couplings, dt, stimuli };
}

function checkField(name: string, given: FieldOptions, batch: number): CheckedField {
  const place = `field ${name}`;
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) refuseField(place, 'bad name', name, 'a letter, then letters and digits');
  if (typeof given !== 'object' || given === null) refuseField(place, 'options are not an object', given, 'an object');
  const known = [
    'shape',
    'boundary',
    'tau',
    'restingLevel',
    'output',
    'kernels',
    'globalInhibition',
    'noise',
    'memory',
  ];
  refuseUnknown(place, 'option', given, known, 'input-invalid');
  const { shape, boundary = 'wrap', tau = 20, restingLevel = -5, output = { sigmoid: 4 }, kernels = [] } = given;
  const { globalInhibition = 0, noise = 0, memory } = given;
  if (
    !Array.isArray(shape) ||
    shape.length < 1 ||
    shape.length > 3 ||
    !shape.every((n) => Number.isInteger(n) && n > 0)
  )
    refuseField(place, 'bad shape', shape, 'one to three whole numbers from 1');
  const points = shape.reduce((all, one) => all * one, batch);
  if (points > mostPoints) refuseField(place, 'too large', points, `at most ${mostPoints} points in the whole batch`);
  if (!['wrap', 'zero', 'clamp'].includes(boundary))
    refuseField(`${place} boundary`, 'unknown', boundary, 'wrap, zero or clamp');
  const isStep = output === 'heaviside';
  const slope = isStep ? 1 : (output as { sigmoid: number })?.sigmoid;
  if (!isStep) needPositive(`${place} output`, slope);
  for (const value of valuesOf(`${place} tau`, tau, batch)) needPositive(`${place} tau`, value);
  for (const [what, value] of Object.entries({ restingLevel, globalInhibition, noise }))
    valuesOf(`${place} ${what}`, value, batch);
  if (!Array.isArray(kernels) || kernels.length > 8)
    refuseField(`${place} kernels`, 'not usable', kernels, 'a list of at most 8');
  for (const kernel of kernels) {
    valuesOf(`${place} kernel amplitude`, kernel?.amplitude, batch);
    for (const sigma of valuesOf(`${place} kernel sigma`, kernel?.sigma, batch))
      needPositive(`${place} kernel sigma`, sigma);
  }
  if (memory !== undefined) {
    needPositive(`${place} memory tauBuild`, memory.tauBuild);
    needPositive(`${place} memory tauDecay`, memory.tauDecay);
    valuesOf(`${place} memory strength`, memory.strength, batch);
  }
  return { shape, boundary, tau, restingLevel, kernels, globalInhibition, noise, memory, isStep, slope };
}

function checkCoupling(coupling: Coupling, fields: ReadonlyMap<string, CheckedField>): void {
  const place = `coupling ${coupling?.from} to ${coupling?.to}`;
  const [from, to] = [fields.get(coupling?.from), fields.get(coupling?.to)];
  if (from === undefined || to === undefined)
    refuseField(place, 'unknown field', [coupling?.from, coupling?.to], [...fields.keys()].join(', '));
  valuesOf(`${place} amplitude`, coupling.amplitude, 1);
  if (coupling.sigma !== undefined) needPositive(`${place} sigma`, coupling.sigma);
  if (coupling.reduce !== undefined && !['sum', 'max'].includes(coupling.reduce))
    refuseField(`${place} reduce`, 'unknown', coupling.reduce, 'sum or max');
  const [large, small] = from.shape.length >= to.shape.length ? [from, to] : [to, from];
  const axes = axesOf(coupling, from, to);
  const isUsable =
    Array.isArray(axes) &&
    axes.length === small.shape.length &&
    new Set(axes).size === axes.length &&
    axes.every((axis, place) => large.shape[axis] !== undefined && large.shape[axis] === small.shape[place]);
  if (!isUsable)
    refuseField(`${place} axes`, 'sizes do not fit', axes, `axes of ${large.shape} that are ${small.shape}`);
}

/** The axes of the larger field that the smaller one has. */
export function axesOf(coupling: Coupling, from: CheckedField, to: CheckedField): readonly number[] {
  const small = from.shape.length >= to.shape.length ? to : from;
  return coupling.axes ?? small.shape.map((_, axis) => axis);
}

export function checkStimulus(place: string, stimulus: Stimulus, field: CheckedField, batch: number): void {
  const at = typeof stimulus?.at === 'number' ? [stimulus.at] : stimulus?.at;
  if (!Array.isArray(at) || at.length !== field.shape.length || !at.every(Number.isFinite))
    refuseField(`${place} at`, 'not a place', stimulus?.at, `${field.shape.length} finite numbers`);
  valuesOf(`${place} amplitude`, stimulus.amplitude, 1);
  needPositive(`${place} sigma`, stimulus.sigma);
  const { instance = 0 } = stimulus;
  if (!Number.isInteger(instance) || instance < 0 || instance >= batch)
    refuseField(`${place} instance`, 'not in the batch', instance, `0 … ${batch - 1}`);
}

/** One finite value per instance. */
export function valuesOf(place: string, given: number | readonly number[], batch: number): number[] {
  const values = typeof given === 'number' ? new Array<number>(batch).fill(given) : given;
  if (!Array.isArray(values) || values.length !== batch || !values.every(Number.isFinite))
    refuseField(place, 'not usable', given, `a finite number, or ${batch} of them`);
  return values;
}

function needPositive(place: string, value: unknown): void {
  if (typeof value !== 'number' || !(value > 0) || !Number.isFinite(value))
    refuseField(place, 'not usable', value, 'a number above 0');
}
