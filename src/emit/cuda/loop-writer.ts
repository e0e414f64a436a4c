/**
 * One loop over the axes of folds and of a sweep. A thread alone visits the lanes of a chunk one after the other, in the
 * order in which their sums meet; a warp visits 32 neighbouring elements at once and hands them to the lanes by shuffles.
 * Both give the bits of tree.ts. Which folds share a loop is decided in fold.ts.
 */
import { nodesOf } from '../../fuse/cost.js';
import { writeExpressions } from '../../fuse/stage.js';
import { largest, product, smallest } from '../../kernel/dimension.js';
import { byteSize, type Dtype } from '../../kernel/dtype.js';
import type { Expr, FoldExpr } from '../../kernel/expr.js';
import { levelsOf } from '../../kernel/tree.js';
import { outermostFolds } from '../../kernel/walk.js';
import type { LoopGroup } from '../loop/lower/values.js';
import { isOrdered } from '../loop/passes/folds.js';
import { block, countLines, valueTypes } from './c-text.js';
import { axisLines, roundUp, type StageContext } from './context.js';
import {
  combine,
  declareKept,
  type FreeFold,
  freeFold,
  joinBlock,
  joinWarp,
  LaneSums,
  neutralText,
} from './reducer.js';
import type { Runner, Scope } from './scope.js';

/** Elements of at most so many operations are fetched together; longer ones keep a warp busy without. */
const shortElement = 64;

const neutral = (fold: FoldExpr): string => ` = ${neutralText(fold)}`;

export class LoopWriter {
  private readonly context: StageContext;
  private readonly lanes: number;
  private readonly chunk: number;
  private readonly number: string;
  /** Where the range begins, how many elements it has, and the levels of the tree over them. */
  private readonly first: string;
  private readonly count: string;
  private readonly levels: number;
  private readonly ordered: readonly FoldExpr[];
  private readonly free: readonly FoldExpr[];
  private readonly frees: readonly FreeFold[];
  private readonly runner: Runner;
  private readonly sums: LaneSums;
  /** Elements of all axes, symbols at their least, and whether there are none. */
  private readonly elements: number;
  private readonly isFixed: boolean;
  /** Whether the element's text uses the array of a row. */
  private readsRows = false;

  constructor(
    private readonly loop: LoopGroup,
    private readonly scope: Scope,
  ) {
    const { context, runner, lines } = scope;
    const { tree } = context.program;
    this.context = context;
    ({ lanes: this.lanes, chunk: this.chunk } = tree);
    this.number = context.fresh('loop');
    const total = context.product(loop.axes.map(({ extent }) => extent));
    const [from, to] = loop.range.map((expr) => scope.named(expr));
    [this.first, this.count] = from === undefined ? ['0', total] : [`${this.number}_first`, `${this.number}_count`];
    if (from !== undefined)
      lines.push(
        `const int ${this.first} = max_i32(${from}, 0);`,
        `const int ${this.count} = max_i32(min_i32(${to}, ${total}) - ${this.first}, 0);`,
      );
    this.ordered = loop.folds.filter(isOrdered);
    this.free = loop.folds.filter((fold) => !isOrdered(fold));
    this.frees = this.free.map((fold) => freeFold(fold, context.fresh('s')));
    this.levels = levelsOf(Math.min(2 ** 31, product(loop.axes.map(({ extent }) => largest(extent)))), tree);
    // One chunk is no work for a block: then each of its warps folds it for itself.
    this.runner = runner === 'block' && this.ordered.length > 0 && this.levels === 1 ? 'warp' : runner;
    this.sums = new LaneSums(this.lanes, this.ordered);
    this.elements = product(loop.axes.map(({ extent }) => smallest(extent)));
    this.isFixed = loop.axes.every((axis) => typeof axis.extent === 'number');
  }

  /** Writes the loop with its results into the scope. */
  write(): void {
    const { scope, frees, runner } = this;
    scope.lines.push(...frees.flatMap(declareKept));
    scope.lines.push(...this.lines());
    if (runner !== 'thread') scope.lines.push(...frees.flatMap(joinWarp));
    if (runner === 'block' && frees.length > 0) scope.lines.push(...joinBlock(frees, this.context));
    for (const [i, fold] of this.free.entries()) scope.note(fold, frees[i].result);
  }

