/**
 * Band matrices: read from rows of a first column and entries, and laid out twice, by rows and by columns, so that both
 * products read what they need in order. Places of a band that hold no entry are zero.
 */
import { isNested, readCount, readObject, readVector, refuseInput } from './numbers.js';
import type { Band } from './shape.js';

/** One row of a band matrix: entries from column `start` on. */
export interface BandInput {
  readonly start: number;
  readonly values: readonly number[] | Float64Array | Float32Array;
}

/** A matrix as the Programs take it. */
export type CheckedMatrix =
  | { readonly kind: 'dense'; readonly values: Float64Array }
  | {
      readonly kind: 'banded';
      readonly band: Band;
      readonly rowStart: Int32Array;
      readonly rows: Float64Array;
      readonly columnStart: Int32Array;
      readonly columns: Float64Array;
    };

interface Row {
  readonly start: number;
  readonly values: Float64Array;
}

export function readBands(
  bands: readonly BandInput[] | readonly (readonly BandInput[])[],
  agents: number,
  states: number,
  observations: number,
): { readonly matrix: CheckedMatrix; readonly ownMatrix: boolean } {
  const ownMatrix = isNested(bands);
  const lists = ownMatrix ? (bands as readonly (readonly BandInput[])[]) : [bands as readonly BandInput[]];
  if (ownMatrix && lists.length !== agents)
    refuseInput('model.bands', 'wrong number of matrices', lists, `${agents}, one for each agent`, 'Give them all.');
  const matrices = lists.map((list, agent) =>
    readList(ownMatrix ? `model.bands[${agent}]` : 'model.bands', list, states, observations),
  );
  return { matrix: layOut(matrices, states, observations), ownMatrix };
}

function readList(place: string, list: unknown, states: number, observations: number): Row[] {
  if (!Array.isArray(list) || list.length !== observations)
    refuseInput(place, 'wrong number of rows', list, `${observations} rows with start and values`, 'Give every row.');
  return list.map((row: unknown, i) => {
    const here = `${place}[${i}]`;
    const given = readObject(here, row, ['start', 'values']);
    const start = readCount(`${here}.start`, given.start, 0);
    const length = (given.values as ArrayLike<number> | undefined)?.length;
    if (length === undefined)
      refuseInput(`${here}.values`, 'missing', given.values, 'a list of numbers', 'Give the entries of the row.');
    if (start + length > states)
      refuseInput(here, 'leaves the matrix', `columns up to ${start + length}`, `at most ${states}`, 'Shorten it.');
    return { start, values: readVector(`${here}.values`, given.values, length) };
  });
}

/** All agents' rows in one layout: a row's range covers what any agent has there. */
function layOut(matrices: readonly (readonly Row[])[], states: number, observations: number): CheckedMatrix {
  const rowStart = new Int32Array(observations);
  const rowEnd = new Int32Array(observations);
  const columnStart = new Int32Array(states).fill(observations);
  const columnEnd = new Int32Array(states);
  for (let i = 0; i < observations; i += 1) {
    const filled = matrices.map((rows) => rows[i]).filter(({ values }) => values.length > 0);
    rowStart[i] = Math.min(states, ...filled.map(({ start }) => start));
    if (filled.length === 0) rowStart[i] = 0;
    rowEnd[i] = Math.max(rowStart[i], ...filled.map(({ start, values }) => start + values.length));
    for (let j = rowStart[i]; j < rowEnd[i]; j += 1) {
      columnStart[j] = Math.min(columnStart[j], i);
      columnEnd[j] = i + 1;
    }
  }
  for (let j = 0; j < states; j += 1) columnStart[j] = Math.min(columnStart[j], columnEnd[j]);
  const width = rowStart.reduce((most, start, i) => Math.max(most, rowEnd[i] - start), 1);
  const height = columnStart.reduce((most, start, j) => Math.max(most, columnEnd[j] - start), 1);
  const rows = new Float64Array(matrices.length * observations * width);
  const columns = new Float64Array(matrices.length * states * height);
  for (const [which, matrix] of matrices.entries()) {
    for (const [i, { start, values }] of matrix.entries()) {
      for (const [k, value] of values.entries()) {
        const j = start + k;
        rows[(which * observations + i) * width + j - rowStart[i]] = value;
        columns[(which * states + j) * height + i - columnStart[j]] = value;
      }
    }
  }
  return { kind: 'banded', band: { width, height }, rowStart, rows, columnStart, columns };
}
