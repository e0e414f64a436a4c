/**
 * Parquet files by the columns of a dataset: hyparquet reads them and hyparquet-writer writes them. What a file says of its
 * own size is compared with its real size and with what the caller expects before a column is read.
 */
import { type FileHandle, open } from 'node:fs/promises';
import zlib from 'node:zlib';
import {
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  snappyUncompress,
} from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { refuseFile } from './refusal.js';

type SchemaElement = FileMetaData['schema'][number];

export type ColumnType = 'float' | 'double' | 'int64' | 'bool' | 'string';

/** A column to be written: values, or lists of values. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly isList?: boolean;
  readonly data: readonly unknown[];
}

const elements: Readonly<Record<ColumnType, Partial<SchemaElement>>> = {
  float: { type: 'FLOAT' },
  double: { type: 'DOUBLE' },
  int64: { type: 'INT64' },
  bool: { type: 'BOOLEAN' },
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
};

/** The bytes of a file; a row group for each of `groups`, by their rows. */
export function encodeParquet(
  columns: readonly Column[],
  groups: readonly number[],
  metadata: Readonly<Record<string, string>> = {},
): Uint8Array {
  const optional = (name: string, rest: Partial<SchemaElement>): SchemaElement => ({
    name,
    repetition_type: 'OPTIONAL',
    ...rest,
  });
  const schema: SchemaElement[] = [
    { name: 'schema', num_children: columns.length },
    ...columns.flatMap(({ name, type, isList }) =>
      isList === true
        ? [
            optional(name, { num_children: 1, converted_type: 'LIST', logical_type: { type: 'LIST' } }),
            { name: 'list', repetition_type: 'REPEATED', num_children: 1 } as const,
            optional('element', elements[type]),
          ]
        : [optional(name, elements[type])],
    ),
  ];
  const buffer = parquetWriteBuffer({
    schema,
    columnData: columns.map(({ name, data }) => ({ name, data: data as unknown[] })),
    rowGroupSize: [...groups],
    kvMetadata: Object.entries(metadata).map(([key, value]) => ({ key, value })),
  });
  return new Uint8Array(buffer);
}

