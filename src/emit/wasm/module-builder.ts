/**
 * Builds a WebAssembly module: types, imports, functions, globals, exports and a name section, so that traps and engine
 * messages name the function. The memory is always imported, since the host owns it and shares it between threads.
 * There are no tables, data segments or start function.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import { ByteBuffer } from './bytes.js';
import type { Callable, Global } from './code.js';
import { FunctionBuilder } from './function-builder.js';
import { type ValueType, valueTypeCodes } from './types.js';

export interface MemoryImport {
  /** Pages of 64 KiB. */
  readonly minPages: number;
  /** Shared memory needs one; unshared memory without one takes a memory of any size. */
  readonly maxPages?: number;
  readonly shared: boolean;
}

const maximumPages = 65536;

export class ModuleBuilder {
  readonly #types: string[] = [];
  readonly #imports: ByteBuffer[] = [];
  readonly #importedNames: string[] = [];
  readonly #functions: { readonly builder: FunctionBuilder; readonly typeIndex: number }[] = [];
  readonly #globals: ByteBuffer[] = [];
  readonly #exports = new Map<string, ByteBuffer>();
  #hasMemory = false;

  /** Imports the memory that all loads and stores address, as `env.memory`. */
  importMemory({ minPages, maxPages, shared }: MemoryImport): this {
    if (this.#hasMemory) refuseModule('importMemory', 'there is a memory already', 'another', 'one memory a module');
    const most = maxPages ?? (shared ? Number.NaN : maximumPages);
    if (!(minPages >= 0 && minPages <= most && most <= maximumPages)) {
      refuseModule('importMemory', 'wrong pages', `${minPages} to ${maxPages}`, `0 <= min <= max <= ${maximumPages}`);
    }
    this.#hasMemory = true;
    const limits = new ByteBuffer().byte((shared ? 2 : 0) | (maxPages === undefined ? 0 : 1)).u32(minPages);
    if (maxPages !== undefined) limits.u32(maxPages);
    this.#imports.push(new ByteBuffer().name('env').name('memory').byte(0x02).append(limits.view()));
    return this;
  }

  /** Imports a function; all of them come before the module's own functions. */
  importFunction(
    module: string,
    name: string,
    params: readonly ValueType[] = [],
    results: readonly ValueType[] = [],
  ): Callable {
    if (this.#functions.length > 0) {
      refuseModule('importFunction', 'import after a function', name, 'imports first. Move it before the first func()');
    }
    const typeIndex = this.#typeIndex(params, results);
    this.#imports.push(new ByteBuffer().name(module).name(name).byte(0x00).u32(typeIndex));
    this.#importedNames.push(name);
    return { functionIndex: this.#importedNames.length - 1, name };
  }

  /** Starts a function. `const f = module.func('add', ['i32', 'i32'], ['i32'], { export: true })` */
  func(
    name: string,
    params: readonly ValueType[] = [],
    results: readonly ValueType[] = [],
    options: { readonly export?: boolean } = {},
  ): FunctionBuilder {
    const index = this.#importedNames.length + this.#functions.length;
    const builder = new FunctionBuilder(name, index, params);
    this.#functions.push({ builder, typeIndex: this.#typeIndex(params, results) });
    if (options.export !== true) return builder;
    if (this.#exports.has(name)) refuseModule('export', 'name taken', name, 'each name once');
    this.#exports.set(name, new ByteBuffer().name(name).byte(0x00).u32(index));
    return builder;
  }

  /** A mutable global that starts at zero. */
  global(type: 'i32' | 'i64'): Global {
    const encoded = new ByteBuffer().byte(valueTypeCodes[type]).byte(0x01);
    this.#globals.push(encoded.byte(type === 'i32' ? 0x41 : 0x42).append([0, 0x0b]));
    return { globalIndex: this.#globals.length - 1 };
  }

  /** The binary module. The same calls give the same bytes. */
  toBytes(): Uint8Array<ArrayBuffer> {
    const module = new ByteBuffer(1024).append([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
    writeSection(module, 1, this.#types.map(encodeType));
    writeSection(module, 2, this.#imports);
    writeSection(
      module,
      3,
      this.#functions.map((entry) => new ByteBuffer(8).u32(entry.typeIndex)),
    );
    writeSection(module, 6, this.#globals);
    writeSection(module, 7, [...this.#exports.values()]);
    writeSection(
      module,
      10,
      this.#functions.map(({ builder }) => new ByteBuffer(8).sized(builder.encode())),
    );
    return module.byte(0x00).sized(this.#nameSection()).toBytes();
  }

  #typeIndex(params: readonly ValueType[], results: readonly ValueType[]): number {
    const key = `${params.join(' ')}:${results.join(' ')}`;
    const known = this.#types.indexOf(key);
    return known >= 0 ? known : this.#types.push(key) - 1;
  }

  #nameSection(): ByteBuffer {
    const names = [...this.#importedNames, ...this.#functions.map(({ builder }) => builder.name)];
    const functionNames = new ByteBuffer().u32(names.length);
    names.forEach((name, index) => {
      functionNames.u32(index).name(name);
    });
    return new ByteBuffer().name('name').byte(0x01).sized(functionNames);
  }
}

function encodeType(key: string): ByteBuffer {
  const encoded = new ByteBuffer().byte(0x60);
  for (const list of key.split(':')) {
    const types = list === '' ? [] : (list.split(' ') as ValueType[]);
    encoded.u32(types.length).append(types.map((type) => valueTypeCodes[type]));
  }
  return encoded;
}

function writeSection(module: ByteBuffer, id: number, entries: readonly ByteBuffer[]): void {
  if (entries.length === 0) return;
  const section = new ByteBuffer(256).u32(entries.length);
  for (const entry of entries) section.append(entry.view());
  module.byte(id).sized(section);
}

function refuseModule(place: string, wrong: string, got: unknown, expected: string): never {
  throw new FieldbrainError('usage', `wasm ${place}: ${wrong} (got ${got}, expected ${expected}).`, { place, got });
}
