/**
 * A field picture as one binary frame: u32 LE length of a JSON header, the header in UTF-8 filled with spaces so that the
 * data begins at a multiple of four, then the data. Runs in browsers.
 */
import type { FieldMessage } from './telemetry.js';

type Header = Omit<FieldMessage, 'data'> & { readonly format: 'u8' | 'f32' };

export function encodeFieldFrame(message: FieldMessage): Uint8Array {
  const { data, ...rest } = message;
  const header: Header = { ...rest, format: data instanceof Float32Array ? 'f32' : 'u8' };
  let text = new TextEncoder().encode(JSON.stringify(header));
  const padding = (4 - (text.length % 4)) % 4;
  if (padding > 0) text = Uint8Array.from([...text, ...new Array<number>(padding).fill(32)]);
  const frame = new Uint8Array(4 + text.length + data.byteLength);
  new DataView(frame.buffer).setUint32(0, text.length, true);
  frame.set(text, 4);
  frame.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), 4 + text.length);
  return frame;
}

/** The picture in a frame, or undefined where it is not one. */
export function decodeFieldFrame(frame: Uint8Array): FieldMessage | undefined {
  if (frame.length < 4) return undefined;
  const length = new DataView(frame.buffer, frame.byteOffset, 4).getUint32(0, true);
  if (length % 4 !== 0 || 4 + length > frame.length) return undefined;
  const header = readHeader(frame.subarray(4, 4 + length));
  if (header === undefined) return undefined;
  const bytes = frame.slice(4 + length);
  const { format, ...rest } = header;
  const count = rest.edge ** 3;
  if (bytes.length !== count * (format === 'f32' ? 4 : 1)) return undefined;
  return { ...rest, data: format === 'f32' ? new Float32Array(bytes.buffer) : bytes };
}

function readHeader(bytes: Uint8Array): Header | undefined {
  try {
    const header = JSON.parse(new TextDecoder().decode(bytes)) as Header;
    return header.type === 'field' ? header : undefined;
  } catch {
    return undefined;
  }
}
