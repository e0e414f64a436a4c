/**
 * One loop over the axes of folds and of a sweep. A thread alone visits the lanes of a chunk one after the other, in the
 * order in which their sums meet; a warp visits 32 neighbouring elements at once and hands them to the lanes by shuffles.
 * Both give the bits of tree.ts. Which folds share a loop is decided in fold.ts.
 */
import { nodesOf } from '../../fuse/cost.js';
import { writeExpressions } from '../../fuse/stage.js';
import { smallest } from '../../kernel/dimension.js';
import { byteSize, type Dtype } from '../../kernel/dtype.js';
import type { Expr, FoldExpr } from '../../kernel/expr.js';
import { outermostFolds } from '../../kernel/walk.js';
import type { LoopGroup } from '../loop/lower/values.js';
import { block, countLines, valueTypes } from './c-text.js';
import { roundUp, type StageContext } from './context.js';
import { axisLines } from './index-text.js';
import { combine, type FreeFold, LaneSums, neutralText } from './reducer.js';
import type { Runner, Scope } from './scope.js';

/** Elements of at most so many operations are fetched together; longer ones keep a warp busy without. */
const shortElement = 64;

export interface LoopFacts {
  readonly first: string;
  readonly count: string;
  readonly levels: number;
  readonly free: readonly FoldExpr[];
  readonly frees: readonly FreeFold[];
  readonly ordered: readonly FoldExpr[];
}

export class LoopWriter {
  private readonly context: StageContext;
  private readonly lanes: number;
  private readonly chunk: number;
  private readonly sums: LaneSums;
  /** Elements of all axes, symbols at their least, and whether there are none. */
  private readonly elements: number;
  private readonly isFixed: boolean;
  /** Whether the element's text uses the array of a row. */
  private readsRows = false;

  constructor(
    private readonly loop: LoopGroup,
    private readonly scope: Scope,
    private readonly number: string,
    private readonly runner: Runner,
    private readonly facts: LoopFacts,
  ) {
    this.context = scope.context;
    ({ lanes: this.lanes, chunk: this.chunk } = scope.context.program.tree);
    this.sums = new LaneSums(this.lanes, facts.ordered);
    this.elements = loop.axes.reduce((size, axis) => size * smallest(axis.extent), 1);
    this.isFixed = loop.axes.every((axis) => typeof axis.extent === 'number');
  }

  lines(): string[] {
    const { ordered, count, levels } = this.facts;
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
    const declared = ordered.map((fold, i) => `${valueTypes[fold.dtype]} ${results[i]};`);
    const counts = Array.from({ length: levels - 1 }, (_, i) => {
      const below = i === 0 ? count : `${this.number}_count${i}`;
      return `const int ${this.number}_count${i + 1} = (${below} + ${this.chunk - 1}) / ${this.chunk};`;
    });
    return [...declared, ...counts, ...this.level(levels, '0', results)];
  }

  /** Folds the items of one chunk of a level (`window` is its number) into `results`. */
  private level(level: number, window: string, results: readonly string[]): string[] {
    const below = level === 1 ? this.facts.count : `${this.number}_count${level - 1}`;
    const begin = window === '0' ? '0' : `${window} * ${this.chunk}`;
    const end = window === '0' ? below : `min_i32(${begin} + ${this.chunk}, ${below})`;
    if (this.runner === 'thread') return this.threadLevel(level, begin, end, results);
    return this.runner === 'block' && level === 2
      ? this.blockLevel(begin, end, results)
      : this.warpLevel(level, begin, end, results);
  }

  private name(kind: string, level: number, position?: number): string {
    return `${this.number}_${kind}${level}${position === undefined ? '' : `_${position}`}`;
  }

