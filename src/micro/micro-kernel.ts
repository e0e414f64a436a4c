/**
 * A micro-kernel is a small WebAssembly module written by hand, for work that a Program cannot say or that a session would
 * cost more than. Its description is data; what lays out its memory and calls it stands where the work belongs.
 */
import { type FunctionBuilder, type MemoryImport, ModuleBuilder, type ValueType } from '../emit/wasm/index.js';

type Call = (...args: never[]) => unknown;
type Types<Values extends readonly unknown[]> = { readonly [At in keyof Values]: ValueType };
type Results<Value> = Value extends number ? Types<[Value]> : Value extends void ? readonly [] : Types<Value[]>;
type Inner = Readonly<Record<string, FunctionBuilder>>;

/** One function of a kernel, called as `Called`; it can itself call the kernel's inner functions before it. */
export interface MicroFunction<Called extends Call = Call> {
  readonly params: Types<Parameters<Called>>;
  readonly results: Results<ReturnType<Called>>;
  readonly write: (f: FunctionBuilder, params: FunctionBuilder['params'], inner: Inner) => void;
}

/** What each export promises is said where the type `Exports` is declared. */
export interface MicroKernel<Exports extends Record<keyof Exports, Call>> {
  readonly memory: MemoryImport;
  readonly inner?: Readonly<Record<string, MicroFunction>>;
  readonly exports: { readonly [Name in keyof Exports]: MicroFunction<Exports[Name]> };
}

/** A function as `MicroFunction` says. */
export function func<Called extends Call>(
  params: MicroFunction<Called>['params'],
  results: MicroFunction<Called>['results'],
  write: MicroFunction['write'],
): MicroFunction<Called> {
  return { params, results, write };
}

/** The same description gives the same bytes. */
export function compileKernel<Exports extends Record<keyof Exports, Call>>(kernel: MicroKernel<Exports>) {
  const module = new ModuleBuilder().importMemory(kernel.memory);
  const inner: Record<string, FunctionBuilder> = {};
  for (const functions of [kernel.inner ?? {}, kernel.exports])
    for (const [name, { params, results, write }] of Object.entries<MicroFunction>(functions)) {
      inner[name] = module.func(name, params, results, { export: functions === kernel.exports });
      write(inner[name], inner[name].params, inner);
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