  private lines(): string[] {
    const { ordered, count, levels } = this;
    if (ordered.length === 0) {
      const at = `${this.number}_x`;
      const [begin, step] = {
        thread: ['0', '1'],
        warp: ['lane', '32'],
        block: ['threadIdx.x', `${this.context.threads}`],
      }[this.runner];
      const element = this.element(at, []);
      const unroll = this.readsRows ? '#pragma unroll' : undefined;
      return block(`for (int ${at} = ${begin}; ${at} < ${count}; ${at} += ${step})`, element, unroll);
    }
    const results = ordered.map((fold) => {
      const name = this.context.fresh('s');
      this.scope.note(fold, name);
      return name;
    });
    const counts = Array.from({ length: levels - 1 }, (_, i) => {
      const below = i === 0 ? count : `${this.number}_count${i}`;
      return `const int ${this.number}_count${i + 1} = (${below} + ${this.chunk - 1}) / ${this.chunk};`;
    });
    return [...this.declared(results), ...counts, ...this.level(levels, '0', results)];
  }

  /** Folds the items of one chunk of a level (`window` is its number) into `results`. */
  private level(level: number, window: string, results: readonly string[]): string[] {
    const below = level === 1 ? this.count : `${this.number}_count${level - 1}`;
    const begin = window === '0' ? '0' : `${window} * ${this.chunk}`;
    const end = window === '0' ? below : `min_i32(${begin} + ${this.chunk}, ${below})`;
    if (this.runner === 'thread') return this.threadLevel(level, begin, end, results);
    return this.runner === 'block' && level === 2
      ? this.blockLevel(begin, end, results)
      : this.warpLevel(level, begin, end, results);
  }

  private name(kind: string, level: number): string {
    return `${this.number}_${kind}${level}`;
  }

  /** A name for each fold. */
  private names(kind: string, level: number): string[] {
    return this.ordered.map((_, i) => `${this.name(kind, level)}_${i}`);
  }

  private declared(names: readonly string[], rest: (fold: FoldExpr) => string = () => ''): string[] {
    return this.ordered.map((fold, i) => `${valueTypes[fold.dtype]} ${names[i]}${rest(fold)};`);
  }

  /** Lane after lane; a lane's sum joins those before it as soon as both halves of a pair are there. */
  private threadLevel(level: number, begin: string, end: string, results: readonly string[]): string[] {
    const { ordered } = this;
    const bits = Math.log2(this.lanes);
    const [k, x] = [this.name('k', level), this.name('x', level)];
    const sums = this.names('a', level);
    const pairs = this.names('p', level).map((name) => Array.from({ length: bits }, (_, bit) => `${name}_${bit}`));
    const values = this.names('r', level - 1);
    const begins = level === 1 && begin === '0' && this.beginsBare();
    const item =
      level === 1
        ? this.element(x, sums, false, begins ? `${x} < ${this.lanes}` : undefined)
        : [
            ...this.declared(values),
            ...this.level(level - 1, x, values),
            ...ordered.map((fold, i) => `${sums[i]} = ${combine(fold, sums[i], values[i])};`),
          ];
    const first = `${begin === '0' ? '' : `${begin} + `}(int)(__brev(${k}) >> ${32 - bits})`;
    const isShort = level === 1 && this.isShort(item);
    const rounds = level === 1 && !isShort ? this.rounds(item) : 0;
    // Neighbouring lanes together, as many as make sixteen loads.
    const several = rounds > 0 && rounds <= 8 ? `#pragma unroll ${rounds <= 4 ? 4 : 2}` : undefined;
    const visits =
      rounds === 0
        ? block(`for (int ${x} = ${first}; ${x} < ${end}; ${x} += ${this.lanes})`, item)
        : block(
            `for (int ${x}_t = 0; ${x}_t < ${rounds}; ++${x}_t)`,
            [`const int ${x} = ${first} + ${x}_t * ${this.lanes};`, ...block(`if (${x} < ${end})`, item)],
            '#pragma unroll',
          );
    const lane = [
      ...this.declared(sums, neutral),
      ...visits,
      ...ordered.flatMap((fold, i) => [...this.carry(fold, k, sums[i], pairs[i]), `${results[i]} = ${sums[i]};`]),
    ];
    const declared = ordered.flatMap((fold, i) =>
      pairs[i].map((name) => `${valueTypes[fold.dtype]} ${name} = ${neutralText(fold)};`),
    );
    const settled = ordered.flatMap((fold, i) =>
      begins && fold.reducer === 'sum' ? [`${results[i]} = ${combine(fold, neutralText(fold), results[i])};`] : [],
    );
    return [
      ...declared,
      ...block(
        `for (unsigned int ${k} = 0u; ${k} < ${this.lanes}u; ++${k})`,
        lane,
        isShort ? '#pragma unroll' : several,
      ),
      ...settled,
    ];
  }

