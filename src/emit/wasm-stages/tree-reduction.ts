/**
 * Sums, maxima and minima of floats in the Program's declared order (kernel/tree.ts), as statements of the loop language. The
 * accumulators of a chunk are variables while whole groups of `lanes` elements come (`grouped`, `flat`), else in worker memory
 * (`stepped`), where ragged ends and the levels above the first are, too. Every way gives the same bits.
 */
import { foldHalves, type Tree } from '../../kernel/tree.js';
import {
  type Component,
  component,
  constant,
  int,
  type Name,
  operation,
  plus,
  type Statement,
  type Value,
  vectorLanes,
} from '../loop/language.js';
import { both, combine, type Folded, neutral, OwnLanes, UpperLevels } from '../loop/lower/accumulate.js';
import { assign, increase, put } from '../loop/statements.js';
import type { LoopPrinter, Variable } from './loop-printer.js';
import type { FoldNode } from './node.js';
import { type Element, foldedOf, type LoopForm, type Reduction, valueAt } from './reduction.js';
import type { Scope } from './scope.js';

export class TreeReduction implements Reduction {
  private sums: (Variable | undefined)[] = [];
  /** The results of known chunks. */
  private readonly results: Variable[] = [];
  private readonly folded: Folded;
  /** The accumulators of the chunk where they are in memory, and the levels above. */
  private readonly own: OwnLanes;
  private readonly upper: UpperLevels;

  constructor(
    private readonly fold: FoldNode,
    private readonly form: LoopForm,
    private readonly printer: LoopPrinter,
    private readonly tree: Tree,
    /** How many elements of the chunk were taken before the round. */
    private readonly position: Name,
  ) {
    this.folded = foldedOf(fold);
    this.own = new OwnLanes(this.folded, printer.fresh('m'), tree.lanes);
    this.upper = new UpperLevels(printer, this.folded, tree, form.most);
  }

  /** Whether an accumulator holds several elements or rows. */
  private get inLanes(): boolean {
    return this.form.rows || (this.form.along && this.form.mode !== 'stepped');
  }

  private get inMemory(): boolean {
    return this.form.mode === 'stepped' || (this.form.mode === 'grouped' && this.form.ragged);
  }

  begin(): void {
    const { form, own, printer } = this;
    const { declaration } = own;
    if (form.mode === 'stepped') printer.open([declaration, ...own.fill], form.rows);
    else if (this.inMemory) printer.open([{ ...declaration, zero: false }], form.rows);
    printer.open(this.upper.declarations(), form.rows);
    if (form.mode !== 'grouped') return;
    const count = form.along ? this.tree.lanes / vectorLanes : this.tree.lanes;
    this.sums = Array.from({ length: count }, () => this.declare(neutral(this.folded)));
  }

  take(element: Element): void {
    const { folded, printer, tree } = this;
    const value = printer.bind('element', valueAt(element, this.fold.args[0]), folded.dtype);
    if (this.form.mode === 'stepped' || element.ragged) {
      printer.print(this.takenIntoMemory(element, value));
      return;
    }
    const lane = element.copy % (element.along ? tree.lanes / vectorLanes : tree.lanes);
    const known = this.sums[lane];
    // 0 + x is x but for the sign of zero, which the end restores.
    const isFirst = known === undefined && folded.reducer === 'sum';
    const sum = known ?? this.declare(isFirst ? value : neutral(folded));
    this.sums[lane] = sum;
    if (!isFirst) printer.print([combine(folded, sum, value)]);
  }

  private declare(value: Value, inLanes = this.inLanes): Variable {
    return this.printer.make('a', value, inLanes);
  }

  /** In memory: one element, or four at once, at its place in the chunk. */
  private takenIntoMemory({ along }: Element, value: Name): Statement[] {
    const { own, printer, position } = this;
    const place = (ahead: number): Value => {
      const at = ahead === 0 ? position : plus(position, int(ahead));
      return operation('bitAnd', 'i32', at, int(this.tree.lanes - 1));
    };
    if (!along) return [own.take(place(0), value)];
    if (this.form.aligned) return [own.take(plus(place(0), printer.laneNumber()), value)];
    const four = this.componentsOf(this.declare(value, true));
    return four.map((one, lane) => own.take(place(lane), one));
  }

  private componentsOf({ name, type }: Name): Component[] {
    return Array.from({ length: vectorLanes }, (_, place) => component(name, type, place));
  }

  /** A chunk is complete: its result is an element of the next level. */
  chunkDone(): Statement[] {
    const { own, upper } = this;
    if (this.form.mode === 'stepped') return [...upper.push(own.folded()), ...own.clear];
    const { statements, result } = this.halved();
    return [...statements, ...upper.push(result), ...this.cleared()];
  }

  /** One of a known number of chunks is complete: its result stays in a variable. */
  keepChunk(): void {
    this.results.push(this.declare(this.chunkResult(), this.form.rows));
    if (this.results.length !== this.form.chunks) this.printer.print(this.cleared());
  }

  private cleared(): Statement[] {
    return this.sums.map((sum) => assign(sum as Name, neutral(this.folded)));
  }

  /** From variables to memory, where the ragged end goes on. */
  spill(): void {
    const { own, printer, form } = this;
    if (form.mode !== 'grouped') return;
    const first = form.along ? printer.laneNumber() : int(0);
    const width = form.along ? vectorLanes : 1;
    printer.print(this.sums.map((sum, number) => put(own.at(plus(first, int(number * width))), sum as Name)));
  }

  finish(scope: Scope): void {
    const { printer, upper, form } = this;
    const keep = ({ local }: Variable): void => scope.keep(form.rows ? 'v' : 's', this.fold, local);
    if (this.results.length > 0) {
      // They are one chunk of the next level: neutral ones that are missing there change nothing.
      printer.print(this.joined(this.results, this.tree.lanes));
      keep(this.results[0]);
      return;
    }
    const last = this.inMemory ? this.own.folded() : this.chunkResult();
    if (!upper.exists) {
      const result = this.declare(last, form.rows);
      if (form.mode === 'flat' && this.folded.reducer === 'sum')
        printer.print([increase(result, constant(0, this.folded.dtype))]);
      keep(result);
      return;
    }
    const { statements, result } = upper.finish();
    printer.print([...upper.push(last), ...statements]);
    keep(this.declare(result, form.rows));
  }

  /** Folds `count` accumulators in halves, of which the last may be missing; the first holds the result. */
  private joined(sums: readonly (Variable | undefined)[], count: number): Statement[] {
    const statements: Statement[] = [];
    const all = Array.from({ length: count }, (_, lane) => sums[lane]);
    foldHalves(all, (left, right) => {
      if (left !== undefined && right !== undefined) statements.push(combine(this.folded, left, right));
      return left;
    });
    return statements;
  }

  /** The accumulators folded in halves; where they are lanes of one another, the last four of them too. */
  private halved(): { readonly statements: Statement[]; readonly result: Value } {
    const { sums, tree } = this;
    const [sum] = sums as readonly Variable[];
    if (!this.inLanes || this.form.rows) return { statements: this.joined(sums, tree.lanes), result: sum };
    const result = foldHalves<Value>(this.componentsOf(sum), (left, right) => both(this.folded, left, right));
    return { statements: this.joined(sums, tree.lanes / vectorLanes), result };
  }

  private chunkResult(): Value {
    const { statements, result } = this.halved();
    this.printer.print(statements);
    return result;
  }
}
