/**
 * What a brain is asked to be, and what is made of it: every option with its default, checked before anything is built.
 */
import type { Device, DeviceName, Fusion, LoadProgress } from '../device/device.js';
import { deviceNames } from '../device/kinds.js';
import { describeValue } from '../kernel/errors.js';
import { FieldbrainError } from '../kernel/index.js';
import { refuseUnknown } from '../kernel/known-names.js';
import type { MotorDictionary, SensorDictionary } from './dictionary.js';
import { readMotors, readSensors } from './dictionary.js';
import { wrongUse } from './refusal.js';
import { chooseFaculties, type Research, researchFaculties } from './research/faculties.js';

/** `research` adds biologically detailed faculties to the cycle of `deployment`; see docs/brain.md. */
export type BrainMode = 'deployment' | 'research';
/** How the field is stored; arithmetic is in f32 always. */
export type BrainPrecision = 'f32' | 'f16' | 'bf16';
/** `reward`: the motors are learned from reward alone, by a whitened actor-critic; see docs/learning.md. */
export type BrainLearning = 'reward';
/** Whether lines, content and echo rest at the end of an episode, or go on into the next. Weights always stay. */
export type EpisodeEnd = 'rest' | 'continue';

/** Edges that a field may have. */
export const sizes = [4, 8, 16, 32, 64, 128] as const;

/** How a brain is made; only sensors and motors must be said. */
export interface BrainOptions {
  readonly sensors: number | SensorDictionary;
  readonly motors: number | MotorDictionary;
  /** Edge of the field; 32 on a GPU and 16 on other devices by default. */
  readonly size?: number;
  /** Brains in the batch. */
  readonly brains?: number;
  readonly mode?: BrainMode;
  /** In research mode: which of its faculties are on. Those that are not named are. */
  readonly research?: Partial<Research>;
  /** Takes a GPU where there is one (the default); `false` goes to the processor at once. */
  readonly preferGpu?: boolean;
  /** Refuses, with the reason, where there is no GPU. */
  readonly forceGpu?: boolean;
  /** A device by name, such as `cpu`, `cuda` or `cuda:1`, or one that is already open (then it is not closed with the brain). */
  readonly device?: DeviceName | Device;
  readonly executor?: string;
  readonly fusion?: Fusion;
  /** Storage of field, bank and library; arithmetic is f32 always. */
  readonly precision?: BrainPrecision;
  /** One seed (slots then differ), or one for each brain; the first also decides the wiring. */
  readonly seed?: number | readonly number[];
  /** The time that a cycle may take; with it, quality adapts. */
  readonly budgetMs?: number;
  /** `false` freezes all weights and turns exploration off. */
  readonly learn?: boolean;
  /** Rows of the pattern bank. */
  readonly bankRows?: number;
  /** Bank and library for each brain instead of one for the batch. */
  readonly perBrainStores?: boolean;
  /** Whether candidate patterns are rolled out. */
  readonly planner?: boolean;
  /** Whether the motors can be taught, by the `demonstration` of `process`; see docs/brain.md. */
  readonly demonstrations?: boolean;
  /** How the motors learn; by default as docs/brain.md says. Excludes the planner and research mode. */
  readonly learning?: BrainLearning;
  /** With `learning: 'reward'`: what an episode's end does to the field (`rest` by default). */
  readonly episode?: EpisodeEnd;
  /** Threads of the processor. */
  readonly threads?: number;
  /**
   * On CUDA: a twin of the brain has a cycle about each millisecond in which none comes, so that a slow robot does not meet a GPU
   * that fell asleep. It costs the memory of a second brain and some of the GPU's and a core's time; see docs/cuda.md.
   * False by default; other devices have no use for it.
   */
  readonly keepWarm?: boolean;
  /** Told how far the making of the brain is: a first brain of a new shape is compiled for seconds on some devices. */
  readonly onProgress?: (progress: LoadProgress) => void;
}

/** The same with every question answered but the device's. */
export interface Settings {
  readonly sensors: SensorDictionary;
  readonly motors: MotorDictionary;
  readonly size: number | undefined;
  readonly brains: number;
  readonly mode: BrainMode;
  readonly research: Research | false;
  readonly precision: BrainPrecision;
  readonly fusion: Fusion;
  readonly seed: number;
  readonly seeds: readonly number[];
  readonly learn: boolean;
  readonly bankRows: number;
  readonly perBrainStores: boolean;
  readonly planner: boolean;
  readonly demonstrations: boolean;
  readonly learning: BrainLearning | undefined;
  readonly episode: EpisodeEnd;
  readonly budgetMs: number | undefined;
  readonly keepWarm: boolean;
}

/** Every option once; the compiler holds it to the interface. */
const optionNames = Object.keys({
  sensors: 0,
  motors: 0,
  size: 0,
  brains: 0,
  mode: 0,
  research: 0,
  preferGpu: 0,
  forceGpu: 0,
  device: 0,
  executor: 0,
  fusion: 0,
  precision: 0,
  seed: 0,
  budgetMs: 0,
  learn: 0,
  bankRows: 0,
  perBrainStores: 0,
  planner: 0,
  demonstrations: 0,
  learning: 0,
  episode: 0,
  threads: 0,
  keepWarm: 0,
  onProgress: 0,
} satisfies Record<keyof BrainOptions, 0>);

