/**
 * NumPy's .npy files: a header that says type, order and shape, then the numbers. One axis is one series; two axes are
 * times × columns. Only plain numbers are read.
 */
import { refuseFile, type SeriesTable } from './table.js';

type Reader = (view: DataView, at: number, little: boolean) => number;

const readers: Readonly<Record<string, { readonly bytes: number; readonly read: Reader }>> = {
  f8: { bytes: 8, read: (view, at, little) => view.getFloat64(at, little) },
  f4: { bytes: 4, read: (view, at, little) => view.getFloat32(at, little) },
  i8: { bytes: 8, read: (view, at, little) => Number(view.getBigInt64(at, little)) },
  u8: { bytes: 8, read: (view, at, little) => Number(view.getBigUint64(at, little)) },
  i4: { bytes: 4, read: (view, at, little) => view.getInt32(at, little) },
  u4: { bytes: 4, read: (view, at, little) => view.getUint32(at, little) },
  i2: { bytes: 2, read: (view, at, little) => view.getInt16(at, little) },
  u2: { bytes: 2, read: (view, at, little) => view.getUint16(at, little) },
  i1: { bytes: 1, read: (view, at) => view.getInt8(at) },
  u1: { bytes: 1, read: (view, at) => view.getUint8(at) },
  b1: { bytes: 1, read: (view, at) => view.getUint8(at) },
};

export function parseNpy(place: string, bytes: Uint8Array): SeriesTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint32(0) !== 0x934e554d || view.getUint16(4) !== 0x5059)
    refuseFile(
      place,
      'not an .npy file',
      `${bytes.length} bytes without its mark`,
      '\\x93NUMPY at the start',
      'Check the file.',
    );
  const long = bytes[6] >= 2;
  const headerBytes = long ? view.getUint32(8, true) : view.getUint16(8, true);
  const begin = (long ? 12 : 10) + headerBytes;
  const header = new TextDecoder().decode(bytes.subarray(long ? 12 : 10, Math.min(begin, bytes.length)));
  const type = /'descr':\s*'([<>|=])([a-z]\d+)'/.exec(header);
  const shape = /'shape':\s*\(([^)]*)\)/.exec(header)?.[1].match(/\d+/g)?.map(Number);
  const reader = type === null ? undefined : readers[type[2]];
  if (type === null || reader === undefined)
    refuseFile(
      place,
      'numbers of an unknown type',
      header.trim().slice(0, 80),
      Object.keys(readers).join(', '),
      'Save it as float64.',
    );
  if (shape === undefined || shape.length < 1 || shape.length > 2)
    refuseFile(place, 'not a table', `${shape?.length ?? 0} axes`, '1 or 2: times × columns', 'Save a table.');
  const [rows, width] = [shape[0], shape[1] ?? 1];
  const needed = begin + rows * width * reader.bytes;
  if (bytes.length < needed)
    refuseFile(place, 'the file ends early', `${bytes.length} bytes`, `${needed}`, 'Save it again.');
  if (rows * width === 0) refuseFile(place, 'no numbers', 'an empty table', 'rows of numbers', 'Check the file.');
  const isFortran = /'fortran_order':\s*True/.test(header);
  const little = type[1] !== '>';
  const columns = Array.from({ length: width }, (_, column) =>
    Float64Array.from({ length: rows }, (__, row) => {
      const at = isFortran ? column * rows + row : row * width + column;
      const value = reader.read(view, begin + at * reader.bytes, little);
      if (!Number.isFinite(value))
        refuseFile(
          `${place} row ${row}, column ${column}`,
          'not a number',
          value,
          'a finite number',
          'Repair or remove the row.',
        );
      return value;
    }),
  );
  return { columns, names: columns.map((_, at) => String(at)) };
}
