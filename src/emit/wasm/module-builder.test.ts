import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { Label } from './code.js';
import type { FunctionBuilder } from './function-builder.js';
import { ModuleBuilder } from './module-builder.js';

function instantiate(module: ModuleBuilder, imports: WebAssembly.Imports = {}): WebAssembly.Exports {
  return new WebAssembly.Instance(new WebAssembly.Module(module.toBytes()), imports).exports;
}

function compile(
  params: readonly ('i32' | 'i64')[],
  write: (f: FunctionBuilder) => void,
  memory?: WebAssembly.Memory,
): (...args: (number | bigint)[]) => number {
  const module = new ModuleBuilder();
  if (memory !== undefined) module.importMemory({ minPages: 1, maxPages: 1, shared: false });
  write(module.func('f', params, ['i32'], { export: true }));
  return instantiate(module, { env: { memory: memory as WebAssembly.Memory } }).f as never;
}

describe('control flow', () => {
  it('loops with a branch back and a branch out', () => {
    const gauss = compile(['i32'], (f) => {
      const sum = f.local('i32');
      const [n] = f.params;
      f.block((done) => {
        f.loop((again) => {
          f.get(n!).op('i32.eqz').brIf(done);
          f.get(sum).get(n!).op('i32.add').set(sum);
          f.get(n!).i32(1).op('i32.sub').set(n!);
          f.br(again);
        });
      });
      f.get(sum);
    });
    expect(gauss(100)).toBe(5050);
    expect(gauss(0)).toBe(0);
  });

  it('chooses by if with a result, select and return', () => {
    const sign = compile(['i32'], (f) => {
      const [x] = f.params;
      f.get(x!)
        .op('i32.eqz')
        .if(() => f.i32(0).op('return'));
      f.get(x!).i32(0).op('i32.lt_s');
      f.if(
        () => f.i32(-1),
        () => f.i32(1),
        'i32',
      );
    });
    expect([sign(-9), sign(0), sign(9)]).toEqual([-1, 0, 1]);
    const larger = compile(['i32', 'i32'], (f) => {
      const [a, b] = f.params;
      f.get(a!).get(b!).get(a!).get(b!).op('i32.gt_u').op('select');
    });
    expect(larger(3, 8)).toBe(8);
  });

  it('dispatches through a branch table', () => {
    const pick = compile(['i32'], (f) => {
      f.block((otherwise) => {
        f.block((second) => {
          f.block((first) => {
            f.get(f.params[0]!).brTable([first, second], otherwise);
          });
          f.i32(10).op('return');
        });
        f.i32(20).op('return');
      });
      f.i32(-1);
    });
    expect([pick(0), pick(1), pick(2), pick(-1)]).toEqual([10, 20, -1, -1]);
  });

  it('refuses a label outside its block', () => {
    const module = new ModuleBuilder();
    const f = module.func('kernel');
    let leaked: Label | undefined;
    f.block((label) => {
      leaked = label;
    });
    f.block(() => f.br(leaked!));
    expect(() => module.toBytes()).toThrow('wasm kernel, br: wrong label');
  });
});

describe('memory and vectors', () => {
  it('adds an offset, keeps alignment hints and moves lanes', () => {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1 });
    new Float32Array(memory.buffer).set([1, 2, 3, 4], 64);
    const f = compile(
      ['i32'],
      (f) => {
        const vector = f.local('v128');
        const [base] = f.params;
        f.get(base!).load('v128.load', { offset: 256, align: 4 });
        f.get(base!).load('v128.load32_splat', { offset: 268 }).op('f32x4.mul').set(vector);
        f.get(base!).get(vector).store('v128.store', { offset: 512 });
        f.get(base!).get(vector).memoryLane('v128.store64_lane', 1, { offset: 1024 });
        f.get(vector).lane('f32x4.extract_lane', 1).op('i32.trunc_sat_f32_s');
      },
      memory,
    );
    expect(f(0)).toBe(8);
    expect([...new Float32Array(memory.buffer, 512, 4)]).toEqual([4, 8, 12, 16]);
    expect([...new Float32Array(memory.buffer, 1024, 2)]).toEqual([12, 16]);
  });

  it('shuffles bytes, replaces lanes and takes constants', () => {
    const f = compile([], (f) => {
      f.v128([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
      f.i32(-2).op('i32x4.splat');
      f.shuffle([4, 5, 6, 7, 16, 17, 18, 19, 0, 0, 0, 0, 0, 0, 0, 0]);
      f.i32(77).lane('i32x4.replace_lane', 3);
      f.lane('i32x4.extract_lane', 0);
    });
    expect(f()).toBe(0x07060504);
  });

  it('refuses immediates out of range', () => {
    const f = new ModuleBuilder().func('kernel');
    expect(() => f.lane('f32x4.extract_lane', 4)).toThrow('(got 4, expected 0 to 3)');
    expect(() => f.load('f32.load', { align: 8 })).toThrow('(got 8, expected a power of two up to 4)');
    expect(() => f.load('f64.load', { align: 3 })).toThrow('wrong align');
    expect(() => f.load('f64.load', { offset: -1 })).toThrow('wasm u32');
    expect(() => f.shuffle([0])).toThrow('wrong lanes');
    expect(() => f.v128([0])).toThrow('wrong bytes');
  });
});

