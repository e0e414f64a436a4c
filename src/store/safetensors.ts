/**
 * The safetensors layout, read and written by ourselves: u64 length of the header, the header as JSON, raw little-endian
 * tensors. Other tools can open our files. Digests of each tensor and of the header stand in the metadata, so no changed
 * bit passes; every length is checked against the file's size before memory is taken. No disk here: bytes in, bytes out.
 */
import { createHash } from 'node:crypto';
import { firstNonFinite } from '../device/check.js';
import { byteSize, type Dtype, dtypes, type HostArray, viewHostArray } from '../kernel/dtype.js';
import { FieldbrainError } from '../kernel/errors.js';

/** A tensor in a file. */
export interface StoredTensor {
  readonly dtype: Dtype;
  readonly shape: readonly number[];
  /** Narrow floats as their bit patterns. */
  readonly data: HostArray;
}

export interface StoredFile {
  readonly metadata: Readonly<Record<string, string>>;
  readonly tensors: Readonly<Record<string, StoredTensor>>;
}

/** A file whose header says that it is longer than this is not read. */
const longestHeader = 16 * 1024 * 1024;
const alignment = 64;
/** Metadata keys of ours; nobody else's may begin so. */
const reserved = 'sha256';
const noDigest = '0'.repeat(64);
const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** A dtype as the layout spells it: F8_E4M3 and F8_E5M2, else in capitals. */
function fileName(dtype: Dtype): string {
  return dtype.toUpperCase().replace(/^F8/, 'F8_');
}

interface Entry {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [number, number];
}

/** The pieces of a file, in order: the header, then each tensor's bytes. */
export function encodeFile(file: StoredFile): Uint8Array[] {
  if (!littleEndian) refuse('this machine', 'it is big-endian and the layout is not', 'a little-endian machine');
  const header: Record<string, unknown> = {};
  const metadata: Record<string, string> = {};
  for (const [key, value] of Object.entries(file.metadata)) {
    if (key.startsWith(reserved))
      refuse(`metadata ${key}`, 'the name is taken', `one that does not begin with ${reserved}`);
    metadata[key] = String(value);
  }
  const pieces: Uint8Array[] = [];
  let offset = 0;
  header.__metadata__ = metadata;
  for (const name of Object.keys(file.tensors).sort()) {
    const { dtype, shape, data } = file.tensors[name];
    const count = shape.reduce((product, size) => product * size, 1);
    if (data.length !== count || data.BYTES_PER_ELEMENT !== byteSize(dtype) || name === '__metadata__')
      refuse(`tensor ${name}`, `${data.length} elements of ${data.BYTES_PER_ELEMENT} bytes`, `${dtype} [${shape}]`);
    const wrong = firstNonFinite(dtype, data);
    if (wrong >= 0) refuse(`tensor ${name}`, `element ${wrong} is not finite`, 'numbers only');
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    header[name] = { dtype: fileName(dtype), shape, data_offsets: [offset, offset + bytes.length] };
    metadata[`${reserved} ${name}`] = digestOf(bytes);
    offset += bytes.length;
    pieces.push(bytes);
  }
  metadata[reserved] = noDigest;
  const length = Math.ceil((Buffer.byteLength(JSON.stringify(header)) + 8) / alignment) * alignment - 8;
  const seal = (): Buffer => {
    const text = Buffer.alloc(length, ' ');
    text.write(JSON.stringify(header));
    return text;
  };
  metadata[reserved] = digestOf(seal());
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(length));
  return [size, seal(), ...pieces];
}

/** What a header says, once everything in it was found to be right for a file of `fileBytes`. */
export interface CheckedHeader {
  readonly metadata: Readonly<Record<string, string>>;
  readonly tensors: readonly {
    readonly name: string;
    dtype: Dtype;
    shape: readonly number[];
    begin: number;
    end: number;
  }[];
  /** Where the tensors' bytes begin. */
  readonly dataStart: number;
}

/** How long the header is, from the first eight bytes of a file. */
export function headerLength(place: string, first: Uint8Array, fileBytes: number): number {
  const length = fileBytes < 8 ? 0n : Buffer.from(first).readBigUInt64LE(0);
  if (length < 2n || length > BigInt(Math.min(longestHeader, fileBytes - 8)))
    refuse(
      place,
      `the header's length does not fit a file of ${fileBytes} bytes (got ${length})`,
      'a whole checkpoint',
    );
  return Number(length);
}