/** Files compressed otherwise than by snappy are read where this Node can. */
const { zstdDecompressSync } = zlib as {
  zstdDecompressSync?: (input: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;
};
const compressors: Compressors = {
  SNAPPY: (input, bytes) => {
    checkPage(bytes);
    if (bytes > snappyExpansion * input.length + snappyExpansion)
      throw new Error(`a page of ${input.length} bytes that claims to hold ${bytes}`);
    const page = new Uint8Array(bytes);
    snappyUncompress(input, page);
    return page;
  },
  GZIP: (input, bytes) => zlib.gunzipSync(input, bounded(bytes)),
  BROTLI: (input, bytes) => zlib.brotliDecompressSync(input, bounded(bytes)),
  ...(zstdDecompressSync === undefined
    ? {}
    : { ZSTD: (input: Uint8Array, bytes: number) => zstdDecompressSync(input, bounded(bytes)) }),
};

/** No page may unpack to more than it says, nor say more than this. */
const mostPageBytes = 2 ** 28;
/** Three bytes of Snappy copy 64 at most. */
const snappyExpansion = 22;

function checkPage(bytes: number): void {
  if (!(bytes >= 0 && bytes <= mostPageBytes))
    throw new Error(`a page that claims to hold ${bytes} bytes, more than ${mostPageBytes}`);
}

function bounded(bytes: number): { maxOutputLength: number } {
  checkPage(bytes);
  return { maxOutputLength: Math.max(1, bytes) };
}

/** No real file holds more rows than this in each of its bytes. */
const rowsPerByte = 1000;
/** Rows that are taken out of a file at once. */
const rowsAtOnce = 20_000;

export type Row = Readonly<Record<string, unknown>>;

/** An open file. */
export class ParquetFile {
  readonly file: string;
  readonly rows: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly #handle: FileHandle;
  readonly #buffer: AsyncBuffer;
  readonly #footer: FileMetaData;

  private constructor(file: string, handle: FileHandle, buffer: AsyncBuffer, footer: FileMetaData) {
    this.file = file;
    this.#handle = handle;
    this.#buffer = buffer;
    this.#footer = footer;
    this.rows = Number(footer.num_rows);
    this.metadata = Object.fromEntries((footer.key_value_metadata ?? []).map(({ key, value }) => [key, value ?? '']));
  }

  /** Opens a file that has these columns. */
  static async open(file: string, columns: readonly string[]): Promise<ParquetFile> {
    const handle = await open(file, 'r').catch((error: unknown) =>
      refuseFile(file, 'cannot be read', (error as { code?: unknown }).code, 'a Parquet file of the dataset'),
    );
    try {
      const { size } = await handle.stat();
      const buffer = bufferOf(handle, size);
      const footer = await orUnreadable(file, () => parquetMetadataAsync(buffer));
      checkFooter(file, footer, size, columns);
      return new ParquetFile(file, handle, buffer, footer);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** All rows in their order, some at a time. */
  async *read(columns: readonly string[]): AsyncGenerator<readonly Row[]> {
    for (let from = 0; from < this.rows; from += rowsAtOnce) {
      const to = Math.min(this.rows, from + rowsAtOnce);
      const rows = await orUnreadable(this.file, () =>
        parquetReadObjects({
          file: this.#buffer,
          metadata: this.#footer,
          columns: [...columns],
          rowStart: from,
          rowEnd: to,
          compressors,
        }),
      );
      if (rows.length !== to - from)
        refuseFile(this.file, 'rows are missing', rows.length, `${to - from} from ${from}`);
      yield rows;
    }
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

function bufferOf(handle: FileHandle, size: number): AsyncBuffer {
  return {
    byteLength: size,
    slice: async (start, end = size) => {
      if (!(start >= 0 && end >= start && end <= size))
        throw new Error(`bytes ${start} to ${end} of a file of ${size}`);
      const bytes = new Uint8Array(end - start);
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
      if (bytesRead !== bytes.length) throw new Error(`the file ends at byte ${start + bytesRead}`);
      return bytes.buffer;
    },
  };
}

/** Whatever a reader of damaged bytes throws, as the refusal of that file. */
async function orUnreadable<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    return refuseFile(
      file,
      'not a whole Parquet file',
      error instanceof Error ? error.message : error,
      'it as it was written',
    );
  }
}

function checkFooter(file: string, footer: FileMetaData, size: number, columns: readonly string[]): void {
  const rows = Number(footer.num_rows);
  const sum = footer.row_groups.reduce((total, group) => total + Number(group.num_rows), 0);
  if (!(rows >= 0 && rows <= size * rowsPerByte))
    refuseFile(file, 'more rows than its size can hold', rows, `at most ${size * rowsPerByte}`);
  if (sum !== rows) refuseFile(file, 'row groups that do not add up', sum, `${rows} rows`);
  const [root, ...rest] = footer.schema;
  const names = childrenOf(root.num_children ?? 0, rest);
  for (const column of columns)
    if (!names.includes(column)) refuseFile(file, `no column ${column}`, names.join(', '), 'it among the columns');
  for (const { columns: chunks } of footer.row_groups)
    for (const { meta_data } of chunks) {
      const start = Number(meta_data?.dictionary_page_offset ?? meta_data?.data_page_offset ?? 0);
      const end = start + Number(meta_data?.total_compressed_size ?? 0);
      const values = Number(meta_data?.num_values ?? 0);
      if (!(values >= 0 && values <= size * rowsPerByte))
        refuseFile(file, 'more values than its size can hold', values, `at most ${size * rowsPerByte}`);
      if (!(start >= 0 && end <= size))
        refuseFile(file, `column ${meta_data?.path_in_schema.join('.')} ends behind the file`, end, `at most ${size}`);
    }
}

/** Names of the top columns: each element is followed by its own children. */
function childrenOf(count: number, schema: readonly SchemaElement[]): string[] {
  const names: string[] = [];
  let at = 0;
  const skip = (): void => {
    const children = schema[at]?.num_children ?? 0;
    at += 1;
    for (let child = 0; child < children && at < schema.length; child += 1) skip();
  };
  while (names.length < count && at < schema.length) {
    names.push(schema[at].name);
    skip();
  }
  return names;
}