  /** Lane after lane; a lane's sum joins those before it as soon as both halves of a pair are there. */
  private threadLevel(level: number, begin: string, end: string, results: readonly string[]): string[] {
    const { ordered } = this.facts;
    const bits = Math.log2(this.lanes);
    const [k, x] = [this.name('k', level), this.name('x', level)];
    const sums = ordered.map((_, i) => this.name('a', level, i));
    const pairs = ordered.map((_, i) =>
      Array.from({ length: bits }, (_unused, bit) => `${this.name('p', level, i)}_${bit}`),
    );
    const type = (i: number): string => valueTypes[ordered[i].dtype];
    const values = ordered.map((_, i) => this.name('r', level - 1, i));
    const begins = level === 1 && begin === '0' && this.beginsBare();
    const item =
      level === 1
        ? this.element(x, sums, false, begins ? `${x} < ${this.lanes}` : undefined)
        : [
            ...ordered.map((_, i) => `${type(i)} ${values[i]};`),
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
      ...ordered.map((fold, i) => `${type(i)} ${sums[i]} = ${neutralText(fold)};`),
      ...visits,
      ...ordered.flatMap((fold, i) => [...this.carry(fold, k, sums[i], pairs[i]), `${results[i]} = ${sums[i]};`]),
    ];
    const declared = ordered.flatMap((fold, i) => pairs[i].map((name) => `${type(i)} ${name} = ${neutralText(fold)};`));
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
    const { count, first, levels } = this.facts;
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
    const { elements } = this;
    const { first, count } = this.facts;
    return first === '0' && count === `${elements}` && elements % this.chunk === 0 && this.chunk % 32 === 0;
  }

  private carry(fold: FoldExpr, k: string, sum: string, pairs: readonly string[], bit = 0): string[] {
    const inside = bit + 1 === pairs.length ? [] : this.carry(fold, k, sum, pairs, bit + 1);
    const [taken] = block(`if (${k} & ${1 << bit}u)`, [`${sum} = ${combine(fold, pairs[bit], sum)};`, ...inside]);
    return [`${taken} else ${pairs[bit]} = ${sum};`];
  }

  /** 32 elements at once; thread l keeps lane l (and lane l + 32 of 64). */
  private warpLevel(level: number, begin: string, end: string, results: readonly string[]): string[] {
    const { ordered } = this.facts;
    const x = this.name('x', level);
    const values = ordered.map((_, i) => this.name('r', level - 1, i));
    if (level === 1) {
      const full = this.isFull() && begin !== '0';
      const trips = full ? this.chunk / 32 : begin === '0' && Number(end) > 0 ? Math.ceil(Number(end) / 32) : 0;
      const slots = values.map((name) => `${name}[${x}_0 / 32]`);
      const isShort = trips > 1 && this.isPlain();
      const element = this.element(x, isShort ? slots : values, true);
      const guarded = block(`if (${x} < ${end})`, element);
      if (!isShort) return this.warpFold(level, begin, end, results, guarded);
      return full
        ? this.shortFold(begin, undefined, trips, results, element, values, slots)
        : this.shortFold(begin, end, trips, results, guarded, values, slots);
    }
    const sums = ordered.map((_, i) => this.name('a', level, i));
    const each = [
      ...ordered.map((fold, i) => `${valueTypes[fold.dtype]} ${values[i]};`),
      ...this.level(level - 1, x, values),
      ...block(
        `if ((${x} & ${Math.min(this.lanes, 32) - 1}) == lane)`,
        ordered.flatMap((fold, i) => this.sums.accumulate(fold, sums[i], values[i], `${x} & 32`)),
      ),
    ];
    return [
      ...this.sums.declare(sums),
      ...block(`for (int ${x} = ${begin}; ${x} < ${end}; ++${x})`, each),
      ...this.sums.halves(sums, results),
    ];
  }