  /**
   * Whether a lane's sum is its first element as it is: where every lane has one and the loop is so short that it is
   * written out. What is added to zero is itself, but for the sign of a zero, which is settled once, behind the last lane.
   */
  private beginsBare(): boolean {
    const { count, first, levels } = this;
    const elements = Number(count);
    return levels === 1 && first === '0' && elements >= this.lanes && elements <= 2 * this.lanes;
  }

  /**
   * Few elements of little text: the compiler may write them all out. More text where no lane has two elements, as in many
   * sums over a few parts: as a loop, each lane's loads would wait for those of the lane before.
   */
  private isShort(item: readonly string[]): boolean {
    const most = this.elements <= this.lanes ? 32 : 16;
    return this.isFixed && this.elements <= 2 * this.lanes && (countLines(item) <= most || this.readsRows);
  }

  /** How often a lane is visited, where that is not often and takes little text: then all its loads are under way at once. */
  private rounds(item: readonly string[]): number {
    const isFew = this.isFixed && this.elements <= 8 * this.lanes && countLines(item) <= 8;
    return isFew ? Math.ceil(this.elements / this.lanes) : 0;
  }

  /** Whether an element is short text without a loop of its own. */
  private isPlain(): boolean {
    return this.innerFolds().length === 0 && nodesOf(this.elementRoots()) <= shortElement;
  }

  private innerFolds(): readonly FoldExpr[] {
    return outermostFolds(this.elementRoots());
  }

  private elementRoots(): Expr[] {
    const { folds, writes } = this.loop;
    return [...folds.map((fold) => fold.args[0]), ...writes.flatMap(writeExpressions)];
  }

  /** Whether every chunk has all its elements: then a loop over one has a fixed length, and all its loads lie in flight. */
  private isFull(): boolean {
    const { elements, first, count } = this;
    return first === '0' && count === `${elements}` && elements % this.chunk === 0 && this.chunk % 32 === 0;
  }

  private carry(fold: FoldExpr, k: string, sum: string, pairs: readonly string[], bit = 0): string[] {
    const inside = bit + 1 === pairs.length ? [] : this.carry(fold, k, sum, pairs, bit + 1);
    const [taken] = block(`if (${k} & ${1 << bit}u)`, [`${sum} = ${combine(fold, pairs[bit], sum)};`, ...inside]);
    return [`${taken} else ${pairs[bit]} = ${sum};`];
  }

  /** 32 elements at once; thread l keeps lane l (and lane l + 32 of 64). */
  private warpLevel(level: number, begin: string, end: string, results: readonly string[]): string[] {
    const x = this.name('x', level);
    const values = this.names('r', level - 1);
    if (level === 1) return this.warpElements(x, begin, end, values, results);
    return this.laneSums(level, results, (sums) =>
      block(`for (int ${x} = ${begin}; ${x} < ${end}; ++${x})`, [
        ...this.declared(values),
        ...this.level(level - 1, x, values),
        ...block(
          `if ((${x} & ${Math.min(this.lanes, 32) - 1}) == lane)`,
          this.ordered.flatMap((fold, i) => this.sums.accumulate(fold, sums[i], values[i], `${x} & 32`)),
        ),
      ]),
    );
  }

  /** Of short elements whose number is known, all are fetched before the first is added: their loads lie in flight together. */
  private warpElements(
    x: string,
    begin: string,
    end: string,
    values: readonly string[],
    results: readonly string[],
  ): string[] {
    const full = this.isFull() && begin !== '0';
    const trips = full ? this.chunk / 32 : begin === '0' && Number(end) > 0 ? Math.ceil(Number(end) / 32) : 0;
    if (trips <= 1 || !this.isPlain())
      return this.warpFold(1, begin, end, results, x, values, this.element(x, values, true));
    const slots = values.map((name) => `${name}[${x}_0 / 32]`);
    const element = this.element(x, slots, true);
    const cleared = this.ordered.map((fold, i) => `${slots[i]} = ${neutralText(fold)};`);
    const fetch = full ? element : [...cleared, ...block(`if (${x} < ${end})`, element)];
    const head = `for (int ${x}_0 = 0; ${x}_0 < ${full ? this.chunk : end}; ${x}_0 += 32)`;
    return [
      ...this.declared(values, () => `[${trips}]`),
      ...block(head, [`const int ${x} = ${full ? `${begin} + ` : ''}${x}_0 + lane;`, ...fetch], '#pragma unroll'),
      ...this.laneSums(1, results, (sums) => block(head, this.sums.add(sums, slots, `${x}_0 & 32`), '#pragma unroll')),
    ];
  }

