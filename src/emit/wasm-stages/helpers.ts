/**
 * Functions that many stages call, each written into the module when it is first asked for: permutations and the
 * bounds check of debug builds. They work on worker memory alone.
 */
import { narrowPermutationRounds, narrowPermutationWidth, permutationRounds } from '../../kernel/permutation.js';
import type { Tree } from '../../kernel/tree.js';
import type { Callable, FunctionBuilder, Local, ModuleBuilder, ValueType } from '../wasm/index.js';

/** What a failed bounds check names: the ops of the phase and the tensor. */
export interface AccessSite {
  readonly place: string;
  readonly tensor: string;
}

/** Where accesses outside their tensor go, in the worker's memory. */
const harmlessAt = 16;
/** Bytes at the start of the worker's memory: the record of a failed check, the count of stages run, the harmless place. */
export const reservedBytes = 32;
/** Where worker 0 counts the stages that were run. */
export const launchesAt = 8;

export class Helpers {
  private readonly written = new Map<string, Callable>();
  /** Where accesses stand, by the number that a failed bounds check records. */
  readonly sites: AccessSite[] = [];

  constructor(
    private readonly module: ModuleBuilder,
    readonly tree: Tree,
  ) {}

  siteNumber(site: AccessSite): number {
    const known = this.sites.findIndex((one) => one.place === site.place && one.tensor === site.tensor);
    return known >= 0 ? known : this.sites.push(site) - 1;
  }

  /** (seed, index, count) → the image of the index. */
  permute(): Callable {
    return this.once('permute', 3, writePermute);
  }

  /** (address, base, bytes of the tensor, bytes of the access, number of the site, worker memory) → a safe address */
  check(): Callable {
    return this.once('check', 6, writeCheck);
  }

  /** A function of whole numbers. */
  private once(name: string, parameters: number, write: (f: FunctionBuilder) => void): Callable {
    const known = this.written.get(name);
    if (known !== undefined) return known;
    const f = this.module.func(name, new Array<ValueType>(parameters).fill('i32'), ['i32']);
    this.written.set(name, f);
    write(f);
    return f;
  }
}

/** The first access that leaves its tensor is recorded in the worker's first words; a tensor without elements reads as anything. */
function writeCheck(f: FunctionBuilder): void {
  const [address, base, bytes, size, site, worker] = f.params;
  const harmless = (): FunctionBuilder => f.get(worker).i32(harmlessAt).op('i32.add').op('return');
  f.get(bytes).op('i32.eqz').if(harmless);
  f.get(address).get(base).op('i32.sub').get(bytes).get(size).op('i32.sub').op('i32.gt_u');
  f.get(bytes).get(size).op('i32.lt_u').op('i32.or');
  f.if(() => {
    f.get(worker).load('i32.load').op('i32.eqz');
    f.if(() => {
      f.get(worker).get(site).i32(1).op('i32.add').store('i32.store');
      f.get(worker).get(address).get(base).op('i32.sub').store('i32.store', { offset: 4 });
    });
    harmless();
  });
  f.get(address);
}

/** permuteIndex of permutation.ts. */
function writePermute(f: FunctionBuilder): void {
  const [seed, index, count] = f.params;
  const [width, mask, shift, rounds, start, key, word, x, round]: Local[] = Array.from({ length: 9 }, () =>
    f.local('i32'),
  );
  f.get(count).op('i32.eqz');
  f.if(() => f.i32(0).op('return'));
  f.get(index).get(count).op('i32.ge_u').get(count).i32(1).op('i32.eq').op('i32.or');
  f.if(() => f.get(index).op('return'));
  f.i32(32).get(count).i32(1).op('i32.sub').op('i32.clz').op('i32.sub').set(width);
  f.i32(-1).i32(32).get(width).op('i32.sub').op('i32.shr_u').set(mask);
  f.get(width).i32(1).op('i32.add').i32(1).op('i32.shr_u').set(shift);
  f.i32(narrowPermutationRounds).i32(permutationRounds);
  f.get(width).i32(narrowPermutationWidth).op('i32.le_u').op('select').set(rounds);
  const xorShift = (from: Local, by: number): FunctionBuilder =>
    f.get(from).get(from).i32(by).op('i32.shr_u').op('i32.xor');
  xorShift(seed, 16).i32(0xfcb2ad67).op('i32.mul').set(start);
  xorShift(start, 13).i32(0x49387a61).op('i32.mul').set(start);
  xorShift(start, 17).set(start);
  f.get(index).set(x);
  f.loop((again) => {
    f.get(start).set(key).i32(0).set(round);
    f.loop((more) => {
      f.get(key).i32(0x7c98455d).op('i32.mul').i32(0x6a37d291).op('i32.add').set(key);
      xorShift(key, 15).set(word);
      f.get(x).get(word).op('i32.add');
      f.get(word).i32(9).op('i32.shr_u').get(word).i32(14).op('i32.shl').op('i32.xor').i32(1).op('i32.or');
      f.op('i32.mul').get(mask).op('i32.and').set(x);
      f.get(x).get(x).get(shift).op('i32.shr_u').op('i32.xor').set(x);
      f.get(round).i32(1).op('i32.add').tee(round).get(rounds).op('i32.lt_u').brIf(more);
    });
    f.get(x).get(key).op('i32.add').get(mask).op('i32.and').tee(x).get(count).op('i32.ge_u').brIf(again);
  });
  f.get(x);
}
