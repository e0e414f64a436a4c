/**
 * A loop that all warps of a block share: they take the chunks of the tree in turn and leave their results in shared memory,
 * which each warp then folds. What does not depend on the order is joined likewise. Within a warp it is loop/lower/warp-fold.ts.
 */
import { byteSize, type Dtype } from '../../kernel/dtype.js';
import {
  type Address,
  below,
  equal,
  int,
  type Loop,
  laneIndex,
  loadOf,
  minus,
  type Name,
  name,
  plus,
  type Statement,
  thread,
  type Value,
  warp,
} from '../loop/language.js';
import { neutral, variablesOf } from '../loop/lower/accumulate.js';
import { joined } from '../loop/lower/join.js';
import { roundUp, serialLoop } from '../loop/lower/kernel.js';
import type { LoopGroup } from '../loop/lower/values.js';
import { WarpLoop } from '../loop/lower/warp-fold.js';
import { assign, bind, declare, put, when } from '../loop/statements.js';
import type { Scope } from './scope.js';
import { meetOf } from './scope.js';

const isFirst = equal(laneIndex, int(0));
const meet = meetOf('block');

export class BlockLoop extends WarpLoop {
  private readonly warps: number;

  constructor(
    private readonly row: Scope,
    group: LoopGroup,
  ) {
    super(row.values, row, group);
    this.warps = row.context.warps;
  }

  protected override freeLoop(at: Name, body: readonly Statement[]): Loop {
    return serialLoop(at.name, thread, this.extent.count, body, this.row.context.threads);
  }

  /** The chunks of elements: a warp each. */
  protected override level(
    counts: readonly Value[],
    level: number,
    chunk: Value | undefined,
    into: Statement[],
  ): Name[] {
    if (level !== 1) return super.level(counts, level, chunk, into);
    const { kernel, ordered } = this;
    const { begin, end } = this.rangeOf(counts, level, chunk);
    const slots = this.slots(
      ordered.map(({ dtype }) => dtype as Dtype),
      kernel.module.tree.chunk,
    );
    const first = kernel.keep('begin', begin, into);
    const at = kernel.name('x');
    const body: Statement[] = [];
    const results = super.level(counts, 0, at, body);
    const puts = slots.map((slot, i) => put(slot(minus(at, first)), results[i]));
    into.push(serialLoop(at.name, plus(first, warp), end, [...body, when(isFirst, puts)], this.warps), meet);
    const [base, item] = kernel.names('b', 'y');
    const fetched = ordered.map((fold) => kernel.name('e', fold.dtype));
    const count = kernel.keep('count', minus(end, first), into);
    const folded = this.lanes(into, (sums) => [
      serialLoop(
        base.name,
        int(0),
        count,
        [
          bind(item, plus(base, laneIndex)),
          ...fetched.map((own, i) => declare(own, neutral(ordered[i]))),
          when(
            below(item, count),
            fetched.map((own, i) => assign(own, loadOf(slots[i](item), own.type))),
          ),
          ...this.takes(sums, fetched, base),
        ],
        kernel.lanes,
      ),
    ]);
    into.push(meet);
    return folded;
  }

  /** What the warps kept of all folds, by way of shared memory. */
  protected override joinAll(): void {
    super.joinAll();
    const { free, scope, kernel } = this;
    if (free.length === 0) return;
    const kept = free.flatMap(variablesOf);
    const slots = this.slots(
      kept.map(({ type }) => type as Dtype),
      this.warps,
    );
    const slotOf = (own: Name): ((index: Value) => Address) => slots[kept.indexOf(own)];
    const w = kernel.name('w');
    const merges = free.flatMap((one) => joined(kernel, one, (own) => loadOf(slotOf(own)(w), own.type)));
    const initial = free.flatMap(({ declarations }) => declarations);
    scope.statements.push(
      when(
        isFirst,
        kept.map((own) => put(slotOf(own)(warp), own)),
      ),
      meet,
      ...initial.map(({ name: own, type, value }) => assign(name(own, type), value)),
      serialLoop(w.name, int(0), int(this.warps), merges),
      meet,
    );
  }

  /** Arrays of `length` elements in the block's shared memory. */
  private slots(types: readonly Dtype[], length: number): ((index: Value) => Address)[] {
    const words = types.map((type) => roundUp((length * Math.max(4, byteSize(type))) / 4));
    let at = this.row.context.work(words.reduce((sum, own) => sum + own, 0));
    return types.map((storage, i) => {
      const base = int(at);
      at += words[i];
      return (index) => ({ space: 'shared', array: 'work', storage, base, places: [{ index, size: int(length) }] });
    });
  }
}