  /** The warps of a block take the chunks in turn and leave their results in shared memory, which each warp then folds. */
  private blockLevel(begin: string, end: string, results: readonly string[]): string[] {
    const { ordered } = this.facts;
    const x = this.name('x', 2);
    const first = `${this.number}_begin`;
    const values = ordered.map((_, i) => this.name('r', 1, i));
    const parts = ordered.map((_, i) => this.name('part', 2, i));
    const words = ordered.map((fold) => roundUp((this.chunk * byteSize(fold.dtype as Dtype)) / 4));
    let at = this.context.work(words.reduce((sum, own) => sum + own, 0));
    const declared = ordered.map(({ dtype }, i) => {
      at += words[i];
      return `${valueTypes[dtype]}* const ${parts[i]} = (${valueTypes[dtype]}*)(shared + ${at - words[i]});`;
    });
    const item = this.name('y', 2);
    const fetched = ordered.map((_, i) => this.name('q', 2, i));
    return [
      `const int ${first} = ${begin};`,
      ...declared,
      ...block(`for (int ${x} = ${first} + warp; ${x} < ${end}; ${x} += ${this.context.warps})`, [
        ...ordered.map((fold, i) => `${valueTypes[fold.dtype]} ${values[i]};`),
        ...this.level(1, x, values),
        ...parts.map((name, i) => `if (lane == 0) ${name}[${x} - ${first}] = ${values[i]};`),
      ]),
      '__syncthreads();',
      ...this.warpFold(
        2,
        '0',
        `${end} - ${first}`,
        results,
        block(
          `if (${item} < ${end} - ${first})`,
          parts.map((name, i) => `${fetched[i]} = ${name}[${item}];`),
        ),
        { item, fetched },
      ),
      '__syncthreads();',
    ];
  }

  /**
   * The items of one chunk, whose number is known (without an end: all of it), 32 at a time: all are fetched before the
   * first is added, so that their loads lie in flight together.
   */
  private shortFold(
    begin: string,
    end: string | undefined,
    trips: number,
    results: readonly string[],
    fetch: readonly string[],
    values: readonly string[],
    slots: readonly string[],
  ): string[] {
    const { ordered } = this.facts;
    const x = this.name('x', 1);
    const [to, base] = end === undefined ? [`${this.chunk}`, `${begin} + `] : [end, ''];
    const head = `for (int ${x}_0 = 0; ${x}_0 < ${to}; ${x}_0 += 32)`;
    const sums = ordered.map((_, i) => this.name('a', 1, i));
    return [
      ...ordered.map((fold, i) => `${valueTypes[fold.dtype]} ${values[i]}[${trips}];`),
      ...block(
        head,
        [
          `const int ${x} = ${base}${x}_0 + lane;`,
          ...(end === undefined ? [] : ordered.map((fold, i) => `${slots[i]} = ${neutralText(fold)};`)),
          ...fetch,
        ],
        '#pragma unroll',
      ),
      ...this.sums.declare(sums),
      ...block(head, this.sums.add(sums, slots, `${x}_0 & 32`), '#pragma unroll'),
      ...this.sums.halves(sums, results),
    ];
  }

  /** Folds items that `fetch` puts into one variable a fold, 32 at a time. */
  private warpFold(
    level: number,
    begin: string,
    end: string,
    results: readonly string[],
    fetch: readonly string[],
    names = { item: this.name('x', level), fetched: results.map((_, i) => this.name('r', level - 1, i)) },
  ): string[] {
    const { ordered } = this.facts;
    const { item, fetched } = names;
    const sums = ordered.map((_, i) => this.name('a', level, i));
    return [
      ...this.sums.declare(sums),
      ...block(`for (int ${item}_0 = ${begin}; ${item}_0 < ${end}; ${item}_0 += 32)`, [
        `const int ${item} = ${item}_0 + lane;`,
        ...ordered.map((fold, i) => `${valueTypes[fold.dtype]} ${fetched[i]} = ${neutralText(fold)};`),
        ...fetch,
        ...this.sums.add(sums, fetched, `${item}_0 & 32`),
      ]),
      ...this.sums.halves(sums, results),
    ];
  }

  /** One element: its values, the stores of the sweep, and what becomes of the values. */
  private element(at: string, sums: readonly string[], assign = false, isFirst?: string): string[] {
    const { first, free, frees, ordered } = this.facts;
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
