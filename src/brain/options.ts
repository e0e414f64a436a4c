/**
 * What a brain is asked to be, and what is made of it: every option with its default, checked before anything is built.
 */
import type { Device, DeviceKind, Fusion } from '../device/device.js';
import { FieldbrainError } from '../kernel/index.js';
import type { MotorDictionary, SensorDictionary } from './dictionary.js';
import { readMotors, readSensors } from './dictionary.js';
import { chooseFaculties, type Research, researchFaculties } from './research/faculties.js';

/** `research` adds biologically detailed faculties to the cycle of `deployment`; see docs/brain.md. */
export type BrainMode = 'deployment' | 'research';
/** How the field is stored; arithmetic is in f32 always. */
export type BrainPrecision = 'f32' | 'f16' | 'bf16';

/** Edges that a field may have. */
export const sizes = [4, 8, 16, 32, 64, 128] as const;

/** How a brain is made; only sensors and motors must be said. */
export interface BrainOptions {
  readonly sensors: number | SensorDictionary;
  readonly motors: number | MotorDictionary;
  /** Edge of the field; 32 on a GPU and 16 on other devices where nothing is said. */
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
  /** A kind of device, or one that is already open (then it is not closed with the brain). */
  readonly device?: DeviceKind | Device;
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
  /** Whether the motors can be taught, by the third argument of `process`; see docs/brain.md. */
  readonly lessons?: boolean;
  /** Threads of the processor. */
  readonly threads?: number;
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
  readonly lessons: boolean;
  readonly budgetMs: number | undefined;
}

export function readOptions(options: BrainOptions): Settings {
  const brains = whole('brains', options.brains ?? 1, 1, 4096);
  if (options.size !== undefined && !sizes.includes(options.size as (typeof sizes)[number]))
    throw refusal('size', options.size, sizes.join(', '));
  const budgetMs = options.budgetMs;
  if (budgetMs !== undefined && !(Number.isFinite(budgetMs) && budgetMs > 0))
    throw refusal('budgetMs', budgetMs, 'milliseconds above 0');
  const mode = oneOf('mode', options.mode ?? 'deployment', ['deployment', 'research']);
  const seeds = readSeeds(options.seed ?? 1, brains);
  return {
    sensors: readSensors(options.sensors),
    motors: readMotors(options.motors),
    size: options.size,
    brains,
    mode,
    research: readResearch(mode, options.research),
    precision: oneOf('precision', options.precision ?? 'f32', ['f32', 'f16', 'bf16']),
    fusion: oneOf('fusion', options.fusion ?? 'full', ['full', 'none']),
    seed: seeds[0],
    seeds,
    learn: options.learn ?? true,
    bankRows: whole('bankRows', options.bankRows ?? 10_000, 16, 1_000_000),
    perBrainStores: options.perBrainStores ?? false,
    planner: options.planner ?? true,
    lessons: options.lessons ?? false,
    budgetMs,
  };
}

/** The faculties of research mode: all of them but those that are turned off. */
function readResearch(mode: BrainMode, chosen: Partial<Research> | undefined): Research | false {
  if (mode === 'deployment') {
    if (chosen === undefined) return false;
    throw refusal('research', 'faculties in deployment mode', "mode: 'research', or no research at all");
  }
  for (const [name, value] of Object.entries(chosen ?? {})) {
    if (!researchFaculties.some((one) => one === name)) throw refusal('research', name, researchFaculties.join(', '));
    if (typeof value !== 'boolean') throw refusal(`research.${name}`, value, 'true or false');
  }
  return chooseFaculties(true, chosen);
}

/** Seeds of all slots: those given, or others for each slot from one. */
function readSeeds(given: number | readonly number[], brains: number): readonly number[] {
  const list = typeof given === 'number' ? slotSeeds(whole('seed', given, 0, 2 ** 32 - 1), brains) : given;
  if (list.length !== brains) throw refusal('seed', `${list.length} seeds`, `one, or ${brains}`);
  for (const seed of list) whole('seed', seed, 0, 2 ** 32 - 1);
  return list;
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

function refusal(name: string, got: unknown, expected: string): FieldbrainError {
  const text = `createBrain: ${name} cannot be used (got ${String(got)}, expected ${expected}).`;
  return new FieldbrainError('usage', text, { option: name, got });
}