  /** The warps of a block take the chunks in turn and leave their results in shared memory, which each warp then folds. */
  private blockLevel(begin: string, end: string, results: readonly string[]): string[] {
    const { ordered } = this;
    const x = this.name('x', 2);
    const first = `${this.number}_begin`;
    const values = this.names('r', 1);
    const parts = this.names('part', 2);
    const words = ordered.map((fold) => roundUp((this.chunk * byteSize(fold.dtype as Dtype)) / 4));
    let at = this.context.work(words.reduce((sum, own) => sum + own, 0));
    const declared = ordered.map(({ dtype }, i) => {
      at += words[i];
      return `${valueTypes[dtype]}* const ${parts[i]} = (${valueTypes[dtype]}*)(shared + ${at - words[i]});`;
    });
    const item = this.name('y', 2);
    const fetched = this.names('q', 2);
    return [
      `const int ${first} = ${begin};`,
      ...declared,
      ...block(`for (int ${x} = ${first} + warp; ${x} < ${end}; ${x} += ${this.context.warps})`, [
        ...this.declared(values),
        ...this.level(1, x, values),
        ...parts.map((name, i) => `if (lane == 0) ${name}[${x} - ${first}] = ${values[i]};`),
      ]),
      '__syncthreads();',
      ...this.warpFold(
        2,
        '0',
        `${end} - ${first}`,
        results,
        item,
        fetched,
        parts.map((name, i) => `${fetched[i]} = ${name}[${item}];`),
      ),
      '__syncthreads();',
    ];
  }

  /** Folds items that `fetch` puts into a variable of each fold, 32 at a time. */
  private warpFold(
    level: number,
    begin: string,
    end: string,
    results: readonly string[],
    item: string,
    fetched: readonly string[],
    fetch: readonly string[],
  ): string[] {
    return this.laneSums(level, results, (sums) =>
      block(`for (int ${item}_0 = ${begin}; ${item}_0 < ${end}; ${item}_0 += 32)`, [
        `const int ${item} = ${item}_0 + lane;`,
        ...this.declared(fetched, neutral),
        ...block(`if (${item} < ${end})`, fetch),
        ...this.sums.add(sums, fetched, `${item}_0 & 32`),
      ]),
    );
  }

  /** The lanes' sums around what fills them. */
  private laneSums(level: number, results: readonly string[], fill: (sums: string[]) => readonly string[]): string[] {
    const sums = this.names('a', level);
    return [...this.sums.declare(sums), ...fill(sums), ...this.sums.halves(sums, results)];
  }

  /** One element: its values, the stores of the sweep, and what becomes of the values. */
  private element(at: string, sums: readonly string[], assign = false, isFirst?: string): string[] {
    const { first, free, frees, ordered } = this;
    const linear = first === '0' ? at : `${this.number}_e`;
    const { lines, names } = axisLines(this.loop.axes, linear, this.context);
    // Folds that share the loop may name its axes differently.
    for (const fold of this.loop.folds)
      fold.axes.forEach((axis, i) => {
        names.set(axis, names.get(this.loop.axes[i]) as string);
      });
    const inner = this.scope.inner(names, 'thread');
    if (linear !== at) inner.lines.push(`const int ${linear} = ${first} + ${at};`);
    inner.lines.push(...lines);
    // Each thread of a warp folds a row of its own here: an element of 32 rows at once would touch 32 lines of the cache.
    if (this.runner !== 'thread' && this.innerFolds().some((fold) => inner.isHome(fold))) inner.readRows();
    const values = [...ordered, ...free].map((fold) => inner.named(fold.args[0]));
    inner.write(this.loop.writes);
    const taken = (fold: FoldExpr, i: number): string => {
      if (assign) return values[i];
      const all = combine(fold, sums[i], values[i]);
      return isFirst !== undefined && fold.reducer === 'sum' ? `${isFirst} ? ${values[i]} : ${all}` : all;
    };
    const takes = [
      ...ordered.map((fold, i) => `${sums[i]} = ${taken(fold, i)};`),
      ...frees.map((one, i) => one.element(values[ordered.length + i], linear)),
    ];
    this.readsRows = inner.readsRows;
    return [...inner.lines, ...takes];
  }
}
