/**
 * The Gaussian information I(x ; y | z) from second moments in float64, for many x and one (y, z): z is factored once. A
 * column that the others determine, up to rounding, adds nothing and is passed over.
 *
 *   R² = bᵀ G⁻¹ b / v,   I = −½ ln(1 − R²)
 *
 * with v, G, b the moments of y, of x and between them that are left when z is fitted to both.
 */
import { FieldbrainError } from '../../kernel/index.js';

/** What is left of a column's square below this part of it is rounding. */
const leastRest = 1e-9;

/** Moments of columns by their position. */
export type MomentsOf = (i: number, j: number) => number;

/** A lower Cholesky factor, row by row, of those columns that are not determined by the ones before them. */
interface Factor {
  readonly kept: readonly number[];
  readonly rows: readonly Float64Array[];
}

function factorOf(count: number, moment: MomentsOf, square: (i: number) => number): Factor {
  const kept: number[] = [];
  const rows: Float64Array[] = [];
  for (let i = 0; i < count; i += 1) {
    const row = solved({ kept, rows }, (k) => moment(kept[k], i));
    let rest = moment(i, i);
    for (const value of row) rest -= value * value;
    if (!(rest > leastRest * square(i))) continue;
    const whole = new Float64Array(row.length + 1);
    whole.set(row);
    whole[row.length] = Math.sqrt(rest);
    kept.push(i);
    rows.push(whole);
  }
  return { kept, rows };
}

/** L⁻¹ v. */
function solved(
  { rows }: Factor,
  value: (row: number) => number,
  out: Float64Array = new Float64Array(rows.length),
): Float64Array {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i];
    let rest = value(i);
    for (let k = 0; k < i; k += 1) rest -= row[k] * out[k];
    out[i] = rest / row[i];
  }
  return out;
}

/** The moments of one x: among its columns, and with y and the columns of z, which a surrogate changes. */
export interface SourceMoments {
  readonly columns: number;
  readonly own: MomentsOf;
  readonly withTarget: (column: number) => number;
  readonly withGiven: (column: number, given: number) => number;
}

/** (y, z), ready to be asked about any x. */
export class PartialFit {
  readonly #factor: Factor;
  readonly #target: Float64Array;
  readonly #rest: number;
  /** A lone column, as it is fitted: thousands are asked about one after the other. */
  readonly #fitted: Float64Array;

  constructor(place: string, given: number, moment: MomentsOf, withTarget: (given: number) => number, target: number) {
    this.#factor = factorOf(given, moment, (i) => moment(i, i));
    this.#target = solved(this.#factor, (row) => withTarget(this.#factor.kept[row]));
    this.#fitted = new Float64Array(this.#target.length);
    let rest = target;
    for (const value of this.#target) rest -= value * value;
    if (!(rest > leastRest * target)) refuseDetermined(place);
    this.#rest = rest;
  }

  /** In nats. */
  information(place: string, source: SourceMoments): number {
    const share = source.columns === 1 ? this.#shareOfOne(source) : this.#shareOf(source);
    if (!(share < 1 - leastRest)) refuseDetermined(place);
    return -0.5 * Math.log1p(-share);
  }

  /** R² of one column, as below but without allocations. */
  #shareOfOne({ own, withTarget, withGiven }: SourceMoments): number {
    const { kept } = this.#factor;
    const fitted = solved(this.#factor, (row) => withGiven(0, kept[row]), this.#fitted);
    const square = own(0, 0);
    const rest = square - dot(fitted, fitted);
    if (!(rest > leastRest * square)) return 0;
    return (withTarget(0) - dot(fitted, this.#target)) ** 2 / rest / this.#rest;
  }

  #shareOf({ columns, own, withTarget, withGiven }: SourceMoments): number {
    const { kept } = this.#factor;
    const fitted = Array.from({ length: columns }, (_, c) => solved(this.#factor, (row) => withGiven(c, kept[row])));
    const left = factorOf(
      columns,
      (i, j) => own(i, j) - dot(fitted[i], fitted[j]),
      (i) => own(i, i),
    );
    const reach = solved(left, (row) => {
      const column = left.kept[row];
      return withTarget(column) - dot(fitted[column], this.#target);
    });
    return dot(reach, reach) / this.#rest;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i] * b[i];
  return sum;
}

function refuseDetermined(place: string): never {
  const text = `${place}: the target is a linear function of its past and the sources (got residual variance 0, expected more). Use another estimator, or add jitter.`;
  throw new FieldbrainError('input-invalid', text, { got: 0 });
}
