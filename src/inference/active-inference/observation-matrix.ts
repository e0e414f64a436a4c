/**
 * The observation matrix J (m × n) inside a Program: dense, or a band of which only the entries are kept, by rows for J x
 * and by columns for Jᵀ y. Products with a dense matrix that all agents share are matrix products over the agents.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { add, load, mul, sub, sum } from '../../kernel/index.js';
import type { AgentAxes, AgentShape } from './shape.js';

/** How a formula reads a tensor at a row or column of J, after the leading indices. */
export type Reader = (tensor: TensorHandle, ...indices: Expr[]) => Expr;

export interface ObservationMatrix {
  /** Σ_j term(J_ij, j); the reader loads what is indexed by j. */
  rowSum(agent: Expr, row: Expr, term: (entry: Expr, column: Expr, read: Reader) => Expr): Expr;
  /** Σ_i term(J_ij, i). */
  columnSum(agent: Expr, column: Expr, term: (entry: Expr, row: Expr, read: Reader) => Expr): Expr;
  /** J_ij at any row and column. */
  entry(agent: Expr, row: Expr, column: Expr): Expr;
  /** target[agent, i] = epilogue(Σ_j J_ij vector[agent, j]). */
  multiply(b: ProgramBuilder, name: string, target: TensorHandle, vector: TensorHandle, epilogue: Epilogue): void;
  /** target[agent, j] = epilogue(Σ_i J_ij weight(i) vector[agent, i]). */
  multiplyTransposed(
    b: ProgramBuilder,
    name: string,
    target: TensorHandle,
    vector: TensorHandle,
    epilogue: Epilogue,
    weight?: TensorHandle,
  ): void;
}

type Epilogue = (total: Expr, agent: Expr, index: Expr) => Expr;

export function declareMatrix(b: ProgramBuilder, axes: AgentAxes, shape: AgentShape): ObservationMatrix {
  return shape.matrix === 'dense' ? declareDense(b, axes, shape) : declareBand(b, axes, shape, shape.matrix);
}

const plain: Reader = (tensor, ...indices) => tensor.at(...indices);
/** Entries that stand outside the matrix are zero; what they meet is read at the border. */
const bordered: Reader = (tensor, ...indices) =>
  load(tensor, indices, [...indices.slice(1).map(() => 'inside' as const), 'clamp']);

function declareDense(b: ProgramBuilder, axes: AgentAxes, shape: AgentShape): ObservationMatrix {
  const { states, observations, dtype, ownMatrix } = shape;
  const matrix = b.constant('matrix', dtype, [axes.matrices, observations, states]);
  const entry = (agent: Expr, row: Expr, column: Expr): Expr => matrix.at(axes.matrixOf(agent), row, column);
  const sums = {
    entry,
    rowSum: (agent, row, term) => sum([states], ([j]) => term(entry(agent, row, j), j, plain)),
    columnSum: (agent, column, term) => sum([observations], ([i]) => term(entry(agent, i, column), i, plain)),
  } satisfies Partial<ObservationMatrix>;
  if (ownMatrix) return { ...sums, ...vectorProducts(sums) };
  return {
    ...sums,
    multiply: (builder, name, target, vector, epilogue) =>
      builder.matmul(
        name,
        target,
        states,
        ([agent, j]) => vector.at(agent, j),
        ([j, i]) => matrix.at(0, i, j),
        { epilogue: (total, [agent, i]) => epilogue(total, agent, i) },
      ),
    multiplyTransposed: (builder, name, target, vector, epilogue, weight) =>
      builder.matmul(
        name,
        target,
        observations,
        ([agent, i]) => (weight === undefined ? vector.at(agent, i) : mul(weight.at(i), vector.at(agent, i))),
        ([i, j]) => matrix.at(0, i, j),
        { epilogue: (total, [agent, j]) => epilogue(total, agent, j) },
      ),
  };
}

function declareBand(
  b: ProgramBuilder,
  axes: AgentAxes,
  { observations, states, dtype }: AgentShape,
  { width, height }: { readonly width: number; readonly height: number },
): ObservationMatrix {
  const rows = b.constant('rowBands', dtype, [axes.matrices, observations, width]);
  const rowStart = b.constant('rowStart', 'i32', [observations]);
  const columns = b.constant('columnBands', dtype, [axes.matrices, states, height]);
  const columnStart = b.constant('columnStart', 'i32', [states]);
  const sums = {
    entry: (agent, row, column) =>
      load(rows, [axes.matrixOf(agent), row, sub(column, rowStart.at(row))], ['inside', 'inside', 'zero']),
    rowSum: (agent, row, term) =>
      sum([width], ([k]) => term(rows.at(axes.matrixOf(agent), row, k), add(rowStart.at(row), k), bordered)),
    columnSum: (agent, column, term) =>
      sum([height], ([k]) =>
        term(columns.at(axes.matrixOf(agent), column, k), add(columnStart.at(column), k), bordered),
      ),
  } satisfies Partial<ObservationMatrix>;
  return { ...sums, ...vectorProducts(sums) };
}

type Sums = Pick<ObservationMatrix, 'rowSum' | 'columnSum'>;

/** One product a vector, as folds. */
function vectorProducts({ rowSum, columnSum }: Sums): Pick<ObservationMatrix, 'multiply' | 'multiplyTransposed'> {
  return {
    multiply: (b, name, target, vector, epilogue) =>
      b.reduce(name, target, ([agent, i]) =>
        epilogue(
          rowSum(agent, i, (entry, j, read) => mul(entry, read(vector, agent, j))),
          agent,
          i,
        ),
      ),
    multiplyTransposed: (b, name, target, vector, epilogue, weight) =>
      b.reduce(name, target, ([agent, j]) =>
        epilogue(
          columnSum(agent, j, (entry, i, read) => {
            const value = read(vector, agent, i);
            return mul(entry, weight === undefined ? value : mul(read(weight, i), value));
          }),
          agent,
          j,
        ),
      ),
  };
}
