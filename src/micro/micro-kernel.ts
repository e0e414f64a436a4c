/**
 * A micro-kernel is a small WebAssembly module written by hand, for work that a Program cannot say or that a session would
 * cost more than. Its description is data; what lays out its memory and calls it stands where the work belongs.
 */
import {
  type Callable,
  type FunctionBuilder,
  type Local,
  type MemoryImport,
  ModuleBuilder,
  type ValueType,
} from '../emit/wasm/index.js';

type Call = (...args: never[]) => unknown;
type TypesOf<Values extends readonly unknown[]> = { readonly [At in keyof Values]: ValueType };

/** One function of a kernel, with the kernel's inner functions at hand. */
export interface MicroFunction {
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
  write(f: FunctionBuilder, params: readonly Local[], inner: Readonly<Record<string, Callable>>): void;
}

/** One that the host calls as `Called`. */
interface Exported<Called extends Call> extends MicroFunction {
  readonly params: TypesOf<Parameters<Called>>;
  readonly results: ReturnType<Called> extends number ? readonly [ValueType] : readonly [];
}

/** What each export promises is said where the type `Exports` is declared. */
export interface MicroKernel<Exports extends Record<keyof Exports, Call>> {
  readonly memory: MemoryImport;
  /** Called by the kernel's later functions alone. */
  readonly inner?: Readonly<Record<string, MicroFunction>>;
  readonly exports: { readonly [Name in keyof Exports]: Exported<Exports[Name]> };
}

/** The same description gives the same bytes. */
export function compileKernel<Exports extends Record<keyof Exports, Call>>(
  kernel: MicroKernel<Exports>,
): WebAssembly.Module {
  const module = new ModuleBuilder().importMemory(kernel.memory);
  const inner: Record<string, Callable> = {};
  for (const functions of [kernel.inner ?? {}, kernel.exports])
    for (const [name, { params, results, write }] of Object.entries<MicroFunction>(functions)) {
      const f = module.func(name, params, results, { export: functions === kernel.exports });
      write(f, f.params, inner);
      inner[name] = f;
    }
  return new WebAssembly.Module(module.toBytes());
}

/** A kernel's exports over a memory. Give the module where it is kept for several memories. */
export function openKernel<Exports extends Record<keyof Exports, Call>>(
  kernel: MicroKernel<Exports>,
  memory: WebAssembly.Memory,
  module = compileKernel(kernel),
): Exports {
  return new WebAssembly.Instance(module, { env: { memory } }).exports as Exports & WebAssembly.Exports;
}
