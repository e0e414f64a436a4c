/**
 * Reductions whose order does not matter: whole-number sums, counts, maxima and minima, and the index of the best value.
 * What they keep and how they take an element in are statements of the loop language, as on every target. A reduction takes
 * scalars, four rows at once (`rows`), or four neighbouring elements at once, whose lanes it joins at the end.
 */
import type { Scalar } from '../../kernel/dtype.js';
import { component, type Name, type Statement, type Value, vectorLanes } from '../loop/language.js';
import { type Accumulator, accumulator, type Folded } from '../loop/lower/accumulate.js';
import { combined, mergedBest } from '../loop/lower/join.js';
import { asChoices } from '../loop/passes/vector.js';
import type { Local } from '../wasm/index.js';
import type { LoopPrinter } from './loop-printer.js';
import type { FoldNode, Node } from './node.js';
import type { Scope } from './scope.js';
import type { Substitution } from './substitute.js';

/** Which elements of a reduction are taken. */
export interface Element {
  /** The four lanes are neighbouring elements. */
  readonly along: boolean;
  /** Of several copies in one round of the loop. */
  readonly copy: number;
  /** The ragged end of a grouped loop: accumulators are in memory. */
  readonly ragged: boolean;
  /** Values at this element, where it is not that at which the loop stands. */
  readonly at?: Substitution | undefined;
}

/** A value as it is at an element. */
export function valueAt({ at }: Element, value: Node): Node {
  return at?.of(value) ?? value;
}

export interface Reduction {
  begin(): void;
  take(element: Element): void;
  /** Leaves the result with the scope. */
  finish(scope: Scope): void;
}

/** What is decided of a loop of reductions before it is written. */
export interface LoopForm {
  /** Lanes are rows. */
  readonly rows: boolean;
  /** Some elements come four at once. */
  readonly along: boolean;
  readonly mode: 'flat' | 'grouped' | 'stepped';
  /** Elements that there can be; no more than a chunk of them where there are no levels above. */
  readonly most: number;
  /** A grouped loop whose last group may be incomplete. */
  readonly ragged: boolean;
  /** Elements come four at once, and always at a multiple of four in the chunk. */
  readonly aligned: boolean;
  /** There can be more elements than a chunk holds. */
  readonly chunked: boolean;
  /** How many chunks there are, where they are known, few and all complete: then their results are variables too. */
  readonly chunks: number | undefined;
}

/** An accumulator, and the local that holds its result. */
interface Kept {
  readonly one: Accumulator<Folded>;
  readonly local: Local;
}

export class FreeReduction implements Reduction {
  private single: Kept | undefined;
  private lanes: Kept | undefined;
  private readonly folded: Folded;

  constructor(
    private readonly fold: FoldNode,
    private readonly form: LoopForm,
    private readonly printer: LoopPrinter,
    /** The linear index of an element. */
    private readonly index: Node,
  ) {
    this.folded = foldedOf(fold);
  }

  begin(): void {
    if (!this.form.rows) this.single = this.declare(false);
    if (this.form.rows || this.form.along) this.lanes = this.declare(true);
  }

  private declare(inLanes: boolean): Kept {
    const one = accumulator(this.printer, this.folded);
    const locals = one.declarations.map((each) => this.printer.declare(each, inLanes));
    return { one, local: locals[locals.length - 1] };
  }

  take(element: Element): void {
    const { printer } = this;
    const { one } = (this.form.rows || element.along ? this.lanes : this.single) as Kept;
    const value = printer.bind('element', valueAt(element, this.fold.args[0]), this.folded.args[0].dtype);
    this.print(one.take(value, printer.bind('index', valueAt(element, this.index), 'i32')));
  }

  finish(scope: Scope): void {
    const { one, local } = (this.form.rows ? this.lanes : this.single) as Kept;
    if (this.form.along) {
      const lanes = (this.lanes as Kept).one;
      for (let lane = 0; lane < vectorLanes; lane += 1) {
        const at = ({ name, type }: Name): Value => component(name, type, lane);
        const { value, place } = lanes;
        this.print(place ? mergedBest(this.printer, one, at(value), at(place)) : [combined(one, at(value))]);
      }
    }
    scope.keep(this.form.rows ? 'v' : 's', this.fold, local);
  }

  private print(statements: readonly Statement[]): void {
    this.printer.print(asChoices(statements, (prefix) => this.printer.fresh(prefix)));
  }
}

/** The reduction as the loop language knows it. */
export function foldedOf({ reducer, unsigned, args: [body] }: FoldNode): Folded {
  const dtype: Scalar = unsigned ? 'u32' : body.type;
  return {
    reducer,
    args: [{ dtype }],
    dtype: reducer === 'sum' || reducer === 'max' || reducer === 'min' ? dtype : 'i32',
  };
}
