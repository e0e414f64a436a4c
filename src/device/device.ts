/**
 * The one contract that every device fulfils, and the shared test (contract.ts) holds it to. A device loads Programs into
 * sessions; a session owns resident memory and steps it. Nothing here knows a concrete device: each says what it can do
 * (`capabilities`), and shared code asks that.
 */
import type { Bindings, Dtype, HostArray, Program } from '../kernel/index.js';

/** The devices that there are. */
export type DeviceKind = 'reference' | 'cpu' | 'webgpu' | 'cuda';

/** A device by name: its kind, or one of several GPUs by the driver's number; `cuda` is the first, `cuda:0`. */
export type DeviceName = DeviceKind | `cuda:${number}`;

/** What a device can do. */
export interface Capabilities {
  /** Storage dtypes that the device can hold and compute with. */
  readonly dtypes: readonly Dtype[];
  /** Executors by name, the default first. */
  readonly executors: readonly string[];
  /** True where a step can finish without yielding to the event loop. */
  readonly sync: boolean;
  /** True where f32 results equal the f32 reference bit for bit. */
  readonly exact: boolean;
  /**
   * True where products that are added are contracted and `fma` rounds once. The reference rounds twice, so programs with
   * such sums, `fma` or named functions are compared with tolerance.
   */
  readonly fusesFma?: boolean;
}

/** What a device is, for people and for choices. */
export interface DeviceDescription {
  readonly kind: DeviceKind;
  /** What a person calls the machine: processor, adapter or GPU. */
  readonly name: string;
  readonly capabilities: Capabilities;
  readonly limits: Readonly<Record<string, number>>;
  /** Things worth reporting: one thread only, software adapter, … */
  readonly notes: readonly string[];
}

/** Fused as far as the rules allow, or one stage per op. */
export type Fusion = 'full' | 'none';

/** What a Program needs to be loaded, and how it is to run. */
export interface LoadOptions {
  readonly symbols?: Bindings;
  /** Data of every tensor of role `constant`, row-major in logical order. */
  readonly constants?: Readonly<Record<string, HostArray>>;
  /** Values of parameters; of one with a shape, an array of its elements or one number for all of them. */
  readonly parameters?: Readonly<Record<string, number | HostArray>>;
  readonly fusion?: Fusion;
  readonly executor?: string;
  /** Bounds-checked build with poisoned scratch. */
  readonly debug?: boolean;
  /**
   * How stages are laid out, on devices that measure it (cuda): true measures now where nothing is known, false leaves it
   * at the plain way; by default, what was measured before is used. Never a question of results.
   */
  readonly tune?: boolean;
  /** Accept NaN and infinities in inputs instead of refusing them. */
  readonly allowNonFinite?: boolean;
  /** Told how far loading is, on devices that compile for long (cuda). */
  readonly onProgress?: (progress: LoadProgress) => void;
}

/** How far the loading of a program, or the making of a brain, is. */
export interface LoadProgress {
  /** `plan`: the program is built and fused; `compile`: its kernels are found or compiled; `ready`: it can run. */
  readonly phase: 'plan' | 'compile' | 'ready';
  readonly done: number;
  readonly total: number;
}

/** Row-major logical order, whatever the layout. */
export type Arrays = Readonly<Record<string, HostArray>>;

/** What a session did so far, so that claims are read off. */
export interface Counters {
  readonly steps: number;
  /** What was set going: kernels, graphs, commands to a persistent kernel, dispatches or pool stages. */
  readonly launches: number;
  readonly uploads: number;
  readonly downloads: number;
  readonly uploadedBytes: number;
  readonly downloadedBytes: number;
  /** Device memory allocations since the session began. */
  readonly allocations: number;
}

/** How long one stage took in all its runs. */
export interface StageTime {
  readonly stage: string;
  readonly calls: number;
  readonly totalMs: number;
  /** Bytes the stage must move by `explain`, per call. */
  readonly bytes: number;
}

/** One loaded Program. Bad input throws and leaves the state as it was; a closed session throws `session-closed`. */
export interface Session {
  readonly program: Program;
  readonly executor: string;
  readonly arenaBytes: number;
  /**
   * One step: one upload, the stages, one download. The arrays returned are overwritten by the next step. Without inputs it
   * takes the last ones, and is refused before there were any. A second step while one runs is refused.
   */
  step(inputs?: Arrays): Promise<Arrays>;
  /** The same without yielding; only where `capabilities.sync`. */
  stepSync(inputs?: Arrays): Arrays;
  /** As `step`, but of a step that is over in a moment the outputs themselves: a promise costs a robot microseconds. */
  stepSoon?(inputs?: Arrays): Arrays | Promise<Arrays>;
  /**
   * Keeps `work` for the next step: it is called when the device has that to do, and before the arrays of the step before are
   * overwritten. Only on devices that work beside the host.
   */
  beside?(work: () => void): void;
  /** T steps between one upload and one download; inputs and outputs have a leading axis of T. */
  stepMany(steps: number, inputs?: Arrays): Promise<Arrays>;
  /**
   * A copy of any input, output, state or constant (scratch only in debug or unfused sessions). It goes to `into` where that is
   * of the tensor's type and length and the device can write there, else to an array of its own.
   */
  read(tensor: string, into?: HostArray): Promise<HostArray>;
  /** Replaces a whole state or constant. */
  write(tensor: string, data: HostArray): Promise<void>;
  /**
   * Replaces a whole state by copies of `part`, one behind the other along its first axis, which `part` must divide. Only on
   * devices where it is cheaper than `write`.
   */
  writeCopies?(tensor: string, part: HostArray): Promise<void>;
  /** Takes a whole state of the same name from another session without the host; false where that cannot be, and nothing changed. */
  copyFrom?(source: Session, tensor: string): Promise<boolean>;
  setParameter(name: string, value: number): void;
  /** The number of the next step, counted from 0; restored together with the states to resume. */
  cycle: number;
  counters(): Counters;
  /** Times per stage over the given number of steps with the last inputs. Advances the state. */
  profile(steps: number): Promise<StageTime[]>;
  close(): Promise<void>;
}

/** Something that runs Programs. Close it when it is not needed any more. */
export interface Device {
  readonly description: DeviceDescription;
  /** Threads that it started, by the system's numbers, where it starts any and the system tells (Linux). */
  readonly threadNumbers?: readonly number[];
  /** Bytes of memory that nobody has now, on devices that can tell (cuda). */
  freeBytes?(): number;
  load(program: Program, options?: LoadOptions): Promise<Session>;
  close(): Promise<void>;
}
