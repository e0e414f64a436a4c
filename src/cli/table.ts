/**
 * Rows of text in aligned columns, as the commands print them: words to the left, numbers to the right, two spaces
 * between. A column in which every cell is empty is left out. It knows nothing of what the cells say.
 */

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
  /** Numbers stand to the right. */
  readonly right?: boolean;
}

/** The table with its titles; the last column is not padded. */
export function formatTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[], indent = ''): string {
  const filled = columns
    .map(({ title, cell, right = false }) => ({ title, right, cells: rows.map(cell) }))
    .filter(({ cells }) => cells.some((text) => text !== ''));
  const widths = filled.map(({ title, cells }) => Math.max(...[title, ...cells].map(widthOf)));
  const line = (pick: (column: (typeof filled)[number]) => string): string =>
    (indent + filled.map((column, at) => pad(pick(column), widths[at], column.right)).join('  ')).trimEnd();
  return [line(({ title }) => title), ...rows.map((_, row) => line(({ cells }) => cells[row]))].join('\n');
}

function pad(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return right ? space + text : text + space;
}

/** Code points, which is what a terminal shows for the characters that we print. */
function widthOf(text: string): number {
  return [...text].length;
}
