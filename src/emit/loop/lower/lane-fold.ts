/**
 * Folds by one thread that keeps no array: it visits the lanes of a chunk one after the other, in the order in which their
 * sums meet, and a lane's sum joins those before it as soon as both halves of a pair are there. The bits are those of tree.ts.
 */
import type { FoldExpr } from '../../../kernel/expr.js';
import {
  below,
  choose,
  converted,
  every,
  int,
  type Loop,
  type Name,
  operation,
  plus,
  type Statement,
  times,
  unsigned,
  type Value,
} from '../language.js';
import { assign, bind, when } from '../statements.js';
import { type Accumulator, both, combine, isCandidate, neutral, type Variable, variable } from './accumulate.js';
import { mergedBest } from './join.js';
import { serialLoop } from './kernel.js';
import { readsOwn, TreeLoop } from './tree-loop.js';

export class LaneLoop extends TreeLoop {
  protected override freeLoop(at: Name, body: readonly Statement[]): Loop {
    return serialLoop(at.name, 0, this.extent.count, body);
  }

  protected override joinAll(): void {}

  /** Lanes do not come in the order of their elements: of equals the first is kept all the same. */
  protected override takeFree(one: Accumulator): Accumulator['take'] {
    if (one.place === undefined || this.ordered.length === 0) return one.take;
    return (value, at) => {
      const isNumber = every(isCandidate(value, undefined));
      const taken = mergedBest(this.kernel, one, value, at);
      return isNumber === undefined ? taken : [when(isNumber, taken)];
    };
  }

  protected level(counts: readonly Value[], level: number, chunk: Value | undefined, into: Statement[]): Name[] {
    const { kernel, ordered } = this;
    const { lanes } = kernel.module.tree;
    const { begin, end } = this.rangeOf(counts, level, chunk);
    const [k, x] = [kernel.name('k', 'u32'), kernel.name('x')];
    const sums = ordered.map((fold) => variable(kernel, 's', neutral(fold)));
    const pairs = ordered.map((fold) =>
      Array.from({ length: Math.log2(lanes) }, () => variable(kernel, 'p', neutral(fold))),
    );
    const results = sums.map((sum) => sum.name);
    const begins = level === 0 && chunk === undefined && this.beginsBare();
    const item = level === 0 ? this.item(x, results, begins) : this.chunk(counts, level, x, results);
    const isShort = level === 0 && this.isShort(item);
    const rounds = level === 0 && !isShort ? this.rounds(item) : 0;
    const reversed = operation(
      'shiftRight',
      'u32',
      operation('reverseBits', 'u32', k),
      unsigned(32 - Math.log2(lanes)),
    );
    const own = converted(reversed, 'i32');
    const first = chunk === undefined ? own : plus(begin, own);
    const t = kernel.name('t');
    const visits: Loop =
      rounds === 0
        ? serialLoop(x.name, first, end, item, lanes)
        : {
            ...serialLoop(t.name, int(0), int(rounds), [
              bind(x, plus(first, times(t, lanes))),
              when(below(x, end), item),
            ]),
            unroll: 'all',
          };
    // Neighbouring lanes together, as many as make sixteen loads.
    const unroll = isShort ? 'all' : rounds > 0 && rounds <= 8 ? (rounds <= 4 ? 4 : 2) : undefined;
    const body = [
      ...results.map((sum, i) => assign(sum, neutral(ordered[i]))),
      visits,
      ...ordered.map((fold, i) => carry(fold, k, results[i], pairs[i])),
    ];
    into.push(
      ...sums.map(({ declaration }) => declaration),
      ...pairs.flat().map(({ declaration }) => declaration),
      { ...serialLoop(k.name, unsigned(0), unsigned(lanes), body), ...(unroll !== undefined && { unroll }) },
      ...ordered.flatMap((fold, i) => {
        const settles = begins && fold.reducer === 'sum';
        return settles ? [assign(results[i], both(fold, neutral(fold), results[i]))] : [];
      }),
    );
    return results;
  }

  /** An element into its lane's sum; where lanes begin bare, the first of a lane stands as it is. */
  private item(x: Name, sums: readonly Name[], begins: boolean): Statement[] {
    const isFirst = below(x, this.kernel.module.tree.lanes);
    return this.element(x, (place, value) => {
      const [fold, sum] = [this.ordered[place], sums[place]];
      if (!begins || fold.reducer !== 'sum') return [combine(fold, sum, value)];
      return [assign(sum, choose(isFirst, value, both(fold, sum, value)))];
    });
  }

  /** A chunk of the level below. */
  private chunk(counts: readonly Value[], level: number, x: Name, sums: readonly Name[]): Statement[] {
    const body: Statement[] = [];
    const results = this.level(counts, level - 1, x, body);
    return [...body, ...this.ordered.map((fold, i) => combine(fold, sums[i], results[i]))];
  }

  /**
   * Whether a lane's sum is its first element as it is: where every lane has one and the loop is so short that it is
   * written out. What is added to zero is itself, but for the sign of a zero, which is settled once, behind the last lane.
   */
  private beginsBare(): boolean {
    const { most, loaded } = this.extent;
    const { lanes } = this.kernel.module.tree;
    return !loaded && this.isFixed && most >= lanes && most <= 2 * lanes;
  }

  private get isFixed(): boolean {
    return this.group.axes.every(({ extent }) => typeof extent === 'number');
  }

  /**
   * Few elements of little text: the compiler may write them all out. More text where no lane has two elements, as in many
   * sums over a few parts: as a loop, each lane's loads would wait for those of the lane before.
   */
  private isShort(item: readonly Statement[]): boolean {
    const { lanes } = this.kernel.module.tree;
    const { most } = this.extent;
    return this.isFixed && most <= 2 * lanes && (linesOf(item) <= (most <= lanes ? 32 : 16) || readsOwn(item));
  }

  /** How often a lane is visited, where that is not often and takes little text: then all its loads are under way at once. */
  private rounds(item: readonly Statement[]): number {
    const { lanes } = this.kernel.module.tree;
    const isFew = this.isFixed && this.extent.most <= 8 * lanes && linesOf(item) <= 8;
    return isFew ? Math.ceil(this.extent.most / lanes) : 0;
  }
}

/** What a lane's sum joins: by the bits of its number, from the lowest on, those pairs whose first half is there. */
function carry(fold: FoldExpr, k: Name, sum: Name, [first, ...pairs]: readonly Variable[], bit = 0): Statement {
  const pair = first.name;
  const isSecond = operation('ne', 'bool', operation('bitAnd', 'u32', k, unsigned(2 ** bit)), unsigned(0));
  const further = pairs.length === 0 ? [] : [carry(fold, k, sum, pairs, bit + 1)];
  return when(isSecond, [assign(sum, both(fold, pair, sum)), ...further], [assign(pair, sum)]);
}

/** Statements with those inside, and the ends of these. */
function linesOf(statements: readonly Statement[]): number {
  return statements.reduce((sum, one) => sum + 1 + ('body' in one ? 1 + linesOf(one.body) : 0), 0);
}