export function readOptions(options: BrainOptions): Settings {
  if (typeof options !== 'object' || options === null)
    throw wrongUse(
      'createBrain',
      'options are not an object',
      options,
      'an object',
      'Say sensors and motors at least.',
    );
  refuseUnknown('createBrain', 'option', options, optionNames);
  // Defaults stand for what was left out; a null is a value that somebody gave.
  const { brains = 1, mode = 'deployment', precision = 'f32', fusion = 'full', seed = 1, bankRows = 10_000 } = options;
  const { learning, episode = 'rest' } = options;
  const { learn = true, perBrainStores = false, planner = learning === undefined, demonstrations = false } = options;
  const { size, budgetMs } = options;
  for (const name of ['sensors', 'motors'] as const)
    if (options[name] === undefined) throw refusal(name, undefined, 'a number, or a dictionary');
  if (size !== undefined && !sizes.includes(size as (typeof sizes)[number]))
    throw refusal('size', size, sizes.join(', '));
  if (budgetMs !== undefined && !(Number.isFinite(budgetMs) && budgetMs > 0))
    throw refusal('budgetMs', budgetMs, 'milliseconds above 0');
  checkDevice(options);
  checkLearning(options);
  const seeds = readSeeds(seed, whole('brains', brains, 1, 4096));
  return {
    sensors: readSensors(options.sensors),
    motors: readMotors(options.motors),
    size,
    brains,
    mode: oneOf('mode', mode, ['deployment', 'research']),
    research: readResearch(mode, options.research),
    precision: oneOf('precision', precision, ['f32', 'f16', 'bf16']),
    fusion: oneOf('fusion', fusion, ['full', 'none']),
    seed: seeds[0],
    seeds,
    learn: yesOrNo('learn', learn),
    bankRows: whole('bankRows', bankRows, 16, 1_000_000),
    perBrainStores: yesOrNo('perBrainStores', perBrainStores),
    planner: yesOrNo('planner', planner),
    demonstrations: yesOrNo('demonstrations', demonstrations),
    learning,
    episode: oneOf('episode', episode, ['rest', 'continue']),
    budgetMs,
    keepWarm: yesOrNo('keepWarm', options.keepWarm ?? false),
  };
}

/** What a brain that learns by reward cannot be besides: its motors follow one policy. */
function checkLearning({ learning, episode, planner, mode }: BrainOptions): void {
  if (learning === undefined) {
    if (episode !== undefined) throw refusal('episode', episode, "learning: 'reward' beside it, or no episode");
    return;
  }
  oneOf('learning', learning, ['reward']);
  if (planner === true) throw refusal('planner', planner, "no planner with learning: 'reward'");
  if (mode === 'research') throw refusal('mode', mode, "deployment with learning: 'reward'");
}

/** Where a brain runs is read by others; here it is only checked, before a device is opened. */
function checkDevice({ device, executor, onProgress, preferGpu = true, forceGpu = false }: BrainOptions): void {
  const isOpen = typeof device === 'object' && device !== null && typeof device.load === 'function';
  if (device !== undefined && typeof device !== 'string' && !isOpen)
    throw refusal('device', device, `${deviceNames}, or what createDevice gave`);
  if (executor !== undefined && typeof executor !== 'string') throw refusal('executor', executor, 'a name, or nothing');
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw refusal('onProgress', onProgress, 'a function, or nothing');
  yesOrNo('preferGpu', preferGpu);
  yesOrNo('forceGpu', forceGpu);
}

/** The faculties of research mode: all of them but those that are turned off. */
function readResearch(mode: BrainMode, chosen: Partial<Research> | undefined): Research | false {
  if (mode === 'deployment') {
    if (chosen === undefined) return false;
    throw refusal('research', 'faculties in deployment mode', "mode: 'research', or no research at all");
  }
  if (chosen === undefined) return chooseFaculties(true);
  if (typeof chosen !== 'object' || chosen === null)
    throw refusal('research', chosen, 'an object of faculties, each true or false');
  refuseUnknown('createBrain: research', 'faculty', chosen, researchFaculties);
  for (const [name, value] of Object.entries(chosen)) yesOrNo(`research.${name}`, value);
  return chooseFaculties(true, chosen);
}

/** Seeds of all slots: those given, or others for each slot from one. */
function readSeeds(given: number | readonly number[], brains: number): readonly number[] {
  if (typeof given !== 'object' || given === null) return slotSeeds(whole('seed', given, 0, 2 ** 32 - 1), brains);
  if (given.length !== brains) throw refusal('seed', `${given.length} seeds`, `one, or ${brains}`);
  for (const seed of given) whole('seed', seed, 0, 2 ** 32 - 1);
  return given;
}

/** Whether something is a seed. */
export function isSeed(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32;
}

/** Slot 0 has the seed itself. */
export function slotSeeds(seed: number, brains: number): number[] {
  return Array.from({ length: brains }, (_, n) => (seed + Math.imul(n, 0x9e3779b1)) >>> 0);
}

function whole(name: string, value: number, low: number, high: number): number {
  if (!Number.isInteger(value) || value < low || value > high)
    throw refusal(name, value, `a whole number from ${low} to ${high}`);
  return value;
}

function oneOf<T extends string>(name: string, value: T, known: readonly T[]): T {
  if (!known.includes(value)) throw refusal(name, value, known.join(' or '));
  return value;
}

/** A 'false' or a 0 would count as whatever the language makes of it. */
function yesOrNo(name: string, value: boolean): boolean {
  if (typeof value !== 'boolean') throw refusal(name, value, 'true or false');
  return value;
}

function refusal(option: string, got: unknown, expected: string): FieldbrainError {
  const text = `createBrain: ${option} cannot be used (got ${describeValue(got)}, expected ${expected}).`;
  return new FieldbrainError('usage', text, { option, got });
}