/** Checks the header's digest, every name, dtype, shape and range against the file's size. */
export function readHeader(place: string, text: Uint8Array, fileBytes: number): CheckedHeader {
  const header = parse(place, text);
  const metadata = header.__metadata__ as Record<string, string> | undefined;
  if (!isRecord(metadata) || !Object.values(metadata).every((value) => typeof value === 'string'))
    return refuse(place, 'there is no metadata', 'a checkpoint of fieldbrain');
  const digest = metadata[reserved] ?? '';
  const unsealed = Buffer.from(text).toString('latin1').replace(`"${digest}"`, `"${noDigest}"`);
  if (!/^[0-9a-f]{64}$/.test(digest) || digestOf(Buffer.from(unsealed, 'latin1')) !== digest)
    refuse(place, 'the header does not match its digest', 'an undamaged file');
  const dataStart = 8 + text.length;
  const tensors = Object.entries(header)
    .filter(([name]) => name !== '__metadata__')
    .map(([name, entry]) => ({ name, ...checkEntry(place, name, entry) }))
    .sort((one, other) => one.begin - other.begin || one.end - other.end);
  let offset = 0;
  for (const { name, begin, end } of tensors) {
    if (begin !== offset) refuse(place, `tensor ${name} begins at ${begin}`, `${offset}, right after the one before`);
    offset = end;
  }
  if (dataStart + offset !== fileBytes)
    refuse(place, `the file has ${fileBytes} bytes`, `${dataStart + offset}, as its header says`);
  const own = Object.fromEntries(Object.entries(metadata).filter(([key]) => !key.startsWith(reserved)));
  for (const { name } of tensors) own[`${reserved} ${name}`] = metadata[`${reserved} ${name}`] ?? '';
  const placed = tensors.map((one) => ({ ...one, begin: dataStart + one.begin, end: dataStart + one.end }));
  return { metadata: own, tensors: placed, dataStart };
}

/** The tensor in these bytes, whose digest and numbers are checked. */
export function readTensor(place: string, header: CheckedHeader, name: string, bytes: Uint8Array): StoredTensor {
  const entry = header.tensors.find((one) => one.name === name);
  if (entry === undefined || bytes.length !== entry.end - entry.begin) return refuse(place, `no tensor ${name}`, 'one');
  if (digestOf(bytes) !== header.metadata[`${reserved} ${name}`])
    refuse(place, `tensor ${name} does not match its digest`, 'an undamaged file');
  const { dtype, shape } = entry;
  const data = viewHostArray(dtype, bytes.buffer, bytes.byteOffset, bytes.length / byteSize(dtype));
  const wrong = firstNonFinite(dtype, data);
  if (wrong >= 0) refuse(place, `tensor ${name} has a value that is not finite at ${wrong}`, 'numbers only');
  return { dtype, shape, data };
}

/** The metadata without our digests. */
export function plainMetadata({ metadata }: CheckedHeader): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => !key.startsWith(reserved)));
}

function checkEntry(place: string, name: string, entry: unknown) {
  const { dtype, shape, data_offsets: range } = (isRecord(entry) ? entry : {}) as unknown as Partial<Entry>;
  const known = dtypes.find((one) => fileName(one) === dtype);
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
  if (
    known === undefined ||
    !Array.isArray(shape) ||
    !shape.every(isCount) ||
    !Array.isArray(range) ||
    !range.every(isCount)
  )
    return refuse(place, `tensor ${name} is described wrongly`, `one of ${dtypes.join(', ')}, a shape and a range`);
  const bytes = shape.reduce((product, size) => product * size, byteSize(known));
  const [begin, end] = range;
  if (range.length !== 2 || end - begin !== bytes)
    refuse(place, `tensor ${name} has ${end - begin} bytes`, `${bytes} for ${known} [${shape}]`);
  return { dtype: known, shape: shape as readonly number[], begin, end };
}

function parse(place: string, text: Uint8Array): Record<string, unknown> {
  try {
    const header: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    if (isRecord(header)) return header;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  return refuse(place, 'the header is not JSON', 'a checkpoint of fieldbrain');
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(place: string, got: string, expected: string): never {
  throw new FieldbrainError('file-invalid', `${place}: ${got} (expected ${expected}). Take another checkpoint.`, {
    place,
  });
}