describe('modules', () => {
  it('call imports and each other, keep globals, share types', () => {
    const module = new ModuleBuilder();
    const seen: number[] = [];
    const report = module.importFunction('host', 'report', ['i32']);
    const counter = module.global('i32');
    const big = module.global('i64');
    const bump = module.func('bump', ['i32']);
    bump.get(counter).get(bump.params[0]!).op('i32.add').set(counter);
    const main = module.func('main', [], ['i64'], { export: true });
    main
      .i32(40)
      .call(bump)
      .i32(2)
      .call(bump)
      .get(counter)
      .call(report)
      .get(big)
      .i64(-5n)
      .set(big)
      .get(big)
      .op('i64.add');
    const exports = instantiate(module, { host: { report: (x: number) => seen.push(x) } });
    expect((exports.main as () => bigint)()).toBe(-5n);
    expect(seen).toEqual([42]);
  });

  it('give the same bytes for the same calls, and small ones', () => {
    const build = () => {
      const module = new ModuleBuilder();
      const f = module.func('add', ['i32', 'i32'], ['i32'], { export: true });
      f.get(f.params[0]!).get(f.params[1]!).op('i32.add');
      return module.toBytes();
    };
    expect(build()).toEqual(build());
    expect(build().length).toBe(56);
  });

  it('take a body of a megabyte in good time', () => {
    const module = new ModuleBuilder();
    const f = module.func('long', ['i32'], ['i32'], { export: true });
    f.get(f.params[0]!);
    for (let i = 0; i < 200_000; i++) f.i32(i).op('i32.xor');
    const bytes = module.toBytes();
    expect(bytes.length).toBeGreaterThan(900_000);
    expect(WebAssembly.validate(bytes)).toBe(true);
  });

  it('name their functions in traps', () => {
    const module = new ModuleBuilder();
    module.func('evolveField', [], [], { export: true }).op('unreachable');
    let stack = '';
    try {
      (instantiate(module).evolveField as () => void)();
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    expect(stack).toContain('evolveField');
  });

  it('link with an unshared memory of any size when they name no maximum', () => {
    const module = new ModuleBuilder().importMemory({ minPages: 1, shared: false });
    const f = module.func('pages', [], ['i32'], { export: true });
    f.i32(65536).load('i32.load16_u');
    const { pages } = instantiate(module, { env: { memory: new WebAssembly.Memory({ initial: 2 }) } });
    expect((pages as () => number)()).toBe(0);
  });

  it('refuse late imports, a second memory and a name taken', () => {
    const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 2, shared: false });
    expect(() => module.importMemory({ minPages: 1, maxPages: 2, shared: false })).toThrow('one memory a module');
    module.func('f', [], [], { export: true });
    expect(() => module.func('f', [], [], { export: true })).toThrow('wasm export: name taken (got f');
    expect(() => module.importFunction('a', 'b')).toThrow('imports first');
    expect(() => new ModuleBuilder().importMemory({ minPages: 3, maxPages: 2, shared: true })).toThrow('wrong pages');
    expect(() => new ModuleBuilder().importMemory({ minPages: 1, shared: true })).toThrow('wrong pages');
  });
});

describe('threads', () => {
  it('share memory with a worker: add, wait and notify', async () => {
    const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared: true });
    const add = module.func('add', ['i32'], [], { export: true });
    const [rounds] = add.params;
    add.loop((again) => {
      add.i32(0).i32(1).atomic('i32.atomic.rmw.add').op('drop');
      add.get(rounds!).i32(1).op('i32.sub').tee(rounds!).brIf(again);
    });
    add.i32(0).i32(1).atomic('i32.atomic.store', { offset: 8 });
    add.i32(0).i32(1).atomic('memory.atomic.notify', { offset: 8 }).op('drop');
    const wait = module.func('wait', [], ['i32'], { export: true });
    wait.i32(0).i32(0).i64(10_000_000_000n).atomic('memory.atomic.wait32', { offset: 8 });

    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const compiled = new WebAssembly.Module(module.toBytes());
    const worker = new Worker(
      `const { workerData: { compiled, memory } } = require('node:worker_threads');
       new WebAssembly.Instance(compiled, { env: { memory } }).exports.add(100000);`,
      { eval: true, workerData: { compiled, memory } },
    );
    const exited = once(worker, 'exit');
    const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
    expect((exports.wait as () => number)()).toBeLessThan(2); // woken, or already there; 2 would be a time-out
    (exports.add as (rounds: number) => void)(100_000);
    await exited;
    expect(new Int32Array(memory.buffer)[0]).toBe(200_000);
  });
});
